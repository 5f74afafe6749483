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
  fewNames,
  hasPackageVersion,
  imageNamed,
  imageOfPurl,
  type SbomEntry,
  type SbomReading,
  Unreadable,
} from './sbom-reading.ts';

/** Types of components that are not packages, unless they have a purl or a package's version. */
const NOT_PACKAGES = new Set(['container', 'cryptographic-asset', 'data', 'file', 'operating-system']);
/** Those of them that have versions of their own. */
const VERSIONED = new Set(['container', 'cryptographic-asset', 'data', 'operating-system']);
/** Properties of syft and of trivy with the package that another was built from. */
const ORIGIN_PROPERTIES = new Set<unknown>(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);

function componentEntry(name: string, component: Fields, isSubject: boolean): SbomEntry {
  const version = versionTextOf(component.version);
  const type = textOf(component.type) ?? '';
  const origins = recordsIn(component.properties).filter((property) => ORIGIN_PROPERTIES.has(property.name));
  return {
    name,
    version,
    purls: textsIn([component.purl]),
    origins: textsIn(origins.map(({ value }) => value)),
    isContainer: isSubject || (NOT_PACKAGES.has(type) && !hasPackageVersion(version, VERSIONED.has(type))),
  };
}

/** The image that `metadata.component` describes, by its purl, else by name and version. */
function imageOf(subject: Fields): string | undefined {
  if (subject.type !== 'container') return undefined;
  const byPurl = imageOfPurl(textOf(subject.purl) ?? '');
  return byPurl ?? imageNamed(textOf(subject.name), versionTextOf(subject.version));
}

const digestsOf = ({ name, purls, version }: SbomEntry): readonly string[] =>
  digestsIn([name, version, ...purls]);

/** Other bills of materials that a component or a document refers to. */
const linkedDocuments = ({ externalReferences }: Fields): readonly string[] =>
  recordsIn(externalReferences).flatMap(({ type, url }) =>
    type === 'bom' || /^urn:cdx:/i.test(textOf(url) ?? '') ? (textOf(url) ?? '?') : [],
  );

/** Parts that the compositions of a document call incomplete; those only about vulnerabilities say nothing about packages. */
function incompleteLists({ compositions }: Fields): readonly string[] {
  const incomplete = recordsIn(compositions).filter(
    ({ aggregate, assemblies, dependencies, vulnerabilities }) =>
      /^incomplete/.test(textOf(aggregate) ?? '') &&
      (vulnerabilities === undefined || assemblies !== undefined || dependencies !== undefined),
  );
  if (incomplete.length === 0) return [];
  const of = incomplete.flatMap(({ assemblies, dependencies }) =>
    textsIn([assemblies, dependencies].flat().map((ref) => (isRecord(ref) ? ref.ref : ref))),
  );
  const kinds = [...new Set(incomplete.map(({ aggregate }) => String(aggregate)))].join(', ');
  const which = of.length === 0 ? '' : `: ${fewNames(of)}`;
  return [`it says that its list of components is not complete (${kinds})${which}`];
}

/** Components of a CycloneDX document (cyclonedx.org/docs/1.7/json), the described one and nested ones among them. */
export function readCycloneDx(document: Fields): SbomReading {
  const specVersion = textOf(document.specVersion) ?? '';
  if (!/^1\.[0-7]$/.test(specVersion))
    throw new Unreadable(
      `its \`specVersion\` is ${JSON.stringify(specVersion.slice(0, 40))}, not 1.4 to 1.7`,
    );
  const subject = fieldOf(document.metadata, 'component');
  if (!Array.isArray(document.components))
    throw new Unreadable(
      'it is CycloneDX, but has no `components` list',
      document.vulnerabilities === undefined ? undefined : 'give a document of vulnerabilities as `vex`',
    );
  const entries: SbomEntry[] = [];
  const subjects: string[] = [];
  const linked = [...linkedDocuments(document)];
  const waiting: { readonly component: unknown; readonly path: string }[] = [];
  const enqueue = (list: readonly unknown[], path: string): void => {
    for (const [index, component] of list.entries()) waiting.push({ component, path: `${path}[${index}]` });
  };
  enqueue(document.components, 'components');
  if (subject !== undefined) waiting.push({ component: subject, path: 'metadata.component' });
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { component, path } = next;
    const isSubject = component === subject;
    // The name of the described thing does not matter.
    const name = isRecord(component) ? (textOf(component.name) ?? (isSubject ? '' : undefined)) : undefined;
    if (!isRecord(component) || name === undefined)
      throw new Unreadable(`its \`${path.slice(-120)}\` has no name`);
    const entry = componentEntry(name, component, isSubject);
    if (isSubject) subjects.push(...digestsOf(entry));
    entries.push(entry);
    linked.push(...linkedDocuments(component));
    if (component.components === undefined) continue;
    if (!Array.isArray(component.components))
      throw new Unreadable(`its \`${path.slice(-120)}.components\` is not a list`);
    enqueue(component.components, `${path}.components`);
  }
  const listed = entries.filter(({ isContainer }) => isContainer).flatMap(digestsOf);
  return {
    format: `CycloneDX ${specVersion}`,
    entries,
    image: isRecord(subject) ? imageOf(subject) : undefined,
    subjects,
    digests: [...new Set([...subjects, ...listed])],
    gaps: [...incompleteLists(document), ...elsewhereGap(linked)],
  };
}
