import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../src/base/sha256.ts';
import {
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  POLICY,
  packageInHand,
} from '../../../support/advisory-builders.ts';
import { type GateSarifOptions, gateSarif } from '../../../support/gate-reports.ts';

const OPTIONS = {
  category: 'advisory-gate/app/',
  toolVersion: '1.2.3',
  informationUri: 'https://example.com/platform-actions',
  fallbackFile: 'README.md',
  locate: () => undefined,
};

interface Run {
  readonly tool: { readonly driver: { readonly rules: readonly Record<string, unknown>[] } };
  readonly automationDetails: { readonly id: string };
  readonly results: readonly {
    readonly ruleIndex: number;
    readonly level: string;
    readonly locations: readonly {
      readonly physicalLocation: unknown;
      readonly logicalLocations: readonly unknown[];
    }[];
    readonly partialFingerprints: unknown;
  }[];
}

const render = (
  items: readonly ReturnType<typeof item>[],
  more: Partial<Parameters<typeof decide>[0]> = {},
  options: Partial<GateSarifOptions> = {},
): Run => {
  const { text } = gateSarif(decide({ collected: collected({ items }), ...more }), {
    ...OPTIONS,
    ...options,
  });
  const log: { runs: [Run] } = JSON.parse(text);
  return log.runs[0];
};

describe('SARIF of the gate', () => {
  it('writes a whole log', () => {
    const { text, omitted } = gateSarif(
      decide({ collected: collected({ items: [item({ summary: 'A flaw in `x`.' })] }) }),
      { ...OPTIONS, locate: () => ({ file: 'dir a/Dockerfile', line: 4, column: 6, endColumn: 20 }) },
    );
    expect(omitted).toBe(0);
    expect(JSON.parse(text)).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'platform-actions advisory-gate',
              semanticVersion: '1.2.3',
              informationUri: 'https://example.com/platform-actions',
              rules: [
                {
                  id: 'CVE-2026-1111',
                  name: 'AffectingAdvisory',
                  shortDescription: { text: 'CVE-2026-1111' },
                  fullDescription: { text: 'A flaw in `x`.' },
                  helpUri: expect.stringMatching(/\/docs\/findings\.md#affecting-advisory$/),
                  help: {
                    text: 'A flaw in `x`. Aliases: CVE-2026-1111. Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.',
                    markdown: expect.stringContaining('A flaw in &#x60;x&#x60;.'),
                  },
                  properties: {
                    tags: ['security', 'vulnerability', 'high'],
                    precision: 'very-high',
                    'problem.severity': 'error',
                    'security-severity': '7.5',
                  },
                },
              ],
            },
          },
          automationDetails: { id: 'advisory-gate/app/' },
          columnKind: 'utf16CodeUnits',
          results: [
            {
              ruleId: 'CVE-2026-1111',
              ruleIndex: 0,
              level: 'error',
              message: {
                text: 'openssl 3.1.4-r5 is affected by CVE-2026-1111 (CGA-1111-1111-1111), severity high (7.5); fixed in 3.1.4-r6.',
              },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'dir%20a/Dockerfile' },
                    region: { startLine: 4, startColumn: 6, endLine: 4, endColumn: 20 },
                  },
                  logicalLocations: [
                    { name: 'openssl', fullyQualifiedName: 'apk:openssl@3.1.4-r5', kind: 'module' },
                  ],
                },
              ],
              partialFingerprints: {
                primaryLocationLineHash: fingerprintOf('advisory/CVE-2026-1111/apk/openssl', '1'),
              },
              properties: {
                severity: 'high',
                isNew: true,
                effect: 'fails',
                advisories: ['CGA-1111-1111-1111'],
              },
            },
          ],
        },
      ],
    });
  });

  it('leaves out what is ignored or settled', () => {
    const items = [item(), item({ advisoryId: 'b', aliases: [], facts: { status: 'fixed' } })];
    expect(render(items, { ignores: [ignore()] }).results).toEqual([]);
  });

  it.each([
    ['fails', {}, 'error', 'error'],
    ['is warned about', { policy: { ...POLICY, warnOnly: true } }, 'warning', 'warning'],
    [
      'is below the threshold',
      { policy: { ...POLICY, failOnSeverity: 'critical' as const } },
      'note',
      'recommendation',
    ],
  ])('gives what %s its level', (_, more, level, problem) => {
    const run = render([item()], more);
    expect(run.results[0]?.level).toBe(level);
    expect(run.tool.driver.rules[0]?.properties).toMatchObject({ 'problem.severity': problem });
  });

  it.each([
    ['unknown', { severity: 'unknown' as const }],
    ['none', { severity: 'none' as const, score: 0 }],
  ])('gives no security severity for %s', (_, rating) => {
    expect(render([item({ rating })]).tool.driver.rules[0]?.properties).not.toHaveProperty(
      'security-severity',
    );
  });

  it('writes a rule once for several packages', () => {
    const run = render([
      item(),
      item({ artifact: 'libssl3' }),
      item({ advisoryId: 'b', aliases: ['CVE-2'] }),
    ]);
    expect(run.tool.driver.rules).toHaveLength(2);
    expect(run.results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 1, 0]);
  });

  it('has one result for a package and a vulnerability, with its components and the last word on it', () => {
    const facts = { status: 'affecting', word: 'pending-upstream' } as const;
    const components = [{ name: 'grpc', location: '/usr/bin/a' }, { location: '/usr/bin/b' }];
    const run = render([
      item({ facts }),
      item({ advisoryId: 'CGA-2', facts, components }),
      item({ advisoryId: 'CGA-3', facts, components: [{ name: 'grpc' }] }),
    ]);
    expect(run.results).toHaveLength(1);
    expect(run.results[0]).toMatchObject({
      properties: { advisories: ['CGA-1111-1111-1111', 'CGA-2', 'CGA-3'], status: 'pending-upstream' },
    });
    expect(run.results[0]?.locations[0]?.logicalLocations).toMatchObject([
      { name: 'openssl' },
      { name: 'grpc', fullyQualifiedName: '/usr/bin/a' },
      { name: '/usr/bin/b' },
      { name: 'grpc' },
    ]);
  });

  it('stands at the SBOM, else at the fallback, on a whole region', () => {
    const region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
    const place = (given: ReturnType<typeof item>) =>
      render([given]).results[0]?.locations[0]?.physicalLocation;
    expect(place(item())).toEqual({ artifactLocation: { uri: 'sbom.json' }, region });
    expect(place(item({ packages: [packageInHand()] }))).toEqual({
      artifactLocation: { uri: 'README.md' },
      region,
    });
    expect(place(item({ packages: [] }))).toEqual({ artifactLocation: { uri: 'README.md' }, region });
  });

  it('writes paths as relative URIs', () => {
    const uri = (file: string) =>
      render([item()], {}, { locate: () => ({ file, line: 2, endLine: 5 }) }).results[0]?.locations[0]
        ?.physicalLocation;
    expect(uri('a\\b c/%#.json')).toEqual({
      artifactLocation: { uri: 'a/b%20c/%25%23.json' },
      region: { startLine: 2, startColumn: 1, endLine: 5, endColumn: 2 },
    });
    expect(uri('a\ud800b')).toMatchObject({ artifactLocation: { uri: 'a%EF%BF%BDb' } });
  });

  it('names up to ten images as logical locations, each once', () => {
    const packages = Array.from({ length: 24 }, (_, index) =>
      packageInHand({ image: `acme/app-${index % 12}` }),
    );
    const { type: _, version: __, ...bare } = item({ packages });
    const logical = render([bare]).results[0]?.locations[0]?.logicalLocations;
    expect(logical).toHaveLength(11);
    expect(logical?.slice(0, 3)).toMatchObject([
      { fullyQualifiedName: ':openssl' },
      { name: 'acme/app-0' },
      { name: 'acme/app-1' },
    ]);
  });

  it('keeps to the limits of code scanning, the most severe first', () => {
    const items = Array.from({ length: 25_010 }, (_, index) =>
      item({
        advisoryId: `CGA-${index}`,
        aliases: [],
        rating: index < 10 ? { severity: 'low', score: 1 } : { severity: 'high', score: 8 },
      }),
    );
    const { text, omitted } = gateSarif(decide({ collected: collected({ items }) }), OPTIONS);
    const log: { runs: [Run] } = JSON.parse(text);
    expect(omitted).toBe(10);
    expect(log.runs[0].results).toHaveLength(25_000);
    expect(text).not.toContain('"severity":"low"');
  });

  it.each(HOSTILE_TEXTS)('holds %s as short text', (_, text) => {
    const aliases = Array.from({ length: 30 }, (__, index) => `${text}${index}`);
    const run = render([item({ advisoryId: text, aliases, artifact: text, version: text, summary: text })]);
    const [rule] = run.tool.driver.rules;
    const help = rule?.help as { text: string; markdown: string }; // shape checked by the first test
    expect(help.markdown).not.toMatch(/<(?!\/?b>)[a-z/!]|!\[|\]\(|@[a-z]|\n::/i);
    for (const key of ['shortDescription', 'fullDescription', 'help']) {
      expect(JSON.stringify(rule?.[key]).length).toBeLessThan(60_000);
    }
    expect(JSON.stringify(run)).not.toMatch(/[\u202e\u2066]|\\u001b|\\u0000/);
  });
});
