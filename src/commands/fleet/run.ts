import { UserError } from '../../base/user-error.ts';
import type { Rule } from '../../kit/findings/rule.ts';
import type { Run } from '../../session/command.ts';
import { inputProblems } from './find-problems.ts';
import type { FleetInputs } from './manifest.ts';
import { secretsIn } from './with-inputs.ts';

/** Creates `fleet`, whose findings are those of the commands that it runs: `rules` are theirs. */
export function createRun(rules: readonly Rule[]): Run<FleetInputs, string> {
  return async (inputs, deps) => {
    for (const secret of secretsIn(inputs.with)) deps.host.mask(secret);
    const command = (await deps.manifests()).find(({ name }) => name === inputs.run);
    const isGiven = (name: string): boolean => deps.given.has(name);
    const problems = await inputProblems(inputs, isGiven, command, deps.clock.now());
    if (problems.length > 0) throw new UserError(...problems);
    if (inputs.mode === 'list') return (await import('./list/list.ts')).listFleet(inputs, deps);
    if (inputs.mode === 'run') return (await import('./shard/run-shard.ts')).runShard(inputs, deps);
    return (await import('./merge/merge.ts')).mergeFleet(inputs, deps, rules);
  };
}
