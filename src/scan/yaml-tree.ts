import { isAlias, isMap, isScalar, type Pair, type ParsedNode, type Scalar } from 'yaml';
import type { Fault } from './found.ts';

/** A node with aliases followed: two places may hold the same object. */
export type YamlNode = YamlText | YamlList | YamlMap;

export interface YamlText {
  readonly kind: 'text';
  readonly value: string;
  /** Written without quotes and not as a block: the only form that can be null, a number or a truth value. */
  readonly isPlain: boolean;
  readonly scalar: Scalar.Parsed;
}

export interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
}

export interface YamlMap {
  readonly kind: 'map';
  readonly own: ReadonlyMap<string, Entry>;
  /** Written with braces. */
  readonly isFlow: boolean;
}

/** One pair of a map; `value` is `undefined` where nothing at all is written. */
export interface Entry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** Where the value ends as written here: of an alias, the alias itself. */
  readonly valueEnd: number;
  readonly value: YamlNode | undefined;
  readonly map: YamlMap;
}

/** Turns a parsed document into plain nodes, in one pass; a key that stands twice is a fault and its first pair counts. */
export function buildYamlTree(contents: ParsedNode | null): {
  readonly root: YamlNode | undefined;
  readonly faults: readonly Fault[];
} {
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
    const [keyStart, keyEnd] = key.scalar.range;
    if (own.has(key.value)) {
      faults.push({ offset: keyStart, message: `the key \`${key.value.slice(0, 80)}\` is there twice` });
    } else {
      const valueEnd = pair.value?.range[1] ?? keyEnd;
      own.set(key.value, { key: key.value, keyStart, keyEnd, valueEnd, value, map });
    }
  }

  return { root: build(contents), faults };
}
