import { isRecord, textOf } from '../base/json-value.ts';
import { isDigest } from '../images/reference/image-reference.ts';

/** Media types of an image and of a list of images, in both vendors' spelling (OCI image specification 1.1). */
const INDEX_TYPES: readonly string[] = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];
const MANIFEST_TYPES: readonly string[] = [
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
];
/** `Accept` header of a request for a manifest. */
export const ACCEPTED_MANIFESTS = [...INDEX_TYPES, ...MANIFEST_TYPES].join(', ');

/** Most entries of one index or manifest: the largest images have about a hundred layers. */
const MAXIMUM_ENTRIES = 1000;

/** Operating system and processor of an image. */
export interface ImagePlatform {
  readonly os: string;
  readonly architecture: string;
  readonly variant: string | undefined;
}

/** A reference to content by its digest (OCI image specification, "descriptor"). */
export interface Descriptor {
  readonly mediaType: string;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  readonly artifactType: string | undefined;
  readonly annotations: Readonly<Record<string, string>>;
  readonly platform: ImagePlatform | undefined;
}

/** One image, or a list of images. */
export type ImageManifest =
  | {
      readonly kind: 'image';
      readonly artifactType: string | undefined;
      readonly annotations: Readonly<Record<string, string>>;
      readonly config: Descriptor | undefined;
      readonly layers: readonly Descriptor[];
    }
  | { readonly kind: 'index'; readonly manifests: readonly Descriptor[] };

/** Reads a manifest's JSON; throws `TypeError` that says what is wrong with it. */
export function decodeManifest(json: unknown): ImageManifest {
  if (!isRecord(json)) throw new TypeError('it is not a JSON object');
  const [type, manifests, layers] = [json['mediaType'], json['manifests'], json['layers']];
  // A text that is both would be another image to another reader (CVE-2021-41190).
  if (manifests !== undefined && layers !== undefined)
    throw new TypeError('it has `manifests` and `layers`, so that readers disagree about it');
  if (Array.isArray(manifests)) {
    requireType(type, INDEX_TYPES, 'manifests');
    return { kind: 'index', manifests: descriptorsOf(manifests, 'manifests') };
  }
  if (Array.isArray(layers)) {
    requireType(type, MANIFEST_TYPES, 'layers');
    const config = json['config'] === undefined ? undefined : decodeDescriptor(json['config'], 'config');
    return {
      kind: 'image',
      artifactType: textOf(json['artifactType']),
      annotations: annotationsOf(json['annotations']),
      config,
      layers: descriptorsOf(layers, 'layers'),
    };
  }
  throw new TypeError('it has neither a list `manifests` nor a list `layers`');
}

function requireType(type: unknown, fitting: readonly string[], list: string): void {
  // OCI manifests may leave the type out.
  if (type === undefined || (typeof type === 'string' && fitting.includes(type))) return;
  throw new TypeError(`it has \`${list}\`, but another \`mediaType\``);
}

function descriptorsOf(list: readonly unknown[], name: string): readonly Descriptor[] {
  if (list.length > MAXIMUM_ENTRIES)
    throw new TypeError(`\`${name}\` has more than ${MAXIMUM_ENTRIES} entries`);
  return list.map((entry, index) => decodeDescriptor(entry, `${name}.${index}`));
}

function decodeDescriptor(json: unknown, place: string): Descriptor {
  if (!isRecord(json)) throw new TypeError(`\`${place}\` is not an object`);
  const { annotations, artifactType, digest, mediaType, platform, size } = json;
  if (typeof digest !== 'string' || !isDigest(digest))
    throw new TypeError(`\`${place}.digest\` is not a sha256 digest`);
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
    throw new TypeError(`\`${place}.size\` is not a number of bytes`);
  return {
    mediaType: textOf(mediaType) ?? '',
    digest,
    size,
    artifactType: textOf(artifactType),
    annotations: annotationsOf(annotations),
    platform: platformOf(platform),
  };
}

function annotationsOf(json: unknown): Readonly<Record<string, string>> {
  const entries = isRecord(json) ? Object.entries(json) : [];
  return Object.fromEntries(entries.filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** Reads the platform in an index's entry, or in the text of an image's config; `undefined` where there is none. */
export function platformOf(json: unknown): ImagePlatform | undefined {
  if (!isRecord(json)) return undefined;
  const [os, architecture] = [textOf(json['os']), textOf(json['architecture'])];
  if (os === undefined || architecture === undefined) return undefined;
  return { os, architecture, variant: textOf(json['variant']) || undefined };
}

/**
 * Path and query of the next page that a `Link` header names (OCI distribution specification 1.1, listing referrers), or
 * `undefined` on the last page. Throws `TypeError` for a link that leaves `requestUrl`'s own path.
 */
export function nextPageOf(link: string | undefined, requestUrl: string): string | undefined {
  const target = link === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(link)?.[1];
  if (target === undefined) return undefined;
  const from = new URL(requestUrl);
  const url = URL.canParse(target, from.href) ? new URL(target, from.href) : undefined;
  if (url === undefined || url.origin !== from.origin || url.pathname !== from.pathname)
    throw new TypeError('its `Link` to the next page leads elsewhere');
  return url.href;
}
