import type { Clock } from '../../src/base/clock.ts';
import { createSend } from '../../src/base/retry.ts';
import { type Github, openOctokit } from '../../src/host/github/octokit.ts';
import { openNetwork } from '../../src/host/network/network.ts';
import type { GithubJob } from './github-job.ts';

/** The API client of a run against the double, with a clock that never waits and remembers how long it would have. */
export async function connectGithub(
  double: Pick<GithubJob, 'apiUrl' | 'token'>,
  options: { readonly token?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<{
  readonly api: Github;
  readonly clock: Clock;
  readonly waits: number[];
  close(): Promise<void>;
}> {
  const network = openNetwork(options.environment ?? {});
  const waits: number[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  };
  const signal = new AbortController().signal;
  const limits = { maxAttempts: 3, requestTimeoutMs: 30_000, random: () => 0 };
  const api = await openOctokit({
    send: createSend({ ...limits, http: network.http, clock, signal }),
    apiUrl: double.apiUrl,
    token: options.token ?? double.token,
    userAgent: 'platform-actions/test',
    redact: (text) => text,
  });
  return { api, clock, waits, close: async () => network.close() };
}
