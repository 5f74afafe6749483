import type { readRegistryNames } from '../../../images/images-input.ts';
import { printImageReference } from '../../../images/reference/image-reference.ts';
import type { Deps } from '../../../session/command.ts';
import { readWorkspace } from '../../../workspace/read-workspace.ts';

/** What the files of a checkout say about images of our registry. */
export interface FoundImages {
  /** Complete references, each once; those with a digest keep it. */
  readonly images: readonly string[];
  /** False if a file or a reference could not be read, so that there may be more. */
  readonly isWhole: boolean;
}

/** Reads the images that a checkout references; `undefined` if its files cannot be read at all. */
export async function findImages(
  deps: Deps,
  names: ReturnType<typeof readRegistryNames>,
): Promise<FoundImages | undefined> {
  try {
    const found = await readWorkspace([], deps, names);
    const images = found.references.map(({ image, reference }) =>
      printImageReference(
        reference.digest === undefined
          ? image.complete
          : { ...image.complete, tag: reference.tag, digest: reference.digest },
      ),
    );
    return {
      images: [...new Set(images)].sort(),
      isWhole: found.unread.length + found.unresolved.length + found.malformed.length === 0,
    };
  } catch {
    // The command meets the same obstacle, and reports it.
    return undefined;
  }
}
