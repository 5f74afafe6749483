import { isRecord, textOf } from '../../base/json-value.ts';
import { parseTime } from '../../base/time.ts';
import { type Envelope, payloadTextOf } from './envelope.ts';

/** An in-toto statement (https://github.com/in-toto/attestation), as far as it is used. */
export interface Statement {
  /** Digests that it is about, as `sha256:<hex>`. */
  readonly subjects: readonly string[];
  readonly predicateType: string;
  /** When its predicate says that it was made, in milliseconds since 1970. */
  readonly createdAt: number | undefined;
  /** The whole statement. */
  readonly text: string;
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
/** SPDX and CycloneDX, with or without a version behind. */
const SBOM_TYPE = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
/** Most subjects of one statement. */
const MAXIMUM_SUBJECTS = 1000;

/** Whether a predicate type is one of an SBOM that can be read. */
export function isSbomType(predicateType: string): boolean {
  return SBOM_TYPE.test(predicateType);
}

/** Reads the statement in an envelope; throws `TypeError` or `SyntaxError` where it is not one. */
export function readStatement(envelope: Envelope): Statement {
  if (envelope.payloadType !== PAYLOAD_TYPE) throw new TypeError('its payload is not an in-toto statement');
  const text = payloadTextOf(envelope);
  const json: unknown = JSON.parse(text);
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
    text,
  };
}

function digestOf(subject: unknown): readonly string[] {
  const digest = isRecord(subject) ? subject['digest'] : undefined;
  const hex = isRecord(digest) ? textOf(digest['sha256']) : undefined;
  return hex === undefined ? [] : [`sha256:${hex}`];
}

function createdAt(predicate: unknown): number | undefined {
  if (!isRecord(predicate)) return undefined;
  const { creationInfo, metadata } = predicate;
  const time = isRecord(creationInfo)
    ? textOf(creationInfo['created'])
    : isRecord(metadata)
      ? textOf(metadata['timestamp'])
      : undefined;
  return time === undefined ? undefined : parseTime(time);
}
