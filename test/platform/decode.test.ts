import { describe, expect, it } from 'vitest';
import {
  answerOf,
  anyMessage,
  count,
  enumName,
  flag,
  integer,
  listOf,
  mapOf,
  maybe,
  message,
  optionalText,
  required,
  text,
} from '../../src/platform/decode.ts';
import { decodeEnvelope, pageDecoder } from '../../src/platform/decode-page.ts';

describe('a message', () => {
  const decode = message({ name: text, live: flag, tags: listOf(required), total: count });

  it('takes left-out and null fields for empty ones', () => {
    const empty = { name: '', live: false, tags: [], total: undefined };
    expect(decode({})).toEqual(empty);
    expect(decode({ name: null, live: null, tags: null, total: null })).toEqual(empty);
  });

  it('has 0 for a number that is left out', () => {
    expect(message({ number: integer })({})).toEqual({ number: 0 });
  });

  it('passes on what is no misfit of a value', () => {
    const broken = (): never => {
      throw new RangeError('broken');
    };
    expect(() => message({ list: listOf(broken) })({ list: [1] })).toThrow(RangeError);
  });

  it('keeps fields that it does not know', () => {
    expect(decode({ name: 'a', extra: 1 })).toMatchObject({ name: 'a', extra: 1 });
  });

  it('drops nulls of fields that it does not know, at any depth, and keeps items of lists', () => {
    const extra = { gone: null, kept: [null, { gone: null, kept: 0 }], false: false };
    expect(message({ name: text })({ name: 'a', extra, gone: null })).toEqual({
      name: 'a',
      extra: { kept: [undefined, { kept: 0 }], false: false },
    });
  });

  it('leaves what is nested too deeply as it is, whatever its depth', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}null${']'.repeat(depth)}`);
    const decodeAny = message({ name: text });
    expect(() => decodeAny({ name: 'a', extra: nested(100_000) })).not.toThrow();
  });

  it('reads a 64-bit count from text and from a number', () => {
    expect(decode({ total: '9007199' }).total).toBe(9_007_199);
    expect(decode({ total: 7 }).total).toBe(7);
  });

  it.each([
    ['a number as text', { name: 7 }, '`name` has the wrong type'],
    ['a list that holds something else', { tags: ['a', 1] }, '`tags.1` has the wrong type'],
    ['a negative count', { total: -1 }, '`total` has the wrong type'],
    ['a count with a fraction', { total: '1.5' }, '`total` has the wrong type'],
    ['a list instead of an object', [], 'it has the wrong type'],
  ])('refuses %s and names the field', (_, json, message) => {
    expect(() => decode(json)).toThrow(new TypeError(message));
  });
});

describe('what proto JSON writes', () => {
  const decode = message({
    tier: enumName(['TIER_A', 'TIER_B']),
    kinds: listOf(enumName(['KIND_A'])),
    first: optionalText,
    limits: mapOf(integer),
    inner: maybe(message({ tier: enumName(['TIER_A']) })),
  });

  it('has numbers for enum values without a name, which become their text', () => {
    const json = { tier: 42, kinds: ['KIND_A', 9999, -1], inner: { tier: 7 } };
    expect(decode(json)).toMatchObject({ tier: '42', kinds: ['KIND_A', '9999', '-1'], inner: { tier: '7' } });
  });

  it('leaves unset members of a oneof out, which are then not there', () => {
    expect(decode({})).not.toHaveProperty('first');
    expect(decode({ first: 'x' })).toMatchObject({ first: 'x' });
  });

  it.each([
    ['an enum value', { tier: {} }, '`tier` has the wrong type'],
    ['a map', { limits: [] }, '`limits` has the wrong type'],
    ['an entry of a map', { limits: { a: 'x' } }, '`limits.a` has the wrong type'],
    ['a message in a message', { inner: { tier: [] } }, '`inner.tier` has the wrong type'],
  ])('has %s of the right type', (_, json, problem) => {
    expect(() => decode(json)).toThrow(new TypeError(problem));
  });
});

describe('a message of which only some fields are needed', () => {
  const inner = message({ uid: required, note: text });
  const decode = message({
    uid: required,
    tier: text,
    flags: listOf(flag),
    one: maybe(inner),
    all: listOf(inner),
  });

  it('is read whatever the others are, which are then unset', () => {
    const json = { uid: 'u', tier: [], flags: 42, one: 'x', all: { a: 1 } };
    expect(decode(json, { uid: true })).toEqual({ uid: 'u', tier: '', flags: [], one: undefined, all: [] });
  });

  it('is refused where a needed one is wrong, at any depth', () => {
    const wrong = () => ({ uid: 'u', one: { uid: 'i', note: 7 }, all: [{ uid: 'a', note: [] }] });
    expect(decode(wrong(), { uid: true, one: { uid: true }, all: {} })).toMatchObject({
      one: { uid: 'i', note: '' },
    });
    expect(() => decode(wrong(), { uid: true, one: true })).toThrow('`one.note` has the wrong type');
    expect(() => decode(wrong(), { all: { note: true } })).toThrow('`all.0.note` has the wrong type');
    expect(() => decode({ uid: 'u', one: 7 }, { one: {} })).toThrow('`one` has the wrong type');
  });

  it('is refused without a field that has to be there, needed or not', () => {
    expect(() => decode({ uid: 7 }, { tier: true })).toThrow('`uid` has the wrong type');
  });
});

describe('an answer that is one message', () => {
  const size = message({ size: count, architecture: text });

  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
    ['only nulls', { size: null }],
    ['other fields only', { code: 13, message: 'later' }],
    ['a list', [{ size: '1' }]],
  ])('is not %s', (_, json) => {
    expect(() => answerOf(size)(json)).toThrow(TypeError);
  });

  it('may be empty where the operation says so, but never another answer', () => {
    expect(answerOf(size, true)({})).toEqual({ size: undefined, architecture: '' });
    expect(() => answerOf(size, true)({ message: 'later' })).toThrow(
      'it has none of the fields size, architecture',
    );
    expect(answerOf(anyMessage)({ any: 1 })).toEqual({ any: 1 });
    expect(answerOf(size)({ size: '7', more: 1 })).toEqual({ size: 7, architecture: '', more: 1 });
  });
});

describe('pageDecoder', () => {
  const decode = pageDecoder('repos', message({ uid: required }));

  it('reads rows, the next token and the total', () => {
    expect(decode({ repos: [{ uid: '1' }], nextPageToken: 't', totalCount: '12' })).toEqual({
      rows: [{ uid: '1' }],
      nextPageToken: 't',
      totalCount: 12,
      skipped: 0,
    });
  });

  it('takes an answer without rows for an empty last page where it has a field of the envelope', () => {
    const empty = { rows: [], nextPageToken: '', totalCount: undefined, skipped: 0 };
    expect(decode({ skipped: 0 })).toEqual(empty);
    expect(decode({ nextPageToken: '', totalCount: '0', skipped: 0 })).toEqual({ ...empty, totalCount: 0 });
    expect(decode({ repos: null, notes: 'new' })).toEqual(empty);
  });

  it.each([
    ['an object without any key', {}, 'it is not a list of `repos`'],
    ['no answer', undefined, 'it has the wrong type'],
    ['null', null, 'it has the wrong type'],
    ['an error with status 200', { code: 13, message: 'later' }, 'it is not a list of `repos`'],
    ['an array', [], 'it has the wrong type'],
    ['another list', { items: [] }, 'it is not a list of `repos`'],
  ])('does not take %s for an empty page', (_, json, message) => {
    expect(() => decode(json)).toThrow(new TypeError(message));
  });

  it('leaves rows alone that are not objects', () => {
    expect(pageDecoder('names', required)({ names: ['a', ''] }).rows).toEqual(['a', '']);
  });

  it('refuses rows without what identifies them', () => {
    expect(() => decode({ repos: [{}] })).toThrow('`repos.0.uid` has the wrong type');
    expect(() => decode({ repos: [{ uid: 'a' }, { uid: '' }] })).toThrow('`repos.1.uid` is empty');
  });

  it.each([
    ['a text', 'many'],
    ['a negative number', -1],
    ['more digits than a count has', '99999999999999999999'],
    ['a fraction', '1.5'],
  ])('refuses %s as a total, which would check nothing', (_, totalCount) => {
    expect(() => decode({ repos: [], totalCount })).toThrow('`totalCount` has the wrong type');
  });
});

const values = (json: unknown, name = 'repos') => decodeEnvelope(json, name).rows.map((row) => row.value);

describe('decodeEnvelope', () => {
  it('takes the rows of a v2 list with their uids and the cursor', () => {
    const page = decodeEnvelope(
      { repos: [{ uid: 'a' }, { uid: 'b' }], nextPageToken: 't', totalCount: '9', skipped: 0 },
      'repos',
    );
    expect(page.rows.map((row) => [row.kind, row.uid])).toEqual([
      ['row', 'a'],
      ['row', 'b'],
    ]);
    expect(page.nextPageToken).toBe('t');
    expect(page.totalCount).toBe(9);
  });

  it('takes the rows of a v1 list by id', () => {
    expect(decodeEnvelope({ items: [{ id: 'x' }] }, 'eoltags').rows).toEqual([
      { kind: 'row', uid: 'x', value: { id: 'x' } },
    ]);
  });

  it.each([
    ['an envelope that leaves its empty list out', { totalCount: '0', skipped: 0 }],
    ['an empty list', { repos: [], nextPageToken: '' }],
  ])('reads %s as no rows', (_name, json) => expect(values(json)).toEqual([]));

  it.each([
    ['the list of the path’s name', { other: [1], repos: [2], nextPageToken: '' }, [2]],
    ['`items`', { other: [1], items: [3], nextPageToken: '' }, [3]],
    ['the only list', { vulnerabilityMetadata: [4], totalCount: '1' }, [4]],
    ['the only list beside fields that are not lists', { rows: [5], nextPageToken: '', note: 'x' }, [5]],
    ['a list without envelope', { architectures: ['amd64', 'amd64'] }, ['amd64', 'amd64']],
  ])('prefers %s', (_name, json, expected) => expect(values(json)).toEqual(expected));

  it.each([
    ['a resource with a list in it', { uid: 'a', activeTags: ['latest'] }],
    ['an array', [1, 2]],
    ['nothing', null],
    ['two lists of which none is named', { a: [], b: [], nextPageToken: '' }],
  ])('gives %s back whole', (_name, json) => {
    expect(decodeEnvelope(json, 'repos')).toEqual({
      rows: [{ kind: 'whole', uid: '', value: json }],
      nextPageToken: '',
      totalCount: undefined,
      skipped: 0,
    });
  });

  it('names rows without uid by their text, equal ones apart', () => {
    const rows = decodeEnvelope({ items: [{ digest: 'd' }, { digest: 'd' }, { uid: '' }] }, 'history').rows;
    expect(new Set(rows.map((row) => row.uid)).size).toBe(3);
  });

  it.each([
    ['object without any key', {}, 'it has none of the keys of a list'],
    ['total that is no count', { items: [], totalCount: 'many' }, '`totalCount` has the wrong type'],
    ['page token that is no text', { items: [], nextPageToken: 7 }, '`nextPageToken` has the wrong type'],
    ['list that is not one', { repos: 'rows', nextPageToken: '' }, '`repos` has the wrong type'],
  ])('does not end at a %s', (_name, json, message) => {
    expect(() => decodeEnvelope(json, 'repos')).toThrow(new TypeError(message));
  });

  it('takes null for left out', () => {
    const page = decodeEnvelope({ repos: null, nextPageToken: null }, 'repos');
    expect(page).toEqual({ rows: [], nextPageToken: '', totalCount: undefined, skipped: 0 });
  });
});
