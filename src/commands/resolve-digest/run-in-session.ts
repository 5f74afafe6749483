import type { Run } from '../../kit/run/command.ts';
import { withSession } from '../../session/command.ts';
import type { MovedImageFacts } from '../../session/moved-images.ts';
import { manifest, type ResolveDigestInputs } from './manifest.ts';
import { resolveImages } from './resolve.ts';
import type { ResolveDigestRuleId } from './rules.ts';

/** Creates the modes that ask the service about every image: `resolve` and `pin`. */
export function createRunInSession(facts: MovedImageFacts): Run<ResolveDigestInputs, ResolveDigestRuleId> {
  return withSession(async (inputs, deps) => {
    if (inputs.mode !== 'pin') return resolveImages(inputs, deps);
    return (await import('./pin.ts')).pinReferences(inputs, deps, facts);
  }, manifest.capabilities);
}
