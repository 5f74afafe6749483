import { problemsOf } from '../../base/user-error.ts';
import { readImages, readRegistryNames } from '../../images/images-input.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { readShard } from '../../kit/run/shard-input.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';

export const SIGN_IN_REASON = 'end-of-life data comes from the platform, which requires signing in';

/** Missing credentials and foreign images. */
export const findProblems: FindProblems<CheckDeprecatedInputs> = async (inputs, place) => {
  const { images = [] } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  const unsigned = findMissingIdentity(inputs, place, SIGN_IN_REASON);
  const shard = await problemsOf(() => readShard(inputs.shard));
  if (registryMap === undefined || registryUrl === undefined) return [...unsigned, ...shard];
  const foreign = await problemsOf(() =>
    readImages(images, readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl })),
  );
  return [...unsigned, ...shard, ...foreign];
};
