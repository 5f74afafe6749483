import { describe, expect, it } from 'vitest';
import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import { shareExchanges } from '../../src/session/share-exchanges.ts';

const EXCHANGE = 'https://issuer.example/sts/exchange?aud=a';
let now = 0;
const clock = { now: () => now, sleep: async () => undefined };
const request = (url = EXCHANGE, method: HttpRequest['method'] = 'POST'): HttpRequest => ({
  method,
  url,
  headers: {},
  timeoutMs: 1,
  signal: new AbortController().signal,
});
const answer = (status: number, body: object): HttpResult => ({
  kind: 'response',
  status,
  headers: {},
  body: JSON.stringify(body),
});
const token = (hours: number): HttpResult =>
  answer(200, { token: 't', expiry: new Date(now + hours * 3_600_000).toISOString() });

function open(...answers: HttpResult[]) {
  let sent = 0;
  const http: Http = async () => answers[Math.min(sent++, answers.length - 1)] ?? answer(599, {});
  const wrap = shareExchanges(clock);
  return { run: () => wrap(http), sent: () => sent };
}

describe('runs of one process', () => {
  it('share one exchange, also while it is under way', async () => {
    const { run, sent } = open(token(1));
    await Promise.all([run()(request()), run()(request()), run()(request())]);
    await run()(request());
    expect(sent()).toBe(1);
  });

  it('do not share exchanges for other audiences, nor other requests', async () => {
    const { run, sent } = open(token(1));
    await run()(request());
    await run()(request(`${EXCHANGE}&cap=tag.list`));
    await run()(request(EXCHANGE, 'GET'));
    await run()(request('https://issuer.example/other'));
    await run()(request('https://issuer.example/other'));
    expect(sent()).toBe(5);
  });

  it('get a new one when one asks again, because its token was refused, and the others share that', async () => {
    const { run, sent } = open(token(1));
    const first = run();
    await first(request());
    await first(request());
    expect(sent()).toBe(2);
    await run()(request());
    expect(sent()).toBe(2);
  });

  it('get a new one when the token has little life left, or its life is unknown', async () => {
    const { run, sent } = open(token(1));
    await run()(request());
    now += 55 * 60_000;
    await run()(request());
    expect(sent()).toBe(2);
    const silent = open(answer(200, { token: 't' }));
    await silent.run()(request());
    await silent.run()(request());
    expect(silent.sent()).toBe(2);
    const broken = open({ ...answer(200, {}), body: 'no JSON' } as HttpResult);
    await broken.run()(request());
    await broken.run()(request());
    expect(broken.sent()).toBe(2);
  });

  it('share a refusal for a minute, and no failure that another try may put right', async () => {
    const refused = open(answer(403, {}));
    await refused.run()(request());
    await refused.run()(request());
    expect(refused.sent()).toBe(1);
    now += 61_000;
    await refused.run()(request());
    expect(refused.sent()).toBe(2);
    for (const passing of [answer(503, {}), answer(429, {}), failure]) {
      const some = open(passing);
      await some.run()(request());
      await some.run()(request());
      expect(some.sent()).toBe(2);
    }
  });
});

const failure: HttpResult = { kind: 'failure', reason: 'timeout', message: 'late', sent: true };
