import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mapPool } from '../src/base/pool.ts';

/** Tags that every image has: one that is public, and one that needs a token. */
export const TAGS = ['latest', '1.0'] as const;

/** An image of the registry: an index of two architectures, with a digest that no other has. */
export interface StoredImage {
  readonly name: string;
  readonly digest: string;
}

/** Debian's docker-registry on loopback, filled. */
export interface ImageRegistry {
  readonly port: number;
  readonly images: readonly StoredImage[];
  readonly close: () => Promise<void>;
}

const CONFIG = 'application/vnd.oci.image.config.v1+json';
const LAYER = 'application/vnd.oci.image.layer.v1.tar+gzip';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const INDEX = 'application/vnd.oci.image.index.v1+json';

/** Starts the registry with its storage in `folder` and pushes so many images. */
export async function startRegistry(program: string, folder: string, count: number): Promise<ImageRegistry> {
  const port = await freePort();
  const settings = join(folder, 'registry.json');
  mkdirSync(join(folder, 'storage'));
  // JSON is YAML too.
  writeFileSync(
    settings,
    JSON.stringify({
      version: '0.1',
      log: { level: 'error', accesslog: { disabled: true } },
      storage: {
        filesystem: { rootdirectory: join(folder, 'storage') },
        maintenance: { uploadpurging: { enabled: false } },
      },
      http: { addr: `127.0.0.1:${port}` },
    }),
  );
  const server = spawn(program, ['serve', settings], { stdio: 'ignore' });
  // Also where the bench ends by an error.
  process.once('exit', () => server.kill());
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(server, origin);
  const names = Array.from({ length: count }, (_, index) => `image-${String(index).padStart(3, '0')}`);
  const [first, ...others] = names;
  if (first === undefined) throw new Error('no images');
  const parts = sharedParts();
  const push = async (name: string, from: string | undefined): Promise<StoredImage> => ({
    name,
    digest: await pushImage(origin, name, parts, from),
  });
  const images = [await push(first, undefined), ...(await mapPool(others, 8, (name) => push(name, first)))];
  return { port, images, close: () => end(server) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  let problem: Error | undefined;
  server.once('error', (error) => {
    problem = error;
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (problem !== undefined) throw problem;
    if (server.exitCode !== null) throw new Error(`docker-registry ended with ${server.exitCode}`);
    const answer = await fetch(`${origin}/v2/`).catch(() => undefined);
    if (answer?.ok === true) return;
    await delay(50);
  }
  throw new Error('docker-registry does not answer');
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill();
  });
}

/** The contents that all images share: the manifests of both architectures with the blobs that they name. */
interface SharedParts {
  readonly blobs: readonly Blob[];
  readonly manifests: readonly { readonly body: string; readonly descriptor: Descriptor }[];
}

type Blob = Descriptor & { readonly body: string };

function sharedParts(): SharedParts {
  const layer = blobOf(LAYER, 'a layer that nobody unpacks');
  const parts = ['amd64', 'arm64'].map((architecture) => {
    const platform = { architecture, os: 'linux' };
    const rootfs = { type: 'layers', diff_ids: [layer.digest] };
    const config = blobOf(CONFIG, JSON.stringify({ ...platform, config: {}, rootfs }));
    const named = { schemaVersion: 2, mediaType: MANIFEST, config: descriptorOf(config) };
    const { body, ...descriptor } = blobOf(
      MANIFEST,
      JSON.stringify({ ...named, layers: [descriptorOf(layer)] }),
    );
    return { config, manifest: { body, descriptor: { ...descriptor, platform } } };
  });
  return {
    blobs: [layer, ...parts.map(({ config }) => config)],
    manifests: parts.map(({ manifest }) => manifest),
  };
}

/** Pushes an image whose blobs are in another repository already, unless `from` is missing; gives its digest. */
async function pushImage(
  origin: string,
  name: string,
  { blobs, manifests }: SharedParts,
  from: string | undefined,
): Promise<string> {
  const repository = `${origin}/v2/chainguard/${name}`;
  for (const blob of blobs) await putBlob(repository, blob, from);
  for (const { body, descriptor } of manifests)
    await send(`${repository}/manifests/${descriptor.digest}`, 'PUT', MANIFEST, body);
  const index = blobOf(
    INDEX,
    JSON.stringify({
      schemaVersion: 2,
      mediaType: INDEX,
      manifests: manifests.map(({ descriptor }) => descriptor),
      annotations: { 'org.opencontainers.image.title': name },
    }),
  );
  for (const tag of TAGS) await send(`${repository}/manifests/${tag}`, 'PUT', INDEX, index.body);
  return index.digest;
}

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

async function putBlob(repository: string, blob: Blob, from: string | undefined): Promise<void> {
  const mount = from === undefined ? '' : `?mount=${blob.digest}&from=chainguard/${from}`;
  const opened = await send(`${repository}/blobs/uploads/${mount}`, 'POST', undefined, '');
  if (opened.status === 201) return;
  const place = new URL(opened.headers.get('location') ?? '', repository);
  place.searchParams.set('digest', blob.digest);
  await send(place.href, 'PUT', 'application/octet-stream', blob.body);
}

function blobOf(mediaType: string, body: string): Blob {
  const bytes = Buffer.from(body);
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  return { mediaType, digest, size: bytes.length, body };
}

function descriptorOf({ digest, mediaType, size }: Blob): Descriptor {
  return { mediaType, digest, size };
}

async function send(url: string, method: string, type: string | undefined, body: string): Promise<Response> {
  const headers: Readonly<Record<string, string>> = type === undefined ? {} : { 'content-type': type };
  const answer = await fetch(url, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
