import type { Call, Core, Reply } from './core.ts';
import { createOciStore, type OciStore, referrersIndex } from './oci-store.ts';
import { authorizeImage } from './registry.ts';
import { isFreeTag } from './registry-access.ts';
import { RegistryError } from './registry-error.ts';
import type { Route } from './routes.ts';

const stores = new WeakMap<Core, OciStore>();

/** The images of a double's registry; empty at first. */
export function imagesOf(core: Core): OciStore {
  const held = stores.get(core);
  if (held !== undefined) return held;
  const made = createOciStore();
  stores.set(core, made);
  return made;
}

const STORAGE = '/_storage';
/** Stands for the signature in a storage host's address; a log that shows it leaks it. */
export const STORAGE_SIGNATURE = 'c2lnbmVkLWFkZHJlc3Mtb2YtdGhlLXN0b3JhZ2U';

const isByDigest = (reference: string): boolean => /^sha256[:-]/.test(reference);

function contentReply(text: string | undefined, what: string): Reply {
  if (text === undefined) throw new RegistryError(404, 'MANIFEST_UNKNOWN', `${what} does not exist`);
  return { status: 200, body: text };
}

async function readManifest(call: Call, image: string, reference: string): Promise<Reply> {
  await authorizeImage(call, image, isFreeTag(reference) || isByDigest(reference));
  return contentReply(imagesOf(call.core).get(image, reference), `${image} ${reference}`);
}

async function readReferrers(call: Call, image: string, digest: string): Promise<Reply> {
  await authorizeImage(call, image, true);
  const store = imagesOf(call.core);
  if (!store.hasReferrers) throw new RegistryError(404, 'UNSUPPORTED', 'there is no list of referrers');
  return { status: 200, body: referrersIndex(store, image, digest) };
}

async function readBlob(call: Call, image: string, digest: string): Promise<Reply> {
  await authorizeImage(call, image, true);
  const store = imagesOf(call.core);
  if (!store.redirectsBlobs) return contentReply(store.get(image, digest), digest);
  const location = `${STORAGE}/${image}/${encodeURIComponent(digest)}?X-Signature=${STORAGE_SIGNATURE}`;
  return { status: 307, body: '', headers: { location } };
}

/** A storage host refuses a request with two ways to sign in, as the real one does. */
function readStorage(call: Call, path: string): Reply {
  const [digest = '', ...image] = path.split('/').toReversed();
  if (call.headers.authorization !== undefined)
    throw new RegistryError(400, 'INVALID', 'only one way to sign in is allowed');
  if (call.parameters.get('X-Signature') !== STORAGE_SIGNATURE)
    throw new RegistryError(403, 'DENIED', 'the address is not signed');
  return contentReply(imagesOf(call.core).get(image.toReversed().join('/'), digest), path);
}

/** Manifests, referrers and blobs of images. */
export const registryContentRoutes: readonly Route[] = [
  {
    service: 'registry',
    method: 'GET',
    pattern: '/v2/{uid}/manifests/{tag}',
    handle: readManifest,
  },
  { service: 'registry', method: 'GET', pattern: '/v2/{uid}/referrers/{digest}', handle: readReferrers },
  { service: 'registry', method: 'GET', pattern: '/v2/{uid}/blobs/{digest}', handle: readBlob },
  { service: 'registry', method: 'GET', pattern: `${STORAGE}/{uid}`, handle: readStorage },
];
