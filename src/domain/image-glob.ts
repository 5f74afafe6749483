import { createNameGlob } from '../base/name-glob.ts';

/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
export function plainImageName(image: string): string {
  const path = image.replace(/@.*$/s, '').replace(HOST, '');
  const name = path.includes('/') ? path : `chainguard/${path}`;
  return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}

/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;

/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
export function createImageGlob(glob: string): (image: string) => boolean {
  const matches = createNameGlob(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
  return (image) => {
    const name = plainImageName(image);
    const host = HOST.exec(image)?.[0] ?? '';
    return [name, `${host}${name}`, name.replace(/^chainguard\//, '')].some(matches);
  };
}
