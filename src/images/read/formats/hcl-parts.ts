import type { Sink } from '../found.ts';
import { addSettings } from '../syntaxes/chart-settings.ts';
import { addRepositoryImage, addTaggedText } from '../syntaxes/helm-values.ts';
import { addTaggedName } from '../syntaxes/image-maps.ts';
import { createYamlContext } from '../yaml-context.ts';
import type { CodeToken } from './code-tokens.ts';
import { readHclTree } from './hcl-tree.ts';
import { itemsOf, mapsOf, nodeAt } from './yaml-lookup.ts';

/** Blocks that describe something at a provider, whose arguments are not parts of one reference. */
const PROVIDED = ['data', 'resource'];

/**
 * Reports images whose name and tag stand apart: objects such as `{ repository = "…", tag = "…" }`, also in `yamlencode`,
 * `image_tag` beside `image`, and the `set` blocks of charts. The rules are those of YAML.
 */
export function addHclParts(
  source: string,
  sink: Sink,
  syntax: string,
  tokens: readonly CodeToken[],
  isImage: (name: string) => boolean,
): void {
  const root = readHclTree(tokens);
  const context = { ...createYamlContext(source, syntax, sink), root };
  const provided = new Set(PROVIDED.flatMap((type) => itemsOf(nodeAt(root, type))));
  for (const map of mapsOf(root)) {
    addSettings(context, nodeAt(map, 'set'));
    if (!provided.has(map)) addRepositoryImage(context, map);
    for (const entry of map.own.values())
      if (!isImage(entry.key) || !addTaggedText(context, map, entry)) addTaggedName(context, map, entry);
  }
}
