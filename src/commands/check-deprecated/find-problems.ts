import { readImages, readRegistryNames } from '../images-input.ts';
import type { FindProblems } from '../input-problems.ts';
import { problemsOf } from '../problems-of.ts';
import { requireIdentity } from '../session.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';

/** Why this command cannot do without a sign-in. */
export const SIGN_IN_REASON = 'end-of-life data is read from the platform, which needs a sign-in';

/** No credential, and images on foreign registries. */
export const findProblems: FindProblems<CheckDeprecatedInputs> = async (inputs, { isGiven }) => {
  const { images = [] } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  const unsigned = isGiven('token') ? [] : await problemsOf(() => requireIdentity(inputs, SIGN_IN_REASON));
  if (registryMap === undefined || registryUrl === undefined) return unsigned;
  const foreign = await problemsOf(() =>
    readImages(images, readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl })),
  );
  return [...unsigned, ...foreign];
};
