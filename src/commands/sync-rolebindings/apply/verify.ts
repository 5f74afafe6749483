import type { Clock } from '../../../base/clock.ts';
import { counted } from '../../../base/counted.ts';
import type { Problem } from '../../../kit/run/outcome.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { toProblems } from '../../../session/problems.ts';
import type { Change, RoleNotice, RolePlan } from '../plan/role-binding.ts';
import { canonicalChange } from '../plan/role-plan-hash.ts';
import { changeSentence, changeSign } from '../plan/role-words.ts';
import type { Applied } from './apply-state.ts';

/** Result of reading the organization again after the writes. */
export interface Verified {
  /** Changes that are still needed, apart from those that failed and were reported. */
  readonly left: readonly Change[];
  /** Notices of the plan that was made afterwards, such as duplicates that another run created meanwhile. */
  readonly notices: readonly RoleNotice[];
  readonly problems: readonly Problem[];
}

export interface VerifyOptions {
  /** Reads the organization and plans again; throws what those throw. */
  readonly plan: () => Promise<RolePlan>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Milliseconds before each look: other runs that apply at the same time need a moment to finish, and a list may lag
 * behind a write.
 */
const LOOKS_MS = [1500, 1500, 3000, 6000];
/** Changes that the message names. */
const SHOWN = 5;

/**
 * Reads the organization again after the writes of `apply` and plans again. What is left then is exit 6;
 * so is an organization that cannot be read any more. Never throws.
 */
export async function verifyApplied(applied: Applied, options: VerifyOptions): Promise<Verified> {
  const { clock, plan, signal } = options;
  const known = new Set(applied.tracked.filter(({ status }) => status !== 'done').map(changeKey));
  let seen: Verified = { left: [], notices: [], problems: [] };
  for (const waitMs of LOOKS_MS) {
    await clock.sleep(waitMs, signal);
    if (signal.aborted) return seen;
    try {
      const { changes, notices } = await plan();
      const left = changes.filter((change) => !known.has(canonicalChange(change)));
      seen = { left, notices, problems: left.length === 0 ? [] : [leftProblem(left)] };
    } catch (error) {
      seen = { left: [], notices: [], problems: [unreadProblem(error)] };
      if (!isIncompleteList(error)) break;
    }
    if (seen.problems.length === 0) break;
  }
  return seen;
}

/** Whether a list lacks rows that it must have, which passes if it lags behind; a failed request has had all its tries. */
function isIncompleteList(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'UNDECODABLE' && error.httpStatus === 0;
}

const changeKey = ({ change }: Applied['tracked'][number]): string => canonicalChange(change);

function leftProblem(left: readonly Change[]): Problem {
  const shown = left.slice(0, SHOWN).map((change) => `${changeSign(change)} ${changeSentence(change)}`);
  const more = left.length > SHOWN ? ` and ${left.length - SHOWN} more` : '';
  const verb = left.length === 1 ? 'is' : 'are';
  return {
    kind: 'partial',
    message: `After \`apply\`, ${counted(left.length, 'change')} ${verb} still needed: ${shown.join(', ')}${more}`,
    fix: 'check whether something else changes the same role bindings, then run again',
  };
}

function unreadProblem(error: unknown): Problem {
  const why = toProblems(error, undefined).map(({ message }) => message);
  return {
    kind: 'partial',
    message: `The result of \`apply\` could not be checked: ${why.join('; ')}`,
    fix: 'run `mode: plan` to see whether anything is left',
  };
}
