import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as api from '../../../src/client.ts';
import {
  type AttachedAs,
  createOciStore,
  type OciStore,
  referrersIndex,
  spdxOf,
  statementOf,
} from '../../platform-double/oci-store.ts';
import { type SignedAttestation, signWithKey } from '../../platform-double/sigstore-instance.ts';

const REPOSITORY = 'acme/nginx';
const SPDX = 'https://spdx.dev/Document';
const CYCLONEDX = 'https://cyclonedx.org/bom';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

let store: OciStore;
let image: ReturnType<OciStore['addImage']>;
let manifest: string;
beforeEach(() => {
  store = createOciStore();
  image = store.addImage(REPOSITORY, '1.27', ['linux/amd64', 'linux/arm64']);
  manifest = image.manifests['linux/amd64'] ?? '';
});

const sboms: api.Registry['sboms'] = (...given) => {
  const fetch: api.Fetch = async (url) => {
    const [, repository = '', kind = '', reference = ''] =
      /^\/v2\/(.+)\/(manifests|blobs|referrers)\/([^/]+)$/.exec(decodeURIComponent(new URL(url).pathname)) ??
      [];
    const text =
      kind === 'referrers' ? referrersIndex(store, repository, reference) : store.get(repository, reference);
    return {
      status: text === undefined ? 404 : 200,
      type: 'basic',
      headers: [],
      text: async () => text ?? '',
    };
  };
  return api.createPlatform({ fetch, registryToken: 'r', maxAttempts: 1 }).registry.sboms(...given);
};
const attach = (digest: string, type: string, as: AttachedAs = 'tag'): void =>
  void store.attach(
    REPOSITORY,
    digest,
    signWithKey(statementOf(digest, type, spdxOf({ zlib: '1' })), privateKey),
    as,
  );

describe('SBOMs of an image', () => {
  it.each<AttachedAs>(['tag', 'referrer'])('are read from a %s, with their envelopes', async (as) => {
    attach(manifest, SPDX, as);
    const [found, ...others] = await sboms(REPOSITORY, '1.27', { timeoutMs: 60_000 });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ digest: manifest, predicateType: SPDX, document: spdxOf({ zlib: '1' }) });
    expect(found?.envelope).toMatchObject({
      payloadType: 'application/vnd.in-toto+json',
      signatures: [{}],
    });
  });

  it('are all that are about the image, of every kind, and nothing else', async () => {
    attach(manifest, SPDX);
    attach(manifest, CYCLONEDX);
    attach(manifest, 'https://slsa.dev/provenance/v1');
    const foreign = signWithKey(statementOf(image.index, SPDX, spdxOf({})), privateKey);
    store.attach(REPOSITORY, manifest, foreign, 'tag');
    const types = (await sboms(REPOSITORY, image.index)).map(({ predicateType }) => predicateType);
    expect(types.toSorted()).toEqual([CYCLONEDX, SPDX]);
  });

  it.each([
    ['{"os":"linux","architecture":"amd64"}', 'is', 1],
    ['{}', 'is not', 0],
    ['no JSON', 'is not', 0],
  ])('of an image without an index whose config is %s: it %s for the platform', async (text, _, count) => {
    const config = { digest: store.put(REPOSITORY, text), size: text.length, mediaType: 'application/json' };
    const alone = store.put(REPOSITORY, JSON.stringify({ schemaVersion: 2, config, layers: [] }), 'alone');
    attach(alone, SPDX);
    const found = await sboms(REPOSITORY, 'alone').catch(({ code }) => ({ code }));
    expect(found).toMatchObject(count === 1 ? [{ digest: alone }] : { code: 'NOT_FOUND' });
  });

  it('are those of the index where the platform has none, and none is no error', async () => {
    expect(await sboms(REPOSITORY, '1.27', { platform: 'linux/arm64' })).toEqual([]);
    attach(image.index, SPDX);
    expect(await sboms(REPOSITORY, '1.27')).toMatchObject([{ digest: manifest, predicateType: SPDX }]);
  });

  it("are refused where the image, its platform or the platform's name is not there", async () => {
    await expect(sboms(REPOSITORY, '9.9')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sboms(REPOSITORY, '1.27', { platform: 'linux/s390x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: '`acme/nginx:1.27` has no image for `linux/s390x`; its platforms: linux/amd64, linux/arm64',
    });
    await expect(sboms(REPOSITORY, '1.27', { platform: 'amd64' })).rejects.toThrow(TypeError);
    store.put(
      REPOSITORY,
      store.get(REPOSITORY, image.index)?.replace(/"manifests":\[.*\]/, '"manifests":[]') ?? '',
      'empty',
    );
    await expect(sboms(REPOSITORY, 'empty')).rejects.toThrow('its platforms: none');
  });

  const signed = (predicate: unknown): SignedAttestation =>
    signWithKey(JSON.stringify({ ...JSON.parse(statementOf(manifest, SPDX, {})), predicate }), privateKey);

  it.each([
    ['an object in `Data`', { Data: spdxOf({ zlib: '1' }) }],
    ['text in `Data`', { Data: JSON.stringify(spdxOf({ zlib: '1' })) }],
    ['text', JSON.stringify(spdxOf({ zlib: '1' }))],
  ])('are unwrapped where an old cosign attested them as %s', async (_, predicate) => {
    store.attach(REPOSITORY, manifest, signed(predicate), 'tag');
    expect(await sboms(REPOSITORY, '1.27')).toMatchObject([{ document: spdxOf({ zlib: '1' }) }]);
  });

  it.each([
    ['null', 'it is not a JSON object'],
    ['{"payload":"e30="}', 'it is not a DSSE envelope'],
    [signWithKey('not a statement', privateKey).envelope, 'Unexpected token'],
  ])('are not taken for absent where one cannot be read: %s', async (envelope, reason) => {
    store.attach(REPOSITORY, manifest, { ...signed({}), envelope }, 'tag', SPDX);
    const problem = { code: 'UNDECODABLE', message: expect.stringContaining(reason) };
    await expect(sboms(REPOSITORY, '1.27')).rejects.toMatchObject(problem);
  });

  it.each([['[]'], [null], [{ Data: '[]' }]])(
    'are not taken for absent where one says %j',
    async (predicate) => {
      store.attach(REPOSITORY, manifest, signed(predicate), 'tag');
      const problem = {
        code: 'UNDECODABLE',
        message: expect.stringContaining('its predicate is not an SBOM'),
      };
      await expect(sboms(REPOSITORY, '1.27')).rejects.toMatchObject(problem);
    },
  );

  it.each<[number, AttachedAs]>([
    [33, 'tag'],
    [513, 'referrer'],
  ])('are not read where %i attestations are attached by a %s', async (count, as) => {
    for (let number = 0; number < count; number++) attach(manifest, SPDX, as);
    await expect(sboms(REPOSITORY, '1.27')).rejects.toThrow(
      '`acme/nginx:1.27` has more than 32 attestations',
    );
  });
});
