import { collectGarbage } from '../../../base/memory.ts';
import { mapPool } from '../../../base/pool.ts';
import { remember } from '../../../base/remember.ts';
import { UserError } from '../../../base/user-error.ts';
import { printImageReference } from '../../../images/reference/image-reference.ts';
import {
  createSbomReader,
  type ReadImageSbom,
  type SbomQuestion,
} from '../../../registry/attestation/image-sbom.ts';
import { choosePlatform, offeredPlatforms, parsePlatform } from '../../../registry/choose-platform.ts';
import { createImageRegistry, type ImageRegistry, imagesOf } from '../../../registry/image-registry.ts';
import type { Deps } from '../../../session/command.ts';
import type { GateInputs } from '../manifest.ts';
import { type SbomDemand, type SbomFacts, sbomFacts, sbomProblems } from '../read-sboms.ts';
import { comparedName, type PackageInHand } from '../sbom/package-in-hand.ts';
import { readSbom } from '../sbom/sbom.ts';
import { createPolicies } from './attestation-policy.ts';
import type { WantedImage } from './compare-places.ts';

/** Images whose SBOMs are read at once: each may take as much memory as its SBOM. */
const AT_ONCE = 4;

/** One platform of one image, with its SBOM. */
export interface ImageFacts extends SbomFacts {
  /** As referenced, made complete. */
  readonly name: string;
  /** Of what is referenced: an index, or the image itself. */
  readonly digest: string;
  /** Of the platform's image. */
  readonly manifest: string;
  readonly platform: string;
  readonly sbom: 'attested' | 'unverified';
  /** Where the change moves it; absent without a comparison. */
  readonly places?: readonly string[] | undefined;
  readonly packages: readonly PackageInHand[];
}

/** An image that the registry did not answer for. */
export interface UnreadImage {
  readonly name: string;
  readonly error: unknown;
  /** Set if only the base of the change has it. */
  readonly isReplaced?: true | undefined;
}

/** Reads the SBOMs of images, for every wanted platform. */
export type ReadImages = (
  images: readonly WantedImage[],
) => Promise<{ readonly read: readonly ImageFacts[]; readonly unread: readonly UnreadImage[] }>;

/** The inputs that say which SBOMs count, and what of them. */
type ReaderInputs = Parameters<typeof createPolicies>[0] &
  Pick<GateInputs, 'platform' | 'artifact-types' | 'min-packages'>;

/**
 * Creates the reader of images: reference → digest → platform's manifest → SBOM attestations → packages. An image, or one
 * platform of it, that cannot be read is unread with the error, and the others are still read.
 */
export function createImageReader(inputs: ReaderInputs, deps: Deps): ReadImages {
  const registry = createImageRegistry(deps.session.registry.access);
  const demand = { types: inputs['artifact-types'], minimum: inputs['min-packages'] };
  const policyFor = createPolicies(inputs, deps);
  const readerOf = remember(async (organization) =>
    createSbomReader(registry, await policyFor(organization)),
  );
  return async (images) => {
    const unread: UnreadImage[] = [];
    const orUnread = async <T>(name: string, work: () => Promise<readonly T[]>): Promise<readonly T[]> => {
      try {
        return await work();
      } catch (error) {
        if (deps.signal.aborted) throw error;
        unread.push({ name, error });
        return [];
      }
    };
    const read = await mapPool(images, AT_ONCE, (wanted) =>
      orUnread(wanted.name, async () => {
        const facts: ImageFacts[] = [];
        const choose = await platformsOf(registry, wanted);
        for (const platform of inputs.platform) {
          const name = inputs.platform.length === 1 ? wanted.name : `${wanted.name} (${platform})`;
          const found = await orUnread(name, async () => [
            await readOne(await readerOf(wanted.image.organization), wanted, choose(platform), demand),
          ]);
          facts.push(...found);
        }
        return facts;
      }),
    );
    return { read: read.flat(), unread };
  };
}

type PlatformImage = Pick<SbomQuestion, 'platform' | 'manifest' | 'index'> & { readonly digest: string };

/** Reads the platforms of an image; the choice of one throws `UserError` where the image does not have it. */
async function platformsOf(
  registry: ImageRegistry,
  { image, name, reference }: WantedImage,
): Promise<(platform: string) => PlatformImage> {
  const found = await registry.manifest(image.repository, reference);
  if (found === undefined)
    throw new UserError({
      message: `\`${name}\` is not in the registry, or this identity cannot see it`,
      fix: 'check the name, the tag and the digest; the identity needs the role registry.pull on the organization',
      input: 'images',
    });
  const { digest, manifest } = found;
  const index = manifest.kind === 'index' ? digest : undefined;
  const manifests = await imagesOf(registry, image.repository, found);
  if (index === undefined && manifests.length === 0)
    throw new UserError({
      message: `\`${name}\` does not say which platform it is for: its config has no \`os\` and \`architecture\``,
      fix: 'check that it is a container image and not another artifact, such as a chart',
      input: 'images',
    });
  return (platform) => {
    const parsed = parsePlatform(platform);
    const chosen = parsed === undefined ? undefined : choosePlatform(manifests, parsed);
    if (chosen?.kind === 'manifest') return { platform, digest, manifest: chosen.descriptor.digest, index };
    const offered = offeredPlatforms(manifests).join(', ');
    throw new UserError({
      message: `\`${name}\` has no image for \`${platform}\`; its platforms: ${offered === '' ? 'none' : offered}`,
      fix: 'name the platforms that you run in `platform`',
      input: 'platform',
    });
  };
}

async function readOne(
  read: ReadImageSbom,
  { image, name, places }: WantedImage,
  { digest, index, manifest, platform }: PlatformImage,
  demand: SbomDemand,
): Promise<ImageFacts> {
  const { leftAside, sboms } = await read({ name, repository: image.repository, manifest, index, platform });
  const file = `${name} (${platform})`;
  await collectGarbage();
  const parts = sboms.map(({ statement }) => ({ kind: 'value' as const, value: statement }));
  const sbom = readSbom(parts, file, demand.types);
  if (sbom.kind === 'unreadable')
    throw new UserError({ message: `the SBOM attestation of \`${file}\` cannot be read: ${sbom.message}` });
  const problems = sbomProblems('images', file, sbom, demand);
  if (problems.length > 0) throw new UserError(...problems);
  // The reference is what files and ignores name, whatever the SBOM calls its image.
  const named = name.includes('@') ? name : printImageReference({ ...image.complete, digest });
  const arch = parsePlatform(platform)?.architecture;
  // An SBOM of the whole index may be that of another platform, whose advisories are not those of this one.
  const isOfIndex = sboms.some(({ attachedTo }) => attachedTo !== manifest);
  return {
    ...sbomFacts({ file, inWorkspace: false }, sbom),
    // The architecture is the image's, whether or not each of its SBOMs spells it out.
    packageCount: new Set(sbom.packages.map(identityOf)).size,
    ...(leftAside.length === 0 ? {} : { leftAside }),
    image: named,
    name,
    digest,
    manifest,
    platform,
    sbom: sboms.every(({ isVerified }) => isVerified) ? 'attested' : 'unverified',
    places,
    packages: sbom.packages.map((entry) => ({
      ...entry,
      arch: isOfIndex ? (arch ?? entry.arch) : (entry.arch ?? arch),
      image: named,
      places,
    })),
  };
}

/** A package of one image; the same in each of its SBOMs. */
const identityOf = ({ name, type, version }: PackageInHand): string =>
  JSON.stringify([type, comparedName(type, name), version]);
