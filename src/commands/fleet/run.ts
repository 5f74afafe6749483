import type { Rule } from '../../kit/findings/rule.ts';
import type { Run } from '../../kit/run/command.ts';
import { withSession } from '../../session/command.ts';
import { countRequests } from '../../session/count-requests.ts';
import { listFleet } from './list/list.ts';
import { type FleetInputs, manifest } from './manifest.ts';
import { mergeFleet } from './merge/merge.ts';
import { runShard } from './shard/run-shard.ts';

/** Creates `fleet`, whose findings are those of the commands that it runs: `rules` are theirs. */
export function createRun(rules: readonly Rule[]): Run<FleetInputs, string> {
  return withSession(async (inputs, deps) => {
    const requests = countRequests(deps);
    if (inputs.mode === 'list') return listFleet(inputs, { ...deps, send: requests.send });
    if (inputs.mode === 'run') return runShard(inputs, deps, requests);
    return mergeFleet(inputs, deps, rules);
  }, manifest.capabilities);
}
