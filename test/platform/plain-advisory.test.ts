import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAdvisory, listAdvisories } from '../../src/platform/resources/advisories.ts';
import { isPlainAdvisory } from '../../src/platform/resources/plain-advisory.ts';

const FLOOR = {
  uid: 'a/1',
  advisoryId: 'CGA-1111-1111-1111',
  artifactName: 'openssl',
  updateTime: '2026-11-01T00:00:00.000Z',
};
const FULL = {
  ...FLOOR,
  createTime: '2026-11-01T00:00:00.000Z',
  legacyAdvisoryId: 'old',
  author: 'a',
  artifactType: 'apk',
  artifactArchitecture: 'x86_64',
  componentName: 'c',
  componentType: 'apk',
  componentLocation: '/usr/lib/c',
  aliases: ['CVE-2026-1'],
  severities: [{ type: 'TYPE_CVSS_V3', score: '9.8', more: 1 }, { score: '7.5' }],
  events: [
    { uid: 'e', createTime: 't', author: 'a', reviewer: 'r', reviewState: 'APPROVED', issue: '', more: [] },
    { detection: { nvdapi: { cpeFound: 'x' } } },
    { fixed: { fixedVersion: '1', note: 'n' } },
    { truePositiveDetermination: { note: 'n' } },
    { falsePositiveDetermination: { type: 'T', note: 'n' } },
    { analysisNotPlanned: {}, fixNotPlanned: { note: '' }, pendingUpstreamFix: { note: 'n' } },
    { patched: { patchedVersions: ['1'], note: 'n' } },
  ],
  deleteTime: '2026-11-02T00:00:00.000Z',
  unknown: { of: ['later'] },
};

const decode = (...advisories: readonly unknown[]) =>
  listAdvisories({})({ pageSize: 200 }).decode({ advisories, nextPageToken: 't', totalCount: '9' });

/** What the schema makes of a row, whatever that is. */
function bySchema(row: unknown): unknown {
  try {
    return getAdvisory('a/1').decode(row);
  } catch {
    return 'refused';
  }
}

/** Every way to put something else in the place of one value of a row. */
function* changes(value: unknown): Generator<unknown> {
  yield* [null, 1, '', 'text', [], [1], {}, { note: 1 }];
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const changed of changes(item)) yield value.with(index, changed);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const changed of changes(item)) yield { ...value, [key]: changed };
    }
}

describe('a row that is plain', () => {
  it('is what the service gives: four fields or all of them, and unknown ones', () => {
    expect(isPlainAdvisory(FLOOR)).toBe(true);
    expect(isPlainAdvisory(FULL)).toBe(true);
    expect(decode(FLOOR, FULL)).toEqual({ rows: [FLOOR, FULL], nextPageToken: 't', totalCount: 9 });
  });

  it('is one that the schema leaves as it is, whatever is changed of it', () => {
    const rows = [...changes(FULL)];
    expect(rows.length).toBeGreaterThan(300);
    let plain = 0;
    for (const row of rows) {
      if (!isPlainAdvisory(row)) continue;
      plain += 1;
      expect(bySchema(row)).toEqual(row);
    }
    expect(plain).toBeGreaterThan(50);
  });

  it('is given as the schema gives it, also beside rows that are not plain', () => {
    const row = fc.constantFrom(FLOOR, FULL, ...changes(FULL));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 3 }), (rows) => {
        const wanted = rows.map(bySchema);
        if (wanted.includes('refused')) expect(() => decode(...rows)).toThrow('`advisories');
        else expect(decode(...rows).rows).toEqual(wanted);
      }),
    );
  });

  it.each([
    ['null', { author: null }, { author: undefined }],
    ['a left-out time', { updateTime: undefined }, { updateTime: '' }],
  ])('is none with %s, which the schema reads', (_, change, read) => {
    const row = JSON.parse(JSON.stringify({ ...FULL, ...change }));
    expect(isPlainAdvisory(row)).toBe(false);
    expect(decode(row).rows[0]).toMatchObject(read);
  });
});
