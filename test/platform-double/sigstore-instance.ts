import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { X509Certificate } from '@sigstore/core';
import { initializeCA, initializeTLog, initializeTSA } from '@sigstore/mock';
import { z } from 'zod';

/** Kinds of entries that a transparency log has for an attestation. */
export type LogEntryKind = 'dsse' | 'intoto' | 'old-intoto';

/** A signed envelope in the form that cosign attaches, and as a sigstore bundle. */
export interface SignedAttestation {
  /** DSSE envelope in JSON. */
  readonly envelope: string;
  /** The annotations that cosign writes beside the envelope. */
  readonly annotations: Readonly<Record<string, string>>;
  /** The same as a bundle of version 0.3, in JSON; empty for a signature by a key. */
  readonly bundle: string;
}

/** A keyless signature. */
export interface KeylessAttestation extends SignedAttestation {
  /** The bundle with the time of a timestamp authority instead of an entry in the log. */
  readonly timestamped: string;
  /** `trusted_root.json` with that authority. */
  readonly timestampRoot: string;
}

/** The content to sign, and the signer. */
export interface SigningOptions {
  /** In-toto statement in JSON. */
  readonly payload: string;
  readonly issuer: string;
  readonly subject: string;
  readonly entry?: LogEntryKind;
  /** When the certificate is issued; it lives ten minutes. */
  readonly certifiedAt?: Date;
  readonly loggedAt?: Date;
}

/** A sigstore instance of our own: certificate authority, certificate log, transparency log. */
export interface SigstoreInstance {
  /** `trusted_root.json`. */
  readonly trustedRoot: string;
  sign(options: SigningOptions): Promise<KeylessAttestation>;
}

/** An answer of the log; the mock's own types refer to a package that is not installed. */
const loggedEntry = z.object({
  body: z.string(),
  integratedTime: z.number(),
  logID: z.string(),
  logIndex: z.number(),
  verification: z.object({
    signedEntryTimestamp: z.string(),
    inclusionProof: z.object({
      logIndex: z.number(),
      treeSize: z.number(),
      rootHash: z.string(),
      checkpoint: z.string(),
    }),
  }),
});

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const OID_ISSUER = '1.3.6.1.4.1.57264.1.8';
const OID_SHA256 = '2.16.840.1.101.3.4.2.1';
const LOG_URL = 'https://rekor.sigstore.test';
const CERTIFICATE = 'CERTIFICATE';

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: string | Buffer): string => Buffer.from(data).toString('base64');
const derOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });

function pemOf(der: Buffer): string {
  const lines = base64(der).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${CERTIFICATE}-----\n${lines.join('\n')}\n-----END ${CERTIFICATE}-----\n`;
}

/** The bytes that a DSSE signature is made over. */
function preAuthEncoding(payload: string): Buffer {
  return Buffer.from(
    `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${Buffer.byteLength(payload)} ${payload}`,
  );
}

function envelopeOf(
  payload: string,
  privateKey: KeyObject,
  digest: string | null = 'sha256',
): { readonly text: string; readonly sig: string } {
  const sig = base64(sign(digest, preAuthEncoding(payload), privateKey));
  const text = JSON.stringify({ payloadType: PAYLOAD_TYPE, payload: base64(payload), signatures: [{ sig }] });
  return { text, sig };
}

type CertificateLog = NonNullable<Parameters<typeof initializeCA>[1]>;

/** A number as `size` bytes, the highest first. */
function bigEndian(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes.subarray(8 - size);
}

/** A certificate log (RFC 6962 §3.2); the one of `@sigstore/mock` leaves the signature out with newer versions of pkijs. */
function certificateLogOf(key: ReturnType<typeof newKey>, time: Date): CertificateLog {
  const logID = sha256(derOf(key.publicKey));
  return {
    publicKey: derOf(key.publicKey),
    logID,
    log: async (certificate, issuerId) => {
      const tbs = X509Certificate.parse(Buffer.from(certificate)).tbsCertificate.toDER();
      const stamp = bigEndian(time.getTime(), 8);
      const head = [Buffer.from([0, 0]), stamp, Buffer.from([0, 1]), Buffer.from(issuerId)];
      const signed = Buffer.concat([...head, bigEndian(tbs.length, 3), tbs, Buffer.from([0, 0])]);
      const signature = sign('sha256', signed, key.privateKey);
      const algorithms = Buffer.from([0, 0, 4, 3]);
      const list = [Buffer.from([0]), logID, stamp, algorithms, bigEndian(signature.length, 2), signature];
      const sct = Buffer.concat(list);
      return new Uint8Array(Buffer.concat([bigEndian(sct.length, 2), sct])).buffer;
    },
  };
}

/** Signs with a key of one's own, as `cosign attest --key` does; `null` is the only digest of Ed25519. */
export function signWithKey(
  payload: string,
  privateKey: KeyObject,
  digest: string | null = 'sha256',
): SignedAttestation {
  const { text: envelope } = envelopeOf(payload, privateKey, digest);
  // As `cosign attest --new-bundle-format --key` writes it without a transparency log.
  const bundle = JSON.stringify({
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: { publicKey: { hint: 'key' } },
    dsseEnvelope: JSON.parse(envelope),
  });
  return { envelope, annotations: {}, bundle };
}

function entryOf(kind: LogEntryKind, payload: string, envelope: string, sig: string, pem: string): object {
  const payloadHash = { algorithm: 'sha256', value: sha256(payload).toString('hex') };
  const hash = { algorithm: 'sha256', value: sha256(envelope).toString('hex') };
  if (kind === 'dsse') {
    const signatures = [{ signature: sig, verifier: base64(pem) }];
    return { apiVersion: '0.0.1', kind, spec: { envelopeHash: hash, payloadHash, signatures } };
  }
  if (kind === 'old-intoto') {
    const spec = { content: { hash, payloadHash }, publicKey: base64(pem) };
    return { apiVersion: '0.0.1', kind: 'intoto', spec };
  }
  const signatures = [{ sig: base64(sig), publicKey: base64(pem) }];
  const content = { envelope: { payloadType: PAYLOAD_TYPE, signatures }, hash, payloadHash };
  return { apiVersion: '0.0.2', kind, spec: { content } };
}

/** Starts an instance with keys of its own; it needs no network. */
export async function createSigstoreInstance(): Promise<SigstoreInstance> {
  const [caKey, ctKey, logKey] = [newKey(), newKey(), newKey()];
  const root = (await initializeCA(caKey)).rootCertificate;
  const publicKeyOf = (key: KeyObject) => ({
    rawBytes: base64(derOf(key)),
    keyDetails: 'PKIX_ECDSA_P256_SHA_256',
    validFor: { start: '2020-01-01T00:00:00Z' },
  });
  const logOf = (key: KeyObject, baseUrl: string) => ({
    baseUrl,
    hashAlgorithm: 'SHA2_256',
    publicKey: publicKeyOf(key),
    logId: { keyId: base64(sha256(derOf(key))) },
  });
  // One authority for all: another one of the same key would have another root certificate.
  const authorities = new Map<number, ReturnType<typeof initializeCA>>();
  const roots: Buffer[] = [root];
  const authorityAt = async (time: Date) => {
    const known = authorities.get(time.getTime());
    if (known !== undefined) return known;
    const made = initializeCA(caKey, certificateLogOf(ctKey, time), time);
    authorities.set(time.getTime(), made);
    roots.push((await made).rootCertificate);
    return made;
  };
  const trustedRoot = (): string =>
    JSON.stringify({
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      tlogs: [logOf(logKey.publicKey, LOG_URL)],
      certificateAuthorities: roots.map((rawBytes) => ({
        subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
        uri: 'https://fulcio.sigstore.test',
        certChain: { certificates: [{ rawBytes: base64(rawBytes) }] },
        validFor: { start: '2020-01-01T00:00:00Z' },
      })),
      ctlogs: [logOf(ctKey.publicKey, 'https://ct.sigstore.test')],
      timestampAuthorities: [],
    });
  return {
    get trustedRoot() {
      return trustedRoot();
    },
    sign: async ({ certifiedAt = new Date(), entry = 'dsse', issuer, loggedAt, payload, subject }) => {
      const key = newKey();
      const authority = await authorityAt(certifiedAt);
      const certificate = await authority.issueCertificate({
        publicKey: derOf(key.publicKey),
        subjectAltName: subject,
        extensions: [{ oid: OID_ISSUER, value: issuer }],
      });
      const pem = pemOf(certificate);
      const { sig, text } = envelopeOf(payload, key.privateKey);
      const log = await initializeTLog(LOG_URL, logKey, loggedAt ?? certifiedAt);
      const proposed = entryOf(entry, payload, text, sig, pem);
      const { body, integratedTime, logID, logIndex, verification } = loggedEntry.parse(
        Object.values(await log.log(proposed))[0],
      );
      const { inclusionProof: proof, signedEntryTimestamp: promise } = verification;
      const bundle = {
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: {
          certificate: { rawBytes: base64(certificate) },
          tlogEntries: [
            {
              logIndex: String(logIndex),
              logId: { keyId: base64(Buffer.from(logID, 'hex')) },
              kindVersion: {
                kind: Reflect.get(proposed, 'kind'),
                version: Reflect.get(proposed, 'apiVersion'),
              },
              integratedTime: String(integratedTime),
              inclusionPromise: { signedEntryTimestamp: promise },
              inclusionProof: {
                logIndex: String(proof.logIndex),
                treeSize: String(proof.treeSize),
                rootHash: base64(Buffer.from(proof.rootHash, 'hex')),
                hashes: [],
                checkpoint: { envelope: proof.checkpoint },
              },
              canonicalizedBody: body,
            },
          ],
        },
        dsseEnvelope: JSON.parse(text),
      };
      // A fraction of a second would be written in a form that is not always read again.
      const timeMs = Math.floor((loggedAt ?? certifiedAt).getTime() / 1000) * 1000;
      const authorityOfTime = await initializeTSA(newKey(), new Date(timeMs));
      const response = await authorityOfTime.timestamp({
        artifactHash: sha256(Buffer.from(sig, 'base64')),
        hashAlgorithmOID: OID_SHA256,
        nonce: 1,
        policyOID: '1.2.3',
        certReq: true,
      });
      const material = {
        certificate: { rawBytes: base64(certificate) },
        tlogEntries: [],
        timestampVerificationData: { rfc3161Timestamps: [{ signedTimestamp: base64(response) }] },
      };
      const chain = [authorityOfTime.intCertificate, authorityOfTime.rootCertificate];
      return {
        timestamped: JSON.stringify({ ...bundle, verificationMaterial: material }),
        timestampRoot: JSON.stringify({
          ...JSON.parse(trustedRoot()),
          timestampAuthorities: [
            {
              subject: { organization: 'sigstore.mock', commonName: 'time' },
              certChain: { certificates: chain.map((der) => ({ rawBytes: base64(der) })) },
              validFor: { start: '2020-01-01T00:00:00Z' },
            },
          ],
        }),
        envelope: text,
        annotations: {
          'dev.sigstore.cosign/certificate': pem,
          'dev.sigstore.cosign/chain': pemOf(root),
          'dev.sigstore.cosign/bundle': JSON.stringify({
            SignedEntryTimestamp: promise,
            Payload: { body, integratedTime, logIndex, logID },
          }),
        },
        bundle: JSON.stringify(bundle),
      };
    },
  };
}
