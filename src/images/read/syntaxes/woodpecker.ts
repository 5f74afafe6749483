import { YAML_WITH_VARIABLES } from '../disguises.ts';
import { type Dialect, NO_VARIABLES } from '../expand-variables.ts';
import { entriesOf, itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { placeText } from '../formats/yaml-scalar.ts';
import { countMentions } from '../mentions.ts';
import type { YamlSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { addDialectImages, addImage, stepImages, type YamlContext } from '../yaml-context.ts';
import { whyCompared } from './fixed-values.ts';
import { combineMap, MOST_ROWS, type Row } from './matrix-images.ts';

/** Woodpecker and Crow: the images of steps, services and clone steps. */
export const woodpecker: YamlSyntax = {
  kind: 'yaml',
  name: 'woodpecker',
  words: ['/.woodpecker', '/.crow'],
  paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
  disguises: YAML_WITH_VARIABLES,
  scan: (context) => {
    const dialectsFor = createWoodpeckerVariables(context);
    for (const image of stepImages(context)) {
      const text = textNodeOf(image);
      if (text?.value.includes('$')) addDialectImages(context, text, dialectsFor(text.value));
      else addImage(context, image);
    }
  },
};

/** A limit for hostile files. */
const MOST_READINGS = 20_000;
const NO_ROW: Row = new Map();

/**
 * Creates what expands `${NAME}` in a text, once for each workflow of the `matrix` of the file: with `include`, its entries,
 * else all combinations of the lists.
 */
function createWoodpeckerVariables(context: YamlContext): (text: string) => readonly Dialect[] {
  const matrix = nodeAt(context.root, 'matrix');
  if (matrix === undefined) return () => [NO_VARIABLES];
  const included = itemsOf(nodeAt(matrix, 'include'));
  const entries = included.length > 0 ? included : [matrix];
  const set = new Set(entries.flatMap((entry) => [...entriesOf(entry)].map(({ key }) => key)));
  const selecting = namesSelecting(context);
  let count = 0;
  return (text) => {
    const names = [...countMentions(text).keys()].filter((name) => set.has(name));
    if (names.length === 0) return [NO_VARIABLES];
    const rows = entries.slice(0, MOST_ROWS).flatMap((entry) => combineMap(entry, names));
    // Woodpecker has no such limit, so the remaining ones would run unchecked.
    if (rows.length >= MOST_ROWS) throw new RangeError(`its matrix has ${MOST_ROWS} combinations or more`);
    count += rows.length;
    if (count > MOST_READINGS) throw new RangeError(`it names more than ${MOST_READINGS} images`);
    return (rows.length === 0 ? [NO_ROW] : rows).map((row) => dialectOf(context, row, selecting));
  };
}

function dialectOf(
  { isCompared, mentions, source }: YamlContext,
  row: Row,
  selecting: ReadonlySet<string>,
): Dialect {
  return {
    lookup: createVariableTable({
      text: (name) => placeText(source, row.get(name)),
      label: (name) => `matrix: ${name}`,
      whyFixed: (name) =>
        selecting.has(name) ? '`when` compares it' : whyCompared(scalarValue(row.get(name)), isCompared),
      mentions,
      expands: false,
    }),
  };
}

/** The names by whose values `when: matrix` selects steps. */
function namesSelecting({ root }: YamlContext): ReadonlySet<string> {
  const conditions = mapsOf(root).flatMap((map) => {
    const when = nodeAt(map, 'when');
    return when?.kind === 'list' ? when.items : (when ?? []);
  });
  return new Set(
    conditions.flatMap((condition) => [...entriesOf(nodeAt(condition, 'matrix'))].map(({ key }) => key)),
  );
}
