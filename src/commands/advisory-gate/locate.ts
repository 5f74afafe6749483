import type { Location } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import { listFiles } from '../../host/files/workspace-files.ts';
import { locateImage, type RegistryNames } from '../../images/reference/image-name.ts';
import { parseImageReference } from '../../images/reference/image-reference.ts';
import type { FileReference } from '../../images/resolve/our-references.ts';
import type { Deps } from '../../session/command.ts';
import { readWorkspace } from '../../workspace/read-workspace.ts';
import type { AdvisoryItem } from './advisory/advisory-item.ts';
import type { GateInputs } from './manifest.ts';

export type Locate = (item: Pick<AdvisoryItem, 'packages'>) => Location | undefined;

/** Finds an item's line: the one in a tracked file that references the image of its SBOM, else the first of the SBOM. */
export async function createLocator(
  inputs: GateInputs,
  deps: Deps,
  images: readonly string[],
  sources: ReadonlySet<string>,
): Promise<Locate> {
  const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [] };
  const placed = images.length === 0 ? [] : await findReferences(deps, names);
  const known = new Map<string, Location | undefined>();
  const ofImage = (image: string): Location | undefined => {
    if (!known.has(image)) known.set(image, findImage(image, placed, names));
    return known.get(image);
  };
  return (item) => {
    for (const { image } of item.packages) {
      const location = image === undefined ? undefined : ofImage(image);
      if (location !== undefined) return location;
    }
    const source = item.packages.find((entry) => entry.source !== undefined)?.source;
    return source === undefined || !sources.has(source) ? undefined : { file: source, line: 1 };
  };
}

/** References to our registry in tracked files. Best effort: a location is only a convenience. */
async function findReferences(deps: Deps, names: RegistryNames): Promise<readonly FileReference[]> {
  try {
    const { workspace } = deps.host.context;
    const list = await listFiles(deps.workingDirectory, false, { workspace, signal: deps.signal });
    if (!list.byGit) return [];
    return (await readWorkspace([], deps, names)).references;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    deps.host.log.debug(`files were not scanned for images: ${plainLine(why, 300)}`);
    return [];
  }
}

function findImage(
  image: string,
  placed: readonly FileReference[],
  names: RegistryNames,
): Location | undefined {
  const parsed = parseImageReference(image);
  if (parsed.kind === 'malformed') return undefined;
  const located = locateImage(parsed.reference, names, 'ours');
  if (located.kind === 'foreign') return undefined;
  const same = placed.filter(({ image: one }) => one.repository === located.image.repository);
  const { digest, tag } = parsed.reference;
  const exact =
    same.find(({ reference }) => digest !== undefined && reference.digest === digest) ??
    same.find(({ reference }) => tag !== undefined && reference.tag === tag);
  // Without a tag, any line with that image fits.
  return (exact ?? (tag === undefined ? same[0] : undefined))?.location;
}
