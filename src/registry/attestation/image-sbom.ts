import { counted } from '../../base/counted.ts';
import { collectGarbage } from '../../base/memory.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import { type ImageRegistry, referrersTag } from '../image-registry.ts';
import type { Descriptor } from '../manifest.ts';
import {
  isSbomType,
  payloadOf,
  readEnvelope,
  readStatement,
  reasonOf,
  type SignedEnvelope,
} from './envelope.ts';
import {
  type AttestationPlace,
  attestationTag,
  findAttestations,
  MAXIMUM_ATTESTATIONS,
} from './find-attestations.ts';
import { policyWords, type SignaturePolicy } from './signature-policy.ts';
import type { JudgeSignature, Verdict } from './verify-signature.ts';

/** An attestation whose texts are worth a collection as soon as one of them is not needed any more. */
const LARGE_BYTES = 8 * 1024 * 1024;

/** An image whose SBOM is asked for. */
export interface SbomQuestion {
  /** The image for people: as referenced. */
  readonly name: string;
  readonly repository: string;
  /** Digest of the platform's manifest. */
  readonly manifest: string;
  /** Digest of the index that lists it, where there is one. */
  readonly index: string | undefined;
  /** Such as `linux/amd64`. */
  readonly platform: string;
}

export interface ImageSbom {
  /** The in-toto statement whose predicate is the SBOM. */
  readonly statement: Readonly<Record<string, unknown>>;
  readonly predicateType: string;
  /** The digest that it is about: of the manifest, or of the index. */
  readonly attachedTo: string;
  readonly isVerified: boolean;
  /** Subject of the certificate, where there is one. */
  readonly signer: string | undefined;
  /** When it was signed, or else when it says that it was made; milliseconds since 1970. */
  readonly time: number | undefined;
}

/** The SBOMs of an image that count, at most one of each format. */
export interface ImageSboms {
  readonly sboms: readonly ImageSbom[];
  /** Attestations of SBOMs that do not count, each with the reason, for people. */
  readonly leftAside: readonly string[];
}

/** An attestation that does not count, and why. */
interface Rejected {
  readonly place: AttestationPlace;
  readonly reason: string;
}

/** Reads SBOMs of images; throws `UserError` where there is none that counts, `PlatformError` where that is unknown. */
export type ReadImageSbom = (question: SbomQuestion) => Promise<ImageSboms>;

/**
 * Creates the reader of SBOMs under one policy. Of each format, the newest attestation that is about the image and validly
 * signed counts: of the platform's manifest, or, where that has none, of the index. Nothing else ever passes for one.
 */
export function createSbomReader(registry: ImageRegistry, policy: SignaturePolicy): ReadImageSbom {
  let judge: Promise<JudgeSignature> | undefined;
  return async (question) => {
    const rejected: Rejected[] = [];
    for (const digest of [question.manifest, question.index]) {
      if (digest === undefined || rejected.length > 0) continue;
      const found = await findAttestations(registry, question.repository, digest);
      if (found.kind === 'too-many') throw tooMany(question);
      const choice = createChoice();
      for (const place of found.places) {
        judge ??= openJudge(policy);
        const opened = await open(registry, question.repository, place, await judge);
        const isVerified = policy.kind !== 'unverified';
        await collectGarbage(place.layer.size > LARGE_BYTES);
        const read = typeof opened === 'string' ? opened : readOne(opened, digest, isVerified);
        if (typeof read === 'string') rejected.push({ place, reason: read });
        else if (read !== undefined) choice.add(read, place);
      }
      if (choice.sboms().length > 0)
        return { sboms: choice.sboms(), leftAside: [...choice.older(), ...rejected.map(rejectedWords)] };
    }
    throw rejected.length === 0 ? noAttestation(question) : noneCounts(question, rejected, policy);
  };
}

/** Keeps the newest SBOM of each format, because signers attest an image in several; only these stay in memory. */
function createChoice() {
  const newest = new Map<string, { readonly sbom: ImageSbom; readonly words: string }>();
  const older: string[] = [];
  return {
    add(sbom: ImageSbom, place: AttestationPlace): void {
      const format = new URL(sbom.predicateType).host;
      const held = newest.get(format);
      const next = { sbom, words: placeWords(place, sbom.time) };
      // The later one of a list wins where times are equal or unknown: cosign adds at the end.
      const isNewer = (sbom.time ?? 0) >= (held?.sbom.time ?? 0);
      if (isNewer) newest.set(format, next);
      if (held !== undefined) older.push(isNewer ? held.words : next.words);
    },
    sboms: (): readonly ImageSbom[] => Array.from(newest.values(), ({ sbom }) => sbom),
    older: (): readonly string[] => older.map((words) => `an older one of the same format: ${words}`),
  };
}

const placeWords = ({ layer, name }: AttestationPlace, time: number | undefined): string =>
  `${name}, ${layer.digest}${time === undefined ? '' : `, ${renderTime(time)}`}`;

/** The check of signatures takes a large library, which is loaded for nothing else. */
async function openJudge(policy: SignaturePolicy): Promise<JudgeSignature> {
  if (policy.kind === 'unverified') return () => ({ kind: 'valid', signer: undefined, signedAt: undefined });
  const { createSignatureJudge } = await import('./verify-signature.ts');
  return createSignatureJudge(policy);
}

/** The payload of an attestation, and whether it is signed as expected. */
interface Opened {
  readonly payload: string;
  readonly verdict: Verdict;
}

/**
 * Opens an attestation and judges its signature; a text says why it does not count. Only the statement's text is passed on:
 * an SBOM may have many megabytes, and the blob, its base64 and the parsed document would otherwise be held together.
 */
async function open(
  registry: ImageRegistry,
  repository: string,
  { layer }: AttestationPlace,
  judge: JudgeSignature,
): Promise<Opened | string> {
  const signed = await readSigned(registry, repository, layer);
  if (typeof signed === 'string') return signed;
  await collectGarbage(layer.size > LARGE_BYTES);
  const verdict = judge(signed, layer.annotations);
  return orReason(() => ({ payload: payloadOf(signed.envelope), verdict }));
}

async function readSigned(
  registry: ImageRegistry,
  repository: string,
  layer: Descriptor,
): Promise<SignedEnvelope | string> {
  const text = await registry.blob(repository, layer);
  return orReason(() => readEnvelope(text, layer.digest));
}

function orReason<T extends object>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return reasonOf(error);
  }
}

/** The SBOM in an attestation; `undefined` in one of something else, and a text where it does not count. */
function readOne(
  { payload, verdict }: Opened,
  digest: string,
  isVerified: boolean,
): ImageSbom | string | undefined {
  const statement = orReason(() => readStatement(payload));
  if (typeof statement === 'string') return statement;
  const { createdAt, json, predicateType, subjects } = statement;
  if (!isSbomType(predicateType)) return undefined;
  if (!subjects.includes(digest)) return `it is about ${subjectWords(subjects)}`;
  if (verdict.kind === 'invalid') return verdict.reason;
  const { signedAt = createdAt, signer } = verdict;
  return { statement: json, predicateType, attachedTo: digest, isVerified, signer, time: signedAt };
}

function subjectWords(subjects: readonly string[]): string {
  return subjects.length === 0 ? 'no image' : `another image (${subjects.slice(0, 3).join(', ')})`;
}

function imageWords({ manifest, name, platform }: SbomQuestion): string {
  return `\`${name}\` (${platform}, ${manifest})`;
}

function noAttestation(question: SbomQuestion): UserError {
  const [tag, old] = [referrersTag(question.manifest), attestationTag(question.manifest)];
  return new UserError({
    message: `${imageWords(question)} has no SBOM attestation: there is none among its referrers, and none under the tags \`${tag}\` and \`${old}\``,
    fix: 'attest an SBOM with `cosign attest --type spdxjson`, or write the SBOM to a file and name it in `sbom`',
  });
}

function noneCounts(
  question: SbomQuestion,
  rejected: readonly Rejected[],
  policy: SignaturePolicy,
): UserError {
  const reasons = rejected.slice(0, 3).map(rejectedWords);
  const more = rejected.length > 3 ? `; and ${rejected.length - 3} more` : '';
  return new UserError({
    message: `${imageWords(question)} has no acceptable SBOM attestation; expected a signature ${policyWords(policy)}: ${reasons.join('; ')}${more}`,
    fix: 'do not use the image until this is explained; if someone else legitimately signs it, name the signer in `attestation-issuer` and `attestation-subject`, or set `attestation-key`',
  });
}

const rejectedWords = ({ place, reason }: Rejected): string =>
  `${plainLine(reason, 300)} (${placeWords(place, undefined)})`;

function tooMany(question: SbomQuestion): UserError {
  return new UserError({
    message: `${imageWords(question)} has more than ${counted(MAXIMUM_ATTESTATIONS, 'attestation')} that may be SBOMs`,
    fix: 'remove the ones that are no longer needed, for example with `cosign attest --replace`',
  });
}
