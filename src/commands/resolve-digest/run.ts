import type { Run } from '../../kit/run/command.ts';
import type { MovedImageFacts } from '../../session/moved-images.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import type { ResolveDigestRuleId } from './rules.ts';

/** Creates `resolve-digest`; `facts` is what other commands know. A check opens a session only if there are pins to judge. */
export function createRun(facts: MovedImageFacts): Run<ResolveDigestInputs, ResolveDigestRuleId> {
  return async (inputs, deps) => {
    if (inputs.mode === 'check') return (await import('./check.ts')).checkReferences(inputs, deps);
    const { createRunInSession } = await import(
      /* webpackChunkName: "resolve-digest" */ './run-in-session.ts'
    );
    return createRunInSession(facts)(inputs, deps);
  };
}
