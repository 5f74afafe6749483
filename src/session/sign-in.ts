import type { Clock } from '../base/clock.ts';
import { fieldOf, parseJson } from '../base/json-value.ts';
import { plainLine } from '../base/plain-text.ts';
import { type Host, IdTokenError, type IdTokenLimits } from '../host/host.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import { PlatformError, stoppedError, untilStopped } from '../platform/errors.ts';
import type { SignInWays } from '../platform/mint-token.ts';
import type { MintedToken } from '../platform/token-source.ts';
import { explainRefusal, type TokenClaims } from './exchange-refusal.ts';
import { exportFix } from './missing-identity.ts';

export interface SignInOptions extends IdTokenLimits {
  readonly host: Host;
  readonly issuerUrl: string;
  readonly identity: string | undefined;
  readonly idTokenAudience: string | undefined;
}

/** Reads the claims of a JWT; `undefined` for anything else. */
export function readClaims(token: string): TokenClaims | undefined {
  const payload = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (payload === undefined) return undefined;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const audience = fieldOf(payload, 'aud');
  const time = (name: string): number | undefined => {
    const seconds = fieldOf(payload, name);
    const ms = typeof seconds === 'number' ? new Date(seconds * 1000).getTime() : Number.NaN;
    return Number.isNaN(ms) ? undefined : ms;
  };
  return {
    issuer: text(fieldOf(payload, 'iss')),
    subject: text(fieldOf(payload, 'sub')),
    audience: Array.isArray(audience)
      ? audience.filter((value) => typeof value === 'string')
      : text(audience),
    expiresAt: time('exp'),
    notBefore: time('nbf'),
  };
}

/** How a person at a terminal gets tokens; `undefined` in a CI, and where nobody is to be signed in. */
export function personalTokens(
  inputs: CommonInputs,
  { person }: Host,
  signal: AbortSignal,
): SignInWays['personal'] {
  const obtain = person?.token;
  if (obtain !== undefined)
    return async (audience) =>
      givenToken(await untilStopped(() => obtain(audience, signal), signal, 'signing in'));
  if (person === undefined || inputs.identity === undefined) return undefined;
  return async (audience) => {
    const missing = audience === inputs['api-url'] ? 'platform' : 'registry';
    throw terminalError(audience, exportFix([missing], inputs));
  };
}

/** The error where nobody is signed in at a terminal. */
export function terminalError(audience: string, remedy: string): IdTokenError {
  const message = `a terminal does not issue ID tokens, and there is no other token for \`${audience}\``;
  return new IdTokenError(message, remedy);
}

/** A token that was minted elsewhere; without an expiry if it does not state one. */
export function givenToken(token: string): MintedToken {
  return { token, expiresAt: readClaims(token)?.expiresAt ?? Number.POSITIVE_INFINITY };
}

/** Makes the error of a failed exchange: a refusal explains what was presented, and what would match. */
export function explainExchange(
  options: SignInOptions,
  clock: Pick<Clock, 'now'>,
): NonNullable<SignInWays['explain']> {
  return (error, audience, idToken) =>
    error instanceof PlatformError && [400, 401, 403, 404].includes(error.httpStatus)
      ? refused({ ...options, now: clock.now() }, audience, idToken, error)
      : error;
}

/** The CI's ID token. A run that is stopped meanwhile was not refused: it says why it was stopped. */
export async function askIdToken(options: SignInOptions): Promise<string> {
  const { host, idTokenAudience, issuerUrl, signal } = options;
  try {
    return await host.idToken(idTokenAudience ?? issuerUrl, options);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw stoppedError(signal, 'requesting an ID token');
  }
}

function refused(
  options: SignInOptions & { readonly now: number },
  audience: string,
  idToken: string,
  error: PlatformError,
): RefusedExchangeError {
  const { identity, issuerUrl, now } = options;
  const { httpStatus } = error;
  const claims = readClaims(idToken);
  const explained = explainRefusal({
    ...claims,
    isReadable: claims !== undefined,
    expectedAudience: issuerUrl,
    fork: options.host.context.changeRequest?.fork,
    httpStatus,
    identity,
    now,
  });
  const { certain, claimMatch } = explained;
  const causes = explained.causes.filter((cause) => cause !== certain);
  const who = identity === undefined ? '' : ` as \`${plainLine(identity, 200)}\``;
  const said = `${plainLine(error.message, 500)} (HTTP status ${httpStatus})`;
  const lines = [
    ...(certain === undefined ? [] : [`The service answered: ${said}`]),
    'The ID token contained:',
    ...explained.presented.map((line) => `  ${plainLine(line)}`),
    ...(causes.length === 0 ? [] : [certain === undefined ? 'Likely causes:' : 'Other possible causes:']),
    ...causes.map((line) => `  ${plainLine(line)}`),
    ...(claimMatch === undefined ? [] : ['An identity with this claimMatch would match:']),
  ];
  const why = certain === undefined ? said : plainLine(certain);
  return new RefusedExchangeError(
    `signing in${who} for \`${audience}\` was refused: ${why}`,
    lines,
    claimMatch === undefined ? undefined : renderClaimMatch(claimMatch),
    error,
  );
}

/** JSON to copy out; characters that cannot be seen are written as escapes, which mean the same in JSON and YAML. */
function renderClaimMatch(claimMatch: object): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify({ claimMatch }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (character) =>
    character.split('').map(escaped).join(''),
  );
}

/** A refused exchange: what was presented with likely causes, and the claim match that would accept it, as JSON. */
export class RefusedExchangeError extends Error {
  readonly lines: readonly string[];
  readonly copy: string | undefined;

  constructor(message: string, lines: readonly string[], copy: string | undefined, cause: unknown) {
    super(message, { cause });
    this.name = 'RefusedExchangeError';
    this.lines = lines;
    this.copy = copy;
  }
}
