import { describe, expect, it } from 'vitest';
import type { PagePosition } from '../../src/platform/pages.ts';
import { listAdvisories } from '../../src/platform/resources/advisories.ts';
import { listTags } from '../../src/platform/resources/tags.ts';

const answer = (skipped?: unknown): object => ({ tags: [], nextPageToken: '', totalCount: '0', skipped });
const decode = (position: Partial<PagePosition>, json: unknown): unknown =>
  listTags({})({ pageSize: 200, ...position }).decode(json);

describe('listOperation', () => {
  it.each([7, '7'])('refuses a first page that skipped %j rows unasked', (skipped) => {
    expect(() => decode({}, answer(skipped))).toThrow('`skipped` is not 0');
  });

  it.each([
    ['nothing skipped', {}, answer(0)],
    ['nothing said', {}, answer()],
    ['rows skipped as asked', { skip: 7 }, answer(7)],
    ['a later page', { pageToken: 'next' }, answer(7)],
  ])('takes a page with %s', (_, position, json) => {
    expect(decode(position, json)).toMatchObject({ rows: [] });
  });

  it('asks for the same rows on every page, whatever becomes of the list that it was made with', () => {
    const artifactNames = ['openssl'];
    const list = listAdvisories({ artifactNames });
    artifactNames[0] = 'zlib';
    expect(list({ pageSize: 200, pageToken: 'next' }).query).toMatchObject({ artifactNames: ['openssl'] });
    expect(listAdvisories({ artifactNames })({ pageSize: 200 }).query).toMatchObject({
      artifactNames: ['zlib'],
    });
  });

  it('refuses what is not a list', () => {
    expect(() => decode({}, 'text')).toThrow(TypeError);
  });
});
