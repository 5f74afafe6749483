import { describe, expect, it } from 'vitest';
import { makeCorpus } from '../../bench/scan-corpus.ts';
import { TEMPLATES } from '../../bench/scan-templates.ts';
import { createLiteralFinder } from '../../src/images/read/literal-references.ts';
import { scanFile } from '../../src/images/read/read-file.ts';

const find = createLiteralFinder({ registryHost: 'registry.example', mappings: [] });
const corpus = makeCorpus(TEMPLATES.length * 2, 'registry.example');
const textOf = (path: string): string => corpus.files.find((file) => file.path === path)?.text ?? '';

describe('the corpus of the bench', () => {
  it('has as many files as were asked for, each with a path of its own and no mark left', () => {
    expect(makeCorpus(3, 'registry.example').files).toHaveLength(3);
    expect(new Set(corpus.files.map(({ path }) => path)).size).toBe(corpus.files.length);
    for (const { text } of corpus.files) expect(text).not.toMatch(/[⟪⟫]/);
  });

  it('names every image once, at the line that the truth says', () => {
    expect(new Set(corpus.truth.map(({ image }) => image)).size).toBe(corpus.truth.length);
    for (const { file, image, kind, line } of corpus.truth) {
      const text = textOf(file);
      const written = text.split('\n')[line - 1];
      // A reference that is put together is nowhere in one piece, or is where its parts are.
      if (kind === 'from-argument') expect(written?.toLowerCase()).toMatch(/\$\{?(?:tag|base|version)/);
      else if (kind === 'compose-default') expect(written).toContain(image.replace(/:(.*)/, ':${TAG:-$1}'));
      else {
        expect(written).toContain(image);
        expect(text.split(image)).toHaveLength(2);
      }
    }
  });

  it('has decoys and images in other values, more than half as many as its own', () => {
    const decoys = corpus.files.flatMap(({ text }) => text.match(/decoy-\d+/g) ?? []);
    const values = corpus.truth.filter(({ kind }) => kind === 'value');
    expect(Math.min(decoys.length, values.length)).toBeGreaterThan(20);
    expect(decoys.length + values.length).toBeGreaterThan((corpus.truth.length - values.length) / 2);
    expect(corpus.truth.some(({ image }) => image.includes('decoy'))).toBe(false);
  });

  it('is understood by our scanner, to the line and without a decoy', () => {
    const found = corpus.files.flatMap(({ path, text }) => {
      const { problems, references, unresolved } = scanFile(path, text, { find });
      expect({ path, problems, unresolved }).toEqual({ path, problems: [], unresolved: [] });
      // A reference in a script is reported and does not count.
      return references
        .filter(({ isScript }) => !isScript)
        .map((one) => ({ file: path, line: one.location.line, image: one.text }));
    });
    const ours = found.filter(({ image }) => image.startsWith('registry.example/'));
    const wanted = corpus.truth.map(({ file, image, line }) => ({ file, line, image }));
    expect(ours).toHaveLength(wanted.length);
    expect(ours).toEqual(expect.arrayContaining(wanted));
  });

  it('has comments between the lines of an instruction, which name no image', () => {
    const text = 'FROM \\\n  # not registry.example/acme/b:1\n  registry.example/acme/a:1\n';
    expect(scanFile('Dockerfile', text, { find }).references.map((one) => one.text)).toEqual([
      'registry.example/acme/a:1',
    ]);
  });
});
