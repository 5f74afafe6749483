import { counted } from '../../base/counted.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { nameOf } from './repository-entry.ts';
import { type RepositoryRecord, toProblem } from './repository-record.ts';

/** Repositories that one message names. */
const MOST_NAMES = 5;
/** Messages per run; the records have all of them. */
const MOST_PROBLEMS = 100;

const KIND_OF_CODE: Readonly<Record<number, Problem['kind']>> = {
  2: 'usage',
  3: 'unauthenticated',
  4: 'forbidden',
  6: 'partial',
};

type Failed = Pick<RepositoryRecord, 'exitCode' | 'problems' | 'repository' | 'why'>;

/** The problems of many repositories: one message for each cause, with the repositories that it concerns. */
export function joinProblems(records: readonly Failed[]): readonly Problem[] {
  const causes = new Map<string, { readonly problem: Problem; readonly names: Set<string> }>();
  for (const record of records) {
    for (const problem of problemsOf(record)) {
      const key = JSON.stringify([problem.kind, problem.message]);
      const cause = causes.get(key) ?? { problem, names: new Set() };
      cause.names.add(nameOf(record));
      causes.set(key, cause);
    }
  }
  const joined = [...causes.values()].map(({ names, problem }) => ({
    ...problem,
    message: `${subjectOf([...names])}: ${problem.message}`,
  }));
  if (joined.length <= MOST_PROBLEMS) return joined;
  // Every kind that occurs decides on the exit code, so one of each is kept.
  const kinds = new Map(joined.map((problem) => [problem.kind, problem]));
  const shown = [...new Set([...kinds.values(), ...joined.slice(0, MOST_PROBLEMS)])];
  const more = joined.length - shown.length;
  return [...shown, { kind: 'service', message: `${counted(more, 'more cause')} in the report` }];
}

function problemsOf({ exitCode, problems, why }: Failed): readonly Problem[] {
  if (exitCode <= 1) return [];
  if (problems.length > 0) return problems.map(toProblem);
  return [{ kind: KIND_OF_CODE[exitCode] ?? 'service', message: why ?? `it ended with ${exitCode}` }];
}

function subjectOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `\`${plainLine(name, 200)}\``);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
