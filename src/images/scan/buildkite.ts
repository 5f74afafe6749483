import type { YamlSyntax } from './syntax.ts';
import { addImage } from './yaml-context.ts';
import { mapsOf, nodeAt } from './yaml-lookup.ts';

/** Buildkite: the `image` of steps and of plugins (docker, kubernetes). */
export const buildkite: YamlSyntax = {
  kind: 'yaml',
  name: 'buildkite',
  page: {
    title: 'Buildkite',
    files: '`.buildkite/*.yml`',
    finds: '`image` of steps and plugins',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot',
  },
  paths: [/\/\.buildkite\/.*\.ya?ml$/],
  scan: (context) => {
    for (const map of mapsOf(context.root)) addImage(context, nodeAt(map, 'image'));
  },
};
