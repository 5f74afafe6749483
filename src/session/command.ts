import type { Run as KitRun, Deps as Machine } from '../kit/command.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { CapabilityNeed } from '../kit/manifest/manifest.ts';
import type { Outcome } from '../kit/outcome.ts';
import { ExplainedError } from '../kit/problems.ts';
import { toProblems } from './problems.ts';
import { openSession, type Session } from './session.ts';

/** What a command works with: the machine and the service as arguments. */
export interface Deps extends Machine {
  readonly session: Session;
}

/** A command's work: gather, decide, act; problems that stop it are thrown. Each finding has one of the command's rules. */
export type Run<Inputs, RuleId extends string = never> = (
  inputs: Inputs,
  deps: Deps,
) => Promise<Outcome<RuleId>>;

/** Opens a session for a command's work; what the service refuses is thrown as an `ExplainedError`. */
export function withSession<Inputs extends CommonInputs, RuleId extends string>(
  run: Run<Inputs, RuleId>,
  needs: readonly CapabilityNeed[],
): KitRun<Inputs, RuleId> {
  return async (inputs, machine) => {
    const session = openSession(inputs, needs, machine);
    machine.counts?.(session.requests);
    try {
      return await run(inputs, { ...machine, session });
    } catch (error) {
      throw new ExplainedError(toProblems(error, inputs.identity), { cause: error });
    }
  };
}
