import { DAY_MS, parseTime } from '../../base/time.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { EolTag } from '../../platform/resources/v1-tags.ts';

export type TagState = 'active' | 'grace' | 'deprecated' | 'not-found' | 'unknown';

/** Fields of a row of v1 that decide; omitted texts are empty. */
export type EndOfLife = Pick<
  EolTag,
  'gracePeriodExpiryDate' | 'graceStatus' | 'mainPackageName' | 'mainPackageVersion' | 'tagStatus'
>;

/** `until` is the end of the grace period or of life (milliseconds since 1970). */
export interface JudgedTag {
  readonly state: TagState;
  readonly until: number | undefined;
  /** The end of life of a tag in grace, which thresholds in days use if the end of its grace period is not known. */
  readonly endOfLife?: number | undefined;
}

/** Judges a tag that exists by v2's flag and v1's status; without either, it is unknown, never active. */
export function judgeTag(
  deprecated: boolean | undefined,
  endOfLife: EndOfLife | undefined,
  now: number,
): JudgedTag {
  const date = timeOf(endOfLife?.mainPackageVersion?.eolDate);
  switch (endOfLife?.tagStatus) {
    case 'TAG_IN_GRACE': {
      const { gracePeriodExpiryDate, graceStatus } = endOfLife;
      const end = timeOf(gracePeriodExpiryDate);
      // A period whose end cannot be read may have ended.
      const mayHaveEnded = deprecated === true && isUnreadable(gracePeriodExpiryDate);
      const hasEnded = graceStatus === 'GRACE_EXPIRED' || (end !== undefined && end <= now);
      if (mayHaveEnded || hasEnded) return { state: 'deprecated', until: date };
      return { state: 'grace', until: end, endOfLife: date };
    }
    case 'TAG_INACTIVE':
      return { state: 'deprecated', until: date };
    case 'TAG_ACTIVE': {
      // The status of an empty row is `TAG_ACTIVE` too: a filled one names a package.
      const isFilled = endOfLife.mainPackageName !== '' || date !== undefined;
      if (deprecated === undefined && !isFilled) return { state: 'unknown', until: undefined };
      return { state: deprecated === true ? 'deprecated' : 'active', until: date };
    }
    default:
      if (deprecated === undefined) return { state: 'unknown', until: date };
      return { state: deprecated ? 'deprecated' : 'active', until: date };
  }
}

export interface DeprecationPolicy {
  readonly failOnDeprecated: boolean;
  readonly warnDays: number | undefined;
  readonly failDays: number | undefined;
}

/** The level of a tag's finding; an `unknown` tag is a problem instead. */
export function levelOf(tag: JudgedTag, policy: DeprecationPolicy, now: number): FindingLevel | undefined {
  if (tag.state === 'unknown') return undefined;
  if (tag.state === 'deprecated' && policy.failOnDeprecated) return 'error';
  const left = ((tag.until ?? tag.endOfLife ?? Number.POSITIVE_INFINITY) - now) / DAY_MS;
  if (policy.failDays !== undefined && left <= policy.failDays) return 'error';
  if (tag.state !== 'active') return 'warning';
  return policy.warnDays !== undefined && left <= policy.warnDays ? 'warning' : undefined;
}

/** The worse of two contradictory answers about one tag; of equal ones, the one that ends first. */
export function worseOf(first: JudgedTag, second: JudgedTag): JudgedTag {
  const order = WORST_FIRST.indexOf(first.state) - WORST_FIRST.indexOf(second.state);
  if (order !== 0) return order < 0 ? first : second;
  const endOf = ({ until }: JudgedTag): number => until ?? Number.POSITIVE_INFINITY;
  return endOf(first) <= endOf(second) ? first : second;
}

const WORST_FIRST: readonly TagState[] = ['deprecated', 'unknown', 'grace', 'not-found', 'active'];

/** Whether a date is given that cannot be read, which is not the same as none. */
export function hasUnreadableDate({ gracePeriodExpiryDate, mainPackageVersion }: EndOfLife): boolean {
  return isUnreadable(mainPackageVersion?.eolDate ?? '') || isUnreadable(gracePeriodExpiryDate);
}

/** Go writes its zero time, year 1, for no time; the service writes `0-0-0` for no end of life. */
function isUnreadable(text: string): boolean {
  return text !== '' && !/^(?:0001-01-01|0+-0+-0+)/.test(text) && timeOf(text) === undefined;
}

/** ISO 8601 allows an offset without a colon, as RFC 3339 does not. */
function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseTime(text.replace(/(?<=T.*[+-]\d\d)(?=\d\d$)/, ':'));
}
