import * as z from 'zod/mini';
import { parseTime } from '../../base/time.ts';
import { renderQuery } from '../call.ts';
import { readBody } from '../client.ts';
import { decoder, text } from '../decode.ts';
import type { MintedToken } from '../token-source.ts';
import type { Transport } from '../transport.ts';

const rawToken = z.looseObject({ token: z.string().check(z.minLength(1)), expiry: text });
const DEFAULT_LIFETIME_MS = 20 * 60_000;

/**
 * Exchanges an ID token at the issuer for a token of one audience. Without an expiry in the answer 20 minutes are
 * assumed. Throws `PlatformError`; its code is the service's own (a refused subject is `PERMISSION_DENIED`,
 * `UNAUTHENTICATED` or `NOT_FOUND`).
 */
export async function exchangeToken(
  transport: Transport,
  issuerUrl: string,
  request: { readonly idToken: string; readonly audience: string; readonly identity: string | undefined },
  now: number,
): Promise<MintedToken> {
  return transport({
    method: 'POST',
    url: `${issuerUrl}/sts/exchange${renderQuery({ aud: [request.audience], identity: request.identity })}`,
    headers: { authorization: `Bearer ${request.idToken}` },
    idempotent: true,
    judge: (body) => {
      const { expiry, token } = decoder(rawToken)(readBody(body));
      return { token, expiresAt: parseTime(expiry) ?? now + DEFAULT_LIFETIME_MS };
    },
  });
}
