import { YAML_DISGUISES } from '../disguises.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addStepImages } from '../yaml-context.ts';

/** Drone and Vela: the images of steps, services and stages. */
export const drone: YamlSyntax = {
  kind: 'yaml',
  name: 'drone',
  page: {
    title: 'Drone, Vela',
    files: '`.drone.yml`, `.vela.yml`',
    finds: '`image` of steps, services and stages',
    pin: 'after the tag',
  },
  words: ['/.drone.', '/.vela'],
  paths: [/\/\.(?:drone|vela)\.ya?ml$/, /\/\.vela\/.*\.ya?ml$/],
  disguises: YAML_DISGUISES,
  scan: addStepImages,
};
