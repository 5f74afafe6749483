import { countBy } from '../../../base/group-by.ts';
import type { Variable } from '../expand-variables.ts';
import { nodeAtPath, scalarValue, textOf } from '../formats/yaml-lookup.ts';
import type { YamlText } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import { offsetAfter, offsetOf, type PlacedText } from '../placed-text.ts';
import { reportUnknown } from '../report-image.ts';
import { addText, type YamlContext } from '../yaml-context.ts';
import { type FilledText, fillExpressions } from './fill-expressions.ts';
import { isReadable, type Row } from './matrix-rows.ts';

/** Limits for hostile files. */
const MOST_EXPRESSIONS = 16;
const LONGEST_VALUE = 4096;

/** A matrix whose values jobs read with expressions. */
export interface Matrix {
  /** Global; its first group is the name of a value, maybe with a path behind it, and empty where there is one list. */
  readonly expression: RegExp;
  /** The jobs, with their values of these names. */
  readonly rowsOf: (names: readonly string[]) => readonly Row[];
  /** What mentions a name; global, its first group is the name, and missing where there is one list. */
  readonly mention: RegExp;
  /** Why a value must keep its text. */
  readonly whyFixed: (name: string, value: string | undefined) => string | undefined;
}

/**
 * Reports an image with values of the matrix in it, once for each job, or once as unknown for jobs that lack a value; returns
 * whether there was anything to report.
 */
export function addMatrixImages(context: YamlContext, image: YamlText, matrix: Matrix): boolean {
  const written = placeScalar(context.source, image.scalar);
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
    // What another expression leaves unknown stands where the image does.
    addText(context, text, { uses, at: placeOf(text.value.includes('$') ? written : first) });
  }
  if (seen.size === 0 && [...open.keys()].every((text) => text === written.value)) return false;
  for (const [expanded, { missing, uses }] of open) {
    const reason = `\`${missing}\` has no value in this file for some of the jobs`;
    const { sink, syntax } = context;
    reportUnknown(sink, { syntax, text: written.value, ...placeOf(written), reason, uses, expanded });
  }
  return true;
}

function placeOf(text: PlacedText) {
  return { start: offsetOf(text, 0), end: offsetAfter(text, text.value.length) };
}

/** What an expression means in a job, and what else reads it. */
function readValue(context: YamlContext, matrix: Matrix, row: Row, path: string): Variable | undefined {
  const [name = '', ...rest] = path.split('.');
  const node = textOf(nodeAtPath(row.get(name), rest));
  if (node === undefined || !isReadable(node) || node.value.length > LONGEST_VALUE) return undefined;
  const text = placeScalar(context.source, node.scalar);
  const label = path === '' ? 'matrix' : `matrix: ${path}`;
  const fixed = rest.length > 0 ? undefined : matrix.whyFixed(name, scalarValue(node));
  const definition = { label, offset: offsetOf(text, 0), mentions: mentionsOf(context, matrix, name), fixed };
  return { text, definition, uses: [] };
}

const mentionsOfSource = new WeakMap<YamlContext['seen'], ReadonlyMap<string, number>>();

/** How often the file mentions a name; all names are counted once. */
function mentionsOf({ seen, source }: YamlContext, { mention }: Matrix, name: string): number {
  const counts =
    mentionsOfSource.get(seen) ?? countBy([...source.matchAll(mention)], ([, mentioned = '']) => mentioned);
  mentionsOfSource.set(seen, counts);
  return counts.get(name) ?? 0;
}
