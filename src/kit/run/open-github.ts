import type { Clock } from '../../base/clock.ts';
import type { Send } from '../../base/retry.ts';
import type { Github } from '../../host/github/octokit.ts';
import { githubUrlProblem, openOctokit } from '../../host/github/octokit.ts';
import type { Host } from '../../host/host.ts';
import { version } from '../../version.ts';

export type OpenedGithub =
  | { readonly kind: 'api'; readonly api: Github; readonly repository: string }
  | { readonly kind: 'closed'; readonly why: string };

/**
 * Opens GitHub's API with `github-token`, or says why it cannot be used; requests go over `send`. With a clock, they wait
 * until a rate limit ends.
 */
export async function openGithub(
  token: string | undefined,
  {
    clock,
    host,
    send,
    signal,
  }: { readonly host: Host; readonly send: Send; readonly clock?: Clock; readonly signal?: AbortSignal },
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
