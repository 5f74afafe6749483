import { whyFixedInMatrix } from './fixed-values.ts';
import {
  joinPlaced,
  markDefinition,
  offsetAfter,
  offsetOf,
  type PlacedText,
  slicePlaced,
  type Use,
} from './placed-text.ts';
import { lossyNumber } from './split-image.ts';
import { addText, type YamlContext } from './yaml-context.ts';
import { entryOf, itemsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import type { YamlNode, YamlText } from './yaml-node.ts';
import { placeScalar } from './yaml-scalar.ts';

/** `${{ matrix.name }}` and `${{ matrix.base.tag }}`. */
const EXPRESSION = /\$\{\{\s*matrix\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
/** A limit for hostile files; GitHub itself runs at most 256 jobs. */
const MOST_ROWS = 256;
const NO_LISTS = new Set(['include', 'exclude']);

/** The values that the jobs of a matrix have together, by the names of the matrix. */
type Row = ReadonlyMap<string, YamlNode>;

/** Reports an image with values of the matrix in it, once for each job; returns whether that is all of them. */
export function addMatrixImages(
  context: YamlContext,
  image: YamlText,
  matrix: YamlNode | undefined,
): boolean {
  const written = placeScalar(context.source, image.scalar);
  const expressions = [...written.value.matchAll(EXPRESSION)];
  const names = [...new Set(expressions.map(([, path = '']) => path.split('.', 1).join('')))];
  const seen = new Set<string>();
  let isPartial = false;
  for (const row of rowsOf(matrix, names)) {
    const uses: Use[] = [];
    const parts: PlacedText[] = [];
    let place: PlacedText | undefined;
    let at = 0;
    for (const { 0: all, 1: path = '', index } of expressions) {
      const value = readValue(context, matrix, row, path);
      if (value === undefined) break;
      place ??= value.text;
      uses.push({ definition: value.definition, at: offsetOf(written, index) });
      parts.push(slicePlaced(written, at, index), markDefinition(value.text, value.definition));
      at = index + all.length;
    }
    const text = joinPlaced([...parts, slicePlaced(written, at)]);
    const key = JSON.stringify(text.pieces.map(({ start }) => start));
    isPartial ||= uses.length < expressions.length;
    if (place === undefined || uses.length < expressions.length || seen.has(key)) continue;
    seen.add(key);
    // What another expression leaves unknown stands where the image does.
    const named = text.value.includes('$') ? written : place;
    const [start, end] = [offsetOf(named, 0), offsetAfter(named, named.value.length)];
    addText(context, text, { uses, at: { start, end } });
  }
  return seen.size > 0 && !isPartial;
}

/** What an expression means in a job, and what else reads it. */
function readValue(context: YamlContext, matrix: YamlNode | undefined, row: Row, path: string) {
  const [name = '', ...rest] = path.split('.');
  const node = textOf(nodeAt(row.get(name), ...rest));
  const text = node && placeScalar(context.source, node.scalar);
  if (text === undefined || text.value === '' || lossyNumber(node) !== undefined) return undefined;
  const label = `matrix: ${path}`;
  const mentions = countMentions(context.source, name);
  const fixed = rest.length > 0 ? undefined : whyFixed(context, matrix, name, scalarValue(node));
  return { text, definition: { label, offset: offsetOf(text, 0), mentions, fixed } };
}

function countMentions(source: string, name: string): number {
  return source.match(new RegExp(`\\bmatrix(?:\\.|\\[')${name}\\b`, 'g'))?.length ?? 0;
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
  const combined = (given: Row): readonly Row[] =>
    names.reduce<readonly Row[]>(
      (rows, name) => {
        const values = NO_LISTS.has(name) ? [] : itemsOf(nodeAt(matrix, name));
        if (given.has(name)) return rows;
        return rows
          .flatMap((row) => values.map((value) => new Map(row).set(name, value)))
          .slice(0, MOST_ROWS);
      },
      [given],
    );
  const included = itemsOf(nodeAt(matrix, 'include'))
    .slice(0, MOST_ROWS)
    .map((item) => givenBy(item, names));
  const excluded = itemsOf(nodeAt(matrix, 'exclude')).slice(0, MOST_ROWS);
  const all = [...combined(new Map()), ...included.filter(({ size }) => size > 0).flatMap(combined)];
  return all.filter((row) => !excluded.some((item) => isExcluded(item, row))).slice(0, MOST_ROWS);
}

function givenBy(item: YamlNode, names: readonly string[]): Row {
  return new Map(
    names.flatMap((name) => {
      const value = entryOf(item, name)?.value;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Whether no job has these values; an entry that names others too leaves some. */
function isExcluded(item: YamlNode, row: Row): boolean {
  if (item.kind !== 'map' || item.own.size === 0) return false;
  return [...item.own.values()].every(({ key, value }) => {
    const own = scalarValue(row.get(key));
    return own !== undefined && own === scalarValue(value);
  });
}
