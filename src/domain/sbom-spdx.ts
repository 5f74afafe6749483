import { isRecord, textOf, versionTextOf } from '../base/json-value.ts';
import type { SbomEntry, SbomReading } from './sbom.ts';

type Document = Readonly<Record<string, unknown>>;

const notSbom = (reason: string): SbomReading => ({ kind: 'not-sbom', reason });

const entryOf = (name: string, version: string | undefined, purls: readonly string[]): SbomEntry => ({
  name,
  ...(version === undefined ? {} : { version }),
  purls,
});

/** Image name of a purl such as `pkg:oci/python@sha256:…?repository_url=cgr.dev/acme/python&tag=3.12`. */
export function imageOfPurl(purl: string): string | undefined {
  if (!/^pkg:(?:oci|docker)\//.test(purl)) return undefined;
  const [path = '', query = ''] = purl.split('?', 2);
  const qualifiers = new URLSearchParams(query.split('#', 1)[0]);
  const tag = qualifiers.get('tag');
  const bare = path.replace(/^pkg:[a-z]+\//, '').replace(/@[^@]*$/, '');
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

/** Texts under `key` of the records of a list whose `kind` is `purlKind`; none where it is no list. */
function purlsAmong(list: unknown, kind: string, purlKind: string, key: string): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) =>
    isRecord(entry) && entry[kind] === purlKind ? (textOf(entry[key]) ?? []) : [],
  );
}

/** Purls among SPDX 2 external references (category `PACKAGE-MANAGER`, in older files `PACKAGE_MANAGER`). */
const purlsOfReferences = (references: unknown): readonly string[] =>
  purlsAmong(references, 'referenceType', 'purl', 'referenceLocator');

const firstImage = (entries: readonly SbomEntry[]): { readonly image?: string } => {
  for (const entry of entries) {
    for (const purl of entry.purls) {
      const image = imageOfPurl(purl);
      if (image !== undefined) return { image };
    }
  }
  return {};
};

/** Packages of an SPDX 2.2 or 2.3 document (spdx.github.io/spdx-spec/v2.3, clause 7). */
export function readSpdx2(document: Document, spdxVersion: string): SbomReading {
  if (!/^SPDX-2\.[23]$/.test(spdxVersion))
    return notSbom(`its \`spdxVersion\` is ${JSON.stringify(spdxVersion.slice(0, 40))}, not SPDX-2.3`);
  const { packages } = document;
  if (!Array.isArray(packages)) return notSbom('it is SPDX, but has no list `packages`');
  const entries: SbomEntry[] = [];
  for (const [index, entry] of packages.entries()) {
    const name = isRecord(entry) ? textOf(entry.name) : undefined;
    if (!isRecord(entry) || name === undefined) return notSbom(`its \`packages[${index}]\` has no name`);
    entries.push(entryOf(name, versionTextOf(entry.versionInfo), purlsOfReferences(entry.externalRefs)));
  }
  return { kind: 'entries', format: spdxVersion.replace('-', ' '), entries, ...firstImage(entries) };
}

const typeOf = (element: Document): unknown => element.type ?? element['@type'];

/** Purls of an SPDX 3.0 package: its own first. */
const purlsOfElement = (element: Document): readonly string[] => [
  ...[textOf(element.software_packageUrl) ?? []].flat(),
  ...purlsAmong(element.externalIdentifier, 'externalIdentifierType', 'packageUrl', 'identifier'),
];

const isSpdx3Context = (context: unknown): boolean =>
  (Array.isArray(context) ? context : [context]).some(
    (one) => typeof one === 'string' && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(one),
  );

/** Packages of an SPDX 3.0 JSON-LD document (spdx.github.io/spdx-spec/v3.0.1, serialization and `Software/Package`). */
export function readSpdx3(document: Document): SbomReading {
  if (!isSpdx3Context(document['@context'])) return notSbom('its `@context` is not that of SPDX 3.0');
  const graph = document['@graph'];
  if (!Array.isArray(graph)) return notSbom('it is SPDX 3.0, but has no list `@graph`');
  let version: string | undefined;
  let isSbom = false;
  const entries: SbomEntry[] = [];
  for (const [index, element] of graph.entries()) {
    if (!isRecord(element)) return notSbom(`its \`@graph[${index}]\` is no object`);
    const type = typeOf(element);
    if (type === 'CreationInfo') version ??= textOf(element.specVersion);
    if (type === 'SpdxDocument' || type === 'software_Sbom') isSbom = true;
    if (type !== 'software_Package') continue;
    const name = textOf(element.name);
    if (name === undefined) return notSbom(`its \`@graph[${index}]\` is a package without a name`);
    entries.push(entryOf(name, versionTextOf(element.software_packageVersion), purlsOfElement(element)));
  }
  if (version === undefined || !version.startsWith('3.0'))
    return notSbom('its creation info names no version 3.0 of SPDX');
  if (!isSbom && entries.length === 0)
    return notSbom('it is SPDX 3.0, but neither an SBOM nor a list of packages');
  return { kind: 'entries', format: `SPDX ${version}`, entries, ...firstImage(entries) };
}
