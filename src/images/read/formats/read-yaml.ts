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
} from 'yaml';
import type { Fault } from '../found.ts';
import { addEntry, type Entry, type YamlMap, type YamlNode, type YamlTree } from './yaml-node.ts';

/** Two microseconds each; real files have one in five characters. */
const MAXIMUM_LEXEMES = 1_000_000;
const MAXIMUM_DOCUMENTS = 20_000;
/** The composer recurses this deep. */
const MAXIMUM_DEPTH = 400;

/** The lexeme in front of the text of a scalar. */
const TEXT_MARK = '\x1f';
const NOTHING: readonly string[] = [];
/** First characters of lexemes behind which a value may be empty. */
const INDICATORS = new Set('-:?,[{&!%\x02');

/** A document of a YAML text, or an error in its place. */
export interface YamlDocument extends YamlTree {
  /** Error of the parser; the text behind it was not read. */
  readonly error?: Fault;
}

/** Documents of texts that will be read again: each is given once, because readers note what they have seen of a node. */
const kept = new Map<string, readonly YamlDocument[]>();
const MOST_KEPT = 64;
const LONGEST_KEPT = 10_000;

/**
 * Reads the documents of a YAML text one after the other, with positions. Scalars stay texts: `1.10` is a tag. Aliases that
 * repeat too much end the text.
 */
export function readYaml(source: string): Iterable<YamlDocument> {
  const documents = kept.get(source);
  kept.delete(source);
  return documents ?? parseYaml(source);
}

/** The same for a text that is only looked at, and will probably be read by `readYaml` for its images. */
export function peekYaml(source: string): Iterable<YamlDocument> {
  if (source.length > LONGEST_KEPT || kept.size >= MOST_KEPT) return parseYaml(source);
  const documents = kept.get(source) ?? [...parseYaml(source)];
  kept.set(source, documents);
  return documents;
}

function* parseYaml(source: string): Generator<YamlDocument> {
  // Without the mark of an alias there is none.
  const isTooMuch = source.includes('*') ? createAliasCheck() : () => false;
  for (const part of compose(source)) {
    if (!('contents' in part)) {
      yield { root: undefined, faults: [], error: part };
      continue;
    }
    const [error] = part.errors;
    if (error !== undefined) {
      const fault = { offset: error.pos[0], message: firstLine(error.message) };
      yield { root: undefined, faults: [], error: fault };
      continue;
    }
    const tree = buildYamlTree(part.contents);
    if (isTooMuch(tree.root)) {
      yield { root: undefined, faults: [TOO_MANY_ALIASES] };
      return;
    }
    yield tree;
  }
}

/** Composes documents; a text that cannot be read to its end ends with a fault. */
function* compose(text: string): Generator<Document.Parsed | Fault> {
  // Tags such as `!!omap` would change the nodes, and the key check of the library takes quadratic time.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const parser = new Parser();
  let lexemes = 0;
  let documents = 0;
  const withoutComments = createCommentFilter(parser);
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAXIMUM_LEXEMES)
      return yield { offset: parser.offset, message: `it has more than ${MAXIMUM_LEXEMES} tokens` };
    for (const kept of withoutComments(lexeme))
      for (const token of parser.next(kept)) {
        if (token.type === 'error') return yield { offset: parser.offset, message: token.message };
        for (const document of composer.next(token)) {
          documents += 1;
          yield document;
        }
      }
    if (documents >= MAXIMUM_DOCUMENTS)
      return yield { offset: parser.offset, message: `it has more than ${MAXIMUM_DOCUMENTS} documents` };
    if (parser.stack.length > MAXIMUM_DEPTH)
      return yield { offset: parser.offset, message: 'it is nested too deeply' };
  }
  for (const token of parser.end()) yield* composer.next(token);
  yield* composer.end();
}

/**
 * Creates a step that leaves out the lexemes of lines that are blank or a comment, half of the lines of many files: the
 * parser, for which they mean nothing, is only told how long they are. It gets the last line break, which tells it where a
 * key starts; and all of them behind an indicator, where they are the place of an empty value.
 */
function createCommentFilter(parser: Parser): (lexeme: string) => readonly string[] {
  let isOpen = true;
  let isText = false;
  let isLineStart = false;
  let lineBreak = '';
  let indentation = '';
  return (lexeme) => {
    const isBreak = lexeme === '\n' || lexeme === '\r\n';
    if (isLineStart && (isBreak || lexeme.startsWith('#'))) {
      parser.offset += lineBreak.length + indentation.length + (isBreak ? 0 : lexeme.length);
      lineBreak = isBreak ? lexeme : '';
      indentation = '';
      return NOTHING;
    }
    if (isLineStart && indentation === '' && lexeme.startsWith(' ')) {
      indentation = lexeme;
      return NOTHING;
    }
    const held = lineBreak === '' && indentation === '' ? NOTHING : [lineBreak, indentation].filter(Boolean);
    lineBreak = '';
    indentation = '';
    isLineStart = isBreak && !isText && !isOpen;
    if (isText) isOpen = false;
    else if (!isBreak && !/^[ #]/.test(lexeme)) isOpen = INDICATORS.has(lexeme.charAt(0));
    // The lexeme behind the mark is a text, whatever it looks like.
    isText = lexeme === TEXT_MARK;
    return held === NOTHING ? [lexeme] : [...held, lexeme];
  };
}

function firstLine(message: string): string {
  return message.split('\n', 1).join('').slice(0, 200);
}

/** Converts a document to plain nodes. */
function buildYamlTree(contents: ParsedNode | null): YamlTree {
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
    if (isScalar(node)) {
      return keep({ kind: 'text', value: String(node.value), isPlain: node.type === 'PLAIN', scalar: node });
    }
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
    const key = build(pair.key);
    const value = build(pair.value);
    if (key?.kind !== 'text') return;
    addEntry(map, own, faults, key, value, pair.value?.range[1]);
  }

  return { root: build(contents), faults };
}

/** Nodes, and characters in portions, that the aliases of a file may add to what is written. */
const MOST_REPEATED = 500_000;
const PORTION = 4;

/** The fault of a file whose aliases repeat more than that. */
const TOO_MANY_ALIASES: Fault = {
  offset: 0,
  message: 'its aliases repeat too much of it',
  kind: 'cut',
};

/**
 * Creates the check of the documents of a file: rules look at a node in each place where an alias puts it, so that the work
 * would grow with the square of the file.
 */
function createAliasCheck(): (root: YamlNode | undefined) => boolean {
  let repeated = 0;
  return (root) => {
    const sizes = new Map<YamlNode, number>();
    /** Aliases of a node inside of it, which count once its size is known. */
    const open = new Map<YamlNode, number>();
    const visit = (node: YamlNode | undefined): number => {
      if (node === undefined || repeated > MOST_REPEATED) return 0;
      const inside = open.get(node);
      if (inside !== undefined) open.set(node, inside + 1);
      const known = inside === undefined ? sizes.get(node) : 0;
      repeated += known ?? 0;
      if (known !== undefined) return known;
      open.set(node, 0);
      let size = 1;
      if (node.kind === 'text') size += node.value.length / PORTION;
      else if (node.kind === 'list') for (const item of node.items) size += visit(item);
      else for (const { value } of node.own.values()) size += 1 + visit(value);
      repeated += size * (open.get(node) ?? 0);
      open.delete(node);
      sizes.set(node, size);
      return size;
    };
    visit(root);
    return repeated > MOST_REPEATED;
  };
}
