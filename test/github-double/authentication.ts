import { badCredentials, GithubError } from './github-error.ts';
import type { Account, Token } from './records.ts';
import type { World } from './world.ts';

/** The token of an Authorization header: `Bearer x`, `token x`, or Basic with the token as password. */
export function tokenIn(header: string | undefined): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(header ?? '') ?? [];
  if (/^(?:bearer|token)$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return undefined;
  const text = Buffer.from(value, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** The token that a request shows; 401 without one, or with one that is unknown or revoked. */
export function authenticate(world: World, header: string | undefined): Token {
  if (header === undefined) throw new GithubError(401, 'Requires authentication');
  const value = tokenIn(header);
  const token = world.tokens.find((one) => one.value === value);
  if (token === undefined || token.isRevoked) throw badCredentials();
  return token;
}

/** Whose token a header has, for the log. */
export function holderOf(world: World, header: string | undefined): Account | undefined {
  const value = tokenIn(header);
  return world.tokens.find((one) => one.value === value)?.account;
}
