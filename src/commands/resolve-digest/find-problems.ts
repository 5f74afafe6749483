import { UserError, type UserProblem } from '../../base/user-error.ts';
import {
  missingRegistryCredential,
  type NamedImage,
  readImages,
  readRegistryNames,
} from '../images-input.ts';
import type { ResolveDigestInputs } from './manifest.ts';

/**
 * Images on foreign registries, no image at all, and no credential where every image needs one; where some are public
 * the others fail one by one. What only files tell is judged once they are read.
 */
export function findProblems(inputs: Partial<ResolveDigestInputs>): readonly UserProblem[] {
  const { files = [], images, mode } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  if (images === undefined || registryMap === undefined || registryUrl === undefined) return [];
  const problems: UserProblem[] = [];
  const names = readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl });
  const named = images.flatMap((text): readonly NamedImage[] => {
    try {
      return readImages([text], names);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (mode !== 'resolve' || files.length > 0) return problems;
  if (images.length === 0) problems.push(NO_IMAGES);
  const missing = named.map(({ image }) => missingRegistryCredential(inputs, image));
  const [first] = missing;
  if (first !== undefined && !missing.includes(undefined)) problems.push({ ...first, input: 'identity' });
  return problems;
}

const NO_IMAGES: UserProblem = {
  message: '`images` is needed',
  fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
  input: 'images',
};
