import type { Dialect } from './expand-variables.ts';
import { whyCompared } from './fixed-values.ts';
import { type GitlabJob, type Inherited, inheritedBy, inheritsGlobal } from './gitlab-jobs.ts';
import { createVariableTable } from './variable-table.ts';
import type { YamlContext } from './yaml-context.ts';
import { entriesOf, itemsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import type { YamlNode, YamlText } from './yaml-node.ts';
import { placeScalar } from './yaml-scalar.ts';

/** The names that rules or a matrix set, and the rules that they refer to with `!reference`. */
interface NamesSet {
  readonly own: ReadonlySet<string>;
  readonly others: readonly ReadonlySet<string>[];
}

const MOST_REFERENCES = 64;

/**
 * Creates what expands the variables of each job: its own, those of what it extends, then those of the file. A value that
 * rules, a matrix or a parent in another file may replace is not known.
 */
export function createGitlabVariables(context: YamlContext): (job: GitlabJob | undefined) => Dialect {
  const { root } = context;
  const namesSetBy = createNamesReader(root);
  const isSetBy = (rules: YamlNode | undefined, name: string): boolean => {
    const { others, own } = namesSetBy(rules);
    return own.has(name) || others.some((names) => names.has(name));
  };
  const find = (job: GitlabJob | undefined, name: string): Inherited => {
    if (job !== undefined) {
      const rules = nodeIn(inheritedBy(job, 'rules'));
      if (isSetBy(rules, name)) return { unknown: `\`rules\` set \`${name}\`` };
      if (isSetBy(nodeIn(inheritedBy(job, 'parallel', 'matrix')), name))
        return { unknown: `\`parallel: matrix\` sets \`${name}\`` };
      const own = inheritedBy(job, 'variables', name);
      if (own !== undefined) return own;
      if (!inheritsGlobal(job, 'variables', name)) return undefined;
    }
    if (isSetBy(nodeAt(root, 'workflow', 'rules'), name))
      return { unknown: `\`workflow: rules\` set \`${name}\`` };
    const node = nodeAt(root, 'variables', name);
    return node && { node };
  };
  return (job) => dialectOf(context, (name) => find(job, name));
}

function dialectOf(
  { isCompared, mentions, source }: YamlContext,
  find: (name: string) => Inherited,
): Dialect {
  const whyUnknown = (name: string): string | undefined => {
    const found = find(name);
    return found !== undefined && 'unknown' in found
      ? `the value of \`${name}\` is not known: ${found.unknown}`
      : undefined;
  };
  const valueOf = (name: string): YamlText | undefined => {
    const value = nodeIn(find(name));
    return textOf(value?.kind === 'map' ? nodeAt(value, 'value') : value);
  };
  const lookup = createVariableTable({
    text: (name) => {
      const text = valueOf(name);
      return text && placeScalar(source, text.scalar);
    },
    whyFixed: (name) => whyCompared(valueOf(name)?.value, isCompared),
    label: (name) => `variables: ${name}`,
    mentions,
    expands: true,
    whyUnknown,
  });
  return { lookup, whyUnknown };
}

function nodeIn(found: Inherited): YamlNode | undefined {
  return found !== undefined && 'node' in found ? found.node : undefined;
}

/** Reads the names that a list of rules or of a matrix sets, once for each list. */
function createNamesReader(root: YamlNode | undefined): (rules: YamlNode | undefined) => NamesSet {
  const known = new Map<YamlNode | undefined, NamesSet>();
  const ownNames = new Map<YamlNode | undefined, ReadonlySet<string>>();
  const namesIn = (rules: YamlNode | undefined): ReadonlySet<string> => {
    const names = ownNames.get(rules) ?? new Set(itemsOf(rules).flatMap(namesOf));
    ownNames.set(rules, names);
    return names;
  };
  const read = (rules: YamlNode | undefined): NamesSet => {
    const paths = itemsOf(rules).filter(({ kind }) => kind === 'list');
    const others = paths
      .slice(0, MOST_REFERENCES)
      .map((path) => namesIn(nodeAt(root, ...itemsOf(path).map((item) => scalarValue(item) ?? ''))));
    return { own: namesIn(rules), others };
  };
  return (rules) => {
    const names = known.get(rules) ?? read(rules);
    known.set(rules, names);
    return names;
  };
}

/** The names in `variables` of a rule, or those of an item of a matrix. */
function namesOf(item: YamlNode): readonly string[] {
  return [item, nodeAt(item, 'variables')].flatMap((map) => [...entriesOf(map)].map(({ key }) => key));
}
