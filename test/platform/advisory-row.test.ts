import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  getAdvisory,
  listAdvisories,
  listVulnerabilityMetadata,
} from '../../src/platform/resources/advisories.ts';

// The shape of an advisory once more, by a library: our own decoders have to agree with it on every row.
const maybe = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.nullish(item),
    z.transform((value) => value ?? undefined),
  );
const words = maybe(z.string());
const orText = <T extends z.core.$ZodType>(item: T, fallback = '') =>
  z.pipe(
    z.nullish(item),
    z.transform((value) => String(value ?? fallback)),
  );
const scoreText = orText(z.union([z.string(), z.number()]));
// Enum values without a name are numbers.
const enumText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === undefined || value === null ? undefined : String(value))),
);
const note = maybe(z.looseObject({ note: words }));
const event = z.looseObject({
  uid: words,
  createTime: words,
  author: words,
  reviewer: words,
  reviewState: enumText,
  issue: words,
  detection: maybe(z.looseObject({})),
  fixed: maybe(z.looseObject({ fixedVersion: words, note: words })),
  truePositiveDetermination: note,
  falsePositiveDetermination: maybe(z.looseObject({ type: enumText, note: words })),
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
  patched: maybe(z.looseObject({ patchedVersions: maybe(z.array(z.string())), note: words })),
});
const named = z.string().check(z.minLength(1));
const schema = z.looseObject({
  uid: named,
  advisoryId: named,
  artifactName: named,
  updateTime: orText(z.string()),
  createTime: words,
  legacyAdvisoryId: words,
  author: words,
  artifactType: words,
  artifactArchitecture: words,
  componentName: words,
  componentType: words,
  componentLocation: words,
  aliases: maybe(z.array(z.string())),
  severities: maybe(z.array(z.looseObject({ type: enumText, score: scoreText }))),
  events: maybe(z.array(event)),
  deleteTime: words,
});
const decodeBySchema = (row: unknown): unknown => z.parse(schema, row);

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

/** The result of a decoder as JSON, which shows neither absent fields nor nulls. Each has a copy, which it may change. */
function outcome(decodeRow: (row: unknown) => unknown, row: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(decodeRow(structuredClone(row))), (key, value: unknown) =>
      value === null && !/^[0-9]+$/.test(key) ? undefined : value,
    );
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

describe('an advisory', () => {
  it('is given as the service writes it: four fields or all of them, and unknown ones', () => {
    expect(decode(FLOOR, FULL)).toEqual({
      rows: [FLOOR, FULL],
      nextPageToken: 't',
      totalCount: 9,
      skipped: 0,
    });
    expect(getAdvisory('a/1').decode(FULL)).toBe(FULL);
  });

  it('is read as its schema says, whatever is changed of it', () => {
    const rows = [FLOOR, FULL, ...changes(FULL)];
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows)
      expect(outcome(getAdvisory('a/1').decode, row)).toEqual(outcome(decodeBySchema, row));
  });

  it('is read as its schema says with any number of changes, alone or in a list', () => {
    const row = fc
      .tuple(fc.constantFrom(...changes(FULL)), fc.constantFrom(...changes(FULL)))
      .map(([one, other]) =>
        Object(one) === one && Object(other) === other ? { ...Object(one), ...Object(other) } : one,
      );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 3 }), (rows) => {
        const wanted = rows.map((one) => outcome(decodeBySchema, one));
        const own = structuredClone(rows);
        if (wanted.includes('refused')) expect(() => decode(...own)).toThrow('`advisories');
        else expect(JSON.parse(JSON.stringify(decode(...own).rows))).toEqual(wanted);
      }),
    );
  });

  it('keeps apart what is absent and what is empty, and takes null for absent', () => {
    const nulls = {
      ...FLOOR,
      updateTime: null,
      aliases: null,
      events: [{ fixed: null, patched: { note: null } }],
    };
    const empty = { ...FLOOR, aliases: [], severities: [], events: [], deleteTime: '', artifactType: '' };
    expect(decode(nulls, empty).rows).toEqual([
      { ...FLOOR, updateTime: '', events: [{ patched: {} }] },
      empty,
    ]);
  });

  it.each<[string, unknown, string]>([
    ['text', 'text', 'advisories.0'],
    ['an id that is not text', { ...FLOOR, advisoryId: 1 }, 'advisories.0.advisoryId'],
    ['no uid', { ...FLOOR, uid: null }, 'advisories.0.uid'],
    ['an empty artifact name', { ...FLOOR, artifactName: '' }, 'advisories.0.artifactName'],
    ['an alias that is not text', { ...FLOOR, aliases: [1] }, 'advisories.0.aliases.0'],
    [
      'a score that is neither',
      { ...FLOOR, severities: [{}, { score: [] }] },
      'advisories.0.severities.1.score',
    ],
    ['a fix that is not an object', { ...FLOOR, events: [{ fixed: 'yes' }] }, 'advisories.0.events.0.fixed'],
    ['an event that is not one', { ...FLOOR, events: [{}, 1] }, 'advisories.0.events.1'],
    [
      'a version that is not text',
      { ...FLOOR, events: [{ patched: { patchedVersions: [null] } }] },
      'advisories.0.events.0.patched.patchedVersions.0',
    ],
  ])('is refused with %s, and the place is named', (_name, row, place) => {
    expect(() => decode(row)).toThrow(`\`${place}\` has the wrong type`);
  });

  it('has scores that are texts where they were numbers, and empty where they are absent, as metadata have', () => {
    const severities = [{ type: 'TYPE_CVSS_V3', score: 9.8 }, {}];
    const [row] = decode({ ...FLOOR, severities }).rows;
    const [metadata] = listVulnerabilityMetadata({})({ pageSize: 200 }).decode({
      vulnerabilityMetadata: [{ id: 'CVE-2026-1', severities }],
    }).rows;
    for (const one of [row, metadata])
      expect(one?.severities?.map(({ score }) => score)).toEqual(['9.8', '']);
  });
});
