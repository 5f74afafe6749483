import type { YamlSyntax } from '../syntax.ts';
import { addStepImages } from '../yaml-context.ts';

/** Drone and Vela: the images of steps, services and stages. */
export const drone: YamlSyntax = {
  kind: 'yaml',
  name: 'drone',
  words: ['/.drone.', '/.vela'],
  paths: [/\/\.(?:drone|vela)\.ya?ml$/, /\/\.vela\/.*\.ya?ml$/],
  scan: addStepImages,
};
