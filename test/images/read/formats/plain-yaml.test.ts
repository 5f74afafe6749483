import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainYaml } from '../../../../src/images/read/formats/plain-yaml.ts';
import { parseYaml } from '../../../../src/images/read/formats/yaml-documents.ts';
import type { YamlNode, YamlTree } from '../../../../src/images/read/formats/yaml-node.ts';
import { buildYamlTree } from '../../../../src/images/read/formats/yaml-tree.ts';
import { readCorpus } from '../golden.ts';

const sources = readCorpus()
  .filter(({ path, source }) => /\.ya?ml$/.test(path) && source.length < 6000)
  .map(({ source }) => source);

function readByLibrary(source: string): readonly YamlTree[] | undefined {
  const { documents, faults } = parseYaml(source);
  return faults.length > 0 ? undefined : documents.map(({ contents }) => buildYamlTree(contents));
}

/** Everything that a scan can ask of a node. */
function facts(node: YamlNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.kind === 'text') {
    const { range, type, value } = node.scalar;
    return [node.value, node.isPlain, range[0], range[1], type, value];
  }
  if (node.kind === 'list') return node.items.map(facts);
  const entries = [...node.own].map(([name, { key, keyEnd, keyStart, map, value, valueEnd }]) => {
    // The library counts the comments behind a block collection.
    const isBlock = value?.kind === 'list' || (value?.kind === 'map' && !value.isFlow);
    return [name, key, keyStart, keyEnd, map === node, isBlock || valueEnd, facts(value)];
  });
  return { isFlow: node.isFlow, entries };
}

const factsOf = (trees: readonly YamlTree[] | undefined) =>
  trees?.map(({ faults, root }) => ({ faults, root: facts(root) }));

const PIECES =
  `${' '}|${'  '}|\n|\n\n|: |:|- |-|#| #|---|---\n|"|'|{|}|[|]|, |&a |*a|<<: *a|!t |b: c|\n  |\n- |? |%|@|\`|\\|\t|\r|~|é|🙂|...|[]|{a: b}|"a": b`.split(
    '|',
  );
PIECES.push('\n? a\n: b\n', '\n? ', '\n: ', '|', '|-\n', '>', '>-\n', '\0', '\uFEFF', '\u2028');

describe('YAML as most people write it', () => {
  it('is most of the corpus', () => {
    const plain = sources.filter((source) => readPlainYaml(source) !== undefined);
    expect(plain.length).toBeGreaterThan(sources.length / 2);
  });

  it('is read as the library reads it', () => {
    for (const source of sources) {
      const read = readPlainYaml(source);
      if (read !== undefined) expect(factsOf(read)).toEqual(factsOf(readByLibrary(source)));
    }
  });

  it.each([
    ['an explicit key', '? a\n: b\nc: d\n'],
    ['an explicit key in quotes', 'a:\n  ? "b"\n  : [c]\n  d: e\n'],
    ['an explicit key with a block', '? a\n: |\n  b\nc: d\n'],
    ['an explicit key that is there already', 'a: b\n? a\n: c\n'],
  ])('may have %s', (_name, source) => {
    const read = readPlainYaml(source);
    expect(read).toBeDefined();
    expect(factsOf(read)).toEqual(factsOf(readByLibrary(source)));
  });

  it('is read as the library reads it, or left to it, however it is changed', () => {
    const changed = fc
      .tuple(
        fc.constantFrom(...sources),
        fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 4 }),
      )
      .map(([source, changes]) =>
        changes.reduce((text, [place, length, piece]) => {
          const at = place % (text.length + 1);
          return text.slice(0, at) + piece + text.slice(at + length);
        }, source),
      );
    fc.assert(
      fc.property(changed, (source) => {
        const read = readPlainYaml(source);
        if (read !== undefined) expect(factsOf(read)).toEqual(factsOf(readByLibrary(source)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['nothing', ''],
    ['a comment', '# nothing\n'],
    ['an empty document', '---\n---\na: 1\n'],
    ['a text alone', 'text\n'],
    ['a tag', 'a: !t 1\n'],
    ['an unknown alias', 'a: *b\n'],
    ['an anchor of a key', '- &a b: 1\n'],
    ['an anchor of nothing', 'a: &b\nc: 1\n'],
    ['an anchor twice', 'a: &b 1\nc: &b 2\n'],
    ['an anchor with other letters', 'a: &b: 1\n'],
    ['an alias with an anchor', 'a: &b 1\nc: &d *b\n'],
    ['an alias of the map that it is in', 'a: &b\n  c: *b\n'],
    ['a text on two lines', 'a: b\n  c\n'],
    ['a quoted text on two lines', 'a: "b\n  c"\n'],
    ['an escape', 'a: "b\\n"\n'],
    ['a doubled quote', "a: 'b''c'\n"],
    ['a text behind a quoted one', 'a: "b" c\n'],
    ['an explicit key with a comment', '? a # b\n: c\n'],
    ['an explicit key without a value', '? a\n? b\n'],
    ['an explicit key with an empty value', '? a\n: \nb: c\n'],
    ['an explicit key that is a list', '? [a]\n: b\n'],
    ['an explicit key that is a pair', '? a: b\n: c\n'],
    ['an explicit key on two lines', '? a\n  b\n: c\n'],
    ['an explicit key with an anchor', '? &a b\n: c\n'],
    ['an explicit key with a blank line below', '? a\n\n: b\n'],
    ['an explicit key with a map behind it', '? a\n: b: c\n'],
    ['an explicit key in an item', '- ? a\n  : b\n'],
    ['an explicit key without a blank', '?\n: b\n'],
    ['a key with a blank behind it', 'a : b\n'],
    ['an item among pairs', '- a\nb: c\n'],
    ['a pair among items', 'a: 1\n- b\n'],
    ['an empty item', '-\n- a\n'],
    ['an item in an item', '- - a\n'],
    ['a comment behind an empty value', 'a: # c\nb: 1\n'],
    ['a comment without a blank', 'a:# c\n  b: 1\n'],
    ['a comment below an empty value', 'a:\n# c\nb: 1\n'],
    ['a line that fits nowhere', 'a:\n    b: 1\n  c: 2\n'],
    ['a first line that is indented more', '  a: 1\nb: 2\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['an end mark', 'a: 1\n...\n'],
    ['a text behind a mark', '--- a\n'],
    ['tabs', 'a:\tb\n'],
    ['CRLF', 'a: b\r\n'],
    ['a block that keeps its end', 'a: |+\n  b\n'],
    ['a block with an indicator', 'a: |2\n  b\n'],
    ['an empty block', 'a: |\nb: 1\n'],
    ['a block with blanks', 'a: |\n  b\n   \n  c\n'],
    ['a block without an end', 'a: |\n  b'],
    ['a folded block with a blank line', 'a: >\n  b\n\n  c\n'],
    ['a flow collection on two lines', 'a: [b,\n  c]\n'],
    ['a flow map without values', 'a: {b, c}\n'],
    ['a flow map that is not closed', 'a: {b: c\n'],
    ['a flow map with a value too much', 'a: {b: "c" d}\n'],
    ['a flow list with an empty item', 'a: [b, , c]\n'],
    ['a flow list that is not closed', 'a: [b\n'],
    ['a flow list with a pair', 'a: [b: c]\n'],
    [
      'maps deep inside one another',
      `${Array.from({ length: 60 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')} 1\n`,
    ],
    ['lists deep inside one another', `a: ${'['.repeat(60)}${']'.repeat(60)}\n`],
    ['flow maps deep inside one another', `a: ${'{a: '.repeat(60)}1${'}'.repeat(60)}\n`],
    ['very many documents', 'a: 1\n---\n'.repeat(1001)],
    ['a very long text', `a: ${'b'.repeat(500_000)}\n`],
  ])('leaves %s to the library', (_name, source) => {
    expect(readPlainYaml(source)).toBeUndefined();
  });
});
