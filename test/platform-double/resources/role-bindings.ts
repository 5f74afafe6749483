import { alreadyExists, existing, invalidArgument, requireExtra } from '../api-error.ts';
import { type Call, type Core, okReply, type Reply } from '../core.ts';
import { allowed, capabilitiesOf, createResource, crudRoutes, type ResourceRules } from '../crud.ts';
import { readBody, readMessage } from '../field-mask.ts';
import { exactText } from '../filters.ts';
import { isJsonObject, type JsonObject, textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import type { Route } from '../routes.ts';
import { hydrated, shown } from '../show.ts';
import { parentOf } from '../uid.ts';

const MAX_BATCH = 25;

/** Adds the identity, group and role behind the uids; what is gone shows its uid only. */
function hydrate(core: Core, body: JsonObject): JsonObject {
  const { store } = core;
  const uid = textOf(body.uid);
  const identity = store.find(KINDS.identities, textOf(body.identityUid)) ?? {};
  const group = store.find(KINDS.groups, parentOf(uid)) ?? {};
  const role = store.find(KINDS.roles, textOf(body.roleUid)) ?? {};
  const match = identity.claimMatch ?? identity.staticKeys;
  const claims = isJsonObject(match) ? match : {};
  return {
    uid,
    identity: {
      uid: textOf(body.identityUid),
      name: textOf(identity.name),
      description: textOf(identity.description),
      subject: textOf(claims.subject),
      issuer: textOf(claims.issuer),
      ...(core.settings.floor ? {} : { email: textOf(identity.email) }),
    },
    group: { uid: parentOf(uid), name: textOf(group.name), description: textOf(group.description) },
    role: { uid: textOf(body.roleUid), name: textOf(role.name), description: textOf(role.description) },
    createTime: textOf(body.createTime),
  };
}

function checkBinding(call: Call, body: JsonObject): void {
  const identityUid = textOf(body.identityUid);
  const roleUid = textOf(body.roleUid);
  if (identityUid === '') throw invalidArgument('iam', 'identity_uid', 'is required');
  if (roleUid === '') throw invalidArgument('iam', 'role_uid', 'is required');
  existing(call.core, KINDS.identities, identityUid);
  existing(call.core, KINDS.roles, roleUid);
}

export const ROLE_BINDING_RULES: ResourceRules = {
  kind: KINDS.roleBindings,
  path: '/iam/v2/roleBindings',
  capabilities: capabilitiesOf('IAM_ROLE_BINDINGS'),
  writable: ['identityUid', 'roleUid'],
  parentKind: KINDS.groups,
  filters(query, core) {
    if (core.settings.floor) return [];
    return [
      ...exactText(query, 'identity', 'identity_uid'),
      ...exactText(query, 'group', 'parent'),
      ...exactText(query, 'role', 'role_uid'),
    ];
  },
  hydrate,
  check: checkBinding,
  store: createBinding,
  removeMissing: true,
  times: ['createTime'],
};

function createBinding(call: Call, parent: string, sent: JsonObject): JsonObject {
  const { settings, store } = call.core;
  const sql = `SELECT uid FROM ${KINDS.roleBindings.table} WHERE parent = ? AND identity_uid = ? AND role_uid = ?`;
  const twin = store.database.get(sql, [parent, textOf(sent.identityUid), textOf(sent.roleUid)]);
  if (settings.duplicateBindings === 'refused' && twin)
    throw alreadyExists('iam', `this identity already holds this role at ${parent}`);
  return createResource(call, ROLE_BINDING_RULES, parent, sent);
}

/** At most 25 at once, all or none, answered in the order asked. */
async function batchCreate(call: Call): Promise<Reply> {
  const { core } = call;
  requireExtra(core, core.settings.batchCreate);
  const body = readBody(call.body, 'iam');
  const parent = textOf(body.parent);
  if (parent === '') throw invalidArgument('iam', 'parent', 'is required');
  await allowed(call, ROLE_BINDING_RULES, 'IAM_ROLE_BINDINGS_CREATE', parent, KINDS.groups);
  const requests = Array.isArray(body.requests) ? body.requests : [];
  if (requests.length === 0) throw invalidArgument('iam', 'requests', 'at least one is required');
  if (requests.length > MAX_BATCH)
    throw invalidArgument('iam', 'requests', `at most ${MAX_BATCH} are allowed`);
  const roleUid = textOf(body.roleUid ?? body.role_uid);
  const bindings = core.store.database.transaction(() =>
    requests.map((request, index) => createBinding(call, parent, batchItem(request, index, parent, roleUid))),
  );
  const { kind } = ROLE_BINDING_RULES;
  return okReply({
    roleBindings: bindings.map((binding) => shown(core, kind, hydrated(core, kind, hydrate, binding))),
  });
}

function batchItem(request: unknown, index: number, parent: string, roleUid: string): JsonObject {
  const place = `requests[${index}]`;
  // Safe: the request is a member of a parsed JSON array.
  const item = isJsonObject(request as JsonObject) ? (request as JsonObject) : {};
  const own = textOf(item.parent);
  if (own !== '' && own !== parent)
    throw invalidArgument('iam', `${place}.parent`, 'differs from the parent');
  const binding = item.roleBinding ?? item.role_binding;
  if (!isJsonObject(binding)) throw invalidArgument('iam', `${place}.role_binding`, 'is required');
  const { identityUid = '', roleUid: role = '' } = readMessage(binding, KINDS.roleBindings.message, 'iam');
  const ownRole = textOf(role);
  if (roleUid !== '' && ownRole !== '' && ownRole !== roleUid)
    throw invalidArgument('iam', `${place}.role_binding.role_uid`, 'differs from the role of the batch');
  return { identityUid, roleUid: ownRole || roleUid };
}

/** `/iam/v2/roleBindings`, with creation in batches. */
export const roleBindingRoutes: readonly Route[] = [
  { service: 'api', method: 'POST', pattern: '/iam/v2/roleBindings:batchCreate', handle: batchCreate },
  ...crudRoutes(ROLE_BINDING_RULES),
];
