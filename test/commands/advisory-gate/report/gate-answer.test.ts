import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { byteLength } from '../../../../src/base/plain-text.ts';
import { rateSeverities } from '../../../../src/commands/advisory-gate/advisory/severity.ts';
import type { GateDecision } from '../../../../src/commands/advisory-gate/decision/gate-decision.ts';
import type { GateScanFacts } from '../../../../src/commands/advisory-gate/report/gate-answer.ts';
import {
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  NOW_MS,
  POLICY,
} from '../../../support/advisory-builders.ts';
import { gateComment, gateSummary } from '../../../support/gate-reports.ts';

const DAY = 86_400_000;
const FACTS: GateScanFacts = {
  sboms: [{ file: 'sbom.json', format: 'SPDX 2.3', packageCount: 3, skippedCount: 2 }],
  artifactCount: 3,
  rowCount: 5,
  isWhole: true,
  isAnswered: true,
};
const RUN_URL = 'https://github.com/acme/app/actions/runs/1';
const MARKER = '<!-- platform-actions advisory-gate ci/gate -->';
const NO_SCAN = { sboms: [], artifactCount: 0, rowCount: 0, isWhole: true, isAnswered: true };

const render = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const summary = (question: Parameters<typeof decide>[0], facts: GateScanFacts = FACTS): string =>
  gateSummary(decide(question), facts);
const comment = (question: Parameters<typeof decide>[0], facts: GateScanFacts = FACTS): string =>
  gateComment(decide(question), facts, { marker: MARKER, runUrl: RUN_URL });

describe('the summary of the gate', () => {
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
      "### ❌ Advisory gate: 2 new advisories fail (1 high, 1 unknown)

      | What to do | Vulnerabilities | Severity |
      | --- | --- | --- |
      | Update \`openssl\` to 3.1.4-r6: fixes 1 of 2 | [\`CVE-2026-1111\`](https://nvd.nist.gov/vuln/detail/CVE-2026-1111) | 1 high |
      | Wait for a fix in \`openssl\`, or ignore it with a reason | \`CGA-3\` | 1 unknown |

      - ⚠️ Unknown advisory: The service has no advisory with the id or alias CVE-9.<br>Check its spelling.
      - ⚠️ Ignore: The ignore of CVE-0 in zlib expired on 2026-11-01. (\`.github/platform-actions.yml:3\`)<br>Update the package, or renew the entry with a reason.
      - ⚠️ Ignore: The ignore of CVE-2026-5555 expires on 2026-11-25. (\`.github/platform-actions.yml:3\`)<br>Update the package, or renew the entry with a reason.

      - 1 advisory is in the base too (\`scope: changed\`).
      - 1 advisory is ignored.

      <details>
      <summary>2 vulnerabilities that are new and fail</summary>

      | Severity | Package | Version | Vulnerability | Status | Fixed in |
      | --- | --- | --- | --- | --- | --- |
      | high 7.5 | \`openssl\` | \`3.1.4-r5\` | [\`CVE-2026-1111\`](https://nvd.nist.gov/vuln/detail/CVE-2026-1111) \`CGA-1111-1111-1111\` | – | \`3.1.4-r6\` |
      | unknown | \`openssl\` |  | \`CGA-3\` | – | – |

      </details>

      <details>
      <summary>1 vulnerability that passes by the policy</summary>

      | Severity | Package | Version | Vulnerability | Status | Fixed in |
      | --- | --- | --- | --- | --- | --- |
      | high 7.5 | \`openssl\` | \`3.1.4-r5\` | \`GHSA-4\` \`CGA-4\` | – | \`3.1.4-r6\` |

      </details>

      <details>
      <summary>1 ignored</summary>

      | Severity | Package | Advisory | Reason | Owner | Ignored&nbsp;until |
      | --- | --- | --- | --- | --- | --- |
      | high 7.5 | \`openssl\` | [\`CVE-2026-5555\`](https://nvd.nist.gov/vuln/detail/CVE-2026-5555) \`CGA-5\` | not reachable | team-a | 2026-11-25 |

      </details>

      <details>
      <summary>4 notes</summary>

      - ℹ️ Ignore: The ignore of CVE-00 matched nothing. (\`.github/platform-actions.yml:3\`)<br>Remove the entry.
      - ℹ️ Ignore: The ignore of CVE-2026-5555 is added by this change. (\`.github/platform-actions.yml:3\`)<br>Check that this is intended.
      - ℹ️ Ignore: The ignore of CVE-0 in zlib is added by this change. (\`.github/platform-actions.yml:3\`)<br>Check that this is intended.
      - ℹ️ Ignore: The ignore of CVE-00 is added by this change. (\`.github/platform-actions.yml:3\`)<br>Check that this is intended.

      </details>

      <details>
      <summary>Checked 3 names, read 5 advisories</summary>

      - \`sbom.json\` (SPDX 2.3): 3 packages checked, 2 skipped
      - 1 advisory fixed, not affected or withdrawn

      </details>
      "
    `);
  });

  it('is short when there is nothing', () => {
    expect(summary({}, NO_SCAN)).toMatchInlineSnapshot(`
      "### ✅ Advisory gate: no advisory affects what was checked

      Checked 0 names, read 0 advisories.
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
      'The ignore of CVE-2026-1111 is extended by this change from 2027-01-01. (`.github/platform-actions.yml:3`)',
    );
    expect(text).toContain('The ignore of CVE-2 is added by this change. (`.github/platform-actions.yml:3`)');
  });

  it('says warn for a warning, and failing without a base', () => {
    const question = { collected: collected({ items: [item()] }) };
    const fold = '<summary>1 vulnerability that';
    expect(summary(question)).toMatch(/^### ❌ Advisory gate: 1 advisory fails \(1 high\)\n/);
    expect(summary(question)).toContain(`${fold} fails</summary>`);
    const warned = { ...question, policy: { ...POLICY, warnOnly: true } };
    expect(summary(warned)).toMatch(
      /^### ⚠️ Advisory gate: 1 advisory would fail without `warn-only` \(1 high\)\n/,
    );
    expect(summary(warned)).toContain(`${fold} would fail</summary>`);
    const none = { ...question, policy: { ...POLICY, failOnSeverity: 'none' as const } };
    expect(summary(none)).toContain(`${fold} would fail</summary>`);
    expect(summary({ ...question, hasBase: true })).toContain(`${fold} fails</summary>`);
    const changed = { ...question, hasBase: true, policy: { ...POLICY, scope: 'changed' as const } };
    expect(summary(changed)).toMatch(/^### ❌ Advisory gate: 1 new advisory fails \(1 high\)\n/);
    expect(summary(changed)).toContain(`${fold} is new and fails</summary>`);
    const both = { ...changed, policy: { ...changed.policy, warnOnly: true } };
    expect(summary(both)).toContain(`${fold} is new and would fail</summary>`);
    const old = { ...changed, collected: collected({ items: [item({ isNew: false })] }) };
    expect(summary(old)).toMatch(
      /^### ✅ Advisory gate: no new advisory fails; 1 affects what was checked\n/,
    );
    const only = summary({
      collected: collected({
        items: [
          item(),
          item({ advisoryId: 'b', aliases: ['CVE-2'], facts: { status: 'affecting', word: 'affected' } }),
        ],
      }),
      policy: { ...POLICY, onlyFixed: true },
    });
    expect(only).toContain('<summary>1 vulnerability that passes by the policy</summary>');
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
      '| Update `openssl` to <code>1&#x7e;2 &#x2a;</code>: fixes 1 of 1 |',
    );
  });

  it('lists packages without a purl, openly where they fail', () => {
    const unaccounted: GateDecision['unaccounted'] = [
      { file: 'sbom.json', inWorkspace: true, lacks: 'type', packages: ['libssl3 3', 'busybox 1'] },
    ];
    const words = '2 packages have no usable type or purl in sbom.json';
    expect(summary({ unaccounted })).toContain(words);
    expect(summary({ unaccounted })).toMatch(/^### ⚠️ Advisory gate: no advisory affects what was checked\n/);
    const failed = summary({ unaccounted, policy: { ...POLICY, failOnUnaccounted: true } });
    expect(failed).toMatch(/^### ❌ Advisory gate: 2 packages without a usable type or purl\n/);
    expect(failed).toContain(words);
    // A finding lists only the first ones.
    expect(failed).not.toContain('<summary>2 packages');
    const packages = Array.from({ length: 11 }, (_, index) => `package-${index} 1`);
    expect(
      summary({ unaccounted: [{ file: 'sbom.json', inWorkspace: true, lacks: 'type', packages }] }),
    ).toContain(
      '<summary>11 packages without a usable type or purl</summary>\n\n- `package-0 1` in `sbom.json`\n',
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
    expect(text).toContain('names only an image, so it ignores nothing here.');
    expect(text).toContain('- 1 name in `artifacts` has no advisory at all.');
    expect(text).toContain('<summary>1 name without any advisory</summary>\n\n- `zlib`\n');
    expect(text).toContain('- `index.json`: an index of these SBOMs, skipped');
  });

  it('tells an ignore without reason, owner and end with empty cells', () => {
    const entry = { id: 'CVE-2026-1111', place: ignore().place };
    expect(summary({ collected: collected({ items: [item()] }), ignores: [entry] })).toContain(
      '`CGA-1111-1111-1111` |  |  |  |\n',
    );
  });

  it('has at most 50 rows, the most urgent first, and says where the others are', () => {
    const items = Array.from({ length: 3000 }, (_, index) =>
      item({
        advisoryId: `CGA-${index}`,
        aliases: [`CVE-${index}`],
        artifact: `p${Math.floor(index / 30)}`,
        rating: { severity: index % 3 === 2 ? 'critical' : 'medium' },
        isNew: index % 2 === 0,
      }),
    );
    const decision = decide({
      collected: collected({ items }),
      hasBase: true,
      policy: { ...POLICY, scope: 'changed' },
    });
    const rest = { runUrl: 'https://github.com/acme/app/actions/runs/1', report: 'r.json', html: 'p.html' };
    const text = gateSummary(decision, { ...FACTS, rest });
    const rows = text.split('\n').filter((line) => /^\| (?!---|What to do|Severity)/.test(line));
    expect(rows).toHaveLength(50);
    for (const row of rows) expect(row).toMatch(/5 critical, 10 medium \|$/);
    expect(text).toContain(
      '[3050 more rows are](https://github.com/acme/app/actions/runs/1) in the report (`r.json`) and in the HTML page (`p.html`).',
    );
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });

  it('begins with the severest, whatever an update of the others fixes, and waits last of one severity', () => {
    const flaw = (name: string, artifact: string, severity: 'critical' | 'high', fixedVersion?: string) =>
      item({
        advisoryId: name,
        aliases: [`CVE-${name}`],
        artifact,
        rating: { severity },
        facts: { status: 'affecting', ...(fixedVersion === undefined ? {} : { fixedVersion }) },
      });
    const items = [
      ...['1', '2', '3'].map((name) => flaw(name, 'openssl', 'high', '9-r0')),
      flaw('4', 'curl', 'critical'),
      flaw('5', 'zlib', 'critical', '2-r0'),
      ...['6', '7'].map((name) => flaw(name, 'busybox', 'critical', '3-r0')),
    ];
    const text = summary({ collected: collected({ items }) });
    const todos = text.split('\n').filter((line) => /^\| (?:Update|Wait)/.test(line));
    expect(todos.map((line) => /`(\w+)`/.exec(line)?.[1])).toEqual(['busybox', 'zlib', 'curl', 'openssl']);
    const page = text.slice(text.indexOf('<summary>'));
    expect(Array.from(page.matchAll(/^\| (critical|high)/gm), ([, word]) => word)).toEqual([
      ...Array.from({ length: 4 }, () => 'critical'),
      ...Array.from({ length: 3 }, () => 'high'),
    ]);
  });

  it('shows both ratings where CVSS 3 and 4 disagree', () => {
    const rating = rateSeverities([
      { type: 'TYPE_CVSS_V4', score: '8.7' },
      { type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
    ]);
    expect(summary({ collected: collected({ items: [item({ rating })] }) })).toContain(
      '| high 8.7<br>CVSS 3: critical 9.8 |',
    );
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
    for (const markdown of [summary(question, facts), comment(question, facts)]) {
      const html = render(markdown).replaceAll('\u200b', '');
      const tags = new Set(
        Array.from(html.matchAll(/<(\/?[a-zA-Z!][^\s>]*)/g), ([, tag]) => tag?.replace('/', '')),
      );
      const own = [
        'h3',
        'br',
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
        Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url).filter((url) => url !== RUN_URL),
      ).toEqual([]);
      expect(markdown).not.toMatch(/@(?:octocat|acme)|#1\b|GH-2|^::|##\[|##vso|\u202e|\u001b/m);
      expect(markdown.length).toBeLessThan(60_000);
      // As many rows and cells as the page has of its own: no text opened a row.
      expect(html.match(/<tr>/g)?.length).toBe(8);
      expect(html.match(/<details>/g)?.length).toBe(html.match(/<\/details>/g)?.length);
    }
  });
});

describe('the comment of the gate', () => {
  const many = (count: number) => ({
    collected: collected({
      items: Array.from({ length: count }, (_, index) =>
        item({ advisoryId: `CGA-${index}`, aliases: [`CVE-${index}`] }),
      ),
    }),
  });

  it('starts with the marker and ends with the run', () => {
    const text = comment(many(2));
    expect(text.split('\n')[0]).toBe(MARKER);
    expect(text).toContain('CGA-1');
    expect(text).toMatch(/\n\[The run\]\(https:\/\/github\.com\/acme\/app\/actions\/runs\/1\)\n$/);
  });

  it('keeps what to do, and counts the rows that it has no room for', () => {
    const text = comment(many(5000));
    expect(byteLength(text)).toBeLessThanOrEqual(65_536);
    expect(text.split('\n').slice(0, 3)).toEqual([
      MARKER,
      '',
      '### ❌ Advisory gate: 5000 advisories fail (5000 high)',
    ]);
    expect(text).toContain('| Update `openssl` to 3.1.4-r6: fixes 5000 of 5000 |');
    expect(text).toContain('4951 more rows are in the report and in an HTML page, with `html-file`.');
    expect(text).toContain('[The run]');
  });

  it('does so for very many packages', () => {
    const items = Array.from({ length: 5000 }, (_, index) =>
      item({ advisoryId: `CGA-${index}`, aliases: [`CVE-${index}`], artifact: `package-${index}` }),
    );
    const text = comment({ collected: collected({ items }) });
    expect(byteLength(text)).toBeLessThanOrEqual(65_536);
    const [open = ''] = text.split('<details>');
    expect(open.match(/^\| Update/gm)).toHaveLength(50);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });
});

describe('an answer that is not complete', () => {
  it('has no words where nothing was found, since that means nothing', () => {
    const unread = { ...FACTS, isWhole: false };
    expect(summary({}, unread)).toMatch(/^### ✅ Advisory gate\n/);
    const question = { collected: collected({ items: [item()] }) };
    expect(summary(question, unread)).toMatch(/^### ❌ Advisory gate: 1 advisory fails \(1 high\)\n/);
  });
});
