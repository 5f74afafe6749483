import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
} from 'yaml';
import { plainLine } from '../base/plain-text.ts';
import type { Place, UserProblem } from '../base/user-error.ts';

/** Longest role file that is read, in characters: 2,000 bindings take some 200,000. */
const MAXIMUM_LENGTH = 1_048_576;
/** Syntax problems that are told: one slip often causes many. */
const MAXIMUM_PROBLEMS = 10;

/** Words of the library that are told: they quote the file. */
const LONGEST_MESSAGE = 300;

export type Path = readonly (string | number)[];

/** A YAML document as plain data, with the place of every path in it. */
export interface YamlSource {
  readonly data: unknown;
  /** Place of the value at a path, or of the nearest node above it. */
  readonly placeOf: (path: Path) => Place;
  /** Place of a key of the mapping at a path. */
  readonly placeOfKey: (path: Path, key: string) => Place;
}

export type ReadYaml =
  | { readonly kind: 'source'; readonly source: YamlSource }
  | { readonly kind: 'problems'; readonly problems: readonly UserProblem[] };

/** Reads one YAML 1.2 document; duplicate keys, tags, several documents, and alias or nesting bombs are problems. Never throws. */
export function readYaml(text: string, file: string): ReadYaml {
  if (text.length > MAXIMUM_LENGTH) {
    return refuse({ message: `\`${file}\` is longer than ${MAXIMUM_LENGTH} characters.`, input: 'file' });
  }
  const lines = new LineCounter();
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    resolveKnownTags: false,
    logLevel: 'error',
  });
  const bomb = document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION');
  const problems = [...document.errors, ...document.warnings].slice(0, bomb ? 1 : MAXIMUM_PROBLEMS);
  if (problems.length > 0) {
    return refuse(
      ...problems.map((error) => ({
        message: bomb ? 'The YAML is nested too deeply.' : yamlMessage(error.code, error.message),
        input: 'file',
        place: place(error.pos[0]),
      })),
    );
  }
  try {
    return { kind: 'source', source: describe(document, document.toJS(), place) };
  } catch (error) {
    // An alias without an anchor, or a bomb of aliases; the words quote the file.
    const why = plainLine(String(error), LONGEST_MESSAGE);
    return refuse({ message: `The YAML cannot be read: ${why}.`, input: 'file', place: place(0) });
  }
}

function refuse(...problems: readonly UserProblem[]): ReadYaml {
  return { kind: 'problems', problems };
}

function yamlMessage(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'The file has several YAML documents; it may have one.';
  if (code === 'DUPLICATE_KEY') return 'A key stands twice in one mapping.';
  return `The YAML is wrong: ${plainLine(message, LONGEST_MESSAGE)}.`;
}

function describe(document: Document.Parsed, data: unknown, place: (offset: number) => Place): YamlSource {
  // Parsed nodes have a range; only an empty file has no node.
  const placeOfNode = (node: unknown): Place => place(isNode(node) ? Number(node.range?.[0]) : 0);
  const nodeAt = (path: Path): unknown =>
    path.reduce<unknown>((node, part) => childOf(document, node, part) ?? node, document.contents);
  return {
    data,
    placeOf: (path) => placeOfNode(nodeAt(path)),
    placeOfKey: (path, key) => {
      const node = nodeAt(path);
      return placeOfNode(pairOf(followed(document, node), key)?.key ?? node);
    },
  };
}

function followed(document: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function pairOf(node: unknown, key: string): Pair | undefined {
  // Paths come from the data of this document: a text key leads out of a mapping, or out of an empty document.
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
}

function childOf(document: Document, node: unknown, part: string | number): unknown {
  const parent = followed(document, node);
  const child = isSeq(parent) ? parent.items[Number(part)] : pairOf(parent, String(part))?.value;
  return isNode(child) ? child : undefined;
}
