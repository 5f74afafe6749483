import { invalidArgument, requireExtra } from '../api-error.ts';
import { authenticate, listScope, publicRoots } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, messageReply, okReply, type Reply } from '../core.ts';
import { type Bind, textColumn } from '../database.ts';
import { type Condition, exactText, uidpConditions, withinGroups } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import { EOL_TAG } from '../more-messages.ts';
import { decodePageToken, encodePageToken } from '../page-token.ts';
import { createQuery, type Query } from '../query.ts';
import type { Route } from '../routes.ts';
import { bodyOf } from '../store.ts';
import { tagHistory } from '../tag-history.ts';
import { isWithin } from '../uid.ts';
import { list, message, time, written } from '../wire.ts';

const EOL_TAGS = message('nextPageToken', { items: list(EOL_TAG) });
const TAG_HISTORY = message('', { items: list(message('digest', { updateTimestamp: time })) });

const AREA = 'registry';

/** The groups whose tags the caller sees, with the public ones. */
async function tagScope(call: Call): Promise<string[]> {
  const scope = listScope(await authenticate(call), 'TAG_LIST', AREA);
  return [...scope, ...publicRoots(call.core)];
}

function eolConditions(query: Query, scope: readonly string[]): Condition[] {
  const conditions = [
    withinGroups(scope),
    ...uidpConditions(query, true),
    ...exactText(query, 'name', 'name'),
    { sql: "class <> 'referrer'", binds: [] },
  ];
  if (query.flag('exclude_dates')) conditions.push({ sql: "class <> 'date'", binds: [] });
  if (query.flag('exclude_epochs')) conditions.push({ sql: "class <> 'epoch'", binds: [] });
  return conditions;
}

/** End-of-life facts of tags: v1 shapes, all in one answer unless a page size is given; unknown repos are empty. */
async function listEolTags(call: Call): Promise<Reply> {
  const { core } = call;
  requireExtra(core);
  const query = createQuery(call.parameters, AREA);
  const conditions = eolConditions(query, await tagScope(call));
  const name = JSON.stringify(conditions);
  const size = query.integer('page_size') ?? 0;
  if (size < 0) throw invalidArgument(AREA, 'page_size', 'must not be negative');
  const sent = query.text('page_token');
  const from = sent === undefined ? undefined : decodePageToken(sent, name, AREA);
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  const binds: Bind[] = conditions.flatMap((condition) => condition.binds);
  const sql = `SELECT uid, eol.json AS json FROM ${KINDS.tags.table} JOIN eol_tags eol ON eol.tag_uid = uid
    WHERE ${where} AND uid > ? ORDER BY uid LIMIT ?`;
  const rows = core.store.database.all(sql, [...binds, from?.uid ?? '', size === 0 ? -1 : size + 1]);
  const more = size > 0 && rows.length > size;
  const page = more ? rows.slice(0, size) : rows;
  const last = page.at(-1);
  const uid = last === undefined ? '' : textColumn(last, 'uid');
  const token = more ? encodePageToken({ list: name, value: '', uid, skipped: 0 }) : '';
  const items = page.map((row) => bodyOf(row));
  return okReply(written(core.settings, EOL_TAGS, { items, nextPageToken: token }));
}

/** The v1 twin of the registry's tag history; a tag that does not exist answers empty, as v1 does. */
async function listTagHistory(call: Call, uid: string): Promise<Reply> {
  const { core } = call;
  requireExtra(core);
  const scope = await tagScope(call);
  const query = createQuery(call.parameters, AREA);
  const bounds = { startMs: query.time('start'), endMs: query.time('end') };
  const seen = scope.some((group) => isWithin(uid, group));
  const records = seen ? tagHistory(core, uid, bounds) : [];
  const items = records.map(({ digest, updateTimestamp }) => ({
    digest,
    updateTimestamp: toTimestamp(Date.parse(updateTimestamp)),
  }));
  return messageReply(core, TAG_HISTORY, { items });
}

/** The v1 operations on tags that have no successor in v2. */
export const v1TagRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: '/registry/v1/eoltags', handle: listEolTags },
  { service: 'api', method: 'GET', pattern: '/registry/v1/tags/{uid}/history', handle: listTagHistory },
];
