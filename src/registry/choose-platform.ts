import type { Descriptor, ImagePlatform } from './manifest.ts';

const PART = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/** Reads `linux/amd64` or `linux/arm/v7`, in the words of the OCI image index; `undefined` when it is not a platform. */
export function parsePlatform(text: string): ImagePlatform | undefined {
  const [os, architecture, variant, ...rest] = text.split('/');
  if (os === undefined || architecture === undefined || rest.length > 0) return undefined;
  const parts = [os, architecture, ...(variant === undefined ? [] : [variant])];
  return parts.every((part) => PART.test(part)) ? { os, architecture, variant } : undefined;
}

/** Prints a platform in the form that `parsePlatform` reads. */
export function printPlatform({ architecture, os, variant }: ImagePlatform): string {
  return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}

/** Variants that an architecture has where none is written (containerd's `platforms.Normalize`). */
const USUAL_VARIANTS: Readonly<Record<string, string>> = { arm64: 'v8', arm: 'v7', amd64: 'v1' };

const variantOf = ({ architecture, variant }: ImagePlatform): string | undefined =>
  variant ?? USUAL_VARIANTS[architecture];

/** Manifest of an index for one platform, or why there is none. */
export type ChosenManifest =
  | { readonly kind: 'manifest'; readonly descriptor: Descriptor }
  /** `offered` are the platforms of the index. */
  | { readonly kind: 'none' | 'ambiguous'; readonly offered: readonly string[] };

/**
 * Chooses the image of a platform in an index. A wanted platform without a variant means the usual one of its
 * architecture, or else the only one that the index has. Two different images for one platform are ambiguous.
 */
export function choosePlatform(manifests: readonly Descriptor[], wanted: ImagePlatform): ChosenManifest {
  const candidates = manifests.flatMap((descriptor) => {
    const { platform } = descriptor;
    return platform?.os === wanted.os && platform.architecture === wanted.architecture
      ? [{ descriptor, platform }]
      : [];
  });
  const usual = candidates.filter(({ platform }) => variantOf(platform) === variantOf(wanted));
  const fitting = usual.length === 0 && wanted.variant === undefined ? candidates : usual;
  const [first] = fitting;
  if (first !== undefined && fitting.every(({ descriptor }) => descriptor.digest === first.descriptor.digest))
    return { kind: 'manifest', descriptor: first.descriptor };
  return { kind: first === undefined ? 'none' : 'ambiguous', offered: offeredPlatforms(manifests) };
}

/** Platforms of an index, each once; BuildKit's entries `unknown/unknown` are attestations, not images. */
export function offeredPlatforms(manifests: readonly Descriptor[]): readonly string[] {
  const names = manifests.flatMap(({ platform }) =>
    platform === undefined || platform.os === 'unknown' ? [] : [printPlatform(platform)],
  );
  return [...new Set(names)];
}
