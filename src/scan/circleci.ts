import { addImage, addImageArguments, type YamlContext } from './yaml-context.ts';
import { entriesOf, entryOf, itemsOf, mapsOf, nodeAt } from './yaml-lookup.ts';

/**
 * CircleCI: the items of every `docker:` list, in jobs, executors and inline orbs, and defaults of parameters that surely
 * are an image; a machine's `image` is no container.
 */
export function scanCircleCi(context: YamlContext): void {
  for (const map of mapsOf(context.root)) {
    for (const item of itemsOf(entryOf(map, 'docker')?.value)) addImage(context, nodeAt(item, 'image'));
    const parameters = [...entriesOf(entryOf(map, 'parameters')?.value)];
    addImageArguments(
      context,
      parameters.map(({ value }) => nodeAt(value, 'default')),
    );
  }
}
