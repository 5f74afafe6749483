import { DAY_MS, parseTime } from '../../base/time.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';

export type TagState = 'active' | 'grace' | 'deprecated' | 'not-found' | 'unknown';

/** v1 end-of-life data as received; omitted texts are empty. */
export interface EndOfLife {
  readonly status: string;
  readonly graceExpiry: string;
  /** `GRACE_EXPIRED` after a grace period, whatever `status` is. */
  readonly graceStatus?: string;
  readonly endOfLifeDate: string;
  /** Whether the row names a package: the status of an empty row is `TAG_ACTIVE` too. */
  readonly isFilled?: boolean;
}

interface TagFacts {
  readonly exists: boolean;
  readonly deprecated: boolean | undefined;
  readonly endOfLife: EndOfLife | undefined;
  /** Milliseconds since 1970: a grace period that has ended does not count. */
  readonly now: number;
}

/** `until` is the end of the grace period or of life (milliseconds since 1970). */
export interface JudgedTag {
  readonly state: TagState;
  readonly until: number | undefined;
}

/** Judges a tag by v2's flag and v1's status; without either, it is unknown, never active. */
export function judgeTag(facts: TagFacts): JudgedTag {
  if (!facts.exists) return { state: 'not-found', until: undefined };
  const { deprecated, endOfLife, now } = facts;
  const date = timeOf(endOfLife?.endOfLifeDate);
  switch (endOfLife?.status) {
    case 'TAG_IN_GRACE': {
      const end = timeOf(endOfLife.graceExpiry);
      // A period whose end cannot be read may have ended.
      const mayHaveEnded = deprecated === true && isUnreadable(endOfLife.graceExpiry);
      const hasEnded = endOfLife.graceStatus === 'GRACE_EXPIRED' || (end !== undefined && end <= now);
      if (mayHaveEnded || hasEnded) return { state: 'deprecated', until: date };
      return { state: 'grace', until: end ?? date };
    }
    case 'TAG_INACTIVE':
      return { state: 'deprecated', until: date };
    case 'TAG_ACTIVE': {
      const isFilled = endOfLife.isFilled === true || date !== undefined;
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
  const left = tag.until === undefined ? Number.POSITIVE_INFINITY : (tag.until - now) / DAY_MS;
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
export function hasUnreadableDate({ endOfLifeDate, graceExpiry }: EndOfLife): boolean {
  return isUnreadable(endOfLifeDate) || isUnreadable(graceExpiry);
}

/** Go writes its zero time, year 1, for no time. */
function isUnreadable(text: string): boolean {
  return text !== '' && !text.startsWith('0001-01-01') && timeOf(text) === undefined;
}

/** ISO 8601 allows an offset without a colon, as RFC 3339 does not. */
function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseTime(text.replace(/(?<=T.*[+-]\d\d)(?=\d\d$)/, ':'));
}
