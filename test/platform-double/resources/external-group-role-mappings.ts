import { existing, invalidArgument, notFound } from '../api-error.ts';
import { authenticate, requireCapability } from '../auth.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { readBody } from '../field-mask.ts';
import { exactText } from '../filters.ts';
import { textOf, textsOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import type { Route } from '../routes.ts';
import { parentOf, rootOf } from '../uid.ts';
import { list, message } from '../wire.ts';

const KIND = KINDS.externalGroupRoleMappings;
const PATH = '/iam/v2/externalGroupRoleMappings';
const DELETED = message('parent', { externalGroupRoleMappings: list(KIND.message) });

const MAPPING_RULES: ResourceRules = {
  kind: KIND,
  path: PATH,
  capabilities: capabilitiesOf('IAM_IDENTITY_PROVIDERS', 'CREATE DELETE'),
  writable: ['externalGroupId', 'roleUid', 'scope'],
  parentKind: KINDS.identityProviders,
  filters: (query, core) => (core.settings.floor ? [] : exactText(query, 'identity_provider_uid', 'parent')),
  hydrate: (_core, body) => ({ ...body, identityProviderUid: parentOf(textOf(body.uid)) }),
  check(call, body) {
    if (textOf(body.externalGroupId) === '') throw invalidArgument('iam', 'external_group_id', 'is required');
    existing(call.core, KINDS.roles, textOf(body.roleUid));
    const parent = call.path.slice(PATH.length + 1);
    if (textOf(body.scope) !== rootOf(parent))
      throw invalidArgument('iam', 'scope', 'must be the organization of the identity provider');
  },
  times: ['createTime'],
};

/** Removes all or none. */
async function batchDelete(call: Call): Promise<Reply> {
  const caller = await authenticate(call);
  const { store } = call.core;
  const body = readBody(call.body, 'iam');
  const parent = textOf(body.parent);
  const names = textsOf(body.names);
  existing(call.core, KINDS.identityProviders, parent);
  requireCapability(caller, 'IAM_IDENTITY_PROVIDERS_DELETE', parent, 'iam');
  if (names.length === 0) throw invalidArgument('iam', 'names', 'at least one is required');
  const mappings = names.map((uid) => {
    const found = store.find(KIND, uid);
    if (!found || parentOf(uid) !== parent) throw notFound('iam', KIND.type, uid);
    return { ...found, identityProviderUid: parent };
  });
  store.database.transaction(() => {
    for (const uid of names) store.remove(KIND, uid);
  });
  return messageReply(call.core, DELETED, { parent, externalGroupRoleMappings: mappings });
}

/** `/iam/v2/externalGroupRoleMappings`. */
export const mappingRoutes: readonly Route[] = [
  { service: 'api', method: 'POST', pattern: `${PATH}:batchDelete`, handle: batchDelete },
  ...crudRoutes(MAPPING_RULES),
];
