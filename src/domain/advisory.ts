import { compareVersions, hasVersionScheme } from './package-version.ts';
import type { SeverityScore } from './severity.ts';

/** One step in the life of an advisory; exactly one of the kinds is present, and texts may be empty. */
export interface AdvisoryEvent {
  readonly createTime?: string | undefined;
  readonly reviewState?: string | undefined;
  readonly detection?: unknown;
  readonly truePositiveDetermination?: { readonly note?: string | undefined } | undefined;
  readonly falsePositiveDetermination?:
    | { readonly type?: string | undefined; readonly note?: string | undefined }
    | undefined;
  readonly fixed?: { readonly fixedVersion?: string | undefined } | undefined;
  readonly patched?: { readonly patchedVersions?: readonly string[] | undefined } | undefined;
  readonly fixNotPlanned?: { readonly note?: string | undefined } | undefined;
  readonly analysisNotPlanned?: { readonly note?: string | undefined } | undefined;
  readonly pendingUpstreamFix?: { readonly note?: string | undefined } | undefined;
}

/** One row of `GET /vulnerabilities/v2/advisories`: the floor's four fields, and what public services add. */
export interface Advisory {
  readonly uid: string;
  readonly advisoryId: string;
  readonly artifactName: string;
  readonly updateTime: string;
  readonly aliases?: readonly string[] | undefined;
  readonly legacyAdvisoryId?: string | undefined;
  readonly artifactType?: string | undefined;
  readonly severities?: readonly SeverityScore[] | undefined;
  readonly events?: readonly AdvisoryEvent[] | undefined;
  readonly deleteTime?: string | undefined;
}

export type AdvisoryStatus = 'affecting' | 'fixed' | 'not-affected' | 'withdrawn';

/** Status of an advisory for one package, and what is known beside it. */
export interface StatusFacts {
  readonly status: AdvisoryStatus;
  /** First version without the vulnerability, where the service tells it. */
  readonly fixedVersion?: string;
  /** Why the status is not affected: a type of the service such as `TYPE_INLINE_MITIGATIONS_EXIST`. */
  readonly falsePositiveType?: string;
  /** Why the status stays affecting although a fix is known; one clause. */
  readonly doubt?: string;
}

/** What most rows are; one object for all of them. */
const AFFECTING: StatusFacts = { status: 'affecting' };

/** No review state is the same as approved; the default marshaller of the service writes an absent one out. */
const APPROVED = new Set(['', 'APPROVED', 'REVIEW_STATE_APPROVED', 'REVIEW_STATE_UNSPECIFIED']);

/** Digits below a second: the service may write nine, of which a time in milliseconds keeps three. */
const fractionOf = ({ createTime = '' }: AdvisoryEvent): string =>
  (/\.(\d+)/.exec(createTime)?.[1] ?? '').padEnd(9, '0');

/** The latest approved event: by time; events without a readable time come first, and of two equal ones the later listed. */
export function latestApprovedEvent(events: readonly AdvisoryEvent[]): AdvisoryEvent | undefined {
  let latest: AdvisoryEvent | undefined;
  let latestTime = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (!APPROVED.has(event.reviewState ?? '')) continue;
    const parsed = Date.parse(event.createTime ?? '');
    const time = Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed;
    if (time < latestTime) continue;
    if (latest !== undefined && time === latestTime && fractionOf(event) < fractionOf(latest)) continue;
    latest = event;
    latestTime = time;
  }
  return latest;
}

/** The earliest of the versions by the package's scheme; the first listed where they cannot be compared. */
function earliest(type: string | undefined, versions: readonly string[]): string | undefined {
  const [first, ...rest] = versions.filter((version) => version !== '');
  if (first === undefined) return undefined;
  return rest.reduce(
    (best, version) => (compareVersions(type, version, best) === 'older' ? version : best),
    first,
  );
}

function judgeFix(
  type: string | undefined,
  version: string | undefined,
  fixedVersion: string | undefined,
): StatusFacts {
  if (fixedVersion === undefined) {
    return version === undefined
      ? { status: 'fixed' }
      : { status: 'affecting', doubt: 'a fix is recorded without a version' };
  }
  if (version === undefined) return { status: 'fixed', fixedVersion };
  const order = compareVersions(type, version, fixedVersion);
  if (order === 'same' || order === 'newer') return { status: 'fixed', fixedVersion };
  if (order === 'older') return { status: 'affecting', fixedVersion };
  return { status: 'affecting', fixedVersion, doubt: 'its version cannot be compared with the fixed one' };
}

/** Type whose scheme compares the versions: the package's own, else the advisory's. */
const schemeType = (advisory: Advisory, packageType: string | undefined): string | undefined =>
  packageType !== undefined && hasVersionScheme(packageType)
    ? packageType
    : advisory.artifactType?.toLowerCase();

/**
 * Status of an advisory for a package (contract §6), from its latest approved event: withdrawn with a delete time; fixed
 * or patched where the version in hand is not older or not known; a false positive is not affected; else affecting.
 */
export function judgeStatus(
  advisory: Advisory,
  packageType: string | undefined,
  version: string | undefined,
): StatusFacts {
  if (advisory.deleteTime !== undefined && advisory.deleteTime !== '') return { status: 'withdrawn' };
  const event = latestApprovedEvent(advisory.events ?? []);
  const type = schemeType(advisory, packageType);
  if (event?.fixed !== undefined)
    return judgeFix(type, version, earliest(type, [event.fixed.fixedVersion ?? '']));
  if (event?.patched !== undefined)
    return judgeFix(type, version, earliest(type, event.patched.patchedVersions ?? []));
  if (event?.falsePositiveDetermination !== undefined) {
    const falsePositiveType = event.falsePositiveDetermination.type;
    return {
      status: 'not-affected',
      ...(falsePositiveType === undefined ? {} : { falsePositiveType }),
    };
  }
  return AFFECTING;
}
