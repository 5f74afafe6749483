import { type CommandRow, commandRow } from '../../kit/command-row.ts';
import { inSession } from '../../session/in-session.ts';
import type { MovedImageFacts } from '../../session/moved-images.ts';
import { findProblems } from './find-problems.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';

/** The row of `resolve-digest`; `facts` are what other commands know about images that move. */
export function createRow(facts: MovedImageFacts): CommandRow {
  const load = async () => ({
    run: (await import(/* webpackChunkName: "resolve-digest" */ './run.ts')).createRun(facts),
  });
  return commandRow({
    manifest,
    rules,
    load: () =>
      inSession(
        manifest,
        load(),
        import(/* webpackChunkName: "resolve-digest" */ '../../session/command.ts'),
      ),
    // Not in a chunk of its own: nearly every run needs what the check is made of.
    findProblems: async () => findProblems,
  });
}
