import { createNameGlob } from '../base/name-glob.ts';
import { PUBLIC_REGISTRY } from './image-name.ts';

/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
export function plainImageName(image: string): string {
  const path = image.replace(/@.*$/s, '').replace(HOST, '');
  const name = path.includes('/') ? path : `chainguard/${path}`;
  return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}

/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;

/** Host that an image without one is also known under. */
const OWN_HOST = `${PUBLIC_REGISTRY}/`;

/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
export function createImageGlob(glob: string): (image: string) => boolean {
  const matches = createNameGlob(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
  return (image) => {
    const host = HOST.exec(image)?.[0] ?? OWN_HOST;
    const name = plainImageName(image);
    const short = name.replace(/^chainguard\//, '');
    return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
  };
}

/**
 * A test for images, each by all the names that it goes by, with a list of such globs (contract §4, `ignore-images`): `!`
 * negates, the last glob that matches decides, and what none matches is not in the list.
 */
export function createImageGlobList(globs: readonly string[]): (names: readonly string[]) => boolean {
  const rules = globs.map((glob) => {
    const negated = glob.startsWith('!');
    return { negated, matches: createImageGlob(negated ? glob.slice(1) : glob) };
  });
  return (names) => {
    const last = rules.findLast(({ matches }) => names.some(matches));
    return last !== undefined && !last.negated;
  };
}
