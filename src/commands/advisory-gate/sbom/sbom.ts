import { type Fields, textOf } from '../../../base/json-value.ts';
import type { PackageInHand } from './package-in-hand.ts';
import { currentType, type PurlPackage, readPurl } from './purl-package.ts';
import { readCycloneDx } from './sbom-cyclonedx.ts';
import { openSbomDocuments, readSbomParts, type SbomParts } from './sbom-documents.ts';
import { isVersion, orUnreadable, type SbomEntry, type SbomReading, Unreadable } from './sbom-reading.ts';
import { readSpdx2 } from './sbom-spdx.ts';
import { isSpdx3, readSpdx3 } from './sbom-spdx3.ts';
import { isSyft, readSyft } from './sbom-syft.ts';

/** An entry without a type that could be checked, or a package of a wanted type without a version. */
export interface Unaccounted {
  readonly name: string;
  readonly version?: string;
  /** Type of a package that is looked up, but whose version is not known. */
  readonly type?: string;
}

/** An SBOM that was read. */
export interface ReadSbom {
  readonly kind: 'sbom';
  readonly format: string;
  /** Packages of the wanted types, each once; one whose name has capitals also with the spelling of its purl. */
  readonly packages: readonly PackageInHand[];
  /** Packages of the wanted types, not counting alternative spellings. */
  readonly packageCount: number;
  /** Entries with another type, by type. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Entries without a purl that are images, files or operating systems. */
  readonly notPackages: number;
  /** What the documents say that they lack, one clause each. */
  readonly gaps: readonly string[];
  /** Packages without a readable purl: nobody knows what they are. And those without a version. */
  readonly unaccounted: readonly Unaccounted[];
  /** Entries that claim one of the wanted types, but cannot be read. */
  readonly unreadable: readonly { readonly entry: string; readonly purl: string; readonly reason: string }[];
  readonly image?: string;
  readonly subjects: readonly string[];
  readonly digests: readonly string[];
}

/** An SBOM, or why the text is not one. */
export type Sbom = ReadSbom | Unreadable;

function readDocument(document: Fields): SbomReading {
  const spdxVersion = textOf(document.spdxVersion);
  if (spdxVersion !== undefined) return readSpdx2(document, spdxVersion);
  if (document.bomFormat === 'CycloneDX') return readCycloneDx(document);
  if (isSpdx3(document)) return readSpdx3(document);
  if (isSyft(document)) return readSyft(document);
  throw new Unreadable(
    'it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)',
  );
}

/** Entries that are not looked up: how often any one document lists them. */
interface Left {
  /** Absent for what is not a package. */
  readonly type: string | undefined;
  readonly count: number;
}

/** Packages and gaps collected from all documents of a text. */
interface Tally {
  readonly packages: Map<string, PackageInHand>;
  readonly counted: Set<string>;
  /** By type, name and version: several documents about one image list the same. */
  readonly left: Map<string, Left>;
  readonly unaccounted: Map<string, Unaccounted>;
  readonly unreadable: ReadSbom['unreadable'][number][];
}

/**
 * Packages of the wanted purl types in the text of an SBOM (SPDX 2.1 to 2.3 as JSON or tags and values, SPDX 3.0 as JSON,
 * CycloneDX as JSON or XML, syft's JSON), or of several in envelopes. A text that is not an SBOM, or whose list of packages
 * is missing or broken, gives a reason and never an empty list.
 */
export function parseSbom(text: string, source: string, wantedTypes: readonly string[]): Sbom {
  return readSbom(readSbomParts(text), source, wantedTypes);
}

/** The same from the parts of a text, which itself need not be held any longer. */
export function readSbom(parts: SbomParts, source: string, wantedTypes: readonly string[]): Sbom {
  if (parts instanceof Unreadable) return parts;
  return orUnreadable(() => readDocuments(openSbomDocuments(parts), source, wantedTypes));
}

function readDocuments(
  documents: readonly Fields[],
  source: string,
  wantedTypes: readonly string[],
): ReadSbom {
  const wanted = new Set(wantedTypes.map(currentType));
  const tally: Tally = {
    packages: new Map(),
    counted: new Set(),
    left: new Map(),
    unaccounted: new Map(),
    unreadable: [],
  };
  const gaps = new Set<string>();
  const formats = new Set<string>();
  const [subjects, digests] = [new Set<string>(), new Set<string>()];
  let image: string | undefined;
  for (const document of documents) {
    const reading = readDocument(document);
    formats.add(reading.format);
    image ??= reading.image;
    for (const gap of reading.gaps) gaps.add(gap);
    for (const digest of reading.subjects) subjects.add(digest);
    for (const digest of reading.digests) digests.add(digest);
    const place = { source, ...(reading.image === undefined ? {} : { image: reading.image }) };
    const here = new Map<string, number>();
    for (const entry of reading.entries) addEntry(tally, entry, { wanted, place, here });
  }
  return {
    kind: 'sbom',
    format: [...formats].join(', '),
    packages: [...tally.packages.values()],
    packageCount: tally.counted.size,
    ...countLeft(tally.left.values()),
    gaps: [...gaps],
    unaccounted: [...tally.unaccounted.values()],
    unreadable: tally.unreadable,
    ...(image === undefined ? {} : { image }),
    subjects: [...subjects],
    digests: [...digests],
  };
}

function countLeft(left: Iterable<Left>): Pick<ReadSbom, 'skipped' | 'notPackages'> {
  const skipped = new Map<string, number>();
  let notPackages = 0;
  for (const { count, type } of left)
    if (type === undefined) notPackages += count;
    else skipped.set(type, (skipped.get(type) ?? 0) + count);
  return { skipped, notPackages };
}

/** The document that an entry stands in. */
interface Reading {
  readonly wanted: ReadonlySet<string>;
  readonly place: Pick<PackageInHand, 'source' | 'image'>;
  /** How often it has listed what is left so far. */
  readonly here: Map<string, number>;
}

function addEntry(tally: Tally, entry: SbomEntry, { here, place, wanted }: Reading): void {
  const { left, unaccounted, unreadable } = tally;
  const others: { readonly type: string; readonly what: string }[] = [];
  let isWanted = false;
  for (const written of entry.purls) {
    const reading = readPurl(written);
    if (reading.kind === 'unreadable') {
      if (reading.type === undefined) continue;
      others.push({ type: reading.type, what: written });
      if (!wanted.has(reading.type)) continue;
      isWanted = true;
      unreadable.push({ entry: entry.name, purl: written, reason: reading.reason });
      continue;
    }
    const { name, type, version = entry.version } = reading.purl;
    others.push({ type, what: `${name}@${version}` });
    if (!wanted.has(type)) continue;
    isWanted = true;
    addPackage(tally, entry, { purl: reading.purl, written }, place);
  }
  if (isWanted) return;
  const { name, version } = entry;
  const [other] = others;
  if (other !== undefined || entry.isContainer) {
    const { type, what = `${name}@${version}` } = other ?? {};
    const key = JSON.stringify([type, what]);
    const times = (here.get(key) ?? 0) + 1;
    here.set(key, times);
    left.set(key, { type, count: Math.max(times, left.get(key)?.count ?? 0) });
  } else {
    const what = { name, ...(version === undefined ? {} : { version }) };
    unaccounted.set(JSON.stringify([name, version]), what);
  }
}

/** Adds a package once for each spelling of its name and each package that it was built from. */
function addPackage(
  { counted, packages, unaccounted }: Tally,
  entry: SbomEntry,
  { purl, written }: { readonly purl: PurlPackage; readonly written: string },
  place: Pick<PackageInHand, 'source' | 'image'>,
): void {
  const { arch, name, type } = purl;
  const version = [purl.version, entry.version].find(isVersion);
  counted.add(JSON.stringify([type, name, version, arch]));
  if (version === undefined) unaccounted.set(JSON.stringify([name, type]), { name, type });
  const origins = [...new Set([...purl.origins, ...entry.origins])].filter((origin) => origin !== name);
  for (const spelling of spellingsOf(name, entry.name))
    for (const origin of origins.length === 0 ? [undefined] : origins)
      packages.set(JSON.stringify([type, spelling, version, arch, origin, place.image]), {
        name: spelling,
        type,
        ...(version === undefined ? {} : { version }),
        ...(arch === undefined ? {} : { arch }),
        ...(origin === undefined ? {} : { origin }),
        purl: written,
        ...place,
      });
}

/** Purls of some types are always in lower case, and filters of the service are exact. */
const spellingsOf = (name: string, listed: string): readonly string[] =>
  listed !== name && listed.toLowerCase() === name.toLowerCase() ? [name, listed] : [name];
