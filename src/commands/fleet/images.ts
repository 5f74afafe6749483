import type { readRegistryNames } from '../../images/images-input.ts';
import { locateImage, type RegistryNames } from '../../images/reference/image-name.ts';
import { parseImageReference, printImageReference } from '../../images/reference/image-reference.ts';
import { createImageRegistry } from '../../registry/image-registry.ts';
import type { Deps } from '../../session/command.ts';
import { readWorkspace } from '../../workspace/read-workspace.ts';

/** The digest that a complete reference with a tag has now; `undefined` if it cannot be known. */
export type CurrentDigest = (image: string) => Promise<string | undefined>;

/** Asks the registry for each image once, however many repositories use it. Never throws. */
export function createCurrentDigests(
  { host, session }: Pick<Deps, 'host' | 'session'>,
  names: RegistryNames,
): CurrentDigest {
  const registry = createImageRegistry(session.registry.access);
  const known = new Map<string, Promise<string | undefined>>();
  const ask = async (image: string): Promise<string | undefined> => {
    const parsed = parseImageReference(image);
    if (parsed.kind === 'malformed') return undefined;
    const located = locateImage(parsed.reference, names, 'ours');
    if (located.kind === 'foreign') return undefined;
    try {
      return (await registry.manifest(located.image.repository, located.image.tag))?.digest;
    } catch (error) {
      host.log.debug(`the digest of ${image} is not known: ${String(error)}`);
      return undefined;
    }
  };
  return (image) => {
    const asked = known.get(image) ?? ask(image);
    known.set(image, asked);
    return asked;
  };
}

/** Images of our registry that the files of a checkout reference. */
interface FoundImages {
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
