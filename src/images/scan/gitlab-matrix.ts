import { combineMap, MOST_ROWS, type Row } from './matrix-rows.ts';
import { entriesOf, itemsOf, mapsOf, nodeAt, scalarValue } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-node.ts';

/** The name of a job of a matrix, such as `build: [1.2, linux]`. */
const JOB_OF_MATRIX = /: \[.*\]$/;

/** The jobs of `parallel: matrix`, with their values of these names: each entry has its own lists. */
export function gitlabRows(matrix: YamlNode | undefined, names: readonly string[]): readonly Row[] {
  return itemsOf(matrix)
    .slice(0, MOST_ROWS)
    .flatMap((item) => combineMap(item, names))
    .slice(0, MOST_ROWS);
}

/** Creates the check why the values of a name in a matrix must keep their texts: other jobs wait for a job with them. */
export function createNeedsCheck(root: YamlNode | undefined): (name: string) => string | undefined {
  let needed: { readonly names: ReadonlySet<string>; readonly all: boolean } | undefined;
  return (name) => {
    needed ??= readNeeds(root);
    return needed.all || needed.names.has(name) ? 'another job waits for the job with this value' : undefined;
  };
}

function readNeeds(root: YamlNode | undefined) {
  const needs = mapsOf(root).flatMap((map) =>
    ['needs', 'dependencies'].flatMap((key) => itemsOf(nodeAt(map, key))),
  );
  const selected = needs.flatMap((need) => itemsOf(nodeAt(need, 'parallel', 'matrix')));
  return {
    names: new Set(selected.flatMap((item) => [...entriesOf(item)].map(({ key }) => key))),
    all: needs.some((need) => JOB_OF_MATRIX.test(scalarValue(nodeAt(need, 'job') ?? need) ?? '')),
  };
}
