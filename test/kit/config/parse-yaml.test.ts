import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { parseYaml } from '../../../src/kit/config/yaml-source.ts';

function inSteps(text: string): { readonly document: Document.Parsed; readonly lines: LineCounter } {
  const lines = new LineCounter();
  const steps = parseYaml(text, lines, 3);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { document: step.value, lines };
  }
}

/** The results on which both ways of parsing must agree. */
function facts(document: Document.Parsed, lines: LineCounter): unknown {
  const errors = [...document.errors, ...document.warnings].map(({ code, pos }) => [code, pos]);
  const data = errors.length > 0 ? undefined : document.toJS();
  // The library stops reading at a second document.
  const isOne = !document.errors.some(({ code }) => code === 'MULTIPLE_DOCS');
  const starts = isOne ? lines.lineStarts : undefined;
  return { errors, data, text: JSON.stringify(document.contents), starts };
}

function expectSame(text: string): void {
  const lines = new LineCounter();
  const options = {
    lineCounter: lines,
    prettyErrors: false,
    resolveKnownTags: false,
    logLevel: 'error',
    uniqueKeys: false,
  } as const;
  const whole = parseDocument(text, options);
  const stepped = inSteps(text);
  expect(facts(stepped.document, stepped.lines)).toEqual(facts(whole, lines));
}

const line = fc.constantFrom(
  'key: value',
  'other: [a, b,',
  '  c]',
  'text: |',
  '  block',
  '',
  '  more',
  '- item',
  '  - { name: a, "quoted": "b\\n c" }',
  '"open: ',
  'end"',
  '# comment',
  '---',
  '...',
  '%YAML 1.2',
  '&a anchor: *a',
  'folded: >-',
  'tab:\tvalue',
);

describe('parsing step by step', () => {
  it('gives what the library gives for the whole text, errors and lines included', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), (rows, end) => {
        expectSame(rows.join(end));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same for many short lines', () => {
    const entry = (index: number) => `  - { name: bot-${index}, roles: [viewer, editor] } # ${index}\n`;
    expectSame(
      `version: 1\nidentities:\n${Array.from({ length: 3000 }, (_, index) => entry(index)).join('')}`,
    );
    expectSame('');
  });
});
