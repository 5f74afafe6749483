import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Unreadable } from './sbom-reading.ts';

type Fields = Record<string, unknown>;

const CYCLONEDX_SPACE = /^https?:\/\/cyclonedx\.org\/schema\/bom\/(1\.\d+)$/;

/** Elements that are lists in the JSON form of CycloneDX. */
const LISTS = new Set([
  'analyses',
  'assemblies',
  'components',
  'compositions',
  'dependencies',
  'externalReferences',
  'properties',
  'responses',
  'versions',
  'affects',
  'vulnerabilities',
]);
/** Elements whose children may each come once; a second `purl` or `components` would hide the first. */
const SINGLE = new Set(['bom', 'component', 'metadata', 'vulnerability']);

interface Frame {
  readonly name: string;
  /** Whether the element belongs to CycloneDX; others are extensions, which are left out. */
  readonly isOurs: boolean;
  readonly fields: Fields;
  readonly items: unknown[];
  text: string;
}

const EMPTY: readonly string[] = [];
/** The parser looks for the namespace of each element in all that contain it. */
const MAXIMUM_DEPTH = 200;

/**
 * Reads CycloneDX in XML (cyclonedx.org/docs/1.7/xml) into the shape of its JSON. The text has to be well-formed to its
 * end; entities of a document type are not read.
 */
export function readCycloneDxXml(text: string): Fields {
  const parser = new SaxesParser({ xmlns: true });
  const frames: Frame[] = [];
  let root: Fields | undefined;
  parser.on('error', (error) => {
    throw new Unreadable(`it is not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new Unreadable('it is XML with a document type, whose entities are not read');
  });
  const addText = (part: string): void => {
    const frame = frames.at(-1);
    if (frame !== undefined) frame.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    const parent = frames.at(-1);
    if (frames.length === MAXIMUM_DEPTH)
      throw new Unreadable(`its elements are nested more than ${MAXIMUM_DEPTH} deep`);
    if (parent === undefined) root = rootFields(tag);
    frames.push(frameOf(tag, parent, root));
  });
  parser.on('closetag', () => {
    const frame = frames.pop();
    const parent = frames.at(-1);
    if (frame?.isOurs === true && parent !== undefined) attach(parent, frame);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(error.message.slice(0, 200), otherFix(text));
    throw error;
  }
  if (root === undefined) throw new Unreadable('it is XML without an element');
  return root;
}

/** The conversion of other kinds of XML. */
function otherFix(text: string): string | undefined {
  return /<(?:[\w-]+:)?(?:RDF|Document|SpdxDocument)\b/.test(text.slice(0, 2000))
    ? 'convert it: `pyspdxtools --infile sbom.spdx.rdf --outfile sbom.spdx.json`'
    : undefined;
}

function rootFields({ local, uri }: SaxesTagNS): Fields {
  const [, specVersion] = CYCLONEDX_SPACE.exec(uri) ?? EMPTY;
  if (local === 'bom' && specVersion !== undefined) return { bomFormat: 'CycloneDX', specVersion };
  throw new Unreadable(`it is XML, but not CycloneDX: its root is \`${local.slice(0, 60)}\``);
}

function frameOf(tag: SaxesTagNS, parent: Frame | undefined, root: Fields | undefined): Frame {
  const fields: Fields = parent === undefined && root !== undefined ? root : Object.create(null);
  for (const { local, prefix, value } of Object.values(tag.attributes))
    if (prefix === '') fields[local] ??= value;
  const isOurs = CYCLONEDX_SPACE.test(tag.uri) && parent?.isOurs !== false;
  return { name: tag.local, isOurs, fields, items: [], text: '' };
}

/** Puts a closed element into the one around it, as the JSON form has it. */
function attach(parent: Frame, frame: Frame): void {
  const { name } = frame;
  const value = valueOf(frame);
  if (SINGLE.has(parent.name) && parent.fields[name] !== undefined)
    throw new Unreadable(`one of its \`${parent.name}\` elements has more than one \`${name}\``);
  if (LISTS.has(parent.name)) parent.items.push(value);
  else parent.fields[name] = value;
}

function valueOf({ fields, items, name, text }: Frame): unknown {
  if (LISTS.has(name)) return items;
  const value = text.trim();
  if (Object.keys(fields).length === 0) return value;
  if (value !== '') fields['value'] = value;
  return fields;
}
