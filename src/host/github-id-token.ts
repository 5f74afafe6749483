import type { Flavour } from './github-flavour.ts';
import { IdTokenError, type IdTokenSource } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { requestIdToken } from './id-token-service.ts';

/** ID tokens from the runner's endpoint; what a job without it has to do depends on the flavour. */
export function githubIdToken(options: HostOptions, flavour: Flavour): IdTokenSource {
  return async (audience, signal) => {
    const { environment } = options;
    const url = environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '';
    const requestToken = environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    if (!URL.canParse(url) || requestToken === '') throw flavour.missingIdToken(environment);
    const target = new URL(url);
    target.searchParams.set('audience', audience);
    return requestIdToken(options, {
      method: 'GET',
      url: target.href,
      requestToken,
      headers: { accept: 'application/json; api-version=2.0' },
      field: 'value',
      refused: (why) =>
        new IdTokenError(
          `the CI refused an ID token: ${why}`,
          'the job may have been queued for long or its permissions changed: run it again, with `permissions: id-token: write`',
          true,
        ),
      signal,
    });
  };
}
