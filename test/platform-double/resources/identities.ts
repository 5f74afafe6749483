import { createHash } from 'node:crypto';
import { invalidArgument, requireExtra } from '../api-error.ts';
import { authenticate } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, okReply, type Reply } from '../core.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { textColumn } from '../database.ts';
import { exactText } from '../filters.ts';
import { isJsonObject, type JsonObject, textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { checkName } from '../names.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';

const WAYS = ['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'] as const;

const RELATIONSHIPS = ['UNSPECIFIED', 'CLAIM_MATCH', 'STATIC', 'AWS_IDENTITY', 'SERVICE_PRINCIPAL'].map(
  (name) => `RELATIONSHIP_TYPE_${name}`,
);

/** Name pattern, exactly one way to be recognized, and the parts that this way needs. */
function checkIdentity(_call: Call, body: JsonObject): void {
  checkName(body, 'iam');
  if (WAYS.filter((way) => body[way] !== undefined && body[way] !== '').length !== 1)
    throw invalidArgument('iam', 'claim_match', `exactly one of ${WAYS.join(', ')} must be set`);
  const match = body.claimMatch;
  if (!isJsonObject(match)) return;
  for (const part of ['issuer', 'subject']) {
    const given = [match[part], match[`${part}Pattern`]].filter((value) => textOf(value) !== '');
    if (given.length !== 1) {
      throw invalidArgument(
        'iam',
        `claim_match.${part}`,
        `exactly one of ${part} and ${part}Pattern must be set`,
      );
    }
  }
}

export const IDENTITY_RULES: ResourceRules = {
  kind: KINDS.identities,
  path: '/iam/v2/identities',
  capabilities: capabilitiesOf('IAM_IDENTITY'),
  writable: ['name', 'description', 'company', ...WAYS],
  parentKind: KINDS.groups,
  filters(query, core) {
    if (core.settings.floor) return [];
    const [relationship] = query.names('relationship_type', RELATIONSHIPS);
    const named = exactText(query, 'name', 'name');
    if (relationship === undefined || relationship === 'RELATIONSHIP_TYPE_UNSPECIFIED') return named;
    return [...named, { sql: 'relationship = ?', binds: [relationship] }];
  },
  check: checkIdentity,
  beforeRemove(call, uid) {
    // An identity takes its bindings with it.
    call.core.store.database.run(`DELETE FROM ${KINDS.roleBindings.table} WHERE identity_uid = ?`, [uid]);
  },
  hydrate: (_core, body) => {
    const { metadata: _metadata, ...shown } = body;
    return { ...shown, lastSeenTime: body.lastSeenTime ?? body.createTime ?? toTimestamp(0) };
  },
  times: ['createTime', 'updateTime'],
};

async function lookup(call: Call): Promise<Reply> {
  requireExtra(call.core);
  await authenticate(call);
  const query = createQuery(call.parameters, 'iam');
  const issuer = query.text('issuer');
  const subject = query.text('subject');
  if (issuer === undefined) throw invalidArgument('iam', 'issuer', 'is required');
  if (subject === undefined) throw invalidArgument('iam', 'subject', 'is required');
  const sql = `SELECT uid FROM ${KINDS.identities.table} WHERE issuer = ? AND subject = ? ORDER BY uid`;
  const row = call.core.store.database.get(sql, [issuer, subject]);
  if (row) return okReply({ uid: textColumn(row, 'uid') });
  // A person who never signed in has a uid already, which roles can be given to.
  const uid = createHash('sha1').update(`${issuer} ${subject}`).digest('hex');
  const time = toTimestamp(call.nowMs);
  const person = { uid, name: '', description: '', claimMatch: { issuer, subject } };
  const body = { ...person, createTime: time, updateTime: time };
  call.core.store.insert(KINDS.identities, body, call.nowMs, call.nowMs);
  return okReply({ uid });
}

/** `/iam/v2/identities` and its look-up by issuer and subject. */
export const identityRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: '/iam/v2/identities:lookupIdentity', handle: lookup },
  ...crudRoutes(IDENTITY_RULES),
];
