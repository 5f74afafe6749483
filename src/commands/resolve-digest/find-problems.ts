import { groupBy } from '../../base/group-by.ts';
import { didYouMean } from '../../base/nearest-names.ts';
import { sha256Hex } from '../../base/sha256.ts';
import { problemsOf, type UserProblem } from '../../base/user-error.ts';
import { type NamedImage, readImages, readRegistryNames } from '../../images/images-input.ts';
import { isPublic, type RegistryImage } from '../../images/reference/image-name.ts';
import type { InputPlace } from '../../kit/run/command-row.ts';
import { exportFix } from '../../session/missing-identity.ts';
import { majorTag, repository as ownRepository } from '../../version.ts';
import type { DigestInputs } from './manifest.ts';

/** Problems of the inputs in combination: of `images`, and of `pull-request` in this place. */
export async function findProblems(
  inputs: Partial<DigestInputs>,
  place: Pick<InputPlace, 'host' | 'isGiven'>,
): Promise<readonly UserProblem[]> {
  const problems = await imageProblems(inputs, place);
  if (inputs['pull-request'] !== true || inputs.mode !== 'pin') return problems;
  return [...pullRequestProblems(inputs, place), ...problems];
}

/** Problems of `images`: foreign registries, none at all, and no credential where every image needs one. */
async function imageProblems(
  inputs: Partial<DigestInputs>,
  { host, isGiven }: Pick<InputPlace, 'host' | 'isGiven'>,
): Promise<readonly UserProblem[]> {
  const { files = [], images, mode } = inputs;
  const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
  if (images === undefined || registryMap === undefined || registryUrl === undefined) return [];
  const registry = { 'registry-map': registryMap, 'registry-url': registryUrl };
  const unnamed = await problemsOf(() => readRegistryNames(registry));
  if (unnamed.length > 0) return unnamed;
  const names = readRegistryNames(registry);
  const named: NamedImage[] = [];
  const problems: UserProblem[] = [];
  for (const text of images)
    problems.push(...(await problemsOf(() => named.push(...readImages([text], names)))));
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
  inputs: Partial<DigestInputs>,
  { person }: Pick<InputPlace['host'], 'person'>,
  { repository, tag }: RegistryImage,
): UserProblem | undefined {
  if (inputs.identity !== undefined || inputs['registry-token'] !== undefined) return undefined;
  if (person?.token !== undefined || isPublic(repository, tag)) return undefined;
  const publicTags = isPublic(repository, 'latest') ? ['latest', 'latest-dev'] : [];
  const near = didYouMean(tag, publicTags, `${repository}:`);
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

/** The page for users whom `pull-request: true` does not serve. */
export const RECIPE = `https://github.com/${ownRepository}/blob/${majorTag}/docs/recipes/refresh-pins.md`;

/** GitHub's limit. */
export const LONGEST_TITLE = 256;

/** Problems of a run with `pull-request: true` that are known before any request. */
export function pullRequestProblems(
  inputs: Partial<DigestInputs>,
  { host }: Pick<InputPlace, 'host'>,
): readonly UserProblem[] {
  const problems: UserProblem[] = [];
  // Nothing would be read, and "nothing is left to pin" would close the pull request.
  if ((inputs.images?.length ?? 0) > 0 && inputs.files?.length === 0)
    problems.push({
      message: '`pull-request` pins references in files, and with `images` alone no file is read',
      fix: 'leave `images` out, or name `files` too',
      input: 'images',
    });
  const misplaced = misplacedProblem(host);
  if (misplaced !== undefined) problems.push(misplaced);
  else if (inputs['github-token'] === undefined)
    problems.push({
      message: '`pull-request` needs `github-token`, which is not set',
      fix: "leave `github-token` out to use the job's token, or set it to a GitHub App token",
      input: 'github-token',
    });
  for (const name of ['branch', 'base'] as const) {
    const why = inputs[name] === undefined ? undefined : branchNameProblem(inputs[name]);
    if (why !== undefined) problems.push({ message: `\`${name}\`: \`${inputs[name]}\` ${why}`, input: name });
  }
  if (inputs.branch !== undefined && inputs.branch === inputs.base) problems.push(sameBranch(inputs.branch));
  if ((inputs.title?.length ?? 0) > LONGEST_TITLE)
    problems.push({ message: `\`title\` is longer than ${LONGEST_TITLE} characters`, input: 'title' });
  return problems;
}

function misplacedProblem({ context, name }: InputPlace['host']): UserProblem | undefined {
  const refuse = (where: string, fix: string): UserProblem => ({
    message: `\`pull-request\` cannot be used ${where}`,
    fix: `${fix}: see the recipe ${RECIPE}`,
    input: 'pull-request',
  });
  if (name !== 'github' || context.repository === undefined || context.apiUrl === undefined)
    return refuse(
      'outside of GitHub Actions',
      'pin the files with `mode: pin`, and open the merge or pull request in a step of your own',
    );
  if (context.changeEvent)
    return refuse(
      `on events of pull requests (this one is \`${context.event ?? 'unknown'}\`)`,
      'run it on `schedule`, `workflow_dispatch` or `push`',
    );
  return context.isFork === true ? refuse('in a fork', 'run it in the upstream repository') : undefined;
}

/** A pull request cannot be for its own branch. */
export function sameBranch(branch: string): UserProblem {
  return {
    message: `\`branch\` and \`base\` are both \`${branch}\``,
    fix: 'choose another name in `branch`: everything on it is replaced by every run',
    input: 'branch',
  };
}

const MOST_CHARACTERS = 200;

/** Why a text cannot name a branch, by the rules of `git check-ref-format`; `undefined` if it can. */
export function branchNameProblem(name: string): string | undefined {
  if (name.length > MOST_CHARACTERS) return `is longer than ${MOST_CHARACTERS} characters`;
  if (/^refs\//.test(name)) return 'begins with `refs/`; write the name of the branch alone';
  if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(name)) return 'has a character that git does not allow in branches';
  const isOdd = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(name) || name === '' || name === 'HEAD';
  const isOddPart = name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'));
  return isOdd || isOddPart ? 'is not a name that git allows for branches' : undefined;
}

/** The branch of each image, by its `<org>/<name>`: `<branch>-<org>-<name>`, made distinct if two are equal. */
export function branchesOfImages(branch: string, images: Iterable<string>): ReadonlyMap<string, string> {
  const plain = (image: string): string =>
    `${branch}-${image.replaceAll('/', '-').replace(/\.lock$/, '-lock')}`;
  const named = [...groupBy(images, plain)].flatMap(([name, same]) => {
    const branchOf = (image: string) =>
      same.length === 1 ? name : `${name}-${sha256Hex(image).slice(0, 8)}`;
    return same.map((image) => [image, branchOf(image)] as const);
  });
  return new Map(named);
}
