import { failedPrecondition } from '../api-error.ts';
import type { Call } from '../core.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { exactText } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import { checkName } from '../names.ts';
import type { Route } from '../routes.ts';

/** The reasons why a group cannot be deleted: anything directly below it. */
const CHILDREN = [KINDS.groups, KINDS.repos, KINDS.identities, KINDS.roles, KINDS.roleBindings];

function refuseNonEmpty(call: Call, uid: string): void {
  for (const kind of CHILDREN) {
    if (call.core.store.database.get(`SELECT uid FROM ${kind.table} WHERE parent = ? LIMIT 1`, [uid]))
      throw failedPrecondition('iam', 'RESOURCE_NOT_EMPTY', `group ${uid} still contains ${kind.key}`);
  }
}

export const GROUP_RULES: ResourceRules = {
  kind: KINDS.groups,
  path: '/iam/v2/groups',
  capabilities: capabilitiesOf('IAM_GROUPS'),
  writable: ['name', 'description'],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.floor ? [] : exactText(query, 'name', 'name')),
  open: 'public',
  check: (_call, body) => checkName(body, 'iam'),
  uniqueName: true,
  beforeRemove: refuseNonEmpty,
  times: ['createTime', 'updateTime'],
};

/** `/iam/v2/groups`. */
export const groupRoutes: readonly Route[] = crudRoutes(GROUP_RULES);
