import { unauthenticated } from './api-error.ts';
import { bearerToken } from './auth.ts';
import { type Call, okReply, type Reply } from './core.ts';
import type { Route } from './routes.ts';
import { mintIdToken } from './tokens.ts';

/** Path of the ID-token endpoint on its origin. */
export const ID_TOKEN_PATH = '/_host/id-token';

/** Answers `{count, value}` as GitHub's endpoint does, for the audience asked or the owner's URL. */
async function giveIdToken(call: Call, requestToken: string): Promise<Reply> {
  if (bearerToken(call) !== requestToken) throw unauthenticated('the request token is missing or wrong');
  const audience = call.parameters.get('audience') || 'https://github.com/acme';
  const value = await mintIdToken(call.core, { aud: audience }, call.nowMs);
  return okReply({ count: value.length, value });
}

/** The ID-token endpoint of the CI host. */
export function idTokenRoutes(requestToken: string): Route[] {
  return [
    {
      service: 'host',
      method: 'GET',
      pattern: ID_TOKEN_PATH,
      handle: (call) => giveIdToken(call, requestToken),
    },
  ];
}
