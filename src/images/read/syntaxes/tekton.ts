import { GENERAL_YAML_DISGUISES } from '../disguises.ts';
import { type Lookup, NO_VARIABLES } from '../expand-variables.ts';
import type { YamlNode, YamlText } from '../formats/yaml-node.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { placeText } from '../formats/yaml-scalar.ts';
import type { YamlSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';
import { whyFixedDefault } from './fixed-values.ts';
import { apiGroupOf, scanKubernetes } from './kubernetes.ts';

/** Tekton: Kubernetes objects with parameter defaults, and bundles. */
export const tekton: YamlSyntax = {
  kind: 'yaml',
  name: 'tekton',
  paths: [],
  disguises: GENERAL_YAML_DISGUISES,
  recognizes: (root) => (/^(?:.*\.)?tekton\.dev$/.test(apiGroupOf(root) ?? '') ? 'surely' : undefined),
  scan: (context) => {
    const inner: YamlContext = {
      ...context,
      dialect: { ...NO_VARIABLES, inParentheses: createLookup(context) },
    };
    scanKubernetes(inner);
    for (const map of mapsOf(context.root)) {
      addImage(inner, nodeAt(map, 'bundle'));
      if (scalarValue(nodeAt(map, 'resolver')) !== 'bundles') continue;
      for (const parameter of itemsOf(nodeAt(map, 'params')))
        if (scalarValue(nodeAt(parameter, 'name')) === 'bundle') addImage(inner, nodeAt(parameter, 'value'));
    }
  },
};

/** `params.name`, `params["name"]`, `inputs.params.name`. */
const PARAMETER = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;

/** Looks up parameter defaults; a name with two defaults is unknown. */
function createLookup(context: YamlContext): Lookup {
  const inConditions = createConditionCheck(context.root);
  const defaults = new Map<string, YamlText | undefined>();
  const fixed = new Map<string, string | undefined>();
  for (const map of mapsOf(context.root))
    for (const parameter of itemsOf(nodeAt(map, 'params'))) {
      const name = scalarValue(nodeAt(parameter, 'name'));
      const text = textNodeOf(nodeAt(parameter, 'default'));
      if (name === undefined || text === undefined) continue;
      defaults.set(name, defaults.has(name) ? undefined : text);
      fixed.set(name, whyFixedDefault(parameter, context.isCompared) ?? inConditions(text.value));
    }
  const lookup = createVariableTable({
    text: (name) => placeText(context.source, defaults.get(name)),
    label: (name) => `params: ${name}`,
    whyFixed: (name) => fixed.get(name),
    mentions: context.parameterMentions,
    areDefaults: true,
    expands: false,
  });
  return (written) => lookup(PARAMETER.exec(written)?.[1] ?? '');
}

/** Creates the check whether `when` compares a value, and so why it must keep its text. */
function createConditionCheck(root: YamlNode | undefined): (value: string) => string | undefined {
  const compared = new Set(
    mapsOf(root)
      .flatMap((map) => [...itemsOf(nodeAt(map, 'when')), ...itemsOf(nodeAt(map, 'whenExpressions'))])
      .flatMap((condition) => itemsOf(nodeAt(condition, 'values')))
      .map(scalarValue),
  );
  return (value) => (compared.has(value) ? '`when` compares it' : undefined);
}
