import { describe, expect, it } from 'vitest';
import type { HttpResult } from '../../src/base/http.ts';
import { createLimiter } from '../../src/base/pool.ts';
import { createTransport, type Exchange, type TransportOptions } from '../../src/platform/transport.ts';
import { failedRequest, fakeHttp, jsonAnswer, textAnswer, transportOptions } from '../support/fake-http.ts';

const EXCHANGE: Exchange<string> = {
  method: 'GET',
  url: 'https://api.test/iam/v2/groups?name=a',
  headers: { authorization: 'Bearer secret' },
  idempotent: true,
  judge: (body) => body,
};

async function send(
  answers: readonly HttpResult[],
  exchange: Partial<Exchange<string>> = {},
  overrides: Partial<TransportOptions> = {},
) {
  const network = fakeHttp((_, index) => answers[index] ?? textAnswer('one answer too many', 500));
  const options = transportOptions(network.http, overrides);
  const outcome = await createTransport(options)({ ...EXCHANGE, ...exchange }).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  return { ...outcome, options, requests: network.requests };
}

describe('createTransport', () => {
  it('does not send what still waits for its turn when the run is stopped', async () => {
    const stop = new AbortController();
    let sent = 0;
    const http = (): Promise<never> => {
      sent += 1;
      return new Promise(() => undefined);
    };
    const limiter = createLimiter(1);
    const transport = createTransport(transportOptions(http, { limiter, signal: stop.signal }));
    void transport(EXCHANGE);
    const waiting = transport(EXCHANGE);
    stop.abort(new Error('stopped by SIGTERM'));
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED', sent: false });
    expect(sent).toBe(1);
  });

  it('sends what it was given, with accept and user agent, and gives what the judge makes of the answer', async () => {
    const { requests, value } = await send([textAnswer('hello')], { body: '{}', method: 'POST' });
    expect(value).toBe('hello');
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: EXCHANGE.url,
        body: '{}',
        timeoutMs: 30_000,
        headers: {
          accept: 'application/json',
          'user-agent': 'platform-actions/test',
          authorization: 'Bearer secret',
        },
      },
    ]);
  });

  it('lets go of the text of an answer once it is read, because promises that waited for it live on', async () => {
    const answer = textAnswer('long', 200);
    const transport = createTransport(transportOptions(async () => answer));
    expect(await transport(EXCHANGE)).toBe('long');
    expect(answer).toMatchObject({ body: '' });
  });

  it('sends no body where there is none', async () => {
    const { requests } = await send([textAnswer('')]);
    expect(requests[0]).not.toHaveProperty('body');
  });

  it('tries transient failures again, with the delays of the retry rules', async () => {
    const answers = [
      failedRequest('connection'),
      textAnswer('', 503),
      textAnswer('', 429, { 'retry-after': '3' }),
    ];
    const { options, value } = await send([...answers, textAnswer('at last')]);
    expect(value).toBe('at last');
    expect(options.clock.sleeps).toEqual([500, 1000, 3000]);
    expect(options.traces.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 'connection'],
      [2, 503],
      [3, 429],
      [4, 200],
    ]);
  });

  it('sends a call once whose caller repeats it, and tells the wait that the server asks for', async () => {
    const answer = textAnswer('', 429, { 'retry-after': '3' });
    const { error, requests } = await send([answer], { once: true });
    expect(requests).toHaveLength(1);
    expect(error).toMatchObject({ code: 'RESOURCE_EXHAUSTED', retryAfterMs: 3000 });
  });

  it('gives up after the last try, and says how many there were', async () => {
    const { error, requests } = await send(Array(9).fill(textAnswer('', 503)), {}, { maxAttempts: 3 });
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      httpStatus: 503,
      message: 'HTTP status 503 (after 3 tries)',
    });
    expect(requests).toHaveLength(3);
  });

  it('keeps all facts of the last error', async () => {
    const details = [{ '@type': 'x/google.rpc.ErrorInfo', reason: 'BUSY', domain: 'iam' }];
    const busy = jsonAnswer({ code: 14, message: 'busy', details }, 503, { 'x-request-id': 'r9' });
    const { error } = await send([busy, busy], {}, { maxAttempts: 2 });
    expect(error).toMatchObject({
      reason: 'BUSY',
      domain: 'iam',
      requestId: 'r9',
      call: 'GET /iam/v2/groups?name=a',
    });
  });

  it('does not send a create again when its answer is lost, but when it never left', async () => {
    const create = { method: 'POST', idempotent: false } as const;
    const lost = await send([failedRequest('timeout')], create);
    expect(lost.error).toMatchObject({ code: 'TIMEOUT', message: 'no answer (timeout)' });
    expect(lost.requests).toHaveLength(1);
    const unsent = await send([failedRequest('connection', false), textAnswer('made')], create);
    expect(unsent.value).toBe('made');
  });

  it.each([
    ['too-large', 'UNDECODABLE'],
    ['certificate', 'CERTIFICATE'],
    ['aborted', 'CANCELLED'],
  ] as const)('tells a request that failed as %s', async (reason, code) => {
    const { error } = await send(Array(4).fill(failedRequest(reason)), {}, { maxAttempts: 1 });
    expect(error).toMatchObject({ code, httpStatus: 0 });
  });

  it('takes an answer above its own limit for what the caller says, and does not try again', async () => {
    const limit = { maximumBytes: 10, tooLarge: () => 'too much' };
    const { requests, value } = await send([failedRequest('too-large')], { limit });
    expect([value, requests.length, requests[0]?.maximumBytes]).toEqual(['too much', 1, 10]);
  });

  it('never follows a redirect', async () => {
    const { error, requests } = await send([textAnswer('', 307, { location: 'https://evil.test' })]);
    expect(error).toMatchObject({ code: 'REDIRECT' });
    expect(requests).toHaveLength(1);
  });

  it('gives what the caller makes of a redirect', async () => {
    const redirected = (location: string): string => `to ${location}`;
    const there = textAnswer('', 302, { location: 'https://storage.test' });
    expect((await send([there], { redirected })).value).toBe('to https://storage.test');
    expect((await send([textAnswer('', 302)], { redirected })).error).toMatchObject({ code: 'REDIRECT' });
    const moved = textAnswer('', 304, { location: 'https://storage.test' });
    expect((await send([moved], { redirected })).error).toMatchObject({ code: 'REDIRECT' });
  });

  it.each([
    ['a conflict that may pass', 409, 10, 2],
    ['a conflict that stays', 409, 6, 1],
    ['a refusal with the code of a fault', 400, 14, 1],
    ['a fault with the code of a refusal', 503, 7, 1],
    ['an answer of several choices', 300, 14, 1],
  ])('sends by status and code: %s', async (_name, status, code, sends) => {
    const { error, requests } = await send(
      Array(2).fill(jsonAnswer({ code }, status)),
      {},
      { maxAttempts: 2 },
    );
    expect(error).toMatchObject({ httpStatus: status });
    expect(requests).toHaveLength(sends);
  });

  it('does not ask again for an answer that cannot be read, and keeps why', async () => {
    const judge = (): string => {
      throw new TypeError('it is not JSON');
    };
    const { error, requests } = await send([textAnswer('bad', 200, { 'x-request-id': 'r1' })], { judge });
    expect(requests).toHaveLength(1);
    expect(error).toMatchObject({
      code: 'UNDECODABLE',
      httpStatus: 200,
      requestId: 'r1',
      message: 'the answer could not be read: it is not JSON',
    });
  });

  it('drops the cause of an answer that cannot be read if it quotes a secret', async () => {
    const judge = (): string => {
      throw new TypeError('the secret is not JSON');
    };
    const redact = (text: string) => text.replace('secret', '***');
    const { error } = await send([textAnswer('')], { judge }, { maxAttempts: 1, redact });
    expect(error).toMatchObject({ message: 'the answer could not be read: the *** is not JSON' });
    expect(error).toHaveProperty('cause', undefined);
  });

  it('reports what a judge throws that is not an error', async () => {
    const judge = (): string => {
      throw 'odd';
    };
    const { error } = await send([textAnswer('')], { judge }, { maxAttempts: 1 });
    expect(error).toMatchObject({ message: 'the answer could not be read: odd' });
  });

  it('stops at once when the run is stopped during a request, and says why', async () => {
    const controller = new AbortController();
    const network = fakeHttp(() => {
      controller.abort(new Error('stopped by SIGTERM'));
      return failedRequest('aborted');
    });
    const options = transportOptions(network.http, { signal: controller.signal });
    await expect(createTransport(options)(EXCHANGE)).rejects.toMatchObject({
      code: 'CANCELLED',
      message: 'stopped by SIGTERM',
      call: 'GET /iam/v2/groups?name=a',
    });
    expect(network.requests).toHaveLength(1);
  });

  it('passes on a defect of what sends, also when the run is stopped meanwhile', async () => {
    const defect = new TypeError('not a function');
    for (const stops of [false, true]) {
      const controller = new AbortController();
      const options = transportOptions(
        async () => {
          if (stops) controller.abort(new Error('stopped by SIGTERM'));
          throw defect;
        },
        { signal: controller.signal },
      );
      await expect(createTransport(options)(EXCHANGE)).rejects.toBe(defect);
    }
  });

  it('stops when the run is stopped during a delay', async () => {
    const controller = new AbortController();
    const network = fakeHttp(() => textAnswer('', 503));
    const options = transportOptions(network.http, { signal: controller.signal });
    const clock = {
      ...options.clock,
      sleep: async (): Promise<void> => controller.abort('no error object'),
    };
    await expect(createTransport({ ...options, clock })(EXCHANGE)).rejects.toMatchObject({
      code: 'CANCELLED',
      message: 'the run was stopped',
    });
    expect(network.requests).toHaveLength(1);
  });

  it.each([
    ['a refused connection', [failedRequest('connection', false)], false],
    ['429', [textAnswer('', 429)], false],
    ['503', [textAnswer('', 503)], true],
    [
      'a lost answer and then a refused connection',
      [failedRequest('timeout'), failedRequest('connection', false)],
      true,
    ],
  ] as const)('after %s tells whether a try may have reached the server', async (_, answers, sent) => {
    const controller = new AbortController();
    const network = fakeHttp((__, index) => answers[index] ?? textAnswer('too many', 500));
    const options = transportOptions(network.http, { signal: controller.signal });
    const clock = {
      ...options.clock,
      sleep: async (): Promise<void> => {
        if (network.requests.length === answers.length) controller.abort();
      },
    };
    await expect(createTransport({ ...options, clock })(EXCHANGE)).rejects.toMatchObject({
      code: 'CANCELLED',
      sent,
    });
    const usedUp = await send(answers, {}, { maxAttempts: answers.length });
    if (answers.length > 1) expect(usedUp.error).toMatchObject({ code: 'CONNECTION', sent });
  });

  it('gives the answer that came before the stop', async () => {
    const stop = new AbortController();
    const network = fakeHttp(() => {
      stop.abort();
      return textAnswer('done');
    });
    const transport = createTransport(transportOptions(network.http, { signal: stop.signal }));
    expect(await transport(EXCHANGE)).toBe('done');
    await expect(transport(EXCHANGE)).rejects.toMatchObject({ code: 'CANCELLED', sent: false });
    expect(network.requests).toHaveLength(1);
  });

  it('keeps to the limit of requests in flight, and frees its place while it waits to try again', async () => {
    let [running, peak] = [0, 0];
    const network = fakeHttp(async (_, index) => {
      running += 1;
      peak = Math.max(peak, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return index % 3 === 0 ? textAnswer('', 503) : textAnswer('ok');
    });
    const transport = createTransport(transportOptions(network.http, { limiter: createLimiter(2) }));
    await Promise.all(Array.from({ length: 12 }, () => transport(EXCHANGE)));
    expect(peak).toBe(2);
  });

  it('is stopped while a request waits for its turn, which is then not sent', async () => {
    const stop = new AbortController();
    const network = fakeHttp(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      stop.abort(new Error('enough'));
      return textAnswer('done');
    });
    const transport = createTransport(transportOptions(network.http, { limiter: createLimiter(1) }));
    const [sent, waiting] = [transport(EXCHANGE), transport({ ...EXCHANGE, signal: stop.signal })];
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED', message: 'enough', sent: false });
    expect(await sent).toBe('done');
    expect(network.requests).toHaveLength(1);
  });

  it('fails with the error of a sender that throws', async () => {
    const broken = new RangeError('broken');
    const transport = createTransport(transportOptions(() => Promise.reject(broken)));
    await expect(transport(EXCHANGE)).rejects.toBe(broken);
  });

  it('traces no header, no body and no origin', async () => {
    const { options } = await send([textAnswer('token-in-body')], { body: 'secret' });
    expect(options.traces).toEqual([
      { method: 'GET', path: '/iam/v2/groups?name=a', outcome: 200, attempt: 1, milliseconds: 0 },
    ]);
  });
});
