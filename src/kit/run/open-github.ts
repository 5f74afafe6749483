import { createSend } from '../../base/retry.ts';
import { type Github, githubUrlProblem, openOctokit } from '../../host/github/octokit.ts';
import { version } from '../../version.ts';
import type { Machine } from './command.ts';

export type OpenedGithub =
  | { readonly kind: 'api'; readonly api: Github; readonly repository: string }
  | { readonly kind: 'closed'; readonly why: string };

/** Opens GitHub's API with `github-token`, or says why not. With a clock, requests wait until a rate limit ends. */
export async function openGithub(
  token: string | undefined,
  { clock, host, send, signal }: Pick<Machine, 'host' | 'send'> & Partial<Pick<Machine, 'clock' | 'signal'>>,
): Promise<OpenedGithub> {
  const { apiUrl, repository } = host.context;
  if (apiUrl === undefined || repository === undefined)
    return { kind: 'closed', why: 'this is not a GitHub Actions run' };
  if (token === undefined) return { kind: 'closed', why: '`github-token` is not set' };
  host.mask(token);
  const problem = githubUrlProblem(apiUrl);
  if (problem !== undefined) return { kind: 'closed', why: problem };
  const userAgent = `platform-actions/${version}`;
  const waiting = clock === undefined || signal === undefined ? undefined : { clock, signal };
  const api = await openOctokit({ send, apiUrl, token, userAgent, redact: host.redact, waiting });
  return { kind: 'api', api, repository };
}

/** Limits of requests before the inputs are read: their defaults. */
const EARLY_LIMITS = { maxAttempts: 4, requestTimeoutMs: 30_000 };

/** Opens GitHub's API before the inputs are read; `textOf` is the text of an input as it was given. */
export async function openGithubEarly(
  options: Pick<Machine, 'clock' | 'host' | 'http' | 'signal'>,
  textOf: (input: string) => string | undefined,
): Promise<OpenedGithub> {
  const send = createSend({ ...options, random: Math.random, ...EARLY_LIMITS });
  return openGithub(textOf('github-token') || undefined, { host: options.host, send });
}
