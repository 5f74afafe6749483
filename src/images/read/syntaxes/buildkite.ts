import { anyOf, YAML_DISGUISES } from '../disguises.ts';
import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';
import { whyCompared } from './fixed-values.ts';
import {
  addMatrixImages,
  combineLists,
  givenBy,
  isExcluded,
  type Matrix,
  MOST_ROWS,
  type Row,
} from './matrix-images.ts';

/** Buildkite: the `image` of steps and of plugins (docker, kubernetes). */
export const buildkite: YamlSyntax = {
  kind: 'yaml',
  name: 'buildkite',
  words: ['/.buildkite/'],
  paths: [/\/\.buildkite\/.*\.ya?ml$/],
  /** Of expressions, only `{{matrix…}}` gets values. */
  disguises: anyOf(YAML_DISGUISES, /\{\{\s*matrix/),
  scan: (context) => {
    const maps = mapsOf(context.root);
    addImagesOfMatrices(context, maps);
    for (const map of maps) addImage(context, nodeAt(map, 'image'));
  },
};

/** A limit for hostile files, in which many steps share what they contain. */
const MOST_MAPS = 100_000;

/** Reports the images that values of a matrix complete; several steps may share one. */
function addImagesOfMatrices(context: YamlContext, maps: readonly YamlMap[]): void {
  let visited = 0;
  for (const step of maps) {
    const matrix = nodeAt(step, 'matrix');
    if (matrix === undefined) continue;
    const read = buildkiteMatrix(context, step, matrix);
    const inner = mapsOf(step);
    visited += inner.length;
    if (visited > MOST_MAPS) throw new RangeError(`it has more than ${MOST_MAPS} maps below a matrix`);
    for (const map of inner) {
      const image = textNodeOf(nodeAt(map, 'image'));
      if (image?.value.includes('{{') !== true) continue;
      if (addMatrixImages(context, placeScalar(context.source, image.scalar), read)) context.seen.add(image);
    }
  }
}

/** `{{matrix}}`, where there is one list, and `{{matrix.name}}`. */
const EXPRESSION = /\{\{\s*matrix(?:\.([\w-]+))?\s*\}\}/g;
const MENTION = /\{\{\s*matrix(?:\.([\w-]+)|\b(?!\.))/g;
const THE_LIST = '';
/** The first that a step has is its label. */
const SHOWN_KEYS = ['label', 'name', 'command', 'commands'];

/** The `matrix` of a step: a list, or lists under `setup` with `adjustments`. */
function buildkiteMatrix({ isCompared, source }: YamlContext, step: YamlNode, matrix: YamlNode): Matrix {
  const shown = SHOWN_KEYS.map((key) => nodeAt(step, key)).find((node) => node !== undefined);
  const label = [shown, ...itemsOf(shown)].flatMap((node) => scalarValue(node) ?? []).join('\n');
  const inLabel = new Set([...label.matchAll(MENTION)].map(([, name = THE_LIST]) => name));
  const setup = nodeAt(matrix, 'setup') ?? matrix;
  const adjustments = itemsOf(nodeAt(matrix, 'adjustments')).slice(0, MOST_ROWS);
  const valuesOf = (name: string) =>
    itemsOf(name === THE_LIST ? setup : nodeAt(setup, name)).slice(0, MOST_ROWS);
  const adjusted = (adjustment: YamlNode, names: readonly string[]): Row => {
    const given = nodeAt(adjustment, 'with');
    return given?.kind === 'text' ? new Map([[THE_LIST, given]]) : givenBy(given, names);
  };
  return {
    expression: EXPRESSION,
    rowsOf: (names) => {
      const isListed = (row: Row) =>
        [...row].every(([name, value]) => valuesOf(name).map(scalarValue).includes(scalarValue(value)));
      // An adjustment of values that the lists have changes their job; others add one.
      const added = adjustments
        .filter((adjustment) => !isSkipped(adjustment))
        .map((adjustment) => adjusted(adjustment, names))
        .filter((row) => row.size === names.length && !isListed(row));
      const skipped = adjustments.filter(isSkipped).map((adjustment) => nodeAt(adjustment, 'with'));
      const rows = combineLists(names, valuesOf).filter(
        (row) => !skipped.some((given) => leavesOut(given, row)),
      );
      return [...rows, ...added].slice(0, MOST_ROWS);
    },
    scope: source,
    mention: MENTION,
    whyFixed: (name, value) => {
      const selecting = adjustments.map((adjustment) => scalarValue(adjusted(adjustment, [name]).get(name)));
      if (value !== undefined && selecting.includes(value) && valuesOf(name).map(scalarValue).includes(value))
        return '`adjustments` name the same value';
      return inLabel.has(name) ? 'the label of the step shows it' : whyCompared(value, isCompared);
    },
  };
}

function isSkipped(adjustment: YamlNode): boolean {
  const skip = scalarValue(nodeAt(adjustment, 'skip')) ?? 'false';
  return skip !== '' && skip !== 'false';
}

function leavesOut(given: YamlNode | undefined, row: Row): boolean {
  if (given === undefined) return false;
  const text = textNodeOf(given);
  return text === undefined ? isExcluded(given, row) : text.value === scalarValue(row.get(THE_LIST));
}
