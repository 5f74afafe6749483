import type { Location } from '../../base/location.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import type { Rule } from '../findings/rule.ts';

/** Maximum number of places and subjects that one action keeps; the rest is only counted. */
const MAXIMUM_KEPT = 5;

/** One thing to do, with everything that it settles. */
export interface Action {
  readonly level: FindingLevel;
  /** The fix of the findings, or else the help of their rule. */
  readonly words: string;
  /** Id of the rule of the first finding. */
  readonly rule: string;
  /** Title of the first finding. */
  readonly title: string;
  /** Number of findings that it settles. */
  readonly count: number;
  /** That of its most urgent finding. */
  readonly urgency: number;
  readonly subjects: Kept<string>;
  readonly places: Kept<Location>;
}

/** The first few entries of a list, and how many there are. */
export interface Kept<T> {
  readonly first: readonly T[];
  readonly count: number;
}

interface Growing {
  level: FindingLevel;
  readonly words: string;
  readonly rule: string;
  readonly title: string;
  count: number;
  urgency: number;
  readonly subjects: Set<string>;
  readonly places: Map<string, Location>;
}

/** Urgency of findings that have none. */
const LEAST = Number.MAX_SAFE_INTEGER;

const RANK: Readonly<Record<FindingLevel, number>> = { error: 0, warning: 1, notice: 2 };

/**
 * Errors and warnings by what to do about them, so that one action is one entry: errors first, then what is most urgent,
 * then what settles most.
 * Findings with the same fix share it; findings without a fix share the help of their rule.
 */
export function groupFindings(findings: Iterable<Finding>, rules: readonly Rule[]): readonly Action[] {
  const helps = new Map(rules.map(({ help, id }) => [id, help]));
  const groups = new Map<string, Growing>();
  for (const finding of findings) {
    if (finding.level === 'notice') continue;
    const key = finding.fix === undefined ? `rule ${finding.rule}` : `fix ${finding.fix}`;
    const group = groups.get(key) ?? begin(finding, helps);
    groups.set(key, group);
    add(group, finding);
  }
  return [...groups.values()]
    .map(
      ({ places, subjects, ...rest }): Action => ({
        ...rest,
        subjects: kept([...subjects]),
        places: kept([...places.values()]),
      }),
    )
    .sort((a, b) => RANK[a.level] - RANK[b.level] || a.urgency - b.urgency || b.count - a.count);
}

function begin({ fix, level, rule, title }: Finding, helps: ReadonlyMap<string, string>): Growing {
  const words = fix ?? helps.get(rule) ?? title;
  return { level, words, rule, title, count: 0, urgency: LEAST, subjects: new Set(), places: new Map() };
}

function add(group: Growing, { artifact, level, location, urgency = LEAST }: Finding): void {
  group.count += 1;
  group.urgency = Math.min(group.urgency, urgency);
  if (RANK[level] < RANK[group.level]) group.level = level;
  if (artifact !== undefined) group.subjects.add(artifact);
  if (location !== undefined) group.places.set(`${location.file}:${location.line}`, location);
}

function kept<T>(all: readonly T[]): Kept<T> {
  return { first: all.slice(0, MAXIMUM_KEPT), count: all.length };
}
