import { describe, expect, it } from 'vitest';
import { latestApprovedEvent } from '../../../../src/commands/advisory-gate/advisory/advisory.ts';
import {
  nameIfLeftOut,
  rateSeverities,
  warnOfLeftOut,
} from '../../../../src/commands/advisory-gate/advisory/severity.ts';

describe('values that only a later version of the service knows', () => {
  it('leave a severity of unknown type out, and none left is unknown', () => {
    const known = { type: 'TYPE_CVSS_V3', score: '5.0' };
    const later = { type: '9', score: '9.9' };
    expect(rateSeverities([later, known])).toMatchObject({ severity: 'medium', score: 5 });
    expect(rateSeverities([later])).toEqual({ severity: 'unknown' });
    expect(rateSeverities([{ type: 'TYPE_UNSPECIFIED', score: '9.9' }])).toMatchObject({
      severity: 'critical',
    });
  });

  it.each([
    [{ type: '9', score: '9.9' }, '`9` (unknown type)'],
    [{ type: 'TYPE_CVSS_V5', score: '' }, '`TYPE_CVSS_V5` (unknown type)'],
    [{ type: 'TYPE_CVSS_V4', score: 'CVSS:4.0/AV:X' }, '`TYPE_CVSS_V4` (unreadable)'],
    [{ score: '11' }, '`TYPE_UNSPECIFIED` (unreadable)'],
    [{ type: 'TYPE_CVSS_V4', score: '' }, undefined],
    [{ type: 'TYPE_CVSS_V3', score: '5.0' }, undefined],
  ])('have a name if a score is left out: %j', (score, name) => {
    expect(nameIfLeftOut(score)).toBe(name);
  });

  it('are named in a warning', () => {
    const said: string[] = [];
    const log = { warning: (text: string) => void said.push(text) };
    warnOfLeftOut(log, new Set());
    warnOfLeftOut(log, new Set(['`9` (unknown type)', '`TYPE_CVSS_V4` (unreadable)']));
    expect(said).toEqual([expect.stringContaining('`9` (unknown type), `TYPE_CVSS_V4` (unreadable)')]);
  });

  it('may mean that an event is approved, so it is not known which is the latest', () => {
    const fixed = { fixed: { fixedVersion: '1' }, createTime: '2026-01-01T00:00:00Z' };
    const later = { detection: {}, createTime: '2026-02-01T00:00:00Z', reviewState: '7' };
    expect(latestApprovedEvent([fixed, later])).toBe('undated');
    expect(latestApprovedEvent([fixed, { ...later, reviewState: 'REVIEW_STATE_PENDING' }])).toBe(fixed);
  });
});
