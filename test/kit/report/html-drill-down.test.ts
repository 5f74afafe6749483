import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { drillDownHtml } from '../../../src/kit/report/html-drill-down.ts';
import type { DrillDown, Visited } from '../../../src/kit/run/outcome.ts';

const finding = (title: string): Finding => ({
  rule: 'old',
  level: 'error',
  title,
  message: `${title}.`,
  fingerprint: title,
});
const place = (name: string, findings: readonly Finding[] = [], more: Partial<Visited> = {}): Visited => ({
  name,
  result: findings.length === 0 ? 'pass' : 'fail',
  why: '',
  findings,
  findingCount: findings.length,
  ...more,
});
const page = (more: Partial<DrillDown>): string =>
  [...drillDownHtml({ noun: 'repository', tables: [], places: [], ...more })].join('');
const tables = (...rows: readonly { name: string; places: readonly number[] }[]): DrillDown['tables'] => [
  { title: 'Images', column: 'Image', rows: rows.map((row) => ({ detail: '', ...row })) },
];

describe('the page of many places', () => {
  it('leads from what they share to the findings of each, by links alone', () => {
    const html = page({
      tables: tables({ name: 'a:1', places: [0, 1] }, { name: 'b:1', places: [1] }),
      places: [place('acme/api', [finding('Old tag'), finding('Other tag')]), place('acme/web')],
    });
    expect(html).toContain(
      '<details><summary>2 repositories</summary><ul><li><a href="#f0">acme/api</a></li><li><a href="#p1">acme/web</a></li></ul></details>',
    );
    expect(html).toContain('class="place"><a href="#p1">acme/web</a></td>');
    const targets = [...html.matchAll(/href="#([fp]\d+)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(5);
    for (const target of targets) expect(html.split(`id="${target}"`), target).toHaveLength(2);
    const section = html.slice(html.indexOf('<h3 id="f0">'));
    expect(section).toContain('<strong>Old tag</strong>');
    expect(section.match(/<tr><td data-label="Level"/g)).toHaveLength(2);
    expect(html.split('<h3 ')).toHaveLength(2);
  });

  it('has no findings and no empty tables where there are none', () => {
    const html = page({ tables: tables(), places: [place('acme/web')] });
    expect(html).toContain('<h2 id="places">Repositories</h2>');
    expect(html).toContain('<caption>1 repository</caption>');
    expect(html).not.toMatch(/Images|All findings|<a /);
  });

  it('limits rows, links and findings, and says so; no link leads nowhere', () => {
    const many = Array.from({ length: 10_001 }, (_, index) => place(`acme/r${index}`, [finding('Old')]));
    const shared = Array.from({ length: 101 }, (_, index) => ({ name: `i:${index}`, places: [index] }));
    const rows = [
      { name: 'a', places: many.map((_, index) => index) },
      { name: 'b', places: [10_000] },
    ];
    const html = page({ tables: tables(...rows, ...shared), places: many });
    expect(html).toContain('Images, the first 100 of 103');
    expect(html).toContain('<summary>10001 repositories</summary>');
    expect(html).toContain('<li>and 9801 more</li>');
    expect(html).toContain('class="place">acme/r10000</td>');
    expect(html).toContain('The first 10000 of 10001 repositories');
    const few = page({
      places: [
        place(
          'a',
          Array.from({ length: 10_003 }, () => finding('Old')),
        ),
        place('b', [finding('New')]),
      ],
    });
    expect(few).toContain('3 more findings are in the JSON report of its run.');
    expect(few).toContain('1 more finding is in the JSON report of its run.');
    expect(few.split('data-key=').length - 1).toBe(10_000);
    expect(
      page({
        places: [place('a', [], { why: 'x', findingCount: 0 })],
        tables: tables({ name: 'n', places: [7] }),
      }),
    ).toContain('class="place"></td>');
  });

  it('keeps hostile text inert', () => {
    const bad = '<script>alert(1)</script>"\'`::error::x\u202e';
    const html = page({
      noun: bad,
      tables: [{ title: bad, column: bad, rows: [{ name: bad, detail: bad, places: [0, 0] }] }],
      places: [place(bad, [finding(bad)], { why: bad })],
    });
    expect(html).not.toMatch(/<script|::error|\u202e|"'/);
  });
});
