/** The grammar of the OCI distribution specification and the `distribution/reference` package. */
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const PATH = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;

/** An image reference as written; `path` has at least one segment. */
export interface ImageReference {
  /** The registry host with its port. */
  readonly host: string | undefined;
  readonly path: readonly string[];
  readonly tag: string | undefined;
  readonly digest: string | undefined;
}

export type ParsedReference =
  | { readonly kind: 'reference'; readonly reference: ImageReference }
  | { readonly kind: 'malformed'; readonly reason: string };

export function isTag(text: string): boolean {
  return TAG.test(text);
}

/** Whether a first path segment names a registry host: it has a dot or a port, or is `localhost`. */
export function isHostSegment(segment: string): boolean {
  return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}

/** Parses `[host/]path[:tag][@digest]`; never throws, and the reason is a clause for an error message. */
export function parseImageReference(text: string): ParsedReference {
  if (text === '') return malformed('it is empty');
  if (text.length > MAXIMUM_LENGTH) return malformed(`it is longer than ${MAXIMUM_LENGTH} characters`);

  const at = text.indexOf('@');
  const digest = at < 0 ? undefined : text.slice(at + 1);
  if (digest !== undefined && !isDigest(digest)) return malformed(digestProblem(digest));

  const name = at < 0 ? text : text.slice(0, at);
  const colon = name.lastIndexOf(':');
  const hasTag = colon > name.lastIndexOf('/');
  const tag = hasTag ? name.slice(colon + 1) : undefined;
  if (tag !== undefined && !isTag(tag))
    return malformed('its tag is not 1 to 128 letters, digits, `_`, `.` or `-`');

  const whole = hasTag ? name.slice(0, colon) : name;
  const slash = whole.indexOf('/');
  const first = whole.slice(0, Math.max(0, slash));
  const host = isHostSegment(first) ? first : undefined;
  if (host !== undefined && !HOST.test(host)) return malformed('its registry host is not a valid host name');
  const path = host === undefined ? whole : whole.slice(slash + 1);
  if (!PATH.test(path)) return malformed(pathProblem(path));
  return { kind: 'reference', reference: { host, path: path.split('/'), tag, digest } };
}

function malformed(reason: string): ParsedReference {
  return { kind: 'malformed', reason };
}

function pathProblem(path: string): string {
  const isWrong = (segment: string): boolean => !PATH.test(segment);
  if (path.split('/').find(isWrong) === '') return 'it has an empty name';
  return 'its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`';
}

/** The reference in front of a malformed digest, if it has a tag to look one up. */
export function withoutWrongDigest(text: string): ImageReference | undefined {
  const at = text.indexOf('@');
  const parsed = parseImageReference(text.slice(0, Math.max(0, at)));
  return parsed.kind === 'reference' && parsed.reference.tag !== undefined ? parsed.reference : undefined;
}

/** A name with a tag or digest, whatever letters they have. */
const NAME_WITH_VERSION = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@sha(?:256|512):[\w:+.-]*)$/;

/** Whether a text of unknown meaning is surely an image, if only a malformed one: it has a registry host and a tag or digest. */
export function isCompleteReference(text: string): boolean {
  const parsed = parseImageReference(text);
  if (parsed.kind === 'malformed') {
    const slash = text.indexOf('/');
    const first = text.slice(0, Math.max(0, slash));
    return isHostSegment(first) && HOST.test(first) && NAME_WITH_VERSION.test(text.slice(slash + 1));
  }
  const { host, tag, digest } = parsed.reference;
  return host !== undefined && (tag !== undefined || digest !== undefined);
}

/** `[host/]path`, without tag and digest. */
export function printImageName({ host, path }: Pick<ImageReference, 'host' | 'path'>): string {
  const name = path.join('/');
  return host === undefined ? name : `${host}/${name}`;
}

/** Whether a text is the name of an image with a registry host, but without a tag or digest. */
export function isUntaggedName(text: string): boolean {
  const parsed = parseImageReference(text);
  return parsed.kind === 'reference' && parsed.reference.host !== undefined && !isCompleteReference(text);
}

export function printImageReference(
  reference: Omit<ImageReference, 'digest'> & Partial<ImageReference>,
): string {
  const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
  const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
  return `${printImageName(reference)}${tag}${digest}`;
}

function digestProblem(digest: string): string {
  if (/^sha256:[0-9a-f]+$/.test(digest) && digest.length < 71)
    return `its digest has ${digest.length - 7} hexadecimal digits, not 64`;
  return 'its digest is not `sha256:` and 64 lower-case hexadecimal digits';
}

const DIGEST = /^sha256:[0-9a-f]{64}$/;

export function isDigest(text: string): boolean {
  return DIGEST.test(text);
}
