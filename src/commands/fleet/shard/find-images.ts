import * as z from 'zod/mini';
import { parseJson } from '../../../base/json-value.ts';
import { readRegistryNames } from '../../../images/images-input.ts';
import { printImageReference } from '../../../images/reference/image-reference.ts';
import type { Machine } from '../../../kit/run/command.ts';
import { readWorkspace } from '../../../workspace/read-workspace.ts';

const foundSchema = z.object({
  /** Complete references to our registry, each once; those with a digest keep it. */
  images: z.array(z.string()),
  /** True if there is none, and nothing that could hide one: every file and reference could be read. */
  isEmpty: z.boolean(),
});

/** Images of our registry that the files of a checkout reference. */
type FoundImages = z.output<typeof foundSchema>;

/** Decodes what a run in a repository reported; nothing is known of a run that reported nothing. */
export function decodeImages(text: string | undefined): FoundImages {
  const parsed = foundSchema.safeParse(parseJson(text ?? ''));
  return parsed.success ? parsed.data : { images: [], isEmpty: false };
}

/** Reads the images that a checkout references; `undefined` if its files cannot be read at all. */
export async function findImages(
  deps: Machine,
  inputs: { readonly 'registry-url': string; readonly 'registry-map'?: readonly string[] },
): Promise<FoundImages | undefined> {
  try {
    const names = readRegistryNames({ 'registry-map': [], ...inputs });
    const found = await readWorkspace([], deps, names);
    const images = found.references.map(({ image, reference }) =>
      printImageReference(
        reference.digest === undefined
          ? image.complete
          : { ...image.complete, tag: reference.tag, digest: reference.digest },
      ),
    );
    const hidden = found.unread.length + found.unresolved.length + found.malformed.length;
    return { images: [...new Set(images)].sort(), isEmpty: images.length + hidden === 0 };
  } catch {
    // The command meets the same obstacle, and reports it.
    return undefined;
  }
}
