import { audiencesOf, bearerToken, callerOf, timeProblem } from './auth.ts';
import { parseTimestamp } from './clock.ts';
import { type Call, type Core, okReply, type Reply } from './core.ts';
import { textColumn } from './database.ts';
import { isJsonObject, type JsonObject, textOf } from './json.ts';
import { KINDS } from './kinds.ts';
import { type ImagePlace, isFreeTag, locateImage, requireRegistryRole } from './registry-access.ts';
import { forbidden, RegistryError } from './registry-error.ts';
import { giveRegistryToken } from './registry-token.ts';
import type { Route } from './routes.ts';
import { tagHistory } from './tag-history.ts';

function challenge(core: Core, image: string): RegistryError {
  const { registry } = core.origins;
  const host = new URL(registry).host;
  return new RegistryError(401, 'UNAUTHORIZED', 'Authentication required', {
    'www-authenticate': `Bearer realm="${registry}/token",service="${host}",scope="repository:${image}:pull"`,
  });
}

/** The image that a `/token` token is good for, or undefined for a token straight from the exchange. */
function scopedImage(claims: JsonObject): string | undefined {
  const [access] = Array.isArray(claims.access) ? claims.access : [];
  return isJsonObject(access) ? textOf(access.name) : undefined;
}

/** 401 without a token, 403 with one that does not open this part of the image; `isFree` opens it to all of the public. */
export async function authorizeImage(call: Call, image: string, isFree: boolean): Promise<ImagePlace> {
  const { core } = call;
  const token = bearerToken(call);
  if (token === undefined) throw challenge(core, image);
  const claims = await core.platformSigner.verify(token);
  if (!claims) throw forbidden();
  if (timeProblem(claims, call.nowMs)) throw challenge(core, image);
  if (!audiencesOf(claims).includes(new URL(core.origins.registry).host))
    throw forbidden('token was issued for a different audience');
  const scoped = scopedImage(claims);
  if (scoped === undefined && !core.settings.directBearer) throw challenge(core, image);
  if (scoped !== undefined && scoped !== image) throw forbidden('token was issued for another image');
  const place = locateImage(core, image);
  if (place.isPublic && isFree) return place;
  const identityUid = textOf(claims.sub);
  if (identityUid === '') throw forbidden('only latest and latest-dev are public');
  requireRegistryRole(callerOf(core, claims, call.needs), place.organizationUid);
  return place;
}

function readBound(call: Call, name: string): number | undefined {
  const text = call.parameters.get(name);
  if (text === null || text === '') return undefined;
  const timeMs = parseTimestamp(text);
  if (timeMs === undefined)
    throw new RegistryError(400, 'BAD_REQUEST', `${name} is not a timestamp: ${text}`);
  return timeMs;
}

/** The digests that a tag has pointed to. */
async function readTagHistory(call: Call, image: string, tag: string): Promise<Reply> {
  const { core } = call;
  const place = await authorizeImage(call, image, isFreeTag(tag));
  const bounds = { startMs: readBound(call, 'start'), endMs: readBound(call, 'end') };
  if (place.repoUid === undefined)
    throw new RegistryError(404, 'NAME_UNKNOWN', `repository does not exist: ${image}`);
  const sql = `SELECT uid FROM ${KINDS.tags.table} WHERE parent = ? AND name = ?`;
  const row = core.store.database.get(sql, [place.repoUid, tag]);
  if (row) return okReply({ history: tagHistory(core, textColumn(row, 'uid'), bounds) });
  if (core.settings.unknownTagHistory === 'empty') return okReply({ history: [] });
  throw new RegistryError(404, 'MANIFEST_UNKNOWN', `tag does not exist: ${image}:${tag}`);
}

/** The registry's token endpoint and tag history. */
export const registryRoutes: readonly Route[] = [
  { service: 'registry', method: 'GET', pattern: '/token', handle: giveRegistryToken },
  {
    service: 'registry',
    method: 'GET',
    pattern: '/v2/{uid}/_chainguard/history/{tag}',
    handle: readTagHistory,
  },
];
