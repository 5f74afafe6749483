import { createNameGlob } from '../../../base/glob.ts';
import { groupBy } from '../../../base/group-by.ts';
import { compareText } from '../../../base/plain-text.ts';
import { createImageGlob } from '../../../images/reference/image-glob.ts';
import type { Ignore } from '../../../kit/findings/ignore.ts';
import {
  type DatedIgnore,
  findLoosenedIgnores,
  isAdvisoryIgnore,
  isExpired,
  isExpiring,
  type LoosenedIgnore,
} from '../../../kit/findings/ignore-use.ts';
import type { CollectedAdvisories } from '../advisory/advisory-collection.ts';
import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import { type Severity, severityRank } from '../advisory/severity.ts';
import { saidOf } from '../advisory/standing.ts';
import type { SbomFacts } from '../read-sboms.ts';
import type { FindVex } from '../vex/match-vex.ts';
import { ignoreOf, type VexStatement } from '../vex/vex-statement.ts';
import {
  countItems,
  GATE_EFFECTS,
  type GateCounts,
  type GateEffect,
  type GatePolicy,
  highestOf,
  judgeItem,
} from './gate-effect.ts';

export interface JudgedItem {
  readonly item: AdvisoryItem;
  readonly effect: GateEffect;
  readonly ignore?: Ignore;
  /** The statement of a VEX document that ends it, where no entry ignores it. */
  readonly vex?: VexStatement;
  /** An entry that would silence it, but has expired. */
  readonly expiredIgnore?: DatedIgnore;
}

export interface GateDecision
  extends Pick<GateQuestion, 'policy' | 'hasBase' | 'unaccounted' | 'incomplete' | 'withoutAdvisories'>,
    Pick<CollectedAdvisories, 'missingLookups' | 'unknownLookups' | 'fieldsSeen'> {
  readonly verdict: 'pass' | 'warn' | 'fail';
  readonly items: readonly JudgedItem[];
  readonly counts: GateCounts;
  /** Highest among the counted items; `none` when nothing is counted. */
  readonly highestSeverity: Severity;
  readonly expired: readonly DatedIgnore[];
  readonly expiring: readonly DatedIgnore[];
  /** Entries that name only an image: they are for other commands and ignore nothing here. */
  readonly imageOnly: readonly Ignore[];
  /** Entries that silence everything, present and future. */
  readonly boundless: readonly Ignore[];
  /** Entries that silenced nothing and have not expired. */
  readonly unused: readonly Ignore[];
  readonly loosened: readonly LoosenedIgnore[];
  /** Whether the unaccounted packages fail this run. */
  readonly unaccountedFails: boolean;
  /** Set if the run has nothing to check but images of files, and the change moves none of them. */
  readonly movesNothing?: boolean;
}

export interface GateQuestion {
  readonly collected: CollectedAdvisories;
  readonly policy: GatePolicy;
  readonly ignores: readonly Ignore[];
  readonly findVex: FindVex;
  /** The base's entries if this is a change and they can be read. */
  readonly baseIgnores: readonly Ignore[] | undefined;
  readonly hasBase: boolean;
  readonly nowMs: number;
  /** SBOMs with packages without a usable type, purl or version. */
  readonly unaccounted: readonly UnaccountedPackages[];
  /** SBOMs that declare gaps. */
  readonly incomplete: readonly Pick<SbomFacts, 'file' | 'inWorkspace' | 'gaps'>[];
  /** Names that the user gave and no advisory is about. */
  readonly withoutAdvisories: readonly string[];
}

/** Packages of one SBOM that cannot be looked up, or only as if every advisory on their names affected them. */
export interface UnaccountedPackages extends Pick<SbomFacts, 'file' | 'inWorkspace'> {
  readonly lacks: 'type' | 'version';
  /** Name and version of each. */
  readonly packages: readonly string[];
}

/** The strongest effect counts: if one row fails the item, no other row lets it pass. */
const strongestOf = (effects: readonly GateEffect[]): GateEffect =>
  GATE_EFFECTS.find((effect) => effects.includes(effect)) ?? 'settled';

/** Order of every list that is shown or cut: effect, new before old, severity, artifact, advisory. */
function compareJudged(a: JudgedItem, b: JudgedItem): number {
  return (
    GATE_EFFECTS.indexOf(a.effect) - GATE_EFFECTS.indexOf(b.effect) ||
    Number(b.item.isNew) - Number(a.item.isNew) ||
    severityRank(a.item.rating.severity) - severityRank(b.item.rating.severity) ||
    compareText(a.item.artifact, b.item.artifact) ||
    compareText(a.item.advisoryId, b.item.advisoryId) ||
    compareText(a.item.type ?? '', b.item.type ?? '')
  );
}

function createJudge(question: GateQuestion, used: Set<Ignore>): (item: AdvisoryItem) => JudgedItem {
  const { findVex, nowMs, policy } = question;
  const findIgnores = createIgnoreMatcher(question.ignores.filter(isAdvisoryIgnore));
  return (item) => {
    const { artifact, isNew, packages, rating } = item;
    const isAffecting = item.facts.status === 'affecting';
    const ids = [item.advisoryId, ...item.aliases];
    const images = [...new Set(packages.map(({ image }) => image))];
    const places = images.length === 0 ? [[]] : images.map((image) => [image]);
    const fitting = isAffecting ? places.map((place) => findIgnores({ ids, artifact, images: place })) : [];
    for (const ignore of fitting.flat()) used.add(ignore);
    const entries = fitting.map((list) => list.find((ignore) => !isExpired(ignore, nowMs)));
    // A statement has to end the advisory only for the packages of images that no entry covers.
    const open = packages.filter(({ image }) => entries[images.indexOf(image)] === undefined);
    const vex = isAffecting ? findVex({ ...item, packages: open }) : undefined;
    const isMixed = vex !== undefined && open.length < packages.length;
    const live = joinIgnores(isMixed ? entries.map((entry) => entry ?? ignoreOf(vex)) : entries);
    const isIgnored = live !== undefined || vex !== undefined;
    const effects = saidOf(item).map(({ status, fixedVersion, word }) => {
      const hasFixedVersion = fixedVersion !== undefined;
      const { severity } = rating;
      return judgeItem({ status, severity, isNew, isIgnored, hasFixedVersion, word }, policy);
    });
    const effect = strongestOf(effects);
    if (live !== undefined) return { item, effect, ignore: live };
    if (vex !== undefined) return { item, effect, vex };
    const expired = fitting.flat().find((ignore) => isExpired(ignore, nowMs));
    return expired === undefined ? { item, effect } : { item, effect, expiredIgnore: expired };
  };
}

/**
 * The entries that ignore an advisory in each of its images, as one: it ends when the first of them ends, and has a
 * justification only if all give the same. `undefined` if an image has none.
 */
function joinIgnores(given: readonly (Ignore | undefined)[]): Ignore | undefined {
  const all = [...new Set(given)].filter((ignore) => ignore !== undefined);
  const [first, ...others] = all;
  if (given.includes(undefined)) return undefined;
  if (first === undefined || others.length === 0) return first;
  const textsOf = (key: 'reason' | 'owner'): readonly string[] => [
    ...new Set(all.flatMap((ignore) => ignore[key] ?? [])),
  ];
  const [reason, owner] = [textsOf('reason').join('; '), textsOf('owner').join(', ')];
  const [expires] = all.flatMap((ignore) => ignore.expires ?? []).sort((a, b) => a.timeMs - b.timeMs);
  const { justification, place } = first;
  return {
    place,
    ...(reason === '' ? {} : { reason }),
    ...(owner === '' ? {} : { owner }),
    ...(expires === undefined ? {} : { expires }),
    ...(justification !== undefined && others.every((one) => one.justification === justification)
      ? { justification }
      : {}),
  };
}

/** Decides the gate; what is held back by `warn-only` or needs somebody's attention makes it warn. */
export function decideGate(question: GateQuestion): GateDecision {
  const { baseIgnores, collected, findVex, ignores, nowMs, ...asked } = question;
  const { fieldsSeen, missingLookups, unknownLookups } = collected;
  const { incomplete, policy, unaccounted } = asked;
  const used = new Set<Ignore>();
  const items = collected.items.map(createJudge(question, used)).sort(compareJudged);
  const live = ignores.filter((ignore) => !isExpired(ignore, nowMs));
  const expired = ignores.filter((ignore) => isExpired(ignore, nowMs));
  const expiring = ignores.filter((ignore) => isExpiring(ignore, nowMs));
  const imageOnly = ignores.filter((ignore) => !isAdvisoryIgnore(ignore));
  const boundless = live.filter(isBoundless);
  const counts = countItems(items, expired.length);
  const doubts = [expired, expiring, imageOnly, boundless, missingLookups, unaccounted, incomplete];
  const isDoubted = counts.byEffect.warned > 0 || doubts.some((list) => list.length > 0);
  const unaccountedFails = unaccounted.length > 0 && policy.failOnUnaccounted && !policy.warnOnly;
  const passing = isDoubted ? 'warn' : 'pass';
  return {
    ...asked,
    verdict: counts.byEffect.fails > 0 || unaccountedFails ? 'fail' : passing,
    items,
    unaccountedFails,
    imageOnly,
    boundless,
    counts,
    highestSeverity: highestOf(counts),
    expired,
    expiring,
    unused: live.filter((ignore) => isAdvisoryIgnore(ignore) && !used.has(ignore)),
    loosened: baseIgnores === undefined ? [] : findLoosenedIgnores(baseIgnores, ignores),
    missingLookups,
    unknownLookups,
    fieldsSeen,
  };
}

/** Names and images that have nothing in common. */
const UNLIKE_NAMES = ['a', 'zlib', 'libstdc++', 'py3.12-x_y'];
const UNLIKE_IMAGES = ['cgr.dev/chainguard/a:latest', 'cgr.dev/z.example/y/x:1-w'];

/** Whether an entry ignores every advisory: it names none, and its globs match whatever they are compared with. */
function isBoundless({ artifact, id, image }: Ignore): boolean {
  if (id !== undefined || artifact === undefined) return false;
  return (
    UNLIKE_NAMES.every(createNameGlob(artifact)) &&
    (image === undefined || UNLIKE_IMAGES.every(createImageGlob(image)))
  );
}

interface IgnoreSubject {
  readonly ids: readonly string[];
  readonly artifact: string;
  /** Images that it was found in; `undefined` is a place that is not a known image. */
  readonly images: readonly (string | undefined)[];
}

/** Finds the entries that apply to a subject, in file order: every field in an entry must match. */
export function createIgnoreMatcher(
  ignores: readonly Ignore[],
): (subject: IgnoreSubject) => readonly Ignore[] {
  const compiled = ignores.map((ignore, order) => ({
    ignore,
    order,
    artifact: ignore.artifact === undefined ? undefined : createNameGlob(ignore.artifact),
    image: ignore.image === undefined ? undefined : createImageGlob(ignore.image),
  }));
  const byId = groupBy(compiled, ({ ignore }) => ignore.id?.toLowerCase());
  if (compiled.length === 0) return () => [];
  return ({ artifact, ids, images }) => {
    const candidates = [undefined, ...ids].flatMap((id) => byId.get(id?.toLowerCase()) ?? []);
    if (candidates.length === 0) return [];
    return [...new Set(candidates)]
      .filter((entry) => entry.artifact?.(artifact) !== false && everyImage(images, entry.image))
      .sort((a, b) => a.order - b.order)
      .map(({ ignore }) => ignore);
  };
}

const everyImage = (
  images: readonly (string | undefined)[],
  matches: ((image: string) => boolean) | undefined,
): boolean =>
  matches === undefined ||
  (images.length > 0 && images.every((image) => image !== undefined && matches(image)));
