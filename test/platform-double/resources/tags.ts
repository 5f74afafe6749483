import { invalidArgument } from '../api-error.ts';
import { toTimestamp } from '../clock.ts';
import type { Call, Core } from '../core.ts';
import { createResource, crudRoutes, type ResourceRules } from '../crud.ts';
import { textColumn } from '../database.ts';
import { type Condition, exactText } from '../filters.ts';
import { type JsonObject, textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { checkTagName } from '../names.ts';
import type { Query } from '../query.ts';
import type { Route } from '../routes.ts';
import { recordHistory } from '../store.ts';
import { completeBody } from '../wire.ts';

const CLASS_FLAGS = [
  { name: 'referrer', flag: 'include_referrers' },
  { name: 'date', flag: 'include_dates' },
  { name: 'epoch', flag: 'include_epochs' },
] as const;

/** Leaves out the tag classes that were not asked for; the flags work on the floor, too. */
function classConditions(query: Query): Condition[] {
  const hidden = CLASS_FLAGS.filter(({ flag }) => !query.flag(flag)).map(({ name }) => name);
  return hidden.map((name) => ({ sql: 'class <> ?', binds: [name] }));
}

function tagFilters(query: Query, core: Core): Condition[] {
  const conditions = classConditions(query);
  if (core.settings.floor) return conditions;
  conditions.push(...exactText(query, 'name', 'name'), ...exactText(query, 'digest', 'digest'));
  const since = query.time('updated_since');
  if (since !== undefined) conditions.push({ sql: 'updated_at > ?', binds: [since] });
  return conditions;
}

export const TAG_RULES: ResourceRules = {
  kind: KINDS.tags,
  path: '/registry/v2/tags',
  capabilities: { list: 'TAG_LIST', create: 'TAG_CREATE', remove: 'TAG_DELETE' },
  writable: ['name', 'digest', 'deprecated', 'bundles'],
  parentKind: KINDS.repos,
  filters: tagFilters,
  open: 'public',
  check(_call, body) {
    checkTagName(body, 'registry');
    if (!/^sha256:[0-9a-f]{64}$/.test(textOf(body.digest)))
      throw invalidArgument('registry', 'digest', 'must be sha256: and 64 hex digits');
  },
  store: storeTag,
  beforeRemove(call, uid) {
    call.core.store.database.run('DELETE FROM tag_history WHERE tag_uid = ?', [uid]);
    call.core.store.database.run('DELETE FROM eol_tags WHERE tag_uid = ?', [uid]);
  },
  times: ['updateTime'],
};

/** Creates a tag, or moves the one of that name; the digest joins its history. */
function storeTag(call: Call, parent: string, sent: JsonObject): JsonObject {
  const { store } = call.core;
  const sql = `SELECT uid FROM ${KINDS.tags.table} WHERE parent = ? AND name = ?`;
  const row = store.database.get(sql, [parent, textOf(sent.name)]);
  let body = { ...sent };
  if (row) {
    TAG_RULES.check?.(call, sent, undefined);
    body = { uid: textColumn(row, 'uid'), ...sent, updateTime: toTimestamp(call.nowMs) };
    store.replace(KINDS.tags, body, call.nowMs);
  } else body = createResource(call, TAG_RULES, parent, sent);
  recordHistory(store, textOf(body.uid), call.nowMs, textOf(body.digest));
  return completeBody(KINDS.tags.message, body);
}

/** `/registry/v2/tags`. */
export const tagRoutes: readonly Route[] = crudRoutes(TAG_RULES);
