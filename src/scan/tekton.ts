import { type Lookup, NO_VARIABLES } from './expand-variables.ts';
import { scanKubernetes } from './kubernetes.ts';
import { createVariableTable } from './variable-table.ts';
import { addImage, type YamlContext } from './yaml-context.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import { placeScalar } from './yaml-scalar.ts';
import type { YamlText } from './yaml-tree.ts';

/** `params.name`, `params["name"]`, `inputs.params.name`. */
const PARAMETER = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;

/** Tekton: as other Kubernetes objects, with parameters that have a default, and bundles. */
export function scanTekton(context: YamlContext): void {
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
}

/** Defaults of the parameters that the document declares; a name with two defaults has no known value. */
function createLookup(context: YamlContext): Lookup {
  const defaults = new Map<string, YamlText | undefined>();
  for (const map of mapsOf(context.root))
    for (const parameter of itemsOf(nodeAt(map, 'params'))) {
      const name = scalarValue(nodeAt(parameter, 'name'));
      const text = textOf(nodeAt(parameter, 'default'));
      if (name !== undefined && text !== undefined) defaults.set(name, defaults.has(name) ? undefined : text);
    }
  const lookup = createVariableTable({
    text: (name) => {
      const text = defaults.get(name);
      return text && placeScalar(context.source, text.scalar);
    },
    label: (name) => `params: ${name}`,
    mentions: context.parameterMentions,
    expands: false,
  });
  return (written) => lookup(PARAMETER.exec(written)?.[1] ?? '');
}
