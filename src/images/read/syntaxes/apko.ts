import { YAML_DISGUISES } from '../disguises.ts';
import { nodeAt } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addStepImages } from '../yaml-context.ts';

/** apko and melange: the base image, and what pipelines run (`runs`). */
export const apko: YamlSyntax = {
  kind: 'yaml',
  name: 'apko',
  page: {
    title: 'apko, melange',
    files: '`apko.yaml`, `melange.yaml`, `*.apko.yaml`',
    finds: 'the base image',
    pin: 'after the tag',
  },
  words: ['apko', 'melange'],
  paths: [/\/(?:[^/]*[-_.])?(?:apko|melange)(?:[-_.][^/]*)?\.ya?ml$/],
  disguises: YAML_DISGUISES,
  scan: (context) => {
    addImage(context, nodeAt(context.root, 'contents', 'baseimage', 'image'));
    addStepImages(context);
  },
};
