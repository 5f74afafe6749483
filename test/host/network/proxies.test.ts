import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/base/user-error.ts';
import { openNetwork } from '../../../src/host/network/network.ts';
import { namesProxy, readProxies } from '../../../src/host/network/proxies.ts';

describe('readProxies', () => {
  it('reads small letters first, and takes an empty variable for none', () => {
    expect(readProxies({})).toEqual({ httpProxy: '', httpsProxy: '', noProxy: '' });
    expect(
      readProxies({
        https_proxy: 'http://small:1',
        HTTPS_PROXY: 'http://large:1',
        http_proxy: '',
        HTTP_PROXY: 'https://plain:2',
        NO_PROXY: 'a.example',
      }),
    ).toEqual({ httpProxy: 'https://plain:2', httpsProxy: 'http://small:1', noProxy: 'a.example' });
  });

  it.each([
    ['proxy.example:3128', 'http://proxy.example:3128'],
    ['user:pass%40word@proxy.example:3128', 'http://user:pass%40word@proxy.example:3128'],
    ['localhost:3128', 'http://localhost:3128'],
  ])('reads %s as HTTP', (text, httpsProxy) => {
    expect(readProxies({ HTTPS_PROXY: text })).toMatchObject({ httpsProxy });
  });

  it.each([
    'not a proxy',
    'socks5://proxy.example:1080',
    'http://',
    'http://user:pass@word@:x',
    'http://user:100%word@proxy.example:3128',
  ])('refuses %s, and does not show it', (text) => {
    const read = (): unknown => readProxies({ HTTPS_PROXY: text });
    expect(read).toThrow(UserError);
    expect(read).toThrow('HTTPS_PROXY is not the address of an HTTP proxy');
    expect(read).not.toThrow('pass@word');
  });
});

it.each([
  [{}, false],
  [{ https_proxy: '', NO_PROXY: 'a.example' }, false],
  [{ https_proxy: '', HTTP_PROXY: 'http://proxy.example:1' }, true],
])('%j names a proxy: %s', (environment, isNamed) => {
  expect(namesProxy(environment)).toBe(isNamed);
});

it('a wrong proxy is the fault of the first request that needs it', async () => {
  const network = openNetwork({ HTTPS_PROXY: 'not a proxy' });
  const ask = (url: string) =>
    network.http({
      method: 'GET',
      url,
      headers: {},
      timeoutMs: 5000,
      signal: new AbortController().signal,
    });
  await expect(ask('https://api.example/')).rejects.toThrow('HTTPS_PROXY is not the address');
  expect(await ask('http://127.0.0.1:9/')).toMatchObject({ kind: 'failure', reason: 'connection' });
  await network.close();
});
