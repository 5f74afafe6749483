import { isRecord } from '../../base/json-value.ts';
import { once } from '../../base/remember.ts';
import { readChart } from '../chart/chart.ts';
import { type ChartFiles, valuesBelow } from '../chart/chart-files.ts';
import { mergeValues } from '../chart/merge-values.ts';
import { addLiterals } from './add-literals.ts';
import { isBillOfMaterials } from './bill-of-materials.ts';
import { scanEmbedded } from './embedded-text.ts';
import { finishScan } from './finish-reading.ts';
import { readYaml } from './formats/read-yaml.ts';
import type { YamlMap, YamlNode } from './formats/yaml-node.ts';
import { createSink, type Fault, type Sink } from './found.ts';
import { createLiteralFinder, type FindLiterals } from './literal-references.ts';
import { placeRange } from './placed-text.ts';
import type { Range } from './range.ts';
import type { FileText, ScanResult } from './reading.ts';
import type { Syntax, YamlSyntax } from './syntax.ts';
import { type ImageMapReader, UNKNOWN_READER } from './syntaxes/image-map-reader.ts';
import { apiGroupOf } from './syntaxes/kubernetes.ts';
import { markdown } from './syntaxes/markdown.ts';
import { anyText } from './syntaxes/text.ts';
import { yaml } from './syntaxes/yaml.ts';
import { isGeneralJson, SYNTAXES, syntaxAt } from './syntaxes.ts';
import { createYamlContext } from './yaml-context.ts';
import { addYamlZones } from './yaml-zones.ts';

/** More code than people write in one file. */
const LONGEST_CODE = 1_000_000;
const BYTE_ORDER_MARK = '\uFEFF';
/** The overrides of an application that Argo CD's Image Updater writes. */
const WRITTEN_BY_ARGO = /(?:^|\/)\.argocd-source-[^/]*\.ya?ml$/;
const FIND_PUBLIC = createLiteralFinder();

/** What the reader knows about a run. */
export interface WantedNames {
  /** Finds complete references to our hosts wherever the syntax names no image; by default those of the public registry. */
  readonly find?: FindLiterals | undefined;
  /** Whether a text of a path may name one of our hosts; by default each may. */
  readonly mayName?: ((path: string, text: string) => boolean) | undefined;
}

/** Facts from outside the file, used when it is read. */
type Surroundings = WantedNames & Partial<Omit<FileText, 'path' | 'text'>>;

/** Finds the images of a file by path (relative, forward slashes) and contents. Reports problems instead of throwing. */
export function scanFile(path: string, text: string, surroundings: Surroundings = {}): ScanResult {
  const file = { shown: path, ...surroundings, path, text };
  const { find = FIND_PUBLIC } = file;
  const sink = createSink();
  if (WRITTEN_BY_ARGO.test(path)) sink.managed.push({ start: 0, end: text.length });
  const named = syntaxAt(path);
  let syntax: string | undefined = named.name;
  const scan = (source: string, into: Sink) => {
    const own = scanSyntax(source, named, file, into);
    // A text that its parser refuses is read as plain text.
    const fallback = into.faults.length > 0 ? 'text' : (named.rest ?? 'quiet');
    addLiterals(source, into, find, { fallback, isDocument: named === markdown });
    syntax = own;
  };
  try {
    if (hasNoSyntax(path, named) && isBillOfMaterials(path, text)) syntax = undefined;
    else if (text.startsWith(BYTE_ORDER_MARK)) scanEmbedded(placeRange(text, 1, text.length), sink, scan);
    else scan(text, sink);
  } catch (error) {
    // A hostile file can exhaust the stack of the recursive libraries, or contain too many images.
    const message = `it cannot be read completely: ${String(error)}`;
    sink.faults.push({ offset: 0, message, kind: 'cut' });
  }
  return finishScan(file, sink, syntax);
}

/** Reads a text as its syntax says, and as its contents say; returns the name of that syntax. */
function scanSyntax(source: string, syntax: Syntax, file: FileText & WantedNames, sink: Sink): string {
  const { builds = [], mayName, path } = file;
  if (isGeneralJson(path) && !isKubernetesJson(source)) {
    sink.zones.push({ start: 0, end: source.length, kind: 'text' });
    return syntax.name;
  }
  if (syntax.kind === 'yaml') {
    const isSplit = syntax === yaml && mayName !== undefined;
    const parts = isSplit ? wantedParts(source, (document) => mayName(path, document)) : undefined;
    return scanYaml(source, syntax, sink, file, parts);
  }
  const { longest = LONGEST_CODE } = syntax;
  if (source.length <= longest) syntax.scan(source, sink, builds);
  else sink.faults.push({ offset: 0, message: `it is longer than ${longest} characters`, kind: 'cut' });
  return syntax.name;
}

/** Whether nothing but the text rule applies to a path, unless the contents say more. */
function hasNoSyntax(path: string, named: Syntax): boolean {
  return named === anyText || isGeneralJson(path);
}

/** Most JSON files are long and irrelevant, so check them before the slow YAML parser. */
function isKubernetesJson(source: string): boolean {
  try {
    const root: unknown = JSON.parse(source);
    return isRecord(root) && 'apiVersion' in root && 'kind' in root;
  } catch {
    // Tools that read JSON as YAML accept comments, trailing commas and several documents.
    return [...readYaml(source)].some(({ root }) => apiGroupOf(root) !== undefined);
  }
}

const RECOGNIZING = SYNTAXES.filter((syntax: Syntax): syntax is YamlSyntax => syntax.kind === 'yaml');
/** A line that Flux updates. */
const SETTER = /^.*[ \t]#[ \t]*\{[ \t]*"\$imagepolicy"[ \t]*:[ \t]*"[^"\n]+"[ \t]*\}/gm;

function addSetters(source: string, { managed }: Sink): void {
  for (const { 0: line, index } of source.matchAll(SETTER))
    managed.push({ start: index, end: index + line.length });
}

/** The templates of a chart, whatever their names. */
const OF_CHART = /(?:^|\/)templates\//;
const TEMPLATE = /\{\{|\{%/;
/** A line that no tool but one for templates reads. */
const TEMPLATE_LINE =
  /^[ \t]*(?:\{\{-?[ \t]*(?:if|else|end|range|with|define)\b.*\}\}|\{%-?[ \t]*\w.*%\})[ \t]*\r?$/m;

/** Scans a YAML file, or the `parts` of it that matter; those of `yaml` choose their own syntax. Returns its name. */
function scanYaml(
  source: string,
  named: YamlSyntax,
  sink: Sink,
  { chart: files, companion, path }: FileText,
  parts: readonly Range[] | undefined,
): string {
  if (source.includes('$imagepolicy')) addSetters(source, sink);
  const isGeneral = named === yaml;
  let syntax = isGeneral ? undefined : named.name;
  // Templates are not YAML before they are rendered, so errors in them are not problems.
  const mayBeTemplate = isGeneral || OF_CHART.test(path);
  // Asked once, however many faults a hostile file has.
  const isTemplate = once(() => (mayBeTemplate ? TEMPLATE : TEMPLATE_LINE).test(source));
  const known = (fault: Fault): Fault =>
    fault.kind === undefined && isTemplate() ? { ...fault, kind: 'template' } : fault;
  const file = createYamlContext(source, named.name, sink, companion?.text);
  for (const { error, faults: duplicates, root } of readYaml(source, parts)) {
    if (error !== undefined) {
      sink.faults.push(known(error));
      continue;
    }
    sink.faults.push(...duplicates.map(known));
    for (const { keys = [] } of duplicates)
      for (const key of keys) sink.zones.push({ ...key, kind: 'fixed' });
    const { own, others } = isGeneral ? recognize(root) : { own: named, others: [] };
    const before = sink.found.length;
    const merged = files === undefined ? root : mergeValues(files, root, valuesBelow(path) === path);
    const readerOf = files === undefined ? file.readerOf : lazyReaders(files, merged);
    const context = { ...file, root: merged, readerOf, syntax: own.name };
    for (const { scan } of [own, ...others]) scan(context);
    addYamlZones({ ...context, root }, own);
    if (own !== yaml || sink.found.length > before) syntax ??= own.name;
  }
  return syntax ?? yaml.name;
}

/** The mark between the documents of a YAML stream, which no scalar can contain at the start of a line. */
const DOCUMENT_MARK = /^---(?=[ \t\r\n]|$)/gm;
/** Directives concern the document after them; variables of GitLab cross documents. */
const CROSSES_DOCUMENTS = /^%|\$\[\[/m;

/**
 * The parts of a YAML stream with the documents that may name an image of ours, and without others, such as resource
 * definitions of several megabytes.
 */
function wantedParts(source: string, isWanted: (document: string) => boolean): readonly Range[] {
  const marks = Array.from(source.matchAll(DOCUMENT_MARK), ({ index }) => index);
  if (marks.length === 0 || CROSSES_DOCUMENTS.test(source)) return [{ start: 0, end: source.length }];
  const parts: Range[] = [];
  for (const [index, start] of [0, ...marks].entries()) {
    const end = marks[index] ?? source.length;
    if (!isWanted(source.slice(start, end))) continue;
    const last = parts.at(-1)?.end === start ? parts.pop() : undefined;
    parts.push({ start: last?.start ?? start, end });
  }
  return parts;
}

/** Finds the readers of image maps; the chart is read once a map asks. */
function lazyReaders(files: ChartFiles, root: YamlNode | undefined): (map: YamlMap) => ImageMapReader {
  const readers = once(() => readChart(files)?.readersOf(root) ?? (() => UNKNOWN_READER));
  return (map) => readers()(map);
}

/** The certain syntax of a document; otherwise all likely ones and the general rules. */
function recognize(root: YamlNode | undefined): { own: YamlSyntax; others: readonly YamlSyntax[] } {
  const likely: YamlSyntax[] = [];
  for (const syntax of RECOGNIZING) {
    const is = syntax.recognizes?.(root);
    if (is === 'surely') return { own: syntax, others: [] };
    if (is === 'likely') likely.push(syntax);
  }
  const [own = yaml, ...others] = likely;
  return { own, others: own === yaml ? [] : [...others, yaml] };
}
