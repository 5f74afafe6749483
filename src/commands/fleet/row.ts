import type { Rule } from '../../kit/findings/rule.ts';
import { type CommandRow, commandRow } from '../../kit/run/command-row.ts';
import type { Run } from '../../session/command.ts';
import { inSession } from '../../session/in-session.ts';
import { type FleetInputs, manifest } from './manifest.ts';

/** The row of `fleet`; `rules` are what the commands may find that it runs. */
export function createRow(rules: readonly Rule[]): CommandRow {
  const load = async (): Promise<{ readonly run: Run<FleetInputs, string> }> => ({
    run: (await import(/* webpackChunkName: "fleet" */ './run.ts')).createRun(rules),
  });
  return commandRow({
    manifest,
    rules,
    load: () =>
      inSession(manifest, load(), import(/* webpackChunkName: "fleet" */ '../../session/command.ts')),
    findProblems: async () => (await import('./find-problems.ts')).findProblems,
    repeatsProblems: true,
  });
}
