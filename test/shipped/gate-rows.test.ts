import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../platform-double/json.ts';
import { CRITICAL, fixedIn, HIGH, LOW, scored, spdx } from '../support/gate-world.ts';
import { type ShippedGate, startShippedGate } from '../support/shipped-gate.ts';

let gate: ShippedGate;
beforeAll(async () => {
  gate = await startShippedGate();
});
beforeEach(() => gate.reset());
afterAll(() => gate.close());

const at = (kind: JsonObject): JsonObject[] => [
  { createTime: '2026-01-01T00:00:00.000Z', reviewState: 'REVIEW_STATE_APPROVED', ...kind },
];
const OPENSSL = { artifactName: 'openssl', artifactType: 'apk' };

describe('one row a package and vulnerability', () => {
  it('stands in summary, comment, annotations and SARIF the severest first, then what a fix ends; JSON keeps all', async () => {
    gate.write('sbom.json', spdx('openssl@3.3.0-r0', 'grafana@11.0.0-r0', 'curl@8.0.0-r0'));
    // Two components of one package with the same vulnerability, and one that knows it by another alias.
    for (const [index, aliases] of [['CVE-2026-1', 'GHSA-a'], ['CVE-2026-1'], ['GHSA-a']].entries())
      gate.advisory({
        artifactName: 'grafana',
        artifactType: 'apk',
        aliases,
        componentName: 'golang.org/x/net',
        componentType: 'go-module',
        componentLocation: `/usr/bin/part-${index}`,
        severities: scored(CRITICAL),
        events: at({ pendingUpstreamFix: { note: '' } }),
      });
    for (const index of [2, 3, 4])
      gate.advisory({
        ...OPENSSL,
        aliases: [`CVE-2026-${index}`],
        severities: scored(LOW),
        events: index === 4 ? at({ detection: {} }) : fixedIn(`3.3.${index}-r0`),
      });
    gate.advisory({
      artifactName: 'curl',
      artifactType: 'apk',
      aliases: ['CVE-2026-9'],
      severities: scored(HIGH),
      events: fixedIn('8.1.0-r0'),
    });
    const run = await gate.start({ sbom: 'sbom.json', 'sarif-file': 'gate.sarif' });
    expect(run.outputs['count']).toBe('7');
    expect(JSON.parse(run.outputs['advisories'] ?? '')).toHaveLength(7);
    const order = ['CVE-2026-1', 'CVE-2026-9', 'CVE-2026-2', 'CVE-2026-3', 'CVE-2026-4'];
    const tell = /CVE-2026-\d(?= in )/;
    const annotated = run.log.annotations.filter(({ level }) => level === 'error');
    expect(annotated.map(({ properties }) => tell.exec(properties['title'] ?? '')?.[0])).toEqual(order);
    for (const text of [run.summary, run.outputs['comment-content'] ?? '']) {
      const todo = text.split('\n').filter((line) => /^\| (?:Update|Wait)/.test(line));
      expect(todo.map((row) => row.split(' | ')[0])).toEqual([
        '| Wait for fixes for 2 vulnerabilities in `grafana`, `openssl`, or ignore them with a reason',
        '| Update `curl` to 8.1.0-r0: fixes 1 of 1',
        '| Update `openssl` to 3.3.3-r0: fixes 2 of 3',
      ]);
      const rows = text.split('\n').filter((line) => /^\| (?:critical|high|medium|low)/.test(line));
      expect(rows.map((row) => /CVE-2026-\d/.exec(row)?.[0])).toEqual(order);
      expect(rows[0]).toContain('`golang.org/x/net` `/usr/bin/part-0`');
      expect(rows[0]).toContain('| pending upstream | – |');
      expect(rows[4]).toContain('| under investigation | – |');
    }
    const sarif = JSON.parse(readFileSync(join(gate.place.workspace, 'gate.sarif'), 'utf8'));
    const { results } = sarif.runs[0];
    expect(results.map((result: { ruleId: string }) => result.ruleId)).toEqual(order);
    expect(results[0].locations[0].logicalLocations).toHaveLength(4);
    expect(run.log.visible).toContain('Update openssl to 3.3.3-r0 or later: fixes 2 of 3.');
  });
});

describe('many rows', () => {
  it('are 50 in a summary, the severest first, and both severities where versions of CVSS disagree', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `package-${index}`);
    for (const [index, artifactName] of names.entries())
      gate.advisory({
        artifactName,
        artifactType: 'apk',
        aliases: [`CVE-2026-${1000 + index}`],
        severities: [
          ...scored(CRITICAL),
          ...(index === 7
            ? [
                {
                  type: 'TYPE_CVSS_V4',
                  score: 'CVSS:4.0/AV:L/AC:H/AT:P/PR:H/UI:A/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
                },
              ]
            : []),
        ],
        events: index === 7 ? at({ detection: {} }) : fixedIn('2-r0'),
      });
    gate.write('sbom.json', spdx(...names.map((name) => `${name}@1-r0`)));
    const run = await gate.run({ sbom: 'sbom.json' });
    const rows = run.summary.split('\n').filter((line) => /^\| (?:Update|Wait|critical|low)/.test(line));
    expect(rows).toHaveLength(50);
    expect(rows.every((row) => row.includes('critical'))).toBe(true);
    expect(run.summary).toMatch(/\[70 more rows are\]\(\S+\) in the report/);
    expect(JSON.stringify(run.report['findings'])).toMatch(/severity low \(1.\d; CVSS 3: critical \d/);
  });
});

describe('`fail-on-status`', () => {
  const WORDS = [
    ['affected', { truePositiveDetermination: { note: '' } }],
    ['detected', { detection: {} }],
    ['pending-upstream', { pendingUpstreamFix: { note: '' } }],
    ['fix-not-planned', { fixNotPlanned: { note: '' } }],
    ['analysis-not-planned', { analysisNotPlanned: { note: '' } }],
  ] as const;

  it.each(WORDS)('fails only on what the vendor called last: %s', async (word, kind) => {
    gate.advisory({ ...OPENSSL, severities: scored(HIGH), events: at(kind) });
    const others = WORDS.map(([name]) => name).filter((name) => name !== word);
    const listed = await gate.run({ artifacts: 'openssl', 'fail-on-status': word });
    const not = await gate.run({ artifacts: 'openssl', 'fail-on-status': others.join(',') });
    expect([listed.exitCode, not.exitCode, not.outputs['count']]).toEqual([1, 0, '1']);
  });

  it('knows another name of `detected`, takes no events for `affected`, and refuses what it does not know', async () => {
    gate.advisory({ ...OPENSSL, severities: scored(HIGH), events: at({ detection: {} }) });
    gate.advisory({ artifactName: 'zlib', severities: scored(HIGH), events: [] });
    const run = (artifacts: string, words: string) => gate.run({ artifacts, 'fail-on-status': words });
    expect((await run('openssl', 'under-investigation')).exitCode).toBe(1);
    expect((await run('zlib', 'affected')).exitCode).toBe(1);
    expect((await run('zlib', 'detected')).exitCode).toBe(0);
    expect((await run('zlib', 'ignored')).exitCode).toBe(2);
  });

  it('decides nothing where rows have no events', async () => {
    gate.advisory({ ...OPENSSL, severities: scored(HIGH) });
    gate.double.faults.add({
      on: 'GET /vulnerabilities/**',
      times: 'always',
      fault: { kind: 'rows-without', of: 'advisories', field: 'events' },
    });
    const narrowed = await gate.run({ artifacts: 'openssl', 'fail-on-status': 'detected' });
    expect([narrowed.exitCode, narrowed.outputs['result']]).toEqual([5, 'error']);
    expect(narrowed.log.visible).toContain('`fail-on-status` cannot be applied');
    expect((await gate.run({ artifacts: 'openssl' })).exitCode).toBe(1);
  });
});

describe('`vex-file`', () => {
  it('keeps what is ignored affected, unless the entry has a justification; purls are bare', async () => {
    gate.write('sbom.json', spdx('pkg:apk/wolfi/openssl@3.3.0-r0?arch=x86_64&distro=wolfi'));
    for (const index of [1, 2])
      gate.advisory({
        ...OPENSSL,
        aliases: [`CVE-2026-${index}`],
        severities: scored(HIGH),
        events: at({ detection: {} }),
      });
    gate.write(
      '.github/platform-actions.yml',
      'version: 1\nignore:\n  - { id: CVE-2026-1, reason: accepted }\n' +
        '  - { id: CVE-2026-2, reason: not linked, justification: vulnerable_code_not_present }\n',
    );
    const run = await gate.run({ sbom: 'sbom.json', 'vex-file': 'vex.json' });
    expect([run.exitCode, run.outputs['ignored-count']]).toEqual([0, '2']);
    const vex = JSON.parse(readFileSync(join(gate.place.workspace, 'vex.json'), 'utf8'));
    const purl = 'pkg:apk/wolfi/openssl@3.3.0-r0';
    const byName = (name: string) =>
      vex.statements.find(
        ({ vulnerability }: { vulnerability: { name: string } }) => vulnerability.name === name,
      );
    expect(byName('CVE-2026-1')).toMatchObject({
      status: 'affected',
      action_statement: expect.stringContaining('accepted'),
      products: [{ '@id': purl, identifiers: { purl } }],
    });
    expect(byName('CVE-2026-2')).toMatchObject({
      status: 'not_affected',
      justification: 'vulnerable_code_not_present',
    });
  });
});
