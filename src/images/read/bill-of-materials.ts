import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isRecord, parseJson } from '../../base/json-value.ts';

/** Files of data; a script or a build file can be written so that it also reads as lines of tags and values. */
const DATA_NAME =
  /\.(?:json|jsonld|xml|rdf|spdx|cdx|sbom|bom|tag|tv|txt)$|(?:^|\/)[^./]*(?:bom|spdx|cyclonedx)[^./]*$/i;
/** Manifests that tools read by their name, whatever else they contain. */
const MANIFEST = /(?:^|\/)(?:package|package-lock|npm-shrinkwrap|composer|deno)\.json$/i;

/** The top-level keys of CycloneDX and SPDX 2, which their schemas allow no others beside. */
const CYCLONEDX_KEYS = new Set(
  (
    '$schema bomFormat specVersion serialNumber version metadata components services externalReferences dependencies ' +
    'compositions vulnerabilities annotations formulation declarations definitions citations properties signature'
  ).split(' '),
);
const SPDX_KEYS = new Set(
  (
    '$schema spdxVersion SPDXID name comment dataLicense documentNamespace creationInfo packages files snippets ' +
    'relationships annotations hasExtractedLicensingInfos externalDocumentRefs documentDescribes revieweds'
  ).split(' '),
);
const SPDX_3_KEYS = new Set(['@context', '@graph']);
const SPDX_3_CONTEXT = /^https:\/\/spdx\.org\/rdf\/3\.\d[\w./-]*$/;

const CYCLONEDX_SPACE = /^https?:\/\/cyclonedx\.org\/schema\/bom\/1\.\d+$/;
const RDF_SPACE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const SPDX_SPACE = /^https?:\/\/spdx\.org\/rdf\/terms\/?#?$/;

const FIRST_TAG = /^SPDXVersion:[ \t]*SPDX-\d/;
const TAG_LINE = /^[A-Z][A-Za-z0-9]*:(?:[ \t]|$)/;

/**
 * Whether a whole text is a bill of materials, which records facts and requests nothing. `path` must be that of a file
 * without a syntax of its own.
 */
export function isBillOfMaterials(path: string, text: string): boolean {
  if (!DATA_NAME.test(path) || MANIFEST.test(path)) return false;
  const body = text.replace(/^\uFEFF?\s*/, '');
  if (body.startsWith('{')) return isJsonDocument(body);
  return body.startsWith('<') ? isXmlDocument(body) : isTagDocument(body);
}

function isJsonDocument(text: string): boolean {
  const root = parseJson(text);
  if (!isRecord(root)) return false;
  const { '@context': context, bomFormat, components = [], services = [], specVersion, spdxVersion } = root;
  if (bomFormat === 'CycloneDX')
    return (
      typeof specVersion === 'string' &&
      Array.isArray(components) &&
      Array.isArray(services) &&
      hasOnly(root, CYCLONEDX_KEYS)
    );
  if (typeof spdxVersion === 'string') return /^SPDX-\d/.test(spdxVersion) && hasOnly(root, SPDX_KEYS);
  return (
    [context].flat().some((one) => typeof one === 'string' && SPDX_3_CONTEXT.test(one)) &&
    hasOnly(root, SPDX_3_KEYS)
  );
}

function hasOnly(root: object, known: ReadonlySet<string>): boolean {
  return Object.keys(root).every((key) => known.has(key));
}

/** Whether a text is well-formed up to its end and its root is that of CycloneDX or of SPDX in RDF. */
function isXmlDocument(text: string): boolean {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let isKnown = false;
  parser.on('error', (error) => {
    throw error;
  });
  // The entities of a document type could put texts together.
  parser.on('doctype', () => {
    throw new SyntaxError('it has a document type');
  });
  parser.on('opentag', (tag) => {
    if (depth === 0) isKnown = isRoot(tag);
    depth += 1;
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    parser.write(text).close();
    return isKnown;
  } catch {
    return false;
  }
}

function isRoot({ local, ns, uri }: SaxesTagNS): boolean {
  if (local === 'bom') return CYCLONEDX_SPACE.test(uri);
  return local === 'RDF' && uri === RDF_SPACE && Object.values(ns).some((space) => SPDX_SPACE.test(space));
}

/** Whether a text consists of SPDX's tags with values, comments and `<text>` blocks, all of them closed. */
function isTagDocument(text: string): boolean {
  if (!FIRST_TAG.test(text)) return false;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    if (!isOpen && /^(?:#|\s*$)/.test(line)) continue;
    if (!isOpen && !TAG_LINE.test(line)) return false;
    isOpen =
      line.lastIndexOf('</text>') < line.lastIndexOf('<text>') || (isOpen && !line.includes('</text>'));
  }
  return !isOpen;
}
