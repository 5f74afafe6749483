import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { byteLength } from '../../../../src/base/plain-text.ts';
import type { GateScanFacts } from '../../../../src/commands/advisory-gate/report/gate-summary.ts';
import {
  renderGateComment,
  renderGateSummary,
} from '../../../../src/commands/advisory-gate/report/gate-text.ts';
import {
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  NOW_MS,
  POLICY,
} from '../../../support/advisory-builders.ts';

const DAY = 86_400_000;
const FACTS: GateScanFacts = {
  sboms: [{ file: 'sbom.json', format: 'SPDX 2.3', packageCount: 3, skippedCount: 2 }],
  artifactCount: 3,
  rowCount: 5,
  runUrl: 'https://github.com/acme/app/actions/runs/1',
};
const MARKER = '<!-- platform-actions advisory-gate ci/gate -->';
const NO_SCAN = { sboms: [], artifactCount: 0, rowCount: 0, runUrl: undefined };

const render = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const summary = (question: Parameters<typeof decide>[0], facts: GateScanFacts = FACTS): string =>
  renderGateSummary(decide(question), facts).text;

describe('renderGateSummary', () => {
  it('tells verdict, counts and what fails first, and folds the rest', () => {
    const { version: _, ...unversioned } = item({
      advisoryId: 'CGA-3',
      aliases: [],
      rating: { severity: 'unknown' },
      facts: { status: 'affecting' },
    });
    const text = summary({
      collected: collected({
        items: [
          item(),
          unversioned,
          item({ advisoryId: 'CGA-4', aliases: ['GHSA-4'], isNew: false }),
          item({ advisoryId: 'CGA-5', aliases: ['CVE-2026-5555'] }),
          item({ advisoryId: 'CGA-6', facts: { status: 'fixed' } }),
        ],
        missingLookups: ['CVE-9'],
        unknownLookups: ['CVE-8'],
      }),
      hasBase: true,
      policy: { ...POLICY, scope: 'changed' },
      ignores: [
        ignore({
          id: 'CVE-2026-5555',
          owner: 'team-a',
          expires: { text: '2026-11-25', timeMs: NOW_MS + 4 * DAY },
        }),
        ignore({ id: 'CVE-0', artifact: 'zlib', expires: { text: '2026-11-01', timeMs: NOW_MS - DAY } }),
        ignore({ id: 'CVE-00' }),
      ],
      baseIgnores: [],
    });
    expect(text).toMatchInlineSnapshot(`
      "## ❌ Advisory gate fails

      - 2 advisories fail this run: 1 high, 1 unknown.
      - 1 advisory is in the base too (\`scope: changed\`).
      - 1 advisory is ignored.
      - 1 ignore has expired.
      - 1 ignore expires within 14 days.
      - 1 ignore matched nothing.
      - 3 ignores are added or loosened by this change.
      - 1 id or alias is not known to the service.
      - 1 alias cannot be looked up: the service does not return aliases.

      \`\`\`mermaid
      %%{init: {"theme":"base","themeVariables":{"pie1":"#e16f24","pie2":"#8b949e","pieOpacity":"1","pieOuterStrokeWidth":"0px","pieTitleTextSize":"18px","pieTitleTextColor":"#7d8590","pieLegendTextColor":"#7d8590","pieSectionTextColor":"#ffffff"}}}%%
      pie showData
          title Affecting, by severity
          "high" : 2
          "unknown" : 1
      \`\`\`

      ### What to do

      - Update \`openssl\` to 3.1.4-r6: fixes 1 of 2.

      ### New and failing

      | Severity | Package | Version | Vulnerability | Status | Fixed in |
      | --- | --- | --- | --- | --- | --- |
      | high 7.5 | \`openssl\` | \`3.1.4-r5\` | [\`CVE-2026-1111\`](https://nvd.nist.gov/vuln/detail/CVE-2026-1111) \`CGA-1111-1111-1111\` | – | \`3.1.4-r6\` |
      | unknown | \`openssl\` |  | \`CGA-3\` | – | – |

      <details>
      <summary>Other affecting advisories (1)</summary>

      | Severity | Package | Version | Vulnerability | Status | Fixed in |
      | --- | --- | --- | --- | --- | --- |
      | high 7.5 | \`openssl\` | \`3.1.4-r5\` | \`GHSA-4\` \`CGA-4\` | – | \`3.1.4-r6\` |

      </details>

      <details>
      <summary>Added or loosened ignores (3)</summary>

      - CVE-2026-5555, until 2026-11-25 (\`.github/platform-actions.yml:3\`): added
      - CVE-0 in zlib, until 2026-11-01 (\`.github/platform-actions.yml:3\`): added
      - CVE-00 (\`.github/platform-actions.yml:3\`): added

      </details>

      <details>
      <summary>Expired ignores (1)</summary>

      - CVE-0 in zlib, until 2026-11-01 (\`.github/platform-actions.yml:3\`)

      </details>

      <details>
      <summary>Ignores that expire within 14 days (1)</summary>

      - CVE-2026-5555, until 2026-11-25 (\`.github/platform-actions.yml:3\`)

      </details>

      <details>
      <summary>Ignored (1)</summary>

      | Severity | Package | Advisory | Reason | Owner | Until |
      | --- | --- | --- | --- | --- | --- |
      | high 7.5 | \`openssl\` | [\`CVE-2026-5555\`](https://nvd.nist.gov/vuln/detail/CVE-2026-5555) \`CGA-5\` | not reachable | team-a | 2026-11-25 |

      </details>

      <details>
      <summary>Ignores that matched nothing (1)</summary>

      - CVE-00 (\`.github/platform-actions.yml:3\`)

      </details>

      <details>
      <summary>Ids and aliases without an answer (2)</summary>

      - \`CVE-9\`
      - \`CVE-8\`

      </details>

      1 fixed, not affected or withdrawn.

      <details>
      <summary>Checked 3 names, read 5 advisories</summary>

      - \`sbom.json\` (SPDX 2.3): 3 packages checked, 2 skipped

      </details>
      "
    `);
  });

  it('is short when there is nothing', () => {
    expect(summary({}, NO_SCAN)).toMatchInlineSnapshot(`
      "## ✅ Advisory gate passes

      - No advisory affects what was checked.

      <details>
      <summary>Checked 0 names, read 0 advisories</summary>


      </details>
      "
    `);
  });

  it('tells an extended ignore from an added one', () => {
    const expires = (text: string) => ({ text, timeMs: Date.parse(text) });
    const text = summary({
      ignores: [ignore({ expires: expires('2027-02-01') }), ignore({ id: 'CVE-2' })],
      baseIgnores: [ignore({ expires: expires('2027-01-01') })],
    });
    expect(text).toContain(
      'CVE-2026-1111, until 2027-02-01 (`.github/platform-actions.yml:3`): extended, was 2027-01-01',
    );
    expect(text).toContain('CVE-2 (`.github/platform-actions.yml:3`): added');
  });

  it('says warn for a warning, and failing without a base', () => {
    const question = { collected: collected({ items: [item()] }) };
    expect(summary({ ...question, policy: { ...POLICY, warnOnly: true } })).toMatch(
      /^## ⚠️ Advisory gate passes with warnings\n/,
    );
    expect(summary(question)).toContain('\n### Failing\n');
    const warned = { ...question, policy: { ...POLICY, warnOnly: true } };
    expect(summary(warned)).toContain('\n### Would fail\n');
    expect(summary({ ...question, hasBase: true })).toContain('\n### Failing\n');
    const changed = { ...question, hasBase: true, policy: { ...POLICY, scope: 'changed' as const } };
    expect(summary(changed)).toContain('\n### New and failing\n');
    const both = { ...changed, policy: { ...changed.policy, warnOnly: true } };
    expect(summary(both)).toContain('\n### New, would fail\n');
    const only = summary({
      collected: collected({
        items: [item(), item({ advisoryId: 'b', aliases: ['CVE-2'], facts: { status: 'affecting' } })],
      }),
      policy: { ...POLICY, onlyFixed: true },
    });
    expect(only).toContain('<summary>Other affecting advisories (1)</summary>');
  });

  it('shows components and places where there are any, and how many more there are', () => {
    const components = ['a', 'b', 'c', 'd'].map((name) => ({ name, location: `/usr/bin/${name}` }));
    const packages = ['x', 'y'].map((image) => ({ name: 'openssl', image }));
    const facts = { status: 'affecting', word: 'pending-upstream' } as const;
    const items = [
      item({ components, packages, facts }),
      item({ advisoryId: 'CGA-2', aliases: ['CVE-2'], components: [{ location: '/lib/z' }] }),
    ];
    const text = summary({ collected: collected({ items }) });
    expect(text).toContain(
      '| Severity | Package | Version | Vulnerability | Component | Where | Status | Fixed in |',
    );
    expect(text).toContain(
      '| `a` `/usr/bin/a`, `b` `/usr/bin/b`, `c` `/usr/bin/c` and 1 more | `x`, `y` | pending upstream | – |',
    );
    expect(text).toContain('| `/lib/z` | `sbom.json` | – | `3.1.4-r6` |');
  });

  it('writes a version that is more than a word as code', () => {
    const facts = { status: 'affecting', fixedVersion: '1~2 *' } as const;
    expect(summary({ collected: collected({ items: [item({ facts })] }) })).toContain(
      '- Update `openssl` to <code>1&#x7e;2 &#x2a;</code>: fixes 1 of 1.',
    );
  });

  it('lists packages without a purl, openly where they fail', () => {
    const unaccounted = [{ file: 'sbom.json', inWorkspace: true, packages: ['libssl3 3', 'busybox 1'] }];
    expect(summary({ unaccounted })).toContain(
      '<summary>Packages without a usable type or purl (2)</summary>\n\n- `libssl3 3` in `sbom.json`\n',
    );
    const failed = summary({ unaccounted, policy: { ...POLICY, failOnUnaccounted: true } });
    expect(failed).toMatch(/^## ❌ Advisory gate fails\n/);
    expect(failed).toContain('### Packages without a usable type or purl (2)\n\n- `libssl3 3`');
    expect(failed).toContain(
      '- 2 packages have no usable type or purl, so nothing was looked up for them (`fail-on-unaccounted`).',
    );
  });

  it('lists names without an advisory, ignores of whole images, and indexes', () => {
    const text = summary(
      {
        withoutAdvisories: ['zlib'],
        ignores: [{ image: 'python', place: ignore().place }],
        collected: collected({ items: [item({ facts: { status: 'affecting', word: 'detected' } })] }),
        policy: { ...POLICY, failOnStatus: ['affected'] },
      },
      { ...FACTS, indexes: ['index.json'] },
    );
    expect(text).toContain('- 1 advisory has another status than `fail-on-status` lists.');
    expect(text).toContain('- 1 ignore names only an image and has no effect here.');
    expect(text).toContain('- 1 name in `artifacts` has no advisory at all.');
    expect(text).toContain('<summary>Names without any advisory (1)</summary>');
    expect(text).toContain('<summary>Ignores of whole images, which have no effect here (1)</summary>');
    expect(text).toContain('- `index.json`: an index of these SBOMs, left out');
  });

  it('tells an ignore without reason, owner and end with empty cells', () => {
    const entry = { id: 'CVE-2026-1111', place: ignore().place };
    expect(summary({ collected: collected({ items: [item()] }), ignores: [entry] })).toContain(
      '`CGA-1111-1111-1111` |  |  |  |\n',
    );
  });

  it('stays under the limit at a whole row, with every fold closed', () => {
    const items = Array.from({ length: 30_000 }, (_, index) =>
      item({ advisoryId: `CGA-${index}`, aliases: [`CVE-${index}`], isNew: index % 2 === 0 }),
    );
    const decision = decide({
      collected: collected({ items }),
      hasBase: true,
      policy: { ...POLICY, scope: 'changed' },
    });
    const { text, omittedRows } = renderGateSummary(decision, FACTS);
    expect(byteLength(text)).toBeLessThanOrEqual(1_000_000);
    expect(byteLength(text)).toBeGreaterThan(990_000);
    expect(omittedRows).toBeGreaterThan(0);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    for (const line of text.split('\n').filter((row) => row.startsWith('| high')))
      expect(line).toMatch(/ \|$/);
  });

  it.each(HOSTILE_TEXTS)('shows %s as plain text everywhere', (_, text) => {
    const hostile = (more: object) =>
      item({
        advisoryId: text,
        aliases: [text],
        artifact: text,
        version: text,
        facts: { status: 'affecting', fixedVersion: text },
        ...more,
      });
    const entry = ignore({
      id: `${text}x`,
      artifact: '*',
      reason: text,
      owner: text,
      expires: { text: text, timeMs: NOW_MS + DAY },
      place: { file: text, line: 1 },
    });
    const question = {
      collected: collected({
        items: [
          hostile({}),
          hostile({ type: 'npm', isNew: false }),
          hostile({ aliases: [`${text}x`], type: 'other' }),
        ],
        missingLookups: [text],
      }),
      hasBase: true,
      policy: { ...POLICY, scope: 'changed' as const },
      ignores: [
        entry,
        { ...entry, id: 'other' },
        { ...entry, id: 'old', expires: { text: 'soon', timeMs: 0 } },
      ],
      baseIgnores: [],
    };
    const facts = { ...FACTS, sboms: [{ file: text, format: text, packageCount: 1, skippedCount: 0 }] };
    for (const markdown of [summary(question, facts), renderGateComment(decide(question), facts, MARKER)]) {
      const html = render(markdown).replaceAll('\u200b', '');
      const tags = new Set(
        Array.from(html.matchAll(/<(\/?[a-zA-Z!][^\s>]*)/g), ([, tag]) => tag?.replace('/', '')),
      );
      const own = [
        'h2',
        'h3',
        'ul',
        'li',
        'code',
        'pre',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'details',
        'summary',
        'p',
        'a',
        '!--',
      ];
      expect([...tags].filter((tag) => !own.includes(tag ?? ''))).toEqual([]);
      expect(
        Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url).filter((url) => url !== FACTS.runUrl),
      ).toEqual([]);
      expect(markdown).not.toMatch(/@(?:octocat|acme)|#1\b|GH-2|^::|##\[|##vso|\u202e|\u001b/m);
      expect(markdown.length).toBeLessThan(60_000);
      // As many rows and cells as the page has of its own: no text opened a row.
      expect(html.match(/<tr>/g)?.length).toBe(6);
      expect(html.match(/<details>/g)?.length).toBe(html.match(/<\/details>/g)?.length);
    }
  });
});

describe('renderGateComment', () => {
  const many = (count: number) => ({
    collected: collected({
      items: Array.from({ length: count }, (_, index) =>
        item({ advisoryId: `CGA-${index}`, aliases: [`CVE-${index}`] }),
      ),
    }),
  });

  it('starts with the marker and ends with the run', () => {
    const text = renderGateComment(decide(many(2)), FACTS, MARKER);
    expect(text.split('\n')[0]).toBe(MARKER);
    expect(text).toContain('CGA-1');
    // A pie would fill the thread.
    expect(text).not.toContain('mermaid');
    expect(text).toMatch(/\n\[View the run\]\(https:\/\/github\.com\/acme\/app\/actions\/runs\/1\)\n$/);
    expect(renderGateComment(decide(many(2)), NO_SCAN, MARKER)).not.toContain('[View the run]');
  });

  it('becomes short above the limit', () => {
    const text = renderGateComment(decide(many(5000)), FACTS, MARKER);
    expect(byteLength(text)).toBeLessThanOrEqual(65_536);
    expect(text.split('\n')[0]).toBe(MARKER);
    expect(text).toContain('5000 advisories fail this run: 5000 high.');
    expect(text).toContain('The full list is too long for a comment');
    expect(text.match(/^\| high/gm)).toHaveLength(20);
  });

  it('becomes short without rows when nothing fails', () => {
    const passing = { ...many(5000), policy: { ...POLICY, failOnSeverity: 'none' as const } };
    const text = renderGateComment(decide(passing), FACTS, MARKER);
    expect(text).toContain('The full list is too long for a comment');
    expect(text).not.toContain('| Severity');
  });
});
