import type { Clock } from '../base/clock.ts';
import { plainLine } from '../base/plain-text.ts';
import { explainRefusal } from '../domain/exchange-refusal.ts';
import type { Host } from '../host/host.ts';
import { PlatformError } from '../platform/errors.ts';
import { fixedToken, type MintedToken, mintedToken, type TokenSource } from '../platform/token-source.ts';
import type { Transport } from '../platform/transport.ts';
import { RefusedExchangeError } from './refused-exchange-error.ts';

/** What signing in needs to know. */
export interface SignInOptions {
  readonly host: Host;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly issuerUrl: string;
  readonly identity: string | undefined;
  readonly idTokenAudience: string | undefined;
}

/** Claims of a token, read without verifying it: for explanations and names only. */
export interface TokenClaims {
  readonly issuer: string | undefined;
  readonly subject: string | undefined;
  readonly audience: string | readonly string[] | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | undefined;
}

/** Reads the claims of a JWT; `undefined` for what is none. */
export function readClaims(token: string): TokenClaims | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const claim = (name: string): unknown =>
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
    const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
    const audience = claim('aud');
    const expiry = claim('exp');
    return {
      issuer: text(claim('iss')),
      subject: text(claim('sub')),
      audience: Array.isArray(audience)
        ? audience.filter((value) => typeof value === 'string')
        : text(audience),
      expiresAt: typeof expiry === 'number' ? timeOfSeconds(expiry) : undefined,
    };
  } catch {
    return undefined;
  }
}

/** Milliseconds of seconds since 1970; `undefined` beyond the times that there are. */
function timeOfSeconds(seconds: number): number | undefined {
  const time = new Date(seconds * 1000).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Where the token of an audience comes from: the one that was given, else an exchange of this job's ID token for the
 * identity; `undefined` without either. Exchanges throw `IdTokenError`, `RefusedExchangeError` or `PlatformError`.
 */
export function tokenSource(
  options: SignInOptions,
  audience: string,
  given: string | undefined,
): TokenSource | undefined {
  if (given !== undefined) {
    options.host.mask(given);
    return fixedToken(given);
  }
  if (options.identity === undefined) return undefined;
  return mintedToken(() => mintToken(options, audience), options.clock);
}

/** Asks the CI for an ID token and exchanges it; both are masked before their first use. */
export async function mintToken(options: SignInOptions, audience: string): Promise<MintedToken> {
  const { clock, host, identity, issuerUrl, transport } = options;
  const idToken = await askIdToken(options);
  host.mask(idToken);
  // With its schemas only where a token is minted: most runs without an identity are over before they would be read.
  const { exchangeToken } = await import('../platform/resources/sts.ts');
  try {
    const minted = await exchangeToken(transport, issuerUrl, { idToken, audience, identity }, clock.now());
    host.mask(minted.token);
    return minted;
  } catch (error) {
    throw isRefusal(error) ? refused(options, audience, idToken, error) : error;
  }
}

/** The CI's ID token. A run that is stopped meanwhile was not refused: it says why it was stopped. */
async function askIdToken({ host, idTokenAudience, issuerUrl, signal }: SignInOptions): Promise<string> {
  try {
    return await host.idToken(idTokenAudience ?? issuerUrl, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    const why = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
    throw new PlatformError(why, {
      code: 'CANCELLED',
      call: 'asking for an ID token',
      cause: signal.reason,
    });
  }
}

function isRefusal(error: unknown): error is PlatformError {
  return error instanceof PlatformError && [400, 401, 403, 404].includes(error.httpStatus);
}

function refused(
  options: SignInOptions,
  audience: string,
  idToken: string,
  error: PlatformError,
): RefusedExchangeError {
  const claims = readClaims(idToken);
  const explained = explainRefusal({
    issuer: claims?.issuer,
    subject: claims?.subject,
    audience: claims?.audience,
    expectedAudience: options.issuerUrl,
    fork: options.host.context.changeRequest?.fork,
  });
  const match = explained.claimMatch;
  const lines = [
    'The ID token said:',
    ...explained.presented.map((line) => `  ${plainLine(line)}`),
    'Likely causes:',
    ...explained.causes.map((line) => `  ${plainLine(line)}`),
    ...(match === undefined
      ? []
      : [`An identity with this claimMatch would match: ${JSON.stringify(match)}`]),
  ];
  const who = options.identity === undefined ? '' : ` as \`${plainLine(options.identity, 200)}\``;
  const why = plainLine(error.message, 500);
  return new RefusedExchangeError(
    `signing in${who} for \`${audience}\` was refused: ${why} (HTTP status ${error.httpStatus})`,
    lines,
    error,
  );
}
