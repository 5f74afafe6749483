import { parseTime } from '../../base/time.ts';
import { type Call, type QueryValue, renderQuery } from '../call.ts';
import { readBody } from '../client.ts';
import {
  answerOf,
  type Decoded,
  type MessageDecoder,
  maybe,
  message,
  type Needed,
  present,
  text,
} from '../decode.ts';
import { type MintedToken, requireToken } from '../token-source.ts';
import type { Transport } from '../transport.ts';
import { readCall } from './resource-calls.ts';

const rawToken = message({ token: present, expiry: text, refreshToken: text });
const tokenPair = message({ token: rawToken, refreshToken: maybe(message({ token: text })) });
const headlessSession = message({ ecdhPublicKey: text, encryptedIdtoken: text });
const DEFAULT_LIFETIME_MS = 20 * 60_000;

/** Limits of a token: uids of groups, and names of capabilities such as `tag.list`. */
export interface TokenLimits {
  readonly scopes?: readonly string[];
  readonly capabilities?: readonly string[];
}

/** An exchange of an ID token for a token of `audience`. */
export interface ExchangeRequest extends TokenLimits {
  readonly idToken: string;
  readonly audience: string;
  /** Uid of the identity to assume. */
  readonly identity: string | undefined;
  /** Uid of an organization's own identity provider. */
  readonly identityProvider?: string;
}

/** Exchanges an ID token at the issuer for a token of one audience, of 20 minutes if it does not say. Throws `PlatformError`. */
export async function exchangeToken(
  transport: Transport,
  issuerUrl: string,
  request: ExchangeRequest,
  now: number,
): Promise<MintedToken> {
  const { audience, capabilities, idToken, identity, identityProvider, scopes } = request;
  const query = { aud: [audience], identity, identityProvider, scopes, cap: capabilities };
  const url = `${issuerUrl}/sts/exchange`;
  const answer = await post(transport, url, query, idToken, rawToken, { token: true });
  return minted(answer, now);
}

/** A refresh token and what the new token is for. */
export interface RefreshRequest extends TokenLimits {
  readonly refreshToken: string;
  readonly audience: string;
}

/** A token with the refresh token that replaces the old one. */
export interface RefreshedToken extends MintedToken {
  readonly refreshToken: string | undefined;
}

/** Trades the refresh token of a person's session (jobs exchange ID tokens) for a new pair. Throws `PlatformError`. */
export async function refreshToken(
  transport: Transport,
  issuerUrl: string,
  request: RefreshRequest,
  now: number,
): Promise<RefreshedToken> {
  const { audience, capabilities, scopes } = request;
  const query = { aud: [audience], scopes, cap: capabilities };
  const url = `${issuerUrl}/sts/exchange_refresh_token`;
  // The old token may be spent by the first try: a lost answer is a failure.
  const needed = { token: { token: true }, refreshToken: true };
  const answer = await post(transport, url, query, request.refreshToken, tokenPair, needed, false);
  return { ...minted(answer.token, now), refreshToken: answer.refreshToken?.token || undefined };
}

/** The session of a sign-in without a browser. */
export interface HeadlessSession extends Decoded<typeof headlessSession> {}

/** The session of a sign-in without a browser: key and encrypted ID token in base64, empty until the user has signed in. */
export function getHeadlessSession(code: string): Call<HeadlessSession> {
  return { ...readCall('/sts/headless_sessions', headlessSession, { code }), anonymous: true };
}

async function post<T>(
  transport: Transport,
  url: string,
  query: Readonly<Record<string, QueryValue>>,
  bearer: string,
  decode: MessageDecoder<T>,
  needed: Needed,
  idempotent = true,
): Promise<T> {
  return transport({
    method: 'POST',
    url: url + renderQuery(query),
    headers: { authorization: `Bearer ${requireToken(bearer)}` },
    idempotent,
    judge: (body) => answerOf(decode)(readBody(body), needed),
  });
}

function minted(answer: Decoded<typeof rawToken>, now: number): MintedToken {
  return { token: answer.token, expiresAt: parseTime(answer.expiry) ?? now + DEFAULT_LIFETIME_MS };
}
