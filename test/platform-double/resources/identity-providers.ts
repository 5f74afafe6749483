import { ApiError, existing, failedPrecondition, invalidArgument } from '../api-error.ts';
import { authenticate, requireCapability } from '../auth.ts';
import { parseTimestamp, toTimestamp } from '../clock.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { readBody } from '../field-mask.ts';
import { exactText } from '../filters.ts';
import { isJsonObject, type JsonObject, textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { checkName } from '../names.ts';
import type { Route } from '../routes.ts';
import { flag, type Message, message, text, time } from '../wire.ts';
import { requireTermsOfPath } from './whole-platform-rules.ts';

const KIND = KINDS.identityProviders;
const PATH = '/iam/v2/identityProviders';
const YEAR_MS = 365 * 86_400_000;

const IDENTITY_PROVIDER_RULES: ResourceRules = {
  kind: KIND,
  path: PATH,
  capabilities: capabilitiesOf('IAM_IDENTITY_PROVIDERS'),
  writable: ['name', 'description', 'defaultRole', 'oidc'],
  parentKind: KINDS.groups,
  filters: (query, core) => (core.settings.floor ? [] : exactText(query, 'name', 'name')),
  hydrate: (_core, body) => {
    // The client secret goes in and never comes out.
    if (!isJsonObject(body.oidc)) return body;
    const { clientSecret: _secret, ...oidc } = body.oidc;
    return { ...body, oidc };
  },
  check(call, body) {
    checkName(body, 'iam');
    if (textOf(body.defaultRole) === '') throw invalidArgument('iam', 'default_role', 'is required');
    existing(call.core, KINDS.roles, textOf(body.defaultRole));
    requireTermsOfPath(call);
  },
  beforeRemove(call, uid) {
    const table = KINDS.externalGroupRoleMappings.table;
    if (call.core.store.database.get(`SELECT uid FROM ${table} WHERE parent = ?`, [uid]))
      throw failedPrecondition('iam', 'RESOURCE_NOT_EMPTY', `identity provider ${uid} still has mappings`);
  },
  times: ['createTime', 'updateTime'],
};

const ISSUED = { token: text, endpointUrl: text, expireTime: time };
const REISSUED = { ...ISSUED, requestedOverlap: time, previousTokenExpireTime: time };

type Change = { readonly scim: JsonObject; readonly answer: JsonObject };

/** A verb on the SCIM state: allowed, etag as seen, then changed as one. */
function scimRoute(
  verb: string,
  needsEtag: boolean,
  answered: Message['fields'],
  change: (call: Call, body: JsonObject, scim: JsonObject) => Change,
): Route {
  const handle = async (call: Call, uid: string): Promise<Reply> => {
    const caller = await authenticate(call);
    const { store } = call.core;
    const provider = existing(call.core, KIND, uid);
    requireCapability(caller, 'IAM_SCIM_MANAGE', uid, 'iam');
    const body = readBody(call.body, 'iam');
    const scim = isJsonObject(provider.scim) ? provider.scim : {};
    if (needsEtag && textOf(body.etag) === '') throw invalidArgument('iam', 'etag', 'is required');
    if (needsEtag && body.etag !== scim.etag)
      throw failedPrecondition('iam', 'ETAG_MISMATCH', 'the state has changed since it was read');
    const { answer, scim: next } = change(call, body, scim);
    const etag = call.core.uids.digest().slice(7, 23);
    const endpointUrl = `${call.core.origins.api}/scim/v2/${uid}`;
    store.replace(KIND, { ...provider, scim: { ...scim, ...next, etag, endpointUrl } }, call.nowMs);
    return messageReply(call.core, message('identityProviderUid etag', { ...answered }), {
      identityProviderUid: uid,
      etag,
      ...answer,
      ...(answer.token ? { endpointUrl } : {}),
    });
  };
  return { service: 'api', method: 'POST', pattern: `${PATH}/{uid}:${verb}`, handle };
}

function issue(call: Call, body: JsonObject): { readonly token: string; readonly expireTime: string | null } {
  const asked = textOf(body.expireTime);
  if (asked !== '' && parseTimestamp(asked) === undefined)
    throw invalidArgument('iam', 'expire_time', 'is not an RFC 3339 timestamp');
  const expireTime = body.neverExpires === true ? null : asked || toTimestamp(call.nowMs + YEAR_MS);
  const { secrets, uids } = call.core;
  return { token: secrets.keep(`scim-${uids.digest().slice(7)}`), expireTime };
}

const scimRoutes: readonly Route[] = [
  scimRoute('generateScimToken', false, ISSUED, (call, body, scim) => {
    if (scim.credentialState === 'CREDENTIAL_STATE_LIVE')
      throw new ApiError('ALREADY_EXISTS', 'a SCIM token was issued already');
    const issued = issue(call, body);
    const state = {
      enabled: true,
      credentialState: 'CREDENTIAL_STATE_LIVE',
      tokenExpireTime: issued.expireTime,
    };
    return { scim: state, answer: issued };
  }),
  scimRoute('regenerateScimToken', true, REISSUED, (call, body, scim) => {
    const issued = issue(call, body);
    const overlap = textOf(body.overlap) || '0s';
    const until = toTimestamp(call.nowMs + Number.parseFloat(overlap) * 1000);
    const times = { tokenExpireTime: issued.expireTime, previousTokenExpireTime: until };
    return {
      scim: { ...times, enabled: scim.enabled ?? true },
      answer: { ...issued, requestedOverlap: overlap, previousTokenExpireTime: until },
    };
  }),
  scimRoute('revokeScimToken', false, { enabled: flag, revokeTime: time }, (call) => ({
    scim: { enabled: false, credentialState: 'CREDENTIAL_STATE_NOT_ISSUED', tokenExpireTime: null },
    answer: { enabled: false, revokeTime: toTimestamp(call.nowMs) },
  })),
  scimRoute('setScimEnabled', true, { enabled: flag }, (_call, body) => {
    if (typeof body.enabled !== 'boolean') throw invalidArgument('iam', 'enabled', 'is required');
    return { scim: { enabled: body.enabled }, answer: { enabled: body.enabled } };
  }),
];

/** `/iam/v2/identityProviders` and the verbs of SCIM. */
export const identityProviderRoutes: readonly Route[] = [
  ...scimRoutes,
  ...crudRoutes(IDENTITY_PROVIDER_RULES),
];
