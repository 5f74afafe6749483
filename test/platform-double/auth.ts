import { permissionDenied, unauthenticated } from './api-error.ts';
import { type Capability, capabilityName, capabilityOf, isRegistryCapability } from './capabilities.ts';
import type { Call, Core } from './core.ts';
import { textColumn } from './database.ts';
import { type JsonObject, textOf, textsOf } from './json.ts';
import { KINDS } from './kinds.ts';
import { bodyOf } from './store.ts';
import { ancestorsOf, depthOf, isWithin, rootOf } from './uid.ts';

/** The effect of a role binding: some capabilities in a group and all below it. */
export type Grant = { readonly group: string; readonly capabilities: ReadonlySet<Capability> };

/** Who is asking, and what that identity may do. */
export type Caller = {
  readonly identityUid: string;
  readonly grants: readonly Grant[];
  /** Receives the name of every capability that a request needs. */
  readonly needs: (capability: string) => void;
};

/** The audiences of a token's claims, one or many. */
export function audiencesOf(claims: JsonObject): string[] {
  return typeof claims.aud === 'string' ? [claims.aud] : textsOf(claims.aud);
}

/** Why the token's times do not hold at `nowMs`, or undefined where they do. */
export function timeProblem(claims: JsonObject, nowMs: number): string | undefined {
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= nowMs) return 'token has expired';
  const from = typeof claims.nbf === 'number' ? claims.nbf : claims.iat;
  return typeof from === 'number' && from * 1000 > nowMs + 60_000 ? 'token is not yet valid' : undefined;
}

/** The token of a `Bearer` header, or undefined. */
export function bearerToken(call: Call): string | undefined {
  const header = call.headers.authorization;
  return typeof header === 'string' ? /^Bearer +(\S+)$/i.exec(header)?.[1] : undefined;
}

/** The signed-in caller of a platform operation; code 16 for a missing, foreign, expired or misdirected token. */
export async function authenticate(call: Call): Promise<Caller> {
  const { core } = call;
  const token = bearerToken(call);
  if (token === undefined) throw unauthenticated('missing bearer token');
  const claims = await core.platformSigner.verify(token);
  if (!claims || textOf(claims.iss) !== core.origins.issuer) throw unauthenticated('invalid bearer token');
  const problem = timeProblem(claims, call.nowMs);
  if (problem) throw unauthenticated(problem);
  if (!audiencesOf(claims).includes(core.origins.api) || claims.access !== undefined)
    throw unauthenticated('token was not issued for this audience');
  return callerOf(core, claims, call.needs);
}

/** The identity of a platform token's claims with its grants, narrowed by `scopes` and `caps` of the exchange. */
export function callerOf(core: Core, claims: JsonObject, needs: Caller['needs']): Caller {
  const identityUid = textOf(claims.sub);
  const scopes = textsOf(claims.scopes);
  const asked = textsOf(claims.caps);
  const held = grantsOf(core, identityUid);
  const scoped =
    scopes.length === 0
      ? held
      : scopes.flatMap((scope) =>
          held
            .filter((grant) => grant.group === scope || ancestorsOf(scope).includes(grant.group))
            .map((grant) => ({ ...grant, group: scope })),
        );
  if (asked.length === 0) return { identityUid, grants: scoped, needs };
  const wanted = new Set(asked.map(capabilityOf));
  const narrowed = scoped.map(({ group, capabilities }) => ({
    group,
    capabilities: new Set([...capabilities].filter((capability) => wanted.has(capability))),
  }));
  return { identityUid, grants: narrowed, needs };
}

const remembered = new WeakMap<Core, { version: number; grants: Map<string, readonly Grant[]> }>();

/** The access that the identity's role bindings give now. */
export function grantsOf(core: Core, identityUid: string): readonly Grant[] {
  const { database } = core.store;
  let memory = remembered.get(core);
  if (memory?.version !== database.version()) {
    memory = { version: database.version(), grants: new Map() };
    remembered.set(core, memory);
  }
  const known = memory.grants.get(identityUid);
  if (known) return known;
  const rows = database.all(
    `SELECT b.parent AS parent, r.json AS json FROM role_bindings b JOIN roles r ON r.uid = b.role_uid
     WHERE b.identity_uid = ?`,
    [identityUid],
  );
  const grants = rows.map((row) => ({
    group: textColumn(row, 'parent'),
    capabilities: new Set(textsOf(bodyOf(row).capabilities).map((name) => name.replace(/^CAP_/, ''))),
  }));
  memory.grants.set(identityUid, grants);
  return grants;
}

/** The groups in which the caller holds the capability. */
export function groupsWith(caller: Caller, capability: Capability): string[] {
  caller.needs(capabilityName(capability));
  if (isRegistryCapability(capability) && depthOf(caller.identityUid) > 2) return [];
  return caller.grants.filter((grant) => grant.capabilities.has(capability)).map((grant) => grant.group);
}

/** The groups to list from: code 7 where the caller holds the capability nowhere. */
export function listScope(caller: Caller, capability: Capability, area: string): string[] {
  const groups = groupsWith(caller, capability);
  if (groups.length === 0) throw denied(caller, capability, area, 'any group');
  return groups;
}

/** Code 7 unless the caller holds the capability at `uid` or above it. */
export function requireCapability(caller: Caller, capability: Capability, uid: string, area: string): void {
  if (!groupsWith(caller, capability).some((group) => isWithin(uid, group)))
    throw denied(caller, capability, area, uid);
}

function denied(caller: Caller, capability: Capability, area: string, place: string) {
  const name = capabilityName(capability);
  const subgroup = isRegistryCapability(capability) && depthOf(caller.identityUid) > 2;
  const reason = subgroup ? ': the identity was created under a subgroup and cannot see the registry' : '';
  return permissionDenied(
    area,
    `caller does not have the required capabilities [${name}] at ${place}${reason}`,
  );
}

/** The root groups whose catalog is public: the organization named `chainguard`. */
export function publicRoots(core: Core): string[] {
  const rows = core.store.database.all(
    `SELECT uid FROM ${KINDS.groups.table} WHERE name = 'chainguard' AND parent = ''`,
  );
  return rows.map((row) => textColumn(row, 'uid'));
}

/** Whether `uid` belongs to the public organization which every signed-in caller sees that has the capability somewhere. */
export function isPublic(core: Core, uid: string): boolean {
  return publicRoots(core).includes(rootOf(uid));
}
