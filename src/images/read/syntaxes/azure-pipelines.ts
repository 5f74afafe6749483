import { once } from '../../../base/remember.ts';
import { AZURE_DISGUISES } from '../disguises.ts';
import { type Dialect, type Lookup, NO_VARIABLES } from '../expand-variables.ts';
import type { YamlNode, YamlText } from '../formats/yaml-node.ts';
import {
  entriesOf,
  entryOf,
  itemsOf,
  mapsOf,
  nodeAt,
  scalarValue,
  textNodeOf,
} from '../formats/yaml-node.ts';
import { placeText } from '../formats/yaml-scalar.ts';
import { addCounts } from '../mentions.ts';
import type { YamlSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { addDefaults, addImage, type YamlContext } from '../yaml-context.ts';
import { whyCompared } from './fixed-values.ts';

/** Azure Pipelines: container resources, job containers that are not their names, and parameter defaults that are surely images. */
export const azurePipelines: YamlSyntax = {
  kind: 'yaml',
  name: 'azure-pipelines',
  words: ['azure-pipeline', '/.azuredevops/', '/.azdo/'],
  paths: [/\/[^/]*azure-pipelines?[^/]*\.ya?ml$/, /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/],
  disguises: AZURE_DISGUISES,
  recognizes: (root) => (isAzurePipeline(root) ? 'likely' : undefined),
  scan: (file) => {
    const context = { ...file, dialect: createDialect(file) };
    const resources = itemsOf(nodeAt(context.root, 'resources', 'containers'));
    const names = new Set(resources.map((resource) => scalarValue(nodeAt(resource, 'container'))));
    for (const resource of resources) addImage(context, nodeAt(resource, 'image'));
    for (const map of mapsOf(context.root)) {
      const container = entryOf(map, 'container')?.value;
      const image = container?.kind === 'map' ? nodeAt(container, 'image') : container;
      if (!names.has(scalarValue(image))) addImage(context, image);
    }
    addDefaults(context, itemsOf(nodeAt(context.root, 'parameters')));
  },
};

const PIPELINE_KEYS = ['trigger', 'pr', 'pool', 'stages', 'jobs', 'steps', 'extends', 'resources'];

/** A document with an unknown name is a pipeline if it has container resources, or `pool` and another pipeline key. */
function isAzurePipeline(root: YamlNode | undefined): boolean {
  if (nodeAt(root, 'resources', 'containers') !== undefined) return true;
  const keys = [...entriesOf(root)].map((entry) => entry.key);
  return keys.includes('pool') && keys.filter((key) => PIPELINE_KEYS.includes(key)).length > 1;
}

/** `variables.name` and `variables['name']` in an expression. */
const EXPRESSION = /^\s*variables(?:\.([\w-]+)|\['([\w.-]+)'\])\s*$/;
const MENTION = /\$\(([\w.-]+)\)|\bvariables(?:\.|\['{1,2})([\w.-]+)/g;

/** Expands `$(name)` and `${{ variables.name }}`; names are the same in any case. */
function createDialect({ isCompared, mentions, root, source }: YamlContext): Dialect {
  const values = variablesIn(root);
  const own = once(() =>
    addCounts(
      new Map(),
      [...source.matchAll(MENTION)].map(([, one, other]) => String(one ?? other).toLowerCase()),
    ),
  );
  const dialectOf = (lookup: Lookup): Dialect => ({
    ...NO_VARIABLES,
    inParentheses: (name) => lookup(name.toLowerCase()),
    inBraces: (expression) => {
      const [, one, other] = EXPRESSION.exec(expression) ?? [];
      return lookup((one ?? other ?? '').toLowerCase());
    },
  });
  const lookup = createVariableTable({
    text: (name) => placeText(source, values.get(name)),
    label: (name) => `variables: ${name}`,
    whyFixed: (name) => whyCompared(values.get(name)?.value, isCompared),
    // Scripts read it from the environment.
    mentions: once(() => ({
      get: (name) => (own().get(name) ?? 0) + (mentions().get(name.toUpperCase().replace(/[.-]/g, '_')) ?? 0),
    })),
    expands: dialectOf,
  });
  return dialectOf(lookup);
}

/** The variables of a pipeline, its stages and jobs by name in lower case; one with several values, or in a condition, has none. */
function variablesIn(root: YamlNode | undefined): ReadonlyMap<string, YamlText | undefined> {
  const values = new Map<string, YamlText | undefined>();
  const add = (written: string | undefined, value: YamlNode | undefined): void => {
    const name = written?.toLowerCase() ?? '';
    values.set(name, values.has(name) ? undefined : textNodeOf(value));
  };
  const visit = (node: YamlNode | undefined, isFixed: boolean): void => {
    for (const item of itemsOf(node)) {
      const name = scalarValue(nodeAt(item, 'name'));
      if (name !== undefined) add(name, isFixed ? nodeAt(item, 'value') : undefined);
      else visit(item, false);
    }
    for (const { key, value } of entriesOf(node))
      if (key.startsWith('${{')) visit(value, false);
      else add(key, isFixed ? value : undefined);
  };
  for (const map of mapsOf(root)) visit(nodeAt(map, 'variables'), true);
  return values;
}
