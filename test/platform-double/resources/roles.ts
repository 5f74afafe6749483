import { failedPrecondition, invalidArgument } from '../api-error.ts';
import type { Call } from '../core.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { exactText } from '../filters.ts';
import { type JsonObject, textOf, textsOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { checkName } from '../names.ts';
import type { Route } from '../routes.ts';
import { parentOf } from '../uid.ts';

function checkRole(_call: Call, body: JsonObject, previous: JsonObject | undefined): void {
  if (previous && parentOf(textOf(previous.uid)) === '')
    throw failedPrecondition('iam', 'ROLE_IS_MANAGED', 'built-in roles cannot be changed');
  checkName(body, 'iam');
  // Only of a new role: an update takes an empty list, to which unknown names are reduced.
  if (previous === undefined && textsOf(body.capabilities).length === 0)
    throw invalidArgument('iam', 'capabilities', 'at least one is required');
}

function refuseBound(call: Call, uid: string): void {
  if (parentOf(uid) === '')
    throw failedPrecondition('iam', 'ROLE_IS_MANAGED', 'built-in roles cannot be deleted');
  const sql = `SELECT uid FROM ${KINDS.roleBindings.table} WHERE role_uid = ? LIMIT 1`;
  if (call.core.store.database.get(sql, [uid]))
    throw failedPrecondition('iam', 'RESOURCE_IN_USE', `role ${uid} is still bound`);
}

export const ROLE_RULES: ResourceRules = {
  kind: KINDS.roles,
  path: '/iam/v2/roles',
  capabilities: capabilitiesOf('IAM_ROLES'),
  writable: ['name', 'description', 'capabilities'],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.floor ? [] : exactText(query, 'name', 'name')),
  open: 'roots',
  check: checkRole,
  uniqueName: true,
  beforeRemove: refuseBound,
  times: ['createTime', 'updateTime'],
};

/** `/iam/v2/roles`. */
export const roleRoutes: readonly Route[] = crudRoutes(ROLE_RULES);
