import { UserError, type UserProblem } from '../base/user-error.ts';
import {
  isPublic,
  locateImage,
  parseRegistryMapping,
  type RegistryImage,
  type RegistryMapping,
  type RegistryNames,
} from '../domain/image-name.ts';
import { type ImageReference, parseImageReference } from '../domain/image-reference.ts';
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

/** Throws the usage error for images whose history cannot be read without signing in, when there is nothing to sign in with. */
export function requireRegistryCredential(
  inputs: Partial<Pick<CommonInputs, 'identity' | 'registry-token'>>,
  images: readonly RegistryImage[],
): void {
  if (inputs.identity !== undefined || inputs['registry-token'] !== undefined) return;
  const closed = images.find((image) => !isPublic(image.repository, image.tag));
  if (closed === undefined) return;
  throw new UserError({
    message: `\`identity\` is needed: \`${closed.repository}:${closed.tag}\` cannot be read without signing in (only \`latest\` and \`latest-dev\` of public images can)`,
    fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    input: 'identity',
  });
}
