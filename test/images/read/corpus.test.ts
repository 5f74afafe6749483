import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits, planEdit, type TextEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import type { ScanResult } from '../../../src/images/read/reading.ts';
import { SYNTAXES } from '../../../src/images/read/syntaxes.ts';
import { NEW_DIGEST, readCorpus } from './golden.ts';
import { HOSTILE } from './hostile-texts.ts';

const corpus = readCorpus();

const SYNTAX_FOLDER = join(import.meta.dirname, '../../../src/images/read/syntaxes');

/** All edits that pin a file, but for ignored references. */
function pinEdits(result: ScanResult): TextEdit[] {
  return result.references.flatMap((reference) => {
    const plan = reference.ignore ? [] : planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? [] : [...plan];
  });
}

describe('the corpus', () => {
  test.each(SYNTAXES.map(({ name }) => name))(
    'has at least 8 files for %s, of which one begins with `01-`',
    (syntax) => {
      expect(existsSync(join(SYNTAX_FOLDER, `${syntax}.ts`)), 'its module has its name').toBe(true);
      const files = corpus.filter((golden) => golden.name.startsWith(`${syntax}/`));
      expect(files.filter(({ name }) => name.endsWith('.golden')).length).toBeGreaterThanOrEqual(8);
      expect(files.filter(({ name }) => !name.endsWith('.golden'))).toHaveLength(4);
    },
  );

  test('stands beside hostile texts for every syntax, which `npm run measure` reads', () => {
    expect(Object.keys(HOSTILE).toSorted()).toEqual(SYNTAXES.map(({ name }) => name).toSorted());
  });

  test('knows every path of a syntax by a file', () => {
    const lower = corpus.map(({ path }) => `/${path}`.toLowerCase());
    const unused = SYNTAXES.flatMap(({ name, paths }) =>
      paths.filter((pattern) => !lower.some((path) => pattern.test(path))).map((pattern) => [name, pattern]),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(corpus.map((golden) => [golden.name, golden] as const))('%s', (_name, golden) => {
  const result = scanFile(golden.path, golden.source);

  test('names these images at these places', () => {
    expect(
      result.references.map(({ end, ignore, start, text }) => ({
        start,
        end,
        text,
        ignored: ignore !== undefined,
      })),
    ).toEqual(
      golden.references.map(({ start, end, text, isIgnored }) => ({ start, end, text, ignored: isIgnored })),
    );
    for (const { location, start } of result.references) {
      const before = golden.source.slice(0, start).split('\n');
      expect([location.line, location.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
    }
  });

  test('says what is unresolved, wrong, or not editable', () => {
    expect(result.syntax).toBe(golden.syntax);
    expect(result.unresolved.map(({ end, reason, start }) => ({ start, end, reason }))).toEqual(
      golden.unresolved.map((one) => ({ ...one, reason: expect.stringContaining(one.reason) })),
    );
    expect(result.problems.map(({ line, message }) => ({ line, message }))).toEqual(
      golden.problems.map(({ line, message }) => ({ line, message: expect.stringContaining(message) })),
    );
    expect(result.mentions.map(({ location, text }) => ({ line: location.line, text }))).toEqual(
      golden.mentions,
    );
    expect(
      result.references.map(({ editable }) => (editable.kind === 'no' ? editable.reason : undefined)),
    ).toEqual(
      golden.references.map(({ notEditable }) =>
        notEditable === undefined ? undefined : expect.stringContaining(notEditable),
      ),
    );
  });

  test('pins to exactly this text, and a second pin changes nothing', () => {
    const pinned = applyEdits(golden.source, pinEdits(result));
    expect(pinned).toBe(golden.pinned);
    expect(pinEdits(scanFile(golden.path, pinned))).toEqual([]);
  });
});
