import { describe, expect, it } from 'vitest';
import { compareReferences } from '../../../../src/commands/advisory-gate/images/compare-references.ts';

/** Files with the tags that they reference. */
type Files = Readonly<Record<string, readonly string[]>>;

const imagesOf = (files: Files) =>
  new Map(
    Object.entries(files).map(([file, tags]) => [
      file,
      tags.map((tag) => {
        const complete = { host: 'cgr.dev', path: ['acme', 'nginx'], tag, digest: undefined };
        const image = { organization: 'acme', repository: 'acme/nginx', tag, complete };
        return { image, reference: tag, name: tag };
      }),
    ]),
  );

function compare(before: Files, after: Files) {
  const { base, head, unmoved } = compareReferences(imagesOf(after), imagesOf(before));
  const names = (images: typeof head) => images.map(({ name }) => name);
  return { head, base, moved: names(head), removed: names(base), unmoved: names(unmoved) };
}

describe('compareReferences', () => {
  it.each<[string, Files, Files, Partial<ReturnType<typeof compare>>]>([
    ['nothing', { a: ['1'] }, { a: ['1'] }, { moved: [], removed: [], unmoved: ['1'] }],
    ['a move', { a: ['1', 'x'] }, { a: ['2', 'x'] }, { moved: ['2'], removed: ['1'], unmoved: ['x'] }],
    ['two that swap', { a: ['1'], b: ['2'] }, { a: ['2'], b: ['1'] }, { moved: ['2', '1'], unmoved: [] }],
    ['one of two files', { a: ['1'], b: ['1'] }, { a: ['2'], b: ['1'] }, { removed: ['1'], unmoved: ['1'] }],
    ['a new file', { a: ['1'] }, { a: ['1'], b: ['1', '2'] }, { moved: ['2'], removed: [], unmoved: ['1'] }],
    ['a new file with what another left', { a: ['1'] }, { a: ['2'], b: ['1'] }, { moved: ['2', '1'] }],
    ['no file', {}, {}, { moved: [], removed: [], unmoved: [] }],
  ])('finds %s', (_, before, after, expected) => {
    expect(compare(before, after)).toMatchObject(expected);
  });

  it('gives images the places that they share with those that they replace', () => {
    const many = { a: ['1'], b: ['1'], c: ['2'] };
    const { base, head } = compare(many, { a: ['3'], b: ['3'], c: ['3'] });
    const placesOf = (images: typeof head) => Object.fromEntries(images.map((one) => [one.name, one.places]));
    const [ofOne, ofTwo] = [placesOf(base)['1'], placesOf(base)['2']];
    expect([ofOne, ofTwo]).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(placesOf(head)['3']).toEqual([...(ofOne ?? []), ...(ofTwo ?? [])]);
  });
});
