import { mapPool } from '../../base/pool.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type ImageRegistry, referrersTag } from '../image-registry.ts';
import type { Descriptor, ImageManifest } from '../manifest.ts';
import { isSbomType } from './envelope.ts';

/** A blob that may hold an SBOM's attestation. */
export interface AttestationPlace {
  readonly layer: Descriptor;
  /** Where it lies, for people. */
  readonly name: string;
}

/** The places of one digest, unless there are more manifests or places than are read. */
export type FoundPlaces =
  | { readonly kind: 'places'; readonly places: readonly AttestationPlace[] }
  | { readonly kind: 'too-many' };

const ENVELOPE_TYPE = 'application/vnd.dsse.envelope.v1+json';
const BUNDLE_TYPE = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
const PREDICATE_TYPE = 'dev.sigstore.bundle.predicateType';
/** Most attestations of SBOMs of one image that are looked at: more would be an attack or a mistake. */
export const MAXIMUM_ATTESTATIONS = 32;
/** Most manifests attached to one image that are read: scanners and signers may attach one a day. */
const MAXIMUM_MANIFESTS = 512;
/** Manifests that are read at once. */
const AT_ONCE = 4;

/**
 * Finds where attestations of a digest may lie: in its referrers, by the API of OCI 1.1 and by the tag `sha256-<hex>` that
 * stands in for it, and under cosign's tag `sha256-<hex>.att`. All three are read, because a registry that gained the API
 * keeps what was attached before. A manifest says for itself what it holds: its summary in a list may name the type of its
 * config only. What says that it is not about an SBOM is left out; what says nothing is not.
 */
export async function findAttestations(
  registry: ImageRegistry,
  repository: string,
  digest: string,
): Promise<FoundPlaces> {
  const tag = attestationTag(digest);
  const [referrers, tagged] = await Promise.all([
    registry.referrers(repository, digest),
    registry.manifest(repository, tag),
  ]);
  if (referrers.length > MAXIMUM_MANIFESTS) return { kind: 'too-many' };
  const attached = await mapPool(referrers, AT_ONCE, async (referrer) => {
    const found = await registry.manifest(repository, referrer.digest);
    if (found === undefined && mayBeSbom(referrer)) throw missing(repository, referrer.digest);
    return placesOf(found?.manifest, `referrer ${referrer.digest}`);
  });
  const places = [...placesOf(tagged?.manifest, `tag \`${tag}\``), ...attached.flat()];
  // The same blob may be attached in several ways.
  const keyOf = ({ layer }: AttestationPlace): string => JSON.stringify([layer.digest, layer.annotations]);
  const distinct = [...new Map(places.map((place) => [keyOf(place), place])).values()];
  return distinct.length > MAXIMUM_ATTESTATIONS ? { kind: 'too-many' } : { kind: 'places', places: distinct };
}

/** Cosign's tag for what is attached to a digest. */
export function attestationTag(digest: string): string {
  return `${referrersTag(digest)}.att`;
}

function placesOf(manifest: ImageManifest | undefined, name: string): readonly AttestationPlace[] {
  if (manifest?.kind !== 'image' || !isPossible(manifest.annotations[PREDICATE_TYPE])) return [];
  const isAttestation = isEnvelope(manifest.artifactType ?? manifest.config?.mediaType ?? '');
  return manifest.layers
    .filter(({ annotations, mediaType }) => {
      return (isAttestation || isEnvelope(mediaType)) && isPossible(annotations['predicateType']);
    })
    .map((layer) => ({ layer, name }));
}

const isEnvelope = (mediaType: string): boolean => mediaType === ENVELOPE_TYPE || BUNDLE_TYPE.test(mediaType);

const isPossible = (predicateType: string | undefined): boolean =>
  predicateType === undefined || isSbomType(predicateType);

/** Whether the summary of a manifest leaves open that it holds an SBOM: its type may be that of an empty config. */
const mayBeSbom = ({ annotations, artifactType = '' }: Descriptor): boolean =>
  isPossible(annotations[PREDICATE_TYPE]) &&
  (isEnvelope(artifactType) || /^(?:application\/vnd\.oci\..*)?$/.test(artifactType));

/** The newest attestation may be the one that is missing, so that the others are not an answer. */
function missing(repository: string, digest: string): PlatformError {
  const message = `\`${repository}@${digest}\` is listed as attached to the image, but is not in the registry`;
  return new PlatformError(message, { code: 'NOT_FOUND', call: `GET /v2/${repository}/manifests/${digest}` });
}
