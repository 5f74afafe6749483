import { parseJson } from '../base/json-value.ts';
import { sha256Hex } from '../base/sha256.ts';
import { isLoopback } from '../base/uri.ts';
import { PUBLIC_ORGANIZATION } from '../images/reference/image-name.ts';
import { isDigest } from '../images/reference/image-reference.ts';
import { path } from '../platform/call.ts';
import { type ErrorCode, PlatformError } from '../platform/errors.ts';
import {
  ACCEPTED_MANIFESTS,
  type Descriptor,
  decodeManifest,
  type ImageManifest,
  nextPageOf,
  platformOf,
} from './manifest.ts';
import type { RegistryAccess } from './registry-access.ts';

/** Largest manifest that is read, in bytes (OCI distribution specification: registries should accept 4 MiB). */
const MAXIMUM_MANIFEST_BYTES = 4 * 1024 * 1024;
/** Largest blob that is read, in bytes: an attestation holds an SBOM in base64. */
export const MAXIMUM_BLOB_BYTES = 64 * 1024 * 1024;
/** Most pages of one list of referrers. */
const MAXIMUM_PAGES = 16;

/** A manifest with the digest of its bytes. */
export interface FetchedManifest {
  readonly digest: string;
  readonly manifest: ImageManifest;
}

/** The images of a manifest as an index lists them; a single image is for the platform that its config names, if any. */
export async function imagesOf(
  registry: ImageRegistry,
  repository: string,
  { digest, manifest }: FetchedManifest,
): Promise<readonly Descriptor[]> {
  if (manifest.kind === 'index') return manifest.manifests;
  const { config } = manifest;
  const platform = config && platformOf(parseJson(await registry.blob(repository, config)));
  return config === undefined || platform === undefined ? [] : [{ ...config, digest, platform }];
}

/** Images of the registry: manifests, what refers to them, and blobs. All methods throw `PlatformError`. */
export interface ImageRegistry {
  /** `reference` is a tag or a digest; `undefined` where the registry has none of that name. */
  manifest(repository: string, reference: string): Promise<FetchedManifest | undefined>;
  /** Manifests that refer to a digest: by the referrers API, and by the tag that stands in for it where it is missing. */
  referrers(repository: string, digest: string): Promise<readonly Descriptor[]>;
  /** A blob that is text, checked against the digest of its descriptor. */
  blob(repository: string, descriptor: Descriptor): Promise<string>;
}

/** One GET of the registry. */
interface Question<T> {
  readonly repository: string;
  readonly url: string;
  /** Name of the object, for messages. */
  readonly name: string;
  readonly accept: string;
  readonly maximumBytes: number;
  readonly judge: (body: string, headers: Readonly<Record<string, string>>) => T;
}

type Body<T> = { readonly kind: 'value'; readonly value: T } | { readonly kind: 'too-large' };
type Answer<T> =
  | Body<T>
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' };

/**
 * Creates the reader of images. A redirect to a storage host is followed once, without any credential: the one place where
 * a redirect is followed. What is read by digest is checked against it.
 */
export function createImageRegistry(access: RegistryAccess): ImageRegistry {
  const manifest: ImageRegistry['manifest'] = (repository, reference) =>
    get(access, {
      repository,
      url: `${access.registryUrl}${path`/v2/${repository}/manifests/${reference}`}`,
      name: `${repository}${isDigest(reference) ? '@' : ':'}${reference}`,
      accept: ACCEPTED_MANIFESTS,
      maximumBytes: MAXIMUM_MANIFEST_BYTES,
      judge: (body) => {
        const digest = `sha256:${sha256Hex(body)}`;
        if (isDigest(reference)) requireDigest(digest, reference);
        return { digest, manifest: decodeManifest(JSON.parse(body)) };
      },
    });
  return {
    manifest,
    referrers: async (repository, digest) => {
      const [listed, tagged] = await Promise.all([
        listReferrers(access, repository, digest),
        manifest(repository, referrersTag(digest)),
      ]);
      const written = tagged?.manifest.kind === 'index' ? tagged.manifest.manifests : [];
      return [...new Map([...written, ...listed].map((one) => [one.digest, one])).values()];
    },
    blob: async (repository, { digest, size }) => {
      const question = {
        repository,
        url: `${access.registryUrl}${path`/v2/${repository}/blobs/${digest}`}`,
        name: `${repository}@${digest}`,
        accept: '*/*',
        maximumBytes: MAXIMUM_BLOB_BYTES,
        judge: (body: string) => {
          requireDigest(`sha256:${sha256Hex(body)}`, digest);
          return body;
        },
      };
      if (size > MAXIMUM_BLOB_BYTES) throw tooLarge(question);
      const text = await get(access, question);
      if (text === undefined)
        throw failure(question.url, 'NOT_FOUND', `\`${question.name}\` is not in the registry`);
      return text;
    },
  };
}

/** The tag that stands in for the referrers API where it is missing (OCI 1.1): `sha256-<hex>`. */
export function referrersTag(digest: string): string {
  return digest.replace(':', '-');
}

/** Whether the registry has no such thing, or no such API. */
const isMissing = (error: unknown): boolean =>
  error instanceof PlatformError && ['NOT_FOUND', 'UNIMPLEMENTED'].includes(error.code);

async function listReferrers(
  access: RegistryAccess,
  repository: string,
  digest: string,
): Promise<readonly Descriptor[]> {
  const found: Descriptor[] = [];
  let url: string | undefined = `${access.registryUrl}${path`/v2/${repository}/referrers/${digest}`}`;
  for (let pages = 1; url !== undefined; pages += 1) {
    const asked: string = url;
    if (pages > MAXIMUM_PAGES)
      throw failure(asked, 'UNDECODABLE', `the list of referrers has more than ${MAXIMUM_PAGES} pages`);
    const page = await get(access, {
      repository,
      url: asked,
      name: `${repository}@${digest}`,
      accept: ACCEPTED_MANIFESTS,
      maximumBytes: MAXIMUM_MANIFEST_BYTES,
      judge: (body, headers) => {
        const list = decodeManifest(JSON.parse(body));
        if (list.kind !== 'index') throw new TypeError('it is not an index');
        return { manifests: list.manifests, next: nextPageOf(headers['link'], asked) };
      },
    });
    if (page === undefined && pages > 1)
      throw failure(asked, 'UNDECODABLE', 'the list of referrers ends before a page that it announced');
    if (page === undefined) return [];
    found.push(...page.manifests);
    url = page.next;
  }
  return found;
}

/** Asks for one thing; `undefined` where the registry has none, which a 404 of its token endpoint does not say. */
async function get<T>(access: RegistryAccess, question: Question<T>): Promise<T | undefined> {
  const { accept, maximumBytes, name, repository, url } = question;
  const isPublicImage = repository.startsWith(`${PUBLIC_ORGANIZATION}/`);
  const request = {
    method: 'GET',
    idempotent: true,
    // Text has at most as many characters as bytes, so nothing that fits is refused.
    judge: (body: string, headers: Readonly<Record<string, string>>): Body<T> =>
      body.length > maximumBytes
        ? { kind: 'too-large' }
        : { kind: 'value', value: question.judge(body, headers) },
    limit: { maximumBytes, tooLarge: (): Body<T> => ({ kind: 'too-large' }) },
  } as const;
  const target = { repository, isPublic: isPublicImage, name, call: callOf(url) };
  const answer = await access.ask(target, async (token): Promise<Answer<T>> => {
    try {
      return await access.transport<Answer<T>>({
        ...request,
        url,
        headers: { accept, authorization: `Bearer ${token}` },
        redirected: (location) => ({ kind: 'redirect', location }),
      });
    } catch (error) {
      if (isMissing(error)) return { kind: 'missing' };
      throw error;
    }
  });
  if (answer.kind === 'missing') return undefined;
  let body: Exclude<Answer<T>, { readonly kind: 'missing' }> = answer;
  if (body.kind === 'redirect') {
    const storage = storageUrl(body.location, url);
    for (const secret of secretsIn(storage)) access.mask(secret);
    // A further redirect is an error of the transport.
    body = await access.transport<Body<T>>({ ...request, url: storage.href, headers: { accept } });
  }
  if (body.kind === 'too-large') throw tooLarge(question);
  return body.value;
}

function requireDigest(digest: string, wanted: string): void {
  if (digest !== wanted) throw new TypeError(`its digest is ${digest}, not ${wanted}`);
}

function tooLarge({ maximumBytes, name, url }: Question<unknown>): PlatformError {
  return failure(url, 'UNDECODABLE', `\`${name}\` is larger than ${maximumBytes >> 20} MiB`);
}

function failure(url: string, code: ErrorCode, message: string): PlatformError {
  return new PlatformError(message, { code, call: callOf(url) });
}

const callOf = (url: string): string => `GET ${new URL(url).pathname}`;

/** Judges the `Location` of a redirect: https without credentials, or http between addresses of this machine. */
function storageUrl(location: string, requestUrl: string): URL {
  const refused = (reason: string): PlatformError =>
    failure(requestUrl, 'REDIRECT', `the registry redirects to another host, but its address ${reason}`);
  const from = new URL(requestUrl);
  if (!URL.canParse(location, from.href)) throw refused('cannot be read');
  const url = new URL(location, from.href);
  if (url.username !== '' || url.password !== '') throw refused('has a user name or a password');
  const isLocal = isLoopback(from.hostname) && isLoopback(url.hostname) && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isLocal) throw refused('is not https');
  return url;
}

/** Shortest value of a query that may be a signature or a credential. */
const SHORTEST_SECRET = 20;

/** The parts of a signed URL that no log may show. */
function secretsIn({ search, searchParams }: URL): ReadonlySet<string> {
  const values = [...searchParams.values()].filter((value) => value.length >= SHORTEST_SECRET);
  const whole = search.length > SHORTEST_SECRET ? [search.slice(1)] : [];
  return new Set([...whole, ...values, ...values.map(encodeURIComponent)]);
}
