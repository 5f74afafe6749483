import { isAlias, isMap, isScalar, type Pair, type ParsedNode } from 'yaml';
import type { Fault } from '../found.ts';
import { addEntry, type Entry, type YamlMap, type YamlNode, type YamlTree } from './yaml-node.ts';

/** Converts a document to plain nodes. */
export function buildYamlTree(contents: ParsedNode | null): YamlTree {
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
