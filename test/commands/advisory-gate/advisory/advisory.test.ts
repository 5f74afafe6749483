import { describe, expect, it } from 'vitest';
import {
  judgeStatus,
  latestApprovedEvent,
} from '../../../../src/commands/advisory-gate/advisory/advisory.ts';
import type { AdvisoryEvent } from '../../../../src/platform/resources/advisories.ts';
import { advisory } from '../../../support/advisory-builders.ts';

const at = (day: number, event: AdvisoryEvent): AdvisoryEvent => ({
  createTime: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  reviewState: 'REVIEW_STATE_APPROVED',
  ...event,
});

const FIXED = { fixed: { fixedVersion: '3.1.4-r6' } };

describe('latestApprovedEvent', () => {
  it.each([
    ['the latest by time, listed first', [at(2, FIXED), at(1, { detection: {} })], 0],
    ['the latest by time, listed last', [at(1, { detection: {} }), at(2, FIXED)], 1],
    ['the later listed of one time', [at(1, { detection: {} }), at(1, FIXED)], 1],
    [
      'the later within one millisecond',
      [
        { createTime: '2026-01-01T00:00:00.000002Z', ...FIXED },
        { createTime: '2026-01-01T00:00:00.000001Z', detection: {} },
      ],
      0,
    ],
    [
      'the later within one millisecond, of times with more and fewer digits',
      [
        { createTime: '2026-01-01T00:00:00Z', detection: {} },
        { createTime: '2026-01-01T00:00:00.0000001Z', ...FIXED },
      ],
      1,
    ],
    ['one without a time when there is no other', [{ detection: {} }], 0],
    [
      'one without a time when no other is approved',
      [at(1, { ...FIXED, reviewState: 'REVIEW_STATE_PENDING' }), { detection: {} }],
      1,
    ],
    [
      'the latest of those with times when only a pending one has none',
      [{ ...FIXED, reviewState: 'PENDING' }, at(2, { detection: {} }), at(1, FIXED)],
      1,
    ],
    [
      'a pending one never',
      [at(1, { detection: {} }), at(2, { ...FIXED, reviewState: 'REVIEW_STATE_PENDING' })],
      0,
    ],
    ['a rejected one never', [at(1, { detection: {} }), at(2, { ...FIXED, reviewState: 'REJECTED' })], 0],
    [
      'one with requested changes never',
      [at(1, { detection: {} }), at(2, { ...FIXED, reviewState: 'REVIEW_STATE_REQUEST_CHANGES' })],
      0,
    ],
    [
      'one without a review state as approved',
      [at(1, { detection: {} }), { ...at(2, FIXED), reviewState: undefined }],
      1,
    ],
    [
      'an unspecified review state as approved',
      [at(1, { detection: {} }), at(2, { ...FIXED, reviewState: 'REVIEW_STATE_UNSPECIFIED' })],
      1,
    ],
    [
      'the short name of approved',
      [at(1, { detection: {} }), at(2, { ...FIXED, reviewState: 'APPROVED' })],
      1,
    ],
  ])('takes %s', (_, events, index) => {
    expect(latestApprovedEvent(events)).toBe(events[index]);
  });

  it.each([
    ['no time', {}],
    ['an empty time', { createTime: '' }],
    ['a time that is not one', { createTime: 'soon' }],
    ['text that JavaScript reads as a date', { createTime: 'soon 1' }],
    ['the zero time of Go', { createTime: '0001-01-01T00:00:00Z' }],
    ['a day that does not exist', { createTime: '2026-02-30T00:00:00Z' }],
    ['a time without a zone', { createTime: '2026-01-01T00:00:00' }],
  ])('does not know which is the latest if one of several has %s', (_, time) => {
    const events = [at(2, FIXED), { truePositiveDetermination: {}, ...time }, at(1, { detection: {} })];
    expect(latestApprovedEvent(events)).toBe('undated');
    expect(latestApprovedEvent(events.toReversed())).toBe('undated');
    expect(latestApprovedEvent(events.slice(0, 2))).toBe('undated');
    expect(latestApprovedEvent(events.slice(1))).toBe('undated');
  });

  it('takes none when none is approved', () => {
    expect(latestApprovedEvent([at(1, { ...FIXED, reviewState: 'PENDING' })])).toBeUndefined();
  });
});

describe('judgeStatus', () => {
  const row = (...events: AdvisoryEvent[]) => advisory({ artifactType: 'apk', events });

  it.each([
    ['no events field', advisory(), { status: 'affecting' }],
    ['no events', row(), { status: 'affecting', word: 'affected' }],
    ['a detection', row({ detection: {} }), { status: 'affecting', word: 'detected' }],
    ['a true positive', row({ truePositiveDetermination: {} }), { status: 'affecting', word: 'affected' }],
    ['a fix not planned', row({ fixNotPlanned: {} }), { status: 'affecting', word: 'fix-not-planned' }],
    [
      'an analysis not planned',
      row({ analysisNotPlanned: {} }),
      { status: 'affecting', word: 'analysis-not-planned' },
    ],
    [
      'a fix pending upstream',
      row({ pendingUpstreamFix: {} }),
      { status: 'affecting', word: 'pending-upstream' },
    ],
    [
      'a later detection after a fix',
      row(at(1, FIXED), at(2, { detection: {} })),
      { status: 'affecting', word: 'detected' },
    ],
    [
      'only a pending fix',
      row({ ...FIXED, reviewState: 'PENDING' }),
      { status: 'affecting', word: 'affected' },
    ],
    [
      'a false positive',
      row({ falsePositiveDetermination: { type: 'TYPE_X' } }),
      { status: 'not-affected', falsePositiveType: 'TYPE_X' },
    ],
    ['a false positive without a type', row({ falsePositiveDetermination: {} }), { status: 'not-affected' }],
    [
      'a deleted one',
      { ...row(at(1, { detection: {} })), deleteTime: '2026-01-01T00:00:00Z' },
      { status: 'withdrawn' },
    ],
    [
      'a fix, and an event without a time',
      row(at(1, FIXED), { truePositiveDetermination: {} }),
      {
        status: 'affecting',
        isUndated: true,
        doubt: 'it is not known which of its events is the latest',
      },
    ],
    [
      'a deleted one with an event without a time',
      {
        ...row(at(1, FIXED), { truePositiveDetermination: {} }),
        deleteTime: '2026-01-01T00:00:00Z',
      },
      { status: 'withdrawn' },
    ],
    ['an empty delete time', { ...row(), deleteTime: '' }, { status: 'affecting', word: 'affected' }],
    [
      'a zero delete time',
      { ...row(), deleteTime: '0001-01-01T00:00:00Z' },
      { status: 'affecting', word: 'affected' },
    ],
    [
      'another',
      { ...row(), deleteTime: '1970-01-01T00:00:00.000Z' },
      { status: 'affecting', word: 'affected' },
    ],
    ['no delete time', { ...row(), deleteTime: 'never' }, { status: 'affecting', word: 'affected' }],
    [
      'a delete time by offset',
      { ...row(), deleteTime: '2026-01-01T00:00:00+0000' },
      { status: 'withdrawn' },
    ],
  ])('of %s', (_, given, facts) => {
    expect(judgeStatus(given, { type: 'apk', version: '3.1.4-r5' })).toEqual(facts);
  });

  it.each([
    ['older', 'apk', '3.1.4-r5', { status: 'affecting', word: 'affected', fixedVersion: '3.1.4-r6' }],
    ['the same', 'apk', '3.1.4-r6', { status: 'fixed', fixedVersion: '3.1.4-r6' }],
    ['newer', 'apk', '3.1.4-r10', { status: 'fixed', fixedVersion: '3.1.4-r6' }],
    ['not known', 'apk', undefined, { status: 'fixed', fixedVersion: '3.1.4-r6' }],
    ['newer, by the advisory’s type', undefined, '3.1.4-r10', { status: 'fixed', fixedVersion: '3.1.4-r6' }],
    [
      'newer, of a type without a scheme',
      'library',
      '3.1.4-r10',
      { status: 'fixed', fixedVersion: '3.1.4-r6' },
    ],
    [
      'no version of the scheme',
      'apk',
      'latest',
      {
        status: 'affecting',
        word: 'affected',
        fixedVersion: '3.1.4-r6',
        doubt: 'its version cannot be compared with the fixed one',
      },
    ],
  ])('of a fix when the version in hand is %s', (_, type, version, facts) => {
    expect(judgeStatus(row(FIXED), { type, version })).toEqual(facts);
  });

  it('of an event that says several things is the worst of them', () => {
    const events = [at(1, { ...FIXED, falsePositiveDetermination: {}, detection: {} })];
    expect(judgeStatus(advisory({ events }), { version: '3.1.4-r6' })).toEqual({
      status: 'affecting',
      word: 'detected',
    });
  });

  it('of a fix compares by the package’s type where the advisory’s has no scheme', () => {
    const library = advisory({ artifactType: 'library', events: [{ fixed: { fixedVersion: '1.9.0' } }] });
    expect(judgeStatus(library, { type: 'npm', version: '1.10.0' })).toMatchObject({ status: 'fixed' });
    expect(judgeStatus(library, { type: undefined, version: '1.10.0' })).toMatchObject({
      status: 'affecting',
    });
  });

  it('of a fix compares a bare name by the scheme of apk', () => {
    const judge = (version: string) =>
      judgeStatus(advisory({ events: [FIXED] }), { type: undefined, version }).status;
    expect(judge('3.1.4-r10')).toBe('fixed');
    expect(judge('3.1.4-r5')).toBe('affecting');
    expect(judge('latest')).toBe('affecting');
  });

  it.each([
    ['an empty fixed version', { fixed: { fixedVersion: '' } }],
    ['no fixed version', { fixed: {} }],
  ])('of a fix with %s depends on whether a version is in hand', (_, event) => {
    expect(judgeStatus(row(event), { type: 'apk', version: undefined })).toEqual({ status: 'fixed' });
    expect(judgeStatus(row(event), { type: 'apk', version: '1' })).toEqual({
      status: 'affecting',
      word: 'affected',
      doubt: 'a fix is recorded without a version',
    });
  });

  it.each([
    ['3.1.4-r6', '3.1.4-r6'],
    ['', undefined],
  ])('of a fix with the version %j stays affecting in an SBOM without versions', (written, fixedVersion) => {
    const inSbom = { type: 'apk', version: undefined, source: 'sbom.json' };
    expect(judgeStatus(row({ fixed: { fixedVersion: written } }), inSbom)).toEqual({
      status: 'affecting',
      word: 'affected',
      fixedVersion,
      doubt: 'a fix is known, but the SBOM does not give its version',
    });
  });

  it.each([{}, { patchedVersions: ['', ''] }])('of a patch without versions is affecting: %j', (patched) => {
    for (const version of [undefined, '1'])
      expect(judgeStatus(row({ patched }), { type: 'apk', version })).toMatchObject({ status: 'affecting' });
  });

  it.each([
    ['1.0-r0', 'affecting', '1.0-r1'],
    ['1.0-r1', 'fixed', '1.0-r1'],
    ['1.0-r7', 'fixed', '1.0-r1'],
    ['1.5-r0', 'affecting', '3.0-r0'],
    ['2.0-r0', 'affecting', '2.0-r1'],
    ['2.0-r1', 'fixed', '2.0-r1'],
    ['2.9-r9', 'affecting', '3.0-r0'],
    ['3.0-r0', 'fixed', '3.0-r0'],
    ['3.1-r0', 'fixed', '3.0-r0'],
    [undefined, 'affecting', '3.0-r0'],
  ])('of patched versions, which are no floor: %s is %s', (version, status, fixedVersion) => {
    const patched = { patched: { patchedVersions: ['2.0-r1', '1.0-r1', '', '3.0-r0'] } };
    expect(judgeStatus(row(patched), { type: 'apk', version })).toMatchObject({ status, fixedVersion });
  });

  it('of patched versions that cannot be compared is fixed only by a listed one', () => {
    const patched = { patched: { patchedVersions: ['odd version', '1.0-r1'] } };
    expect(judgeStatus(row(patched), { type: 'apk', version: '1.0-r2' })).toMatchObject({ status: 'fixed' });
    expect(judgeStatus(row(patched), { type: 'apk', version: 'odd version' })).toMatchObject({
      status: 'fixed',
    });
    expect(judgeStatus(row(patched), { type: 'apk', version: undefined })).toMatchObject({
      status: 'affecting',
    });
    expect(judgeStatus(row(patched), { type: 'apk', version: '9.0-r0' })).toEqual({
      status: 'affecting',
      word: 'affected',
      fixedVersion: 'odd version',
      doubt: 'its version cannot be compared with the fixed one',
    });
  });

  it('of patched library versions compares without the build', () => {
    const library = advisory({
      artifactType: 'pypi',
      events: [{ patched: { patchedVersions: ['1.0+acme.2'] } }],
    });
    expect(judgeStatus(library, { type: 'pypi', version: '1.0+acme.1' })).toMatchObject({
      status: 'affecting',
    });
    expect(judgeStatus(library, { type: 'pypi', version: '1.0+acme.2' })).toMatchObject({ status: 'fixed' });
  });
});
