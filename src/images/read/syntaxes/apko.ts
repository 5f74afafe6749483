import { nodeAt } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addStepImages } from '../yaml-context.ts';

/** apko and melange: the base image, and what pipelines run (`runs`). */
export const apko: YamlSyntax = {
  kind: 'yaml',
  name: 'apko',
  words: ['apko', 'melange'],
  paths: [/\/(?:[^/]*[-_.])?(?:apko|melange)(?:[-_.][^/]*)?\.ya?ml$/],
  scan: (context) => {
    addImage(context, nodeAt(context.root, 'contents', 'baseimage', 'image'));
    addStepImages(context);
  },
};
