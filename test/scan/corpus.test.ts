import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/scan/apply-edits.ts';
import { planEdit, type TextEdit } from '../../src/scan/plan-edit.ts';
import { scanFile } from '../../src/scan/scan-file.ts';
import type { ScanResult } from '../../src/scan/scan-result.ts';
import { SYNTAXES } from '../../src/scan/syntax.ts';
import { NEW_DIGEST, readCorpus } from './golden.ts';

const corpus = readCorpus();

/** All edits that pin a file, but for ignored references. */
function pinEdits(result: ScanResult): TextEdit[] {
  return result.references.flatMap((reference) => {
    const plan = reference.ignored ? [] : planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? [] : [...plan];
  });
}

describe('the corpus', () => {
  test('has at least 12 files for every syntax', () => {
    for (const syntax of SYNTAXES) {
      const files = corpus.filter((golden) => golden.name.startsWith(`${syntax}/`));
      expect(files.length, syntax).toBeGreaterThanOrEqual(12);
    }
  });
});

describe.each(corpus.map((golden) => [golden.name, golden] as const))('%s', (_name, golden) => {
  const result = scanFile(golden.path, golden.source);

  test('names these images at these places', () => {
    expect(
      result.references.map(({ text, place, ignored }) => ({
        start: place.start,
        end: place.end,
        text,
        ignored,
      })),
    ).toEqual(
      golden.references.map(({ start, end, text, isIgnored }) => ({ start, end, text, ignored: isIgnored })),
    );
    for (const { place } of result.references) {
      const before = golden.source.slice(0, place.start).split('\n');
      expect([place.line, place.column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
    }
  });

  test('says what is unresolved, wrong, or not editable', () => {
    expect(result.syntax).toBe(golden.syntax);
    expect(
      result.unresolved.map(({ place, reason }) => ({ start: place.start, end: place.end, reason })),
    ).toEqual(golden.unresolved.map((one) => ({ ...one, reason: expect.stringContaining(one.reason) })));
    expect(result.problems).toEqual(
      golden.problems.map(({ line, message }) => ({ line, message: expect.stringContaining(message) })),
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
