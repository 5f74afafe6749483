import { type CommandRow, commandRow } from '../../kit/run/command-row.ts';
import type { MovedImageFacts } from '../../session/package-changes.ts';
import { findProblems } from './find-problems.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';

/** The row of `resolve-digest`; `facts` are what other commands know about images that move. */
export function createRow(facts: MovedImageFacts): CommandRow {
  return commandRow({
    manifest,
    rules,
    load: async () => (await import(/* webpackChunkName: "resolve" */ './run.ts')).createRun(facts),
    findProblems,
  });
}
