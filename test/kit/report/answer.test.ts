import { describe, expect, it } from 'vitest';
import { detailsMarkdown, tableMarkdown } from '../../../src/base/markdown.ts';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { type AnswerFacts, renderAnswer } from '../../../src/kit/report/answer.ts';
import { findingBlocks, placesMarkdown } from '../../../src/kit/report/markdown-parts.ts';

const facts = (more: Partial<AnswerFacts> = {}): AnswerFacts => ({
  title: 'Check things',
  result: 'fail',
  answer: {
    words: '2 old of 9 things',
    actions: [tableMarkdown(['Thing'], [['a'], ['b']])],
    details: [detailsMarkdown('7 passed', 'fine')],
  },
  problems: [],
  softened: [],
  coverage: { seen: 9, judged: 9, skipped: [], unread: [], unresolved: [], noun: 'thing' },
  ...more,
});
const problem = (message: string) => ({ kind: 'service', message }) as const;

describe('the shape of summaries and comments', () => {
  it('is the verdict with sign and count, then what to do, then details, then coverage', () => {
    expect(renderAnswer(facts(), 10_000)).toBe(
      '### ❌ Check things: 2 old of 9 things\n\n| Thing |\n| --- |\n| a |\n| b |\n\n<details>\n<summary>7 passed</summary>\n\nfine\n\n</details>\n\nCoverage: 9 things seen, 9 judged.\n',
    );
  });

  it.each([
    ['pass', '✅'],
    ['warn', '⚠️'],
    ['fail', '❌'],
  ] as const)('shows %s as %s', (result, sign) => {
    expect(renderAnswer(facts({ result }), 10_000).startsWith(`### ${sign} Check things: `)).toBe(true);
  });

  it('never shows a verdict where the run could not finish, but what was found so far', () => {
    const text = renderAnswer(facts({ result: 'error', problems: [problem('`x` failed')] }), 10_000);
    expect(text).toMatch(/^### ⛔ Check things could not finish: 1 error\n\n- ❌ `x` failed\n/);
    expect(text).toContain('**So far:** 2 old of 9 things.');
  });

  it('has no words about findings where nothing is known, and no coverage where nothing was counted', () => {
    const answer = { title: 'Own title', words: '', actions: [], details: [] };
    expect(renderAnswer(facts({ answer, coverage: undefined, result: 'pass' }), 10_000)).toBe(
      '### ✅ Own title\n',
    );
    const failed = renderAnswer(facts({ answer, result: 'error', problems: [problem('x')] }), 10_000);
    expect(failed).not.toContain('So far');
  });

  it('shows one line for one cause, which names what it befell', () => {
    const problems = [
      ...Array.from({ length: 7 }, (_, index) => problem(`\`a:${index}\`: it is down`)),
      problem('`b`: something else'),
      { ...problem('`c`: it is down'), fix: 'try again' },
      problem('no subject'),
      problem('no subject'),
    ];
    const text = renderAnswer(facts({ result: 'error', problems }), 10_000);
    expect(text).toMatch(/^### ⛔ Check things could not finish: 11 errors\n/);
    expect(text).toContain(
      '- ❌ `a:0`, `a:1`, `a:2`, `a:3`, `a:4` and 2 more: it is down\n- ❌ `b`: something else\n',
    );
    expect(text).toContain('- ❌ `c`: it is down<br>try again\n- ❌ no subject\n\n');
  });

  it('folds what is beyond ten problems', () => {
    const problems = Array.from({ length: 12 }, (_, index) => problem(`number ${index}`));
    const text = renderAnswer(facts({ result: 'error', problems }), 10_000);
    expect(text).toContain('<summary>2 more problems</summary>');
    expect(text.indexOf('number 9')).toBeLessThan(text.indexOf('2 more problems'));
    expect(text.indexOf('number 10')).toBeGreaterThan(text.indexOf('2 more problems'));
  });

  it('shows problems that only warn', () => {
    const softened = [
      { message: '`x` failed', fix: 'wait\nretry' },
      { message: 'y', fix: undefined },
    ].map(
      ({ fix, message }): Finding => ({
        rule: 'could-not-ask',
        level: 'warning',
        title: 't',
        message,
        ...(fix === undefined ? {} : { fix }),
        fingerprint: message,
      }),
    );
    const text = renderAnswer(facts({ result: 'warn', softened }), 10_000);
    expect(text).toContain('- ⚠️ `x` failed<br>wait<br>retry\n- ⚠️ y\n');
    const nothing = { words: '', actions: [], details: [] };
    expect(renderAnswer(facts({ answer: nothing, result: 'warn', softened }), 10_000)).toMatch(
      /^### ⚠️ Check things: not everything could be checked\n/,
    );
  });

  it('keeps the account and the link to the run when its rows are cut', () => {
    const rows = Array.from({ length: 500 }, (_, index) => [`row ${index}`]);
    const answer = { words: 'many', actions: [tableMarkdown(['Thing'], rows)], details: [] };
    const text = renderAnswer(facts({ answer, runUrl: 'https://ci.example/1' }), 1000, '<!-- m -->');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1000);
    expect(text.startsWith('<!-- m -->\n')).toBe(true);
    expect(text).toMatch(/\d+ more rows are omitted here/);
    expect(text.endsWith('Coverage: 9 things seen, 9 judged. [The run](https://ci.example/1)\n')).toBe(true);
  });
});

describe('parts of an answer', () => {
  it('has at most three places in a cell', () => {
    const at = (line: number) => ({ file: 'f', line });
    expect(placesMarkdown([at(1), undefined, at(2)])).toBe('`f:1`<br>`f:2`');
    expect(placesMarkdown([1, 2, 3, 4, 5].map(at))).toBe('`f:1`<br>`f:2`<br>`f:3`<br>and 2 more');
  });

  it('lists findings with what to do; more than twenty, and notices, are folded', () => {
    const finding = (index: number, level: Finding['level'], fix?: string): Finding => ({
      rule: 'r',
      level,
      title: 'Title',
      message: `number ${index}`,
      ...(fix === undefined ? {} : { fix, location: { file: 'f', line: index } }),
      fingerprint: '',
    });
    expect(findingBlocks([])).toEqual({ actions: [], details: [] });
    const many = Array.from({ length: 22 }, (_, index) =>
      finding(index, 'error', index === 0 ? 'a\n`b`' : undefined),
    );
    const blocks = findingBlocks([...many, finding(99, 'notice'), finding(3, 'warning')]);
    const text = JSON.stringify(blocks);
    expect(text).toContain('❌ Title: number 0 (`f:0`)<br>a<br>`b`');
    expect(text).toContain('3 more findings');
    expect(text).toContain('1 note<');
    expect(JSON.stringify(blocks.actions)).not.toContain('number 20');
  });
});
