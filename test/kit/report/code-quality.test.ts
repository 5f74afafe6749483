import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { renderCodeQuality } from '../../../src/kit/report/code-quality.ts';
import { HOSTILE_TEXTS } from '../../support/advisory-builders.ts';

const finding = (overrides: Partial<Finding> = {}): Finding => ({
  rule: 'unpinned',
  level: 'error',
  title: 'title',
  message: 'It is not pinned.',
  fingerprint: 'abc',
  ...overrides,
});

describe('renderCodeQuality', () => {
  it('writes what GitLab asks for', () => {
    const text = renderCodeQuality(
      [
        finding({ location: { file: 'Dockerfile', line: 3 }, fix: 'Pin it.' }),
        finding({ level: 'warning', fingerprint: 'b' }),
        finding({ level: 'notice', fingerprint: 'c' }),
      ],
      '.gitlab-ci.yml',
    );
    expect(JSON.parse(text)).toEqual([
      {
        description: 'It is not pinned. Pin it.',
        check_name: 'unpinned',
        fingerprint: 'abc:Dockerfile',
        severity: 'major',
        location: { path: 'Dockerfile', lines: { begin: 3 } },
      },
      {
        description: 'It is not pinned.',
        check_name: 'unpinned',
        fingerprint: 'b',
        severity: 'minor',
        location: { path: '.gitlab-ci.yml', lines: { begin: 1 } },
      },
      expect.objectContaining({ severity: 'info', fingerprint: 'c' }),
    ]);
  });

  it('writes a fingerprint once, and one finding in two files twice', () => {
    const places = ['a', 'a', 'b'].map((file) => finding({ location: { file, line: 1 } }));
    expect(JSON.parse(renderCodeQuality([...places, finding(), finding()], 'x'))).toHaveLength(3);
  });

  it.each(HOSTILE_TEXTS)('holds %s as one short line', (_, text) => {
    const [issue]: { description: string }[] = JSON.parse(
      renderCodeQuality([finding({ message: text })], 'x'),
    );
    expect(issue?.description.length).toBeLessThan(10_000);
    expect(issue?.description).not.toMatch(/[\n\r\0\u001b\u202e]/);
  });
});
