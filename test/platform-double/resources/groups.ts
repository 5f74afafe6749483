import { failedPrecondition } from '../api-error.ts';
import type { Call } from '../core.ts';
import { crudRoutes, type ResourceRules } from '../crud.ts';
import { ORG_KINDS } from '../enum-names.ts';
import { exactText } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import { checkName } from '../names.ts';
import type { Route } from '../routes.ts';

/** The reasons why a group cannot be deleted: anything directly below it. */
const CHILDREN = [KINDS.groups, KINDS.repos, KINDS.identities, KINDS.roles, KINDS.roleBindings];

function refuseNonEmpty(call: Call, uid: string): void {
  for (const kind of CHILDREN) {
    if (call.core.store.database.get(`SELECT uid FROM ${kind.table} WHERE parent = ? LIMIT 1`, [uid])) {
      throw failedPrecondition('iam', 'RESOURCE_NOT_EMPTY', `group ${uid} still contains ${kind.key}`);
    }
  }
}

export const GROUP_RULES: ResourceRules = {
  kind: KINDS.groups,
  path: '/iam/v2/groups',
  capabilities: {
    list: 'IAM_GROUPS_LIST',
    create: 'IAM_GROUPS_CREATE',
    update: 'IAM_GROUPS_UPDATE',
    remove: 'IAM_GROUPS_DELETE',
  },
  fields: [
    { json: 'uid', path: 'uid', kind: 'string', output: true },
    { json: 'name', path: 'name', kind: 'string' },
    { json: 'description', path: 'description', kind: 'string' },
    { json: 'resourceLimits', path: 'resource_limits', kind: 'object', output: true },
    { json: 'verified', path: 'verified', kind: 'boolean', output: true },
    { json: 'kind', path: 'kind', kind: 'string', names: ORG_KINDS, output: true },
    { json: 'status', path: 'status', kind: 'string', output: true },
    { json: 'createTime', path: 'create_time', kind: 'time', output: true },
    { json: 'updateTime', path: 'update_time', kind: 'time', output: true },
  ],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.extras.filters ? exactText(query, 'name', 'name') : []),
  open: 'public',
  check: (_call, body) => checkName(body, 'iam'),
  uniqueName: true,
  beforeRemove: refuseNonEmpty,
  times: ['createTime', 'updateTime'],
};

/** `/iam/v2/groups`. */
export const groupRoutes: readonly Route[] = crudRoutes(GROUP_RULES);
