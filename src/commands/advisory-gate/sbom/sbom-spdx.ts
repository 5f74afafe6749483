import { isRecord, textOf, versionTextOf } from '../../../base/json-value.ts';
import {
  digestsIn,
  hasPackageVersion,
  imageNamed,
  notSbom,
  type SbomEntry,
  type SbomReading,
} from './sbom-reading.ts';

type Document = Readonly<Record<string, unknown>>;

/** Purposes of entries that are not packages, unless they have a purl or a package's version: without `-` and `_`. */
const NOT_PACKAGES = new Set(['container', 'file', 'operatingsystem', 'source']);
/** Those of them that have versions of their own. */
const VERSIONED = new Set(['container', 'operatingsystem']);

function entryOf(
  name: string,
  version: string | undefined,
  purls: readonly string[],
  isContainer: boolean,
  origin?: string,
): SbomEntry {
  return {
    name,
    ...(version === undefined ? {} : { version }),
    purls,
    ...(origin === undefined ? {} : { origin }),
    ...(isContainer ? { isContainer } : {}),
  };
}

/** Trivy's `sourceInfo` for a package of the operating system: `built package from: openssl 3.1.4-r5`. */
const originOf = (sourceInfo: unknown): string | undefined =>
  /^built package from: (\S+)/.exec(textOf(sourceInfo) ?? '')?.[1];

/** A purpose as SPDX 2.3 (`OPERATING-SYSTEM`), SPDX 3 (`operatingSystem`) and apko (`OPERATING_SYSTEM`) spell it. */
const purposeOf = (purpose: unknown): string => (textOf(purpose) ?? '').toLowerCase().replace(/[-_]/g, '');

function isNotPackage(purpose: string, version: string | undefined): boolean {
  return NOT_PACKAGES.has(purpose) && !hasPackageVersion(version, VERSIONED.has(purpose));
}

/** Image name of a purl such as `pkg:oci/python@sha256:…?repository_url=cgr.dev/acme/python&tag=3.12`. */
export function imageOfPurl(purl: string): string | undefined {
  if (!/^pkg:(?:oci|docker)\//i.test(purl)) return undefined;
  const [path = '', query = ''] = purl.split('?', 2);
  const qualifiers = new URLSearchParams(query.split('#', 1)[0]);
  const tag = qualifiers.get('tag');
  const bare = path.replace(/^pkg:[a-z]+\//i, '').replace(/@[^@]*$/, '');
  const name = qualifiers.get('repository_url') ?? decodeLoosely(bare);
  return tag === null || tag === '' ? name : `${name}:${tag}`;
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Texts under `key` of the records in a list whose `kind` names purls, also in capitals or as a URI. */
function purlsAmong(list: unknown, kind: string, key: string): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) =>
    isRecord(entry) && PURL_KIND.test(textOf(entry[kind]) ?? '') ? (textOf(entry[key]) ?? []) : [],
  );
}

const PURL_KIND = /(?:^|\/)(?:purl|package-?url)$/i;

/** Purls among SPDX 2 external references (category `PACKAGE-MANAGER`, in older files `PACKAGE_MANAGER`). */
const purlsOfReferences = (references: unknown): readonly string[] =>
  purlsAmong(references, 'referenceType', 'referenceLocator');

const OCI_PURL = /^\s*pkg:\/*(?:oci|docker)\//i;

/** Digests of an image or a layer: its name is one, or a purl says so. */
function digestsOf({ name, purls, version }: SbomEntry): readonly string[] {
  const images = purls.filter((purl) => OCI_PURL.test(purl));
  const named = /^sha256:/.test(name) || images.length > 0 ? [name, version] : [];
  return digestsIn([...named, ...images]);
}

/** Ids of what a document describes: `documentDescribes`, and the relationships from the document. */
function describedIds(document: Document): ReadonlySet<string> {
  const ids = Array.isArray(document.documentDescribes) ? document.documentDescribes : [];
  const relations = Array.isArray(document.relationships) ? document.relationships : [];
  const found = relations.flatMap((relation) => {
    if (!isRecord(relation)) return [];
    const { relatedSpdxElement: to, relationshipType: type, spdxElementId: from } = relation;
    if (type === 'DESCRIBES' && from === 'SPDXRef-DOCUMENT') return [to];
    return type === 'DESCRIBED_BY' && to === 'SPDXRef-DOCUMENT' ? [from] : [];
  });
  return new Set([...ids, ...found].filter((id): id is string => typeof id === 'string'));
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

/** Packages of an SPDX 2.2 or 2.3 document (spdx.github.io/spdx-spec/v2.3, clause 7). */
export function readSpdx2(document: Document, spdxVersion: string): SbomReading {
  if (!/^SPDX-2\.[23]$/.test(spdxVersion))
    return notSbom(`its \`spdxVersion\` is ${JSON.stringify(spdxVersion.slice(0, 40))}, not SPDX-2.3`);
  const { packages } = document;
  if (!Array.isArray(packages)) return notSbom('it is SPDX, but has no `packages` list');
  const entries: SbomEntry[] = [];
  const ids = describedIds(document);
  const described: Described[] = [];
  for (const [index, entry] of packages.entries()) {
    const name = isRecord(entry) ? textOf(entry.name) : undefined;
    if (!isRecord(entry) || name === undefined) return notSbom(`its \`packages[${index}]\` has no name`);
    const isDescribed = ids.has(textOf(entry.SPDXID) ?? '');
    // A document may describe all of its packages; only a single subject is what contains the others.
    const isSubject = isDescribed && ids.size === 1 && packages.length > 1;
    const purpose = purposeOf(entry.primaryPackagePurpose);
    const version = versionTextOf(entry.versionInfo);
    const purls = purlsOfReferences(entry.externalRefs);
    const isContainer = isSubject || isNotPackage(purpose, version);
    const read = entryOf(name, version, purls, isContainer, originOf(entry.sourceInfo));
    if (isDescribed) described.push({ entry: read, purpose });
    entries.push(read);
  }
  return {
    kind: 'entries',
    format: spdxVersion.replace('-', ' '),
    entries,
    subjects: described.flatMap(({ entry }) => digestsOf(entry)),
    digests: [...new Set([...entries.flatMap(digestsOf), ...digestsIn([textOf(document.name)])])],
    ...imageOf(described, entries),
  };
}

const typeOf = (element: Document): unknown => element.type ?? element['@type'];

/** Purls of an SPDX 3.0 package: its own first. */
const purlsOfElement = (element: Document): readonly string[] => [
  ...[textOf(element.software_packageUrl) ?? []].flat(),
  ...purlsAmong(element.externalIdentifier, 'externalIdentifierType', 'identifier'),
];

const isSpdx3Context = (context: unknown): boolean =>
  (Array.isArray(context) ? context : [context]).some(
    (one) => typeof one === 'string' && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(one),
  );

/** Ids of what the document and its SBOM are about. */
function rootIds(graph: readonly unknown[]): ReadonlySet<unknown> {
  const roots = graph.filter(isRecord).filter((element) => ABOUT_ROOTS.has(typeOf(element)));
  return new Set(roots.flatMap(({ rootElement }) => rootElement));
}

const ABOUT_ROOTS = new Set<unknown>(['SpdxDocument', 'software_Sbom']);

const idOf = (element: Document): unknown => element.spdxId ?? element['@id'];

/** Packages of an SPDX 3.0 JSON-LD document (spdx.github.io/spdx-spec/v3.0.1, serialization and `Software/Package`). */
export function readSpdx3(document: Document): SbomReading {
  if (!isSpdx3Context(document['@context'])) return notSbom('its `@context` is not that of SPDX 3.0');
  const graph = document['@graph'];
  if (!Array.isArray(graph)) return notSbom('it is SPDX 3.0, but has no `@graph` list');
  let specVersion: string | undefined;
  let isSbom = false;
  const entries: SbomEntry[] = [];
  const described: Described[] = [];
  const roots = rootIds(graph);
  for (const [index, element] of graph.entries()) {
    if (!isRecord(element)) return notSbom(`its \`@graph[${index}]\` is not an object`);
    const type = typeOf(element);
    if (type === 'CreationInfo') specVersion ??= textOf(element.specVersion);
    if (ABOUT_ROOTS.has(type)) isSbom = true;
    if (type !== 'software_Package') continue;
    const name = textOf(element.name);
    if (name === undefined) return notSbom(`its \`@graph[${index}]\` is a package without a name`);
    const purpose = purposeOf(element.software_primaryPurpose);
    const version = versionTextOf(element.software_packageVersion);
    const isRoot = roots.has(idOf(element));
    const isContainer = isRoot ? NOT_PACKAGES.has(purpose) : isNotPackage(purpose, version);
    const entry = entryOf(name, version, purlsOfElement(element), isContainer);
    if (isRoot) described.push({ entry, purpose });
    entries.push(entry);
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
    ...imageOf(described, entries),
  };
}
