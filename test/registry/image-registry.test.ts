import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HttpRequest, HttpResult } from '../../src/base/http.ts';
import { fixedToken, type TokenSource } from '../../src/platform/token-source.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { createImageRegistry, MAXIMUM_BLOB_BYTES } from '../../src/registry/image-registry.ts';
import { createRegistryAccess } from '../../src/registry/registry-access.ts';
import { failedRequest, fakeHttp, jsonAnswer, textAnswer, transportOptions } from '../support/fake-http.ts';

const REGISTRY = 'https://registry.test';
const REPOSITORY = 'acme/nginx';

const digestOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const descriptorOf = (text: string, more: object = {}) => ({
  mediaType: 'application/octet-stream',
  digest: digestOf(text),
  size: Buffer.byteLength(text),
  ...more,
});
const IMAGE = JSON.stringify({
  schemaVersion: 2,
  config: descriptorOf('{}'),
  layers: [descriptorOf('layer')],
});
const indexOf = (...texts: readonly string[]) =>
  JSON.stringify({ schemaVersion: 2, manifests: texts.map((text) => descriptorOf(text)) });
const redirect = (location: string, status = 307): HttpResult => textAnswer('', status, { location });

/** A registry that answers by path; `*` answers what has no path of its own. */
function registryOf(
  answers: Readonly<Record<string, HttpResult | ((request: HttpRequest) => HttpResult)>>,
  {
    registryUrl = REGISTRY,
    tokens = fixedToken('mine'),
  }: { registryUrl?: string; tokens?: TokenSource } = {},
) {
  const masked: string[] = [];
  const network = fakeHttp((request) => {
    const url = new URL(request.url);
    const key = `${url.origin === registryUrl ? '' : url.origin}${url.pathname}${url.search}`;
    const answer = answers[key] ?? answers['*'] ?? textAnswer('', 404);
    return typeof answer === 'function' ? answer(request) : answer;
  });
  const transport = createTransport(transportOptions(network.http, { maxAttempts: 2 }));
  const mask = (secret: string): void => {
    masked.push(secret);
  };
  const registry = createImageRegistry(createRegistryAccess({ registryUrl, transport, tokens, mask }));
  return { registry, masked, requests: network.requests };
}

const manifestPath = (reference: string, repository = REPOSITORY) =>
  `/v2/${repository}/manifests/${reference}`;
const blobPath = (digest: string) => `/v2/${REPOSITORY}/blobs/${digest}`;
const referrersPath = (digest: string) => `/v2/${REPOSITORY}/referrers/${digest}`;

describe('a manifest', () => {
  it('has the digest of its bytes, whatever the tag', async () => {
    const { registry, requests } = registryOf({ [manifestPath('1.27')]: textAnswer(IMAGE) });
    expect(await registry.manifest(REPOSITORY, '1.27')).toMatchObject({
      digest: digestOf(IMAGE),
      manifest: { kind: 'image', layers: [{ digest: digestOf('layer') }] },
    });
    expect(requests.map(({ headers }) => headers)).toEqual([
      {
        accept: expect.stringMatching(/oci\.image\.index.*docker.*manifest\.list.*oci\.image\.manifest/),
        authorization: 'Bearer mine',
        'user-agent': 'platform-actions/test',
      },
    ]);
  });

  it('is read by digest', async () => {
    const { registry } = registryOf({
      [manifestPath(digestOf(IMAGE))]: textAnswer(IMAGE),
    });
    expect((await registry.manifest(REPOSITORY, digestOf(IMAGE)))?.digest).toBe(digestOf(IMAGE));
  });

  it('of another digest than the one asked for is refused, and not asked for again', async () => {
    const { registry, requests } = registryOf({ '*': textAnswer(`${IMAGE} `) });
    await expect(registry.manifest(REPOSITORY, digestOf(IMAGE))).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message: expect.stringContaining(`its digest is ${digestOf(`${IMAGE} `)}, not ${digestOf(IMAGE)}`),
    });
    expect(requests).toHaveLength(1);
  });

  it('with bytes that are not UTF-8 never has the digest asked for', async () => {
    // The network reads a broken byte as U+FFFD, which other bytes encode.
    const bytes = Buffer.from([0x7b, 0xff, 0x7d]);
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    const { registry } = registryOf({ '*': textAnswer(bytes.toString('utf8')) });
    await expect(registry.manifest(REPOSITORY, digest)).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it.each(['<html>', '[]', '{}', '{"manifests":[],"layers":[]}'])('that is `%s` is refused', async (text) => {
    const { registry } = registryOf({ '*': textAnswer(text) });
    await expect(registry.manifest(REPOSITORY, 'latest')).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it('of more than 4 MiB is refused without another try', async () => {
    const { registry, requests } = registryOf({ '*': textAnswer(`${IMAGE}${' '.repeat(4 * 1024 * 1024)}`) });
    await expect(registry.manifest(REPOSITORY, 'latest')).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message: '`acme/nginx:latest` is larger than 4 MiB',
    });
    expect(requests).toHaveLength(1);
  });

  it('that is missing is distinguished from one that may not be read', async () => {
    const { registry } = registryOf({});
    expect(await registry.manifest(REPOSITORY, 'gone')).toBeUndefined();
    const closed = registryOf({ '*': textAnswer('', 403) });
    await expect(closed.registry.manifest(REPOSITORY, 'gone')).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('is not missing because the token endpoint is', async () => {
    const { registry } = registryOf({ [manifestPath('gone')]: textAnswer('', 401) });
    await expect(registry.manifest(REPOSITORY, 'gone')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      call: expect.stringContaining('/token'),
    });
  });

  it.each(['../../secrets', ''])('is not asked for at the path `%s`', async (repository) => {
    const { registry, requests } = registryOf({ '*': textAnswer(IMAGE) });
    await expect(async () => registry.manifest(repository, 'latest')).rejects.toThrow('path segment');
    expect(requests).toEqual([]);
  });
});

describe('which token is used', () => {
  const scoped = (answers: Readonly<Record<string, HttpResult>>, who: string) => (request: HttpRequest) =>
    request.headers['authorization'] === who ? (answers['ok'] ?? textAnswer(IMAGE)) : textAnswer('', 401);

  it('none but an anonymous one for the public organization, by tag or by digest', async () => {
    const digest = digestOf(IMAGE);
    const { registry, requests } = registryOf({
      '/token?scope=repository%3Achainguard%2Fpython%3Apull': jsonAnswer({ token: 'anonymous' }),
      '*': textAnswer(IMAGE),
    });
    await registry.manifest('chainguard/python', 'latest');
    await registry.manifest('chainguard/python', digest);
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer anonymous',
      'Bearer anonymous',
    ]);
  });

  it('one of the image itself, once, where the registry token is refused', async () => {
    const { registry, requests } = registryOf({
      '/token?scope=repository%3Aacme%2Fnginx%3Apull': jsonAnswer({ token: 'scoped' }),
      '*': scoped({}, 'Bearer scoped'),
    });
    await registry.manifest(REPOSITORY, 'a');
    await registry.manifest(REPOSITORY, 'b');
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer mine',
      `Basic ${btoa('_token:mine')}`,
      'Bearer scoped',
      'Bearer scoped',
    ]);
  });

  it('none at all: a private image is not asked for', async () => {
    const access = createRegistryAccess({
      registryUrl: REGISTRY,
      transport: () => Promise.reject(new Error('asked')),
      tokens: undefined,
      mask: () => undefined,
    });
    await expect(createImageRegistry(access).manifest(REPOSITORY, digestOf(IMAGE))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: `no token for the registry, and \`acme/nginx@${digestOf(IMAGE)}\` is not public`,
      call: expect.stringContaining('GET /v2/acme/nginx/manifests/'),
    });
  });
});

describe('a blob', () => {
  const text = 'signed';
  const descriptor = { ...descriptorOf(text), artifactType: undefined, annotations: {}, platform: undefined };
  const path = blobPath(digestOf(text));
  const signature = 'X-Amz-Signature=0123456789abcdef0123456789abcdef';

  it('is read where it is', async () => {
    const { registry } = registryOf({ [path]: textAnswer(text) });
    expect(await registry.blob(REPOSITORY, descriptor)).toBe(text);
  });

  it('with other bytes than its digest says is refused', async () => {
    const { registry } = registryOf({ '*': textAnswer('forged') });
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it('that is missing is an error', async () => {
    const { registry } = registryOf({});
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `\`acme/nginx@${digestOf(text)}\` is not in the registry`,
    });
  });

  it('that its descriptor says is too large is not asked for', async () => {
    const { registry, requests } = registryOf({ '*': textAnswer(text) });
    const size = MAXIMUM_BLOB_BYTES + 1;
    await expect(registry.blob(REPOSITORY, { ...descriptor, size })).rejects.toMatchObject({
      message: expect.stringContaining('is larger than 64 MiB'),
    });
    expect(requests).toEqual([]);
  });

  it('that the network stops reading at the limit is refused without another try, behind a redirect too', async () => {
    const stopped = failedRequest('too-large');
    for (const answers of [
      { '*': stopped },
      {
        [path]: redirect('https://storage.test/b'),
        'https://storage.test/b': stopped,
      },
    ]) {
      const { registry, requests } = registryOf(answers);
      await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({
        code: 'UNDECODABLE',
        message: expect.stringContaining('is larger than 64 MiB'),
      });
      expect(requests.map(({ maximumBytes }) => maximumBytes)).toEqual(
        requests.map(() => MAXIMUM_BLOB_BYTES),
      );
      expect(requests).toHaveLength(Object.keys(answers).length);
    }
  });

  it('that is larger than its descriptor says, and than the limit, is refused', async () => {
    const { registry } = registryOf({ '*': textAnswer('x'.repeat(MAXIMUM_BLOB_BYTES + 1)) });
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({
      message: expect.stringContaining('is larger than 64 MiB'),
    });
  });

  it.each([301, 302, 303, 307, 308])(
    'is followed to its storage host once (%i), without any credential, and the signed address is masked',
    async (status) => {
      const { masked, registry, requests } = registryOf({
        [path]: redirect(`https://storage.test/blob?${signature}&x=1`, status),
        [`https://storage.test/blob?${signature}&x=1`]: textAnswer(text),
      });
      expect(await registry.blob(REPOSITORY, descriptor)).toBe(text);
      expect(requests[1]?.headers).toEqual({ accept: '*/*', 'user-agent': 'platform-actions/test' });
      expect(JSON.stringify(requests[1])).not.toContain('mine');
      expect(masked).toEqual([`${signature}&x=1`, '0123456789abcdef0123456789abcdef']);
    },
  );

  it('is followed to the own host without the credential too', async () => {
    const { registry, requests } = registryOf({ [path]: redirect('/stored'), '/stored': textAnswer(text) });
    expect(await registry.blob(REPOSITORY, descriptor)).toBe(text);
    expect(requests[1]).toMatchObject({ url: `${REGISTRY}/stored` });
    expect(requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it('is not followed a second time, so that a loop of redirects ends', async () => {
    const { registry, requests } = registryOf({ '*': redirect('https://storage.test/again') });
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({ code: 'REDIRECT' });
    expect(requests).toHaveLength(2);
  });

  it('from storage that asks for a credential gets none', async () => {
    const { registry, requests } = registryOf({
      [path]: redirect('https://storage.test/blob'),
      '*': textAnswer('', 401),
    });
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({ httpStatus: 401 });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['http://storage.test/blob', 'is not https'],
    ['http://127.0.0.1/blob', 'is not https'],
    ['ftp://storage.test/blob', 'is not https'],
    ['https://me:secret@storage.test/blob', 'has a user name or a password'],
    ['https://:secret@storage.test/blob', 'has a user name or a password'],
    ['https://', 'cannot be read'],
  ])('is not followed to %s', async (location, reason) => {
    const { registry, requests } = registryOf({ [path]: redirect(location) });
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({
      code: 'REDIRECT',
      message: `the registry redirects to another host, but its address ${reason}`,
    });
    expect(requests).toHaveLength(1);
  });

  it('is followed over plain http on this machine alone', async () => {
    const local = 'http://127.0.0.1:5000';
    const { registry } = registryOf(
      { [path]: redirect('http://localhost:9000/blob'), 'http://localhost:9000/blob': textAnswer(text) },
      { registryUrl: local },
    );
    expect(await registry.blob(REPOSITORY, descriptor)).toBe(text);
    const away = registryOf({ [path]: redirect('http://storage.test/blob') }, { registryUrl: local });
    await expect(away.registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({ code: 'REDIRECT' });
  });

  it('behind a redirect without an address is an error', async () => {
    const { registry } = registryOf({ [path]: textAnswer('', 307) });
    await expect(registry.blob(REPOSITORY, descriptor)).rejects.toMatchObject({ code: 'REDIRECT' });
  });
});

describe('what refers to a digest', () => {
  const digest = digestOf(IMAGE);
  const first = referrersPath(digest);
  const digestsOf = (list: readonly { readonly digest: string }[]) => list.map((one) => one.digest);

  it('is listed by the referrers API', async () => {
    const { registry } = registryOf({ [first]: textAnswer(indexOf('a', 'b')) });
    expect(digestsOf(await registry.referrers(REPOSITORY, digest))).toEqual([digestOf('a'), digestOf('b')]);
  });

  it('is read page by page', async () => {
    const { registry, requests } = registryOf({
      [first]: textAnswer(indexOf('a'), 200, { link: `<${first}?last=a>; rel="next"` }),
      [`${first}?last=a`]: textAnswer(indexOf('b')),
    });
    expect(digestsOf(await registry.referrers(REPOSITORY, digest))).toEqual([digestOf('a'), digestOf('b')]);
    expect(requests.filter(({ url }) => url.includes('/referrers/'))).toHaveLength(2);
  });

  it.each(['https://evil.test/page', '/v2/acme/other/referrers/x', 'https://'])(
    'is not read on at %s',
    async (link) => {
      const { registry, requests } = registryOf({
        [first]: textAnswer(indexOf('a'), 200, { link: `<${link}>; rel="next"` }),
      });
      await expect(registry.referrers(REPOSITORY, digest)).rejects.toMatchObject({ code: 'UNDECODABLE' });
      const tag = manifestPath(digest.replace(':', '-'));
      expect(requests.every(({ url }) => [first, tag].includes(url.slice(REGISTRY.length)))).toBe(true);
    },
  );

  it('is no list where a page is missing that the one before announced', async () => {
    const { registry } = registryOf({
      [first]: textAnswer(indexOf('a'), 200, { link: `<${first}?last=a>; rel="next"` }),
      [`${first}?last=a`]: textAnswer('', 404),
    });
    await expect(registry.referrers(REPOSITORY, digest)).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message: 'the list of referrers ends before a page that it announced',
    });
  });

  it('is given up where the pages never end', async () => {
    const { registry, requests } = registryOf({
      '*': textAnswer(indexOf('a'), 200, { link: `<${first}?more>; rel=next` }),
    });
    await expect(registry.referrers(REPOSITORY, digest)).rejects.toMatchObject({
      message: 'the list of referrers has more than 16 pages',
    });
    expect(requests.filter(({ url }) => url.includes('/referrers/'))).toHaveLength(16);
  });

  it.each([404, 405])('is found by its tag where the registry answers %i', async (status) => {
    const tag = manifestPath(digest.replace(':', '-'));
    const { registry } = registryOf({ [first]: textAnswer('', status), [tag]: textAnswer(indexOf('a')) });
    expect(digestsOf(await registry.referrers(REPOSITORY, digest))).toEqual([digestOf('a')]);
  });

  it('is found by API and tag, each once, where both are there', async () => {
    const tag = manifestPath(digest.replace(':', '-'));
    const { registry } = registryOf({
      [first]: textAnswer(indexOf('a', 'b')),
      [tag]: textAnswer(indexOf('c', 'a')),
    });
    const found = digestsOf(await registry.referrers(REPOSITORY, digest));
    expect(found.toSorted()).toEqual([digestOf('a'), digestOf('b'), digestOf('c')].toSorted());
  });

  it('is nothing where neither the list nor the tag exists, or where the tag is an image', async () => {
    const none = registryOf({});
    expect(await none.registry.referrers(REPOSITORY, digest)).toEqual([]);
    const image = registryOf({ [manifestPath(digest.replace(':', '-'))]: textAnswer(IMAGE) });
    expect(await image.registry.referrers(REPOSITORY, digest)).toEqual([]);
  });

  it.each([
    [first, 403],
    [manifestPath(digest.replace(':', '-')), 403],
  ])('is unknown where %s is refused, and not an empty list', async (path, status) => {
    const { registry } = registryOf({
      [path]: textAnswer('', status),
      '/token?scope=repository%3Aacme%2Fnginx%3Apull': jsonAnswer({ token: 'scoped' }),
    });
    await expect(registry.referrers(REPOSITORY, digest)).rejects.toMatchObject({ httpStatus: status });
  });

  it('is an error where the answer is an image', async () => {
    const { registry } = registryOf({ [first]: textAnswer(IMAGE) });
    await expect(registry.referrers(REPOSITORY, digest)).rejects.toMatchObject({
      message: expect.stringContaining('it is not an index'),
    });
  });
});
