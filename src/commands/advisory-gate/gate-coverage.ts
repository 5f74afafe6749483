import { firstFew } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { UserError } from '../../base/user-error.ts';
import { toUnread, toUnresolved } from '../../images/resolve/file-findings.ts';
import { accountOf, type Coverage, type Skipped, type Unread } from '../../kit/run/coverage.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { IN_OTHER_SHARDS } from '../../kit/run/shard-input.ts';
import { PlatformError } from '../../platform/errors.ts';
import { toProblems } from '../../session/problems.ts';
import type { AskedAdvisories } from './ask.ts';
import type { UnreadValue } from './ask-in-parts.ts';
import type { UnaccountedPackages } from './decision/gate-decision.ts';
import { LONGEST_GAP } from './decision/gate-findings.ts';
import type { Subjects } from './gather.ts';
import { type SbomFacts, typeWords } from './read-sboms.ts';
import { comparedName, namesByOrigin, type PackagesByName } from './sbom/package-in-hand.ts';
import type { Unaccounted } from './sbom/sbom.ts';

/** Types of skipped packages that are counted separately; an SBOM may contain any number. */
const MAXIMUM_TYPES = 20;
/** Names in one message; the report lists all of them. */
const MAXIMUM_NAMES = 10;
const LONGEST_NAME = 200;
const NOT_MOVED = 'that this change does not move';

/**
 * Accounts for everything that the gate was given: packages of the SBOMs and of `artifacts`, and ids of `advisories`.
 * Packages of other types, images that a change does not move and references that other rules skip are skipped; what the
 * service did not answer completely is unread, an image as one thing, and what an SBOM says that it lacks.
 */
export function gateCoverage(
  { elsewhere, left, sboms, search, unknown, unmoved, unreadImages }: Subjects,
  { collected, failure, openLookups, unread }: AskedAdvisories,
): Coverage & { readonly noun: string } {
  const named = [...search.packages.values()].flat().filter(({ source }) => source === undefined).length;
  const packages = sboms.reduce((sum, { packageCount }) => sum + packageCount, named);
  const missed = [...unreadPackages(unread, search.packages), ...unreadLookups(search.lookups, unread)];
  const why = failure === undefined ? 'the service does not return aliases' : whyOf(failure);
  const open = new Set([...collected.unknownLookups, ...openLookups]);
  const untold = [...open].map((lookup): Unread => ({ what: plainLine(lookup, LONGEST_NAME), why }));
  const unaccounted = sboms.flatMap(unreadEntries);
  const all = [...missed, ...untold.filter(({ what }) => !missed.some((other) => other.what === what))];
  const { lookups } = search;
  const versionless = sboms.flatMap((sbom) => sbom.unaccounted.filter(({ type }) => type !== undefined));
  const judged = Math.max(0, packages + lookups.length - all.length - versionless.length);
  const others = [
    ...left,
    { what: 'images', why: IN_OTHER_SHARDS, count: elsewhere },
    { what: 'images', why: NOT_MOVED, count: unmoved },
  ];
  const unreadOnes = unreadImages.map(
    ({ error, name }): Unread => ({ what: plainLine(name, LONGEST_NAME), why: whyOf(error) }),
  );
  const gaps = sboms.flatMap(({ file, gaps: each }) =>
    each.map((why): Unread => ({ what: plainLine(file, LONGEST_NAME), why: plainLine(why, LONGEST_GAP) })),
  );
  const unreadThings = [...all, ...unaccounted, ...gaps, ...unreadOnes, ...unknown.unread.map(toUnread)];
  const unresolved = unknown.unresolved.map(toUnresolved);
  const account = accountOf(judged, [...skippedTypes(sboms), ...others], unreadThings, unresolved);
  const sumOf = (what: string): number =>
    others.reduce((sum, one) => (one.what === what ? sum + one.count : sum), 0);
  const images = sumOf('images') + unreadOnes.length;
  const references = sumOf('references') + unknown.unread.length + unresolved.length;
  const packagesSeen = account.seen - lookups.length - images - references;
  const seen = { package: packagesSeen, 'advisory id': lookups.length, image: images, reference: references };
  return { ...account, noun: nounOf(seen) };
}

/** The noun of the only kind of things that were seen. */
function nounOf(seen: Readonly<Record<string, number>>): string {
  const [noun = 'package', ...others] = Object.entries(seen).flatMap(([one, count]) =>
    count > 0 ? [one] : [],
  );
  return others.length === 0 ? noun : 'item';
}

/** Unaccounted packages of one SBOM, those without a version apart. */
export function unaccountedOf({ file, inWorkspace, unaccounted }: SbomFacts): readonly UnaccountedPackages[] {
  const byLack = groupBy(unaccounted, ({ type }) => (type === undefined ? 'type' : 'version'));
  return Array.from(byLack, ([lacks, packages]) => {
    return { file, inWorkspace, lacks, packages: packages.map(packageName) };
  });
}

/** Packages that cannot be looked up, because nothing says what they are, or are judged without a version. */
function unreadEntries({ file, unaccounted }: SbomFacts): readonly Unread[] {
  return unaccounted.map((entry) => ({
    what: packageName(entry),
    why:
      entry.type === undefined
        ? `no usable type or purl in ${plainLine(file, LONGEST_NAME)}`
        : `no version in ${plainLine(file, LONGEST_NAME)}, so every advisory on its name counts`,
  }));
}

function packageName({ name, version }: Unaccounted): string {
  return plainLine(version === undefined ? name : `${name} ${version}`, LONGEST_NAME);
}

function skippedTypes(sboms: readonly SbomFacts[]): readonly Skipped[] {
  const entries = sboms.flatMap(({ skipped }) => Object.entries(skipped));
  const common = new Set(entries.toSorted(([, a], [, b]) => b - a).map(([type]) => type));
  const shown = new Set([...common].slice(0, MAXIMUM_TYPES));
  return [
    ...entries.map(([type, count]) => {
      return {
        what: 'packages of the SBOM',
        why: shown.has(type) ? typeWords(type) : 'of other types',
        count,
      };
    }),
    ...sboms.map(({ notPackages: count }) => {
      return { what: 'entries of the SBOM', why: 'for images, files or operating systems', count };
    }),
  ];
}

/** One entry per package whose own name or origin is unread; two spellings of a name are one package. */
function unreadPackages(unread: readonly UnreadValue[], packages: PackagesByName): readonly Unread[] {
  const found = new Map<string, Unread>();
  if (unread.length === 0) return [];
  const byOrigin = namesByOrigin(packages);
  for (const { error, question, value } of unread) {
    if (question !== 'artifactNames') continue;
    const builtFrom = (byOrigin.get(value) ?? []).flatMap((name) => packages.get(name) ?? []);
    const missed = [...(packages.get(value) ?? []), ...builtFrom.filter(({ origin }) => origin === value)];
    for (const entry of missed) {
      const { arch, name, source, type, version } = entry;
      const key = JSON.stringify([source, type, comparedName(type, name), version, arch]);
      found.set(key, { what: packageName(entry), why: whyOf(error) });
    }
  }
  return [...found.values()];
}

function unreadLookups(lookups: readonly string[], unread: readonly UnreadValue[]): readonly Unread[] {
  const ids = unread.filter(({ question }) => question === 'advisoryIds');
  const errors = new Map(ids.map(({ error, value }) => [value.toLowerCase(), error]));
  return lookups.flatMap((lookup) => {
    const error = errors.get(lookup.toLowerCase());
    return error === undefined ? [] : [{ what: plainLine(lookup, LONGEST_NAME), why: whyOf(error) }];
  });
}

function whyOf(error: unknown): string {
  if (error instanceof UserError)
    return error.problems.map(({ message }) => plainLine(message, 300)).join('; ');
  if (error instanceof PlatformError) return `${plainLine(error.message, 300)} (${error.code})`;
  return 'an earlier failure stopped the lookup';
}

/** One problem for each reason why some packages or ids could not be read, with their names. */
export function unreadProblems(unread: readonly UnreadValue[]): readonly Problem[] {
  const reasons = groupBy(unread, ({ error }) => whyOf(error));
  return [...reasons.values()].flatMap((same) => {
    const names = firstFew(same, MAXIMUM_NAMES, ({ value }) => `\`${plainLine(value, LONGEST_NAME)}\``);
    const subject = `the advisories of ${names} could not be read`;
    return toProblems(same[0]?.error, undefined, subject).map(({ message }) => ({
      kind: 'service' as const,
      message,
      fix: 'Run again. If it still fails, report these names to the vendor. Everything else was checked.',
    }));
  });
}
