import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { type ConnectProxy, startConnectProxy } from '../support/connect-proxy.ts';
import { nodes } from '../support/nodes.ts';
import { createPlace, type Place, runCli } from '../support/shipped-run.ts';
import { hasOpenssl, startTlsFront, type TlsFront } from '../support/tls-front.ts';

const HOST = 'registry.test';

const title = 'a registry behind a proxy and a private authority';
const canServe = hasOpenssl();

describe.skipIf(!canServe)(
  canServe ? title : `${title} (skipped: no openssl to make certificates with)`,
  () => {
    let double: PlatformDouble;
    let place: Place;
    let front: TlsFront;
    let proxy: ConnectProxy;
    beforeAll(async () => {
      double = await startPlatformDouble();
      const organization = double.world.addOrganization('chainguard');
      double.world.addTag(double.world.addRepo(organization, 'python'), 'latest');
      place = createPlace();
      front = await startTlsFront(place.folder, HOST, double.registryUrl);
      proxy = await startConnectProxy(front.port);
    });
    afterAll(async () => {
      await Promise.all([double.close(), front.close(), proxy.close()]);
      place.remove();
    });

    const words = (url: string): readonly string[] => [
      'resolve-digest',
      '--images',
      'python',
      '--max-attempts',
      '1',
      '--registry-url',
      url,
    ];

    it.each(nodes)('is reached by %s with HTTPS_PROXY and NODE_EXTRA_CA_CERTS', async (_, node) => {
      for (const name of ['HTTPS_PROXY', 'https_proxy']) {
        const before = proxy.asked.length;
        const env = { [name]: proxy.url, NODE_EXTRA_CA_CERTS: front.authority };
        const run = await runCli(place, words(`https://${HOST}`), { env, node });
        expect(run.exitCode, run.stderr).toBe(0);
        expect(run.stdout).toMatch(/^cgr\.dev\/chainguard\/python:latest@sha256:/);
        expect(new Set(proxy.asked.slice(before))).toEqual(new Set([`${HOST}:443`]));
      }
    });

    it('is not trusted without its authority, and the error names the remedy', async () => {
      const run = await runCli(place, words(`https://${HOST}`), { env: { HTTPS_PROXY: proxy.url } });
      expect(run.exitCode).toBe(5);
      expect(run.stderr).toContain('NODE_EXTRA_CA_CERTS');
    });

    it('is reached straight where NO_PROXY says so, and on loopback always', async () => {
      const before = proxy.asked.length;
      const refused = await runCli(place, words(`https://${HOST}:1`), {
        env: { HTTPS_PROXY: proxy.url, NO_PROXY: HOST },
      });
      expect(refused.exitCode).toBe(5);
      const env = {
        HTTPS_PROXY: proxy.url,
        HTTP_PROXY: proxy.url,
        http_proxy: proxy.url,
        NODE_EXTRA_CA_CERTS: front.authority,
      };
      const plain = await runCli(place, words(double.registryUrl), { env });
      expect(plain.exitCode, plain.stderr).toBe(0);
      expect(proxy.asked.slice(before)).toEqual([]);
    });

    it('is reported with the certificate when asked by another name, straight', async () => {
      const run = await runCli(place, words(`https://localhost:${front.port}`), {
        env: { NODE_EXTRA_CA_CERTS: front.authority },
      });
      expect(run.exitCode).toBe(5);
      expect(run.stderr).toMatch(
        /the certificate of localhost:\d+ is not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)/,
      );
    });

    it.each([
      [403, `refused the connection to ${HOST} with HTTP status 403`],
      [407, 'status 407: set its user name and password in HTTPS_PROXY'],
    ])('is reported as unreachable when the proxy refuses with %i', async (status, why) => {
      const closed = await startConnectProxy(front.port, status);
      const run = await runCli(place, words(`https://${HOST}`), { env: { HTTPS_PROXY: closed.url } });
      await closed.close();
      expect(run.exitCode).toBe(5);
      expect(run.stderr).toContain(`the proxy ${new URL(closed.url).host} refused`);
      expect(run.stderr).toContain(why);
    });

    it('is reached by a proxy whose address has no scheme; what is no address is a wrong input', async () => {
      const env = { HTTPS_PROXY: proxy.url.replace('http://', ''), NODE_EXTRA_CA_CERTS: front.authority };
      const run = await runCli(place, words(`https://${HOST}`), { env });
      expect(run.exitCode, run.stderr).toBe(0);
      const wrong = await runCli(place, words(`https://${HOST}`), { env: { HTTPS_PROXY: 'a proxy' } });
      expect(wrong.exitCode).toBe(2);
      expect(wrong.stderr).toContain('HTTPS_PROXY is not the address of an HTTP proxy');
    });
  },
);

it('a host that does not listen is tried again and told', async () => {
  const place = createPlace();
  const run = await runCli(place, [
    'resolve-digest',
    '--images',
    'python',
    '--registry-url',
    'http://127.0.0.1:1',
    '--max-attempts',
    '2',
  ]);
  place.remove();
  expect(run.exitCode).toBe(5);
  expect(run.stderr).toContain('no answer from 127.0.0.1:1 (ECONNREFUSED) (after 2 tries)');
});
