import { itemsOf, nodeAt } from '../formats/yaml-lookup.ts';
import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { addQuiet, type YamlContext } from '../yaml-context.ts';

/**
 * Where objects of other tools name what a build makes, or what they look for, rather than an image that runs; by group of
 * `apiVersion`. Steps lead into each item of a list.
 */
const NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  // Flux looks for the tags of this name.
  ['image.toolkit.fluxcd.io', [['spec', 'image']]],
  // A constraint such as `cgr.dev/acme/app:1.x`.
  ['argocd-image-updater.argoproj.io', [['spec', 'applicationRefs', 'images', 'imageName']]],
  [
    'shipwright.io',
    [
      ['spec', 'output', 'image'],
      ['spec', 'build', 'spec', 'output', 'image'],
    ],
  ],
  [
    'kbld.k14s.io',
    [
      ['sources', 'image'],
      ['destinations', 'image'],
      ['destinations', 'newImage'],
      ['overrides', 'image'],
    ],
  ],
  // The steps that set images write the name and the tag of their settings into other files.
  [
    'kargo.akuity.io',
    [
      ['spec', 'steps', 'config'],
      ['spec', 'promotionTemplate', 'spec', 'steps', 'config'],
    ],
  ],
]);

/** Leaves the names of results and of what an object looks for out; the maps among them go into `leftOut`. */
export function leaveOutNames(
  context: YamlContext,
  object: YamlMap,
  group: string | undefined,
  leftOut: Set<YamlNode>,
): void {
  for (const path of NAMES.get(group ?? '') ?? []) {
    for (const node of nodesAt(object, path)) {
      if (node.kind === 'map') leftOut.add(node);
      else context.seen.add(node);
      addQuiet(context, node);
    }
  }
}

/** The nodes at a path, in each item of the lists on it. */
function nodesAt(node: YamlNode | undefined, path: readonly string[]): readonly YamlNode[] {
  if (node === undefined) return [];
  if (node.kind === 'list') return itemsOf(node).flatMap((item) => nodesAt(item, path));
  const [key, ...rest] = path;
  return key === undefined ? [node] : nodesAt(nodeAt(node, key), rest);
}
