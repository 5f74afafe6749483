import { Unreadable } from './sbom-reading.ts';

type Fields = Record<string, unknown>;

/** Whether a text begins as SPDX in tags and values does, after comments. Each line matches in one way: linear time. */
export const isTagValue = (text: string): boolean =>
  /^(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*SPDXVersion:/.test(text);

/** Tags of a package, by the field of the JSON form. */
const PACKAGE_FIELDS: ReadonlyMap<string, string> = new Map([
  ['SPDXID', 'SPDXID'],
  ['PackageVersion', 'versionInfo'],
  ['PrimaryPackagePurpose', 'primaryPackagePurpose'],
  ['PackageSourceInfo', 'sourceInfo'],
]);
/** Tags that end the tags of a package: what follows is about a file, a snippet or a license. */
const OTHER_SECTIONS = new Set(['FileName', 'SnippetSPDXID', 'LicenseID', 'Annotator', 'Reviewer']);

interface Tag {
  readonly name: string;
  readonly value: string;
}

const wrong = (why: string): Unreadable => new Unreadable(`it is SPDX in tags and values, but ${why}`);

function* tagsOf(text: string): Generator<Tag> {
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, start = ''] = /^\s*([A-Za-z][A-Za-z0-9]*):(.*)$/s.exec(line) ?? [];
    if (name === undefined) throw wrong(`its line ${index + 1} is neither a tag nor a comment`);
    let value = start.trim();
    if (value.startsWith('<text>')) {
      const parts = [value.slice('<text>'.length)];
      const first = index + 1;
      while (!parts.at(-1)?.includes('</text>')) {
        index += 1;
        if (index >= lines.length) throw wrong(`the text that begins in its line ${first} has no end`);
        parts.push(lines[index] ?? '');
      }
      value = parts.join('\n').replace(/<\/text>.*$/s, '');
    }
    yield { name, value };
  }
}

/** The document under construction, and the package that the tags are about. */
interface State {
  readonly document: Fields;
  readonly packages: Fields[];
  readonly relationships: Fields[];
  readonly documents: Fields[];
  current: Fields | undefined;
}

function addTag(state: State, { name, value }: Tag): void {
  const { current, document, documents, packages, relationships } = state;
  const [first = '', second = '', third = ''] = value.split(/\s+/);
  if (name === 'PackageName') {
    state.current = { name: value, externalRefs: [] };
    packages.push(state.current);
  } else if (name === 'Relationship') {
    relationships.push({ spdxElementId: first, relationshipType: second, relatedSpdxElement: third });
  } else if (name === 'ExternalDocumentRef')
    documents.push({ externalDocumentId: first, spdxDocument: second });
  else if (name === 'DocumentName') document['name'] = value;
  else if (name === 'ExternalRef' && Array.isArray(current?.['externalRefs']))
    current['externalRefs'].push({ referenceType: second, referenceLocator: third });
  else if (OTHER_SECTIONS.has(name)) state.current = undefined;
  else if (current !== undefined) setField(current, PACKAGE_FIELDS.get(name), value, name);
}

/** Sets a field of a package once: a second value would hide the first. */
function setField(target: Fields, field: string | undefined, value: string, name: string): void {
  if (field === undefined) return;
  if (target[field] !== undefined)
    throw wrong(`its package \`${String(target['name'])}\` has more than one \`${name}\``);
  target[field] = value;
}

/** Reads SPDX 2 in tags and values (spdx.github.io/spdx-spec/v2.3) into the shape of its JSON. */
export function readTagValue(text: string): Fields {
  const document: Fields = {};
  const state: State = { document, packages: [], relationships: [], documents: [], current: undefined };
  for (const tag of tagsOf(text)) {
    if (tag.name === 'SPDXVersion') document['spdxVersion'] = tag.value;
    else addTag(state, tag);
  }
  const { documents: externalDocumentRefs, packages, relationships } = state;
  return { ...document, packages, relationships, externalDocumentRefs };
}
