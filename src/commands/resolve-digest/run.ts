import type { Run } from '../command.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { resolveImages } from './resolve.ts';

/** Runs `resolve-digest` in its mode. */
export const run: Run<ResolveDigestInputs> = async (inputs, deps) => {
  return resolveImages(inputs, deps);
};
