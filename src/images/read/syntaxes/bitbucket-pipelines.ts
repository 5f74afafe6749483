import { entryOf, mapsOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addStepImages } from '../yaml-context.ts';

/** Bitbucket Pipelines: `image` as a text or a map with `name`, services, and pipes that are images. */
export const bitbucketPipelines: YamlSyntax = {
  kind: 'yaml',
  name: 'bitbucket-pipelines',
  words: ['bitbucket-pipeline'],
  paths: [/\/[^/]*bitbucket-pipelines?[^/]*\.ya?ml$/],
  scan: (context) => {
    addStepImages(context);
    for (const map of mapsOf(context.root)) addImage(context, entryOf(map, 'pipe')?.value, 'docker://');
  },
};
