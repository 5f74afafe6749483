import { audiencesOf, bearerToken, type Caller, callerOf, timeProblem } from './auth.ts';
import { toTimestamp } from './clock.ts';
import { type Call, okReply, type Reply } from './core.ts';
import { type JsonObject, textOf } from './json.ts';
import { KINDS } from './kinds.ts';
import { locateImage, requireRegistryRole } from './registry-access.ts';
import { forbidden, RegistryError } from './registry-error.ts';
import { verifyStatic } from './sts.ts';

/** The caller with an exchanged token of the registry's audience; 403 otherwise. */
async function registryCaller({ core, needs, nowMs }: Call, token: string): Promise<Caller> {
  const claims = await core.platformSigner.verify(token);
  if (!claims || textOf(claims.iss) !== core.origins.issuer) throw forbidden();
  if (timeProblem(claims, nowMs)) throw forbidden();
  if (!audiencesOf(claims).includes(new URL(core.origins.registry).host))
    throw forbidden('token was issued for a different audience');
  return callerOf(core, claims, needs);
}

function basicCredentials(call: Call): { user: string; password: string } | undefined {
  const header = call.headers.authorization;
  const encoded = typeof header === 'string' ? /^Basic +(\S+)$/i.exec(header)?.[1] : undefined;
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The caller with a pull token: its uid as user, a token of its static keys as password. */
async function pullTokenCaller(call: Call, user: string, password: string): Promise<Caller> {
  const identity = call.core.store.find(KINDS.identities, user);
  const claims = identity ? await verifyStatic(identity, password, call.nowMs) : undefined;
  if (claims === 'expired') {
    const message = "rpc error: code = InvalidArgument desc = this identity's keys have expired";
    throw new RegistryError(400, 'BAD_REQUEST', message);
  }
  if (!claims || timeProblem(claims, call.nowMs)) throw forbidden();
  return callerOf(call.core, { sub: user }, call.needs);
}

async function tokenCaller(call: Call): Promise<Caller | undefined> {
  const basic = basicCredentials(call);
  if (basic?.user === '_token') return registryCaller(call, basic.password);
  if (basic) return pullTokenCaller(call, basic.user, basic.password);
  const bearer = bearerToken(call);
  return bearer === undefined ? undefined : registryCaller(call, bearer);
}

const LIFETIME_S = 300;

/** Gives a token for one image: to an identity that may read it, or to anyone in the public organization. */
export async function giveRegistryToken(call: Call): Promise<Reply> {
  const { core } = call;
  const scope = call.parameters.get('scope') ?? '';
  const image = /^repository:([^:]+):pull$/.exec(scope)?.[1];
  if (image === undefined) throw new RegistryError(400, 'BAD_REQUEST', `unable to read scope "${scope}"`);
  const caller = await tokenCaller(call);
  const place = locateImage(core, image);
  if (caller === undefined && !place.isPublic)
    throw new RegistryError(401, 'UNAUTHORIZED', 'Authentication required');
  if (caller !== undefined && !place.isPublic) requireRegistryRole(caller, place.organizationUid);
  const now = Math.floor(call.nowMs / 1000);
  const claims: JsonObject = {
    iss: core.origins.issuer,
    sub: caller?.identityUid ?? '',
    aud: new URL(core.origins.registry).host,
    iat: now,
    exp: now + LIFETIME_S,
    access: [{ type: 'repository', name: image, actions: ['pull'] }],
  };
  const token = core.secrets.keep(await core.platformSigner.sign(claims));
  return okReply({ token, expires_in: LIFETIME_S, issued_at: toTimestamp(now * 1000) });
}
