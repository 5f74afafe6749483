import { existing, invalidArgument } from '../api-error.ts';
import { authenticate } from '../auth.ts';
import { type Call, messageReply, okReply, type Reply } from '../core.ts';
import { textColumn } from '../database.ts';
import { readBody } from '../field-mask.ts';
import { isJsonObject, parseJson, textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import type { Route } from '../routes.ts';
import { flag, message, text } from '../wire.ts';

const ELIGIBILITY = message('', { eligible: flag });
/** Facts about oneself that one may change. */
const OWN_FACTS = {
  company: text,
  jobTitle: text,
  product: text,
  selfServe: flag,
  updatesOptIn: flag,
  hubspotUtk: text,
  latestFormSubmitUrl: text,
  latestInternalReferringUrl: text,
  utmCampaign: text,
  utmContent: text,
  utmMedium: text,
  utmSource: text,
  utmTerm: text,
};
const METADATA = message('uid name givenName familyName', { ...OWN_FACTS });
const LOOKED_UP = message('', { group: KINDS.groups.message });

/** Asking for access changes nothing that a client could read. */
async function requestAccess(call: Call, uid: string): Promise<Reply> {
  await authenticate(call);
  existing(call.core, KINDS.groups, uid);
  return okReply({});
}

/** Who has no role anywhere may make an organization. */
async function checkEligibility(call: Call): Promise<Reply> {
  const caller = await authenticate(call);
  return messageReply(call.core, ELIGIBILITY, { eligible: caller.grants.length === 0 });
}

/** The verified organization whose name is the domain of the caller's e-mail address. */
async function lookupGroup(call: Call): Promise<Reply> {
  const caller = await authenticate(call);
  const { store } = call.core;
  const email = textOf(store.find(KINDS.identities, caller.identityUid)?.email);
  const domain = email.split('@')[1] ?? '';
  const sql = `SELECT json FROM ${KINDS.groups.table} WHERE name = ? AND parent = '' ORDER BY uid`;
  const row = store.database.get(sql, [domain]);
  return messageReply(call.core, LOOKED_UP, {
    group: row === undefined ? null : parseJson(textColumn(row, 'json')),
  });
}

/** Changes the caller's own metadata: what the mask in the body lists, else what it has. */
async function updateMetadata(call: Call): Promise<Reply> {
  const caller = await authenticate(call);
  const { store } = call.core;
  const identity = existing(call.core, KINDS.identities, caller.identityUid);
  const body = readBody(call.body, 'iam');
  const sent = isJsonObject(body.identityMetadata) ? body.identityMetadata : {};
  const mask = textOf(body.updateMask);
  // A mask in JSON is in camelCase.
  if (mask.includes('_')) throw invalidArgument('iam', 'updateMask', `invalid path: "${mask}"`);
  const names = mask === '' ? Object.keys(sent) : mask.split(',');
  const metadata = { ...(isJsonObject(identity.metadata) ? identity.metadata : {}) };
  for (const name of names.filter((one) => Object.hasOwn(OWN_FACTS, one))) metadata[name] = sent[name] ?? '';
  store.replace(KINDS.identities, { ...identity, metadata }, call.nowMs);
  return messageReply(call.core, METADATA, {
    uid: caller.identityUid,
    name: identity.name ?? '',
    ...metadata,
  });
}

/** Verbs on groups and on the caller's own identity. */
export const groupVerbRoutes: readonly Route[] = [
  {
    service: 'api',
    method: 'POST',
    pattern: '/iam/v2/groups/{uid}:requestGroupAccess',
    handle: requestAccess,
  },
  { service: 'api', method: 'GET', pattern: '/iam/v2/groups:checkEligibility', handle: checkEligibility },
  { service: 'api', method: 'GET', pattern: '/iam/v2/groups:lookupGroup', handle: lookupGroup },
  {
    service: 'api',
    method: 'PATCH',
    pattern: '/iam/v2/identities:updateIdentityMetadata',
    handle: updateMetadata,
  },
];
