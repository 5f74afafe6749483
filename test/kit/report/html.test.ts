import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import type { Rule } from '../../../src/kit/findings/rule.ts';
import { type HtmlFacts, renderHtml } from '../../../src/kit/report/html.ts';

const RULE: Rule = { id: 'old', level: 'error', title: 'It is old.', help: 'Replace it.', docs: 'findings' };
const finding = (more: Partial<Finding> = {}): Finding => ({
  rule: 'old',
  level: 'error',
  title: 'Old thing',
  message: '`a:1` is old.',
  fingerprint: 'f',
  ...more,
});
const page = (more: Partial<HtmlFacts> = {}): string =>
  [
    ...renderHtml({
      title: 'Check things',
      result: 'fail',
      findings: [],
      rules: [RULE],
      problems: [],
      finishedAt: Date.parse('2026-11-22T10:11:12Z'),
      toolVersion: '1.2.3',
      ...more,
    }),
  ].join('');

/** Everything that a browser would run, load or style instead of showing as text. */
const tagsOf = (html: string): readonly string[] => html.match(/<[a-z!/][^>]*>/gi) ?? [];

describe('the HTML page', () => {
  it('begins with the verdict, its counts and the share that was judged', () => {
    const html = page({
      findings: [finding(), finding({ level: 'warning' }), finding({ level: 'notice' })],
      coverage: { seen: 9, judged: 7, skipped: [], unread: [], unresolved: [], noun: 'reference' },
      subject: 'acme/app · main',
      runUrl: 'https://ci.example/runs/1?a=1&b=2',
    });
    expect(html).toContain('<h1><span aria-hidden="true">❌</span> Check things: failed</h1>');
    expect(html).toContain('<p>Findings: 1 error, 1 warning, 1 notice; 7 of 9 references judged.</p>');
    expect(html).toContain(
      'acme/app · main · <a href="https://ci.example/runs/1?a=1&amp;b=2" rel="noreferrer">the run</a>',
    );
    expect(html).toContain('<time datetime="2026-11-22T10:11:12.000Z">2026-11-22 10:11 UTC</time>');
  });

  it.each([
    ['pass', '✅', 'passed'],
    ['warn', '⚠️', 'passed with warnings'],
    ['error', '⛔', 'could not finish'],
  ] as const)('has words for %s', (result, sign, words) => {
    expect(page({ result })).toContain(
      `<h1><span aria-hidden="true">${sign}</span> Check things: ${words}</h1>`,
    );
    expect(page({ result })).toContain('<p>No findings.</p>');
  });

  it('counts repositories as repositories', () => {
    const html = page({
      coverage: { seen: 3, judged: 3, skipped: [], unread: [], unresolved: [], noun: 'repository' },
    });
    expect(html).toContain('3 of 3 repositories judged.');
    expect(html).toContain('<th scope="row">repositories</th>');
  });

  it('loads nothing, and allows only its own style and script', () => {
    const html = page({ findings: [finding()] });
    const hashOf = (name: string): string => {
      const text = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashOf('style')}; script-src ${hashOf('script')}; base-uri 'none'; form-action 'none'`,
    );
    expect(html).not.toMatch(/\s(?:src|srcset|style|on\w+)=|@import|url\(/i);
  });

  it('has one row for each action: the same fix is one, and what has none goes by the help of its rule', () => {
    const at = (line: number) => ({ location: { file: 'a/Dockerfile', line } });
    const html = page({
      findings: [
        finding({ level: 'warning', rule: 'odd', title: 'Odd one' }),
        finding({ artifact: 'a:1', fix: 'Use `a:2`.', ...at(1) }),
        finding({ artifact: 'a:1', fix: 'Use `a:2`.', ...at(7) }),
        finding({ artifact: 'b' }),
        finding({ level: 'notice', fix: 'Nothing much.' }),
      ],
    });
    const actions = html.slice(html.indexOf('What to do'), html.indexOf('All findings'));
    expect(actions).toContain('<caption>3 actions, most important first</caption>');
    const rows = actions.split('<tr>').slice(2);
    expect(rows[0]).toContain('Use <code>a:2</code>.');
    expect(rows[0]).toContain(
      '<ul><li><code>a/<wbr>Dockerfile:1</code></li><li><code>a/<wbr>Dockerfile:7</code></li></ul>',
    );
    expect(rows[0]).toContain('class="number">2</td>');
    expect(rows[1]).toContain('Replace it.');
    expect(rows[2]).toContain('Odd one');
  });

  it('takes the worst level of an action, and says how many places it leaves out', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      finding({
        level: index === 8 ? 'error' : 'warning',
        fix: 'Do it.',
        location: { file: 'f', line: index + 1 },
      }),
    );
    const html = page({ findings: many });
    expect(html).toContain('<li>and 4 more</li>');
    expect(/<tbody>\n<tr><td data-label="Level"><span class="level error">/.test(html)).toBe(true);
  });

  it('has no column for places where there are none', () => {
    const actions = (findings: readonly Finding[]): string =>
      page({ findings }).split('All findings')[0] ?? '';
    expect(actions([finding()])).not.toContain('Where');
    expect(actions([finding(), finding({ location: { file: 'f', line: 1 } })])).toContain('Where');
  });

  it('says that there is nothing to do where there are only notices', () => {
    expect(page({ result: 'pass', findings: [finding({ level: 'notice' })] })).toContain('Nothing to do.');
  });

  it('limits what it lists, and says so', () => {
    const findings = {
      *[Symbol.iterator]() {
        for (let index = 0; index < 10_002; index += 1) yield finding({ fix: `Step ${index}` });
      },
    };
    const html = page({ findings });
    expect(html).toContain('The first 10000 of 10002 findings');
    expect(html).toContain('9002 more actions are not listed.');
    expect(html.split('data-key=').length - 1).toBe(10_000);
  });

  it('shows problems with their place and remedy, and everything unread', () => {
    const unread = Array.from({ length: 1002 }, (_, index) => ({ what: `f${index}`, why: 'is `odd`' }));
    const html = page({
      result: 'error',
      problems: [
        { kind: 'usage', message: '`x` is wrong', fix: 'one\ntwo', location: { file: 'c.yml', line: 3 } },
        { kind: 'service', message: 'an odd ` mark' },
      ],
      coverage: {
        seen: 3,
        judged: 0,
        skipped: [{ what: 'things', why: 'of <others>', count: 2 }],
        unread,
        unresolved: [{ what: 'cgr.dev/acme/app:$TAG', why: '`$TAG` has no value' }],
        noun: 'reference',
        files: { seen: 1, judged: 1, skipped: [], unread: [], unresolved: [] },
      },
    });
    expect(html).toContain('<p class="words">2 errors.</p>\n<p>No findings; 0 of 3 references judged.</p>');
    expect(html).toContain('<li><code>c.yml:3</code> <code>x</code> is wrong<br>one<br>two</li>');
    expect(html).toContain('an odd &#96; mark');
    expect(html).toContain('2 of &lt;others&gt;');
    expect(html).toContain('Unread references (1002)');
    expect(html).toContain('<li><code>f0</code>: is <code>odd</code></li>');
    expect(html).toContain('<li>and 2 more</li>');
  });

  it('shortens digests, with the whole text on hover', () => {
    const artifact = `a/b@sha256:${'0123456789ab'.repeat(6).slice(0, 64)}`;
    expect(page({ findings: [finding({ artifact })] })).toContain(
      `<code title="${artifact}">a/<wbr>b@sha256:0123456789ab…</code>`,
    );
  });

  it('keeps hostile text inert wherever it comes from', () => {
    const bad =
      '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>`<b>`\u202e::error::x ##vso[task]';
    const html = page({
      title: bad,
      subject: bad,
      runUrl: 'javascript:alert(1)',
      toolVersion: bad,
      findings: [
        finding({
          title: bad,
          message: bad,
          fix: bad,
          artifact: bad,
          rule: bad,
          location: { file: bad, line: 1 },
        }),
      ],
      problems: [{ kind: 'usage', message: bad, fix: bad, location: { file: bad, line: 1 } }],
      coverage: {
        seen: 1,
        judged: 0,
        skipped: [{ what: bad, why: bad, count: 1 }],
        unread: [{ what: bad, why: bad }],
        unresolved: [{ what: bad, why: bad }],
        noun: bad,
      },
    });
    expect(tagsOf(html).filter((tag) => /^<(?:script|img|b)\b/i.test(tag))).toEqual(['<script>']);
    expect(html.match(/<\/script>/gi)).toHaveLength(1);
    expect(html).not.toContain('javascript:');
    expect(html).not.toMatch(/::error|##vso\[|\u202e/);
  });
});
