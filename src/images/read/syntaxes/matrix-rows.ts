import { itemsOf, nodeAt, textOf } from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { lossyNumber } from '../split-image.ts';

/** A limit for hostile files; GitHub itself runs at most 256 jobs, GitLab 200. */
export const MOST_ROWS = 256;

/** The values that the jobs of a matrix have together, by the names of the matrix. */
export type Row = ReadonlyMap<string, YamlNode>;

/** All combinations of the values that lists have for these names, each added to what is given. */
export function combineLists(
  names: readonly string[],
  valuesOf: (name: string) => readonly YamlNode[],
  given: Row = new Map(),
): readonly Row[] {
  return names.reduce<readonly Row[]>(
    (rows, name) => {
      if (given.has(name)) return rows;
      const values = valuesOf(name).slice(0, MOST_ROWS);
      return rows.flatMap((row) => values.map((value) => new Map(row).set(name, value))).slice(0, MOST_ROWS);
    },
    [given],
  );
}

/** The combinations of the lists of one map, which may also have single values; what cannot be read is left out of a row. */
export function combineMap(map: YamlNode, names: readonly string[]): readonly Row[] {
  const own = names.filter((name) => nodeAt(map, name) !== undefined);
  const rows = combineLists(own, (name) => {
    const value = nodeAt(map, name);
    return value?.kind === 'text' ? [value] : itemsOf(value);
  });
  return rows.map((row) => new Map([...row].filter(([, value]) => isReadable(value))));
}

/** Whether a value is a text that no reader of YAML takes for another one. */
export function isReadable(value: YamlNode | undefined): boolean {
  const text = textOf(value);
  return text !== undefined && text.value !== '' && lossyNumber(text) === undefined;
}
