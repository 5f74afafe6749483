import type { Location } from '../../base/location.ts';
import { getOrMake } from '../../base/remember.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import type { Rule } from '../findings/rule.ts';

/** One thing to do, with everything that it settles. */
export interface NextAction {
  level: FindingLevel;
  /** The fix of the findings, or else the help of their rule. */
  readonly words: string;
  count: number;
  /** That of its most urgent finding. */
  urgency: number;
  readonly subjects: Set<string>;
  /** By file and line. */
  readonly places: Map<string, Location>;
}

const LEAST = Number.MAX_SAFE_INTEGER;

const RANK: Readonly<Record<FindingLevel, number>> = { error: 0, warning: 1, notice: 2 };

/** Errors and warnings by their fix or their rule's help: errors first, then by urgency, then what settles most. */
export function groupFindings(
  findings: Iterable<Finding>,
  rules: readonly Rule[],
): readonly Readonly<NextAction>[] {
  const helps = new Map(rules.map(({ help, id }) => [id, help]));
  const groups = new Map<string, NextAction>();
  for (const finding of findings) {
    if (finding.level === 'notice') continue;
    const { fix, level, rule, title } = finding;
    const key = fix === undefined ? `rule ${rule}` : `fix ${fix}`;
    const words = fix ?? helps.get(rule) ?? title;
    const create = () => ({ ...EMPTY, level, words, subjects: new Set<string>(), places: new Map() });
    add(getOrMake(groups, key, create), finding);
  }
  return [...groups.values()].sort(
    (a, b) => RANK[a.level] - RANK[b.level] || a.urgency - b.urgency || b.count - a.count,
  );
}

const EMPTY = { count: 0, urgency: LEAST };

function add(group: NextAction, { artifact, level, location, urgency = LEAST }: Finding): void {
  group.count += 1;
  group.urgency = Math.min(group.urgency, urgency);
  if (RANK[level] < RANK[group.level]) group.level = level;
  if (artifact !== undefined) group.subjects.add(artifact);
  if (location !== undefined) group.places.set(`${location.file}:${location.line}`, location);
}
