import { addStepImages } from './steps.ts';
import type { YamlSyntax } from './syntax.ts';

/** Woodpecker and Crow: the images of steps, services and clone steps. */
export const woodpecker: YamlSyntax = {
  kind: 'yaml',
  name: 'woodpecker',
  page: {
    title: 'Woodpecker, Crow',
    files: '`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`',
    finds: '`image` of steps, services and clone steps',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
  scan: addStepImages,
};
