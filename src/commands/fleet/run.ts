import { UserError } from '../../base/user-error.ts';
import type { Rule } from '../../kit/findings/rule.ts';
import type { Run } from '../../kit/run/command.ts';
import { withSession } from '../../session/command.ts';
import { countRequests } from '../../session/count-requests.ts';
import { inputProblems } from './find-problems.ts';
import { listFleet } from './list/list.ts';
import { type FleetInputs, manifest } from './manifest.ts';
import { mergeFleet } from './merge/merge.ts';
import { runShard } from './shard/run-shard.ts';
import { secretsIn } from './with-inputs.ts';

/** Creates `fleet`, whose findings are those of the commands that it runs: `rules` are theirs. */
export function createRun(rules: readonly Rule[]): Run<FleetInputs, string> {
  return withSession(async (inputs, deps) => {
    for (const secret of secretsIn(inputs.with)) deps.host.mask(secret);
    const command = deps.manifests.find(({ name }) => name === inputs.run);
    const isGiven = (name: string): boolean => deps.given.has(name);
    const problems = await inputProblems(inputs, isGiven, command, deps.clock.now());
    if (problems.length > 0) throw new UserError(...problems);
    const requests = countRequests(deps);
    if (inputs.mode === 'list') return listFleet(inputs, { ...deps, send: requests.send });
    if (inputs.mode === 'run') return runShard(inputs, deps, requests);
    return mergeFleet(inputs, deps, rules);
  }, manifest.capabilities);
}
