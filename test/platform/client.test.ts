import { describe, expect, it } from 'vitest';
import type { HttpResult } from '../../src/base/http.ts';
import type { Call } from '../../src/platform/call.ts';
import { createClient, readBody } from '../../src/platform/client.ts';
import type { TokenSource } from '../../src/platform/token-source.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { type FakeHttp, fakeHttp, jsonAnswer, textAnswer, transportOptions } from '../support/fake-http.ts';

const CALL: Call<unknown> = {
  method: 'GET',
  path: '/iam/v2/groups/1',
  query: { name: 'a' },
  decode: (json) => json,
  idempotent: true,
};

const renewing: TokenSource = { get: async () => 'first', renew: async () => 'second' };

function clientOf(answer: (index: number) => HttpResult, tokens: TokenSource | undefined) {
  const network: FakeHttp = fakeHttp((_, index) => answer(index));
  const transport = createTransport(transportOptions(network.http));
  return { client: createClient({ baseUrl: 'https://api.test', transport, tokens }), network };
}

describe('createClient', () => {
  it('sends a call with its query and the token', async () => {
    const { client, network } = clientOf(() => jsonAnswer({ uid: '1' }), renewing);
    expect(await client.send(CALL)).toEqual({ uid: '1' });
    expect(network.requests[0]).toMatchObject({
      url: 'https://api.test/iam/v2/groups/1?name=a',
      headers: { authorization: 'Bearer first' },
    });
    expect(network.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends a body as JSON', async () => {
    const { client, network } = clientOf(() => jsonAnswer({}), renewing);
    await client.send({ ...CALL, method: 'POST', body: { name: 'x' } });
    expect(network.requests[0]).toMatchObject({
      body: '{"name":"x"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('fails with the error of a token that cannot be had, though the call could be stopped', async () => {
    const failed = new Error('no token');
    const tokens: TokenSource = { get: () => Promise.reject(failed), renew: async () => undefined };
    const { client, network } = clientOf(() => jsonAnswer({}), tokens);
    await expect(client.send(CALL, { signal: new AbortController().signal })).rejects.toBe(failed);
    expect(network.requests).toEqual([]);
  });

  it('renews the token once when it is refused', async () => {
    const { client, network } = clientOf(
      (index) => (index === 0 ? textAnswer('', 401) : jsonAnswer(1)),
      renewing,
    );
    expect(await client.send(CALL)).toBe(1);
    expect(network.requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  it('gives up at the second refusal', async () => {
    const { client, network } = clientOf(() => textAnswer('', 401), renewing);
    await expect(client.send(CALL)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(network.requests).toHaveLength(2);
  });

  it('gives up at the first refusal where there is no other token', async () => {
    const { client, network } = clientOf(() => textAnswer('', 401), {
      ...renewing,
      renew: async () => undefined,
    });
    await expect(client.send(CALL)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(network.requests).toHaveLength(1);
  });

  it('renews nothing for other failures', async () => {
    const { client, network } = clientOf(() => textAnswer('', 403), renewing);
    await expect(client.send(CALL)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(network.requests).toHaveLength(1);
  });

  it('passes on why no token could be had', async () => {
    const tokens: TokenSource = {
      ...renewing,
      get: async () => {
        throw new TypeError('no sign-in');
      },
    };
    await expect(clientOf(() => jsonAnswer(1), tokens).client.send(CALL)).rejects.toThrow('no sign-in');
  });

  it('sends nothing without a token but what needs none', async () => {
    const { client, network } = clientOf(() => jsonAnswer(1), undefined);
    await expect(client.send(CALL)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      call: 'GET /iam/v2/groups/1',
      sent: false,
    });
    expect(network.requests).toHaveLength(0);
    expect(await client.send({ ...CALL, anonymous: true })).toBe(1);
    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('signs in for what needs no token where the service asks for one all the same', async () => {
    const answer = (index: number) => (index === 0 ? textAnswer('', 401) : jsonAnswer(1));
    const { client, network } = clientOf(answer, renewing);
    expect(await client.send({ ...CALL, anonymous: true })).toBe(1);
    expect(network.requests.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer first',
    ]);
    const without = clientOf(answer, undefined).client.send({ ...CALL, anonymous: true });
    await expect(without).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const forbidden = clientOf(() => textAnswer('', 403), renewing);
    await expect(forbidden.client.send({ ...CALL, anonymous: true })).rejects.toThrow();
    expect(forbidden.network.requests).toHaveLength(1);
  });
});

describe('readBody', () => {
  it.each([
    ['nothing', '', undefined],
    ['blanks', ' \n', undefined],
    ['an empty object', '{}', {}],
    ['an object behind a byte order mark', '\ufeff{}', {}],
    ['null', 'null', null],
  ])('reads %s', (_, body, expected) => {
    expect(readBody(body)).toEqual(expected);
  });

  it('refuses what is no JSON', () => {
    expect(() => readBody('<html>')).toThrow('it is not JSON');
  });
});
