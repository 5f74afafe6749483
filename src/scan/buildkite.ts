import { addImage, type YamlContext } from './yaml-context.ts';
import { mapsOf, nodeAt } from './yaml-lookup.ts';

/** Buildkite: the `image` of steps and of plugins (docker, kubernetes). */
export function scanBuildkite(context: YamlContext): void {
  for (const map of mapsOf(context.root)) addImage(context, nodeAt(map, 'image'));
}
