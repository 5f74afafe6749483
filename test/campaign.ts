/**
 * Test files of many rows, long waits, and what only the tools of the tests do: CI runs them, and `npm test` leaves them out.
 * They try in all ways what a file that `npm test` runs tries in one, and also rare faults, which nothing else tries.
 */
export const campaign: readonly string[] = [
  'test/chaos/**/*.test.ts',
  'test/github-double/**/*.test.ts',
  'test/platform-double/**/*.test.ts',
  'test/commands/sync-rolebindings/{dump-size,stretches}.test.ts',
  'test/commands/sync-rolebindings/plan/role-lifecycle.test.ts',
  'test/conformance/first-run.test.ts',
  'test/images/file-coverage.test.ts',
  'test/images/edit/properties.test.ts',
  'test/shipped/{blocked-streams,deadline,role-deadline,network}.test.ts',
  'test/shipped/{echoed-secrets,messy-repository,unread-files}.test.ts',
  'test/shipped/{fleet-limits,fleet-templates}.test.ts',
  'test/shipped/pull-request-{attacks,body,branch,refusals,ways}.test.ts',
  'test/shipped/refresh-pins-recipe.test.ts',
];

/** Files with limits of time, which `npm run measure` runs alone: beside other work, their limits would say nothing. */
export const measured: readonly string[] = [
  'test/images/read/hostile.test.ts',
  'test/shipped/hostile-files.test.ts',
];
