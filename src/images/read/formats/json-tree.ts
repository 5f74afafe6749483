import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { getOrMake } from '../../../base/remember.ts';
import type { Fault } from '../found.ts';
import type { PlacedText } from '../placed-text.ts';
import type { Range } from '../range.ts';
import { placeEscapes } from './escaped-text.ts';

/** Parses JSON with comments and trailing commas; the first error is a fault and leaves no root. */
export function parseJsonTree(source: string): {
  readonly root: Node | undefined;
  readonly faults: readonly Fault[];
} {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { allowTrailingComma: true, disallowComments: false });
  const [error] = errors;
  if (error === undefined) return { root, faults: [] };
  return { root: undefined, faults: [{ offset: error.offset, message: printParseErrorCode(error.error) }] };
}

/** The places of the comments of a text. */
export function jsonComments(source: string): readonly Range[] {
  const comments: Range[] = [];
  visit(source, { onComment: (start, length) => comments.push({ start, end: start + length }) });
  return comments;
}

/** The pairs of an object; empty for other nodes. */
export function jsonEntries(
  node: Node | undefined,
): readonly { readonly key: string; readonly value: Node }[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined ? [] : [{ key: String(key.value), value }];
  });
}

/** The keys of an object; empty for other nodes. */
export function jsonKeys(node: Node | undefined): readonly { readonly node: Node }[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children: [key] = [] }) =>
    key === undefined ? [] : [{ node: key }],
  );
}

/** The items of an array; none for other nodes. */
export function jsonItems(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

/** The values of an object by key, which are asked for many times; the last of the same key counts. */
const valuesOfObject = new WeakMap<Node, ReadonlyMap<string, Node>>();

export function jsonAt(node: Node | undefined, ...path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((at, key) => at && valuesOf(at).get(key), node);
}

const valuesOf = (node: Node): ReadonlyMap<string, Node> =>
  getOrMake(valuesOfObject, node, () => new Map(jsonEntries(node).map(({ key, value }) => [key, value])));

/** Decodes a string with its positions; `undefined` for other nodes. */
export function placeJsonString(source: string, node: Node | undefined): PlacedText | undefined {
  if (node?.type !== 'string') return undefined;
  return placeEscapes(source, node.offset + 1, node.offset + node.length - 1);
}
