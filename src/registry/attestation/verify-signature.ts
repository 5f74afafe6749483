import { bundleFromJSON } from '@sigstore/bundle';
import { crypto, dsse } from '@sigstore/core';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import seeds from '@sigstore/tuf/seeds.json' with { type: 'json' };
import {
  type SignedEntity,
  type TrustMaterial,
  toSignedEntity,
  toTrustMaterial,
  Verifier,
} from '@sigstore/verify';
// The library exports this check only together with one that knows no entries of version 0.0.1.
import { verifyTLogInclusion } from '@sigstore/verify/dist/tlog/index.js';
import { freeBytes } from '../../base/memory.ts';
import { UserError } from '../../base/user-error.ts';
import { bundleOfAnnotations, isOldEntry, requireOldBody } from './cosign-annotations.ts';
import type { Envelope, SignedEnvelope } from './envelope.ts';
import { reasonOf } from './envelope.ts';
import { isExpected, type SignaturePolicy, signerWords } from './signature-policy.ts';

/** Verdict on a signature. */
export type Verdict =
  | {
      readonly kind: 'valid';
      /** The subject of its certificate; `undefined` with a key. */
      readonly signer: string | undefined;
      /** When it was signed, by a log or a timestamp that was checked; milliseconds since 1970. */
      readonly signedAt: number | undefined;
    }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Judges one signed envelope with the annotations beside it; never throws. */
export type JudgeSignature = (
  signed: SignedEnvelope,
  annotations: Readonly<Record<string, string>>,
) => Verdict;

type Policy = Exclude<SignaturePolicy, { readonly kind: 'unverified' }>;

/**
 * Creates the judge of a policy. Nothing is asked over the network: certificates, log and timestamps are checked against
 * the trusted root. Throws `UserError` for a key or a trusted root that cannot be read.
 */
export async function createSignatureJudge(policy: Policy): Promise<JudgeSignature> {
  if (policy.kind === 'key') {
    const key = readKey(policy.key);
    return ({ envelope }) => (envelope.signatures.length === 0 ? UNSIGNED : judgeByKey(envelope, key));
  }
  const trust = await readTrustedRoot(policy.trustedRoot);
  return (signed, annotations) => {
    if (signed.envelope.signatures.length === 0) return UNSIGNED;
    try {
      return judgeKeyless(signed, annotations, policy, trust);
    } catch (error) {
      return invalid(`its signature is not valid: ${chainOf(error)}`);
    }
  };
}

const UNSIGNED: Verdict = { kind: 'invalid', reason: 'it has no signature' };

type PublicKey = ReturnType<typeof crypto.createPublicKey>;

function readKey(pem: string): PublicKey {
  const refuse = (reason: string): UserError =>
    new UserError({
      message: `\`attestation-key\` is not a public key: ${reason}`,
      fix: 'give the PEM text that begins with `-----BEGIN PUBLIC KEY-----`, or the path of a file with it',
      input: 'attestation-key',
    });
  // Node would also derive a public key from a private one, which does not belong here.
  if (!/^\s*-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(pem)) throw refuse('it has no `BEGIN PUBLIC KEY`');
  try {
    return crypto.createPublicKey(pem.trim());
  } catch {
    throw refuse('it cannot be read');
  }
}

/**
 * Digests that a signature by a key may be over; Ed25519 has its own. An envelope does not say which: for P-384 and P-521,
 * cosign takes SHA-256 or that of the curve, and a cloud's key store may offer only the latter.
 */
const digestsOf = ({ asymmetricKeyType }: PublicKey): readonly (string | undefined)[] =>
  asymmetricKeyType === 'ec' || asymmetricKeyType === 'rsa' ? ['sha256', 'sha384', 'sha512'] : [undefined];

function judgeByKey(envelope: Envelope, key: PublicKey): Verdict {
  const payload = Buffer.from(envelope.payload, 'base64');
  const signed = dsse.preAuthEncoding(envelope.payloadType, payload);
  freeBytes(payload);
  const digests = digestsOf(key);
  const fits = envelope.signatures.some((text) => {
    const signature = Buffer.from(text, 'base64');
    return digests.some((digest) => crypto.verify(signed, key, signature, digest));
  });
  freeBytes(signed);
  return fits
    ? { kind: 'valid', signer: undefined, signedAt: undefined }
    : invalid('it is signed by another key, or was changed after it was signed');
}

function judgeKeyless(
  signed: SignedEnvelope,
  annotations: Readonly<Record<string, string>>,
  policy: Extract<Policy, { readonly kind: 'keyless' }>,
  trust: TrustMaterial,
): Verdict {
  const json = signed.bundle ?? bundleOfAnnotations(signed.envelope, annotations);
  if (json === undefined) return invalid('it has no certificate: it is signed by a key, or not at all');
  const bundle = bundleFromJSON(json);
  // A bundle with a signature of something else beside the envelope is read as that signature.
  if (bundle.content.$case !== 'dsseEnvelope') return invalid('its bundle signs something else');
  if (bundle.verificationMaterial.content.$case === 'publicKey')
    return invalid('it has no certificate: it is signed by a key');
  const entity = toSignedEntity(bundle);
  const { identity } = verifyEntity(entity, signed.digest, trust);
  const [issuer, subject] = [identity?.extensions?.issuer, identity?.subjectAlternativeName];
  if (!isExpected(policy.signers, issuer, subject))
    return invalid(`it is signed by ${signerWords(issuer, subject)}`);
  return { kind: 'valid', signer: subject, signedAt: timeOf(entity) };
}

/** Checks certificate, log entries, timestamps and signature; throws what is wrong. */
function verifyEntity(entity: SignedEntity, digest: string | undefined, trust: TrustMaterial) {
  const old = entity.tlogEntries.filter(isOldEntry);
  for (const entry of old) {
    verifyTLogInclusion(entry, trust.tlogs);
    requireOldBody(entry, digest, entity);
  }
  const verifier = new Verifier(trust, {
    // A private instance may have neither log: its trusted root says so.
    ctlogThreshold: trust.ctlogs.length === 0 ? 0 : 1,
    tlogThreshold: trust.tlogs.length === 0 || old.length > 0 ? 0 : 1,
    timestampThreshold: 1,
  });
  return verifier.verify({
    ...entity,
    tlogEntries: entity.tlogEntries.filter((entry) => !isOldEntry(entry)),
  });
}

function timeOf({ timestamps }: SignedEntity): number {
  const times = timestamps.flatMap((timestamp) => {
    if (timestamp.$case === 'timestamp-authority') return timestamp.timestamp.signingTime.getTime();
    // Only the log's promise covers the time of an entry; a proof of inclusion does not.
    const { inclusionPromise, integratedTime } = timestamp.tlogEntry;
    return inclusionPromise === undefined ? [] : Number(integratedTime) * 1000;
  });
  return Math.max(...times);
}

const invalid = (reason: string): Verdict => ({ kind: 'invalid', reason });

/** Texts of an error and its cause: the library names the reason in the cause. */
function chainOf(error: unknown): string {
  const cause: unknown = Reflect.get(Object(error), 'cause');
  return cause === undefined ? reasonOf(error) : `${reasonOf(error)}: ${reasonOf(cause)}`;
}

/** Where the public instance of sigstore publishes its trusted root, as the seeds name it. */
const PUBLIC_INSTANCE = 'https://tuf-repo-cdn.sigstore.dev';

/**
 * Reads the trust anchors of signatures: the trusted root in `json`, or the public instance's, which comes with
 * `@sigstore/tuf`; nothing is loaded over the network. Throws `UserError` for a file that is not a trusted root.
 */
async function readTrustedRoot(json: string | undefined): Promise<TrustMaterial> {
  const published = seeds[PUBLIC_INSTANCE].targets['trusted_root.json'];
  const text = json ?? Buffer.from(published, 'base64').toString('utf8');
  try {
    const material = toTrustMaterial(TrustedRoot.fromJSON(JSON.parse(text)));
    // Without an authority no certificate could ever be trusted.
    if (material.certificateAuthorities.length > 0) return material;
    throw new TypeError('it names no certificate authority');
  } catch (error) {
    throw new UserError({
      message: `\`trusted-root\` is not a trusted root of sigstore: ${reasonOf(error)}`,
      fix: 'give the file `trusted_root.json` of your sigstore instance, as `cosign trusted-root create` writes it',
      input: 'trusted-root',
    });
  }
}
