import { majorTag, repository } from '../../version.ts';
import type { Finding, FindingLevel } from './finding.ts';

/** One kind of finding, as data; the report formats, `help` and docs/findings.md are derived from it. */
export interface Rule<Id extends string = string> {
  /** Stable name in kebab-case. */
  readonly id: Id;
  /** The default level of its findings; an input may change it. */
  readonly level: FindingLevel;
  /** Meaning of a finding of this rule, one sentence. */
  readonly title: string;
  readonly help: string;
  /** Concerns the policy rather than what was judged: omitted from SARIF and JUnit files. */
  readonly isAboutPolicy?: true;
  /** The part of docs/findings.md that describes it. */
  readonly docs: 'findings' | 'guards';
}

/** Address of the page that explains a rule. */
export const ruleUrl = (id: string): string =>
  `https://github.com/${repository}/blob/${majorTag}/docs/findings.md#${encodeURIComponent(id)}`;

/** Rules of one level as a table: the title and the help of each id. */
export function rulesOf<Id extends string>(
  level: FindingLevel,
  table: Readonly<Record<Id, readonly [title: string, help: string]>>,
  more: Partial<Pick<Rule, 'isAboutPolicy' | 'docs'>> = {},
): readonly Rule<Id>[] {
  // The keys of the table are the ids.
  const rows = Object.entries(table) as [Id, readonly [title: string, help: string]][];
  return rows.map(([id, [title, help]]) => ({ id, level, title, help, docs: 'findings', ...more }));
}

/** Ids of a list of rules, as a union of literals. */
export type RuleIdOf<Rules extends readonly Rule[]> = Rules[number]['id'];

export type FindingOf<Rules extends readonly Rule[]> = Finding<RuleIdOf<Rules>>;
