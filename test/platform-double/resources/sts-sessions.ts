import { invalidArgument, unauthenticated } from '../api-error.ts';
import { bearerToken, timeProblem } from '../auth.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { textOf } from '../json.ts';
import { HEADLESS_SESSION, TOKEN_PAIR } from '../more-messages.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';
import { mintPlatformToken } from '../tokens.ts';

const AREA = 'iam';
const REFRESH_AUDIENCE = 'refresh';

/** Trades a refresh token (a platform token for the audience `refresh`) for a new pair. */
async function refresh(call: Call): Promise<Reply> {
  const { core } = call;
  const sent = bearerToken(call);
  const claims = sent === undefined ? undefined : await core.platformSigner.verify(sent);
  if (!claims || textOf(claims.iss) !== core.origins.issuer) throw unauthenticated('invalid refresh token');
  const problem = timeProblem(claims, call.nowMs);
  if (problem) throw unauthenticated(problem);
  if (![claims.aud].flat().includes(REFRESH_AUDIENCE)) throw unauthenticated('this is no refresh token');
  const query = createQuery(call.parameters, AREA);
  const audiences = query.list('aud').filter((audience) => audience !== '');
  if (audiences.length === 0) throw invalidArgument(AREA, 'aud', 'at least one audience is required');
  const scopes = query.list('scopes');
  const caps = query.list('cap');
  const identityUid = textOf(claims.sub);
  const limits = { ...(scopes.length > 0 ? { scopes } : {}), ...(caps.length > 0 ? { caps } : {}) };
  const token = await mintPlatformToken(core, {
    identityUid,
    audiences,
    issuedMs: call.nowMs,
    claims: limits,
  });
  const next = await mintPlatformToken(core, {
    identityUid,
    audiences: [REFRESH_AUDIENCE],
    issuedMs: call.nowMs,
  });
  return messageReply(core, TOKEN_PAIR, {
    token: { ...token, refreshToken: '' },
    refreshToken: { ...next, refreshToken: '' },
  });
}

/** A session that nobody has completed yet, whatever the code. */
function headlessSession(call: Call): Reply {
  const code = createQuery(call.parameters, AREA).text('code');
  if (code === undefined) throw invalidArgument(AREA, 'code', 'is required');
  return messageReply(call.core, HEADLESS_SESSION, { ecdhPublicKey: '', encryptedIdtoken: '' });
}

/** The parts of the exchange that people's sessions need. */
export const stsSessionRoutes: readonly Route[] = [
  { service: 'issuer', method: 'POST', pattern: '/sts/exchange_refresh_token', handle: refresh },
  { service: 'issuer', method: 'GET', pattern: '/sts/headless_sessions', handle: headlessSession },
];
