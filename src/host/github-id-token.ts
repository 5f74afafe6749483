import { IdTokenError, type IdTokenSource } from './host.ts';
import type { HostOptions } from './host-options.ts';

const TRIES = 5;
const TIMEOUT_MS = 15_000;

/**
 * ID tokens from the runner's endpoint. Tried again on 429, 5xx and connection failures, with delays doubling from
 * 250 ms; never on another 4xx. A missing permission, a fork and a nested workflow are told apart in the remedy.
 */
export function githubIdToken(options: HostOptions): IdTokenSource {
  return async (audience, signal) => {
    const { environment } = options;
    const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
    const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    if (url === '' || requestToken === '') throw missing(environment);
    const http = await options.http();
    const target = new URL(url);
    target.searchParams.set('audience', audience);
    let last = '';
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const headers = {
        authorization: `Bearer ${requestToken}`,
        accept: 'application/json; api-version=2.0',
      };
      const result = await http({ method: 'GET', url: target.href, headers, timeoutMs: TIMEOUT_MS, signal });
      if (result.kind === 'response' && result.status === 200) {
        const token = readToken(result.body);
        if (token !== undefined) return token;
        last = 'an answer without a token';
      } else if (result.kind === 'response') {
        last = `HTTP status ${result.status}`;
        if (result.status < 500 && result.status !== 429) throw refused(last);
      } else {
        last = result.message;
      }
      if (signal.aborted || attempt === TRIES) break;
      await options.clock.sleep(250 * 2 ** (attempt - 1) * (1 - options.random() / 2), signal);
    }
    throw new IdTokenError(
      `the CI gave no ID token: ${last}`,
      "this is a fault of the CI's token service: run the job again",
      false,
    );
  };
}

function readToken(body: string): string | undefined {
  try {
    const value: unknown = Reflect.get(Object(JSON.parse(body)), 'value');
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}

function refused(why: string): IdTokenError {
  return new IdTokenError(
    `the CI refused an ID token: ${why}`,
    'the job may have been queued for long or its permissions changed: run it again, with `permissions: id-token: write`',
    true,
  );
}

function missing(environment: HostOptions['environment']): IdTokenError {
  const event = environment['GITHUB_EVENT_NAME'] ?? '';
  const forkHint = event.startsWith('pull_request')
    ? '; pull requests from forks and from Dependabot never get one: only public data can be read there'
    : '';
  return new IdTokenError(
    'this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set',
    `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${forkHint}`,
    true,
  );
}
