import { commandRow } from '../../kit/run/command-row.ts';
import { manifest } from './manifest.ts';

export const row = commandRow({
  manifest,
  rules: [],
  load: async () => (await import(/* webpackChunkName: "images" */ './run.ts')).run,
});
