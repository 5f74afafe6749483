import { describe, expect, it } from 'vitest';
import { describeFailure } from '../../src/base/http.ts';

const request = {
  signal: new AbortController().signal,
  timeoutMs: 1500,
  url: 'https://api.example:8443/x?y=z',
};
const withCode = (code: unknown, message = 'why', options?: ErrorOptions): Error =>
  Object.assign(new Error(message, options), { code });

describe('describeFailure', () => {
  it.each([
    ['ECONNREFUSED', false],
    ['ENOTFOUND', false],
    ['UND_ERR_CONNECT_TIMEOUT', false],
    ['ECONNRESET', true],
    ['UND_ERR_SOCKET', true],
  ])('says of %s whether the request may have arrived', (code, sent) => {
    expect(describeFailure(withCode(code), request)).toEqual({
      kind: 'failure',
      reason: 'connection',
      message: `no answer from api.example:8443 (${code})`,
      sent,
    });
  });

  it('finds the code behind what fetch and several addresses throw', () => {
    const wrapped = new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') });
    expect(describeFailure(wrapped, request)).toMatchObject({
      message: 'no answer from api.example:8443 (ECONNREFUSED)',
      sent: false,
    });
    const many = new AggregateError([withCode('EHOSTUNREACH'), withCode('ECONNRESET')]);
    expect(describeFailure(many, request)).toMatchObject({ sent: false });
    expect(describeFailure(new AggregateError([], 'none'), request)).toMatchObject({
      message: 'no answer from api.example:8443 (none)',
    });
  });

  it.each([
    [
      407,
      'the proxy refused the connection to api.example:8443 with HTTP status 407: set its user name and password in HTTPS_PROXY',
    ],
    [502, 'the proxy refused the connection to api.example:8443 with HTTP status 502'],
  ])('tells a proxy that answers %i', (status, message) => {
    const words = `Proxy response (${status}) !== 200 when HTTP Tunneling`;
    expect(describeFailure(withCode('UND_ERR_ABORTED', words), request)).toEqual({
      kind: 'failure',
      reason: 'connection',
      message,
      sent: false,
    });
  });

  it('tells a time-out, a stop and a certificate', () => {
    const late = new DOMException('late', 'TimeoutError');
    expect(describeFailure(late, request)).toMatchObject({
      reason: 'timeout',
      message: 'no complete answer from api.example:8443 within 1.5 s',
    });
    const stopped = { ...request, signal: AbortSignal.abort() };
    expect(describeFailure(late, stopped)).toMatchObject({ reason: 'aborted', sent: true });
    for (const code of [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ])
      expect(describeFailure(withCode(code), request)).toMatchObject({ reason: 'certificate', sent: false });
  });

  it.each([
    [
      'CERT_HAS_EXPIRED',
      'it is not valid at the present time; check its dates and the clock of this machine',
    ],
    [
      'CERT_NOT_YET_VALID',
      'it is not valid at the present time; check its dates and the clock of this machine',
    ],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'it is for other host names; check the URL'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'set NODE_EXTRA_CA_CERTS to the file of your certificate authority'],
  ])('names a remedy that helps against %s', (code, remedy) => {
    expect(describeFailure(withCode(code), request)).toMatchObject({
      reason: 'certificate',
      message: `the certificate of api.example:8443 is not trusted (${code}): ${remedy}`,
    });
  });

  it('names the proxy on the way, and says so of a URL that is not one', () => {
    const proxied = { ...request, proxy: 'proxy.example:3128' };
    expect(describeFailure(withCode('ECONNREFUSED'), proxied)).toMatchObject({
      message: 'no answer from api.example:8443 through the proxy proxy.example:3128 (ECONNREFUSED)',
    });
    expect(describeFailure(new Error('Proxy response (502) !== 200'), proxied)).toMatchObject({
      message: 'the proxy proxy.example:3128 refused the connection to api.example:8443 with HTTP status 502',
    });
    expect(describeFailure(withCode('SELF_SIGNED_CERT_IN_CHAIN'), proxied)).toMatchObject({
      message: expect.stringMatching(
        /^the certificate of api\.example:8443 through the proxy proxy\.example:3128 is/,
      ),
    });
    expect(describeFailure(withCode('ECONNREFUSED'), { ...request, url: 'odd' })).toMatchObject({
      message: 'no answer from the server (ECONNREFUSED)',
    });
  });

  it('has words for what is no error, and for one without a code', () => {
    expect(describeFailure('odd', request)).toMatchObject({
      message: 'no answer from api.example:8443 (odd)',
      sent: true,
    });
    expect(describeFailure(withCode(7), request)).toMatchObject({
      message: 'no answer from api.example:8443 (why)',
    });
    expect(describeFailure(new TypeError('fetch failed', { cause: 'odd' }), request)).toMatchObject({
      message: 'no answer from api.example:8443 (odd)',
    });
  });
});
