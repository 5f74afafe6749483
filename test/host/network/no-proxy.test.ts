import { describe, expect, it } from 'vitest';
import { isExempt, proxyFor, proxyVariables, readProxies } from '../../../src/host/network/proxies.ts';

describe('NO_PROXY', () => {
  it.each([
    ['example.test', 'https://example.test/'],
    ['example.test', 'https://a.b.example.test/'],
    ['.example.test', 'https://example.test/'],
    ['.example.test', 'https://a.example.test:8443/'],
    ['*.example.test', 'https://a.example.test/'],
    ['Example.TEST', 'https://A.example.test/'],
    ['example.test.', 'https://example.test/'],
    ['example.test', 'https://a.example.test./'],
    ['a.test, example.test', 'https://example.test/'],
    ['a.test example.test', 'https://example.test/'],
    ['a.test,\t example.test ,', 'https://example.test/'],
    ['*', 'https://example.test/'],
    ['a.test,*', 'https://10.0.0.1/'],
    ['example.test:8443', 'https://a.example.test:8443/'],
    ['example.test:443', 'https://example.test/'],
    ['example.test:80', 'http://example.test/'],
    ['10.0.0.1', 'http://10.0.0.1:9/'],
    ['10.0.0.1:9', 'http://10.0.0.1:9/'],
    ['10.0.0.0/8', 'http://10.1.2.3/'],
    ['10.1.2.3/32', 'http://10.1.2.3/'],
    ['0.0.0.0/0', 'http://10.1.2.3/'],
    ['2001:db8::1', 'http://[2001:db8:0::1]/'],
    ['2001:DB8:0:0:0:0:0:1', 'http://[2001:db8::1]/'],
    ['[2001:db8::1]', 'http://[2001:db8::1]:9/'],
    ['[2001:db8::1]:9', 'http://[2001:db8::1]:9/'],
    ['2001:db8::/32', 'http://[2001:db8::1]/'],
  ])('`%s` covers %s', (noProxy, url) => {
    expect(isExempt(noProxy, new URL(url))).toBe(true);
  });

  it.each([
    ['example.test', 'https://evilexample.test/'],
    ['.corp.example', 'https://evilcorp.example/'],
    ['*.corp.example', 'https://evilcorp.example/'],
    ['a.example.test', 'https://example.test/'],
    ['example.test', 'https://example.test.evil/'],
    ['*example.test', 'https://evilexample.test/'],
    ['example.test:8443', 'https://example.test/'],
    ['example.test:80', 'https://example.test/'],
    ['example.test:443', 'http://example.test/'],
    ['', 'https://example.test/'],
    [' , ', 'https://example.test/'],
    ['.', 'https://example.test./'],
    [':443', 'https://example.test/'],
    ['0.0.1', 'http://10.0.0.1/'],
    ['10.0.0.1:8', 'http://10.0.0.1:9/'],
    ['10.0.0.0/8', 'http://11.0.0.1/'],
    ['10.0.0.0/33', 'http://10.0.0.0/'],
    ['10.0.0.0/', 'http://10.0.0.1/'],
    ['10.0.0.0/8/8', 'http://10.0.0.1/'],
    ['10.0.0.0/8', 'http://10.example.test/'],
    ['2001:db8::1', 'http://[2001:db8::2]/'],
    ['[2001:db8::1]:8', 'http://[2001:db8::1]:9/'],
    ['2001:db8::/129', 'http://[2001:db8::1]/'],
    ['::/0', 'http://10.0.0.1/'],
    ['0.0.0.0/0', 'http://[2001:db8::1]/'],
  ])('`%s` does not cover %s', (noProxy, url) => {
    expect(isExempt(noProxy, new URL(url))).toBe(false);
  });
});

describe('the proxy for a server', () => {
  const proxies = readProxies({
    https_proxy: 'http://secure:1',
    HTTP_PROXY: 'http://plain:2',
    NO_PROXY: 'inside.test',
  });

  it.each([
    ['https://example.test/', 'http://secure:1'],
    ['http://example.test/', 'http://plain:2'],
    ['https://a.inside.test/', ''],
    ['http://localhost/', ''],
    ['http://localhost.:8080/', ''],
    ['https://127.0.0.2/', ''],
    ['http://[::1]:3000/', ''],
  ])('for %s is `%s`', (url, proxy) => {
    expect(proxyFor(proxies, new URL(url))).toBe(proxy);
  });

  it('of one protocol is not used for the other', () => {
    expect(proxyFor(readProxies({ HTTP_PROXY: 'http://plain:2' }), new URL('https://example.test/'))).toBe(
      '',
    );
    expect(proxyFor(readProxies({ HTTPS_PROXY: 'http://secure:1' }), new URL('http://example.test/'))).toBe(
      '',
    );
  });

  it('comes from the upper-case variable if the lower-case one is empty, which is true of NO_PROXY too', () => {
    const read = readProxies({
      http_proxy: '',
      HTTP_PROXY: 'http://plain:2',
      no_proxy: '',
      NO_PROXY: 'a.test',
    });
    expect(proxyFor(read, new URL('http://example.test/'))).toBe('http://plain:2');
    expect(proxyFor(read, new URL('http://a.test/'))).toBe('');
    const both = readProxies({ http_proxy: 'http://plain:2', no_proxy: 'b.test', NO_PROXY: 'a.test' });
    expect(proxyFor(both, new URL('http://a.test/'))).toBe('http://plain:2');
  });
});

it('variables for libraries name each domain with and without the dot, in both spellings', () => {
  const variables = proxyVariables({
    httpProxy: 'http://plain:2',
    httpsProxy: '',
    noProxy: '.a.test b.test,*',
  });
  expect(variables).toEqual({
    http_proxy: 'http://plain:2',
    HTTP_PROXY: 'http://plain:2',
    https_proxy: '',
    HTTPS_PROXY: '',
    no_proxy: 'a.test,.a.test,b.test,.b.test,*',
    NO_PROXY: 'a.test,.a.test,b.test,.b.test,*',
  });
});
