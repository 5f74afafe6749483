import type { JsonObject } from './json.ts';
import type { Resource } from './resource.ts';
import type { HistoryEntry, World } from './world.ts';

const DAY_MS = 86_400_000;

/** The moment as of which the sample world was made. */
export const SAMPLE_NOW = Date.UTC(2026, 10, 1);

/** The repos of the sample organization, each with its current major version; thirty in all. */
export const SAMPLE_REPOS: readonly {
  readonly name: string;
  readonly major: number;
  readonly folder: string;
}[] = [
  ...['python', 'nginx', 'node', 'go', 'jdk', 'jre', 'ruby', 'php', 'static', 'wolfi-base'].map(
    (name, index) => ({
      name,
      major: [3, 1, 24, 1, 25, 25, 3, 8, 1, 1][index] ?? 1,
      folder: '',
    }),
  ),
  ...['postgres', 'redis', 'mariadb', 'kafka', 'rabbitmq', 'opensearch', 'clickhouse', 'minio'].map(
    (name, index) => ({
      name,
      major: [17, 8, 11, 4, 4, 3, 25, 2][index] ?? 1,
      folder: 'data',
    }),
  ),
  ...['envoy', 'traefik', 'haproxy', 'coredns', 'cert-manager', 'prometheus'].map((name, index) => ({
    name,
    major: [1, 3, 3, 1, 1, 3][index] ?? 1,
    folder: 'platform',
  })),
  ...['argocd', 'flux', 'crossplane', 'kyverno', 'trivy', 'vault'].map((name, index) => ({
    name,
    major: [3, 2, 2, 1, 0, 1][index] ?? 1,
    folder: 'platform/edge',
  })),
];

/** `count` records that end at `until`, evenly spaced, each with a digest of its own. */
export function sampleHistory(world: World, count: number, until: number, spacingMs: number): HistoryEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    at: until - (count - 1 - index) * spacingMs,
    digest: world.digest(),
  }));
}

type Life = 'live' | 'grace' | 'ended';

function eolFacts(repo: string, version: string, life: Life, minorsBehind: number): JsonObject {
  const eol = SAMPLE_NOW + (life === 'live' ? (8 - minorsBehind) * 60 * DAY_MS : -90 * DAY_MS);
  return {
    mainPackageName: repo,
    tagStatus: { live: 'TAG_ACTIVE', grace: 'TAG_IN_GRACE', ended: 'TAG_INACTIVE' }[life],
    graceStatus: { live: 'GRACE_NOT_ELIGIBLE', grace: 'GRACE_ACTIVE', ended: 'GRACE_EXPIRED' }[life],
    gracePeriodExpiryDate: life === 'grace' ? new Date(SAMPLE_NOW + 45 * DAY_MS).toISOString() : null,
    mainPackageVersion: {
      version,
      eolDate: new Date(eol).toISOString().slice(0, 10),
      releaseDate: new Date(eol - 720 * DAY_MS).toISOString().slice(0, 10),
      exists: true,
      fips: false,
      lts: false,
      legacyLts: '',
      eolBroken: false,
      latestVersion: `${version}.9`,
      versionSource: '',
    },
  };
}

/**
 * Thirty tags: floating ones, six minors (two ended, one in grace), patches, epochs, dated ones and referrers.
 * The history of `latest` is given.
 */
export function addSampleTags(
  world: World,
  repo: Resource,
  major: number,
  newestMinor: number,
  latestHistory: readonly HistoryEntry[],
): void {
  const add = (
    name: string,
    minorsBehind: number,
    version: string,
    records: number | readonly HistoryEntry[],
  ) => {
    const life: Life = minorsBehind >= 4 ? 'ended' : minorsBehind === 3 ? 'grace' : 'live';
    const until = SAMPLE_NOW - (life === 'ended' ? 100 : minorsBehind) * DAY_MS - 3_600_000;
    const overrides = { deprecated: life === 'ended', eol: eolFacts(repo.name, version, life, minorsBehind) };
    const history = typeof records === 'number' ? sampleHistory(world, records, until, DAY_MS) : records;
    world.addTag(repo, name, overrides, history);
  };
  const newest = `${major}.${newestMinor}`;
  add('latest', 0, newest, latestHistory);
  add('latest-dev', 0, newest, 12);
  for (const suffix of ['', '-dev']) add(`${major}${suffix}`, 0, newest, 12);
  for (let behind = 0; behind < 6; behind += 1) {
    const version = `${major}.${newestMinor - behind}`;
    for (const suffix of ['', '-dev']) add(`${version}${suffix}`, behind, version, 8);
    if (behind < 4) add(`${version}.9`, behind, version, 2);
    if (behind < 2 || behind > 4) continue;
    for (const epoch of ['-r0', '-r1']) add(`${version}.9${epoch}`, behind, version, 1);
  }
  add('latest-20261015', 0, newest, 1);
  add(`${newest}-202610150930`, 0, newest, 1);
  for (const suffix of ['sig', 'att']) {
    world.addTag(repo, `${world.digest().replace(':', '-')}.${suffix}`, {
      updatedAt: SAMPLE_NOW - 2 * DAY_MS,
    });
  }
}
