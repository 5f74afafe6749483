import { isRecord, textOf, versionTextOf } from '../base/json-value.ts';
import type { SbomEntry, SbomReading } from './sbom.ts';
import { imageOfPurl } from './sbom-spdx.ts';

type Document = Readonly<Record<string, unknown>>;

const notSbom = (reason: string): SbomReading => ({ kind: 'not-sbom', reason });

function entryOf(name: string, component: Document): SbomEntry {
  const version = versionTextOf(component.version);
  const purl = textOf(component.purl);
  return {
    name,
    ...(version === undefined ? {} : { version }),
    purls: purl === undefined ? [] : [purl],
  };
}

/** The image that `metadata.component` describes, by its purl, else by name and version. */
function imageOf(subject: Document): string | undefined {
  if (subject.type !== 'container') return undefined;
  const purl = textOf(subject.purl);
  const byPurl = purl === undefined ? undefined : imageOfPurl(purl);
  const name = textOf(subject.name);
  const version = textOf(subject.version);
  if (byPurl !== undefined || name === undefined) return byPurl;
  if (version === undefined || name.includes(':', name.lastIndexOf('/') + 1)) return name;
  return version.startsWith('sha256:') ? name : `${name}:${version}`;
}

/**
 * Components of a CycloneDX document (cyclonedx.org/docs/1.7/json), the described one and all nested ones included.
 * Nesting of any depth is walked without recursion.
 */
export function readCycloneDx(document: Document): SbomReading {
  const specVersion = textOf(document.specVersion) ?? '';
  if (!/^1\.[2-7]$/.test(specVersion))
    return notSbom(`its \`specVersion\` is ${JSON.stringify(specVersion.slice(0, 40))}, not 1.4 to 1.7`);
  const subject = isRecord(document.metadata) ? document.metadata.component : undefined;
  if (!Array.isArray(document.components)) return notSbom('it is CycloneDX, but has no list `components`');
  const entries: SbomEntry[] = [];
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
    const entry = entryOf(name, component);
    // A file is no package, and neither is what the document describes, unless a purl says so.
    if (entry.purls.length > 0 || (component !== subject && component.type !== 'file')) entries.push(entry);
    if (component.components === undefined) continue;
    if (!Array.isArray(component.components))
      return notSbom(`its \`${path.slice(-120)}.components\` is no list`);
    enqueue(component.components, `${path}.components`);
  }
  const image = isRecord(subject) ? imageOf(subject) : undefined;
  return {
    kind: 'entries',
    format: `CycloneDX ${specVersion}`,
    entries,
    ...(image === undefined ? {} : { image }),
  };
}
