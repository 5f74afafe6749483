import { YAML_WITH_VARIABLES } from '../disguises.ts';
import type { Lookup } from '../expand-variables.ts';
import { itemsOf, nodeAt } from '../formats/yaml-node.ts';
import { placeText } from '../formats/yaml-scalar.ts';
import type { YamlSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { addImage, addZone, type YamlContext } from '../yaml-context.ts';

/** Cloud Build: the `name` of each step, with substitutions. `images` are results. */
export const cloudBuild: YamlSyntax = {
  kind: 'yaml',
  name: 'cloud-build',
  words: ['cloudbuild'],
  paths: [/\/[^/]*cloudbuild[^/]*\.(?:ya?ml|json)$/],
  disguises: YAML_WITH_VARIABLES,
  scan: (context) => {
    const inner = { ...context, dialect: { lookup: createLookup(context) } };
    for (const step of itemsOf(nodeAt(context.root, 'steps'))) addImage(inner, nodeAt(step, 'name'));
    for (const image of itemsOf(nodeAt(context.root, 'images'))) addZone(context, image, 'quiet');
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
