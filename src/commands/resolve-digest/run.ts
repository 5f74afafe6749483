import type { Run } from '../../session/command.ts';
import type { MovedImageFacts } from '../../session/moved-images.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { resolveImages } from './resolve.ts';
import type { ResolveDigestRuleId } from './rules.ts';

/** Creates `resolve-digest`; `facts` is what other commands know. The scanner is loaded only if needed. */
export function createRun(facts: MovedImageFacts): Run<ResolveDigestInputs, ResolveDigestRuleId> {
  return async (inputs, deps) => {
    switch (inputs.mode) {
      case 'check':
        return (await import('./check.ts')).checkReferences(inputs, deps);
      case 'pin':
        return (await import('./pin.ts')).pinReferences(inputs, deps, facts);
      default:
        return resolveImages(inputs, deps);
    }
  };
}
