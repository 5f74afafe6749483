import { entryOf, itemsOf, mapsOf, nodeAt, valuesOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addImageArguments, addZone } from '../yaml-context.ts';
import { addSettings } from './chart-settings.ts';
import { apiGroupOf } from './kubernetes.ts';

/** Skaffold: base images, builders and containers. The `image` of an artifact is a build result. */
export const skaffold: YamlSyntax = {
  kind: 'yaml',
  name: 'skaffold',
  words: ['/skaffold'],
  paths: [/\/skaffold[^/]*\.ya?ml$/],
  recognizes: (root) => (apiGroupOf(root) === 'skaffold' ? 'surely' : undefined),
  scan: (context) => {
    for (const map of mapsOf(context.root)) {
      for (const key of IMAGE_KEYS) addImage(context, entryOf(map, key)?.value);
      addImage(context, nodeAt(map, 'kaniko', 'image'));
      addImage(context, nodeAt(map, 'container', 'image'));
      for (const container of itemsOf(entryOf(map, 'containers')?.value))
        addImage(context, nodeAt(container, 'image'));
      for (const artifact of itemsOf(entryOf(map, 'artifacts')?.value))
        addZone(context, nodeAt(artifact, 'image'), 'quiet');
      addSettings(context, entryOf(map, 'setValues')?.value);
      addImageArguments(context, valuesOf(entryOf(map, 'buildArgs')?.value));
    }
  },
};

/** Keys of images that a build uses. */
const IMAGE_KEYS = [
  'builder',
  'dockerImage',
  'fromImage',
  'gradleImage',
  'initImage',
  'kanikoImage',
  'koImage',
  'mavenImage',
  'packImage',
  'runImage',
];
