import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';

/** Woodpecker and Crow: the images of steps, services and clone steps. */
export const woodpecker: YamlSyntax = {
  kind: 'yaml',
  name: 'woodpecker',
  words: ['/.woodpecker', '/.crow'],
  paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
  scan: (context) => rareScans.get().woodpecker(context),
};
