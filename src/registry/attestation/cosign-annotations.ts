import type { TransparencyLogEntry } from '@sigstore/bundle';
import type { SignedEntity } from '@sigstore/verify';
import { type Fields, fieldOf, isRecord, textOf } from '../../base/json-value.ts';
import type { Envelope } from './envelope.ts';

const HEX = /^(?:[0-9a-f]{2})+$/;

/**
 * Makes a sigstore bundle of an envelope and the annotations that cosign writes beside it: certificate, chain and the entry
 * of the transparency log. `undefined` where there is no certificate, as with a key. Throws `TypeError` or `SyntaxError`.
 */
export function bundleOfAnnotations(
  envelope: Envelope,
  annotations: Readonly<Record<string, string>>,
): Fields | undefined {
  const certificate = annotations['dev.sigstore.cosign/certificate'];
  if (certificate === undefined || certificate === '') return undefined;
  const entry = annotations['dev.sigstore.cosign/bundle'];
  const timestamp = annotations['dev.sigstore.cosign/rfc3161timestamp'];
  const { payload, payloadType, signatures } = envelope;
  return {
    mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
    verificationMaterial: {
      // The chain beside it is what the signer says; the trusted root decides, so the leaf is enough.
      x509CertificateChain: { certificates: [{ rawBytes: derOf(certificate) }] },
      tlogEntries: entry === undefined ? [] : [logEntryOf(JSON.parse(entry))],
      ...(timestamp === undefined ? {} : { timestampVerificationData: timestampOf(JSON.parse(timestamp)) }),
    },
    dsseEnvelope: { payload, payloadType, signatures: signatures.map((sig) => ({ sig })) },
  };
}

/** The base64 of the first certificate in a PEM text. */
export function derOf(pem: string): string {
  const body = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(pem)?.[1];
  if (body === undefined) throw new TypeError('its certificate is not PEM');
  return body.replace(/\s+/g, '');
}

/** Cosign's `RekorBundle` as an entry of a sigstore bundle. */
function logEntryOf(json: unknown): Fields {
  const payload = fieldOf(json, 'Payload');
  const promise = textOf(fieldOf(json, 'SignedEntryTimestamp'));
  if (!isRecord(payload) || promise === undefined)
    throw new TypeError('its transparency-log entry is not valid');
  const { body: written, integratedTime, logID, logIndex } = payload;
  const [body, logId] = [textOf(written), textOf(logID)];
  if (!Number.isSafeInteger(integratedTime) || !Number.isSafeInteger(logIndex))
    throw new TypeError('its transparency-log entry has no time or index');
  if (body === undefined || logId === undefined || !HEX.test(logId))
    throw new TypeError('its transparency-log entry has no body or log id');
  const content: unknown = JSON.parse(Buffer.from(body, 'base64').toString('utf8'));
  return {
    logIndex: String(logIndex),
    logId: { keyId: Buffer.from(logId, 'hex').toString('base64') },
    kindVersion: { kind: textOf(fieldOf(content, 'kind')), version: textOf(fieldOf(content, 'apiVersion')) },
    integratedTime: String(integratedTime),
    inclusionPromise: { signedEntryTimestamp: promise },
    canonicalizedBody: body,
  };
}

function timestampOf(json: unknown): Fields {
  const signed = textOf(fieldOf(json, 'SignedRFC3161Timestamp'));
  if (signed === undefined) throw new TypeError('its timestamp is not valid');
  return { rfc3161Timestamps: [{ signedTimestamp: signed }] };
}

/**
 * Whether an entry of the transparency log is of the kind `intoto` in version 0.0.1, which cosign wrote up to 2.1, and the
 * vendor's builds write: `@sigstore/verify` checks later versions only.
 */
export function isOldEntry({ kindVersion }: TransparencyLogEntry): boolean {
  return kindVersion.kind === 'intoto' && kindVersion.version === '0.0.1';
}

/**
 * Throws unless the entry is about this envelope and this certificate: it holds the hash of the envelope's text, signature
 * included, and the certificate (https://github.com/sigstore/rekor/blob/main/pkg/types/intoto/v0.0.1/entry.go).
 */
export function requireOldBody(
  { canonicalizedBody }: TransparencyLogEntry,
  digest: string | undefined,
  { key }: Pick<SignedEntity, 'key'>,
): void {
  const body: unknown = JSON.parse(canonicalizedBody.toString('utf8'));
  const spec = fieldOf(body, 'spec');
  const hash = fieldOf(fieldOf(spec, 'content'), 'hash');
  const isBody = fieldOf(body, 'kind') === 'intoto' && fieldOf(body, 'apiVersion') === '0.0.1';
  if (!isBody || fieldOf(hash, 'algorithm') !== 'sha256')
    throw new TypeError('the transparency-log entry does not have the kind that it states');
  if (digest === undefined || digest !== `sha256:${fieldOf(hash, 'value')}`)
    throw new TypeError('the transparency-log entry is for another envelope');
  const logged = derOf(Buffer.from(textOf(fieldOf(spec, 'publicKey')) ?? '', 'base64').toString('utf8'));
  if (key.$case !== 'certificate' || logged !== key.certificate.root.toDER().toString('base64'))
    throw new TypeError('the transparency-log entry is for another certificate');
}
