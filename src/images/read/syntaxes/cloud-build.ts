import { YAML_WITH_VARIABLES } from '../disguises.ts';
import type { Lookup } from '../expand-variables.ts';
import { itemsOf, nodeAt } from '../formats/yaml-node.ts';
import { placeText } from '../formats/yaml-scalar.ts';
import type { YamlSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { addImage, addQuiet, type YamlContext } from '../yaml-context.ts';

/** Cloud Build: the `name` of each step, with substitutions. `images` are results. */
export const cloudBuild: YamlSyntax = {
  kind: 'yaml',
  name: 'cloud-build',
  page: {
    title: 'Cloud Build',
    files: '`cloudbuild*.yaml`, `cloudbuild*.json`',
    finds: '`name` of each step, with `substitutions`',
    pin: 'after the tag, or in the substitution',
  },
  words: ['cloudbuild'],
  paths: [/\/[^/]*cloudbuild[^/]*\.(?:ya?ml|json)$/],
  disguises: YAML_WITH_VARIABLES,
  scan: (context) => {
    const inner = { ...context, dialect: { lookup: createLookup(context) } };
    for (const step of itemsOf(nodeAt(context.root, 'steps'))) addImage(inner, nodeAt(step, 'name'));
    for (const image of itemsOf(nodeAt(context.root, 'images'))) addQuiet(context, image);
  },
};

function createLookup(context: YamlContext): Lookup {
  return createVariableTable({
    text: (name) => placeText(context.source, nodeAt(context.root, 'substitutions', name)),
    label: (name) => `substitutions: ${name}`,
    mentions: context.mentions,
    expands: true,
  });
}
