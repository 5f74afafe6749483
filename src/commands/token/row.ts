import { commandRow } from '../../kit/run/command-row.ts';
import { findProblems } from './find-problems.ts';
import { manifest } from './manifest.ts';

export const row = commandRow({
  manifest,
  rules: [],
  load: async () => (await import(/* webpackChunkName: "account" */ './run.ts')).run,
  findProblems,
  repeatsProblems: true,
});
