import { isRecord, textOf } from '../../../base/json-value.ts';
import type { PackageInHand } from './package-in-hand.ts';
import { currentType, readPurl } from './purl-package.ts';
import { readCycloneDx } from './sbom-cyclonedx.ts';
import { openSbomDocuments } from './sbom-documents.ts';
import { type NotSbom, notSbom, type SbomEntry, type SbomReading } from './sbom-reading.ts';
import { readSpdx2, readSpdx3 } from './sbom-spdx.ts';

/** An entry without a type that could be checked. */
export interface Unaccounted {
  readonly name: string;
  readonly version?: string;
}

/** An entry that claims one of the wanted types, but cannot be read. */
export interface UnreadableEntry {
  readonly entry: string;
  readonly purl: string;
  readonly reason: string;
}

/** An SBOM, or why the text is not one. */
export type Sbom =
  | {
      readonly kind: 'sbom';
      readonly format: string;
      /** Packages of the wanted types, each once; one whose name has capitals also with the spelling of its purl. */
      readonly packages: readonly PackageInHand[];
      /** Packages of the wanted types, not counting alternative spellings. */
      readonly packageCount: number;
      /** Entries with another type, by type. */
      readonly skipped: ReadonlyMap<string, number>;
      /** Packages without a readable purl: nobody knows what they are. */
      readonly unaccounted: readonly Unaccounted[];
      readonly unreadable: readonly UnreadableEntry[];
      readonly image?: string;
      readonly subjects: readonly string[];
      readonly digests: readonly string[];
    }
  | NotSbom;

type Fields = Readonly<Record<string, unknown>>;

function readDocument(document: Fields): SbomReading {
  const spdxVersion = textOf(document.spdxVersion);
  if (spdxVersion !== undefined) return readSpdx2(document, spdxVersion);
  if (document.bomFormat === 'CycloneDX') return readCycloneDx(document);
  if (document['@context'] !== undefined) return readSpdx3(document);
  if (isSyft(document))
    return notSbom(
      "it is in syft's own format",
      'convert it: `syft convert sbom.json -o spdx-json=sbom.spdx.json`; or let syft write `-o spdx-json` at once',
    );
  return notSbom(
    'it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)',
  );
}

function isSyft({ artifacts, descriptor, schema }: Fields): boolean {
  const name = isRecord(descriptor) ? descriptor.name : undefined;
  const url = isRecord(schema) ? textOf(schema.url) : undefined;
  return Array.isArray(artifacts) && (name === 'syft' || url?.includes('/syft/') === true);
}

/** Packages and gaps collected from all documents of a text. */
interface Tally {
  readonly packages: Map<string, PackageInHand>;
  readonly counted: Set<string>;
  readonly skipped: Map<string, number>;
  readonly unaccounted: Map<string, Unaccounted>;
  readonly unreadable: UnreadableEntry[];
}

/**
 * Packages of the wanted purl types in the text of an SBOM (SPDX 2.2, 2.3 and 3.0 JSON, CycloneDX 1.2 to 1.7 JSON), or of
 * several in envelopes, or in values of JSON that were read already. A text that is not an SBOM, or whose list of packages is missing or broken, gives a reason and
 * never an empty list.
 */
export function parseSbom(
  given: string | readonly unknown[],
  source: string,
  wantedTypes: readonly string[],
): Sbom {
  const opened = openSbomDocuments(given);
  if (opened.kind === 'not-sbom') return opened;
  const wanted = new Set(wantedTypes.map(currentType));
  const tally: Tally = {
    packages: new Map(),
    counted: new Set(),
    skipped: new Map(),
    unaccounted: new Map(),
    unreadable: [],
  };
  const formats = new Set<string>();
  const [subjects, digests] = [new Set<string>(), new Set<string>()];
  let image: string | undefined;
  for (const document of opened.documents) {
    const reading = readDocument(document);
    if (reading.kind === 'not-sbom') return reading;
    formats.add(reading.format);
    image ??= reading.image;
    for (const digest of reading.subjects) subjects.add(digest);
    for (const digest of reading.digests) digests.add(digest);
    const place = { source, ...(reading.image === undefined ? {} : { image: reading.image }) };
    for (const entry of reading.entries) addEntry(tally, entry, wanted, place);
  }
  return {
    kind: 'sbom',
    format: [...formats].join(', '),
    packages: [...tally.packages.values()],
    packageCount: tally.counted.size,
    skipped: tally.skipped,
    unaccounted: [...tally.unaccounted.values()],
    unreadable: tally.unreadable,
    ...(image === undefined ? {} : { image }),
    subjects: [...subjects],
    digests: [...digests],
  };
}

function addEntry(
  { counted, packages, skipped, unaccounted, unreadable }: Tally,
  entry: SbomEntry,
  wanted: ReadonlySet<string>,
  place: Pick<PackageInHand, 'source' | 'image'>,
): void {
  const types: string[] = [];
  let isWanted = false;
  for (const written of entry.purls) {
    const reading = readPurl(written);
    if (reading.kind === 'unreadable') {
      if (reading.type === undefined) continue;
      types.push(reading.type);
      if (!wanted.has(reading.type)) continue;
      isWanted = true;
      unreadable.push({ entry: entry.name, purl: written, reason: reading.reason });
      continue;
    }
    const { arch, name, origin = entry.origin, type, version = entry.version } = reading.purl;
    types.push(type);
    if (!wanted.has(type)) continue;
    isWanted = true;
    counted.add(JSON.stringify([type, name, version, arch]));
    for (const spelling of spellingsOf(name, entry.name))
      packages.set(JSON.stringify([type, spelling, version, arch, origin, place.image]), {
        name: spelling,
        type,
        ...(version === undefined ? {} : { version }),
        ...(arch === undefined ? {} : { arch }),
        ...(origin === undefined || origin === name ? {} : { origin }),
        purl: written,
        ...place,
      });
  }
  if (isWanted) return;
  const [type] = types;
  if (type !== undefined) skipped.set(type, (skipped.get(type) ?? 0) + 1);
  else if (entry.isContainer !== true) {
    const { name, version } = entry;
    const what = { name, ...(version === undefined ? {} : { version }) };
    unaccounted.set(JSON.stringify([name, version]), what);
  }
}

/** Purls of some types are always in lower case, and filters of the service are exact. */
const spellingsOf = (name: string, listed: string): readonly string[] =>
  listed !== name && listed.toLowerCase() === name.toLowerCase() ? [name, listed] : [name];
