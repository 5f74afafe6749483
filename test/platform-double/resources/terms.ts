import { ApiError, existing, invalidArgument } from '../api-error.ts';
import { authenticate, requireCapability } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { textColumn } from '../database.ts';
import { readBody } from '../field-mask.ts';
import { oneOf } from '../filters.ts';
import { isJsonObject, parseJson, textsOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { listReply } from '../lists.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';
import { ancestorsOf } from '../uid.ts';
import { complete, list, message, text, written } from '../wire.ts';

const KIND = KINDS.termsAcceptances;

/** Code 9 with what is missing, unless the group or one above it accepted every required document. */
export function requireTerms(call: Call, group: string): void {
  const { settings, store } = call.core;
  const places = [group, ...ancestorsOf(group)];
  const missing = settings.requiredTerms.filter(
    ({ id }) => !places.some((place) => store.find(KIND, `${place}/${id}`)),
  );
  if (missing.length === 0) return;
  throw new ApiError('FAILED_PRECONDITION', `Precondition failed: terms not accepted at ${group}`, [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'TERMS_NOT_ACCEPTED',
      domain: 'iam.platform.test',
    },
    { '@type': 'type.googleapis.com/platform.iam.v2.TermsNotAcceptedDetail', missing },
  ]);
}

/** Acceptances of a group and of those above it. */
async function listAcceptances(call: Call, group: string): Promise<Reply> {
  const caller = await authenticate(call);
  existing(call.core, KINDS.groups, group);
  requireCapability(caller, 'TERMS_LIST', group, 'iam');
  return listReply(call, createQuery(call.parameters, 'iam'), {
    ...KIND,
    conditions: [oneOf('parent', [group, ...ancestorsOf(group)])],
    render: (row) => {
      const body = parseJson(textColumn(row, 'json'));
      const { uid: _uid, ...shown } = isJsonObject(body) ? body : {};
      return JSON.stringify(written(call.core.settings, KIND.message, complete(KIND.message, shown)));
    },
  });
}

async function accept(call: Call, group: string): Promise<Reply> {
  const caller = await authenticate(call);
  existing(call.core, KINDS.groups, group);
  requireCapability(caller, 'TERMS_ACCEPT', group, 'iam');
  const documentIds = textsOf(readBody(call.body, 'iam').documentIds);
  if (documentIds.length === 0) throw invalidArgument('iam', 'document_ids', 'at least one is required');
  const { store } = call.core;
  for (const docId of documentIds) {
    const uid = `${group}/${docId}`;
    if (store.find(KIND, uid)) continue;
    const createTime = toTimestamp(call.nowMs);
    const body = { uid, docId, acceptedBy: caller.identityUid, orgUid: group, createTime };
    store.insert(KIND, body, call.nowMs, call.nowMs);
  }
  return messageReply(call.core, message('group', { documentIds: list(text) }), { group, documentIds });
}

/** `/iam/v2/terms`. */
export const termsRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: '/iam/v2/terms/{uid}', handle: listAcceptances },
  { service: 'api', method: 'POST', pattern: '/iam/v2/terms/{uid}', handle: accept },
];
