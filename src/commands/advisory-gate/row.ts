import { commandRow } from '../../kit/run/command-row.ts';
import { inSession } from '../../session/in-session.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';

export const row = commandRow({
  manifest,
  rules,
  load: () =>
    inSession(
      manifest,
      import(/* webpackChunkName: "advisory-gate" */ './run.ts'),
      import(/* webpackChunkName: "advisory-gate" */ '../../session/command.ts'),
    ),
  findProblems: async () => (await import('./find-problems.ts')).findProblems,
  repeatsProblems: true,
});
