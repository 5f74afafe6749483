import { commandRow } from '../../kit/run/command-row.ts';
import { inSession } from '../../session/in-session.ts';
import { manifest } from './manifest.ts';

export const row = commandRow({
  manifest,
  rules: [],
  load: () =>
    inSession(
      manifest,
      import(/* webpackChunkName: "api" */ './run.ts'),
      import(/* webpackChunkName: "api" */ '../../session/command.ts'),
    ),
  findProblems: async () => (await import('./find-problems.ts')).findProblems,
  repeatsProblems: true,
});
