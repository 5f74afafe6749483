import type { CollectedAdvisories } from '../../src/commands/advisory-gate/advisory/advisory-collection.ts';
import type { AdvisoryItem } from '../../src/commands/advisory-gate/advisory/advisory-item.ts';
import {
  decideGate,
  type GateDecision,
  type GateQuestion,
} from '../../src/commands/advisory-gate/decision/gate-decision.ts';
import type { GatePolicy } from '../../src/commands/advisory-gate/decision/gate-effect.ts';
import type { PackageInHand } from '../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import type { Ignore } from '../../src/kit/findings/ignore.ts';
import type { AdvisoryRow } from '../../src/platform/resources/advisories.ts';

/** Time of every test run: 2026-11-21 00:00 UTC. */
export const NOW_MS = Date.UTC(2026, 10, 21);

/** Shared words of tests: an advisory row with the four fields of the floor. */
export const advisory = (overrides: Partial<AdvisoryRow> = {}): AdvisoryRow => ({
  uid: 'a/1',
  advisoryId: 'CGA-1111-1111-1111',
  artifactName: 'openssl',
  updateTime: '2026-11-01T00:00:00.000Z',
  ...overrides,
});

export const packageInHand = (overrides: Partial<PackageInHand> = {}): PackageInHand => ({
  name: 'openssl',
  type: 'apk',
  version: '3.1.4-r5',
  ...overrides,
});

export const item = (overrides: Partial<AdvisoryItem> = {}): AdvisoryItem => ({
  advisoryId: 'CGA-1111-1111-1111',
  aliases: ['CVE-2026-1111'],
  artifact: 'openssl',
  type: 'apk',
  version: '3.1.4-r5',
  facts: { status: 'affecting', fixedVersion: '3.1.4-r6' },
  rating: { severity: 'high', score: 7.5 },
  isNew: true,
  packages: [packageInHand({ source: 'sbom.json' })],
  ...overrides,
});

export const ignore = (overrides: Partial<Ignore> = {}): Ignore => ({
  id: 'CVE-2026-1111',
  reason: 'not reachable',
  place: { file: '.github/platform-actions.yml', line: 3 },
  ...overrides,
});

export const POLICY: GatePolicy = {
  scope: 'all',
  failOnSeverity: 'low',
  failOnUnknownSeverity: true,
  onlyFixed: false,
  warnOnly: false,
  failOnStatus: undefined,
  failOnUnaccounted: false,
};

export const collected = (overrides: Partial<CollectedAdvisories> = {}): CollectedAdvisories => ({
  items: [],
  replaced: [],
  rowCount: 0,
  foreignRowCount: 0,
  missingLookups: [],
  unknownLookups: [],
  fieldsSeen: { severities: true, events: true },
  namesSeen: new Set(),
  ...overrides,
});

export const decide = (overrides: Partial<GateQuestion> = {}): GateDecision =>
  decideGate({
    collected: collected(),
    policy: POLICY,
    ignores: [],
    baseIgnores: undefined,
    findVex: () => undefined,
    hasBase: false,
    incomplete: [],
    nowMs: NOW_MS,
    unaccounted: [],
    withoutAdvisories: [],
    ...overrides,
  });

/** Foreign texts that try to be more than text, and one of a megabyte. */
export const HOSTILE_TEXTS: readonly (readonly [string, string])[] = [
  ['an image', '![img](https://evil.example/x.png)'],
  ['a link', '[click](https://evil.example)'],
  ['a script', '<script>alert(1)</script>'],
  ['closed details', '</details></summary><h1>pwned</h1>'],
  ['a closed comment', '--> <b>bold</b> <!--'],
  ['a mention', '@octocat @acme/team #1 GH-2'],
  ['a workflow command', '\n::error::pwned\n##[error]pwned\n##vso[task.complete]'],
  ['a table row', 'a | b |\n| --- | --- |'],
  ['a fence', '```\n# heading\n```'],
  ['bidirectional text', 'abc\u202edef\u2066'],
  ['an escape', '\u001b[31mred\u0000'],
  ['XML', ']]></failure><testcase name="x"/>&\u0001'],
  ['a lone surrogate', 'a\ud800b'],
  ['a megabyte', 'x<'.repeat(500_000)],
];
