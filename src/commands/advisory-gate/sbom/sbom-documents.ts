import { counted } from '../../../base/counted.ts';
import {
  type Fields,
  isRecord,
  parseUniqueJson,
  RepeatedKeyError,
  recordsIn,
  textOf,
} from '../../../base/json-value.ts';
import { freeBytes } from '../../../base/memory.ts';
import { documentOf, isSbomType } from '../../../registry/attestation/envelope.ts';
import { notJson, orUnreadable, Unreadable } from './sbom-reading.ts';
import { isTagValue, readTagValue } from './sbom-tag-value.ts';
import { readCycloneDxXml } from './sbom-xml.ts';

/** One value of a text, or the text inside an envelope: nothing refers to the envelope any more, which is a third longer. */
type SbomPart =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'payload'; readonly text: string };

/** The parts of a text, or why it is not an SBOM. */
export type SbomParts = readonly SbomPart[] | Unreadable;

/** Documents of SBOMs in one value of a text, or the predicate type of an attestation about something else. */
type Opened = readonly Fields[] | string;

/** Most predicate types in one message. */
const MAXIMUM_SHOWN = 5;
/** Keys of what `docker buildx imagetools inspect` prints for several platforms. */
const PLATFORM = /^[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?$/;

/** Linear time: what may follow the text is bounded. */
const BASE64 = /^[\w+/\s-]*={0,2}\s{0,2}$/;

/**
 * Reads the parts of a text: JSON, CycloneDX in XML, SPDX in tags and values, and what SBOMs come wrapped in: envelopes one
 * a line (DSSE, as `cosign download attestation` prints them; their signatures are not checked) and sigstore bundles.
 */
export function readSbomParts(given: string): SbomParts {
  const text = given.replace(/^\uFEFF/, '');
  return orUnreadable(() => {
    const other = openOtherSyntax(text);
    return other === undefined ? parseValues(text).map(partOf) : [{ kind: 'value', value: other }];
  });
}

/** Opens the documents in parts: in-toto statements, buildx's `{"SPDX": …}`, GitHub's `{"sbom": …}`. Throws `Unreadable`. */
export function openSbomDocuments(parts: readonly SbomPart[]): readonly Fields[] {
  const opened = parts.map((part) =>
    part.kind === 'payload' ? openPayload(part.text) : openValue(part.value),
  );
  const documents = opened.flatMap((one) => (typeof one === 'string' ? [] : one));
  if (documents.length > 0) return documents;
  const foreign = opened.filter((one) => typeof one === 'string');
  const types = [...new Set(foreign)].slice(0, MAXIMUM_SHOWN).join(', ');
  throw new Unreadable(
    `it has ${counted(foreign.length, 'attestation')}, but none of an SBOM: ${types}`,
    'download the SBOM: `cosign download attestation --predicate-type https://spdx.dev/Document IMAGE`',
  );
}

const SPDX_FIX = 'convert it: `pyspdxtools --infile sbom.spdx.yaml --outfile sbom.spdx.json`';
const CYCLONEDX_FIX = 'convert it: `cyclonedx convert --input-file bom.bin --output-file bom.json`';

/** The format of a text that is not JSON, judged by its start; `undefined` for anything that may be JSON. */
function openOtherSyntax(text: string): Fields | undefined {
  if (/^\s*</.test(text)) return readCycloneDxXml(text.trimStart());
  if (isTagValue(text)) return readTagValue(text);
  const start = text.slice(0, 10_000);
  if (/^["']?(?:SPDXID|spdxVersion)["']?:[ \t]/m.test(start))
    throw new Unreadable('it is SPDX in YAML', SPDX_FIX);
  if (/^\s*spec_version: "/m.test(start) || start.includes('\0'))
    throw new Unreadable('it is CycloneDX in protobuf, or another binary format', CYCLONEDX_FIX);
  return undefined;
}

/** One JSON value, or one a line. */
function parseValues(text: string): readonly unknown[] {
  try {
    return [parseUniqueJson(text)];
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (error instanceof RepeatedKeyError || lines.length < 2) throw notJson(error);
    // A text that is pretty-printed or cut fails at its first line.
    try {
      return lines.map((line) => parseUniqueJson(line));
    } catch (inLine) {
      throw notJson(inLine instanceof RepeatedKeyError ? inLine : error);
    }
  }
}

function openValue(value: unknown): Opened {
  // Expanded JSON-LD is a list of elements.
  if (Array.isArray(value) && value.some((one) => isRecord(one) && one['@type'] !== undefined))
    return [{ '@graph': value }];
  if (!isRecord(value)) throw new Unreadable('it is JSON, but not an object');
  if (textOf(value.predicateType) !== undefined) return openStatement(value);
  return openBuildx(value) ?? [isRecord(value.sbom) ? value.sbom : value];
}

/** The payload of an envelope, in base64 of either alphabet; anything else as it is. */
function partOf(value: unknown): SbomPart {
  const bundled = isRecord(value) ? value.dsseEnvelope : undefined;
  const envelope = isRecord(bundled) ? bundled : value;
  const payload = isRecord(envelope) ? textOf(envelope.payload) : undefined;
  const isEnvelope = isRecord(envelope) && textOf(envelope.payloadType) !== undefined;
  if (!isRecord(bundled) && (!isEnvelope || payload === undefined)) return { kind: 'value', value };
  if (payload === undefined || !BASE64.test(payload)) return { kind: 'payload', text: '' };
  const bytes = Buffer.from(payload, 'base64');
  const text = bytes.toString();
  freeBytes(bytes);
  return { kind: 'payload', text };
}

function openPayload(text: string): Opened {
  const payload = objectIn(text);
  if (payload === undefined)
    throw new Unreadable('it is an envelope whose payload is not a JSON object in base64');
  return textOf(payload.predicateType) === undefined ? [payload] : openStatement(payload);
}

/** The SBOM in a text of a statement: JSON, tags and values, or XML. */
function documentIn(text: string): Fields | undefined {
  const other = orUnreadable(() => openOtherSyntax(text));
  return other === undefined || other instanceof Unreadable ? objectIn(text) : other;
}

function objectIn(text: string): Fields | undefined {
  try {
    const value = parseUniqueJson(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof RepeatedKeyError) throw new Unreadable(error.message);
    return undefined;
  }
}

function openStatement(statement: Fields): Opened {
  const predicateType = textOf(statement.predicateType) ?? '';
  const inner = documentOf(statement.predicate);
  const document = typeof inner === 'string' ? documentIn(inner) : isRecord(inner) ? inner : undefined;
  const isSbom = isSbomType(predicateType);
  if (document !== undefined && (isSbom || looksLikeSbom(document))) return [document];
  if (isSbom) throw new Unreadable(`its statement of the type ${predicateType} has no JSON object in it`);
  return predicateType;
}

const looksLikeSbom = ({ bomFormat, spdxVersion }: Fields): boolean =>
  bomFormat !== undefined || spdxVersion !== undefined;

/** `{"SPDX": …}`, or one such object for each platform. */
function openBuildx(value: Fields): readonly Fields[] | undefined {
  if (value.SPDX !== undefined) return ofOnePlatform(value);
  const entries = Object.entries(value);
  const isByPlatform = entries.every(([key, one]) => PLATFORM.test(key) && isRecord(one));
  return entries.length > 0 && isByPlatform
    ? recordsIn(Object.values(value)).flatMap(ofOnePlatform)
    : undefined;
}

function ofOnePlatform({ AdditionalSPDXs: more, SPDX: spdx }: Fields): readonly Fields[] {
  const documents: readonly unknown[] = [spdx, more ?? []].flat();
  return documents.map((document) => {
    if (isRecord(document)) return document;
    throw new Unreadable('its `SPDX` is not an object');
  });
}
