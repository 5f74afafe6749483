import { didYouMean } from '../base/nearest-names.ts';
import { UserError, type UserProblem } from '../base/user-error.ts';
import {
  isUsableMapping,
  locateImage,
  parseRegistryMapping,
  type RegistryImage,
  type RegistryMapping,
  type RegistryNames,
} from './reference/image-name.ts';
import { type ImageReference, parseImageReference } from './reference/image-reference.ts';

export interface NamedImage {
  readonly text: string;
  readonly reference: ImageReference;
  readonly image: RegistryImage;
}

interface WrittenImages {
  readonly 'registry-url': string;
  readonly 'registry-map': readonly string[];
  readonly images: readonly string[];
}

/** Reads `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
export function readRegistryNames(
  inputs: Pick<WrittenImages, 'registry-url' | 'registry-map'>,
): RegistryNames {
  const lines = new Map<RegistryMapping, string>();
  const problems: UserProblem[] = [];
  for (const line of inputs['registry-map']) {
    const parsed = parseRegistryMapping(line);
    if (parsed.kind === 'mapping') lines.set(parsed.mapping, line);
    else
      problems.push({
        message: `\`registry-map\`: \`${line}\` is not a mapping: ${parsed.reason}`,
        input: 'registry-map',
      });
  }
  for (const [mapping, line] of lines) problems.push(...contradictions(mapping, line, lines));
  const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [...lines.keys()] };
  for (const [mapping, line] of lines)
    if (!isUsableMapping(mapping, names))
      problems.push({
        message: `\`registry-map\`: \`${line}\` leads to \`${mapping.to[0]}\`, which is not this registry, so its images would not be looked at`,
        fix: 'write `cgr.dev`, or an organization below it, on the right, or remove the line',
        input: 'registry-map',
      });
  if (problems.length > 0) throw new UserError(...problems);
  return names;
}

/** A line before this one that leads the same images elsewhere. */
function contradictions(
  { from, to }: RegistryMapping,
  line: string,
  lines: ReadonlyMap<RegistryMapping, string>,
): readonly UserProblem[] {
  const left = from.join('/');
  const [same, other] = [...lines].find(([one]) => one.from.join('/') === left) ?? [];
  if (same === undefined || same.to.join('/') === to.join('/')) return [];
  const message = `\`registry-map\`: \`${other}\` and \`${line}\` have the same left side, so it is not known where to look`;
  return [{ message, fix: 'remove one of the lines', input: 'registry-map' }];
}

/** Parses every entry of `images`; throws `UserError` with all problems. */
export function readImages(images: readonly string[], names: RegistryNames): readonly NamedImage[] {
  const problems: UserProblem[] = [];
  const named: NamedImage[] = [];
  for (const text of images) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
      problems.push({
        message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
        fix: REFERENCE_FIX,
        input: 'images',
      });
      continue;
    }
    const located = locateImage(parsed.reference, names, 'ours');
    if (located.kind === 'ours') named.push({ text, reference: parsed.reference, image: located.image });
    else {
      // No organization has a port in its name.
      const organization = located.host?.includes(':')
        ? ''
        : `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; `;
      const near = didYouMean(located.host ?? '', ['cgr.dev', names.registryHost]);
      problems.push({
        message: `\`images\`: \`${text}\` is on \`${located.host}\`, not on this registry`,
        fix: `${near === undefined ? '' : `${near} Otherwise, `}${organization}if it is a mirror, name it in \`registry-map\``,
        input: 'images',
      });
    }
  }
  if (problems.length > 0) throw new UserError(...problems);
  return named;
}

export interface ImageInputs {
  readonly names: RegistryNames;
  readonly images: readonly NamedImage[];
}

/** Reads `registry-map` and `images`; throws `UserError`. */
export function readImageInputs(inputs: WrittenImages): ImageInputs {
  const names = readRegistryNames(inputs);
  return { names, images: readImages(inputs.images, names) };
}

const REFERENCE_FIX =
  'write for example `python:latest`, `acme/nginx:1.27` or `acme/nginx@sha256:…` with all 64 digits; globs are not supported here';

function referenceProblem(entry: string): string | undefined {
  const parsed = parseImageReference(entry);
  return parsed.kind === 'malformed' ? `not an image reference: ${parsed.reason}` : undefined;
}

function mappingProblem(entry: string): string | undefined {
  const parsed = parseRegistryMapping(entry);
  return parsed.kind === 'malformed' ? `not a mapping: ${parsed.reason}` : undefined;
}

/** The inputs of the commands that read references in files. */
export const fileInputs = {
  images: {
    kind: 'list',
    entryProblem: referenceProblem,
    entryFix: REFERENCE_FIX,
    description: 'Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest.',
  },
  files: {
    kind: 'globs',
    reads: true,
    description: 'Globs of the files to scan for references.',
    policy: true,
  },
  'ignore-images': {
    kind: 'globs',
    description:
      'Globs on `org/name:tag` to exclude; without a colon, any tag; `!` includes again; the last match wins.',
    policy: true,
  },
  'registry-map': {
    kind: 'list',
    entryProblem: mappingProblem,
    entryFix: 'write for example `mirror.example/proxy=cgr.dev`',
    description:
      'Lines such as `mirror.example/proxy=cgr.dev`: images are looked up on the right, files keep the left.',
    policy: true,
  },
} as const;
