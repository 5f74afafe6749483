import { describe, expect, it } from 'vitest';
import type { HttpResult } from '../../../src/base/http.ts';
import { createPacer, limitDelay } from '../../../src/host/github/rate-limit.ts';

const NOW = 1_000_000;
const answer = (status: number, headers: Readonly<Record<string, string>> = {}, body = '{}'): HttpResult => ({
  kind: 'response',
  status,
  headers,
  body,
});
const used = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1042' };
const SECONDARY = '{"message":"You have exceeded a secondary rate limit. Please wait a few minutes."}';
const GRAPHQL = '{"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded"}]}';

describe('the wait that GitHub asks for', () => {
  it.each<readonly [string, HttpResult, number | undefined]>([
    ['Retry-After of a secondary limit', answer(403, { 'retry-after': '7' }), 7000],
    ['Retry-After over the end of the limit', answer(429, { 'retry-after': '7', ...used }), 7000],
    ['the end of the primary limit', answer(403, used), 42_000],
    ['an end that has passed', answer(403, { ...used, 'x-ratelimit-reset': '12' }), 0],
    ['a secondary limit that does not say how long', answer(403, {}, SECONDARY), 60_000],
    ['429 without a word', answer(429), 60_000],
    ["GraphQL's own limit", answer(200, {}, GRAPHQL), 60_000],
    ["GraphQL's own limit with its end", answer(200, used, GRAPHQL), 42_000],
    ['a refusal that is not a limit', answer(403, { 'x-ratelimit-remaining': '12' }), undefined],
    ['an answer that quotes the word', answer(200, {}, '{"data":"\\"RATE_LIMITED\\""}'), undefined],
    ['an answer that is not JSON', answer(200, {}, '"RATE_LIMITED" <html>'), undefined],
    ['a success with the last request of the hour', answer(200, used), undefined],
    ['no answer', { kind: 'failure', reason: 'timeout', message: 'x', sent: true }, undefined],
  ])('is known from %s', (_, result, expected) => {
    expect(limitDelay(result, NOW)).toBe(expected);
  });
});

/** A pacer whose clock remembers its waits; `results` are the answers, the last one again and again. */
function paced(results: readonly HttpResult[], signal = new AbortController().signal) {
  const waits: number[] = [];
  const clock = { now: () => NOW, sleep: async (milliseconds: number) => void waits.push(milliseconds) };
  let sent = 0;
  const pace = createPacer({ clock, signal });
  const send = async (): Promise<HttpResult> => {
    const result = results[Math.min(sent, results.length - 1)] ?? answer(200);
    sent += 1;
    return result;
  };
  return { ask: (isWrite = false) => pace(isWrite, send), waits, sent: () => sent };
}

describe('requests to GitHub', () => {
  it('are sent again when the limit has ended', async () => {
    const { ask, sent, waits } = paced([answer(403, used), answer(200)]);
    expect(await ask()).toMatchObject({ status: 200 });
    expect([sent(), waits]).toEqual([2, [42_000]]);
  });

  it('fail at once where the limit lasts too long, and after three waits', async () => {
    const long = paced([answer(403, { 'retry-after': '301' })]);
    expect(await long.ask()).toMatchObject({ status: 403 });
    expect([long.sent(), long.waits]).toEqual([1, []]);
    const stubborn = paced([answer(429, { 'retry-after': '1' })]);
    expect(await stubborn.ask()).toMatchObject({ status: 429 });
    expect([stubborn.sent(), stubborn.waits]).toEqual([4, [1000, 1000, 1000]]);
  });

  it('are not sent again by a run that is stopped, or that has no clock', async () => {
    const stop = new AbortController();
    stop.abort();
    const stopped = paced([answer(403, used)], stop.signal);
    await stopped.ask();
    expect([stopped.sent(), stopped.waits]).toEqual([1, []]);
    let sent = 0;
    await createPacer(undefined)(true, async () => {
      sent += 1;
      return answer(429);
    });
    expect(sent).toBe(1);
  });

  it('that change something come once a second where there are many', async () => {
    const { ask, waits } = paced([answer(201)]);
    for (let times = 0; times < 33; times += 1) await ask(true);
    for (let times = 0; times < 9; times += 1) await ask(false);
    expect(waits).toEqual([1000, 1000, 1000]);
  });
});
