import { once } from '../../base/remember.ts';
import { isCompleteReference, isUntaggedName, parseImageReference } from '../reference/image-reference.ts';
import { scanEmbedded } from './embedded-text.ts';
import { type Dialect, expandVariables, NO_VARIABLES } from './expand-variables.ts';
import type { YamlMap, YamlNode, YamlText } from './formats/yaml-node.ts';
import { entryOf, mapsOf, nodeAt, textNodeOf } from './formats/yaml-node.ts';
import { placeScalar } from './formats/yaml-scalar.ts';
import type { Sink, ZoneKind } from './found.ts';
import { countMentions, countParameterMentions, type Mentions } from './mentions.ts';
import { type PlacedText, slicePlaced, trimPlaced } from './placed-text.ts';
import { type ReportDetails, reportImage } from './report-image.ts';
import { createComparedCheck, type IsCompared, whyFixedDefault } from './syntaxes/fixed-values.ts';
import { type ImageMapReader, UNKNOWN_READER } from './syntaxes/image-map-reader.ts';

const LONGEST_TEXT = 8192;

/** The file, its document, and the sink. */
export interface YamlContext {
  readonly source: string;
  readonly root: YamlNode | undefined;
  readonly syntax: string;
  readonly sink: Sink;
  readonly dialect: Dialect;
  /** Report only complete references. */
  readonly onlyComplete: boolean;
  /** Nodes that were reported: an anchored node counts once. */
  readonly seen: Set<YamlNode>;
  readonly mentions: Mentions;
  readonly parameterMentions: Mentions;
  readonly isCompared: IsCompared;
  /** The text of the `.env` beside a Compose file. */
  readonly environment: string | undefined;
  /** Knowledge of the chart or tool that reads an image map. */
  readonly readerOf: (map: YamlMap) => ImageMapReader;
}

/** Creates the context of a file; each document sets its own `root` and `syntax`. */
export function createYamlContext(
  source: string,
  syntax: string,
  sink: Sink,
  environment?: string,
): YamlContext {
  return {
    source,
    root: undefined,
    syntax,
    sink,
    dialect: NO_VARIABLES,
    onlyComplete: false,
    seen: new Set(),
    mentions: once(() => countMentions(source)),
    parameterMentions: once(() => countParameterMentions(source)),
    isCompared: createComparedCheck(source),
    environment,
    readerOf: () => UNKNOWN_READER,
  };
}

/** Reports a scalar that is a whole reference, after the required `prefix`. */
export function addImage(
  context: YamlContext,
  node: YamlNode | undefined,
  prefix = '',
  details: ReportDetails = {},
): void {
  const text = textNodeOf(node);
  if (text === undefined || context.seen.has(text) || isNoName(text)) return;
  const placed = trimPlaced(placeScalar(context.source, text.scalar));
  if (!placed.value.startsWith(prefix)) return;
  // Anything ambiguous falls back to the plain-text rule.
  if (addText(context, slicePlaced(placed, prefix.length), details, hasHost)) context.seen.add(text);
}

/** Reports build arguments (`value` or `NAME=value`) that are surely images; a name without a tag is only mentioned. */
export function addImageArguments(context: YamlContext, nodes: Iterable<YamlNode | undefined>): void {
  for (const node of nodes) {
    const text = textNodeOf(node);
    if (text === undefined || context.seen.has(text)) continue;
    if (addImageArgument(context, text)) continue;
    if (isUntaggedName(text.value.slice(text.value.indexOf('=') + 1))) addZone(context, text, 'text');
    else context.seen.delete(text);
  }
}

function addImageArgument(
  context: YamlContext,
  node: YamlNode | undefined,
  whyFixed: () => string | undefined = () => undefined,
): boolean {
  const text = textNodeOf(node);
  if (text === undefined || context.seen.has(text) || isNoName(text)) return false;
  context.seen.add(text);
  const placed = placeScalar(context.source, text.scalar);
  const image = slicePlaced(placed, placed.value.indexOf('=') + 1);
  const notEditable = image.value.includes('/') ? whyFixed() : undefined;
  return addText({ ...context, onlyComplete: true }, image, { notEditable });
}

/** Reports the defaults of parameters that are surely images. */
export function addDefaults(context: YamlContext, parameters: readonly (YamlNode | undefined)[]): void {
  for (const parameter of parameters)
    addImageArgument(context, nodeAt(parameter, 'default'), () =>
      whyFixedDefault(parameter, context.isCompared),
    );
}

/** Reports an assembled text, and says whether it did; where only what is surely an image counts, `isSure` decides. */
export function addText(
  context: YamlContext,
  text: PlacedText,
  details: ReportDetails = {},
  isSure: (name: string) => boolean = isCompleteReference,
): boolean {
  if (context.onlyComplete) {
    const expanded = expandVariables(text, context.dialect);
    if (expanded.kind === 'unknown' || !isSure(expanded.text.value)) return false;
  }
  reportImage(context.sink, context.syntax, text, context.dialect, details);
  return true;
}

const waysOf = new WeakMap<YamlText, Set<string>>();

/** Scans a text as another file; an anchored text counts once for each way of reading it. */
export function scanOnce(
  context: YamlContext,
  text: YamlText,
  way: 'manifest' | 'parts' | 'patch' | 'values',
  scan: (text: string, sink: Sink) => void,
): void {
  const ways = waysOf.get(text) ?? new Set();
  if (ways.has(way)) return;
  waysOf.set(text, ways.add(way));
  const placed = placeScalar(context.source, text.scalar);
  // An error at the end of the text is on its last line.
  scanEmbedded(slicePlaced(placed, 0, placed.value.trimEnd().length), context.sink, scan);
}

/** Reports what a scalar means; `quiet` for one that names a result, and no image that is used. */
export function addZone({ sink }: YamlContext, node: YamlNode | undefined, kind: ZoneKind): void {
  if (node?.kind !== 'text') return;
  const [start, end] = node.scalar.range;
  sink.zones.push({ start, end, kind });
}

/** Whether the value of a key for images names a registry, also in a malformed reference. */
function hasHost(name: string): boolean {
  const parsed = parseImageReference(name);
  if (parsed.kind === 'malformed') return isCompleteReference(name);
  return parsed.reference.host !== undefined;
}

/** Numbers, booleans and overlong texts are not references. */
function isNoName(text: YamlText): boolean {
  if (text.value.length > LONGEST_TEXT) return true;
  return text.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(text.value);
}

/** Reports what an image is with each of these variables, once if it is the same. */
export function addDialectImages(context: YamlContext, node: YamlNode, dialects: readonly Dialect[]): void {
  const text = textNodeOf(node);
  if (text === undefined || context.seen.has(text)) return;
  const written = placeScalar(context.source, text.scalar);
  const different = new Map<string, Dialect>();
  let isUnknown = false;
  for (const dialect of dialects) {
    const expanded = expandVariables(written, dialect);
    isUnknown ||= expanded.kind === 'unknown';
    const answer = expanded.kind === 'unknown' ? expanded.reason : expanded.text.pieces;
    const key = JSON.stringify(answer);
    if (!different.has(key)) different.set(key, dialect);
  }
  const details = isUnknown
    ? { notEditable: 'some jobs read it with variables that are not known here' }
    : {};
  for (const dialect of different.values())
    addImage({ ...context, dialect, seen: new Set() }, node, '', details);
  context.seen.add(text);
}

/** Reports the `image` of every map, as CI systems with lists or maps of steps write it. */
export function addStepImages(context: YamlContext): void {
  for (const image of stepImages(context)) addImage(context, image);
}

/** The `image` of every map, or the `name` in it. */
export function stepImages({ root }: YamlContext): readonly (YamlNode | undefined)[] {
  return mapsOf(root).map((map) => {
    const image = entryOf(map, 'image')?.value;
    return image?.kind === 'map' ? nodeAt(image, 'name') : image;
  });
}
