import { UserError, type UserProblem } from '../../base/user-error.ts';
import {
  type NamedImage,
  readImages,
  readRegistryNames,
  requireRegistryCredential,
} from '../images-input.ts';
import type { ResolveDigestInputs } from './manifest.ts';

/**
 * Images on foreign registries, no image at all, and no credential where one is needed. What only files tell is judged
 * once they are read.
 */
export function findProblems(inputs: Partial<ResolveDigestInputs>): readonly UserProblem[] {
  const { files = [], images, mode } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  if (images === undefined || registryMap === undefined || registryUrl === undefined) return [];
  const problems: UserProblem[] = [];
  const collect = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const names = readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl });
  const named = images.flatMap(
    (text): readonly NamedImage[] => collect(() => readImages([text], names)) ?? [],
  );
  if (mode === 'resolve' && files.length === 0) {
    if (images.length === 0) problems.push(NO_IMAGES);
    const asked = named.map(({ image }) => image);
    collect(() => requireRegistryCredential(inputs, asked));
  }
  return problems;
}

const NO_IMAGES: UserProblem = {
  message: '`images` is needed',
  fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
  input: 'images',
};
