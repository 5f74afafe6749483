import { ApiError, alreadyExists, existing, notFound } from './api-error.ts';
import { authenticate, type Caller, isPublic, listScope, publicRoots, requireCapability } from './auth.ts';
import { toTimestamp } from './clock.ts';
import { type Call, type Core, okReply, type Reply } from './core.ts';
import { patched, readBody, readMessage } from './field-mask.ts';
import { type Condition, either, uidpConditions, withinGroups } from './filters.ts';
import { type JsonObject, textOf } from './json.ts';
import { KINDS, type Kind } from './kinds.ts';
import { listReply } from './lists.ts';
import { createQuery, type Query, toCamelCase } from './query.ts';
import type { Handler, Route } from './routes.ts';
import { type Hydrate, hydrated, rowRenderer, shown } from './show.ts';
import { rootOf } from './uid.ts';
import { completeBody } from './wire.ts';

/** How one kind of resource is served; an operation without capability does not exist. */
export type ResourceRules = {
  readonly kind: Kind;
  /** Path of the collection, for example `/iam/v2/groups`. */
  readonly path: string;
  readonly capabilities: {
    readonly list: string;
    readonly create?: string | undefined;
    readonly update?: string | undefined;
    readonly remove?: string | undefined;
  };
  /** Fields that clients may send; the others are the service's. */
  readonly writable: readonly string[];
  /** The kind that `{parent}` of a create must name. */
  readonly parentKind: Kind;
  /** Filters beside the uidp ones. */
  readonly filters: (query: Query, core: Core) => readonly Condition[];
  readonly hydrate?: Hydrate;
  /** Resources that everybody with the capability sees: of the public organization, at the root, or all. */
  readonly open?: 'public' | 'roots' | 'all';
  /** Throws where a body about to be written is wrong; `previous` is absent on create. */
  readonly check?: (call: Call, body: JsonObject, previous: JsonObject | undefined) => void;
  /** Stores what a create sent, where that is more than a new resource under `parent`; gives its body. */
  readonly store?: (call: Call, parent: string, sent: JsonObject) => JsonObject;
  /** Names must be unique under a parent. */
  readonly uniqueName?: true;
  readonly beforeRemove?: (call: Call, uid: string) => void;
  /** Deleting what is gone succeeds. */
  readonly removeMissing?: true;
  /** Times that the kind shows on a new resource. */
  readonly times: readonly ('createTime' | 'updateTime')[];
};

/** The capabilities of a kind whose names begin alike; an operation whose verb is not among `verbs` does not exist. */
export function capabilitiesOf(
  prefix: string,
  verbs = 'CREATE UPDATE DELETE',
): ResourceRules['capabilities'] {
  const named = (verb: string) => (verbs.includes(verb) ? `${prefix}_${verb}` : undefined);
  return {
    list: `${prefix}_LIST`,
    create: named('CREATE'),
    update: named('UPDATE'),
    remove: named('DELETE'),
  };
}

const area = (rules: ResourceRules) => rules.kind.area;

/** The List, Get, Create, Update and Delete routes of one kind. */
export function crudRoutes(rules: ResourceRules): Route[] {
  const { create, remove: mayRemove, update: mayUpdate } = rules.capabilities;
  const route = (method: string, end: string, handle: Handler): Route => ({
    service: 'api',
    method,
    pattern: `${rules.path}${end}`,
    handle,
  });
  /** An operation on what `{uid}` names, for those who may. */
  const write = (
    method: string,
    capability: string | undefined,
    handle: (call: Call, uid: string) => Reply,
    kind?: Kind,
  ): Route[] => {
    if (capability === undefined) return [];
    const guarded = async (call: Call, uid: string): Promise<Reply> => {
      await allowed(call, rules, capability, uid, kind);
      return handle(call, uid);
    };
    return [route(method, '/{uid}', guarded)];
  };
  const store = (call: Call, parent: string): Reply => {
    const sent = readSent(call, rules);
    const body = rules.store?.(call, parent, sent) ?? createResource(call, rules, parent, sent);
    return resourceReply(call.core, rules, body);
  };
  return [
    route('GET', '', (call) => list(call, rules)),
    route('GET', '/{uid}', (call, uid) => get(call, rules, uid)),
    ...write('POST', create, store, rules.parentKind),
    ...write('PATCH', mayUpdate, (call, uid) => update(call, rules, uid)),
    ...write('DELETE', mayRemove, (call, uid) => remove(call, rules, uid)),
  ];
}

/** The fields of a create's body that clients may send. */
export function readSent(call: Call, rules: ResourceRules): JsonObject {
  const body = readMessage(readBody(call.body, area(rules)), rules.kind.message, area(rules));
  return Object.fromEntries(
    rules.writable.flatMap((name) => (name in body ? [[name, body[name] ?? null]] : [])),
  );
}

/** Code 7 where the caller may not, code 5 where not even the organization of `uid` exists. */
export async function allowed(
  call: Call,
  rules: ResourceRules,
  capability: string,
  uid: string,
  kind: Kind = rules.kind,
): Promise<void> {
  const caller = await authenticate(call);
  const { store } = call.core;
  if (!store.find(KINDS.groups, rootOf(uid)) && !store.find(kind, uid))
    throw notFound(area(rules), kind.type, uid);
  requireCapability(caller, capability, uid, area(rules));
}

/** The condition that keeps a list to what the caller may see; none where everything is open. */
export function visibleTo(call: Call, caller: Caller, rules: ResourceRules): Condition[] {
  const scope = listScope(caller, rules.capabilities.list, area(rules));
  if (rules.open === 'all') return [];
  const open = rules.open === 'public' ? publicRoots(call.core) : [];
  const within = withinGroups([...scope, ...open]);
  return [rules.open === 'roots' ? either(within, { sql: "parent = ''", binds: [] }) : within];
}

async function list(call: Call, rules: ResourceRules): Promise<Reply> {
  const { core } = call;
  const caller = await authenticate(call);
  if (core.settings.unroutedLists.includes(rules.path)) throw notFound(area(rules), rules.kind.type, '');
  const query = createQuery(honored(call), area(rules));
  return listReply(call, query, {
    ...rules.kind,
    conditions: [
      ...visibleTo(call, caller, rules),
      ...uidpConditions(query, !core.settings.floor),
      ...rules.filters(query, core),
    ],
    render: rowRenderer(core, rules.kind, rules.hydrate),
  });
}

/** The parameters without the filters that the settings have the service ignore. */
function honored(call: Call): URLSearchParams {
  const { ignoredFilters } = call.core.settings;
  if (ignoredFilters.length === 0) return call.parameters;
  const left = new URLSearchParams(call.parameters);
  for (const name of ignoredFilters) {
    left.delete(name);
    left.delete(toCamelCase(name));
  }
  return left;
}

async function get(call: Call, rules: ResourceRules, uid: string): Promise<Reply> {
  const caller = await authenticate(call);
  const body = call.core.store.find(rules.kind, uid);
  const open =
    rules.open === 'all' ||
    (rules.open === 'roots' && !uid.includes('/')) ||
    (rules.open === 'public' && isPublic(call.core, uid));
  if (open) listScope(caller, rules.capabilities.list, area(rules));
  else await allowed(call, rules, rules.capabilities.list, uid);
  if (!body) throw notFound(area(rules), rules.kind.type, uid);
  if (call.core.settings.poisoned.includes(uid)) throw new ApiError('INTERNAL', 'internal error');
  return resourceReply(call.core, rules, body);
}

/** A resource as clients see it. */
export function resourceReply(core: Core, rules: ResourceRules, body: JsonObject): Reply {
  return okReply(shown(core, rules.kind, hydrated(core, rules.kind, rules.hydrate, body)));
}

/** Checks and stores a new resource under `parent` and hands its body back. */
export function createResource(
  call: Call,
  rules: ResourceRules,
  parent: string,
  sent: JsonObject,
): JsonObject {
  const { store, uids } = call.core;
  rules.check?.(call, sent, undefined);
  existing(call.core, rules.parentKind, parent, area(rules));
  const name = textOf(sent.name);
  if (rules.uniqueName) refuseTaken(call, rules, parent, name, '');
  const time = toTimestamp(call.nowMs);
  const body: JsonObject = { uid: uids.next(parent), ...sent };
  for (const key of rules.times) body[key] = time;
  store.insert(rules.kind, body, call.nowMs, call.nowMs);
  return completeBody(rules.kind.message, body);
}

function refuseTaken(call: Call, rules: ResourceRules, parent: string, name: string, self: string): void {
  const { database } = call.core.store;
  const sql = `SELECT uid FROM ${rules.kind.table} WHERE parent = ? AND name = ? AND uid <> ?`;
  if (database.get(sql, [parent, name, self]))
    throw alreadyExists(area(rules), `${rules.kind.type} "${name}" already exists under ${parent}`);
}

function update(call: Call, rules: ResourceRules, uid: string): Reply {
  const { store } = call.core;
  const current = existing(call.core, rules.kind, uid);
  const query = createQuery(call.parameters, area(rules));
  const sent = readBody(call.body, area(rules));
  const body = patched(current, sent, query, rules.writable, area(rules), rules.kind.message);
  rules.check?.(call, body, current);
  if (rules.uniqueName)
    refuseTaken(call, rules, uid.slice(0, Math.max(0, uid.lastIndexOf('/'))), textOf(body.name), uid);
  if (rules.times.includes('updateTime')) body.updateTime = toTimestamp(call.nowMs);
  store.replace(rules.kind, body, call.nowMs);
  return resourceReply(call.core, rules, completeBody(rules.kind.message, body));
}

function remove(call: Call, rules: ResourceRules, uid: string): Reply {
  const { store } = call.core;
  if (rules.removeMissing !== true) existing(call.core, rules.kind, uid);
  if (store.find(rules.kind, uid)) {
    rules.beforeRemove?.(call, uid);
    store.remove(rules.kind, uid);
  }
  return { status: 200, body: '{}' };
}
