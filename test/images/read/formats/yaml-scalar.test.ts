import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, stringify, visit } from 'yaml';
import { readYaml } from '../../../../src/images/read/formats/read-yaml.ts';
import type { YamlNode } from '../../../../src/images/read/formats/yaml-node.ts';
import { placeScalar } from '../../../../src/images/read/formats/yaml-scalar.ts';

/** The scanner's decoding of each scalar, its parser's, and that of another parser. */
function decoded(source: string): { readonly ours: string[]; readonly theirs: string[] } {
  const ours: string[] = [];
  const visitNode = (node: YamlNode | undefined): void => {
    if (node?.kind === 'text') {
      expect(placeScalar(source, node.scalar).value).toBe(node.value);
      ours.push(node.value);
    } else if (node?.kind === 'list') node.items.forEach(visitNode);
    else
      for (const { key, value } of node?.own.values() ?? []) {
        ours.push(key);
        visitNode(value);
      }
  };
  for (const { root } of readYaml(source)) visitNode(root);
  const theirs: string[] = [];
  for (const document of parseAllDocuments(source, { schema: 'failsafe' })) {
    visit(document, {
      Scalar(_key, node) {
        theirs.push(String(node.value));
      },
    });
  }
  return { ours, theirs };
}

describe('placeScalar decodes as the parser does', () => {
  test.each([
    ['plain on several lines', 'a: x\n  y\n\n  z \n   w\nb: c'],
    ['plain with CRLF', 'a: x\r\n  y\r\n\r\n  z\r\n'],
    ['single quotes', "a: 'it''s'\nb: ''\nc: 'x\n  y\n\n\n  z'"],
    ['double quotes', 'a: "q\\"\\\\ \\x41\\u00e9\\U0001F600\\0\\n\\t\\e\\_\\N"\nb: ""'],
    ['double quotes on several lines', 'a: "x\n  y \\\n  z\\\\\n\n  \\  w"'],
    ['a blank behind a backslash', 'a: "x\\ \n  y\\\t\n  z"'],
    ['literal', 'a: |\n  x\n    y\n\n  z\nb: |-\n  x\n\nc: |+\n  x\n\nd: e'],
    ['literal with CRLF', 'a: |\r\n  x\r\n  y\r\n'],
    ['literal with an indicator', 'a: |2\n    x\n  y\nb: |1-\n  x'],
    ['an empty literal', 'a: |\nc: d'],
    ['empty', 'a:\nb: ~\nc: ""'],
  ])('%s', (_name, source) => {
    const { ours, theirs } = decoded(source);
    expect(ours).toEqual(theirs);
  });

  test.each([
    ['the end of the file ends a literal', 'a: |\n  x\n  y'],
    ['folded, without text', 'a: >\n\nb: c'],
    ['folded', 'a: >\n  x\n  y\n\n  z\n'],
    ['folded and stripped', 'a: >-\n  x:1\n\n'],
    ['folded and kept', 'a: >+\n\n  x:1\r\n\r\n'],
    ['folded with an indicator', 'a: >1\n x:1'],
    ['folded, more indented lines', 'a: >\n  x\n    y\n\n    z\n  v\n\n  w\n'],
    ['folded, more indented first', 'a: >2\n\n   x\n  y\n'],
    ['a carriage return alone', 'a: "x\r  y"\nb: |\r  x\r  y\r'],
  ])('%s', (_name, source) => {
    expect(decoded(source).ours).not.toEqual([]);
  });

  test('any text in any style', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'b', ':', '/', ' ', "'", '"', '\\', '#', 'é', '\u{1f600}', '$'),
      maxLength: 12,
    });
    const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
    const style = fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED');
    fc.assert(
      fc.property(text, style, fc.integer({ min: 0, max: 40 }), (value, defaultStringType, lineWidth) => {
        const source = stringify(
          { key: value },
          { defaultStringType, defaultKeyType: 'PLAIN', lineWidth, minContentWidth: 0 },
        );
        // The other library does not write every text so that it reads it again.
        const [document] = parseAllDocuments(source);
        fc.pre(document?.errors.length === 0 && document.toJS().key === value);
        const { ours, theirs } = decoded(source);
        expect(ours).toEqual(theirs);
      }),
    );
  });
});
