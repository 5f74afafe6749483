import type { Clock } from '../../src/base/clock.ts';
import { createGithubApi, type GithubApi } from '../../src/host/github-api.ts';
import { openNetwork } from '../../src/host/network.ts';
import type { GithubDouble } from './github-double.ts';

/** The API client of a run against the double, with a clock that never waits and remembers how long it would have. */
export function connectGithub(
  double: GithubDouble,
  options: { readonly token?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): { readonly api: GithubApi; readonly clock: Clock; readonly waits: number[]; close(): Promise<void> } {
  const network = openNetwork(options.environment ?? {}, 4);
  const waits: number[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  };
  const api = createGithubApi({
    http: network.http,
    clock,
    signal: new AbortController().signal,
    apiUrl: double.apiUrl,
    token: options.token ?? double.token,
    userAgent: 'platform-actions/test',
  });
  return { api, clock, waits, close: () => network.close() };
}
