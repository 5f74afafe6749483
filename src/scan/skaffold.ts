import { addImage, addImageArguments, type YamlContext } from './yaml-context.ts';
import { entriesOf, entryOf, itemsOf, mapsOf, nodeAt } from './yaml-lookup.ts';

/** Keys whose text is an image that a build starts from or runs in. */
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

/** Skaffold: base images, builders, and containers that are run. The `image` of an artifact is what gets built. */
export function scanSkaffold(context: YamlContext): void {
  for (const map of mapsOf(context.root)) {
    for (const key of IMAGE_KEYS) addImage(context, entryOf(map, key)?.value);
    addImage(context, nodeAt(map, 'kaniko', 'image'));
    addImage(context, nodeAt(map, 'container', 'image'));
    for (const container of itemsOf(entryOf(map, 'containers')?.value))
      addImage(context, nodeAt(container, 'image'));
    addImageArguments(
      context,
      [...entriesOf(entryOf(map, 'buildArgs')?.value)].map((entry) => entry.value),
    );
  }
}
