import { isRecord, textOf } from '../base/json-value.ts';
import type { PackageInHand } from './package-in-hand.ts';
import { parsePurl } from './purl-package.ts';
import { readCycloneDx } from './sbom-cyclonedx.ts';
import { readSpdx2, readSpdx3 } from './sbom-spdx.ts';

/** One entry of an SBOM before selection by type. */
export interface SbomEntry {
  readonly name: string;
  readonly version?: string;
  /** As written, most often one. */
  readonly purls: readonly string[];
}

/** What a reader of one format found; `reason` is one clause for an error message. */
export type SbomReading =
  | {
      readonly kind: 'entries';
      readonly format: string;
      readonly entries: readonly SbomEntry[];
      /** The image that the SBOM describes, when it says so. */
      readonly image?: string;
    }
  | { readonly kind: 'not-sbom'; readonly reason: string };

/** An SBOM read, or why the text is none. */
export type Sbom =
  | {
      readonly kind: 'sbom';
      /** `SPDX 2.3`, `SPDX 3.0.1` or `CycloneDX 1.6`. */
      readonly format: string;
      /** Packages of the wanted types, each once; one whose name has capitals also as its purl spells it. */
      readonly packages: readonly PackageInHand[];
      /** Packages of the wanted types, spellings not counted. */
      readonly packageCount: number;
      /** Entries with another type, by type; `""` counts those without a readable purl. */
      readonly skipped: ReadonlyMap<string, number>;
      readonly image?: string;
    }
  | { readonly kind: 'not-sbom'; readonly reason: string };

const notSbom = (reason: string): { readonly kind: 'not-sbom'; readonly reason: string } => ({
  kind: 'not-sbom',
  reason,
});

type Fields = Readonly<Record<string, unknown>>;

/**
 * Envelopes around an SBOM: a signed one (DSSE, as `cosign download attestation` gives it; its signatures are not checked),
 * an in-toto statement's `predicate`, and GitHub's dependency graph export's `sbom`.
 */
function unwrap(value: Fields): Fields {
  const payload = textOf(value.payload);
  if (payload !== undefined && textOf(value.payloadType) !== undefined)
    return unwrapStatement(opened(payload));
  return unwrapStatement(value);
}

function unwrapStatement(value: Fields): Fields {
  if (textOf(value.predicateType) !== undefined && isRecord(value.predicate)) return value.predicate;
  return isRecord(value.sbom) ? value.sbom : value;
}

/** The JSON object in a payload of base64, of either alphabet; an empty one where it is none. */
function opened(payload: string): Fields {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function readDocument(value: unknown): SbomReading {
  if (!isRecord(value)) return notSbom('it is JSON, but no object');
  const document = unwrap(value);
  const spdxVersion = textOf(document.spdxVersion);
  if (spdxVersion !== undefined) return readSpdx2(document, spdxVersion);
  if (document.bomFormat === 'CycloneDX') return readCycloneDx(document);
  if (document['@context'] !== undefined) return readSpdx3(document);
  return notSbom(
    'it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)',
  );
}

function parseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { problem: String(error).slice(0, 200) };
  }
}

/**
 * Packages of the wanted purl types in an SBOM's text (SPDX 2.2, 2.3 and 3.0 JSON, CycloneDX 1.2 to 1.7 JSON). A text
 * that is no SBOM, or one whose list of packages is missing or broken, gives a reason and never an empty list.
 */
export function parseSbom(text: string, source: string, wantedTypes: readonly string[]): Sbom {
  const parsed = parseJson(text);
  if ('problem' in parsed) return notSbom(`it is not JSON: ${parsed.problem}`);
  const reading = readDocument(parsed.value);
  if (reading.kind === 'not-sbom') return reading;
  const wanted = new Set(wantedTypes.map((type) => type.toLowerCase()));
  const skipped = new Map<string, number>();
  const packages = new Map<string, PackageInHand>();
  const counted = new Set<string>();
  const image = reading.image === undefined ? {} : { image: reading.image };
  for (const entry of reading.entries) {
    const purls = entry.purls.flatMap((written) => {
      const purl = parsePurl(written);
      return purl === undefined ? [] : [{ ...purl, written }];
    });
    const fitting = purls.filter(({ type }) => wanted.has(type));
    if (fitting.length === 0) {
      const type = purls[0]?.type ?? '';
      skipped.set(type, (skipped.get(type) ?? 0) + 1);
    }
    for (const { type, name, version = entry.version, written } of fitting) {
      counted.add(JSON.stringify([type, name, version]));
      for (const spelling of spellingsOf(name, entry.name))
        packages.set(JSON.stringify([type, spelling, version]), {
          name: spelling,
          type,
          ...(version === undefined ? {} : { version }),
          purl: written,
          source,
          ...image,
        });
    }
  }
  return {
    kind: 'sbom',
    format: reading.format,
    packages: [...packages.values()],
    packageCount: counted.size,
    skipped,
    ...image,
  };
}

/** Purls of some types are in lower case whatever the package is called; filters of the service are exact. */
const spellingsOf = (name: string, listed: string): readonly string[] =>
  listed !== name && listed.toLowerCase() === name.toLowerCase() ? [name, listed] : [name];
