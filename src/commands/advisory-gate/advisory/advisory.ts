import { parseTime } from '../../../base/time.ts';
import type { AdvisoryEvent } from '../../../platform/resources/advisories.ts';
import type { PackageInHand } from '../sbom/package-in-hand.ts';
import { compareVersions, hasVersionScheme, isAtLeast, upstreamVersion } from '../sbom/package-version.ts';
import type { LastWord } from './last-word.ts';
import type { NeededAdvisory } from './needed-advisory.ts';

export type AdvisoryStatus = 'affecting' | 'fixed' | 'not-affected' | 'withdrawn';

/** Status of an advisory for one package, with related facts. */
export interface StatusFacts {
  readonly status: AdvisoryStatus;
  /** Of an affecting advisory; absent where the row has no field `events`, or does not say which is the latest or what it is. */
  readonly word?: LastWord | undefined;
  readonly fixedVersion?: string | undefined;
  /** Why the status is not affected: a type of the service such as `TYPE_INLINE_MITIGATIONS_EXIST`. */
  readonly falsePositiveType?: string | undefined;
  /** Why the status stays affecting although a fix is known; one clause. */
  readonly doubt?: string | undefined;
  /** Set if it is not known which approved event is the latest: it counts as affecting, and the run ends with an error. */
  readonly isUndated?: true | undefined;
}

/** The states of most rows, as shared objects. */
const WORDLESS: StatusFacts = { status: 'affecting' };
const UNDATED: StatusFacts = {
  status: 'affecting',
  doubt: 'it is not known which of its events is the latest',
  isUndated: true,
};
const SAYING: Readonly<Record<LastWord, StatusFacts>> = {
  affected: { status: 'affecting', word: 'affected' },
  detected: { status: 'affecting', word: 'detected' },
  'pending-upstream': { status: 'affecting', word: 'pending-upstream' },
  'fix-not-planned': { status: 'affecting', word: 'fix-not-planned' },
  'analysis-not-planned': { status: 'affecting', word: 'analysis-not-planned' },
};

/** No review state means approved: the default marshaller of the service writes an absent one as empty. */
const APPROVED = new Set(['', 'APPROVED', 'REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED']);

const timeOf = ({ createTime = '' }: AdvisoryEvent): number | undefined => parseTime(createTime);

/** Digits below a second: the service may send nine, and a time in milliseconds keeps three. */
const fractionOf = ({ createTime = '' }: AdvisoryEvent): string =>
  (/\.(\d+)/.exec(createTime)?.[1] ?? '').padEnd(9, '0');

/** A state that the service has no name for, which may mean approved. */
const NAMELESS = /^-?[0-9]+$/;

/**
 * The latest approved event by time; `undated` if one of several has no readable time, or one a state without a name, since
 * any of them can then be the latest. Of two with equal times, the later in the list wins.
 */
export function latestApprovedEvent(events: readonly AdvisoryEvent[]): AdvisoryEvent | 'undated' | undefined {
  let latest: AdvisoryEvent | undefined;
  let latestTime: number | undefined;
  for (const event of events) {
    const state = event.reviewState ?? '';
    if (NAMELESS.test(state)) return 'undated';
    if (!APPROVED.has(state)) continue;
    if (latest !== undefined) {
      latestTime ??= timeOf(latest);
      const time = timeOf(event);
      if (latestTime === undefined || time === undefined) return 'undated';
      if (time < latestTime || (time === latestTime && fractionOf(event) < fractionOf(latest))) continue;
      latestTime = time;
    }
    latest = event;
  }
  return latest;
}

/** The vendor's word in the latest approved event; `undefined` for an unknown kind of event, which may mean anything. */
function lastWord(event: AdvisoryEvent | undefined): LastWord | undefined {
  if (event === undefined || event.truePositiveDetermination !== undefined) return 'affected';
  if (event.detection !== undefined) return 'detected';
  if (event.pendingUpstreamFix !== undefined) return 'pending-upstream';
  if (event.fixNotPlanned !== undefined) return 'fix-not-planned';
  return event.analysisNotPlanned === undefined ? undefined : 'analysis-not-planned';
}

/** Affecting although a fix is recorded. */
const unfixed = (fixedVersion: string | undefined, doubt?: string): StatusFacts => {
  return { status: 'affecting', word: 'affected', fixedVersion, doubt };
};

const NO_VERSION = 'a fix is recorded without a version';
const NOT_COMPARABLE = 'its version cannot be compared with the fixed one';
const NO_OWN_VERSION = 'a fix is known, but the SBOM does not give its version';

/** A package as far as an advisory is judged for it; one of an SBOM has a `source`. */
type JudgedPackage = { readonly [K in 'type' | 'version' | 'source']?: PackageInHand[K] | undefined };

/**
 * A name without a version asks whether a fix exists. A package of an SBOM is in use, and without a version nothing says
 * that it has the fix.
 */
function judgeFix(type: string | undefined, { source, version }: JudgedPackage, fixed: string): StatusFacts {
  if (version === undefined && source !== undefined)
    return unfixed(fixed === '' ? undefined : fixed, NO_OWN_VERSION);
  if (fixed === '') return version === undefined ? { status: 'fixed' } : unfixed(undefined, NO_VERSION);
  if (version === undefined) return { status: 'fixed', fixedVersion: fixed };
  if (isAtLeast(type, version, fixed)) return { status: 'fixed', fixedVersion: fixed };
  return unfixed(fixed, compareVersions(type, version, fixed) === 'older' ? undefined : NOT_COMPARABLE);
}

/** The highest version by the package's scheme; `undefined` where two cannot be compared. */
export function highest(type: string | undefined, versions: readonly string[]): string | undefined {
  let best = versions[0];
  for (const version of versions) {
    const order = best === undefined ? 'unknown' : compareVersions(type, version, best);
    if (order === 'unknown') return undefined;
    if (order === 'newer') best = version;
  }
  return best;
}

/**
 * A patch is listed for each version that got it, so the list has no floor: a version in hand has the patch if it is not
 * older than the highest one, or than a listed one of the same upstream version.
 */
function judgePatch(
  type: string | undefined,
  version: string | undefined,
  listed: readonly string[],
): StatusFacts {
  const versions = listed.filter((one) => one !== '');
  const top = highest(type, versions);
  if (versions.length === 0) return unfixed(undefined, NO_VERSION);
  if (version === undefined)
    return unfixed(top ?? versions[0], 'patched versions are listed, and its own version is not known');
  const upstream = upstreamVersion(type, version);
  const sisters = versions.filter((one) => upstreamVersion(type, one) === upstream);
  const listedTop = top === undefined ? [] : [top];
  const reached = [...sisters, ...listedTop].find((one) => isAtLeast(type, version, one));
  if (reached !== undefined) return { status: 'fixed', fixedVersion: reached };
  return unfixed(sisters[0] ?? top ?? versions[0], top === undefined ? NOT_COMPARABLE : undefined);
}

/** Type whose scheme compares the versions: the package's own, else the advisory's; a bare name is one of apk. */
const schemeType = (advisory: NeededAdvisory, packageType: string | undefined): string => {
  if (packageType !== undefined && hasVersionScheme(packageType)) return packageType;
  return (advisory.artifactType?.toLowerCase() ?? packageType) || 'apk';
};

/** Some writers encode an unset time as zero; unreadable text is not a time either. */
function isWithdrawn({ deleteTime }: NeededAdvisory): boolean {
  if (deleteTime === undefined || deleteTime === '') return false;
  const time = parseTime(deleteTime.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return time !== undefined && time > 0;
}

/**
 * Status of an advisory for a package, from its latest approved event: withdrawn with a delete time;
 * fixed if the version in hand is not older, or a name was given without one; patched if a patched version covers it; a false positive is
 * not affected; else affecting, also where it is not known which event is the latest.
 */
export function judgeStatus(advisory: NeededAdvisory, inHand: JudgedPackage): StatusFacts {
  if (isWithdrawn(advisory)) return { status: 'withdrawn' };
  if (advisory.events === undefined) return WORDLESS;
  const event = latestApprovedEvent(advisory.events);
  if (event === 'undated') return UNDATED;
  // An event that says several things counts as the worst of them.
  const word = lastWord(event);
  if (word !== undefined) return SAYING[word];
  if (event?.fixed !== undefined)
    return judgeFix(schemeType(advisory, inHand.type), inHand, event.fixed.fixedVersion ?? '');
  if (event?.patched !== undefined)
    return judgePatch(schemeType(advisory, inHand.type), inHand.version, event.patched.patchedVersions ?? []);
  if (event?.falsePositiveDetermination !== undefined)
    return { status: 'not-affected', falsePositiveType: event.falsePositiveDetermination.type };
  return WORDLESS;
}
