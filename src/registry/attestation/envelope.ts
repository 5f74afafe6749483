import { fieldOf, isRecord, parseJson, parseUniqueJson, recordsIn, textOf } from '../../base/json-value.ts';
import { freeBytes } from '../../base/memory.ts';
import { parseTime } from '../../base/time.ts';

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse), as it was written. */
export interface Envelope {
  readonly payloadType: string;
  /** Base64. */
  readonly payload: string;
  /** Base64; none where nobody signed it. */
  readonly signatures: readonly string[];
}

/** An envelope, and what came with it that says who signed it. */
export interface SignedEnvelope {
  readonly envelope: Envelope;
  /** Digest of the text of a standalone envelope, which old transparency-log entries name. */
  readonly digest: string | undefined;
  /** The sigstore bundle that holds it. */
  readonly bundle: Readonly<Record<string, unknown>> | undefined;
}

/** Most signatures of one envelope. */
const MAXIMUM_SIGNATURES = 16;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** Reads a DSSE envelope or a sigstore bundle of one, with the digest of its text; throws `TypeError` or `SyntaxError`. */
export function readEnvelope(text: string, digest: string): SignedEnvelope {
  const json = parseUniqueJson(text);
  if (!isRecord(json)) throw new TypeError('it is not a JSON object');
  if (json['dsseEnvelope'] !== undefined)
    return { envelope: decodeEnvelope(json['dsseEnvelope']), digest: undefined, bundle: json };
  return { envelope: decodeEnvelope(json), digest, bundle: undefined };
}

function decodeEnvelope(json: unknown): Envelope {
  if (!isRecord(json)) throw new TypeError('its envelope is not an object');
  const [payload, payloadType] = [textOf(json['payload']), textOf(json['payloadType'])];
  if (payload === undefined || payloadType === undefined)
    throw new TypeError('it is neither a DSSE envelope nor a sigstore bundle of one');
  if (!BASE64.test(payload)) throw new TypeError('its payload is not base64');
  const list: unknown = json['signatures'] ?? [];
  if (!Array.isArray(list)) throw new TypeError('its signatures are not a list');
  if (list.length > MAXIMUM_SIGNATURES)
    throw new TypeError(`it has more than ${MAXIMUM_SIGNATURES} signatures`);
  // Some tools write an unsigned envelope with one empty signature.
  const signatures = list.filter((one) => fieldOf(one, 'sig') !== '').map(signatureOf);
  return { payloadType, payload, signatures };
}

function signatureOf(json: unknown): string {
  const sig = textOf(fieldOf(json, 'sig'));
  if (sig === undefined || !BASE64.test(sig)) throw new TypeError('a signature is not base64');
  return sig;
}

/** Text of an error, shortened; anything may have been thrown, and the text may come from outside. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : 'it cannot be read';
}

/** An in-toto statement (https://github.com/in-toto/attestation), as far as it is used. */
export interface Statement {
  /** Digests that it is about, as `sha256:<hex>`. */
  readonly subjects: readonly string[];
  readonly predicateType: string;
  /** When its predicate says that it was made, in milliseconds since 1970. */
  readonly createdAt: number | undefined;
  /** The whole statement. */
  readonly json: Readonly<Record<string, unknown>>;
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
/** SPDX and CycloneDX, with or without a version at the end. */
const SBOM_TYPE = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
/** Most subjects of one statement. */
const MAXIMUM_SUBJECTS = 1000;

export function isSbomType(predicateType: string): boolean {
  return SBOM_TYPE.test(predicateType);
}

/** The text of the statement in an envelope; throws `TypeError` where it holds something else, or is not UTF-8. */
export function payloadOf({ payload, payloadType }: Omit<Envelope, 'signatures'>): string {
  if (payloadType !== PAYLOAD_TYPE) throw new TypeError('its payload is not an in-toto statement');
  const bytes = Buffer.from(payload, 'base64');
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  freeBytes(bytes);
  return text;
}

/** Reads the text of a statement; throws `TypeError` or `SyntaxError` where it is not one. */
export function readStatement(text: string): Statement {
  const json = parseUniqueJson(text);
  if (!isRecord(json) || !STATEMENT_TYPE.test(textOf(json['_type']) ?? ''))
    throw new TypeError('its payload is not an in-toto statement');
  const predicateType = textOf(json['predicateType']);
  if (predicateType === undefined) throw new TypeError('its statement has no predicate type');
  const { subject } = json;
  if (!Array.isArray(subject) || subject.length > MAXIMUM_SUBJECTS)
    throw new TypeError(`its statement has no list of at most ${MAXIMUM_SUBJECTS} subjects`);
  return {
    subjects: subject.flatMap(digestOf),
    predicateType,
    createdAt: createdAt(json['predicate']),
    json,
  };
}

function digestOf(subject: unknown): readonly string[] {
  const hex = textOf(fieldOf(fieldOf(subject, 'digest'), 'sha256'));
  return hex === undefined ? [] : [`sha256:${hex}`];
}

/** The SBOM in a predicate: older versions of cosign wrap it in `Data`, and `cosign attest --type spdx` writes it as text. */
export function documentOf(predicate: unknown): unknown {
  return isRecord(predicate) ? (predicate['Data'] ?? predicate) : predicate;
}

/** The latest date that an SBOM gives itself; SPDX 3 has its dates in elements of its graph. */
function createdAt(predicate: unknown): number | undefined {
  const held = documentOf(predicate);
  const document = typeof held === 'string' ? (parseJson(held) ?? tagValueDates(held)) : held;
  let latest: number | undefined;
  for (const part of [document, ...recordsIn(fieldOf(document, '@graph'))]) {
    const { created } = isRecord(part) ? part : {};
    const dates = [
      fieldOf(fieldOf(part, 'creationInfo'), 'created'),
      fieldOf(fieldOf(part, 'metadata'), 'timestamp'),
    ];
    for (const date of [created, ...dates]) {
      const time = parseTime(textOf(date) ?? '');
      if (time !== undefined && time > (latest ?? Number.NEGATIVE_INFINITY)) latest = time;
    }
  }
  return latest;
}

/** The date of SPDX in tags and values. */
const tagValueDates = (text: string) => ({ created: /^Created:[ \t]*(\S+)/m.exec(text)?.[1] });
