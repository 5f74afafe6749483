import { getOrMake } from '../../../base/remember.ts';
import type { Fault } from '../found.ts';
import type { Range } from '../range.ts';

/** A node with resolved aliases: two places may share an object. */
export type YamlNode = YamlText | YamlList | YamlMap;

export interface YamlText {
  readonly kind: 'text';
  readonly value: string;
  /** Unquoted and not a block, so that it can be null, a number or a boolean. */
  readonly isPlain: boolean;
  readonly scalar: YamlScalar;
}

/** The scalar that a text was read from; one of another file has no style. */
export interface YamlScalar {
  /** Where it begins and ends, quotes included; of a block, its lines. */
  readonly range: readonly [number, number];
  readonly value: string;
  readonly style?: 'plain' | 'single' | 'double' | 'literal' | 'folded' | undefined;
  /** The columns before the text in each line of a block; negative if all its lines are blank. */
  readonly indent?: number | undefined;
}

export interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
}

export interface YamlMap {
  readonly kind: 'map';
  readonly own: ReadonlyMap<string, Entry>;
  readonly isFlow: boolean;
}

/** A pair of a map; `value` is `undefined` if nothing is written. */
export interface Entry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** The end of the value as written, or of its alias; of a collection, that of the last text in it. */
  readonly valueEnd: number;
  readonly value: YamlNode | undefined;
  /** Its value is an expression that only another program evaluates. */
  readonly isUnknown?: boolean;
  /** It is written in another file, over which this one is merged. */
  readonly isInherited?: boolean;
  readonly map: YamlMap;
  /** The pair before it with the same key, which it overrides. */
  readonly overridden?: Entry;
}

/** How a text is read. */
export interface YamlOptions {
  /** Deeper documents are not valid. */
  readonly maxDepth: number;
  /** Where the text begins in its file, in which all positions are. */
  readonly from: number;
}

/** A document as plain nodes; a duplicate key is a fault and the last pair counts. */
export interface YamlTree {
  readonly root: YamlNode | undefined;
  readonly faults: readonly Fault[];
}

/** A document of a YAML text, or an error in its place. */
export interface YamlDocument extends YamlTree {
  /** Error of the parser; the text after it was not read. */
  readonly error?: Fault;
}

/**
 * Adds a pair to its map; a key that is there already is a fault. The last pair counts, as for Helm; Compose, GitHub and
 * kubectl refuse such a file.
 */
export function addEntry(
  map: YamlMap,
  own: Map<string, Entry>,
  faults: Fault[],
  { scalar, value: key }: YamlText,
  value: YamlNode | undefined,
  writtenEnd: number | undefined,
): void {
  const [keyStart, keyEnd] = scalar.range;
  const overridden = own.get(key);
  if (overridden !== undefined) {
    const keys = [
      { start: overridden.keyStart, end: overridden.keyEnd },
      { start: keyStart, end: keyEnd },
    ];
    faults.push({ offset: keyStart, keys, message: `the key \`${key.slice(0, 80)}\` appears twice` });
    // The pairs stay in the order of the document.
    own.delete(key);
  }
  const pair = { key, keyStart, keyEnd, valueEnd: writtenEnd ?? keyEnd, value, map };
  own.set(key, overridden === undefined ? pair : { ...pair, overridden });
}

/** The key of a pair: a collection stands for its source, such as that of the template in `image: {{ .Values.image }}`. */
export function nodeOfKey(
  node: YamlNode | undefined,
  { end, start }: Range,
  { from, text }: { readonly from: number; readonly text: string },
): YamlText {
  if (node?.kind === 'text') return node;
  const value = text.slice(start, end);
  return { kind: 'text', value, isPlain: false, scalar: { range: [from + start, from + end], value } };
}

/** The pairs of a map as written, without merged ones: also those that a later one with the same key overrides. */
export function* writtenPairs(map: YamlMap): Generator<Entry> {
  for (const last of map.own.values())
    for (let pair: Entry | undefined = last; pair !== undefined; pair = pair.overridden) yield pair;
}

const MERGE = '<<';
const MAXIMUM_MERGES = 64;
const NULLS = new Set(['', '~', 'null', 'Null', 'NULL']);

/** Caches answers for maps with merges. */
const answers = new WeakMap<YamlMap, Map<string, Entry | undefined>>();

/** The own pair of a map, or that of the first map merged with `<<`. */
export function entryOf(node: YamlNode | undefined, key: string, depth = 0): Entry | undefined {
  if (node?.kind !== 'map' || depth > MAXIMUM_MERGES) return undefined;
  const direct = node.own.get(key);
  if (direct !== undefined || !node.own.has(MERGE)) return direct;
  const known = getOrMake(answers, node, () => new Map<string, Entry | undefined>());
  if (!known.has(key)) {
    known.set(key, undefined);
    for (const base of mergedInto(node)) {
      const inherited = entryOf(base, key, depth + 1);
      if (inherited === undefined) continue;
      known.set(key, inherited);
      break;
    }
  }
  return known.get(key);
}

/** The value at a path of up to three keys: asked several times for every map, so without a list of them. */
export function nodeAt(
  node: YamlNode | undefined,
  key: string,
  below?: string,
  deepest?: string,
): YamlNode | undefined {
  const value = entryOf(node, key)?.value;
  return below === undefined ? value : nodeAt(value, below, deepest);
}

/** The same for a path of any length. */
export function nodeAtPath(node: YamlNode | undefined, path: readonly string[]): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>((at, key) => entryOf(at, key)?.value, node);
}

/** The own pairs of a map, then merged ones, including overridden ones. */
export function* entriesOf(node: YamlNode | undefined, seen = new Set<YamlNode>()): Generator<Entry> {
  if (node?.kind !== 'map' || seen.has(node) || seen.size > MAXIMUM_MERGES) return;
  seen.add(node);
  for (const entry of node.own.values()) if (entry.key !== MERGE) yield entry;
  for (const base of mergedInto(node)) yield* entriesOf(base, seen);
}

/** The values of `entriesOf`. */
export function valuesOf(node: YamlNode | undefined): readonly (YamlNode | undefined)[] {
  return [...entriesOf(node)].map(({ value }) => value);
}

export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** A scalar that is not null. */
export function textNodeOf(node: YamlNode | undefined): YamlText | undefined {
  if (node?.kind !== 'text') return undefined;
  return node.isPlain && NULLS.has(node.value) ? undefined : node;
}

/** The value of a scalar that is not null. */
export function scalarValue(node: YamlNode | undefined): string | undefined {
  return textNodeOf(node)?.value;
}

/** Every map in document order, except those that `leaveOut` excludes. */
export function mapsOf(
  root: YamlNode | undefined,
  leaveOut: (map: YamlMap, key: string) => boolean = () => false,
): readonly YamlMap[] {
  const maps: YamlMap[] = [];
  const seen = new Set<YamlNode>();
  const visit = (node: YamlNode | undefined, key: string): void => {
    if (node === undefined || node.kind === 'text' || seen.has(node)) return;
    seen.add(node);
    if (node.kind === 'list') {
      for (const item of node.items) visit(item, key);
    } else if (!leaveOut(node, key)) {
      maps.push(node);
      for (const { key, value } of writtenPairs(node)) visit(value, key);
    }
  };
  visit(root, '');
  return maps;
}

function mergedInto(map: YamlMap): readonly YamlNode[] {
  const value = map.own.get(MERGE)?.value;
  return value === undefined ? [] : value.kind === 'list' ? value.items : [value];
}
