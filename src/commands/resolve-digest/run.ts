import type { Run } from '../../kit/run/command.ts';
import type { Outcome } from '../../kit/run/outcome.ts';
import { withSession } from '../../session/command.ts';
import type { MovedImageFacts } from '../../session/moved-images.ts';
import { checkReferences } from './check.ts';
import { manifest, type ResolveDigestInputs } from './manifest.ts';
import { pinReferences } from './pin.ts';
import { resolveImages } from './resolve.ts';
import type { ResolveDigestRuleId } from './rules.ts';

/** Creates `resolve-digest`; `facts` are what other commands know. A check opens a session only if there are pins to judge. */
export function createRun(facts: MovedImageFacts): Run<ResolveDigestInputs, ResolveDigestRuleId> {
  const askAboutAll = withSession<ResolveDigestInputs, Outcome<ResolveDigestRuleId>>(
    (inputs, deps) =>
      inputs.mode === 'pin' ? pinReferences(inputs, deps, facts) : resolveImages(inputs, deps),
    manifest.capabilities,
  );
  return async (inputs, deps) =>
    inputs.mode === 'check' ? checkReferences(inputs, deps) : askAboutAll(inputs, deps);
}
