import { isRecord, textOf, versionTextOf } from '../../../base/json-value.ts';
import {
  digestsIn,
  elsewhereGap,
  entryOf,
  hasPackageVersion,
  imageNamed,
  imageOfPurl,
  notSbom,
  type SbomEntry,
  type SbomReading,
} from './sbom-reading.ts';

type Document = Readonly<Record<string, unknown>>;

/** Purposes of entries that are not packages, unless they have a purl or a package's version: without `-` and `_`. */
const NOT_PACKAGES = new Set(['container', 'file', 'operatingsystem', 'source']);
/** Those of them that have versions of their own. */
const VERSIONED = new Set(['container', 'operatingsystem']);

/** Trivy's `sourceInfo` for a package of the operating system: `built package from: openssl 3.1.4-r5`. */
const builtFrom = (sourceInfo: unknown): readonly string[] =>
  [/^built package from: (\S+)/.exec(textOf(sourceInfo) ?? '')?.[1] ?? []].flat();

/** A purpose as SPDX 2.3 (`OPERATING-SYSTEM`), SPDX 3 (`operatingSystem`) and apko (`OPERATING_SYSTEM`) spell it. */
const purposeOf = (purpose: unknown): string => (textOf(purpose) ?? '').toLowerCase().replace(/[-_]/g, '');

function isNotPackage(purpose: string, version: string | undefined): boolean {
  return NOT_PACKAGES.has(purpose) && !hasPackageVersion(version, VERSIONED.has(purpose));
}

/** Texts under `key` of the records in a list whose `kind` names purls, also in capitals or as a URI. */
function purlsAmong(list: unknown, kind: string, key: string): readonly string[] {
  return [list ?? []]
    .flat()
    .flatMap((entry: unknown) =>
      isRecord(entry) && PURL_KIND.test(textOf(entry[kind]) ?? '') ? (textOf(entry[key]) ?? []) : [],
    );
}

const PURL_KIND = /(?:^|\/)(?:purl|package-?url)$/i;

const OCI_PURL = /^\s*pkg:\/*(?:oci|docker)\//i;

/** Digests of an image or a layer: its name is one, or a purl says so. */
function digestsOf({ name, purls, version }: SbomEntry): readonly string[] {
  const images = purls.filter((purl) => OCI_PURL.test(purl));
  const named = /^sha256:/.test(name) || images.length > 0 ? [name, version] : [];
  return digestsIn([...named, ...images]);
}

/** An entry that a document describes. */
interface Described {
  readonly entry: SbomEntry;
  readonly purpose: string;
}

/** The image that a document is about: a described one by its purl or its name, else the first that has a purl. */
function imageOf(
  described: readonly Described[],
  entries: readonly SbomEntry[],
): { readonly image?: string } {
  const image =
    firstImage(described.map(({ entry }) => entry)) ??
    described
      .filter(({ purpose }) => purpose === 'container')
      .map(({ entry }) => imageNamed(entry.name, entry.version))
      .find((name) => name !== undefined) ??
    firstImage(entries);
  return image === undefined ? {} : { image };
}

function firstImage(entries: readonly SbomEntry[]): string | undefined {
  for (const { purls } of entries)
    for (const purl of purls) {
      const image = imageOfPurl(purl);
      if (image !== undefined) return image;
    }
  return undefined;
}

/** Ids of the sources of an entry, by the id of the entry. */
type SourceIds = ReadonlyMap<unknown, readonly unknown[]>;

function addSource(sources: Map<unknown, unknown[]>, built: unknown, source: unknown): void {
  const known = sources.get(built);
  if (known === undefined) sources.set(built, [source]);
  else known.push(source);
}

/** Names of the packages that an entry was generated from; sources that are not packages have no name here. */
const sourceNames = (
  sources: SourceIds,
  id: unknown,
  nameOf: (id: unknown) => string | undefined,
): readonly string[] => (sources.get(id) ?? []).flatMap((source) => nameOf(source) ?? []);

/** What the relationships of a document say. */
interface Relations {
  readonly describedIds: ReadonlySet<string>;
  readonly sources: SourceIds;
}

/** Ids of what a document describes (`documentDescribes`, and relationships of the document), and of sources. */
function relationsOf(document: Document): Relations {
  const ids = Array.isArray(document.documentDescribes) ? document.documentDescribes : [];
  const relations = Array.isArray(document.relationships) ? document.relationships : [];
  const described = new Set<unknown>(ids);
  const sources = new Map<unknown, unknown[]>();
  for (const relation of relations) {
    if (!isRecord(relation)) continue;
    const { relatedSpdxElement: to, relationshipType: type, spdxElementId: from } = relation;
    if (type === 'DESCRIBES' && from === 'SPDXRef-DOCUMENT') described.add(to);
    if (type === 'DESCRIBED_BY' && to === 'SPDXRef-DOCUMENT') described.add(from);
    if (type === 'GENERATED_FROM') addSource(sources, from, to);
    if (type === 'GENERATES') addSource(sources, to, from);
  }
  return { describedIds: new Set([...described].filter((id) => typeof id === 'string')), sources };
}

/** The names or addresses of the documents that an SPDX 2 document refers to. */
function externalDocuments({ externalDocumentRefs: refs }: Document): readonly string[] {
  if (!Array.isArray(refs)) return [];
  return refs.map((ref: unknown) =>
    isRecord(ref) ? (textOf(ref.spdxDocument) ?? textOf(ref.externalDocumentId) ?? '?') : '?',
  );
}

/** Packages of an SPDX 2.1 to 2.3 document (spdx.github.io/spdx-spec/v2.3, clause 7). */
export function readSpdx2(document: Document, spdxVersion: string): SbomReading {
  if (!/^SPDX-2\.[1-3]$/.test(spdxVersion))
    return notSbom(`its \`spdxVersion\` is ${JSON.stringify(spdxVersion.slice(0, 40))}, not SPDX-2.3`);
  const { packages } = document;
  if (!Array.isArray(packages)) return notSbom('it is SPDX, but has no `packages` list');
  const entries: SbomEntry[] = [];
  const { describedIds: ids, sources } = relationsOf(document);
  const names = new Map(
    packages.flatMap((entry: unknown) => (isRecord(entry) ? [[entry.SPDXID, textOf(entry.name)]] : [])),
  );
  const described: Described[] = [];
  for (const [index, entry] of packages.entries()) {
    const isDescribed = isRecord(entry) && ids.has(textOf(entry.SPDXID) ?? '');
    const purpose = isRecord(entry) ? purposeOf(entry.primaryPackagePurpose) : '';
    const name = isRecord(entry)
      ? (textOf(entry.name) ?? subjectName(entry, isDescribed, purpose))
      : undefined;
    if (!isRecord(entry) || name === undefined) return notSbom(`its \`packages[${index}]\` has no name`);
    // A document may describe all of its packages; only a single subject is what contains the others.
    const isSubject = isDescribed && ids.size === 1 && packages.length > 1;
    const version = versionTextOf(entry.versionInfo);
    const read = entryOf({
      name,
      version,
      purls: purlsAmong(entry.externalRefs, 'referenceType', 'referenceLocator'),
      origins: [...builtFrom(entry.sourceInfo), ...sourceNames(sources, entry.SPDXID, (id) => names.get(id))],
      isContainer: isSubject || isNotPackage(purpose, version),
    });
    if (isDescribed) described.push({ entry: read, purpose });
    entries.push(read);
  }
  return {
    kind: 'entries',
    format: spdxVersion.replace('-', ' '),
    entries,
    subjects: described.flatMap(({ entry }) => digestsOf(entry)),
    digests: [...new Set([...entries.flatMap(digestsOf), ...digestsIn([textOf(document.name)])])],
    gaps: elsewhereGap(externalDocuments(document)),
    ...imageOf(described, entries),
  };
}

/** An empty name, where the entry is what the document describes: what it is called does not matter. */
const subjectName = ({ name }: Document, isDescribed: boolean, purpose: string): string | undefined =>
  name === '' && (isDescribed || purpose === 'container') ? '' : undefined;

/** A class or property of SPDX 3 by its IRI: `https://spdx.org/rdf/3.0.1/terms/Software/Package`. */
const IRI = /^https:\/\/spdx\.org\/rdf\/[\w.]+\/terms\/(\w+)\/(\w+)$/;

/** The name that the context of SPDX 3 gives to an IRI: `software_Package`, and for those of the core without a prefix. */
function shortName(name: string): string {
  const [, profile = '', local] = IRI.exec(name) ?? [];
  if (local === undefined) return name === '@id' ? 'spdxId' : name === '@type' ? 'type' : name;
  return profile === 'Core' ? local : `${profile.toLowerCase()}_${local}`;
}

/** A value without the wrapping of expanded JSON-LD: `[{ "@value": … }]`, `[{ "@id": … }]`. */
function plainValue(value: unknown): unknown {
  const inner = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isRecord(inner)) return inner;
  if (inner['@value'] !== undefined) return inner['@value'];
  return Object.keys(inner).length === 1 ? (inner['@id'] ?? inner) : inner;
}

/** An element with the names of the context, which an IRI may stand for. */
function plainElement(element: Document): Document {
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(element)) plain[shortName(key)] ??= plainValue(value);
  const { type } = plain;
  if (typeof type === 'string') plain['type'] = shortName(type);
  return plain;
}

/**
 * Elements of an SPDX 3 document: those of its graph, and those that are written inside of others. Nesting is walked
 * without recursion.
 */
function elementsOf(graph: readonly unknown[]): readonly Document[] {
  const found: Document[] = [];
  const waiting = graph.toReversed();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const one of value.toReversed()) waiting.push(one);
    if (!isRecord(value)) continue;
    const element = plainElement(value);
    if (typeof element.type === 'string') found.push(element);
    for (const one of Object.values(element)) if (typeof one === 'object') waiting.push(one);
  }
  return found;
}

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

/** The id of an element, or of one that is written in its place. */
const idOf = (value: unknown): unknown => (isRecord(value) ? plainElement(value).spdxId : value);

/** Packages and their subclasses: `software_Package`, `ai_AIPackage`, `dataset_DatasetPackage`. */
const isPackageType = (type: unknown): boolean => typeof type === 'string' && type.endsWith('Package');

/** Purls of an element: its own first. Identifiers may be elements of their own, named by their ids. */
function purlsOfElement(element: Document, byId: ReadonlyMap<unknown, Document>): readonly string[] {
  const identifiers = listOf(element.externalIdentifier).map((one) =>
    isRecord(one) ? plainElement(one) : byId.get(one),
  );
  return [
    ...[textOf(element.software_packageUrl) ?? []].flat(),
    ...purlsAmong(identifiers, 'externalIdentifierType', 'identifier'),
  ];
}

const isSpdx3Context = (context: unknown): boolean =>
  [context]
    .flat()
    .some(
      (one) => typeof one === 'string' && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(one),
    );

const ABOUT_ROOTS = new Set<unknown>(['SpdxDocument', 'software_Sbom']);

/** Whether a JSON object may be SPDX 3: by its context, or because it has a graph. */
export const isSpdx3 = (document: Document): boolean =>
  document['@context'] !== undefined || document['@graph'] !== undefined;

/** What the elements of an SPDX 3 document say beside packages. */
interface Surroundings {
  readonly byId: ReadonlyMap<unknown, Document>;
  readonly roots: ReadonlySet<unknown>;
  readonly sources: SourceIds;
  readonly imported: readonly string[];
}

function surroundingsOf(elements: readonly Document[]): Surroundings {
  const byId = new Map<unknown, Document>();
  const roots = new Set<unknown>();
  const sources = new Map<unknown, unknown[]>();
  const imported: string[] = [];
  for (const element of elements) {
    if (element.spdxId !== undefined) byId.set(element.spdxId, element);
    if (ABOUT_ROOTS.has(element.type)) for (const root of listOf(element.rootElement)) roots.add(idOf(root));
    for (const entry of listOf(element.import)) imported.push(importedId(entry));
    if (shortName(String(element.relationshipType)).replace(/^.*[/_]/, '') === 'generates')
      for (const built of listOf(element.to)) addSource(sources, idOf(built), idOf(element.from));
  }
  return { byId, roots, sources, imported };
}

const importedId = (entry: unknown): string =>
  textOf(isRecord(entry) ? plainElement(entry).externalSpdxId : entry) ?? '?';

/** Packages of an SPDX 3.0 JSON-LD document (spdx.github.io/spdx-spec/v3.0.1, serialization and `Software/Package`). */
export function readSpdx3(document: Document): SbomReading {
  const { '@context': context, '@graph': graph, ...alone } = document;
  if (context !== undefined && !isSpdx3Context(context))
    return notSbom('its `@context` is not that of SPDX 3.0');
  if (!Array.isArray(graph) && (graph !== undefined || plainElement(alone).type === undefined))
    return notSbom('it is SPDX 3.0, but has no `@graph` list');
  const wrong = (graph ?? []).findIndex((element: unknown) => !isRecord(element));
  if (wrong >= 0) return notSbom(`its \`@graph[${wrong}]\` is not an object`);
  const elements = elementsOf(graph ?? [alone]);
  const around = surroundingsOf(elements);
  let specVersion: string | undefined;
  let isSbom = false;
  const entries: SbomEntry[] = [];
  const described: Described[] = [];
  for (const element of elements) {
    const { type } = element;
    if (type === 'CreationInfo') specVersion ??= textOf(element.specVersion);
    if (ABOUT_ROOTS.has(type)) isSbom = true;
    const read = readElement(element, around);
    if (read === 'nameless') return notSbom(`its package number ${entries.length + 1} has no name`);
    if (read === undefined) continue;
    if (around.roots.has(element.spdxId)) described.push(read);
    entries.push(read.entry);
  }
  if (specVersion === undefined || !/^3\.0[\w.+-]{0,20}$/.test(specVersion))
    return notSbom('its creation info does not name SPDX 3.0');
  if (!isSbom && entries.length === 0)
    return notSbom('it is SPDX 3.0, but neither an SBOM nor a list of packages');
  return {
    kind: 'entries',
    format: `SPDX ${specVersion}`,
    entries,
    subjects: [],
    digests: [...new Set(entries.flatMap(digestsOf))],
    gaps: elsewhereGap(around.imported),
    ...imageOf(described, entries),
  };
}

/** The entry of a package, or of a file with a purl; `undefined` for any other element. */
function readElement(
  element: Document,
  { byId, roots, sources }: Surroundings,
): Described | 'nameless' | undefined {
  const isPackage = isPackageType(element.type);
  if (!isPackage && element.type !== 'software_File') return undefined;
  const purls = purlsOfElement(element, byId);
  if (!isPackage && purls.length === 0) return undefined;
  const isRoot = roots.has(element.spdxId);
  const purpose = purposeOf(shortName(String(element.software_primaryPurpose ?? '')).replace(/^.*\//, ''));
  const name = textOf(element.name) ?? (isRoot || purpose === 'container' ? '' : undefined);
  if (name === undefined) return 'nameless';
  const version = versionTextOf(element.software_packageVersion);
  const entry = entryOf({
    name,
    version,
    purls,
    origins: sourceNames(sources, element.spdxId, (id) => packageName(byId.get(id))),
    isContainer: !isPackage || (isRoot ? NOT_PACKAGES.has(purpose) : isNotPackage(purpose, version)),
  });
  return { entry, purpose };
}

const packageName = (element: Document | undefined): string | undefined =>
  isPackageType(element?.type) ? textOf(element?.name) : undefined;
