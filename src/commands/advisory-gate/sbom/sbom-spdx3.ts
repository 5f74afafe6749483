import { groupBy } from '../../../base/group-by.ts';
import { type Fields, isRecord, textOf, textsIn, versionTextOf } from '../../../base/json-value.ts';
import { elsewhereGap, type SbomEntry, type SbomReading, Unreadable } from './sbom-reading.ts';
import {
  type Described,
  imageDigestsOf,
  imageOf,
  isNotPackage,
  NOT_PACKAGES,
  purlsAmong,
  purposeOf,
  sourceNames,
} from './sbom-spdx.ts';

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
function plainElement(element: Fields): Fields {
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(element)) plain[shortName(key)] ??= plainValue(value);
  const { type } = plain;
  if (typeof type === 'string') plain['type'] = shortName(type);
  return plain;
}

/** Elements of an SPDX 3 document, those inside of others among them; walks without recursion. */
function elementsOf(graph: readonly unknown[]): readonly Fields[] {
  const found: Fields[] = [];
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
function purlsOfElement(element: Fields, byId: ReadonlyMap<unknown, Fields>): readonly string[] {
  const identifiers = listOf(element.externalIdentifier).map((one) =>
    isRecord(one) ? plainElement(one) : byId.get(one),
  );
  return [
    ...textsIn([element.software_packageUrl]),
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
export const isSpdx3 = (document: Fields): boolean =>
  document['@context'] !== undefined || document['@graph'] !== undefined;

type Surroundings = ReturnType<typeof surroundingsOf>;

/** Facts other than packages in the elements of an SPDX 3 document. */
function surroundingsOf(elements: readonly Fields[]) {
  const byId = new Map<unknown, Fields>();
  const roots = new Set<unknown>();
  const generated: (readonly [built: unknown, source: unknown])[] = [];
  const imported: string[] = [];
  for (const element of elements) {
    if (element.spdxId !== undefined) byId.set(element.spdxId, element);
    if (ABOUT_ROOTS.has(element.type)) for (const root of listOf(element.rootElement)) roots.add(idOf(root));
    for (const entry of listOf(element.import)) imported.push(importedId(entry));
    if (shortName(String(element.relationshipType)).replace(/^.*[/_]/, '') === 'generates')
      for (const built of listOf(element.to)) generated.push([idOf(built), idOf(element.from)]);
  }
  return { byId, roots, sources: groupBy(generated, ([built]) => built), imported };
}

const importedId = (entry: unknown): string =>
  textOf(isRecord(entry) ? plainElement(entry).externalSpdxId : entry) ?? '?';

/** Packages of an SPDX 3.0 JSON-LD document (spdx.github.io/spdx-spec/v3.0.1, serialization and `Software/Package`). */
export function readSpdx3(document: Fields): SbomReading {
  const { '@context': context, '@graph': graph, ...alone } = document;
  if (context !== undefined && !isSpdx3Context(context))
    throw new Unreadable('its `@context` is not that of SPDX 3.0');
  if (!Array.isArray(graph) && (graph !== undefined || plainElement(alone).type === undefined))
    throw new Unreadable('it is SPDX 3.0, but has no `@graph` list');
  const wrong = (graph ?? []).findIndex((element: unknown) => !isRecord(element));
  if (wrong >= 0) throw new Unreadable(`its \`@graph[${wrong}]\` is not an object`);
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
    const read = readElement(element, around, entries.length + 1);
    if (read === undefined) continue;
    if (around.roots.has(element.spdxId)) described.push(read);
    entries.push(read.entry);
  }
  if (specVersion === undefined || !/^3\.0[\w.+-]{0,20}$/.test(specVersion))
    throw new Unreadable('its creation info does not name SPDX 3.0');
  if (!isSbom && entries.length === 0)
    throw new Unreadable('it is SPDX 3.0, but neither an SBOM nor a list of packages');
  return {
    format: `SPDX ${specVersion}`,
    entries,
    image: imageOf(described, entries),
    subjects: [],
    digests: [...new Set(entries.flatMap(imageDigestsOf))],
    gaps: elsewhereGap(around.imported),
  };
}

/** The entry of a package, or of a file with a purl; `undefined` for any other element. */
function readElement(
  element: Fields,
  { byId, roots, sources }: Surroundings,
  number: number,
): Described | undefined {
  const isPackage = isPackageType(element.type);
  if (!isPackage && element.type !== 'software_File') return undefined;
  const purls = purlsOfElement(element, byId);
  if (!isPackage && purls.length === 0) return undefined;
  const isRoot = roots.has(element.spdxId);
  const purpose = purposeOf(shortName(String(element.software_primaryPurpose ?? '')).replace(/^.*\//, ''));
  const name = textOf(element.name) ?? (isRoot || purpose === 'container' ? '' : undefined);
  if (name === undefined) throw new Unreadable(`its package number ${number} has no name`);
  const version = versionTextOf(element.software_packageVersion);
  const entry: SbomEntry = {
    name,
    version,
    purls,
    origins: sourceNames(sources, element.spdxId, (id) => packageName(byId.get(id))),
    isContainer: !isPackage || (isRoot ? NOT_PACKAGES.has(purpose) : isNotPackage(purpose, version)),
  };
  return { entry, purpose };
}

const packageName = (element: Fields | undefined): string | undefined =>
  isPackageType(element?.type) ? textOf(element?.name) : undefined;
