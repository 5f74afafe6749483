import { scanDockerfile } from './dockerfile.ts';
import { scanEmbedded } from './embedded-text.ts';
import { expandVariables } from './expand-variables.ts';
import { slicePlaced } from './placed-text.ts';
import { addImage, addImageArguments, addText, type YamlContext } from './yaml-context.ts';
import { entriesOf, entryOf, itemsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import { placeScalar } from './yaml-scalar.ts';
import type { YamlNode } from './yaml-tree.ts';

export const DOCKER_IMAGE = 'docker-image://';

/** Whether a document without a telling name is a Compose file: a service has an image or a build. */
export function isCompose(root: YamlNode | undefined): boolean {
  for (const { value } of entriesOf(nodeAt(root, 'services')))
    if ((entryOf(value, 'image') ?? entryOf(value, 'build')) !== undefined) return true;
  return false;
}

/** Compose: the images of services, and what builds start from. A service with a build names its result by `image`. */
export function scanCompose(context: YamlContext): void {
  const services = nodeAt(context.root, 'services') ?? context.root;
  for (const { value: service } of entriesOf(services)) {
    const build = nodeAt(service, 'build');
    if (build === undefined) addImage(context, nodeAt(service, 'image'));
    scanBuild(context, build);
    for (const volume of itemsOf(nodeAt(service, 'volumes')))
      if (scalarValue(nodeAt(volume, 'type')) === 'image') addImage(context, nodeAt(volume, 'source'));
  }
}

function scanBuild(context: YamlContext, build: YamlNode | undefined): void {
  const additional = nodeAt(build, 'additional_contexts');
  for (const { value } of entriesOf(additional)) addImage(context, value, DOCKER_IMAGE);
  for (const item of itemsOf(additional)) addNamedContext(context, item);
  const args = nodeAt(build, 'args');
  addImageArguments(context, [...[...entriesOf(args)].map((entry) => entry.value), ...itemsOf(args)]);
  const inline = textOf(nodeAt(build, 'dockerfile_inline'));
  if (inline === undefined || context.seen.has(inline)) return;
  context.seen.add(inline);
  const written = placeScalar(context.source, inline.scalar);
  // Compose replaces its own variables before the builder sees the text.
  const expanded = expandVariables(written, context.dialect);
  const dockerfile = expanded.kind === 'known' ? expanded.text : written;
  scanEmbedded(dockerfile, context.sink, (text, sink) => scanDockerfile(text, sink, context.syntax));
}

/** `name=docker-image://reference`. */
function addNamedContext(context: YamlContext, item: YamlNode): void {
  const text = textOf(item);
  if (text === undefined || context.seen.has(text)) return;
  context.seen.add(text);
  const placed = placeScalar(context.source, text.scalar);
  const at = placed.value.indexOf(`=${DOCKER_IMAGE}`);
  if (at >= 0) addText(context, slicePlaced(placed, at + 1 + DOCKER_IMAGE.length));
}
