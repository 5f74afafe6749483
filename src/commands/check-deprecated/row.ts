import { commandRow } from '../../kit/run/command-row.ts';
import { findProblems } from './find-problems.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';

export const row = commandRow({
  manifest,
  rules,
  load: async () => (await import(/* webpackChunkName: "images" */ './run.ts')).run,
  findProblems,
});
