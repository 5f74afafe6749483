import { type Fields, textOf } from '../../../base/json-value.ts';
import { comparedName, type PackageInHand } from './package-in-hand.ts';
import { compareVersions } from './package-version.ts';
import { currentType, type PurlPackage, readPurl } from './purl-package.ts';
import { readCycloneDx } from './sbom-cyclonedx.ts';
import { openSbomDocuments, type SbomParts } from './sbom-documents.ts';
import { isVersion, orUnreadable, type SbomEntry, type SbomReading, Unreadable } from './sbom-reading.ts';
import { readSpdx2 } from './sbom-spdx.ts';
import { isSpdx3, readSpdx3 } from './sbom-spdx3.ts';
import { isSyft, readSyft } from './sbom-syft.ts';

/** An entry without a type that could be checked, or a package of a wanted type without a version. */
export interface Unaccounted {
  readonly name: string;
  readonly version?: string | undefined;
  /** Type of a package that is looked up, but whose version is not known. */
  readonly type?: string | undefined;
}

export interface ReadSbom extends Omit<SbomReading, 'entries'> {
  readonly kind: 'sbom';
  /** Packages of the wanted types, each once; one whose name has capitals also with the spelling of its purl. */
  readonly packages: readonly PackageInHand[];
  /** Packages of the wanted types, not counting alternative spellings. */
  readonly packageCount: number;
  /** Entries with another type, by type. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Entries without a purl that are images, files or operating systems. */
  readonly notPackages: number;
  /** Packages without a readable purl: it is unknown what they are; and those without a version. */
  readonly unaccounted: readonly Unaccounted[];
  /** Entries that claim one of the wanted types, but cannot be read. */
  readonly unreadable: readonly { readonly entry: string; readonly purl: string; readonly reason: string }[];
}

/** An SBOM, or why the text is not one. */
export type SbomText = ReadSbom | Unreadable;

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

/** Entries that are not looked up, and how often any one document lists them; an entry that is not a package has no type. */
interface Left {
  readonly type: string | undefined;
  readonly count: number;
}

/** Packages and gaps collected from all documents of a text. */
interface Tally {
  readonly wanted: ReadonlySet<string>;
  readonly packages: Map<string, PackageInHand>;
  readonly counted: Set<string>;
  /** By type, name and version: several documents about one image list the same. */
  readonly left: Map<string, Left>;
  readonly unaccounted: Map<string, Unaccounted>;
  readonly unreadable: ReadSbom['unreadable'][number][];
}

/**
 * Packages of the wanted purl types in the parts of an SBOM (SPDX 2.1 to 2.3 as JSON or tags and values, SPDX 3.0 as JSON,
 * CycloneDX as JSON or XML, syft's JSON), or of several in envelopes; their text need not be held any longer. What is not an
 * SBOM, or has a list of packages that is missing or broken, gives a reason and never an empty list.
 */
export function readSbom(parts: SbomParts, source: string, wantedTypes: readonly string[]): SbomText {
  if (parts instanceof Unreadable) return parts;
  return orUnreadable(() => readDocuments(openSbomDocuments(parts), source, wantedTypes));
}

function readDocuments(documents: readonly Fields[], source: string, types: readonly string[]): ReadSbom {
  const tally: Tally = {
    wanted: new Set(types.map(currentType)),
    packages: new Map(),
    counted: new Set(),
    left: new Map(),
    unaccounted: new Map(),
    unreadable: [],
  };
  // The entries of one document are dropped before the next one is read.
  const heads = documents.map((document) => {
    const { entries, ...head } = readDocument(document);
    addEntries(tally, entries, { source, image: head.image });
    return head;
  });
  return {
    kind: 'sbom',
    format: [...new Set(heads.map(({ format }) => format))].join(', '),
    packages: [...tally.packages.values()],
    packageCount: tally.counted.size,
    ...countLeft(tally.left.values()),
    gaps: [...new Set(heads.flatMap(({ gaps }) => gaps))],
    unaccounted: [...tally.unaccounted.values()],
    unreadable: tally.unreadable,
    image: heads.find(({ image }) => image !== undefined)?.image,
    subjects: [...new Set(heads.flatMap(({ subjects }) => subjects))],
    digests: [...new Set(heads.flatMap(({ digests }) => digests))],
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

/** Facts that the packages of a document share. */
type Origin = Pick<PackageInHand, 'source' | 'image'>;

/** Adds the entries of one document. */
function addEntries(tally: Tally, entries: readonly SbomEntry[], place: Origin): void {
  const here = new Map<string, Left>();
  for (const entry of entries) {
    const others = addWanted(tally, entry, place);
    if (others === undefined) continue;
    const { name, version } = entry;
    const [other] = others;
    if (other !== undefined || entry.isContainer) {
      const { type, what = `${name}@${version}` } = other ?? {};
      const key = JSON.stringify([type, what]);
      here.set(key, { type, count: (here.get(key)?.count ?? 0) + 1 });
    } else {
      tally.unaccounted.set(JSON.stringify([name, version]), { name, version });
    }
  }
  for (const [key, left] of here)
    if (left.count > (tally.left.get(key)?.count ?? 0)) tally.left.set(key, left);
}

type OtherPurl = Readonly<Record<'type' | 'what', string>>;

/** A purl with more than one part: the only one, as in `pkg:openssl@3`, may be the name. */
const TYPED = /^\s*pkg\s*:\s*\/*[^/]+\//i;

/** Adds an entry under its purls of wanted types; the other purls that it has, if none is of these. */
function addWanted(tally: Tally, entry: SbomEntry, place: Origin): readonly OtherPurl[] | undefined {
  const { wanted } = tally;
  const others: OtherPurl[] = [];
  let isWanted = false;
  for (const written of entry.purls) {
    const reading = readPurl(written);
    const { type } = reading.kind === 'purl' ? reading.purl : reading;
    if (type === undefined) continue;
    isWanted ||= wanted.has(type);
    if (reading.kind === 'unreadable') {
      if (wanted.has(type))
        tally.unreadable.push({ entry: entry.name, purl: written, reason: reading.reason });
      else if (TYPED.test(written)) others.push({ type, what: written });
      continue;
    }
    const { name, version = entry.version } = reading.purl;
    others.push({ type, what: `${name}@${version}` });
    if (wanted.has(type)) addPackage(tally, entry, { purl: reading.purl, written }, place);
  }
  return isWanted ? undefined : others;
}

/** Adds a package once for each spelling of its name and each package that it was built from. */
function addPackage(
  { counted, packages, unaccounted }: Tally,
  entry: SbomEntry,
  { purl, written }: { readonly purl: PurlPackage; readonly written: string },
  place: Origin,
): void {
  const { arch, name, type } = purl;
  const version = versionOf(purl, entry);
  counted.add(JSON.stringify([type, name, version, arch]));
  if (version === undefined) unaccounted.set(JSON.stringify([name, type]), { name, type });
  const origins = [...new Set([...purl.origins, ...entry.origins])].filter((origin) => origin !== name);
  for (const spelling of spellingsOf(type, name, entry.name))
    for (const origin of origins.length === 0 ? [undefined] : origins)
      packages.set(JSON.stringify([type, spelling, version, arch, origin, place.image]), {
        name: spelling,
        type,
        version,
        arch,
        origin,
        purl: written,
        ...place,
      });
}

/** The version of the purl, else of the entry; the older one where they contradict each other about the same name. */
function versionOf({ name, type, version: ofPurl }: PurlPackage, entry: SbomEntry): string | undefined {
  const [version, other] = [ofPurl, entry.version].filter(isVersion);
  if (version === undefined || other === undefined || entry.name !== name) return version;
  return compareVersions(type, other, version) === 'older' ? other : version;
}

/** Purls of some types are always in lower case, those of PyPI with dashes, and filters of the service are exact. */
const spellingsOf = (type: string, name: string, listed: string): readonly string[] =>
  listed !== name && comparedName(type, listed) === comparedName(type, name) ? [name, listed] : [name];
