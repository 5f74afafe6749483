import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScalar, parseAllDocuments, parseDocument, type Scalar, stringify, visit } from 'yaml';
import { placeScalar } from '../../../../src/images/read/formats/yaml-scalar.ts';

/** The scanner's and the parser's decoding of each scalar. */
function decoded(source: string): { readonly ours: string[]; readonly theirs: string[] } {
  const ours: string[] = [];
  const theirs: string[] = [];
  for (const document of parseAllDocuments(source, { schema: 'failsafe' })) {
    visit(document, {
      Scalar(_key, node) {
        // The scalars of a parsed document are parsed ones.
        ours.push(placeScalar(source, node as Scalar.Parsed).value);
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

  test('the end of the file ends a literal', () => {
    expect(decoded('a: |\n  x\n  y').ours).toEqual(['a', 'x\ny']);
    expect(decoded('a: >\n\nb: c').ours[1]?.trim()).toBe('');
  });

  test('folded, for texts of one line', () => {
    for (const source of ['a: >\n  x:1\n', 'a: >-\n  x:1\n\n', 'a: >+\n\n  x:1\r\n', 'a: >1\n x:1']) {
      expect(decoded(source).ours[1]?.trim()).toBe('x:1');
    }
    expect(decoded('a: >\n  x\n  y\n').ours[1]?.trim()).toBe('x y');
  });

  test('any text in any style', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'b', ':', '/', ' ', "'", '"', '\\', '#', 'é', '\u{1f600}', '$'),
      maxLength: 12,
    });
    const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
    const style = fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL');
    fc.assert(
      fc.property(text, style, fc.integer({ min: 0, max: 40 }), (value, defaultStringType, lineWidth) => {
        const source = stringify(
          { key: value },
          { defaultStringType, defaultKeyType: 'PLAIN', lineWidth, minContentWidth: 0 },
        );
        const node = parseDocument(source).get('key', true);
        fc.pre(isScalar(node) && node.type !== 'BLOCK_FOLDED');
        const { ours, theirs } = decoded(source);
        expect(ours).toEqual(theirs);
      }),
    );
  });
});
