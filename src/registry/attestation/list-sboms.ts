import { fieldOf, isRecord, parseUniqueJson, textOf } from '../../base/json-value.ts';
import { PlatformError } from '../../platform/errors.ts';
import { choosePlatform, parsePlatform, printPlatform } from '../choose-platform.ts';
import { type ImageRegistry, imagesOf } from '../image-registry.ts';
import { documentOf, isSbomType, payloadOf, readStatement, reasonOf } from './envelope.ts';
import { findAttestations, MAXIMUM_ATTESTATIONS } from './find-attestations.ts';

/** An SBOM that is attached to an image, as its attestation has it: nobody has verified the signature. */
export interface AttachedSbom {
  /** Of the platform's manifest. */
  readonly digest: string;
  /** Such as `https://spdx.dev/Document`. */
  readonly predicateType: string;
  /** The SPDX or CycloneDX document. */
  readonly document: Readonly<Record<string, unknown>>;
  /** The DSSE envelope with its signatures. */
  readonly envelope?: Readonly<Record<string, unknown>>;
}

/** SBOMs attached to one platform of an image, or else to its index; throws `PlatformError`. */
export async function listSboms(
  registry: ImageRegistry,
  repository: string,
  reference: string,
  platform: string,
): Promise<readonly AttachedSbom[]> {
  const wanted = parsePlatform(platform);
  if (wanted === undefined) throw new TypeError(`\`${platform}\` is not a platform such as \`linux/amd64\``);
  const found = await registry.manifest(repository, reference);
  const name = `${repository}${reference.includes(':') ? '@' : ':'}${reference}`;
  if (found === undefined) throw failure('NOT_FOUND', `\`${name}\` is not in the registry`);
  const chosen = choosePlatform(await imagesOf(registry, repository, found), wanted);
  if (chosen.kind !== 'manifest') {
    const offered = chosen.offered.join(', ') || 'none';
    const message = `\`${name}\` has no image for \`${printPlatform(wanted)}\`; its platforms: ${offered}`;
    throw failure('NOT_FOUND', message);
  }
  const { digest } = chosen.descriptor;
  for (const subject of new Set([digest, found.digest])) {
    const attached = await findAttestations(registry, repository, subject);
    if (attached.kind === 'too-many')
      throw failure('UNDECODABLE', `\`${name}\` has more than ${MAXIMUM_ATTESTATIONS} attestations`);
    const read = await Promise.all(
      attached.places.map(async ({ layer, name: place }) =>
        readAttestation(await registry.blob(repository, layer), place, subject),
      ),
    );
    const sboms = read.flatMap((sbom) => (sbom === undefined ? [] : [{ digest, ...sbom }]));
    if (sboms.length > 0) return sboms;
  }
  return [];
}

/** The SBOM in an attestation; `undefined` for one of something else or about another image. */
function readAttestation(
  text: string,
  place: string,
  subject: string,
): Omit<AttachedSbom, 'digest'> | undefined {
  try {
    const json: unknown = parseUniqueJson(text);
    const envelope = fieldOf(json, 'dsseEnvelope') ?? json;
    if (!isRecord(envelope)) throw new TypeError('it is not a JSON object');
    const [payload, payloadType] = [textOf(envelope['payload']), textOf(envelope['payloadType'])];
    if (payload === undefined || payloadType === undefined) throw new TypeError('it is not a DSSE envelope');
    const statement = readStatement(payloadOf({ payload, payloadType }));
    if (!isSbomType(statement.predicateType) || !statement.subjects.includes(subject)) return undefined;
    const document = documentOf(statement.json['predicate']);
    const parsed: unknown = typeof document === 'string' ? parseUniqueJson(document) : document;
    if (!isRecord(parsed)) throw new TypeError('its predicate is not an SBOM');
    return { predicateType: statement.predicateType, document: parsed, envelope };
  } catch (error) {
    throw failure('UNDECODABLE', `an attestation (${place}) could not be read: ${reasonOf(error)}`);
  }
}

function failure(code: 'NOT_FOUND' | 'UNDECODABLE', message: string): PlatformError {
  return new PlatformError(message, { code, call: 'GET sboms' });
}
