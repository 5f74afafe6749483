import { entriesOf, entryOf, itemsOf, nodeAt, scalarValue } from '../formats/yaml-lookup.ts';
import type { YamlNode, YamlText } from '../formats/yaml-node.ts';
import type { YamlContext } from '../yaml-context.ts';
import { whyFixedInMatrix } from './fixed-values.ts';
import { addMatrixImages } from './matrix-images.ts';
import { combineLists, MOST_ROWS, type Row } from './matrix-rows.ts';

/** `${{ matrix.name }}` and `${{ matrix.base.tag }}`. */
const EXPRESSION = /\$\{\{\s*matrix\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
const MENTION = /\bmatrix(?:\.|\[')([\w-]+)/g;
const NO_LISTS = new Set(['include', 'exclude']);

/** Reports an image with values of the `matrix` of its job; returns whether there was anything to report. */
export function addGithubMatrixImages(context: YamlContext, image: YamlText, matrix: YamlNode): boolean {
  return addMatrixImages(context, image, {
    expression: EXPRESSION,
    rowsOf: (names) => rowsOf(matrix, names),
    mention: MENTION,
    whyFixed: (name, value) => whyFixed(context, matrix, name, value),
  });
}

/** Why a value must keep its text: an included or excluded entry selects jobs by it. */
function whyFixed(
  { isCompared }: YamlContext,
  matrix: YamlNode | undefined,
  name: string,
  value: string | undefined,
): string | undefined {
  const listed = new Set(itemsOf(nodeAt(matrix, name)).map(scalarValue));
  const namedIn = (list: string) =>
    itemsOf(nodeAt(matrix, list)).map((item) => scalarValue(nodeAt(item, name)));
  const joined = namedIn('include').filter((text) => listed.has(text));
  return whyFixedInMatrix(value, new Set([...namedIn('exclude'), ...joined].filter(Boolean)), isCompared);
}

/** The jobs of a matrix, with their values of these names: all combinations of lists, and what `include` adds. */
function rowsOf(matrix: YamlNode | undefined, names: readonly string[]): readonly Row[] {
  const valuesOf = (name: string) => (NO_LISTS.has(name) ? [] : itemsOf(nodeAt(matrix, name)));
  const hasLists = [...entriesOf(matrix)].some(({ key }) => valuesOf(key).length > 0);
  // Without lists, every entry of `include` is a job of its own, with no other values.
  const combined = (given?: Row) =>
    given !== undefined && !hasLists ? [given] : combineLists(names, valuesOf, given);
  const included = itemsOf(nodeAt(matrix, 'include'))
    .slice(0, MOST_ROWS)
    .map((item) => givenBy(item, names));
  const excluded = itemsOf(nodeAt(matrix, 'exclude')).slice(0, MOST_ROWS);
  const all = [...combined(), ...included.filter(({ size }) => size > 0).flatMap((row) => combined(row))];
  return all.filter((row) => !excluded.some((item) => isExcluded(item, row))).slice(0, MOST_ROWS);
}

/** The values that a map has for these names. */
export function givenBy(item: YamlNode | undefined, names: readonly string[]): Row {
  return new Map(
    names.flatMap((name) => {
      const value = entryOf(item, name)?.value;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Whether no job has these values; an entry that names others too leaves some. */
export function isExcluded(item: YamlNode, row: Row): boolean {
  if (item.kind !== 'map' || item.own.size === 0) return false;
  return [...item.own.values()].every(({ key, value }) => {
    const own = scalarValue(row.get(key));
    return own !== undefined && own === scalarValue(value);
  });
}
