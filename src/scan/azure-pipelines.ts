import { addImage, addImageArguments, type YamlContext } from './yaml-context.ts';
import { entriesOf, entryOf, itemsOf, mapsOf, nodeAt, scalarValue } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-tree.ts';

const PIPELINE_KEYS = ['trigger', 'pr', 'pool', 'stages', 'jobs', 'steps', 'extends', 'resources'];

/** Whether a document without a telling name is an Azure pipeline: it has `pool`, or containers among its resources. */
export function isAzurePipeline(root: YamlNode | undefined): boolean {
  if (nodeAt(root, 'resources', 'containers') !== undefined) return true;
  const keys = [...entriesOf(root)].map((entry) => entry.key);
  return keys.includes('pool') && keys.filter((key) => PIPELINE_KEYS.includes(key)).length > 1;
}

/**
 * Azure Pipelines: the containers among the resources, the `container` of jobs where it is no name of these, and defaults
 * of parameters that surely are an image.
 */
export function scanAzurePipelines(context: YamlContext): void {
  const resources = itemsOf(nodeAt(context.root, 'resources', 'containers'));
  const names = new Set(resources.map((resource) => scalarValue(nodeAt(resource, 'container'))));
  for (const resource of resources) addImage(context, nodeAt(resource, 'image'));
  for (const map of mapsOf(context.root)) {
    const container = entryOf(map, 'container')?.value;
    const image = container?.kind === 'map' ? nodeAt(container, 'image') : container;
    if (!names.has(scalarValue(image))) addImage(context, image);
  }
  const parameters = itemsOf(nodeAt(context.root, 'parameters'));
  addImageArguments(
    context,
    parameters.map((parameter) => nodeAt(parameter, 'default')),
  );
}
