import { didYouMean } from '../../base/nearest-names.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { type NamedImage, readImages, readRegistryNames } from '../../images/images-input.ts';
import { isPublic, type RegistryImage, type RegistryNames } from '../../images/reference/image-name.ts';
import type { InputPlace } from '../../kit/run/command-row.ts';
import { exportFix } from '../../session/missing-identity.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { pullRequestProblems } from './pull-request/find-problems.ts';

/** Problems of the inputs in combination: of `images`, and of `pull-request` in this place. */
export async function findProblems(
  inputs: Partial<ResolveDigestInputs>,
  place: Pick<InputPlace, 'host' | 'isGiven'>,
): Promise<readonly UserProblem[]> {
  const problems = imageProblems(inputs, place);
  if (inputs['pull-request'] !== true || inputs.mode !== 'pin') return problems;
  return [...pullRequestProblems(inputs, place), ...problems];
}

/** Problems of `images`: foreign registries, none at all, and no credential where every image needs one. */
function imageProblems(
  inputs: Partial<ResolveDigestInputs>,
  { host, isGiven }: Pick<InputPlace, 'host' | 'isGiven'>,
): readonly UserProblem[] {
  const { files = [], images, mode } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  if (images === undefined || registryMap === undefined || registryUrl === undefined) return [];
  const problems: UserProblem[] = [];
  let names: RegistryNames;
  try {
    names = readRegistryNames({ 'registry-map': registryMap, 'registry-url': registryUrl });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems;
  }
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
  // One that is set to a wrong value is not missing.
  if (isGiven('identity') || isGiven('registry-token')) return problems;
  const missing = named.map(({ image }) => missingRegistryCredential(inputs, host, image));
  const [first] = missing;
  if (first !== undefined && !missing.includes(undefined)) problems.push({ ...first, input: 'identity' });
  return problems;
}

/** The problem of an image that needs a sign-in; the text is the same for most images, so it is reported once. */
export function missingRegistryCredential(
  inputs: Partial<ResolveDigestInputs>,
  { person }: Pick<InputPlace['host'], 'person'>,
  { repository, tag }: RegistryImage,
): UserProblem | undefined {
  if (inputs.identity !== undefined || inputs['registry-token'] !== undefined) return undefined;
  if (person?.token !== undefined || isPublic(repository, tag)) return undefined;
  const near = didYouMean(
    tag,
    isPublic(repository, 'latest') ? ['latest', 'latest-dev'] : [],
    `${repository}:`,
  );
  const meant = near === undefined ? '' : `${near} Otherwise, `;
  const fix =
    'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry';
  return {
    message:
      near === undefined
        ? '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in'
        : `\`${repository}:${tag}\` cannot be read without signing in: of public images, only \`latest\` and \`latest-dev\` can`,
    fix: meant + (person === undefined ? fix : exportFix(['registry'], inputs)),
  };
}

const NO_IMAGES: UserProblem = {
  message: '`images` is required',
  fix: 'name at least one image, such as `python:latest`, or set `files` to scan files for images',
  input: 'images',
};
