import { type ImageReference, isHostSegment, parseImageReference } from './image-reference.ts';

export const DEFAULT_TAG = 'latest';

const DOCKER_HUB_LIBRARY = 'library';

function withPlainHost([host, ...path]: readonly string[]): readonly string[] {
  return [plainHost(String(host)), ...path];
}

/** The segments of a reference in a file; a name without a host is an image of Docker Hub. */
export function fileSegments({ host, path }: Pick<ImageReference, 'host' | 'path'>): readonly string[] {
  const plain = plainHost(host ?? DOCKER_HUB);
  const isShort = plain === DOCKER_HUB && path.length === 1;
  return [plain, ...(isShort ? [DOCKER_HUB_LIBRARY] : []), ...path];
}

/** Whether some images of Docker Hub, whose references need not name a host, are looked up here. */
export function mapsDockerHub({ mappings }: Pick<RegistryNames, 'mappings'>): boolean {
  return mappings.some(({ from }) => from[0] === DOCKER_HUB);
}

/** A line of `registry-map`: references that begin with `from` are looked up as if they began with `to`. */
export interface RegistryMapping {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export function parseRegistryMapping(
  line: string,
):
  | { readonly kind: 'mapping'; readonly mapping: RegistryMapping }
  | { readonly kind: 'malformed'; readonly reason: string } {
  const [from = '', to = '', ...rest] = line.split('=').map((side) =>
    side
      .trim()
      .replace(/^https?:\/\//, '')
      .replace(/(?<!\/)\/+$/, ''),
  );
  if (rest.length > 0 || from === '' || to === '')
    return { kind: 'malformed', reason: 'it does not have the form `left=right`' };
  const [left, right] = [from.split('/'), to.split('/')];
  if ([...left, ...right].some((segment) => segment === ''))
    return { kind: 'malformed', reason: 'one of its parts is empty' };
  const reason = leftProblem(left) ?? nameProblem('left', left) ?? nameProblem('right', right);
  if (reason !== undefined) return { kind: 'malformed', reason };
  return { kind: 'mapping', mapping: { from: withPlainHost(left), to: withPlainHost(right) } };
}

/** Why no reference can begin like this: its images would be skipped, as those of another registry. */
function leftProblem([host = '', ...path]: readonly string[]): string | undefined {
  if (!isHostSegment(host))
    return 'its left side does not begin with a registry host, such as `mirror.example` or `docker.io`';
  return path.some((segment) => /[:@]/.test(segment)) ? 'its left side has a tag or a digest' : undefined;
}

/** Why no image can have a name that begins like this, such as a glob. */
function nameProblem(side: 'left' | 'right', segments: readonly string[]): string | undefined {
  const parsed = parseImageReference([...segments, 'image'].join('/'));
  return parsed.kind === 'malformed' ? `on its ${side} side, ${parsed.reason}` : undefined;
}

/**
 * True if the target of a mapping can be looked up here. One that leads elsewhere only makes sense as an exception to a
 * broader one that leads here.
 */
export function isUsableMapping(mapping: RegistryMapping, names: RegistryNames): boolean {
  const leadsHere = ({ to }: RegistryMapping): boolean => isOurs(String(to[0]), names);
  const isBroader = ({ from }: RegistryMapping): boolean =>
    from.length < mapping.from.length && from.every((segment, index) => segment === mapping.from[index]);
  return leadsHere(mapping) || names.mappings.some((other) => isBroader(other) && leadsHere(other));
}

/** The registry hosts that are ours, and the prefixes that map to them. */
export interface RegistryNames {
  /** The host of `registry-url`, with its port. */
  readonly registryHost: string;
  readonly mappings: readonly RegistryMapping[];
}

export interface RegistryImage {
  readonly organization: string;
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string;
  /** The reference with host, organization and tag filled in and without its digest. */
  readonly complete: ImageReference;
}

export type LocatedImage =
  | { readonly kind: 'ours'; readonly image: RegistryImage }
  | { readonly kind: 'foreign'; readonly host: string | undefined };

/** Finds the image that a reference names; `bare` is the meaning of a reference without a host. */
export function locateImage(
  reference: ImageReference,
  names: RegistryNames,
  bare: 'ours' | 'foreign',
): LocatedImage {
  const tag = reference.tag ?? DEFAULT_TAG;
  const { host, path } = reference;
  const isBare = host === undefined && bare === 'ours';
  const segments = isBare || names.mappings.length === 0 ? [] : fileSegments(reference);
  const mapping = longestMapping(segments, names.mappings);
  if (mapping !== undefined) {
    const target = [...mapping.to, ...segments.slice(mapping.from.length)];
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

function ours(path: readonly string[], tag: string, complete: ImageReference): LocatedImage {
  const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
  return {
    kind: 'ours',
    image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
  };
}

function isOurs(host: string, names: RegistryNames): boolean {
  const plain = plainHost(host);
  return plain === PUBLIC_REGISTRY || plain === plainHost(names.registryHost);
}

function longestMapping(
  segments: readonly string[],
  mappings: readonly RegistryMapping[],
): RegistryMapping | undefined {
  if (segments.length === 0) return undefined;
  const fitting = mappings.filter(
    ({ from, to }) =>
      // A left side that is the whole image leads to one image, not to a registry.
      (from.length < segments.length || (from.length === segments.length && to.length > 1)) &&
      from.every((segment, index) => segment === segments[index]),
  );
  return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}

/** The registry of a reference without a host. */
export const PUBLIC_REGISTRY = 'cgr.dev';
/** The registry of a reference without a host, to the tools that read files. */
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);

/** A host as hosts are compared: in lower case, without the default port, and with one name for Docker Hub. */
export function plainHost(host: string): string {
  const lower = host.toLowerCase();
  const plain = lower.endsWith(':443') ? lower.slice(0, -':443'.length) : lower;
  return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}

/** The organization of a reference without one. */
export const PUBLIC_ORGANIZATION = 'chainguard';

/** Whether the history of a tag can be read without signing in (free-tier public images). */
export function isPublic(repository: string, tag: string): boolean {
  return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}

/** The name of the image in the text of a reference, without tag and digest; the text may have variables. */
export function imageNameIn(text: string, names: RegistryNames): string {
  const tagless = text.replace(/@.*$/s, '');
  const colon = tagless.indexOf(':', tagless.lastIndexOf('/') + 1);
  const name = colon < 0 ? tagless : tagless.slice(0, colon);
  const parsed = parseImageReference(name);
  if (parsed.kind === 'malformed') return name;
  const located = locateImage(parsed.reference, names, 'foreign');
  return located.kind === 'ours' ? located.image.repository : name;
}
