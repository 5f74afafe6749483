import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';

/** Woodpecker and Crow: the images of steps, services and clone steps. */
export const woodpecker: YamlSyntax = {
  kind: 'yaml',
  name: 'woodpecker',
  page: {
    title: 'Woodpecker, Crow',
    files: '`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`',
    finds: '`image` of steps, services and clone steps, with values of the `matrix`',
    pin: 'behind the tag, or in the matrix',
    alsoReadBy: 'Renovate, digestabot',
  },
  words: ['/.woodpecker', '/.crow'],
  paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
  scan: (context) => rareScans.get().woodpecker(context),
};
