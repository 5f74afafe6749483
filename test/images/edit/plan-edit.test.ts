import { describe, expect, test } from 'vitest';
import { applyEdits, planEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { NEW_DIGEST } from '../read/golden.ts';

const only = (path: string, text: string) => {
  const [reference] = scanFile(path, text).references;
  if (reference === undefined) throw new Error('no reference');
  return reference;
};

describe('planEdit', () => {
  test('plans nothing where the digest is there', () => {
    expect(planEdit(only('Dockerfile', `FROM a/b:1@${NEW_DIGEST}`), NEW_DIGEST)).toEqual([]);
  });

  test('says why it cannot', () => {
    expect(planEdit(only('Dockerfile', 'FROM a/b:1'), 'sha256:short')).toEqual({
      kind: 'impossible',
      reason: 'the new digest is not a `sha256` digest',
    });
    const hex = 'c'.repeat(64);
    expect(planEdit(only('Dockerfile', `ARG HEX=${hex}\nFROM a/b:1@sha256:\${HEX}`), NEW_DIGEST)).toEqual({
      kind: 'impossible',
      reason: 'its digest is assembled from several places',
    });
  });

  test('adds `:latest` where there is neither tag nor digest, so that the pin can be refreshed', () => {
    const text = 'FROM cgr.dev/chainguard/static\n';
    const plan = planEdit(only('Dockerfile', text), NEW_DIGEST);
    expect('kind' in plan ? plan : applyEdits(text, plan)).toBe(
      `FROM cgr.dev/chainguard/static:latest@${NEW_DIGEST}\n`,
    );
  });

  test('adds no tag to a digest', () => {
    const text = `FROM cgr.dev/chainguard/static@sha256:${'c'.repeat(64)}\n`;
    const plan = planEdit(only('Dockerfile', text), NEW_DIGEST);
    expect('kind' in plan ? plan : applyEdits(text, plan)).toBe(
      `FROM cgr.dev/chainguard/static@${NEW_DIGEST}\n`,
    );
  });
});
