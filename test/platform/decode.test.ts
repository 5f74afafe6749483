import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { count, decoder, flag, listOf, message, pageDecoder, text } from '../../src/platform/decode.ts';

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
