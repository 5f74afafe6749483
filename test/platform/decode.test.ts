import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  count,
  decodeEnvelope,
  decoder,
  flag,
  listOf,
  message,
  pageDecoder,
  text,
} from '../../src/platform/decode.ts';

describe('decoder', () => {
  const decode = decoder(z.looseObject({ name: text, live: flag, tags: listOf(z.string()), total: count }));

  it('takes left-out and null fields for empty ones', () => {
    const empty = { name: '', live: false, tags: [], total: undefined };
    expect(decode({})).toEqual(empty);
    expect(decode({ name: null, live: null, tags: null, total: null })).toEqual(empty);
  });

  it('keeps fields that it does not know', () => {
    expect(decode({ name: 'a', extra: 1 })).toMatchObject({ name: 'a', extra: 1 });
  });

  it('drops nulls of fields that it does not know, at any depth, and keeps items of lists', () => {
    const extra = { gone: null, kept: [null, { gone: null, kept: 0 }], false: false };
    expect(decoder(message({ name: text }))({ name: 'a', extra, gone: null })).toEqual({
      name: 'a',
      extra: { kept: [undefined, { kept: 0 }], false: false },
    });
  });

  it('leaves what is nested too deeply as it is, whatever its depth', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}null${']'.repeat(depth)}`);
    const decodeAny = decoder(message({ name: text }));
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

describe('pageDecoder', () => {
  const decode = pageDecoder('repos', z.looseObject({ uid: z.string() }));

  it('reads rows, the next token and the total', () => {
    expect(decode({ repos: [{ uid: '1' }], nextPageToken: 't', totalCount: '12' })).toEqual({
      rows: [{ uid: '1' }],
      nextPageToken: 't',
      totalCount: 12,
    });
  });

  it('takes an answer without rows for an empty last page where it has a field of the envelope', () => {
    const empty = { rows: [], nextPageToken: '', totalCount: undefined };
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
    expect(pageDecoder('names', z.string())({ names: ['a', ''] }).rows).toEqual(['a', '']);
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
    });
  });

  it('names rows without uid by their text, equal ones apart', () => {
    const rows = decodeEnvelope({ items: [{ digest: 'd' }, { digest: 'd' }, { uid: '' }] }, 'history').rows;
    expect(new Set(rows.map((row) => row.uid)).size).toBe(3);
  });

  it.each([
    ['object without any key', {}, 'it has none of the keys of a list'],
    ['total that is no count', { items: [], totalCount: 'many' }, 'it has the wrong type'],
    ['page token that is no text', { items: [], nextPageToken: 7 }, '`nextPageToken` has the wrong type'],
    ['list that is not one', { repos: 'rows', nextPageToken: '' }, '`repos` has the wrong type'],
  ])('does not end at a %s', (_name, json, message) => {
    expect(() => decodeEnvelope(json, 'repos')).toThrow(new TypeError(message));
  });

  it('takes null for left out', () => {
    const page = decodeEnvelope({ repos: null, nextPageToken: null }, 'repos');
    expect(page).toEqual({ rows: [], nextPageToken: '', totalCount: undefined });
  });
});
