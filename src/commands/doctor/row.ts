import { commandRow } from '../../kit/run/command-row.ts';
import { inSession } from '../../session/in-session.ts';
import { manifest } from './manifest.ts';

export const row = commandRow({
  manifest,
  rules: [],
  load: () =>
    inSession(
      manifest,
      import(/* webpackChunkName: "doctor" */ './run.ts'),
      import(/* webpackChunkName: "doctor" */ '../../session/command.ts'),
    ),
});
