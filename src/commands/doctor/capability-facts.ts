import type { CapabilityNeed, Manifest } from '../../kit/manifest/manifest.ts';
import type { Deps } from '../../session/command.ts';
import type { DoctorInputs } from './manifest.ts';

/** What the exchange is asked for: by this run, and by each command in each of its modes. */
export async function capabilityFacts(
  inputs: DoctorInputs,
  { manifests, session }: Pick<Deps, 'manifests' | 'session'>,
): Promise<readonly (readonly [string, string])[]> {
  const needs = manifests.flatMap(needsOf);
  return [['least-privilege', stateOf(inputs, session.narrowing())], ...needs];
}

function stateOf(inputs: DoctorInputs, state: ReturnType<Deps['session']['narrowing']>): string {
  if (!inputs['least-privilege']) return 'off: tokens can do everything that the identity may do';
  return state === 'given up'
    ? 'not supported by the service: tokens can do everything that the identity may do'
    : 'on: tokens are limited to what a run needs';
}

function needsOf({ capabilities, name }: Manifest): readonly (readonly [string, string])[] {
  // The paths of `api` are in its reference.
  return capabilities
    .filter(({ when }) => when?.['path'] === undefined)
    .map((need) => [`${name}${whenOf(need)} (${need.audience})`, need.capabilities.join(', ')] as const);
}

function whenOf({ when = {} }: CapabilityNeed): string {
  return Object.entries(when)
    .map(([input, values]) => (values.includes('?*') ? `, with ${input}` : `, ${input}: ${values.join('|')}`))
    .join('');
}
