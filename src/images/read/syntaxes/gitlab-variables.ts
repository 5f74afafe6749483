import { remember } from '../../../base/remember.ts';
import type { Dialect } from '../expand-variables.ts';
import type { YamlNode, YamlText } from '../formats/yaml-node.ts';
import { entriesOf, itemsOf, nodeAt, nodeAtPath, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { placeText } from '../formats/yaml-scalar.ts';
import { countMentions } from '../mentions.ts';
import { createVariableTable } from '../variable-table.ts';
import type { YamlContext } from '../yaml-context.ts';
import { whyCompared } from './fixed-values.ts';
import { type GitlabJob, type Inherited, inheritedBy, inheritsGlobal } from './gitlab-jobs.ts';
import { combineMap, MOST_ROWS, type Row } from './matrix-images.ts';

/** The names that rules or a matrix set, and the rules that they refer to with `!reference`. */
interface NamesSet {
  readonly own: ReadonlySet<string>;
  readonly others: readonly ReadonlySet<string>[];
}

const MOST_REFERENCES = 64;
/** A limit for hostile files: variables are read through others up to this number. */
const MOST_NAMES = 64;

const NO_ROW: Row = new Map();

/**
 * Creates what expands the variables in a text of each job: its own, those of what it extends, then those of the file, once for
 * each row of its matrix. A value that rules or a parent in another file may replace is not known.
 */
export function createGitlabVariables(
  context: YamlContext,
): (job: GitlabJob | undefined, text: string) => readonly Dialect[] {
  const { root } = context;
  const namesSetBy = createNamesReader(root);
  const isSetBy = (rules: YamlNode | undefined, name: string): boolean => {
    const { others, own } = namesSetBy(rules);
    return own.has(name) || others.some((names) => names.has(name));
  };
  const find = (job: GitlabJob | undefined, row: Row, name: string): Inherited => {
    if (job !== undefined) {
      const rules = nodeIn(inheritedBy(job, 'rules'));
      if (isSetBy(rules, name)) return { unknown: `\`rules\` set \`${name}\`` };
      const node = row.get(name);
      if (node !== undefined) return { node };
      if (isSetBy(matrixOf(job), name)) return { unknown: `\`parallel: matrix\` sets \`${name}\`` };
      const own = inheritedBy(job, 'variables', name);
      if (own !== undefined) return own;
      if (!inheritsGlobal(job, 'variables', name)) return undefined;
    }
    if (isSetBy(nodeAt(root, 'workflow', 'rules'), name))
      return { unknown: `\`workflow: rules\` set \`${name}\`` };
    const node = nodeAt(root, 'variables', name);
    return node && { node };
  };
  const dialectFor = (job: GitlabJob | undefined, row: Row): Dialect =>
    dialectOf(context, (name) => find(job, row, name), row);
  return (job, text) => {
    const matrix = job && matrixOf(job);
    if (matrix === undefined) return [dialectFor(job, NO_ROW)];
    const names = namesReadBy(text, (name) => scalarValue(valueIn(find(job, NO_ROW, name))));
    const rows = rowsReadBy(
      text,
      matrix,
      names.filter((name) => isSetBy(matrix, name)),
    );
    return (rows.length === 0 ? [NO_ROW] : rows).map((row) => dialectFor(job, row));
  };
}

/** The rows with those of these names that a text reads, also in the values of its variables. */
function rowsReadBy(text: string, matrix: YamlNode, names: readonly string[]): readonly Row[] {
  if (names.length === 0) return [];
  const rows = gitlabRows(matrix, names);
  const mentioned = countMentions(text);
  const own = names.filter((name) => mentioned.has(name));
  // A variable with an unknown part has no value; the place of its definition decides.
  const isKnown = own.length === names.length || rows.every(({ size }) => size === names.length);
  return isKnown ? rows : gitlabRows(matrix, own);
}

function matrixOf(job: GitlabJob): YamlNode | undefined {
  return nodeIn(inheritedBy(job, 'parallel', 'matrix'));
}

/** The names of the variables in a text, and of those in their values. */
function namesReadBy(text: string, valueOf: (name: string) => string | undefined): readonly string[] {
  const names = new Set(countMentions(text).keys());
  for (const name of names) {
    if (names.size > MOST_NAMES) break;
    for (const inner of countMentions(valueOf(name) ?? '').keys()) names.add(inner);
  }
  return [...names];
}

function dialectOf(
  { isCompared, mentions, source }: YamlContext,
  find: (name: string) => Inherited,
  row: Row,
): Dialect {
  const whyUnknown = (name: string): string | undefined => {
    const found = find(name);
    return found !== undefined && 'unknown' in found
      ? `the value of \`${name}\` is not known: ${found.unknown}`
      : undefined;
  };
  const valueOf = (name: string): YamlText | undefined => textNodeOf(valueIn(find(name)));
  const lookup = createVariableTable({
    text: (name) => placeText(source, valueOf(name)),
    whyFixed: (name) => (row.has(name) ? SHOWN : undefined) ?? whyCompared(valueOf(name)?.value, isCompared),
    label: (name) => `${row.has(name) ? 'parallel: matrix' : 'variables'}: ${name}`,
    mentions,
    expands: true,
    whyUnknown,
  });
  return { lookup, whyUnknown };
}

/** The value of a variable, which may have a description beside it. */
function valueIn(found: Inherited): YamlNode | undefined {
  const value = nodeIn(found);
  return value?.kind === 'map' ? nodeAt(value, 'value') : value;
}

function nodeIn(found: Inherited): YamlNode | undefined {
  return found !== undefined && 'node' in found ? found.node : undefined;
}

/** Reads the names that a list of rules or of a matrix sets, once for each list. */
function createNamesReader(root: YamlNode | undefined): (rules: YamlNode | undefined) => NamesSet {
  const namesIn = remember((rules: YamlNode | undefined) => new Set(itemsOf(rules).flatMap(namesOf)));
  return remember((rules: YamlNode | undefined): NamesSet => {
    const paths = itemsOf(rules).filter(({ kind }) => kind === 'list');
    const others = paths.slice(0, MOST_REFERENCES).map((path) =>
      namesIn(
        nodeAtPath(
          root,
          itemsOf(path).map((item) => scalarValue(item) ?? ''),
        ),
      ),
    );
    return { own: namesIn(rules), others };
  });
}

/** The names in `variables` of a rule, or those of an item of a matrix. */
function namesOf(item: YamlNode): readonly string[] {
  return [item, nodeAt(item, 'variables')].flatMap((map) => [...entriesOf(map)].map(({ key }) => key));
}

/** GitLab names these jobs after their values: `build: [1.2, linux]`. */
const SHOWN = 'the name of its job shows it';

/** The jobs of `parallel: matrix`, with their values of these names: each entry has its own lists. */
function gitlabRows(matrix: YamlNode | undefined, names: readonly string[]): readonly Row[] {
  return itemsOf(matrix)
    .slice(0, MOST_ROWS)
    .flatMap((item) => combineMap(item, names))
    .slice(0, MOST_ROWS);
}
