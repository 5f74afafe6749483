import { describe, expect, it } from 'vitest';
import { decodeManifest } from '../../src/registry/manifest.ts';

const digest = `sha256:${'a'.repeat(64)}`;
const entry = { mediaType: 'application/octet-stream', digest, size: 1 };

describe('a manifest', () => {
  it.each([
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
    undefined,
  ])('is an image with the type %s', (mediaType) => {
    expect(decodeManifest({ mediaType, layers: [entry] })).toEqual({
      kind: 'image',
      artifactType: undefined,
      annotations: {},
      config: undefined,
      layers: [{ ...entry, artifactType: undefined, annotations: {}, platform: undefined }],
    });
  });

  it('that is an artifact has its type and its annotations', () => {
    const artifact = { layers: [], artifactType: 'x/y', annotations: { a: 'b', c: 1 } };
    expect(decodeManifest(artifact)).toMatchObject({ artifactType: 'x/y', annotations: { a: 'b' } });
  });

  it.each([
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
    undefined,
  ])('is an index with the type %s', (mediaType) => {
    const platform = { os: 'linux', architecture: 'arm64', variant: 'v8' };
    const annotations = { a: 'b', c: 1 };
    const manifests = [{ ...entry, platform, annotations, artifactType: 'x/y' }];
    expect(decodeManifest({ mediaType, manifests })).toEqual({
      kind: 'index',
      manifests: [{ ...entry, platform, annotations: { a: 'b' }, artifactType: 'x/y' }],
    });
  });

  it.each([{ os: 'linux' }, { architecture: 'amd64' }, { os: 1, architecture: 'amd64' }, 'linux/amd64'])(
    'knows no platform of %j',
    (platform) => {
      expect(decodeManifest({ manifests: [{ digest, size: 0, platform }] })).toMatchObject({
        manifests: [{ mediaType: '', platform: undefined }],
      });
    },
  );

  it.each([
    ['it is not a JSON object', 'text'],
    ['so that readers disagree', { layers: [], manifests: [] }],
    ['neither a list', { layers: {} }],
    ['another `mediaType`', { layers: [], mediaType: 'application/vnd.oci.image.index.v1+json' }],
    ['another `mediaType`', { manifests: [], mediaType: 1 }],
    ['`layers.0` is not an object', { layers: [null] }],
    ['`config` is not an object', { layers: [], config: 'x' }],
    ['`layers.0.digest`', { layers: [{ ...entry, digest: 'sha512:00' }] }],
    ['`layers.0.digest`', { layers: [{ size: 1 }] }],
    ['`manifests.0.size`', { manifests: [{ ...entry, size: -1 }] }],
    ['`manifests.0.size`', { manifests: [{ ...entry, size: 1.5 }] }],
    ['`manifests.0.size`', { manifests: [{ ...entry, size: '1' }] }],
    ['more than 1000', { manifests: Array.from({ length: 1001 }, () => entry) }],
  ])('is refused: %s', (reason, json) => {
    expect(() => decodeManifest(json)).toThrow(reason);
  });
});
