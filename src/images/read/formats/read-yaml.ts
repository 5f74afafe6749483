import { YAMLException } from 'js-yaml';
import type { Fault } from '../found.ts';
import type { Range } from '../range.ts';
import { readLenientYaml } from './lenient-yaml.ts';
import { readStrictYaml } from './strict-yaml.ts';
import { writtenPairs, type YamlDocument, type YamlNode, type YamlOptions } from './yaml-node.ts';

const MAXIMUM_DOCUMENTS = 20_000;
/** The parsers recurse this deep. */
const MAXIMUM_DEPTH = 400;

/**
 * Reads the documents of a YAML text one after the other, with positions. Scalars stay texts: `1.10` is a tag. Aliases that
 * repeat too much end the text. The parser that is several times as fast reads only texts that are valid to their end. Of
 * `parts`, if given, each has whole documents, and the rest of the text is not read.
 */
export function* readYaml(
  source: string,
  parts: readonly Range[] = [{ start: 0, end: source.length }],
): Generator<YamlDocument> {
  // Without the mark of an alias there is none.
  const isTooMuch = source.includes('*') ? createAliasCheck() : () => false;
  let count = 0;
  for (const document of readParts(source, parts)) {
    count += 1;
    if (count > MAXIMUM_DOCUMENTS) {
      const message = `it has more than ${MAXIMUM_DOCUMENTS} documents`;
      yield { root: undefined, faults: [], error: { offset: 0, message } };
      return;
    }
    if (isTooMuch(document.root)) {
      yield { root: undefined, faults: [TOO_MANY_ALIASES] };
      return;
    }
    yield document;
  }
}

function* readParts(source: string, parts: readonly Range[]): Generator<YamlDocument> {
  for (const { end, start } of parts) {
    const text = source.slice(start, end);
    yield* parse(text, { maxDepth: MAXIMUM_DEPTH, from: start });
  }
}

function parse(text: string, options: YamlOptions): Iterable<YamlDocument> {
  try {
    return [...readStrictYaml(text, options)];
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason !== DEFICIENT) return readLenientYaml(text, options);
    const documents = [...readLenientYaml(text, options)];
    const isValid = documents.every((document) => document.error === undefined);
    return (isValid ? undefined : readJoined(text, error, options)) ?? documents;
  }
}

const DEFICIENT = 'deficient indentation';
/** Characters that are parsed again for lines that are joined, each of which is another try. */
const MOST_JOINED = 5_000_000;

/** Reads a text whose lines are joined until the parser accepts it; `undefined` if it does not. */
function readJoined(
  text: string,
  refusal: YAMLException,
  options: YamlOptions,
): readonly YamlDocument[] | undefined {
  let joined = joinLine(text, refusal);
  for (let left = MOST_JOINED; joined !== undefined && left > 0; left -= text.length) {
    try {
      return [...readStrictYaml(joined, options)];
    } catch (next) {
      if (!(next instanceof YAMLException)) throw next;
      joined = joinLine(joined, next);
    }
  }
  return undefined;
}

/**
 * Joins a line to the one before it, at the same length, if the parser finds it indented too little to go on with a text in
 * quotes: most tools read such a line, as Ansible does `a: "{{` with `}}"` at the margin.
 */
function joinLine(text: string, { mark, reason }: YAMLException): string | undefined {
  if (reason !== DEFICIENT || mark === undefined) return undefined;
  const head = text.slice(0, mark.position);
  const lineBreak = /(?:\r\n?|\n)(?=[ \t]*$)/.exec(head);
  if (lineBreak === null) return undefined;
  const { 0: written, index } = lineBreak;
  const lineStart = 1 + Math.max(...['\r', '\n'].map((end) => head.slice(0, index).lastIndexOf(end)));
  // A comment ends with its line.
  if (head.slice(lineStart, index).includes('#')) return undefined;
  return `${text.slice(0, index)}${written.replace(/./gs, ' ')}${text.slice(index + written.length)}`;
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
      else for (const { value } of writtenPairs(node)) size += 1 + visit(value);
      repeated += size * (open.get(node) ?? 0);
      open.delete(node);
      sizes.set(node, size);
      return size;
    };
    visit(root);
    return repeated > MOST_REPEATED;
  };
}
