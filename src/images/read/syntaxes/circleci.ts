import { entryOf, itemsOf, mapsOf, nodeAt, valuesOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addDefaults, addImage } from '../yaml-context.ts';

/** CircleCI: the items of `docker:` lists, and parameter defaults that are surely images. The `image` of a machine is not a container. */
export const circleci: YamlSyntax = {
  kind: 'yaml',
  name: 'circleci',
  words: ['/.circleci/'],
  paths: [/\/\.circleci\/.*\.ya?ml$/],
  scan: (context) => {
    for (const map of mapsOf(context.root)) {
      for (const item of itemsOf(entryOf(map, 'docker')?.value)) addImage(context, nodeAt(item, 'image'));
      addDefaults(context, valuesOf(entryOf(map, 'parameters')?.value));
    }
  },
};
