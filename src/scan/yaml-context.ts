import { isCompleteReference } from './complete-reference.ts';
import { type Dialect, expandVariables, NO_VARIABLES } from './expand-variables.ts';
import type { Sink } from './found.ts';
import { countMentions, countOnce, countParameterMentions, type Mentions } from './mentions.ts';
import { type PlacedText, slicePlaced, trimPlaced } from './placed-text.ts';
import { type ImageDetails, reportImage } from './report-image.ts';
import type { Syntax } from './syntax.ts';
import { textOf } from './yaml-lookup.ts';
import { placeScalar } from './yaml-scalar.ts';
import type { YamlNode, YamlText } from './yaml-tree.ts';

const LONGEST_TEXT = 8192;

/** What every YAML syntax needs: the file, the document, and where to report. */
export interface YamlContext {
  readonly source: string;
  readonly root: YamlNode | undefined;
  readonly syntax: Syntax;
  readonly sink: Sink;
  readonly dialect: Dialect;
  /** Report only what surely is an image: it has a host and a tag or digest. */
  readonly onlyComplete: boolean;
  /** Nodes that have been reported: what stands behind an anchor counts once. */
  readonly seen: Set<YamlNode>;
  readonly mentions: Mentions;
  readonly parameterMentions: Mentions;
}

/** Begins a file; each of its documents gets its own `root` and `syntax`. */
export function createYamlContext(source: string, syntax: Syntax, sink: Sink): YamlContext {
  return {
    source,
    root: undefined,
    syntax,
    sink,
    dialect: NO_VARIABLES,
    onlyComplete: false,
    seen: new Set(),
    mentions: countOnce(() => countMentions(source)),
    parameterMentions: countOnce(() => countParameterMentions(source)),
  };
}

/** Reports a scalar that holds a whole reference; with `prefix`, only where the text begins with it, and without it. */
export function addImage(context: YamlContext, node: YamlNode | undefined, prefix = ''): void {
  const text = textOf(node);
  if (text === undefined || context.seen.has(text) || isNoName(text)) return;
  const placed = trimPlaced(placeScalar(context.source, text.scalar));
  if (!placed.value.startsWith(prefix)) return;
  context.seen.add(text);
  addText(context, slicePlaced(placed, prefix.length));
}

/** Reports build arguments, values of a map or `NAME=value` texts, that surely are an image. */
export function addImageArguments(context: YamlContext, nodes: Iterable<YamlNode | undefined>): void {
  for (const node of nodes) {
    const text = textOf(node);
    if (text === undefined || context.seen.has(text) || isNoName(text)) continue;
    context.seen.add(text);
    const placed = placeScalar(context.source, text.scalar);
    addText({ ...context, onlyComplete: true }, slicePlaced(placed, placed.value.indexOf('=') + 1));
  }
}

/** Reports an assembled text. */
export function addText(context: YamlContext, text: PlacedText, details: ImageDetails = {}): void {
  if (context.onlyComplete) {
    const expanded = expandVariables(text, context.dialect);
    if (expanded.kind === 'unknown' || !isCompleteReference(expanded.text.value)) return;
  }
  reportImage(context.sink, context.syntax, text, context.dialect, details);
}

/** A number, a truth value, or longer than any reference: not worth decoding. */
function isNoName(text: YamlText): boolean {
  if (text.value.length > LONGEST_TEXT) return true;
  return text.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(text.value);
}
