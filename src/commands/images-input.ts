import { UserError, type UserProblem } from '../base/user-error.ts';
import { createImageGlobList } from '../domain/image-glob.ts';
import {
  isPublic,
  locateImage,
  parseRegistryMapping,
  type RegistryImage,
  type RegistryMapping,
  type RegistryNames,
} from '../domain/image-name.ts';
import { type ImageReference, parseImageReference, printImageReference } from '../domain/image-reference.ts';
import type { Problem } from './outcome.ts';
import type { CommonInputs } from './session.ts';

/** One entry of `images`, understood. */
export interface NamedImage {
  readonly text: string;
  readonly reference: ImageReference;
  readonly image: RegistryImage;
}

/** Which hosts are ours, from `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
export function readRegistryNames(
  inputs: Pick<CommonInputs, 'registry-url'> & { readonly 'registry-map': readonly string[] },
): RegistryNames {
  const mappings: RegistryMapping[] = [];
  const problems: UserProblem[] = [];
  for (const line of inputs['registry-map']) {
    const parsed = parseRegistryMapping(line);
    if (parsed.kind === 'mapping') mappings.push(parsed.mapping);
    else
      problems.push({
        message: `\`registry-map\` has the line \`${line}\`: ${parsed.reason}`,
        input: 'registry-map',
      });
  }
  if (problems.length > 0) throw new UserError(...problems);
  return { registryHost: new URL(inputs['registry-url']).host, mappings };
}

/** Understands every entry of `images`; throws `UserError` with all that is wrong with them. */
export function readImages(images: readonly string[], names: RegistryNames): readonly NamedImage[] {
  const problems: UserProblem[] = [];
  const named: NamedImage[] = [];
  for (const text of images) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
      problems.push({
        message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
        input: 'images',
      });
      continue;
    }
    const located = locateImage(parsed.reference, names, 'ours');
    if (located.kind === 'ours') named.push({ text, reference: parsed.reference, image: located.image });
    else {
      problems.push({
        message: `\`images\`: \`${text}\` is on \`${located.host}\`, which is not this registry`,
        fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
        input: 'images',
      });
    }
  }
  if (problems.length > 0) throw new UserError(...problems);
  return named;
}

/** What may be given to sign in to the registry with. */
type RegistryCredential = Partial<Pick<CommonInputs, 'identity' | 'registry-token'>>;

/** What the inputs on images say, all of it understood. */
export interface ImageInputs {
  readonly names: RegistryNames;
  readonly images: readonly NamedImage[];
}

/** Reads `registry-map` and `images`; throws `UserError` with all that is wrong with them, after the `problems` given. */
export function readImageInputs(
  inputs: CommonInputs & {
    readonly images: readonly string[];
    readonly 'registry-map': readonly string[];
  },
  problems: readonly UserProblem[] = [],
): ImageInputs {
  const names = readRegistryNames(inputs);
  try {
    const images = readImages(inputs.images, names);
    if (problems.length === 0) return { names, images };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(...problems, ...error.problems);
  }
  throw new UserError(...problems);
}

/** A test for images that `ignore-images` leaves out, by the name in the registry and the one that is written. */
export function createImageFilter(globs: readonly string[]): (image: RegistryImage, tag: string) => boolean {
  const isListed = createImageGlobList(globs);
  return ({ complete, repository }, tag) =>
    isListed([
      `${repository}:${tag}`,
      `${printImageReference({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}

/**
 * The problem of an image whose history cannot be read without signing in, when there is nothing to sign in with; in the
 * same words for every image, so that it is told once.
 */
export function missingRegistryCredential(
  inputs: RegistryCredential,
  image: RegistryImage,
): Problem | undefined {
  if (inputs.identity !== undefined || inputs['registry-token'] !== undefined) return undefined;
  if (isPublic(image.repository, image.tag)) return undefined;
  return {
    kind: 'usage',
    message:
      '`identity` is needed: only `latest` and `latest-dev` of public images can be read without signing in',
    fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
  };
}
