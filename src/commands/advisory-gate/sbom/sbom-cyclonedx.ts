import { isRecord, textOf, versionTextOf } from '../../../base/json-value.ts';
import {
  digestsIn,
  hasPackageVersion,
  imageNamed,
  notSbom,
  type SbomEntry,
  type SbomReading,
} from './sbom-reading.ts';
import { imageOfPurl } from './sbom-spdx.ts';

type Document = Readonly<Record<string, unknown>>;

/** Types of components that are not packages, unless they have a purl or a package's version. */
const NOT_PACKAGES = new Set(['container', 'cryptographic-asset', 'data', 'file', 'operating-system']);
/** Those of them that have versions of their own. */
const VERSIONED = new Set(['container', 'cryptographic-asset', 'data', 'operating-system']);
/** Properties of syft and of trivy with the package that another was built from. */
const ORIGIN_PROPERTIES = new Set<unknown>(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);

function entryOf(name: string, component: Document, isSubject: boolean): SbomEntry {
  const version = versionTextOf(component.version);
  const purl = textOf(component.purl);
  const origin = originOf(component.properties);
  const type = textOf(component.type) ?? '';
  const isContainer =
    isSubject || (NOT_PACKAGES.has(type) && !hasPackageVersion(version, VERSIONED.has(type)));
  return {
    name,
    ...(version === undefined ? {} : { version }),
    purls: purl === undefined ? [] : [purl],
    ...(origin === undefined ? {} : { origin }),
    ...(isContainer ? { isContainer } : {}),
  };
}

function originOf(properties: unknown): string | undefined {
  if (!Array.isArray(properties)) return undefined;
  const found = properties.find((entry) => isRecord(entry) && ORIGIN_PROPERTIES.has(entry.name));
  return isRecord(found) ? textOf(found.value) : undefined;
}

/** The image that `metadata.component` describes, by its purl, else by name and version. */
function imageOf(subject: Document): string | undefined {
  if (subject.type !== 'container') return undefined;
  const purl = textOf(subject.purl);
  const byPurl = purl === undefined ? undefined : imageOfPurl(purl);
  return byPurl ?? imageNamed(textOf(subject.name), versionTextOf(subject.version));
}

const digestsOf = ({ name, purls, version }: SbomEntry): readonly string[] =>
  digestsIn([name, version, ...purls]);

/**
 * Components of a CycloneDX document (cyclonedx.org/docs/1.7/json), including the described one and nested ones.
 * Nesting is walked without recursion.
 */
export function readCycloneDx(document: Document): SbomReading {
  const specVersion = textOf(document.specVersion) ?? '';
  if (!/^1\.[2-7]$/.test(specVersion))
    return notSbom(`its \`specVersion\` is ${JSON.stringify(specVersion.slice(0, 40))}, not 1.4 to 1.7`);
  const subject = isRecord(document.metadata) ? document.metadata.component : undefined;
  if (!Array.isArray(document.components)) return notSbom('it is CycloneDX, but has no `components` list');
  const entries: SbomEntry[] = [];
  const subjects: string[] = [];
  const waiting: { readonly component: unknown; readonly path: string }[] = [];
  const enqueue = (list: readonly unknown[], path: string): void => {
    for (const [index, component] of list.entries()) waiting.push({ component, path: `${path}[${index}]` });
  };
  enqueue(document.components, 'components');
  if (subject !== undefined) waiting.push({ component: subject, path: 'metadata.component' });
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { component, path } = next;
    const name = isRecord(component) ? textOf(component.name) : undefined;
    if (!isRecord(component) || name === undefined) return notSbom(`its \`${path.slice(-120)}\` has no name`);
    const entry = entryOf(name, component, component === subject);
    if (component === subject) subjects.push(...digestsOf(entry));
    entries.push(entry);
    if (component.components === undefined) continue;
    if (!Array.isArray(component.components))
      return notSbom(`its \`${path.slice(-120)}.components\` is not a list`);
    enqueue(component.components, `${path}.components`);
  }
  const image = isRecord(subject) ? imageOf(subject) : undefined;
  return {
    kind: 'entries',
    format: `CycloneDX ${specVersion}`,
    entries,
    subjects,
    digests: [
      ...new Set([...subjects, ...entries.filter(({ isContainer }) => isContainer).flatMap(digestsOf)]),
    ],
    ...(image === undefined ? {} : { image }),
  };
}
