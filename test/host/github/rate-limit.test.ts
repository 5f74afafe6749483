import { describe, expect, it } from 'vitest';
import type { HttpResult } from '../../../src/base/http.ts';
import { createSend } from '../../../src/base/retry.ts';
import { openOctokit } from '../../../src/host/github/octokit.ts';
import { limitDelay } from '../../../src/host/github/rate-limit.ts';

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
    ['what is older than the secondary limits', answer(403, {}, 'an abuse detection mechanism'), 60_000],
    ['the limit of content', answer(422, {}, '{"errors":[{"message":"was submitted too quickly"}]}'), 60_000],
    ['another 422', answer(422, { 'retry-after': '7' }, '{"message":"Validation Failed"}'), undefined],
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

/** GitHub's API with a clock that remembers its waits; `results` are the answers, the last one again and again. */
async function open(
  results: readonly HttpResult[],
  {
    canWait = true,
    maxAttempts = 4,
    signal = new AbortController().signal,
  }: { readonly canWait?: boolean; readonly maxAttempts?: number; readonly signal?: AbortSignal } = {},
) {
  const waits: number[] = [];
  const clock = { now: () => NOW, sleep: async (milliseconds: number) => void waits.push(milliseconds) };
  let sent = 0;
  const http = async (): Promise<HttpResult> => {
    const result = results[Math.min(sent, results.length - 1)] ?? answer(200);
    sent += 1;
    return result;
  };
  const api = await openOctokit({
    send: createSend({ http, clock, signal, maxAttempts, random: () => 0, requestTimeoutMs: 1000 }),
    apiUrl: 'https://api.github.test',
    token: 'x',
    userAgent: 'test',
    redact: (text) => text,
    waiting: canWait ? { clock, signal } : undefined,
  });
  return {
    read: () => api(({ rest }) => rest.users.getAuthenticated()),
    write: () => api(({ rest }) => rest.git.createBlob({ owner: 'a', repo: 'b', content: '' })),
    waits,
    sent: () => sent,
  };
}

describe('requests to GitHub', () => {
  it('are sent again when the limit has ended', async () => {
    const { read, sent, waits } = await open([answer(403, used), answer(200)]);
    expect(await read()).toMatchObject({ kind: 'ok' });
    expect([sent(), waits]).toEqual([2, [42_000]]);
  });

  it('wait for up to five minutes, and fail at once where the limit lasts longer', async () => {
    const patient = await open([answer(403, { 'retry-after': '300' }), answer(200)]);
    expect(await patient.read()).toMatchObject({ kind: 'ok' });
    expect(patient.waits).toEqual([300_000]);
    const long = await open([answer(403, { 'retry-after': '301' })]);
    expect(await long.read()).toMatchObject({ kind: 'failed', status: 403 });
    expect([long.sent(), long.waits]).toEqual([1, []]);
  });

  it.each([
    ['a read', 1],
    ['a read', 2],
    ['a write', 2],
    ['a write', 4],
  ])('send %s with `max-attempts: %i` that often and no more', async (kind, maxAttempts) => {
    const { read, sent, waits, write } = await open([answer(429, { 'retry-after': '1' })], { maxAttempts });
    expect(await (kind === 'a read' ? read() : write())).toMatchObject({ kind: 'failed', status: 429 });
    expect([sent(), waits]).toEqual([maxAttempts, Array.from({ length: maxAttempts - 1 }, () => 1000)]);
  });

  it('are not sent again by a run that is stopped', async () => {
    const { read, sent, waits } = await open([answer(403, used)], { signal: AbortSignal.abort() });
    await read();
    expect([sent(), waits]).toEqual([1, []]);
  });

  it('do not wait for the end of a limit without a clock to wait by', async () => {
    const { read, sent } = await open([answer(403, used)], { canWait: false });
    await read();
    expect(sent()).toBe(1);
  });

  it('that change something come once a second where there are many', async () => {
    const { read, waits, write } = await open([answer(201)]);
    for (let times = 0; times < 33; times += 1) await write();
    for (let times = 0; times < 9; times += 1) await read();
    expect(waits).toEqual([1000, 1000, 1000]);
  });
});
