import { type ImageRegistry, referrersTag } from '../image-registry.ts';
import type { Descriptor } from '../manifest.ts';
import { isSbomType } from './envelope.ts';

/** A blob that may hold an SBOM's attestation. */
export interface AttestationPlace {
  readonly layer: Descriptor;
  /** Where it lies, for people. */
  readonly name: string;
}

const ENVELOPE_TYPE = 'application/vnd.dsse.envelope.v1+json';
const BUNDLE_TYPE = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v0\.\d|\+json;version=0\.\d)/;
/** Most attestations of SBOMs of one image that are looked at: more would be an attack or a mistake. */
export const MAXIMUM_ATTESTATIONS = 32;

/**
 * Where attestations of a digest may lie: in its referrers (OCI 1.1), and under cosign's tag `sha256-<hex>.att`. What says
 * that it is not about an SBOM is left out; what says nothing is not.
 */
export async function findAttestations(
  registry: ImageRegistry,
  repository: string,
  digest: string,
): Promise<readonly AttestationPlace[]> {
  const tag = attestationTag(digest);
  const [referrers, tagged] = await Promise.all([
    registry.referrers(repository, digest),
    registry.manifest(repository, tag),
  ]);
  const places: AttestationPlace[] = [];
  if (tagged?.manifest.kind === 'image') places.push(...placesOf(tagged.manifest.layers, `tag \`${tag}\``));
  // One more than are looked at, so that the caller notices.
  for (const referrer of referrers.filter(isWanted).slice(0, MAXIMUM_ATTESTATIONS + 1)) {
    const found = await registry.manifest(repository, referrer.digest);
    if (found?.manifest.kind === 'image')
      places.push(...placesOf(found.manifest.layers, `referrer ${referrer.digest}`));
  }
  // The same blob may be attached both ways.
  const keyOf = ({ annotations, digest }: Descriptor): string => JSON.stringify([digest, annotations]);
  return [...new Map(places.map((place) => [keyOf(place.layer), place])).values()];
}

/** Cosign's tag for what is attached to a digest. */
export function attestationTag(digest: string): string {
  return `${referrersTag(digest)}.att`;
}

function isWanted({ annotations, artifactType, mediaType }: Descriptor): boolean {
  const type = artifactType ?? mediaType;
  return isEnvelope(type) && isPossible(annotations['dev.sigstore.bundle.predicateType']);
}

function placesOf(layers: readonly Descriptor[], name: string): readonly AttestationPlace[] {
  return layers
    .filter(({ annotations, mediaType }) => isEnvelope(mediaType) && isPossible(annotations['predicateType']))
    .map((layer) => ({ layer, name }));
}

function isEnvelope(mediaType: string): boolean {
  return mediaType === ENVELOPE_TYPE || BUNDLE_TYPE.test(mediaType);
}

function isPossible(predicateType: string | undefined): boolean {
  return predicateType === undefined || isSbomType(predicateType);
}
