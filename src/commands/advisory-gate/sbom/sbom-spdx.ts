import { groupBy } from '../../../base/group-by.ts';
import {
  type Fields,
  fieldOf,
  isRecord,
  recordsIn,
  textOf,
  textsIn,
  versionTextOf,
} from '../../../base/json-value.ts';
import {
  digestsIn,
  elsewhereGap,
  hasPackageVersion,
  imageNamed,
  imageOfPurl,
  type SbomEntry,
  type SbomReading,
  Unreadable,
} from './sbom-reading.ts';

/** Purposes of entries that are not packages, unless they have a purl or a package's version: without `-` and `_`. */
export const NOT_PACKAGES = new Set(['container', 'file', 'operatingsystem', 'source']);
/** Those of them that have versions of their own. */
const VERSIONED = new Set(['container', 'operatingsystem']);

/** Trivy's `sourceInfo` for a package of the operating system: `built package from: openssl 3.1.4-r5`. */
const builtFrom = (sourceInfo: unknown): readonly string[] =>
  textsIn([/^built package from: (\S+)/.exec(textOf(sourceInfo) ?? '')?.[1]]);

/** A purpose as SPDX 2.3 (`OPERATING-SYSTEM`), SPDX 3 (`operatingSystem`) and apko (`OPERATING_SYSTEM`) spell it. */
export const purposeOf = (purpose: unknown): string =>
  (textOf(purpose) ?? '').toLowerCase().replace(/[-_]/g, '');

/** Whether an entry of that purpose and version is not a package. */
export function isNotPackage(purpose: string, version: string | undefined): boolean {
  return NOT_PACKAGES.has(purpose) && !hasPackageVersion(version, VERSIONED.has(purpose));
}

/** Texts under `key` of the records in a list whose `kind` names purls, also in capitals or as a URI. */
export function purlsAmong(list: unknown, kind: string, key: string): readonly string[] {
  const named = recordsIn([list].flat()).filter((entry) => PURL_KIND.test(textOf(entry[kind]) ?? ''));
  return textsIn(named.map((entry) => entry[key]));
}

const PURL_KIND = /(?:^|\/)(?:purl|package-?url)$/i;

const OCI_PURL = /^\s*pkg:\/*(?:oci|docker)\//i;

/** Digests of an image or a layer: its name is one, or a purl says so. */
export function imageDigestsOf({ name, purls, version }: SbomEntry): readonly string[] {
  const images = purls.filter((purl) => OCI_PURL.test(purl));
  const named = /^sha256:/.test(name) || images.length > 0 ? [name, version] : [];
  return digestsIn([...named, ...images]);
}

/** An entry that a document describes. */
export interface Described {
  readonly entry: SbomEntry;
  readonly purpose: string;
}

/** The image that a document is about: a described one by its purl or its name, else the first that has a purl. */
export function imageOf(described: readonly Described[], entries: readonly SbomEntry[]): string | undefined {
  const containers = described.filter(({ purpose }) => purpose === 'container');
  return (
    firstImage(described.map(({ entry }) => entry)) ??
    containers.map(({ entry }) => imageNamed(entry.name, entry.version)).find((name) => name !== undefined) ??
    firstImage(entries)
  );
}

function firstImage(entries: readonly SbomEntry[]): string | undefined {
  const purl = entries.flatMap(({ purls }) => purls).find((one) => imageOfPurl(one) !== undefined);
  return purl === undefined ? undefined : imageOfPurl(purl);
}

/** Pairs of an entry and one of its sources, by the id of the entry. */
type SourceIds = ReadonlyMap<unknown, readonly (readonly [built: unknown, source: unknown])[]>;

/** Names of the packages that an entry was generated from; sources that are not packages have no name here. */
export const sourceNames = (
  sources: SourceIds,
  id: unknown,
  nameOf: (id: unknown) => string | undefined,
): readonly string[] => (sources.get(id) ?? []).flatMap(([, source]) => nameOf(source) ?? []);

/** Ids of what a document describes (`documentDescribes`, and relationships of the document), and of sources. */
function relationsOf(document: Fields) {
  const { documentDescribes: listed } = document;
  const described: unknown[] = Array.isArray(listed) ? [...listed] : [];
  const generated: (readonly [built: unknown, source: unknown])[] = [];
  for (const relation of recordsIn(document.relationships)) {
    const { relatedSpdxElement: to, relationshipType: type, spdxElementId: from } = relation;
    if (type === 'DESCRIBES' && from === 'SPDXRef-DOCUMENT') described.push(to);
    if (type === 'DESCRIBED_BY' && to === 'SPDXRef-DOCUMENT') described.push(from);
    if (type === 'GENERATED_FROM') generated.push([from, to]);
    if (type === 'GENERATES') generated.push([to, from]);
  }
  const describedIds = new Set(described.filter((id) => typeof id === 'string'));
  return { describedIds, sources: groupBy(generated, ([built]) => built) };
}

/** The names or addresses of the documents that an SPDX 2 document refers to. */
function externalDocuments({ externalDocumentRefs: refs }: Fields): readonly string[] {
  if (!Array.isArray(refs)) return [];
  return refs.map((ref: unknown) => {
    return textOf(fieldOf(ref, 'spdxDocument')) ?? textOf(fieldOf(ref, 'externalDocumentId')) ?? '?';
  });
}

/** Packages of an SPDX 2.1 to 2.3 document (spdx.github.io/spdx-spec/v2.3, clause 7). */
export function readSpdx2(document: Fields, spdxVersion: string): SbomReading {
  if (!/^SPDX-2\.[1-3]$/.test(spdxVersion))
    throw new Unreadable(`its \`spdxVersion\` is ${JSON.stringify(spdxVersion.slice(0, 40))}, not SPDX-2.3`);
  const { packages } = document;
  if (!Array.isArray(packages)) throw new Unreadable('it is SPDX, but has no `packages` list');
  const entries: SbomEntry[] = [];
  const { describedIds: ids, sources } = relationsOf(document);
  const names = new Map(recordsIn(packages).map(({ name, SPDXID }) => [SPDXID, textOf(name)]));
  const described: Described[] = [];
  for (const [index, entry] of packages.entries()) {
    const isDescribed = ids.has(textOf(fieldOf(entry, 'SPDXID')) ?? '');
    const purpose = purposeOf(fieldOf(entry, 'primaryPackagePurpose'));
    // The name of the described thing does not matter.
    const isNameless = fieldOf(entry, 'name') === '' && (isDescribed || purpose === 'container');
    const name = isNameless ? '' : textOf(fieldOf(entry, 'name'));
    if (!isRecord(entry) || name === undefined)
      throw new Unreadable(`its \`packages[${index}]\` has no name`);
    // A document may describe all of its packages; only a single subject is what contains the others.
    const isSubject = isDescribed && ids.size === 1 && packages.length > 1;
    const version = versionTextOf(entry.versionInfo);
    const read: SbomEntry = {
      name,
      version,
      purls: purlsAmong(entry.externalRefs, 'referenceType', 'referenceLocator'),
      origins: [...builtFrom(entry.sourceInfo), ...sourceNames(sources, entry.SPDXID, (id) => names.get(id))],
      isContainer: isSubject || isNotPackage(purpose, version),
    };
    if (isDescribed) described.push({ entry: read, purpose });
    entries.push(read);
  }
  return {
    format: spdxVersion.replace('-', ' '),
    entries,
    image: imageOf(described, entries),
    subjects: described.flatMap(({ entry }) => imageDigestsOf(entry)),
    digests: [...new Set([...entries.flatMap(imageDigestsOf), ...digestsIn([textOf(document.name)])])],
    gaps: elsewhereGap(externalDocuments(document)),
  };
}
