import type { Rule } from '../../kit/findings/rule.ts';
import { type CommandRow, commandRow } from '../../kit/run/command-row.ts';
import { findProblems } from './find-problems.ts';
import { manifest } from './manifest.ts';

/** The row of `fleet`; `rules` are those of the commands that it runs. */
export function createRow(rules: readonly Rule[]): CommandRow {
  return commandRow({
    manifest,
    rules,
    load: async () => (await import(/* webpackChunkName: "images" */ './run.ts')).createRun(rules),
    findProblems,
    repeatsProblems: true,
  });
}
