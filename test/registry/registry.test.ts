import { describe, expect, it } from 'vitest';
import type { HttpRequest, HttpResult } from '../../src/base/http.ts';
import type { TokenSource } from '../../src/platform/token-source.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { createRegistry } from '../../src/registry/registry.ts';
import { fakeHttp, jsonAnswer, textAnswer, transportOptions } from '../support/fake-http.ts';
import { digestOf } from '../support/history-server.ts';

const REGISTRY = 'https://registry.test';
const RECORDS = [{ updateTimestamp: '2026-10-31T12:00:00.5Z', digest: digestOf(1) }];
const FOUND = [{ time: Date.UTC(2026, 9, 31, 12, 0, 0, 500), digest: digestOf(1) }];

/** The registry's view of a request: who asks, and for which image. */
interface Asked {
  readonly path: string;
  /** `Bearer …`, `_token:…` or empty. */
  readonly who: string;
  readonly number: number;
}

function askedBy(request: HttpRequest, number: number): Asked {
  const { pathname, search } = new URL(request.url);
  const header = request.headers['authorization'] ?? '';
  const who = header.startsWith('Basic ') ? atob(header.slice(6)) : header;
  return { path: pathname + search, who, number };
}

function registryOf(answer: (asked: Asked) => HttpResult, tokens?: TokenSource) {
  const masked: string[] = [];
  const asked: Asked[] = [];
  const network = fakeHttp((request, index) => {
    const question = askedBy(request, index);
    asked.push(question);
    return answer(question);
  });
  const transport = createTransport(transportOptions(network.http, { maxAttempts: 1 }));
  const registry = createRegistry({
    registryUrl: REGISTRY,
    transport,
    tokens,
    mask: (secret) => masked.push(secret),
  });
  return { registry, asked, masked };
}

function tokensOf(...values: readonly string[]): TokenSource & { readonly renewals: () => number } {
  let index = 0;
  return {
    renewals: () => index,
    get: async () => values[index] ?? '',
    renew: async (stale) => {
      if (values[index] !== stale) return values[index];
      if (index + 1 >= values.length) return undefined;
      index += 1;
      return values[index];
    },
  };
}

const isToken = ({ path }: Asked): boolean => path.startsWith('/token');
const history = jsonAnswer({ history: RECORDS });
const refused = (status: 401 | 403, message: string): HttpResult =>
  jsonAnswer({ errors: [{ code: status === 401 ? 'UNAUTHORIZED' : 'FORBIDDEN', message }] }, status);

describe('a public tag', () => {
  it('is read anonymously: one token, one history, and the token serves all tags of the image', async () => {
    const { asked, masked, registry } = registryOf((question) =>
      isToken(question) ? jsonAnswer({ token: 'anonymous-1' }) : history,
    );
    expect(await registry.history('chainguard/python', 'latest')({ start: 0, end: 1 })).toEqual(FOUND);
    expect(await registry.history('chainguard/python', 'latest-dev')({})).toEqual(FOUND);
    expect(asked.map(({ path, who }) => [path, who])).toEqual([
      ['/token?scope=repository%3Achainguard%2Fpython%3Apull', ''],
      [
        '/v2/chainguard/python/_chainguard/history/latest?start=1970-01-01T00%3A00%3A00.000Z&end=1970-01-01T00%3A00%3A00.001Z',
        'Bearer anonymous-1',
      ],
      ['/v2/chainguard/python/_chainguard/history/latest-dev', 'Bearer anonymous-1'],
    ]);
    expect(masked).toEqual(['anonymous-1']);
  });

  it('asks for one token where many windows are read at once', async () => {
    const { asked, registry } = registryOf((question) =>
      isToken(question) ? jsonAnswer({ token: 'anonymous-1' }) : history,
    );
    const read = registry.history('chainguard/python', 'latest');
    await Promise.all([read({}), read({}), read({})]);
    expect(asked.filter(isToken)).toHaveLength(1);
  });

  it('renews a token that has run out, once for all who were refused', async () => {
    let minted = 0;
    const { asked, registry } = registryOf((question) => {
      if (isToken(question)) {
        minted += 1;
        return jsonAnswer({ token: `anonymous-${minted}` });
      }
      return minted === 1 && question.number > 1 ? refused(401, 'expired') : history;
    });
    const read = registry.history('chainguard/python', 'latest');
    await read({});
    expect(await Promise.all([read({}), read({})])).toEqual([FOUND, FOUND]);
    expect(asked.filter(isToken)).toHaveLength(2);
  });

  it('gives up when a fresh token is refused and there is nothing else', async () => {
    const { asked, registry } = registryOf((question) =>
      isToken(question) ? jsonAnswer({ token: 'anonymous-1' }) : refused(401, 'no'),
    );
    await expect(registry.history('chainguard/python', 'latest')({})).rejects.toMatchObject({
      httpStatus: 401,
    });
    expect(asked).toHaveLength(2);
  });

  it('is read with the credential where anonymous reading is refused', async () => {
    const { asked, registry } = registryOf(
      ({ who }) => (who === 'Bearer mine' ? history : refused(401, 'no')),
      tokensOf('mine'),
    );
    expect(await registry.history('chainguard/python', 'latest')({})).toEqual(FOUND);
    expect(asked.map(({ who }) => who)).toEqual(['', 'Bearer mine']);
  });

  it('passes other failures on without trying the credential', async () => {
    const { asked, registry } = registryOf(
      (question) => (isToken(question) ? jsonAnswer({ token: 'a' }) : textAnswer('', 404)),
      tokensOf('mine'),
    );
    await expect(registry.history('chainguard/python', 'latest')({})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(asked).toHaveLength(2);
  });
});

describe('a private tag', () => {
  const nginx = ['acme/folder/nginx', '1.27'] as const;

  it('is not asked for without a credential', async () => {
    const { asked, registry } = registryOf(() => history);
    await expect(registry.history(...nginx)({})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'no token for the registry, and `acme/folder/nginx:1.27` is not public',
      sent: false,
    });
    expect(asked).toEqual([]);
  });

  it('is read with the registry token straight', async () => {
    const { asked, registry } = registryOf(() => history, tokensOf('mine'));
    expect(await registry.history(...nginx)({})).toEqual(FOUND);
    expect(asked.map(({ path, who }) => [path, who])).toEqual([
      ['/v2/acme/folder/nginx/_chainguard/history/1.27', 'Bearer mine'],
    ]);
  });

  it.each([401, 403] as const)(
    'is read through the token endpoint after a %i, once an image',
    async (status) => {
      const { asked, masked, registry } = registryOf((question) => {
        if (isToken(question)) return jsonAnswer({ token: 'scoped' });
        return question.who === 'Bearer scoped' ? history : refused(status, 'trade it');
      }, tokensOf('mine'));
      expect(await registry.history(...nginx)({})).toEqual(FOUND);
      expect(await registry.history(nginx[0], '1.26')({})).toEqual(FOUND);
      expect(asked.map(({ who }) => who)).toEqual([
        'Bearer mine',
        '_token:mine',
        'Bearer scoped',
        'Bearer scoped',
      ]);
      expect(asked[1]?.path).toBe('/token?scope=repository%3Aacme%2Ffolder%2Fnginx%3Apull');
      expect(masked).toEqual(['scoped']);
    },
  );

  it('gets another scoped token when that has run out', async () => {
    let minted = 0;
    const { asked, registry } = registryOf((question) => {
      if (isToken(question)) {
        minted += 1;
        return jsonAnswer({ token: `scoped-${minted}` });
      }
      if (question.who === 'Bearer mine') return refused(401, 'trade it');
      return question.who === 'Bearer scoped-1' && asked.length > 3 ? refused(401, 'expired') : history;
    }, tokensOf('mine'));
    await registry.history(...nginx)({});
    expect(await registry.history(...nginx)({})).toEqual(FOUND);
    expect(minted).toBe(2);
  });

  it('does not try other ways when a scoped token meets another failure', async () => {
    const { registry } = registryOf((question) => {
      if (isToken(question)) return jsonAnswer({ token: 'scoped' });
      if (question.who === 'Bearer mine') return refused(401, 'trade it');
      return question.number > 2 ? textAnswer('', 404) : history;
    }, tokensOf('mine'));
    await registry.history(...nginx)({});
    await expect(registry.history(nginx[0], 'gone')({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('renews the registry token on a 401 that the token endpoint confirms, of either kind', async () => {
    for (const status of [401, 403] as const) {
      const tokens = tokensOf('old', 'new');
      const { registry } = registryOf((question) => {
        if (question.who === 'Bearer new') return history;
        return isToken(question) ? refused(status, 'no') : refused(401, 'expired');
      }, tokens);
      expect(await registry.history(...nginx)({})).toEqual(FOUND);
      expect(tokens.renewals()).toBe(1);
    }
  });

  it('gives up when the renewed token is refused too', async () => {
    const tokens = tokensOf('old', 'new', 'newer');
    const { asked, registry } = registryOf(() => refused(401, 'no'), tokens);
    await expect(registry.history(...nginx)({})).rejects.toMatchObject({ httpStatus: 401 });
    expect(tokens.renewals()).toBe(1);
    expect(asked.map(({ who }) => who)).toEqual(['Bearer old', '_token:old', 'Bearer new', '_token:new']);
  });

  it('tells the more telling refusal, and renews nothing for a 403', async () => {
    const tokens = tokensOf('mine', 'other');
    const both = registryOf(
      (question) =>
        refused(403, isToken(question) ? 'Forbidden' : 'caller does not have the required capabilities'),
      tokens,
    );
    await expect(both.registry.history(...nginx)({})).rejects.toThrow(
      'caller does not have the required capabilities',
    );
    expect(tokens.renewals()).toBe(0);
    const second = registryOf(
      (question) => refused(isToken(question) ? 403 : 401, isToken(question) ? 'F' : 'U'),
      tokensOf('x'),
    );
    await expect(second.registry.history(...nginx)({})).rejects.toMatchObject({ httpStatus: 403 });
  });

  it('passes on what the token endpoint says that is no refusal', async () => {
    const { registry } = registryOf(
      (question) =>
        isToken(question)
          ? jsonAnswer({ errors: [{ code: 'BAD_REQUEST', message: 'unable to resolve "acme"' }] }, 400)
          : refused(403, 'no'),
      tokensOf('mine'),
    );
    await expect(registry.history(...nginx)({})).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('asks for a token again after the endpoint was out of order, once for all who ask', async () => {
    for (const [repository, tag] of [nginx, ['chainguard/python', 'latest'] as const]) {
      let asks = 0;
      const { registry } = registryOf((question) => {
        if (!isToken(question)) return question.who === 'Bearer mine' ? refused(403, 'no') : history;
        asks += 1;
        return asks === 1 ? textAnswer('', 503) : jsonAnswer({ token: 'scoped' });
      }, tokensOf('mine'));
      const read = registry.history(repository, tag);
      const first = await Promise.allSettled([read({}), read({})]);
      expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(asks).toBe(1);
      expect(await read({})).toEqual(FOUND);
      expect(asks).toBe(2);
    }
  });

  it('passes on a failure of the first way that is no refusal', async () => {
    const { asked, registry } = registryOf(() => textAnswer('', 500), tokensOf('mine'));
    await expect(registry.history(...nginx)({})).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(asked).toHaveLength(1);
  });
});

describe('an answer that is no history', () => {
  it.each([
    ['a page', '<html>'],
    ['an empty body', ''],
    ['no history', '{}'],
    ['a malformed digest', JSON.stringify({ history: [{ ...RECORDS[0], digest: 'sha256:12' }] })],
    ['a malformed time', JSON.stringify({ history: [{ ...RECORDS[0], updateTimestamp: 'yesterday' }] })],
  ])('is undecodable: %s', async (_, body) => {
    const { registry } = registryOf(() => textAnswer(body), tokensOf('mine'));
    await expect(registry.history('acme/nginx', '1')({})).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it('is undecodable: a token endpoint without a token', async () => {
    const { masked, registry } = registryOf(() => jsonAnswer({ token: '' }));
    await expect(registry.history('chainguard/python', 'latest')({})).rejects.toMatchObject({
      code: 'UNDECODABLE',
    });
    expect(masked).toEqual([]);
  });
});
