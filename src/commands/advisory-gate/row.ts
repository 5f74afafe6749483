import { commandRow } from '../../kit/run/command-row.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';

export const row = commandRow({
  manifest,
  rules,
  load: async () => (await import(/* webpackChunkName: "images" */ './run.ts')).run,
  // Judging `artifacts` takes a library for package URLs.
  findProblems: async (...given) => (await import('./find-problems.ts')).findProblems(...given),
  reportsProblems: true,
});
