import { createGlobList } from '../../base/glob.ts';
import type { Finding } from '../../domain/finding.ts';
import { createImageGlob } from '../../domain/image-glob.ts';
import type { Deps } from '../command.ts';
import { type FileReferences, gatherFileReferences } from '../file-references.ts';
import { readImages, readRegistryNames } from '../images-input.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { type PinnedReference, tagKey } from './pinned-reference.ts';

/** What `check` and `pin` look at. */
export interface GatheredReferences {
  readonly references: readonly PinnedReference[];
  readonly files: FileReferences['files'];
  readonly warnings: readonly Finding[];
  readonly log: readonly string[];
}

/** References of `images` and of files (contract §4: every tracked file when `images` is not given), without ignored ones. */
export async function gatherReferences(inputs: ResolveDigestInputs, deps: Deps): Promise<GatheredReferences> {
  const names = readRegistryNames(inputs);
  const named = readImages(inputs.images, names).map(
    ({ image, reference }): PinnedReference => ({ image, reference, location: undefined, inFile: undefined }),
  );
  const wantsFiles = inputs.files.length > 0 || inputs.images.length === 0;
  const found = wantsFiles ? await gatherFileReferences(inputs, deps, names) : undefined;
  const fromFiles = (found?.references ?? []).map(
    (inFile): PinnedReference => ({
      image: inFile.image,
      reference: inFile.reference,
      location: inFile.location,
      inFile,
    }),
  );
  const isIgnored = createGlobList(inputs['ignore-images'], createImageGlob);
  const all = [...named, ...fromFiles];
  const references = all.filter((reference) => !isIgnored(tagKey(reference)));
  const ignored = all.length - references.length;
  const log = [
    ...(found?.log ?? []),
    ...(ignored === 0 ? [] : [`${ignored} references are left out by \`ignore-images\`.`]),
  ];
  return { references, files: found?.files ?? new Map(), warnings: found?.warnings ?? [], log };
}
