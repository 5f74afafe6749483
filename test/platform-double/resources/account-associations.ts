import { alreadyExists, existing, invalidArgument } from '../api-error.ts';
import { authenticate, requireCapability } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { readBody } from '../field-mask.ts';
import { exactText } from '../filters.ts';
import { isJsonObject, type JsonObject, textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { ACCOUNT_CHECK } from '../more-messages.ts';
import { checkName } from '../names.ts';
import type { Route } from '../routes.ts';
import { completeBody } from '../wire.ts';

const KIND = KINDS.accountAssociations;
const PATH = '/iam/v2/accountAssociations';
const PROVIDERS = {
  ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
  ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
  ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
} as const;

const ASSOCIATION_RULES: ResourceRules = {
  kind: KIND,
  path: PATH,
  capabilities: capabilitiesOf('IAM_ACCOUNT_ASSOCIATIONS'),
  writable: ['name', 'description', 'amazon', 'google', 'azure', 'github', 'chainguard'],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.floor ? [] : exactText(query, 'name', 'name')),
  check: (_call, body) => checkName(body, 'iam'),
  store: storeAssociation,
  times: ['createTime', 'updateTime'],
};

/** The association has the uid of its group, so a group has one at most. */
function storeAssociation(call: Call, group: string, sent: JsonObject): JsonObject {
  const { store } = call.core;
  existing(call.core, KINDS.groups, group);
  checkName(sent, 'iam');
  if (store.find(KIND, group)) throw alreadyExists('iam', `${KIND.type} of ${group} already exists`);
  const time = toTimestamp(call.nowMs);
  const body = { uid: group, ...sent, createTime: time, updateTime: time };
  store.insert(KIND, body, call.nowMs, call.nowMs);
  return completeBody(KIND.message, body);
}

/** Ready where the association names an account of the provider. */
async function check(call: Call, group: string): Promise<Reply> {
  const caller = await authenticate(call);
  const body = existing(call.core, KIND, group);
  requireCapability(caller, 'IAM_ACCOUNT_ASSOCIATIONS_LIST', group, 'iam');
  const type = textOf(readBody(call.body, 'iam').providerType);
  if (!Object.hasOwn(PROVIDERS, type)) throw invalidArgument('iam', 'provider_type', `"${type}" is none`);
  // Safe: the line above made sure that it is one of the names.
  const ready = isJsonObject(body[PROVIDERS[type as keyof typeof PROVIDERS]]);
  return messageReply(call.core, ACCOUNT_CHECK, {
    status: ready ? 'CHECK_STATUS_READY' : 'CHECK_STATUS_NOT_READY',
    reason: ready ? '' : 'NO_ACCOUNT',
    message: ready ? '' : 'no account of this provider is associated',
  });
}

/** `/iam/v2/accountAssociations`. */
export const accountAssociationRoutes: readonly Route[] = [
  { service: 'api', method: 'POST', pattern: `${PATH}/{uid}:checkAccountAssociation`, handle: check },
  ...crudRoutes(ASSOCIATION_RULES),
];
