import { createLocalJWKSet } from 'jose';
import { ApiError, invalidArgument, permissionDenied, unauthenticated } from './api-error.ts';
import { bearerToken, timeProblem } from './auth.ts';
import { capabilityOf } from './capabilities.ts';
import { mismatchOf } from './claim-match.ts';
import { parseTimestamp, toTimestamp } from './clock.ts';
import { type Call, type Core, messageReply, type Reply } from './core.ts';
import { isJsonObject, type JsonObject, parseJson, textOf } from './json.ts';
import { KINDS } from './kinds.ts';
import { TOKEN } from './more-messages.ts';
import { createQuery, type Query } from './query.ts';
import type { Route } from './routes.ts';
import { verifyWith } from './signing.ts';
import { mintPlatformToken } from './tokens.ts';

const AREA = 'iam';

/** Query of a GET; of a POST also its form body. A JSON body says nothing here. */
function exchangeQuery(call: Call): Query {
  const parameters = new URLSearchParams(call.parameters);
  const type = String(call.headers['content-type'] ?? '');
  if (call.method === 'POST' && type.startsWith('application/x-www-form-urlencoded')) {
    for (const [name, value] of new URLSearchParams(call.body)) parameters.append(name, value);
  }
  return createQuery(parameters, AREA);
}

/** The identity's claims where its static keys signed the token and have not run out. */
export async function verifyStatic(
  identity: JsonObject,
  token: string,
  nowMs: number,
): Promise<JsonObject | 'expired' | undefined> {
  const keys = identity.staticKeys;
  if (!isJsonObject(keys)) return undefined;
  const jwks = parseJson(textOf(keys.issuerKeys));
  // Safe: the builder and the create check store a JWKS here; jose refuses anything else.
  const claims = await verifyWith(
    token,
    createLocalJWKSet(jwks as unknown as Parameters<typeof createLocalJWKSet>[0]),
  );
  if (!claims) return undefined;
  const until = parseTimestamp(textOf(keys.expirationTime));
  return until !== undefined && until <= nowMs ? 'expired' : claims;
}

async function verifiedClaims(
  call: Call,
  token: string,
  identity: JsonObject | undefined,
): Promise<JsonObject> {
  const fixed = identity ? await verifyStatic(identity, token, call.nowMs) : undefined;
  if (fixed === 'expired') throw new ApiError('INVALID_ARGUMENT', "this identity's keys have expired");
  const claims = fixed ?? (await call.core.hostSigner.verify(token));
  if (!claims) throw unauthenticated('the ID token could not be verified');
  const problem = timeProblem(claims, call.nowMs);
  if (problem) throw unauthenticated(problem);
  return claims;
}

/** The one identity that matches where none was named. */
function impliedIdentity(core: Core, claims: JsonObject): JsonObject {
  const literal = core.store
    .findBy(KINDS.identities, 'subject', textOf(claims.sub))
    .filter((identity) => mismatchOf(core, identity, claims) === undefined);
  const [only] = literal;
  if (!only || literal.length > 1) throw new ApiError('NOT_FOUND', 'no identity found for this token');
  return only;
}

function chosenIdentity(core: Core, uid: string, claims: JsonObject): JsonObject {
  const identity = core.store.find(KINDS.identities, uid);
  if (!identity) throw new ApiError('NOT_FOUND', `no identity found: ${uid}`);
  const mismatch = mismatchOf(core, identity, claims);
  if (mismatch) throw permissionDenied(AREA, mismatch);
  return identity;
}

/** Trades a third party's ID token for a platform token of one audience list. */
async function exchange(call: Call): Promise<Reply> {
  const { core } = call;
  const query = exchangeQuery(call);
  const token = bearerToken(call);
  if (token === undefined) throw unauthenticated('missing bearer token');
  const audiences = query.list('aud').filter((audience) => audience !== '');
  if (audiences.length === 0) throw invalidArgument(AREA, 'aud', 'at least one audience is required');
  const uid = query.text('identity');
  const claims = await verifiedClaims(
    call,
    token,
    uid === undefined ? undefined : core.store.find(KINDS.identities, uid),
  );
  const identity = uid === undefined ? impliedIdentity(core, claims) : chosenIdentity(core, uid, claims);
  const scopes = [...new Set([...query.list('scopes'), query.text('scope') ?? ''])].filter(
    (scope) => scope !== '',
  );
  const caps = query.list('cap');
  const unknown = caps.find((name) => capabilityOf(name) === undefined);
  if (unknown !== undefined) throw invalidArgument(AREA, 'cap', `"${unknown}" is not a capability`);
  if (caps.length > 0 && core.settings.capabilityLists === 'refused')
    throw invalidArgument(AREA, 'cap', 'lists of capabilities are not supported');
  core.store.replace(KINDS.identities, { ...identity, lastSeenTime: toTimestamp(call.nowMs) });
  const minted = await mintPlatformToken(core, {
    identityUid: textOf(identity.uid),
    audiences,
    issuedMs: call.nowMs,
    claims: {
      act: { iss: textOf(claims.iss), sub: textOf(claims.sub), aud: claims.aud ?? '' },
      ...(scopes.length > 0 ? { scopes } : {}),
      ...(caps.length > 0 ? { caps } : {}),
    },
  });
  return messageReply(core, TOKEN, {
    token: minted.token,
    refreshToken: '',
    expiry: minted.expiry,
  });
}

/** The exchange. */
export const stsRoutes: readonly Route[] = ['GET', 'POST'].map((method) => ({
  service: 'issuer',
  method,
  pattern: '/sts/exchange',
  handle: exchange,
}));
