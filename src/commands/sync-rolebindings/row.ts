import { commandRow } from '../../kit/run/command-row.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';

const SIGN_IN_REASON = 'role bindings are read from the platform, which needs a sign-in';

export const row = commandRow({
  manifest,
  rules,
  load: async () => (await import('./run.ts')).run,
  findProblems: (inputs, place) => findMissingIdentity(inputs, place, SIGN_IN_REASON),
  reportsProblems: true,
});
