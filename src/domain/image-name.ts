import type { ImageReference } from './image-reference.ts';

/** Host of the public registry, which a reference without a host means. */
export const PUBLIC_REGISTRY = 'cgr.dev';
/** Organization of public images, which a reference without one means (spec §4). */
export const PUBLIC_ORGANIZATION = 'chainguard';
/** Tag that a reference without one means. */
export const DEFAULT_TAG = 'latest';

/** A line of `registry-map`: references that begin with `from` are looked up as if they began with `to`. */
export interface RegistryMapping {
  /** Host and path segments. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Parses `mirror.example/proxy=cgr.dev`; gives the reason when the line is no mapping. */
export function parseRegistryMapping(
  line: string,
):
  | { readonly kind: 'mapping'; readonly mapping: RegistryMapping }
  | { readonly kind: 'malformed'; readonly reason: string } {
  const [from = '', to = '', ...rest] = line.split('=').map((side) =>
    side
      .trim()
      .replace(/^https?:\/\//, '')
      .replace(/\/+$/, ''),
  );
  if (rest.length > 0 || from === '' || to === '')
    return { kind: 'malformed', reason: 'it is not `left=right`' };
  const mapping = { from: from.split('/'), to: to.split('/') };
  if ([...mapping.from, ...mapping.to].some((segment) => segment === ''))
    return { kind: 'malformed', reason: 'a part of it is empty' };
  return { kind: 'mapping', mapping };
}

/** Which hosts are ours, and what mirrors stand for. */
export interface RegistryNames {
  /** Host of `registry-url`, with port. */
  readonly registryHost: string;
  readonly mappings: readonly RegistryMapping[];
}

/** An image of our registry: where its history is asked for. */
export interface RegistryImage {
  readonly organization: string;
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string;
  /** The reference as written, made complete: host, organization and tag filled in; no digest. */
  readonly complete: ImageReference;
}

export type Located =
  | { readonly kind: 'ours'; readonly image: RegistryImage }
  | { readonly kind: 'foreign'; readonly host: string | undefined };

/**
 * Finds the image that a reference means (contract §4). `bare` tells what a reference without a host means: this
 * registry's image in inputs, somebody else's in files.
 */
export function locateImage(
  reference: ImageReference,
  names: RegistryNames,
  bare: 'ours' | 'foreign',
): Located {
  const tag = reference.tag ?? DEFAULT_TAG;
  const { host, path } = reference;
  const mapping = host === undefined ? undefined : longestMapping([host, ...path], names.mappings);
  if (mapping !== undefined && host !== undefined) {
    const target = [...mapping.to, ...[host, ...path].slice(mapping.from.length)];
    const toHost = String(target[0]);
    if (!isOurs(toHost, names)) return { kind: 'foreign', host: toHost };
    return ours(target.slice(1), tag, { ...reference, tag, digest: undefined });
  }
  if (host === undefined) {
    if (bare === 'foreign') return { kind: 'foreign', host };
  } else if (!isOurs(host, names)) return { kind: 'foreign', host };
  const complete = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
  return ours(path, tag, { host: host ?? PUBLIC_REGISTRY, path: complete, tag, digest: undefined });
}

/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
export function isPublic(repository: string, tag: string): boolean {
  return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}

function ours(path: readonly string[], tag: string, complete: ImageReference): Located {
  const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
  return {
    kind: 'ours',
    image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
  };
}

function isOurs(host: string, names: RegistryNames): boolean {
  return host === PUBLIC_REGISTRY || host === names.registryHost;
}

function longestMapping(
  segments: readonly string[],
  mappings: readonly RegistryMapping[],
): RegistryMapping | undefined {
  const fitting = mappings.filter(
    ({ from }) =>
      from.length < segments.length && from.every((segment, index) => segment === segments[index]),
  );
  return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}
