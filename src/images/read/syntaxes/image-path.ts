import { isHostSegment } from '../../reference/image-reference.ts';
import { entryOf, scalarValue } from '../formats/yaml-lookup.ts';
import type { Entry, YamlMap, YamlNode } from '../formats/yaml-node.ts';

/** What stands before the tag of an image in parts, joined with slashes. */
export interface ImagePath {
  readonly registry: Entry | undefined;
  readonly organization?: Entry | undefined;
  readonly name: Entry;
}

/** Istio, many charts, and tools of their own; `registry` may have any value, these only what begins with a host. */
const REGISTRY_KEYS = ['imageRegistry', 'hub', 'host'];
const ORGANIZATION_KEYS = ['organization', 'organisation', 'org', 'owner'];
const HOST = /^(?:(?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+|localhost)(?:\/[\w./-]*)?$/;
/** What a template or a shell fills in. */
const PLACEHOLDER = /\{\{|\$\{/;

/** The registry of an image map; a host alone need not be one beside a name that is not `repository`. */
export function registryOf(map: YamlMap, keys: readonly string[] = REGISTRY_KEYS): Entry | undefined {
  const own = entryOf(map, 'registry');
  if (scalarValue(own?.value)) return own;
  return keys.map((key) => entryOf(map, key)).find((entry) => isRegistry(entry)) ?? own;
}

/** The registry beside `image: name`, which a name with a host does not need. */
export function registryBeside(map: YamlMap, name: Entry): Entry | undefined {
  return isHosted(name.value) ? entryOf(map, 'registry') : registryOf(map, ['imageRegistry', 'hub']);
}

/** Whether a value begins with a registry host, or is filled in later. */
export function isRegistry(entry: Entry | undefined): boolean {
  const value = scalarValue(entry?.value) ?? '';
  return HOST.test(value) || PLACEHOLDER.test(value);
}

/** Whether a text begins with a registry host. */
export function isHosted(node: YamlNode | undefined): boolean {
  const [first = '', ...others] = (scalarValue(node) ?? '').split('/');
  return others.length > 0 && isHostSegment(first) && !first.endsWith(':');
}

/**
 * Completes a path that ends at the organization: `{repository: cgr.dev/acme, name: app}`, and
 * `{registry: cgr.dev, organization: acme, repository: app}`. A path of more segments is complete.
 */
export function imagePath(map: YamlMap, registry: Entry | undefined, name: Entry): ImagePath {
  const segments = pathOf(registry, name);
  const own = entryOf(map, 'name');
  if (own !== undefined && own !== name && segments?.length === 2 && isLastPart(own, segments))
    return registry === undefined
      ? { registry: name, name: own }
      : { registry, organization: name, name: own };
  if (segments?.length !== 2 || registry === undefined) return { registry, name };
  const organization = ORGANIZATION_KEYS.map((key) => entryOf(map, key)).find((entry) =>
    scalarValue(entry?.value),
  );
  return { registry, organization, name };
}

/** The segments of the whole path, if it begins with a host. */
function pathOf(registry: Entry | undefined, name: Entry): readonly string[] | undefined {
  const parts = [registry, name].flatMap((entry) => scalarValue(entry?.value) || []);
  const path = parts.map((part) => part.replace(/\/$/, '')).join('/');
  return HOST.test(path) ? path.split('/') : undefined;
}

/** Whether `name` is more than another name of the image. */
function isLastPart(name: Entry, segments: readonly string[]): boolean {
  const value = scalarValue(name.value);
  return value !== undefined && value !== '' && !isHosted(name.value) && value !== segments.at(-1);
}
