import { isRecord, textOf } from '../../base/json-value.ts';

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse), as it was written. */
export interface Envelope {
  readonly payloadType: string;
  /** Base64. */
  readonly payload: string;
  /** Base64. */
  readonly signatures: readonly string[];
}

/** An envelope, and what came with it that says who signed it. */
export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** The text of an envelope that stands alone, which old entries of transparency logs hash. */
  readonly text: string | undefined;
  /** The sigstore bundle that holds it. */
  readonly bundle: Readonly<Record<string, unknown>> | undefined;
}

/** Most signatures of one envelope. */
const MAXIMUM_SIGNATURES = 16;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** Reads a DSSE envelope or a sigstore bundle that holds one; throws `TypeError` or `SyntaxError` for anything else. */
export function readEnvelope(text: string): SignedEnvelope {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json)) throw new TypeError('it is not a JSON object');
  if (json['dsseEnvelope'] !== undefined)
    return { envelope: decodeEnvelope(json['dsseEnvelope']), text: undefined, bundle: json };
  return { envelope: decodeEnvelope(json), text, bundle: undefined };
}

/** The bytes of an envelope's payload as text; throws `TypeError` where they are not UTF-8. */
export function payloadTextOf(envelope: Envelope): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    Buffer.from(envelope.payload, 'base64'),
  );
}

function decodeEnvelope(json: unknown): Envelope {
  if (!isRecord(json)) throw new TypeError('its envelope is not an object');
  const [payload, payloadType] = [textOf(json['payload']), textOf(json['payloadType'])];
  if (payload === undefined || payloadType === undefined)
    throw new TypeError('it is neither a DSSE envelope nor a sigstore bundle of one');
  if (!BASE64.test(payload)) throw new TypeError('its payload is not base64');
  const list: unknown = json['signatures'];
  if (!Array.isArray(list) || list.length === 0) throw new TypeError('it has no signature');
  if (list.length > MAXIMUM_SIGNATURES)
    throw new TypeError(`it has more than ${MAXIMUM_SIGNATURES} signatures`);
  return { payloadType, payload, signatures: list.map(signatureOf) };
}

function signatureOf(json: unknown): string {
  const sig = isRecord(json) ? textOf(json['sig']) : undefined;
  if (sig === undefined || !BASE64.test(sig)) throw new TypeError('a signature is not base64');
  return sig;
}
