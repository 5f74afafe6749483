import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { CapabilityNeed } from '../kit/manifest/manifest.ts';
import type { Deps as Machine } from '../kit/run/command.ts';
import type { Outcome } from '../kit/run/outcome.ts';
import { ExplainedError } from '../kit/run/problems.ts';
import { toProblems } from './problems.ts';
import { openSession, type Session } from './session.ts';

/** Machine and service of a command, as arguments. */
export interface Deps extends Machine {
  readonly session: Session;
}

/** A command's work: gather, decide, act; problems that stop it are thrown. Each finding has one of the command's rules. */
export type Run<Inputs, RuleId extends string = never> = (
  inputs: Inputs,
  deps: Deps,
) => Promise<Outcome<RuleId>>;

/** Opens a session for work; what the service refuses is thrown as an `ExplainedError`. */
export function withSession<Inputs extends CommonInputs, Result>(
  work: (inputs: Inputs, deps: Deps) => Promise<Result>,
  needs: readonly CapabilityNeed[],
): (inputs: Inputs, machine: Machine) => Promise<Result> {
  return async (inputs, machine) => {
    const session = openSession(inputs, needs, machine);
    machine.counts?.(session.requests);
    try {
      return await work(inputs, { ...machine, session });
    } catch (error) {
      throw new ExplainedError(toProblems(error, inputs.identity), { cause: error });
    }
  };
}
