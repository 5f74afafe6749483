import { describe, expect, test } from 'vitest';
import { applyEdits, editText, planEdit } from '../../../src/images/edit/edit-text.ts';
import { createLineIndex } from '../../../src/images/read/formats/line-index.ts';
import { createZoneCheck } from '../../../src/images/read/found.ts';
import { createLiteralFinder } from '../../../src/images/read/literal-references.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { renderFileDiff } from '../../../src/kit/report/file-diff.ts';
import { isLinear, takesLittle } from '../../support/linear.ts';
import { NEW_DIGEST } from './golden.ts';
import { HOSTILE } from './hostile-texts.ts';

/** `npm run measure` compares two sizes of each; elsewhere one small text of each has to be read at once. */
const isGood = process.env['PLATFORM_ACTIONS_MEASURE'] === 'true' ? isLinear : takesLittle;

const many = (text: string) => text.repeat(3_000_000 / text.length);

const besideIt = (text: string) => ({ path: '.env', shown: '.env', text });

describe.each(Object.entries(HOSTILE))('%s', (_syntax, { path, texts }) => {
  test.each(Object.entries(texts))('%s: twice the text takes twice the time', (_name, make) => {
    const { figures, ok } = isGood((n) => {
      const { environment, text } = make(n);
      const companion = environment === undefined ? undefined : besideIt(environment);
      return () => scanFile(path, text, { companion });
    });
    expect(ok, figures).toBe(true);
  });
});

const IMAGE = 'cgr.dev/acme/a:1';
const find = createLiteralFinder();
const lines = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('\n');

describe('what all syntaxes share', () => {
  test.each<[string, (n: number) => () => unknown]>([
    ['starts in one token', (n) => () => find('cgr.dev/+'.repeat(n))],
    ['literals', (n) => () => find(`${IMAGE} `.repeat(Math.min(n, 20_000)))],
    [
      'results behind digests',
      (n) => () => find(`docker push ${IMAGE}@sha256:${'a'.repeat(64)}\n`.repeat(Math.min(n, 20_000))),
    ],
    [
      'positions out of order',
      (n) => {
        const lines = createLineIndex('a\n'.repeat(n));
        return () => {
          for (let at = 0; at < n; at += 1) lines.position((at * 7919) % (2 * n));
        };
      },
    ],
    [
      'zones',
      (n) => () => {
        const zones = Array.from({ length: n }, (_, at) => ({
          start: at,
          end: at + 1,
          kind: 'text' as const,
        }));
        const zoneAt = createZoneCheck(zones, 'quiet');
        for (let at = 0; at < n; at += 1) zoneAt(at);
      },
    ],
    [
      'a diff',
      (n) => () => {
        const lines = Array.from({ length: n }, (_, at) => `FROM a.b/c:${at}\n`);
        renderFileDiff('a', lines.join(''), lines.map((line, at) => (at % 100 ? line : `${line}#`)).join(''));
      },
    ],
  ])('%s', (_name, make) => {
    const { figures, ok } = isGood(make);
    expect(ok, figures).toBe(true);
  });

  test('editing scans a long file only a few times', () => {
    const scanned: number[] = [];
    const scan = (text: string) => {
      scanned.push(text.length);
      return scanFile('Dockerfile', text);
    };
    const text = `FROM ${IMAGE}\n`.repeat(2000);
    const before = scanFile('Dockerfile', text);
    const moves = before.references.map((reference) => ({ reference, digest: NEW_DIGEST }));
    // No edit has the effect that is meant, so that each half is tried again.
    editText(text, moves, (one) => (one === text ? scan(one) : { ...scan(one), references: [] }));
    expect(scanned.reduce((sum, length) => sum + length, 0)).toBeLessThan(66 * text.length * 8);
    expect(scanned.length).toBeLessThanOrEqual(65);
  });
});
test('a file nested too deeply is a problem, not a crash', () => {
  expect(scanFile('x.yaml', `image: ${'['.repeat(1000)}`).problems).toEqual([
    { line: 1, message: 'it is nested too deeply' },
  ]);
  expect(scanFile('.devcontainer.json', `{"image":${'['.repeat(100_000)}`).problems[0]?.message).toMatch(
    /^it cannot be read completely: RangeError/,
  );
});

test('a file whose aliases repeat too much of it is cut, and complete references in it still count', () => {
  const level = (n: number) => `x${n}: &x${n} {a: *x${n - 1}, b: *x${n - 1}}`;
  const text = `x0: &x0 {k: 1}\n${lines(30, (n) => level(n + 1))}\nimage: ${IMAGE}\n`;
  const { problems, references, understood } = scanFile('values.yaml', text);
  expect(understood).toBe('cut');
  expect(problems).toEqual([{ line: 1, message: 'its aliases repeat too much of it' }]);
  expect(references).toHaveLength(1);
  expect(scanFile('values.yaml', text.replace(/x15: [^\n]*/, 'x15: &x15 1')).understood).toBe('all');
});

test('a file that names too many images is read as far as the limit', () => {
  const { references, problems } = scanFile(
    'Dockerfile',
    `FROM x\nRUN ${'--mount=from=a.b/c:1 '.repeat(20_001)}`,
  );
  expect(references).toHaveLength(20_000);
  expect(problems[0]?.message).toContain('more than 20000 images');
  expect(scanFile('Dockerfile', 'FROM x\n'.repeat(20_001)).problems[0]?.message).toContain(
    '20000 instructions',
  );
  expect(scanFile('x.yaml', '---\nimage: a.b/c:1\n'.repeat(20_002)).problems[0]?.message).toContain(
    '20000 documents',
  );
});

test('a Dockerfile of 3 MB is a problem', () => {
  expect(scanFile('Dockerfile', many('FROM x\n')).problems).toEqual([
    { line: 1, message: 'it is longer than 1000000 characters' },
  ]);
});

test('references among NUL bytes, lone surrogates and lone carriage returns keep their places', () => {
  const text = 'FROM cgr.dev/a/b:1\nLABEL x="\0\ud800"\nRUN a\rb\nFROM cgr.dev/a/c:1 # \udc00\n';
  const { references } = scanFile('Dockerfile', text);
  expect(references.map(({ end, start }) => text.slice(start, end))).toEqual([
    'cgr.dev/a/b:1',
    'cgr.dev/a/c:1',
  ]);
  const edits = references.flatMap((reference) => {
    const plan = planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? [] : plan;
  });
  expect(applyEdits(text, edits)).toBe(text.replaceAll(':1', `:1@${NEW_DIGEST}`));
});

test('names that look like commands of a CI are no references', () => {
  const { references, unresolved } = scanFile(
    'Dockerfile',
    'FROM ::set-output\nFROM ##[error]x\nFROM `x`\nFROM <img>\nFROM a|b\n',
  );
  expect(references).toEqual([]);
  expect(unresolved).toHaveLength(5);
});
