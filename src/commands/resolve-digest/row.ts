import { type CommandRow, commandRow } from '../../kit/run/command-row.ts';
import type { MovedImageFacts } from '../../session/moved-images.ts';
import { findProblems } from './find-problems.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';
import { createRun } from './run.ts';

/** The row of `resolve-digest`; `facts` are what other commands know about images that move. */
export function createRow(facts: MovedImageFacts): CommandRow {
  return commandRow({
    manifest,
    rules,
    // Neither is in a chunk of its own: the run only chooses what to load, and nearly every run needs what the check is
    // made of.
    load: async () => createRun(facts),
    findProblems: async () => findProblems,
  });
}
