import { existing, invalidArgument } from '../api-error.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, okReply, type Reply } from '../core.ts';
import { allowed, createResource, crudRoutes, type ResourceRules, readSent, resourceReply } from '../crud.ts';
import { exactText } from '../filters.ts';
import { textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import type { Route } from '../routes.ts';
import { requireTerms } from './terms.ts';

const GROUP_INVITE_RULES: ResourceRules = {
  kind: KINDS.groupInvites,
  path: '/iam/v2/groupInvites',
  capabilities: { list: 'IAM_GROUP_INVITES_LIST', remove: 'IAM_GROUP_INVITES_DELETE' },
  writable: ['roleUid', 'ttl', 'email', 'singleUse'],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.floor ? [] : exactText(query, 'key_id', 'keyId')),
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
  const { core } = call;
  for (const capability of ['IAM_GROUP_INVITES_CREATE', 'IAM_ROLE_BINDINGS_CREATE'])
    await allowed(call, GROUP_INVITE_RULES, capability, group, KINDS.groups);
  requireTerms(call, group);
  const sent = readSent(call, GROUP_INVITE_RULES);
  const roleUid = textOf(sent.roleUid);
  existing(core, KINDS.roles, roleUid);
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
