import { YAML_DISGUISES } from '../disguises.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { entriesOf, entryOf, itemsOf, mapsOf, nodeAt, scalarValue } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addDefaults, addImage } from '../yaml-context.ts';

/** Azure Pipelines: container resources, job containers that are not their names, and parameter defaults that are surely images. */
export const azurePipelines: YamlSyntax = {
  kind: 'yaml',
  name: 'azure-pipelines',
  page: {
    title: 'Azure Pipelines',
    files: '`azure-pipelines*.yml`, `.azure-pipelines/*.yml`',
    finds: 'container resources, job containers, parameter defaults',
    pin: 'after the tag',
  },
  words: ['azure-pipeline', '/.azuredevops/', '/.azdo/'],
  paths: [/\/[^/]*azure-pipelines?[^/]*\.ya?ml$/, /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/],
  disguises: YAML_DISGUISES,
  recognizes: (root) => (isAzurePipeline(root) ? 'likely' : undefined),
  scan: (context) => {
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
