import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  Parser,
  visit,
  type YAMLError,
  type YAMLMap,
  YAMLParseError,
} from 'yaml';
import type { Location } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import { giveTurn } from '../../base/pool.ts';
import { remember } from '../../base/remember.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';

const MAXIMUM_LENGTH = 1_048_576;
/** Maximum number of syntax problems to report, since one mistake often causes many. */
const MAXIMUM_PROBLEMS = 10;

/** Maximum length of the library's messages, which quote the file; each character may take eight when it is spelled out. */
const LONGEST_MESSAGE = 240;

export type Path = readonly (string | number)[];

/** A YAML document as plain data, with the position of every path in it. */
export interface YamlSource {
  readonly data: unknown;
  /** The input that names the file. */
  readonly input: string;
  /** Position of the value at a path, or of its nearest existing ancestor. */
  readonly placeOf: (path: Path) => Location;
  readonly placeOfKey: (path: Path, key: string) => Location;
}

/** Reads one YAML 1.2 document. Throws `UserError` with all that a reader may overlook: duplicate keys, tags, bombs. */
export function readYamlSource(text: string, file: string, input: string): YamlSource {
  const steps = readSteps(text, file, input);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same for a long document: between the steps, timers and signals get their turn. */
export async function readLongYaml(text: string, file: string, input: string): Promise<YamlSource> {
  const steps = readSteps(text, file, input);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await giveTurn();
  return step.value;
}

function* readSteps(text: string, file: string, input: string): Generator<void, YamlSource, void> {
  const refusal = (...problems: readonly UserProblem[]) =>
    new UserError(...problems.map((problem) => ({ ...problem, input })));
  if (text.length > MAXIMUM_LENGTH)
    throw refusal({ message: `\`${file}\` is longer than ${MAXIMUM_LENGTH} characters.` });
  const lines = new LineCounter();
  const place = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const document = yield* parseYaml(text, lines);
  const bomb = document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION');
  const problems = [...document.errors, ...document.warnings].slice(0, bomb ? 1 : MAXIMUM_PROBLEMS);
  if (problems.length > 0) {
    // Past the end, there is no line to show.
    const placeOf = ([start]: readonly [number, number]) => place(Math.min(start, text.trimEnd().length));
    throw refusal(...problems.map((error) => ({ ...yamlProblem(error, bomb), place: placeOf(error.pos) })));
  }
  yield;
  const refused = ownProblems(text, document, place);
  if (refused.length > 0) throw refusal(...refused.slice(0, MAXIMUM_PROBLEMS));
  try {
    return { data: document.toJS(), input, ...findPlaces(document, place) };
  } catch (error) {
    // An alias without an anchor, or a bomb of aliases; the message quotes the file.
    const why = plainLine(String(error), LONGEST_MESSAGE);
    throw refusal({ message: `The YAML cannot be read: ${why}.`, place: place(0) });
  }
}

/**
 * Problems that the library accepts and a reader would overlook: another version of YAML, whose `<<` merges mappings; a
 * key that is an alias or a collection; and keys that differ in YAML (`1` and `"1"`) but not in the data.
 */
function ownProblems(
  text: string,
  document: Document.Parsed,
  place: (offset: number) => Location,
): readonly UserProblem[] {
  const problems: UserProblem[] = [];
  const tell = (message: string, fix: string, offset: number) =>
    problems.push({ message, fix, place: place(offset) });
  const { version } = document.directives.yaml;
  if (version !== '1.2') {
    const message = `The file asks for YAML ${version}; only YAML 1.2 is supported.`;
    tell(message, 'Remove the line that begins with `%YAML`.', text.search(/^%YAML/m));
  }
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<string>();
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : undefined;
        const fix = 'Write the key itself, not an alias, a list or a mapping.';
        if (name === undefined) tell('A key is not plain text.', fix, offsetOf(key));
        else if (seen.has(name))
          tell('A key appears twice in one mapping.', 'Keep one of them.', offsetOf(key));
        else seen.add(name);
      }
    },
  });
  return problems;
}

/** Offset of a node. Parsed nodes have a range; only an empty file has no node. */
function offsetOf(node: unknown): number {
  return isNode(node) ? Number(node.range?.[0]) : 0;
}

function yamlProblem({ code, message }: YAMLError, isBomb: boolean): Pick<UserProblem, 'fix' | 'message'> {
  if (isBomb) return { message: 'The YAML is nested too deeply.' };
  if (code === 'MULTIPLE_DOCS')
    return {
      message: 'The file has several YAML documents; only one is allowed.',
      fix: 'Remove the lines from `---` on.',
    };
  return {
    message: `The YAML is invalid: ${plainLine(message, LONGEST_MESSAGE)}.`,
    fix: 'Check the indentation, and that every quote and bracket is closed, here and in the lines around.',
  };
}

function findPlaces(
  document: Document.Parsed,
  place: (offset: number) => Location,
): Pick<YamlSource, 'placeOf' | 'placeOfKey'> {
  const pairOf = createPairFinder();
  const followed = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  const childOf = (node: unknown, part: string | number): unknown => {
    const parent = followed(node);
    const child = isSeq(parent) ? parent.items[Number(part)] : pairOf(parent, String(part))?.value;
    return isNode(child) ? child : undefined;
  };
  const nodeAt = (path: Path): unknown =>
    path.reduce<unknown>((node, part) => childOf(node, part) ?? node, document.contents);
  return {
    placeOf: (path) => place(offsetOf(nodeAt(path))),
    placeOfKey: (path, key) => {
      const node = nodeAt(path);
      return place(offsetOf(pairOf(followed(node), key)?.key ?? node));
    },
  };
}

/** Finds pairs of mappings by key. Keys of a mapping are indexed once, since a file may have many of them. */
function createPairFinder(): (node: unknown, key: string) => Pair | undefined {
  // Keys that are no scalars were refused before.
  const indexOf = remember((map: YAMLMap) => new Map(map.items.map((pair) => [String(pair.key), pair])));
  // Paths come from the data of this document: a text key may lead out of a mapping or an empty document.
  return (node, key) => (isMap(node) ? indexOf(node).get(key) : undefined);
}

/** Lexical tokens between two turns: a few milliseconds of work. */
const TOKENS_PER_STEP = 5000;

/** The library compares each key with all others of its mapping, which is quadratic; `readYaml` finds duplicates itself. */
const OPTIONS = {
  prettyErrors: false,
  resolveKnownTags: false,
  logLevel: 'error',
  uniqueKeys: false,
} as const;

/** Parses one YAML document as the library's `parseDocument` does; between two steps, other work may get a turn. */
export function* parseYaml(
  text: string,
  lines: LineCounter,
  tokensPerStep = TOKENS_PER_STEP,
): Generator<void, Document.Parsed, void> {
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  lines.addNewLine(0);
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    count += 1;
    if (count % tokensPerStep === 0) yield;
  }
  for (const token of parser.end()) tokens.push(token);
  yield;
  const composed = new Composer(OPTIONS).compose(tokens, true, text.length);
  const [first, second] = [...composed];
  // The composer gives at least one document when its second argument asks for it.
  const document = first as Document.Parsed;
  if (second !== undefined)
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''));
  return document;
}
