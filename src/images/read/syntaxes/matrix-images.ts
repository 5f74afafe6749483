import { countBy } from '../../../base/group-by.ts';
import { getOrMake } from '../../../base/remember.ts';
import type { Variable } from '../expand-variables.ts';
import type { YamlNode, YamlText } from '../formats/yaml-node.ts';
import {
  entriesOf,
  entryOf,
  itemsOf,
  nodeAt,
  nodeAtPath,
  scalarValue,
  textNodeOf,
} from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import { offsetOf, type PlacedText, rangeOf } from '../placed-text.ts';
import { reportUnknown } from '../report-image.ts';
import { lossyNumber } from '../report-split-image.ts';
import { addText, type YamlContext } from '../yaml-context.ts';
import { type FilledText, fillExpressions } from './fill-expressions.ts';
import { createComparedCheck, type IsCompared, whyFixedInMatrix } from './fixed-values.ts';

/** Limits for hostile files. */
const MOST_EXPRESSIONS = 16;
const LONGEST_VALUE = 4096;

/** A matrix whose values jobs read with expressions. */
export interface Matrix {
  /** Global; its first group is the name of a value, perhaps followed by a path, and empty where there is one list. */
  readonly expression: RegExp;
  /** The jobs, with their values of these names. */
  readonly rowsOf: (names: readonly string[]) => readonly Row[];
  /** The text of the jobs that can read the values. */
  readonly scope: string;
  /** Pattern of the mentions of a name; global, its first group is the name, and missing where there is one list. */
  readonly mention: RegExp;
  /** Why a value must keep its text. */
  readonly whyFixed: (name: string, value: string | undefined) => string | undefined;
}

/**
 * Reports an image with values of the matrix in it, once for each job, or once as unknown for jobs that lack a value; returns
 * whether there was anything to report.
 */
export function addMatrixImages(context: YamlContext, written: PlacedText, matrix: Matrix): boolean {
  const paths = [...written.value.matchAll(matrix.expression)].map(([, path = '']) => path);
  if (paths.length === 0 || paths.length > MOST_EXPRESSIONS) return false;
  const names = [...new Set(paths.map((path) => path.split('.', 1).join('')))];
  const seen = new Set<string>();
  const open = new Map<string, FilledText>();
  for (const row of matrix.rowsOf(names)) {
    const filled = fillExpressions(written, matrix.expression, (path) =>
      readValue(context, matrix, row, path),
    );
    const { first, missing, text, uses } = filled;
    if (missing !== undefined) open.set(text.value, filled);
    const key = JSON.stringify(text.pieces.map(({ start }) => start));
    if (first === undefined || missing !== undefined || seen.has(key)) continue;
    seen.add(key);
    // A part that another expression leaves unknown stands where the image does.
    addText(context, text, { uses, at: rangeOf(text.value.includes('$') ? written : first) });
  }
  if (seen.size === 0 && [...open.keys()].every((text) => text === written.value)) return false;
  for (const [expanded, { missing, uses }] of open) {
    const reason = `\`${missing}\` has no value in this file for some of the jobs`;
    const { sink, syntax } = context;
    reportUnknown(sink, { syntax, text: written.value, ...rangeOf(written), reason, uses, expanded });
  }
  return true;
}

/** Meaning of an expression in a job, and its other readers. */
function readValue(context: YamlContext, matrix: Matrix, row: Row, path: string): Variable | undefined {
  const [name = '', ...rest] = path.split('.');
  const node = valueInRow(row, path);
  if (node === undefined) return undefined;
  const text = placeScalar(context.source, node.scalar);
  const label = path === '' ? 'matrix' : `matrix: ${path}`;
  const fixed = rest.length > 0 ? undefined : matrix.whyFixed(name, scalarValue(node));
  const definition = { label, offset: offsetOf(text, 0), mentions: mentionsOf(matrix, name), fixed };
  return { text, definition, uses: [] };
}

/** The value of a matrix at a path in a row, if it is a text of the usual length. */
export function valueInRow(row: Row, path: string): YamlText | undefined {
  const [name = '', ...rest] = path.split('.');
  const node = textNodeOf(nodeAtPath(row.get(name), rest));
  return isReadable(node) && node !== undefined && node.value.length <= LONGEST_VALUE ? node : undefined;
}

const mentionsOfMatrix = new WeakMap<Matrix, ReadonlyMap<string, number>>();

/** How often the jobs mention a name; all names are counted once. */
function mentionsOf(matrix: Matrix, name: string): number {
  const count = () => countBy([...matrix.scope.matchAll(matrix.mention)], ([, mentioned = '']) => mentioned);
  return getOrMake(mentionsOfMatrix, matrix, count).get(name) ?? 0;
}

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

/** Whether a value is text that no YAML reader interprets differently. */
function isReadable(value: YamlNode | undefined): boolean {
  const text = textNodeOf(value);
  if (text === undefined || lossyNumber(text) !== undefined) return false;
  // An empty plain value is null, but one in quotes is text.
  return text.value !== '' || !text.isPlain;
}

/** `${{ matrix.name }}` and `${{ matrix.base.tag }}`. */
const EXPRESSION = /\$\{\{\s*matrix\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
const MENTION = /\bmatrix(?:\.|\[')([\w-]+)/g;
const NO_LISTS = new Set(['include', 'exclude']);

/** Reports an image with values of the `matrix` of its job; returns whether there was anything to report. */
export function addGithubMatrixImages(context: YamlContext, image: PlacedText, job: YamlNode): boolean {
  const matrix = nodeAt(job, 'strategy', 'matrix');
  if (matrix === undefined) return false;
  const scope = scopeOf(context, job);
  return addMatrixImages(context, image, {
    expression: EXPRESSION,
    rowsOf: (names) => jobRows(matrix, names),
    scope,
    mention: MENTION,
    whyFixed: (name, value) =>
      whyFixed(createComparedCheck(scope), matrix, name, value) ?? whyShown(job, name),
  });
}

/** The text of a job; the whole file if a part of it may be elsewhere. */
export function scopeOf({ source }: YamlContext, job: YamlNode): string {
  const [first, ...others] = entriesOf(job);
  if (first === undefined) return source;
  const text = source.slice(first.keyStart, (others.at(-1) ?? first).valueEnd);
  return /[&*][\w-]/.test(text) ? source : text;
}

/** Why a value of a matrix must keep its text: the name of its job, given or by default, has it. */
export function whyShown(job: YamlNode, name: string): string | undefined {
  const given = scalarValue(nodeAt(job, 'name'));
  if (given === undefined) return 'the name of the job shows it: give the job a `name` without it';
  const shows =
    given.includes('${{') && [...given.matchAll(SHOWN)].some(([, one]) => one === undefined || one === name);
  return shows ? 'the `name` of the job shows it' : undefined;
}

/** A value that a name shows, or all of them. */
const SHOWN = /\bmatrix(?:\.([\w-]+)|(?![\w-]))/g;

/** Why a value must keep its text: an included or excluded entry selects jobs by it. */
function whyFixed(
  isCompared: IsCompared,
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
export function jobRows(matrix: YamlNode | undefined, names: readonly string[]): readonly Row[] {
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
