import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openNetwork } from '../../src/host/network/network.ts';
import { fixedToken, type TokenSource } from '../../src/platform/token-source.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { createSbomReader } from '../../src/registry/attestation/image-sbom.ts';
import { createImageRegistry } from '../../src/registry/image-registry.ts';
import { createRegistryAccess } from '../../src/registry/registry-access.ts';
import { transportOptions } from '../support/fake-http.ts';
import { ask } from './ask.ts';
import { spdxOf, statementOf } from './oci-store.ts';
import { STORAGE_SIGNATURE } from './registry-content.ts';
import { signWithKey } from './sigstore-instance.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const policy = { kind: 'key', key: publicKey.export({ format: 'pem', type: 'spki' }).toString() } as const;
const network = openNetwork({});
let double: PlatformDouble;
let token: string;

beforeAll(async () => {
  double = await startPlatformDouble();
  const { world } = double;
  const acme = world.addOrganization('acme');
  world.addRepo(acme, 'nginx');
  world.addRepo(world.addOrganization('chainguard'), 'python');
  const puller = world.addIdentity(acme, 'puller');
  world.addBinding(acme, puller, 'registry.pull');
  token = await double.platformToken(puller, { audiences: [double.registryAudience] });
});
beforeEach(() => {
  double.configure({ directBearer: true });
});
afterAll(async () => {
  await network.close();
  await double.close();
});

/** Reads the SBOM of an image over HTTP, with its requests and what was masked. */
async function readSbom(repository: string, tokens: TokenSource | undefined) {
  const image = double.images.addImage(repository, 'latest', ['linux/amd64']);
  const manifest = image.manifests['linux/amd64'] ?? '';
  const payload = statementOf(manifest, 'https://spdx.dev/Document', spdxOf({ openssl: '3.3.2-r0' }));
  double.images.attach(repository, manifest, signWithKey(payload, privateKey), 'tag');
  const masked: string[] = [];
  const transport = createTransport(transportOptions(network.http, { maxAttempts: 1 }));
  const mask = (secret: string): void => {
    masked.push(secret);
  };
  const access = createRegistryAccess({ registryUrl: double.registryUrl, transport, tokens, mask });
  const registry = createImageRegistry(access);
  expect((await registry.manifest(repository, 'latest'))?.digest).toBe(image.index);
  const question = { name: repository, repository, manifest, index: image.index, platform: 'linux/amd64' };
  const { sboms } = await createSbomReader(registry, policy)(question);
  return { sbom: sboms[0], payload, masked };
}

describe.each([false, true])('images of the registry (blobs redirected: %s)', (redirectsBlobs) => {
  beforeAll(() => {
    double.images.redirectsBlobs = redirectsBlobs;
  });

  it.each([true, false])('are read by an identity (its token straight: %s)', async (directBearer) => {
    double.configure({ directBearer });
    const { masked, payload, sbom } = await readSbom('acme/nginx', fixedToken(token));
    expect(sbom).toMatchObject({ statement: JSON.parse(payload), isVerified: true });
    expect(masked.some((secret) => secret.includes(STORAGE_SIGNATURE))).toBe(redirectsBlobs);
  });

  it('are read by anybody where they are public', async () => {
    expect((await readSbom('chainguard/python', undefined)).sbom).toMatchObject({ isVerified: true });
  });
});

it('keeps other images closed, and its storage to signed addresses without a second credential', async () => {
  await expect(readSbom('acme/nginx', undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const path = `${double.registryUrl}/_storage/acme/nginx/sha256%3A00`;
  expect((await ask(path, {})).status).toBe(403);
  expect((await ask(`${path}?X-Signature=${STORAGE_SIGNATURE}`, { token })).status).toBe(400);
  expect((await ask(`${double.registryUrl}/v2/acme/nginx/manifests/gone`, { token })).status).toBe(404);
});

it('has no list of referrers if that is switched off', async () => {
  double.images.hasReferrers = false;
  const path = `${double.registryUrl}/v2/acme/nginx/referrers/sha256%3A00`;
  expect((await ask(path, { token })).status).toBe(404);
  expect((await readSbom('acme/nginx', fixedToken(token))).sbom).toMatchObject({ isVerified: true });
});
