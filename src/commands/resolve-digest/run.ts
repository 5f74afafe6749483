import type { Run } from '../command.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { resolveImages } from './resolve.ts';

/** Runs `resolve-digest` in its mode; the scanner is loaded only where files may be read. */
export const run: Run<ResolveDigestInputs> = async (inputs, deps) => {
  switch (inputs.mode) {
    case 'check':
      return (await import('./check.ts')).checkReferences(inputs, deps);
    case 'pin':
      return (await import('./pin.ts')).pinReferences(inputs, deps);
    default:
      return resolveImages(inputs, deps);
  }
};
