import type { Scalar } from 'yaml';
import type { Fault } from '../found.ts';

/** A node with resolved aliases: two places may share an object. */
export type YamlNode = YamlText | YamlList | YamlMap;

export interface YamlText {
  readonly kind: 'text';
  readonly value: string;
  /** Unquoted and not a block, so that it can be null, a number or a boolean. */
  readonly isPlain: boolean;
  readonly scalar: YamlScalar;
}

/** What a text was read from. */
export interface YamlScalar {
  /** Where it begins and ends; the library adds where the blanks behind it end. */
  readonly range: readonly [number, number, ...unknown[]];
  readonly type?: Scalar.Parsed['type'];
  readonly value: unknown;
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
  /** The end of the value as written, or of its alias; a block collection may end with the comments behind it. */
  readonly valueEnd: number;
  readonly value: YamlNode | undefined;
  /** Its value is an expression that only another program evaluates. */
  readonly isUnknown?: boolean;
  readonly map: YamlMap;
}

/** A document as plain nodes; a duplicate key is a fault and the first pair counts. */
export interface YamlTree {
  readonly root: YamlNode | undefined;
  readonly faults: readonly Fault[];
}

/** Adds a pair to its map; a key that is there already is a fault. */
export function addEntry(
  map: YamlMap,
  own: Map<string, Entry>,
  faults: Fault[],
  { scalar, value: key }: YamlText,
  value: YamlNode | undefined,
  writtenEnd: number | undefined,
): void {
  const [keyStart, keyEnd] = scalar.range;
  const first = own.get(key);
  if (first !== undefined) {
    const keys = [
      { start: first.keyStart, end: first.keyEnd },
      { start: keyStart, end: keyEnd },
    ];
    faults.push({ offset: keyStart, keys, message: `the key \`${key.slice(0, 80)}\` appears twice` });
    return;
  }
  own.set(key, { key, keyStart, keyEnd, valueEnd: writtenEnd ?? keyEnd, value, map });
}
