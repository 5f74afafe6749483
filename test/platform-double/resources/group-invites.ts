import { invalidArgument, notFound } from '../api-error.ts';
import { authenticate, requireCapability } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, okReply, type Reply } from '../core.ts';
import { createResource, crudRoutes, type ResourceRules, resourceReply } from '../crud.ts';
import { readBody, readCreateFields } from '../field-mask.ts';
import { exactText } from '../filters.ts';
import { textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import type { Route } from '../routes.ts';
import { requireTerms } from './terms.ts';

const GROUP_INVITE_RULES: ResourceRules = {
  kind: KINDS.groupInvites,
  path: '/iam/v2/groupInvites',
  capabilities: { list: 'IAM_GROUP_INVITES_LIST', remove: 'IAM_GROUP_INVITES_DELETE' },
  fields: [
    { json: 'roleUid', path: 'role_uid', kind: 'string' },
    { json: 'ttl', path: 'ttl', kind: 'string' },
    { json: 'email', path: 'email', kind: 'string' },
    { json: 'singleUse', path: 'single_use', kind: 'boolean' },
  ],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.extras.filters ? exactText(query, 'key_id', 'keyId') : []),
  hydrate(core, body) {
    const { code: _code, roleUid, ttl: _ttl, ...rest } = body;
    const role = core.store.find(KINDS.roles, textOf(roleUid));
    const { uid = '', name = '', description = '', capabilities = [] } = role ?? {};
    return { ...rest, role: role ? { uid, name, description, capabilities } : null };
  },
  times: ['createTime'],
};

/** Answers with the secret code, which no later answer has. */
async function invite(call: Call, group: string): Promise<Reply> {
  const caller = await authenticate(call);
  const { core } = call;
  if (!core.store.find(KINDS.groups, group)) throw notFound('iam', KINDS.groups.type, group);
  requireCapability(caller, 'IAM_GROUP_INVITES_CREATE', group, 'iam');
  requireCapability(caller, 'IAM_ROLE_BINDINGS_CREATE', group, 'iam');
  requireTerms(call, group);
  const sent = readCreateFields(readBody(call.body, 'iam'), GROUP_INVITE_RULES.fields, 'iam');
  const roleUid = textOf(sent.roleUid);
  if (!core.store.find(KINDS.roles, roleUid)) throw notFound('iam', KINDS.roles.type, roleUid);
  const seconds = /^(\d+)(?:\.\d+)?s$/.exec(textOf(sent.ttl))?.[1];
  if (seconds === undefined) throw invalidArgument('iam', 'ttl', 'must be a duration such as 3600s');
  const body = createResource(call, GROUP_INVITE_RULES, group, {
    ...sent,
    keyId: core.uids.digest().slice(7, 23),
    expirationTime: toTimestamp(call.nowMs + Number(seconds) * 1000),
  });
  const code = core.secrets.keep(`invite-${core.uids.digest().slice(7)}`);
  const answer = resourceReply(core, GROUP_INVITE_RULES, body);
  return okReply({ ...JSON.parse(answer.body), code });
}

/** `/iam/v2/groupInvites`. */
export const groupInviteRoutes: readonly Route[] = [
  { service: 'api', method: 'POST', pattern: '/iam/v2/groupInvites/{uid}', handle: invite },
  ...crudRoutes(GROUP_INVITE_RULES),
];
