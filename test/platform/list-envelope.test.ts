import { describe, expect, it } from 'vitest';
import { decodeEnvelope } from '../../src/platform/list-envelope.ts';

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
