import { IdTokenError, type IdTokenSource } from '../host.ts';
import type { HostOptions } from '../host-options.ts';
import { requestIdToken } from '../id-token-service.ts';
import type { Flavour } from './github-flavour.ts';

/** ID tokens from the runner's endpoint; the remedy for a job without it depends on the flavor. */
export function githubIdToken(options: HostOptions, flavour: Flavour): IdTokenSource {
  return async (audience, limits) => {
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
          `the CI refused to issue an ID token: ${why}`,
          'the job may have been queued for too long, or its permissions may have changed: run it again with `permissions: id-token: write`',
          true,
        ),
      limits,
    });
  };
}
