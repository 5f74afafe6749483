import { createNameGlob } from '../../../base/glob.ts';
import { groupBy } from '../../../base/group-by.ts';
import { createImageGlob } from '../../../images/reference/image-glob.ts';
import type { Ignore } from '../../../kit/findings/ignore.ts';

/** Names and images that have nothing in common. */
const UNLIKE_NAMES = ['a', 'zlib', 'libstdc++', 'py3.12-x_y'];
const UNLIKE_IMAGES = ['cgr.dev/chainguard/a:latest', 'cgr.dev/z.example/y/x:1-w'];

/** Whether an entry ignores every advisory: it names none, and its globs match whatever they are compared with. */
export function isBoundless({ artifact, id, image }: Ignore): boolean {
  if (id !== undefined || artifact === undefined) return false;
  return (
    UNLIKE_NAMES.every(createNameGlob(artifact)) &&
    (image === undefined || UNLIKE_IMAGES.every(createImageGlob(image)))
  );
}

interface IgnoreSubject {
  readonly ids: readonly string[];
  readonly artifact: string;
  /** Images that it was found in; `undefined` is a place that is not a known image. */
  readonly images: readonly (string | undefined)[];
}

/** Finds the entries that apply to a subject, in file order: every field in an entry must match. */
export function createIgnoreMatcher(
  ignores: readonly Ignore[],
): (subject: IgnoreSubject) => readonly Ignore[] {
  const compiled = ignores.map((ignore, order) => ({
    ignore,
    order,
    artifact: ignore.artifact === undefined ? undefined : createNameGlob(ignore.artifact),
    image: ignore.image === undefined ? undefined : createImageGlob(ignore.image),
  }));
  const byId = groupBy(compiled, ({ ignore }) => ignore.id?.toLowerCase());
  if (compiled.length === 0) return () => [];
  return ({ artifact, ids, images }) => {
    const candidates = [undefined, ...ids].flatMap((id) => byId.get(id?.toLowerCase()) ?? []);
    if (candidates.length === 0) return [];
    return [...new Set(candidates)]
      .filter((entry) => entry.artifact?.(artifact) !== false && everyImage(images, entry.image))
      .sort((a, b) => a.order - b.order)
      .map(({ ignore }) => ignore);
  };
}

const everyImage = (
  images: readonly (string | undefined)[],
  matches: ((image: string) => boolean) | undefined,
): boolean =>
  matches === undefined ||
  (images.length > 0 && images.every((image) => image !== undefined && matches(image)));
