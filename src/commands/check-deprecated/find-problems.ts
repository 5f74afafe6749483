import { problemsOf, type UserProblem } from '../../base/user-error.ts';
import { readImages, readRegistryNames } from '../../images/images-input.ts';
import type { FindProblems, InputPlace } from '../../kit/run/command-row.ts';
import { readShard } from '../../kit/run/shard-input.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { DeprecationInputs } from './manifest.ts';

const SIGN_IN_REASON = 'end-of-life data comes from the platform, which requires signing in';

/** The problem of a run that has images to ask about, but nobody to sign in as. */
export function findMissingSignIn(
  inputs: Partial<DeprecationInputs>,
  place: Parameters<typeof findMissingIdentity>[1],
): readonly UserProblem[] {
  return findMissingIdentity(inputs, place, SIGN_IN_REASON);
}

/** Missing credentials, inputs that conflict with `scope`, and foreign images. */
export const findProblems: FindProblems<DeprecationInputs> = async (inputs, place) => {
  const { scope } = inputs;
  const images = scope === 'organization' ? [] : (inputs.images ?? []);
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  // Files may name no image of this registry, and then nothing is asked.
  const isAsking = scope === 'organization' || images.length > 0;
  const problems = [
    ...(isAsking ? findMissingSignIn(inputs, place) : []),
    ...(scope === 'organization' ? await problemsOf(() => readShard(inputs.shard)) : []),
    ...scopeProblems(inputs, place),
  ];
  if (registryMap === undefined || registryUrl === undefined) return problems;
  const foreign = await problemsOf(() =>
    readImages(images, readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl })),
  );
  return [...problems, ...foreign];
};

/** Inputs that conflict with `scope`, unless a variable or the config file sets them, which other steps read too. */
function scopeProblems(
  inputs: Partial<DeprecationInputs>,
  { isGivenHere }: InputPlace,
): readonly UserProblem[] {
  const isOrganization = inputs.scope === 'organization';
  const unused = isOrganization ? (['images', 'files'] as const) : (['repos', 'shard'] as const);
  const words = isOrganization ? 'not used' : 'only used';
  return unused
    .filter((name) => inputs[name]?.length && isGivenHere(name))
    .map((input) => ({ message: `\`${input}\` is ${words} with \`scope: organization\``, input }));
}
