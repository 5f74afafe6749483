import { itemsOf, nodeAt, scalarValue, textOf } from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import type { YamlContext } from '../yaml-context.ts';
import { whyCompared } from './fixed-values.ts';
import { givenBy, isExcluded } from './github-matrix.ts';
import type { Matrix } from './matrix-images.ts';
import { combineLists, MOST_ROWS, type Row } from './matrix-rows.ts';

/** `{{matrix}}`, where there is one list, and `{{matrix.name}}`. */
const EXPRESSION = /\{\{\s*matrix(?:\.([\w-]+))?\s*\}\}/g;
const MENTION = /\{\{\s*matrix(?:\.([\w-]+)|\b(?!\.))/g;
const THE_LIST = '';

/** The `matrix` of a step: a list, or lists under `setup` with `adjustments`. */
export function buildkiteMatrix({ isCompared }: YamlContext, matrix: YamlNode): Matrix {
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
    mention: MENTION,
    whyFixed: (name, value) => {
      const selecting = adjustments.map((adjustment) => scalarValue(adjusted(adjustment, [name]).get(name)));
      if (value !== undefined && selecting.includes(value) && valuesOf(name).map(scalarValue).includes(value))
        return '`adjustments` name the same value';
      return whyCompared(value, isCompared);
    },
  };
}

function isSkipped(adjustment: YamlNode): boolean {
  const skip = scalarValue(nodeAt(adjustment, 'skip')) ?? 'false';
  return skip !== '' && skip !== 'false';
}

function leavesOut(given: YamlNode | undefined, row: Row): boolean {
  if (given === undefined) return false;
  const text = textOf(given);
  return text === undefined ? isExcluded(given, row) : text.value === scalarValue(row.get(THE_LIST));
}
