import { UserError, type UserProblem } from '../../base/user-error.ts';
import { readImages, readRegistryNames } from '../images-input.ts';
import type { FindProblems } from '../input-problems.ts';
import type { ResolveDigestInputs } from './manifest.ts';

/** Images on foreign registries, and no image at all. What only files tell is judged once they are read. */
export const findProblems: FindProblems<ResolveDigestInputs> = (inputs) => {
  const { files = [], images, mode } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  if (images === undefined || registryMap === undefined || registryUrl === undefined) return [];
  const problems: UserProblem[] = [];
  const names = readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl });
  try {
    readImages(images, names);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems);
  }
  if (mode === 'resolve' && files.length === 0 && images.length === 0) problems.push(NO_IMAGES);
  return problems;
};

const NO_IMAGES: UserProblem = {
  message: '`images` is needed',
  fix: 'name at least one image, such as `python:latest`, or the `files` that name them',
  input: 'images',
};
