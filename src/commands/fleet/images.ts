import { splitList } from '../../base/list.ts';
import { remember } from '../../base/remember.ts';
import { readRegistryNames } from '../../images/images-input.ts';
import { locateImage } from '../../images/reference/image-name.ts';
import { parseImageReference } from '../../images/reference/image-reference.ts';
import { createImageRegistry } from '../../registry/image-registry.ts';
import type { Deps } from '../../session/command.ts';
import type { FleetInputs } from './manifest.ts';
import { parseWith } from './with-inputs.ts';

/** The digest that a complete reference with a tag has now; `undefined` if it cannot be known. */
export type CurrentDigest = (image: string) => Promise<string | undefined>;

/** Asks the registry for each image once, however many repositories use it. Never throws. */
export function createCurrentDigests(
  { host, session }: Pick<Deps, 'host' | 'session'>,
  inputs: Pick<FleetInputs, 'registry-url' | 'with'>,
): CurrentDigest {
  const names = readRegistryNames({
    'registry-url': inputs['registry-url'],
    'registry-map': splitList(parseWith(inputs.with).get('registry-map') ?? ''),
  });
  const registry = createImageRegistry(session.registry.access);
  return remember(async (image) => {
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
  });
}
