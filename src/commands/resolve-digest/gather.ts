import { counted } from '../../base/counted.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Deps } from '../command.ts';
import type { FileReferences } from '../file-references.ts';
import { createImageFilter, type ImageInputs } from '../images-input.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import type { PinnedReference } from './pinned-reference.ts';

/** What a mode looks at. */
export interface GatheredReferences {
  readonly references: readonly PinnedReference[];
  readonly files: FileReferences['files'];
  /** What the files themselves have to be told of. */
  readonly findings: readonly Finding[];
  readonly log: readonly string[];
}

/**
 * References of `images` and of files, without ignored ones. Files are scanned where `files` names them, and without
 * `images` by default but for `resolve` (contract §4); the scanner is loaded only then.
 */
export async function gatherReferences(
  inputs: ResolveDigestInputs,
  deps: Deps,
  { images, names }: ImageInputs,
): Promise<GatheredReferences> {
  const named = images.map(
    ({ image, reference }): PinnedReference => ({ image, reference, location: undefined, inFile: undefined }),
  );
  const wantsFiles = inputs.files.length > 0 || (images.length === 0 && inputs.mode !== 'resolve');
  const found = wantsFiles
    ? await (await import('../file-references.ts')).gatherFileReferences(inputs, deps, names)
    : undefined;
  const fromFiles = (found?.references ?? []).map(
    (inFile): PinnedReference => ({
      image: inFile.image,
      reference: inFile.reference,
      location: inFile.location,
      inFile,
    }),
  );
  const isIgnored = createImageFilter(inputs['ignore-images']);
  const all = [...named, ...fromFiles];
  const references = all.filter(({ image }) => !isIgnored(image, image.tag));
  const ignored = all.length - references.length;
  const log = [
    ...(found?.log ?? []),
    ...(ignored === 0 ? [] : [`${counted(ignored, 'reference')} left out by \`ignore-images\`.`]),
  ];
  return { references, files: found?.files ?? new Map(), findings: found?.findings ?? [], log };
}
