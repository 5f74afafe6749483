import { createNameGlob, splitNegation } from '../../base/glob.ts';
import { PUBLIC_REGISTRY, plainHost, type RegistryImage } from './image-name.ts';
import { printImageName } from './image-reference.ts';

/** `org/name:tag` of an image without host and digest; defaults: `chainguard/` and `latest`. */
export function plainImageName(image: string): string {
  const path = image.replace(/@.*$/s, '').replace(HOST, '');
  const name = path.includes('/') ? path : `chainguard/${path}`;
  return hasTag(name) ? name : `${name}:latest`;
}

const HOST = /^(?:[^/.:]*[.:][^/]*|localhost)\//;

/** The name for globs of an image in the registry; the host keeps an organization such as `acme.com` from being read as one. */
export function registryImageName(repository: string, tag = ''): string {
  return `${OWN_HOST}${repository}:${tag}`;
}

/** The host of an image that names none. */
const OWN_HOST = `${PUBLIC_REGISTRY}/`;

const hasTag = (name: string): boolean => name.lastIndexOf(':') > name.lastIndexOf('/');

/** With the host, if there is one, as hosts are compared: `CGR.DEV:443/acme` → `cgr.dev/acme`. */
function withPlainHost(name: string): string {
  return name.replace(HOST, (host) => `${plainHost(host.slice(0, -1))}/`);
}

/** Matches images against a glob on `org/name:tag`; host, `chainguard/` and tag are optional. Throws `UserError`. */
export function createImageGlob(glob: string): (image: string) => boolean {
  const matches = createNameGlob(glob, {
    complete: (pattern) => withPlainHost(hasTag(pattern) ? pattern : `${pattern}:*`),
  });
  return (image) => {
    const host = withPlainHost(HOST.exec(image)?.[0] ?? OWN_HOST);
    const name = plainImageName(image);
    const short = name.replace(/^chainguard\//, '');
    return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
  };
}

/** Matches the names of an image against `ignore-images`: `!` negates and the last match decides. */
export function createImageGlobList(globs: readonly string[]): (names: readonly string[]) => boolean {
  const rules = globs.map((entry) => {
    const { glob, negated } = splitNegation(entry);
    return { negated, matches: createImageGlob(glob) };
  });
  return (names) => {
    const last = rules.findLast(({ matches }) => names.some(matches));
    return last !== undefined && !last.negated;
  };
}

/** Creates a test of images against `ignore-images`, by their names in the registry and as written. */
export function createImageFilter(globs: readonly string[]): (image: RegistryImage, tag: string) => boolean {
  if (globs.length === 0) return () => false;
  const isListed = createImageGlobList(globs);
  return ({ complete, repository }, tag) =>
    isListed([registryImageName(repository, tag), `${printImageName(complete)}:${tag}`]);
}
