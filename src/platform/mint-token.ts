import type { Clock } from '../base/clock.ts';
import { PlatformError } from './errors.ts';
import { type ExchangeRequest, exchangeToken, type TokenLimits } from './resources/sts.ts';
import { fixedToken, type MintedToken, mintedToken, type TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

/** Limits of tokens. */
export interface Narrowing {
  /** Limits to request in the exchange. */
  readonly limitsOf: (audience: string) => TokenLimits;
  /** Limits to request once the service has refused the capabilities; `undefined` if they must not be given up. */
  readonly withoutCapabilities: () => TokenLimits | undefined;
  /** Called after a token was issued without the refused capabilities. */
  readonly givenUp: (refusal: PlatformError) => void;
}

/** How this process signs in: the one way for the library and for every command. */
export interface SignInWays {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly issuerUrl: string;
  readonly identity: string | undefined;
  /** Requests a fresh ID token; `undefined` if no token can be minted. */
  readonly idToken: (() => Promise<string>) | undefined;
  /** Obtains a token without an exchange, as the person at a terminal. */
  readonly personal?: ((audience: string) => Promise<MintedToken>) | undefined;
  /** Receives every secret before its first use. */
  readonly mask: (secret: string) => void;
  /** Creates the error of a failed exchange, or a promise of it. */
  readonly explain?: ((error: unknown, audience: string, idToken: string) => unknown) | undefined;
  /** Without it, a token can do everything that its identity may do. */
  readonly narrowing?: Narrowing | undefined;
  /** Signs in again for a call after an earlier one failed to; without it, everything that needs the token has failed then. */
  readonly retriesFailures?: boolean | undefined;
}

/** The source of an audience's token: the given one, or else an exchange; `undefined` without either. */
export function tokensFor(
  ways: SignInWays,
  audience: string,
  given: string | undefined,
): TokenSource | undefined {
  if (given !== undefined) {
    ways.mask(given);
    return fixedToken(given);
  }
  if (ways.personal === undefined && ways.idToken === undefined) return undefined;
  return mintedToken(() => mintToken(ways, audience), ways.clock, ways.retriesFailures);
}

/** Obtains a new token of the audience: the person's own, or else by exchanging a fresh ID token. All are masked first. */
export async function mintToken(ways: SignInWays, audience: string): Promise<MintedToken> {
  const { explain, identity, idToken: askIdToken, mask, narrowing, personal } = ways;
  const masked = (minted: MintedToken): MintedToken => {
    mask(minted.token);
    return minted;
  };
  if (personal !== undefined) return masked(await personal(audience));
  if (askIdToken === undefined) throw new TypeError('there is no identity to sign in as');
  const idToken = await askIdToken();
  mask(idToken);
  try {
    const limits = narrowing?.limitsOf(audience) ?? {};
    return masked(await exchange(ways, { idToken, audience, identity, ...limits }));
  } catch (error) {
    throw explain === undefined ? error : await explain(error, audience, idToken);
  }
}

/** Exchanges, once more without the list of capabilities if the service answers code 3 to it. */
async function exchange(ways: SignInWays, request: ExchangeRequest): Promise<MintedToken> {
  const { clock, issuerUrl, narrowing, transport } = ways;
  const send = (one: ExchangeRequest) => exchangeToken(transport, issuerUrl, one, clock.now());
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'INVALID_ARGUMENT') throw error;
    const rest = request.capabilities === undefined ? undefined : narrowing?.withoutCapabilities();
    if (narrowing === undefined || rest === undefined) throw error;
    const { audience, idToken, identity } = request;
    const minted = await send({ idToken, audience, identity, ...rest });
    narrowing.givenUp(error);
    return minted;
  }
}

/** Issuer of an API: `console-api.` becomes `issuer.`; any other host issues its own tokens. */
export function issuerOf(apiUrl: string): string {
  const url = new URL(apiUrl);
  if (!url.hostname.startsWith('console-api.')) return apiUrl;
  url.hostname = `issuer.${url.hostname.slice('console-api.'.length)}`;
  return url.origin;
}
