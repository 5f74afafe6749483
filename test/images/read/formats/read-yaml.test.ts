import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';
import { readYaml } from '../../../../src/images/read/formats/read-yaml.ts';
import type { YamlNode } from '../../../../src/images/read/formats/yaml-node.ts';
import { readCorpus } from '../golden.ts';

const sources = readCorpus()
  .filter(({ path, source }) => /\.ya?ml$/.test(path) && source.length < 6000 && !source.includes('*'))
  .map(({ source }) => source);

type Facts = readonly [value: string, start: number, end: number];

/** Every scalar of a text that a reader can ask for, with its place; `refused` where a document has an error. */
function byLibrary(source: string): readonly Facts[] | 'refused' {
  const facts: Facts[] = [];
  const add = (node: unknown): void => {
    if (isScalar(node)) facts.push([String(node.value), node.range?.[0] ?? 0, node.range?.[1] ?? 0]);
    if (isSeq(node)) node.items.forEach(add);
    if (!isMap(node)) return;
    const seen = new Set<string>();
    for (const { key, value } of node.items) {
      if (!isScalar(key) || seen.has(String(key.value))) continue;
      seen.add(String(key.value));
      add(key);
      add(value);
    }
  };
  const options = { schema: 'failsafe', resolveKnownTags: false, uniqueKeys: false } as const;
  for (const document of parseAllDocuments(source, { ...options, prettyErrors: false })) {
    if (document.errors.length > 0) return 'refused';
    add(document.contents);
  }
  return facts;
}

function byReader(source: string): readonly Facts[] | 'refused' {
  const facts: Facts[] = [];
  const add = (node: YamlNode): void => {
    if (node.kind === 'text') facts.push([node.value, node.scalar.range[0], node.scalar.range[1]]);
    if (node.kind === 'list') node.items.forEach(add);
    if (node.kind === 'map')
      for (const { key, keyEnd, keyStart, value } of node.own.values()) {
        facts.push([key, keyStart, keyEnd]);
        if (value !== undefined) add(value);
      }
  };
  for (const { error, root } of readYaml(source)) {
    if (error !== undefined) return 'refused';
    if (root !== undefined) add(root);
  }
  return facts;
}

const PIECES = [
  '# c\n',
  '\n',
  '  # c\n',
  '\n\n',
  '    # c\n',
  ' # c',
  ':',
  ' ',
  '- ',
  '|\n',
  '>\n',
  '"',
  '[',
  ']',
  ', ',
  '{',
  '\t',
  '\r\n',
  '---\n',
  '...\n',
  '? ',
  '&a ',
  '!t ',
];

describe('YAML', () => {
  it('is read as the library reads it, whatever comments and blank lines stand in it', () => {
    const changed = fc
      .tuple(
        fc.constantFrom(...sources),
        fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...PIECES)), { maxLength: 5 }),
      )
      .map(([source, changes]) =>
        changes.reduce((text, [place, length, piece]) => {
          const start = place % (text.length + 1);
          // Most of them between two lines.
          const at = place % 3 === 0 ? start : text.indexOf('\n', start) + 1;
          return text.slice(0, at) + piece + text.slice(at + (at === start ? length : 0));
        }, source),
      );
    fc.assert(
      fc.property(changed, (source) => {
        expect(byReader(source)).toEqual(byLibrary(source));
      }),
      { numRuns: 500 },
    );
  });

  it('may have long comments between two keys', () => {
    const comments = `# ${'c'.repeat(700)}\n\n`.repeat(3);
    for (const indentation of ['', '  ']) {
      const source = `x:\n${indentation}a: b\n${comments}${indentation}c: d\n${comments}${indentation}e: f\n`;
      expect(byReader(source)).toEqual(byLibrary(source));
      expect(byReader(source)).not.toBe('refused');
    }
  });

  it.each([
    'x:\n  tag:\n  # c\n  next: v\n',
    'x:\n  tag:\n\n  # c\n\n  next: v\n',
    'x:\n  tag: # d\n  # c\n  next: v\n',
    'x:\n  tag: &a\n  # c\n  next: v\n',
    'x:\n  -\n  # c\n  - v\n',
  ])('has its empty values where the library has them: %j', (source) => {
    expect(byReader(source)).toEqual(byLibrary(source));
  });
});
