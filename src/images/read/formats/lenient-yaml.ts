import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isScalar,
  Lexer,
  type Pair,
  type ParsedNode,
  Parser,
  type Scalar,
} from 'yaml';
import type { Fault } from '../found.ts';
import {
  addEntry,
  type Entry,
  nodeOfKey,
  type YamlDocument,
  type YamlMap,
  type YamlNode,
  type YamlOptions,
  type YamlScalar,
  type YamlText,
  type YamlTree,
} from './yaml-node.ts';

/** Two microseconds each; real files have one in five characters. */
const MAXIMUM_LEXEMES = 1_000_000;
const STYLES = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
} as const;

/**
 * Reads the documents of a YAML text, with an error in place of each that is not valid. Accepts what many tools do, such as a
 * bracket that closes a list at the indentation of its key.
 */
export function* readLenientYaml(text: string, { from, maxDepth }: YamlOptions): Generator<YamlDocument> {
  for (const part of compose(text, maxDepth)) {
    if (!('contents' in part)) {
      yield { root: undefined, faults: [], error: { ...part, offset: from + part.offset } };
      continue;
    }
    const [error] = part.errors;
    if (error === undefined) yield buildTree(text, part.contents, from);
    else {
      const fault = { offset: from + error.pos[0], message: firstLine(error.message) };
      yield { root: undefined, faults: [], error: fault };
    }
  }
}

/** Composes documents; a text that cannot be read to its end ends with a fault. */
function* compose(text: string, maxDepth: number): Generator<Document.Parsed | Fault> {
  // Tags such as `!!omap` would change the nodes, and the key check of the library takes quadratic time.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const parser = new Parser();
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAXIMUM_LEXEMES)
      return yield { offset: parser.offset, message: `it has more than ${MAXIMUM_LEXEMES} tokens` };
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') return yield { offset: parser.offset, message: token.message };
      yield* composer.next(token);
    }
    if (parser.stack.length > maxDepth)
      return yield { offset: parser.offset, message: 'it is nested too deeply' };
  }
  for (const token of parser.end()) yield* composer.next(token);
  yield* composer.end();
}

function firstLine(message: string): string {
  return message.split('\n', 1).join('').slice(0, 200);
}

/** Converts a document to plain nodes. */
function buildTree(text: string, contents: ParsedNode | null, from: number): YamlTree {
  const anchors = new Map<string, YamlNode>();
  const faults: Fault[] = [];

  function build(node: ParsedNode | null): YamlNode | undefined {
    if (node === null) return undefined;
    if (isAlias(node)) return anchors.get(node.source);
    const { anchor } = node;
    const keep = <T extends YamlNode>(made: T): T => {
      if (anchor !== undefined) anchors.set(anchor, made);
      return made;
    };
    if (isScalar(node)) return keep(buildText(node));
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const own = new Map<string, Entry>();
      const map = keep({ kind: 'map', own, isFlow: node.flow === true });
      for (const pair of node.items) addPair(map, own, pair);
      return map;
    }
    const items: YamlNode[] = [];
    const list = keep({ kind: 'list', items });
    for (const item of node.items) {
      const built = build(item);
      if (built !== undefined) items.push(built);
    }
    return list;
  }

  function addPair(map: YamlMap, own: Map<string, Entry>, pair: Pair<ParsedNode, ParsedNode | null>): void {
    const [start, keyEnd] = pair.key.range;
    const key = nodeOfKey(build(pair.key), { start, end: keyEnd }, { from, text });
    const value = build(pair.value);
    const end = pair.value?.range[1];
    addEntry(map, own, faults, key, value, end === undefined ? undefined : from + end);
  }

  function buildText(node: Scalar.Parsed): YamlText {
    const [start, end] = node.range;
    const style = STYLES[node.type ?? 'PLAIN'];
    const value = String(node.value);
    const isBlock = style === 'literal' || style === 'folded';
    const { indent, lines } = isBlock ? placeOfBlock(text, start, end, value) : { lines: start };
    const scalar: YamlScalar = { range: [from + lines, from + end], value, style, indent };
    return { kind: 'text', value, isPlain: style === 'plain' && node.tag !== STRING, scalar };
  }

  return { root: build(contents), faults };
}

const STRING = 'tag:yaml.org,2002:str';

/** Where the lines of a block begin, after its header, and their indentation: what the value does not have. */
function placeOfBlock(text: string, start: number, end: number, value: string) {
  const newline = text.indexOf('\n', start) + 1;
  const lines = newline === 0 || newline > end ? end : newline;
  const indentOf = (block: string): number => / *(?=[^\s])/.exec(block)?.[0].length ?? -1;
  const written = indentOf(text.slice(lines, end));
  return { lines, indent: written < 0 ? written : written - indentOf(value) };
}
