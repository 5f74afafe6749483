import { groupBy } from '../../../base/group-by.ts';
import { compareText } from '../../../base/plain-text.ts';
import { getOrMake } from '../../../base/remember.ts';
import { type Component, componentKey, isSeverer, lowerIds } from '../advisory/advisory-item.ts';
import { SEVERITIES, type SeverityRating, severityRank } from '../advisory/severity.ts';
import { fixOfAll } from '../advisory/standing.ts';
import type { PackageInHand } from '../sbom/package-in-hand.ts';
import { compareVersions, isAtLeast } from '../sbom/package-version.ts';
import type { GateDecision, JudgedItem } from './gate-decision.ts';

/**
 * One package and one vulnerability: all advisories that say so, one for each component. It is what people act on, so it
 * is one row of every list and one finding. The first item is the one with the strongest effect.
 */
export type Exposure = readonly [JudgedItem, ...JudgedItem[]];

/** The update of one package, and how much it fixes. */
export interface Update {
  readonly artifact: string;
  /** The version that fixes most; absent if no fix is known. */
  readonly version?: string;
  /** Exposures that the version fixes, of `total`. */
  readonly fixes: number;
  readonly total: number;
}

/** Affecting exposures in order of what to do first, and the updates. */
export interface Exposures {
  /** Exposures that fail or would fail: the severest first, and of these the ones whose update fixes most. */
  readonly pressing: readonly Exposure[];
  /** Exposures that pass by the policy, in the same order. */
  readonly kept: readonly Exposure[];
  /** Updates of the pressing packages, in the order of their severest exposures in `pressing`. */
  readonly updates: readonly Update[];
  /** The update of an exposure's package, among what presses or among the rest. */
  readonly updateOf: (exposure: Exposure) => Update | undefined;
}

const known = new WeakMap<GateDecision, Exposures>();

/** The exposures of a decision; computed once, shown in several places. */
export function exposuresOf(decision: GateDecision): Exposures {
  return getOrMake(known, decision, () => findExposures(decision));
}

const isPressing = ([{ effect }]: Exposure): boolean => effect === 'fails' || effect === 'warned';
const isShown = ({ effect }: JudgedItem): boolean => effect !== 'ignored' && effect !== 'settled';

function findExposures({ items }: GateDecision): Exposures {
  const groups = groupItems(items.filter(isShown));
  const pressing = inOrder(groups.filter(isPressing));
  const kept = inOrder(groups.filter((exposure) => !isPressing(exposure)));
  return {
    pressing: pressing.exposures,
    kept: kept.exposures,
    updates: [...pressing.updates.values()],
    updateOf: (exposure) => (isPressing(exposure) ? pressing : kept).updates.get(packageKey(exposure[0])),
  };
}

const packageKey = ({ item }: JudgedItem): string => JSON.stringify([item.artifact, item.type]);

/** The exposures that items make up, whatever their effect. */
export const groupItems = (items: readonly JudgedItem[]): readonly Exposure[] =>
  [...groupBy(items, packageKey).values()].flatMap(mergeVulnerabilities);

type Members = [JudgedItem, ...JudgedItem[]];

/** Advisories of one package that share an id or an alias are about one vulnerability. */
function mergeVulnerabilities(items: readonly JudgedItem[]): readonly Exposure[] {
  const exposures = new Set<Members>();
  const byId = new Map<string, Members>();
  for (const judged of items) {
    const ids = lowerIds(judged.item);
    const same = new Set(ids.map((id) => byId.get(id)).filter((members) => members !== undefined));
    const [joined = [judged], ...others] = same;
    if (same.size > 0) joined.push(judged);
    for (const other of others) {
      joined.push(...other);
      exposures.delete(other);
    }
    // The strongest effect first, as the items come.
    if (others.length > 0) joined.sort((a, b) => items.indexOf(a) - items.indexOf(b));
    exposures.add(joined);
    if (others.length === 0) for (const id of ids) byId.set(id, joined);
    else for (const member of joined) for (const id of lowerIds(member.item)) byId.set(id, joined);
  }
  return [...exposures];
}

/** Exposures by severity, then by what an update of their package fixes; the updates in the order of what they fix first. */
function inOrder(exposures: readonly Exposure[]) {
  const packages = Array.from(
    groupBy(exposures, ([first]) => packageKey(first)),
    ([key, group]) => ({ key, group: group.toSorted(byScore), update: updateFor(group) }),
  ).sort((a, b) => b.update.fixes - a.update.fixes || compareText(a.update.artifact, b.update.artifact));
  const byRank = SEVERITIES.flatMap((): Exposure[][] => [[], []]);
  for (const { group } of packages)
    for (const exposure of group) {
      const rank = 2 * severityRank(ratingOf(exposure).severity) + (exposure[0].item.isNew ? 0 : 1);
      byRank[rank]?.push(exposure);
    }
  const ordered = byRank.flat();
  const updateOf = new Map(packages.map(({ key, update }) => [key, update]));
  const updates = new Map<string, Update>();
  for (const [first] of ordered) {
    const key = packageKey(first);
    const update = updateOf.get(key);
    if (update !== undefined) updates.set(key, update);
  }
  return { exposures: ordered, updates };
}

function byScore(a: Exposure, b: Exposure): number {
  const order = (ratingOf(b).score ?? 0) - (ratingOf(a).score ?? 0);
  return order || compareText(a[0].item.advisoryId, b[0].item.advisoryId);
}

/** The update of one package that fixes most of its exposures. */
function updateFor(group: readonly Exposure[]): Update {
  const { artifact = '', type = 'apk' } = group[0]?.[0].item ?? {};
  const fixed = group.flatMap((exposure) => fixedVersionOf(exposure) ?? []);
  let best: Update = { artifact, fixes: 0, total: group.length };
  for (const version of highestFirst(type, fixed)) {
    const fixes = fixed.filter((one) => isAtLeast(type, version, one)).length;
    if (fixes > best.fixes) best = { ...best, version, fixes };
    // Nothing can fix more than everything that has a fix.
    if (fixes === fixed.length) break;
  }
  return best;
}

/** Different versions, the highest first where they can be compared. */
const highestFirst = (type: string, versions: readonly string[]): readonly string[] =>
  [...new Set(versions)].sort((a, b) => {
    const order = compareVersions(type, a, b);
    return Number(order === 'older') - Number(order === 'newer');
  });

/** Whether an update of its package fixes an exposure. */
export function isFixedBy(exposure: Exposure, { version }: Update): boolean {
  const fixed = fixedVersionOf(exposure);
  if (version === undefined || fixed === undefined) return false;
  return isAtLeast(exposure[0].item.type ?? 'apk', version, fixed);
}

/** The version that fixes all advisories of an exposure; `undefined` if one of them has none, or they cannot be compared. */
export function fixedVersionOf(exposure: Exposure): string | undefined {
  const { facts, type } = exposure[0].item;
  if (exposure.length === 1) return facts.fixedVersion;
  return fixOfAll(
    type,
    exposure.map(({ item }) => item.facts.fixedVersion),
  );
}

/** The severest rating among the advisories. */
export function ratingOf([first, ...others]: Exposure): SeverityRating {
  return others.reduce(
    (worst, { item }) => (isSeverer(item.rating, worst) ? item.rating : worst),
    first.item.rating,
  );
}

/** Components of all advisories, each once. */
export function componentsOf(exposure: Exposure): readonly Component[] {
  const { components = [] } = exposure[0].item;
  if (exposure.length === 1 && components.length < 2) return components;
  const all = exposure.flatMap(({ item }) => item.components ?? []);
  return [...new Map(all.map((component) => [componentKey(component), component])).values()];
}

/** Packages in hand of all advisories, each once. */
export function packagesOf(exposure: Exposure): readonly PackageInHand[] {
  return exposure.length === 1
    ? exposure[0].item.packages
    : [...new Set(exposure.flatMap(({ item }) => item.packages))];
}

/** Different versions of the affected packages, the highest first. */
export function versionsOf(exposure: Exposure): readonly string[] {
  const [{ item }] = exposure;
  const packages = packagesOf(exposure);
  const versions = packages.length < 2 ? [item.version] : packages.map(({ version }) => version);
  return highestFirst(
    item.type ?? 'apk',
    versions.flatMap((version) => version ?? []),
  );
}

/** Ids of all advisories, and the aliases of the vulnerability. */
export function idsOf(exposure: readonly Pick<JudgedItem, 'item'>[]): {
  readonly ids: readonly string[];
  readonly aliases: readonly string[];
} {
  return {
    ids: [...new Set(exposure.map(({ item }) => item.advisoryId))].sort(),
    aliases: [...new Set(exposure.flatMap(({ item }) => item.aliases))],
  };
}

/** The name that people know a vulnerability by: a CVE, else an alias, else the id of its advisory. */
export function exposureName(exposure: readonly Pick<JudgedItem, 'item'>[]): string {
  for (const { item } of exposure) for (const alias of item.aliases) if (/^CVE-/i.test(alias)) return alias;
  const { aliases, ids } = idsOf(exposure);
  return aliases[0] ?? ids[0] ?? '';
}

/** Ids of the advisories other than the name. */
export function otherIds(exposure: Exposure): readonly string[] {
  const name = exposureName(exposure);
  return idsOf(exposure).ids.filter((id) => id !== name);
}

/** Name and ids of the advisories, `CVE-2026-1 (CGA-xxxx-…)`; only the id if there is no other name. */
export function exposureFullName(exposure: Exposure): string {
  const others = otherIds(exposure);
  const ids = `${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}`;
  return others.length === 0 ? exposureName(exposure) : `${exposureName(exposure)} (${ids})`;
}
