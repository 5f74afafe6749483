import { COMPOSE_DISGUISES } from '../disguises.ts';
import { scanEmbedded } from '../embedded-text.ts';
import { expandVariables } from '../expand-variables.ts';
import {
  entriesOf,
  entryOf,
  itemsOf,
  nodeAt,
  scalarValue,
  textOf,
  valuesOf,
} from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import { slicePlaced } from '../placed-text.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addImageArguments, addQuiet, addText, type YamlContext } from '../yaml-context.ts';
import { createEnvironment } from './compose-environment.ts';
import { scanDockerfile } from './dockerfile.ts';

const DOCKER_IMAGE = 'docker-image://';

/** Compose: the images of services, unless they are only built, and what builds start from. */
export const compose: YamlSyntax = {
  kind: 'yaml',
  name: 'compose',
  page: {
    title: 'Compose',
    files: '`compose*.yml`, `docker-compose*.yml`',
    finds:
      '`image`, build arguments and contexts, inline Dockerfiles, with values of the `.env` beside the file',
    pin: 'behind the tag, or in the `.env`',
    alsoReadBy: 'Renovate, Dependabot, frizbee, pindock, digestabot',
  },
  words: ['compose'],
  paths: [/\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/],
  disguises: COMPOSE_DISGUISES,
  recognizes: (root) => (isCompose(root) ? 'likely' : undefined),
  scan: (outer) => {
    const context = { ...outer, dialect: createEnvironment(outer) };
    const services = nodeAt(context.root, 'services') ?? context.root;
    for (const { value: service } of entriesOf(services)) {
      const build = nodeAt(service, 'build');
      const image = nodeAt(service, 'image');
      if (build === undefined) addImage(context, image);
      else if (isNeverPulled(context, service)) addResult(context, image);
      else addImage(context, image, '', { notEditable: PULLED_FIRST });
      scanBuild(context, build);
      for (const volume of itemsOf(nodeAt(service, 'volumes')))
        if (scalarValue(nodeAt(volume, 'type')) === 'image') addImage(context, nodeAt(volume, 'source'));
    }
  },
};

const PULLED_FIRST =
  'Compose pulls it before it builds anything: set `pull_policy: build` on the service, or pin it by hand';

/** Whether Compose only builds the image of a service with a `build`, so that nobody else's can come instead. */
function isNeverPulled(context: YamlContext, service: YamlNode | undefined): boolean {
  const policy = textOf(nodeAt(service, 'pull_policy'));
  if (policy === undefined) return false;
  const expanded = expandVariables(placeScalar(context.source, policy.scalar), context.dialect);
  return expanded.kind === 'known' && expanded.text.value.trim() === 'build';
}

/** The name of what a build makes, which later rules must skip. */
function addResult(context: YamlContext, image: YamlNode | undefined): void {
  if (image === undefined) return;
  context.seen.add(image);
  addQuiet(context, image);
}

function isCompose(root: YamlNode | undefined): boolean {
  for (const { value } of entriesOf(nodeAt(root, 'services')))
    if ((entryOf(value, 'image') ?? entryOf(value, 'build')) !== undefined) return true;
  return false;
}

function scanBuild(context: YamlContext, build: YamlNode | undefined): void {
  const additional = nodeAt(build, 'additional_contexts');
  for (const { value } of entriesOf(additional)) addImage(context, value, DOCKER_IMAGE);
  for (const item of itemsOf(additional)) addNamedContext(context, item);
  const args = nodeAt(build, 'args');
  addImageArguments(context, [...valuesOf(args), ...itemsOf(args)]);
  const inline = textOf(nodeAt(build, 'dockerfile_inline'));
  if (inline === undefined || context.seen.has(inline)) return;
  context.seen.add(inline);
  const written = placeScalar(context.source, inline.scalar);
  // Compose expands its own variables before the builder sees the text.
  const expanded = expandVariables(written, context.dialect);
  const dockerfile = expanded.kind === 'known' ? expanded.text : written;
  scanEmbedded(dockerfile, context.sink, (text, sink) => scanDockerfile(text, sink, context.syntax));
}

function addNamedContext(context: YamlContext, item: YamlNode): void {
  const text = textOf(item);
  if (text === undefined || context.seen.has(text)) return;
  context.seen.add(text);
  const placed = placeScalar(context.source, text.scalar);
  const at = placed.value.indexOf(`=${DOCKER_IMAGE}`);
  if (at >= 0) addText(context, slicePlaced(placed, at + 1 + DOCKER_IMAGE.length));
}
