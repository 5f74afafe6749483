import vendors from 'ci-info/vendors.json' with { type: 'json' };
import type { HostOptions } from '../host-options.ts';

export interface KnownCi {
  readonly name: string;
  /** True in a run for a change (pull or merge request), as far as this CI reports it. */
  readonly change: boolean;
}

type Environment = HostOptions['environment'];

/** A condition of the table on one or several variables: set, equal, not equal, one of, or containing a text. */
type Condition = string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;

/** The CI that the environment belongs to, by the table of the package `ci-info`; `undefined` outside of any. */
export function knownCi(environment: Environment): KnownCi | undefined {
  const rows: readonly { readonly name: string; readonly env: Condition; readonly pr?: Condition }[] =
    vendors;
  const matching = rows.filter((candidate) => holds(candidate.env, environment, true));
  const [row] = matching;
  if (row === undefined) return undefined;
  // A variable of one CI may be set in another: if any of them says that it is a change, it is.
  const change = matching.some(({ pr }) => pr !== undefined && holds(pr, environment, false));
  return { name: row.name, change };
}

/** A list of names means all of them for a CI's own variables, and any of them for a change. */
function holds(condition: Condition, environment: Environment, all: boolean): boolean {
  const isSet = (name: string): boolean => (environment[name] ?? '') !== '';
  if (typeof condition === 'string') return isSet(condition);
  if (isNames(condition)) return all ? condition.every(isSet) : condition.some(isSet);
  const { any, env, includes, ne } = condition;
  if (typeof env === 'string') {
    const value = environment[env] ?? '';
    if (value === '') return false;
    if (typeof includes === 'string') return value.includes(includes);
    if (typeof ne === 'string') return value !== ne;
    return isNames(any) && any.includes(value);
  }
  if (isNames(any)) return any.some(isSet);
  return Object.entries(condition).every(([name, value]) => environment[name] === value);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
