import { anyOf, COMPOSE_DISGUISES, YAML_ESCAPE } from '../disguises.ts';
import { scanEmbedded } from '../embedded-text.ts';
import { expandedText, expandVariables } from '../expand-variables.ts';
import { readYaml } from '../formats/read-yaml.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import {
  entriesOf,
  entryOf,
  itemsOf,
  nodeAt,
  scalarValue,
  textNodeOf,
  valuesOf,
} from '../formats/yaml-node.ts';
import { placeScalar, placeText } from '../formats/yaml-scalar.ts';
import { createSink } from '../found.ts';
import { slicePlaced } from '../placed-text.ts';
import { hasOwnTag } from '../report-split-image.ts';
import type { BuildCall, YamlSyntax } from '../syntax.ts';
import {
  addImage,
  addImageArguments,
  addText,
  addZone,
  createYamlContext,
  type YamlContext,
} from '../yaml-context.ts';
import { createEnvironment } from './compose-environment.ts';
import { scanDockerfile } from './dockerfile.ts';

const DOCKER_IMAGE = 'docker-image://';

/** Compose: the images of services, unless they are only built, and what builds start from. */
export const compose: YamlSyntax = {
  kind: 'yaml',
  name: 'compose',
  words: ['compose', 'common-services'],
  /** `common-services.yml` is the name in the documentation of `extends`. */
  paths: [/\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/, /\/common-services\.ya?ml$/],
  disguises: COMPOSE_DISGUISES,
  recognizes: (root) => (isCompose(root) ? 'likely' : undefined),
  builds: (source, environment) => callsIn(source, environment),
  scan: (outer) => {
    const context = { ...outer, dialect: createEnvironment(outer) };
    const services = nodeAt(context.root, 'services') ?? context.root;
    for (const { value: service } of entriesOf(services)) {
      const build = nodeAt(service, 'build');
      const image = nodeAt(service, 'image');
      if (build === undefined) addImage(context, image);
      else if (isNeverPulled(context, service)) addResult(context, image);
      else {
        const staysUnpinned = isOwnName(context, service);
        addImage(context, image, '', { notEditable: PULLED_FIRST, staysUnpinned });
      }
      scanBuild(context, build);
      for (const volume of itemsOf(nodeAt(service, 'volumes')))
        if (scalarValue(nodeAt(volume, 'type')) === 'image') addImage(context, nodeAt(volume, 'source'));
    }
  },
};

const MAY_BUILD = anyOf(/build/, YAML_ESCAPE);

/** The builds of all services; a `build` that is a text is its context. */
function callsIn(source: string, environment: string | undefined): readonly BuildCall[] {
  const calls: BuildCall[] = [];
  if (!MAY_BUILD.test(source)) return calls;
  const file = createYamlContext(source, compose.name, createSink(), environment);
  for (const { root } of readYaml(source)) {
    const context = { ...file, root, dialect: createEnvironment({ ...file, root }) };
    const services = nodeAt(root, 'services');
    for (const { key, value: service } of entriesOf(services)) {
      const entry = entryOf(service, 'build');
      if (entry?.value === undefined || scalarValue(entry.value) === '') continue;
      const builds = buildsOf(service, services);
      const nodesAt = (name: string) => builds.flatMap((build) => nodeAt(build, name) ?? []);
      if (nodesAt('dockerfile_inline').length > 0) continue;
      const contexts = builds.flatMap((build) =>
        build.kind === 'text' ? build : (nodeAt(build, 'context') ?? []),
      );
      const valueAt = ([node]: readonly YamlNode[]) => node && (valueOf(context, node) ?? '$');
      calls.push({
        name: `services.${key}.build`,
        target: valueAt(nodesAt('target')),
        context: valueAt(contexts),
        dockerfile: valueAt(nodesAt('dockerfile')),
        args: new Map(
          nodesAt('args')
            .toReversed()
            .flatMap((args) => [...argumentsIn(context, args)]),
        ),
        offset: entry.keyStart,
      });
    }
  }
  return calls;
}

/** The build of a service, and those that it takes over from the services of the file that it extends. */
function buildsOf(service: YamlNode | undefined, services: YamlNode | undefined): readonly YamlNode[] {
  const seen = new Set<YamlNode>();
  for (let one = service; one !== undefined && !seen.has(one); ) {
    seen.add(one);
    const base = nodeAt(one, 'extends');
    const name =
      nodeAt(base, 'file') === undefined ? scalarValue(nodeAt(base, 'service') ?? base) : undefined;
    one = name === undefined ? undefined : nodeAt(services, name);
  }
  return [...seen].flatMap((one) => nodeAt(one, 'build') ?? []);
}

/** The text of a scalar with its variables expanded; `undefined` if one has no value here. */
function valueOf({ dialect, source }: YamlContext, node: YamlNode | undefined): string | undefined {
  return expandedText(placeText(source, node), dialect);
}

/** Build arguments of a map or a list of `NAME=value`. */
function argumentsIn(
  context: YamlContext,
  args: YamlNode | undefined,
): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  // One without a value has that of the environment, which may be in the `.env`; otherwise it keeps its default.
  const addPassed = (name: string): void => {
    const value = context.dialect.lookup(name)?.text.value;
    if (value !== undefined) found.set(name, value);
  };
  for (const { key } of entriesOf(args)) {
    const value = nodeAt(args, key);
    if (textNodeOf(value) === undefined) addPassed(key);
    else found.set(key, valueOf(context, value));
  }
  for (const item of itemsOf(args)) {
    const text = valueOf(context, item);
    const [name = '', ...rest] = (text ?? scalarValue(item) ?? '').split('=');
    if (rest.length === 0) addPassed(name);
    else found.set(name, text === undefined ? undefined : rest.join('='));
  }
  return found;
}

/**
 * Whether an image beside a build most likely is its result: it has no tag, its name is a variable, or the build takes layers
 * from one of this name.
 */
function isOwnName(context: YamlContext, service: YamlNode | undefined): boolean {
  if (nodeAt(service, 'pull_policy') !== undefined) return false;
  const image = valueOf(context, nodeAt(service, 'image'));
  const caches = itemsOf(nodeAt(service, 'build', 'cache_from')).map((item) => valueOf(context, item));
  if (image === undefined) return false;
  const isNamedLater = scalarValue(nodeAt(service, 'image'))?.startsWith('$') === true;
  return isNamedLater || !hasOwnTag(image) || caches.some((cache) => nameIn(cache ?? '') === nameIn(image));
}

/** A reference without its tag and digest. */
function nameIn(reference: string): string {
  return reference.replace(/@.*$/, '').replace(/:[^/:]*$/, '');
}

const PULLED_FIRST =
  'Compose pulls it before it builds anything: set `pull_policy: build` on the service, or pin it by hand';

/** Whether Compose never pulls the image of a service with a `build`, so that nobody else's can come instead. */
function isNeverPulled(context: YamlContext, service: YamlNode | undefined): boolean {
  const policy = valueOf(context, nodeAt(service, 'pull_policy'))?.trim();
  return policy === 'build' || policy === 'never';
}

/** The name of what a build makes, which later rules must skip. */
function addResult(context: YamlContext, image: YamlNode | undefined): void {
  if (image === undefined) return;
  context.seen.add(image);
  addZone(context, image, 'quiet');
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
  const inline = textNodeOf(nodeAt(build, 'dockerfile_inline'));
  if (inline === undefined || context.seen.has(inline)) return;
  context.seen.add(inline);
  const written = placeScalar(context.source, inline.scalar);
  // Compose expands its own variables before the builder sees the text.
  const expanded = expandVariables(written, context.dialect);
  const dockerfile = expanded.kind === 'known' ? expanded.text : written;
  scanEmbedded(dockerfile, context.sink, (text, sink) =>
    scanDockerfile(text, sink, context.syntax, [{ args: argumentsIn(context, args), calledAt: 'this file' }]),
  );
}

function addNamedContext(context: YamlContext, item: YamlNode): void {
  const text = textNodeOf(item);
  if (text === undefined || context.seen.has(text)) return;
  context.seen.add(text);
  const placed = placeScalar(context.source, text.scalar);
  const at = placed.value.indexOf(`=${DOCKER_IMAGE}`);
  if (at >= 0) addText(context, slicePlaced(placed, at + 1 + DOCKER_IMAGE.length));
}
