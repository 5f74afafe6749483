import { parseTime } from '../base/time.ts';
import type { FindingLevel } from './finding.ts';

/** State of a tag (contract §5). */
export type TagState = 'active' | 'grace' | 'deprecated' | 'not-found' | 'unknown';

/** What v1 knows about a tag's end of life; texts as the service gave them, empty when it did not. */
export interface EndOfLife {
  readonly status: string;
  /** RFC 3339. */
  readonly graceExpiry: string;
  /** Date. */
  readonly endOfLifeDate: string;
}

/** What the platform told of one tag. */
export interface TagFacts {
  readonly exists: boolean;
  /** `undefined` when the row does not tell. */
  readonly deprecated: boolean | undefined;
  readonly endOfLife: EndOfLife | undefined;
}

/** A judged tag: `until` is the end of grace while in grace, else the end-of-life date (milliseconds since 1970). */
export interface JudgedTag {
  readonly state: TagState;
  readonly until: number | undefined;
}

/** Judges a tag from v2's flag and v1's status; where neither tells, the state is unknown, never active. */
export function judgeTag(facts: TagFacts): JudgedTag {
  if (!facts.exists) return { state: 'not-found', until: undefined };
  const { deprecated, endOfLife } = facts;
  const date = timeOf(endOfLife?.endOfLifeDate);
  switch (endOfLife?.status) {
    case 'TAG_IN_GRACE':
      return { state: 'grace', until: timeOf(endOfLife.graceExpiry) ?? date };
    case 'TAG_INACTIVE':
      return { state: 'deprecated', until: date };
    case 'TAG_ACTIVE':
      return { state: deprecated === true ? 'deprecated' : 'active', until: date };
    default:
      return {
        state: deprecated === undefined ? 'unknown' : deprecated ? 'deprecated' : 'active',
        until: date,
      };
  }
}

/** What fails and warns. Days are counted to `until`. */
export interface DeprecationPolicy {
  readonly failOnDeprecated: boolean;
  readonly warnDays: number | undefined;
  readonly failDays: number | undefined;
}

const DAY_MS = 86_400_000;

/** How loud a tag is; `undefined` for one that needs no word. `unknown` is an error of asking, not a finding. */
export function levelOf(tag: JudgedTag, policy: DeprecationPolicy, now: number): FindingLevel | undefined {
  if (tag.state === 'unknown') return undefined;
  if (tag.state === 'deprecated' && policy.failOnDeprecated) return 'error';
  const left = tag.until === undefined ? Number.POSITIVE_INFINITY : (tag.until - now) / DAY_MS;
  if (policy.failDays !== undefined && left <= policy.failDays) return 'error';
  if (tag.state !== 'active') return 'warning';
  return policy.warnDays !== undefined && left <= policy.warnDays ? 'warning' : undefined;
}

function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseTime(text);
}
