import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/host/github/pull-requests/refusal.ts';
import { repositoryRoot } from '../../support/repository.ts';

const failure = (status: number, why: string, accepted?: string) => ({
  kind: 'failed' as const,
  status,
  why,
  unsure: false,
  ...(accepted === undefined ? {} : { accepted }),
});

/** GitHub's words and the kind of problem, of every row of the table in the documents. */
function documented(): readonly (readonly [words: string, kind: string])[] {
  const text = readFileSync(join(repositoryRoot, 'docs/troubleshooting.md'), 'utf8');
  const [, rest = ''] = text.split('<!-- checked: github-answers -->');
  const rows = rest.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
  return rows.flatMap((row) => {
    const [words = '', kind = ''] = row.slice(2).split(' | ');
    return [...words.matchAll(/`([^`]+)`/g)].map(
      ([, quoted = '']) => [quoted, kind.replaceAll('`', '')] as const,
    );
  });
}

const REASONS: Readonly<Record<string, readonly string[]>> = {
  forbidden: ['forbidden'],
  unauthenticated: ['unauthenticated'],
  warning: ['forbidden', 'invalid'],
  usage: ['invalid'],
  service: ['unavailable'],
};
/** The status of answers whose words do not decide alone. */
const STATUS: Readonly<Record<string, number>> = { 'Bad credentials': 401, 'Reference update failed': 422 };
/** Answers about what was just made; test/host/github/pull-requests.test.ts has them. */
const FRESH = /^(?:Object does not exist|Not Found|No commits between|not all refs are readable)$/;

describe('the table of what GitHub may answer', () => {
  it('has the words that the double and public threads have', () => {
    expect(documented().length).toBeGreaterThan(14);
  });

  it.each(documented().filter(([words]) => !FRESH.test(words)))('is true of %s', (words, kind) => {
    const refusal = refusalOf(failure(STATUS[words] ?? 403, words), 'it failed', 'contents');
    expect(REASONS[kind]).toContain(refusal.reason);
    // A refused name of a branch has its remedy beside it.
    if (kind !== 'usage') expect(refusal.fix).toBeDefined();
    expect(refusal.message).toBe(`it failed: ${words}`);
  });

  it('quotes nothing without a source', () => {
    const sources = readFileSync(join(repositoryRoot, 'test/github-double/README.md'), 'utf8');
    const quoted = documented().map(([words]) => words.replace(/ (?:'T_…'|workflow)$/, ''));
    expect(quoted.filter((words) => !sources.includes(words))).toEqual([]);
  });
});

describe('the permission that helps', () => {
  it.each([
    ['the only set', 'contents=write', 'contents', 'add `contents: write` to'],
    [
      'the first of several',
      'pull_requests=write; issues=write',
      'pull-requests',
      'add `pull-requests: write` to',
    ],
    ['the one that the token lacks', 'pull_requests=write; issues=write', 'issues', 'add `issues: write` to'],
    [
      'a pair',
      'contents=write,workflows=write',
      'contents',
      'add `contents: write` and `workflows: write` to',
    ],
    ['none that is named', undefined, 'issues', 'add `issues: write` to'],
    ['none that can be read', '<b>', 'contents', 'add `contents: write` to'],
  ] as const)('is %s', (_, accepted, need, fix) => {
    expect(refusalOf(failure(403, 'no', accepted), 'it failed', need).fix).toContain(fix);
  });

  it('is no matter of permission where a rule refuses', () => {
    const refusal = refusalOf(failure(403, 'Repository rule violations found'), 'it failed', 'contents');
    expect(refusal.fix).not.toContain('permissions');
  });
});
