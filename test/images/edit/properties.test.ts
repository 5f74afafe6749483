import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { applyEdits, type DigestEdit, editText, planEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import type { ScannedReference } from '../../../src/images/read/reading.ts';
import { type ImageReference, printImageReference } from '../../../src/images/reference/image-reference.ts';
import { type Golden, readCorpus } from '../read/golden.ts';

/** The digest of a tag, the same everywhere. */
function digestOf(image: ImageReference): string {
  const name = printImageReference({ ...image, tag: image.tag ?? 'latest', digest: undefined });
  return `sha256:${createHash('sha256').update(name).digest('hex')}`;
}

function movesOf(references: readonly ScannedReference[]): readonly DigestEdit[] {
  return references
    .filter(({ ignore, reference }) => !ignore && reference.digest !== digestOf(reference))
    .map((reference) => ({ reference, digest: digestOf(reference.reference) }));
}

/** Pins a text; checks that exactly what was moved has its digest and that a second pin changes nothing. */
function pin(path: string, source: string): { readonly after: string; readonly refused: number } {
  const scan = (text: string) => scanFile(path, text);
  const before = scan(source).references;
  const { after, moved, refused } = editText(source, movesOf(before), scan);
  const edits = moved.flatMap(({ digest, reference }) => {
    const plan = planEdit(reference, digest);
    return 'kind' in plan ? [] : [...plan];
  });
  // It throws for edits that overlap.
  expect(applyEdits(source, edits)).toBe(after);
  const done = new Set(moved.map(({ reference }) => before.indexOf(reference)));
  const read = scan(after).references;
  expect(read.map(({ reference }) => reference)).toEqual(
    before.map(({ reference: image }, index) => {
      if (!done.has(index)) return image;
      const tag = image.tag ?? (image.digest === undefined ? 'latest' : undefined);
      return { ...image, tag, digest: digestOf(image) };
    }),
  );
  const again = editText(after, movesOf(read), scan);
  expect(again.after).toBe(after);
  expect(again.refused.length).toBe(refused.length);
  return { after, refused: refused.length };
}

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
const digest = fc.oneof(
  fc.constantFrom('', '', '@sha256:abc'),
  fc.stringMatching(/^[0-9a-f]{64}$/).map((hex) => `@sha256:${hex}`),
);
const image = fc
  .tuple(word, fc.stringMatching(/^[0-9]\.[0-9]{1,2}$/), digest)
  .map(([name, tag, end]) => `cgr.dev/acme/${name}:${tag}x${end}`);

/** A file of the corpus with other images in place of those that are written in one piece. */
function withImages({ references, source }: Golden, images: readonly string[]): string {
  const edits = references.flatMap(({ end, start, text }, index) => {
    const other = images[index % images.length];
    return source.slice(start, end) !== text || other === undefined ? [] : [{ start, end, text: other }];
  });
  const places = new Map(edits.map((edit) => [edit.start, edit]));
  return applyEdits(source, [...places.values()]);
}

const corpus = readCorpus().filter(
  ({ name, references }) => references.length > 0 && name.endsWith('.golden'),
);

describe('a pin of any file like those of the corpus', () => {
  test.each(corpus.map((golden) => [golden.name, golden] as const))(
    '%s: gives the digests that were meant, once',
    (_name, golden) => {
      fc.assert(
        fc.property(fc.array(image, { minLength: 1, maxLength: 6 }), fc.boolean(), (images, isCrlf) => {
          const source = withImages(golden, images);
          pin(golden.path, isCrlf ? source.replaceAll(/\r?\n/g, '\r\n') : source);
        }),
        { numRuns: 5 },
      );
    },
  );
});

/** How a pair with a tag or digest may be written. */
const quote = fc.constantFrom('', '"', "'");
interface Map {
  readonly base: number | undefined;
  readonly name: string | undefined;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
  readonly quote: string;
  readonly isFlow: boolean;
}
const map: fc.Arbitrary<Map> = fc.record({
  base: fc.option(fc.nat(5), { nil: undefined }),
  name: fc.option(
    word.map((name) => `cgr.dev/acme/${name}`),
    { nil: undefined },
  ),
  tag: fc.option(fc.constantFrom('v1', 'v2', 'v3'), { nil: undefined }),
  digest: fc.option(
    fc.constantFrom('digest: ""', 'sha:', `digest: sha256:${'1'.repeat(64)}`, `sha: ${'ab'.repeat(32)}`),
    { nil: undefined, freq: 3 },
  ),
  quote,
  isFlow: fc.boolean(),
});

/** A file of values with maps that merge earlier ones. */
function writeMaps(maps: readonly Map[]): string {
  return maps
    .map(({ base, digest: key, isFlow, name, quote: mark, tag }, index) => {
      const pairs = [
        ...(base === undefined || base >= index ? [] : [`<<: *m${base}`]),
        ...(name === undefined ? [] : [`repository: ${mark}${name}${mark}`]),
        ...(tag === undefined ? [] : [`tag: ${mark}${tag}${mark}`]),
        ...(key === undefined ? [] : [key]),
        'other: 1',
      ];
      return isFlow
        ? `m${index}: &m${index} {${pairs.join(', ')}}\n`
        : `m${index}: &m${index}\n${pairs.map((pair) => `  ${pair}\n`).join('')}`;
    })
    .join('');
}

const parsed = z.record(
  z.string(),
  z.looseObject({
    repository: z.string().optional(),
    tag: z.string().optional(),
    digest: z.string().nullish(),
    sha: z.string().nullish(),
  }),
);

/** The image that a chart makes of each map, read by the library rather than by the scanner. */
function imagesOf(text: string): Readonly<Record<string, string>> {
  const images: Record<string, string> = {};
  for (const [key, { digest: full, repository, sha, tag }] of Object.entries(
    parsed.parse(parse(text, { merge: true })),
  )) {
    if (repository === undefined || tag === undefined) continue;
    const own = full || (sha ? `sha256:${sha}` : undefined);
    images[key] = `${repository}:${tag}${own === undefined ? '' : `@${own}`}`;
  }
  return images;
}

describe('a pin of values with anchors and merges', () => {
  test('gives every image the digest of its own tag or leaves it, whatever merges it', () => {
    fc.assert(
      fc.property(fc.array(map, { minLength: 1, maxLength: 6 }), (maps) => {
        const source = writeMaps(maps);
        const { after } = pin('values.yaml', source);
        const [old, now] = [imagesOf(source), imagesOf(after)];
        expect(Object.keys(now)).toEqual(Object.keys(old));
        for (const [key, name] of Object.entries(old)) {
          const [path = '', tag] = name.replace(/@.*/, '').replace('cgr.dev/', '').split(':');
          const own = { host: 'cgr.dev', path: path.split('/'), tag, digest: undefined };
          const meant = `${printImageReference(own)}@${digestOf(own)}`;
          expect([name, meant]).toContain(now[key]);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('of Kustomize too', () => {
    const item = fc.record({
      base: fc.option(fc.nat(4), { nil: undefined }),
      tag: fc.constantFrom('v1', 'v2', 'v3'),
      isFlow: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), (items) => {
        const source = `images:\n${items
          .map(({ base, isFlow, tag }, index) => {
            const start = base === undefined || base >= index ? 'name: a' : `<<: *m${base}`;
            const own = base === undefined || base >= index ? [`newName: cgr.dev/acme/a${index}`] : [];
            const pairs = [start, ...own, `newTag: ${tag}`];
            return isFlow
              ? `- &m${index} {${pairs.join(', ')}}\n`
              : `- &m${index}\n${pairs.map((pair) => `  ${pair}\n`).join('')}`;
          })
          .join('')}`;
        expect(pin('kustomization.yaml', source).refused).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
