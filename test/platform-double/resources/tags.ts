import { invalidArgument, notFound } from '../api-error.ts';
import { authenticate, requireCapability } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import type { Call, Core, Reply } from '../core.ts';
import { createResource, crudRoutes, type ResourceRules, resourceReply } from '../crud.ts';
import { textColumn } from '../database.ts';
import { readBody, readCreateFields } from '../field-mask.ts';
import { type Condition, exactText } from '../filters.ts';
import { textOf } from '../json.ts';
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

/** Leaves out the tag classes that were not asked for; the flags work wherever the hiding does. */
function classConditions(query: Query, core: Core): Condition[] {
  if (!core.settings.hideTagClasses) return [];
  const hidden = CLASS_FLAGS.filter(({ flag }) => !query.flag(flag)).map(({ name }) => name);
  return hidden.map((name) => ({ sql: 'class <> ?', binds: [name] }));
}

function tagFilters(query: Query, core: Core): Condition[] {
  const conditions = classConditions(query, core);
  if (!core.settings.extras.filters) return conditions;
  conditions.push(...exactText(query, 'name', 'name'), ...exactText(query, 'digest', 'digest'));
  const since = query.time('updated_since');
  if (since !== undefined) conditions.push({ sql: 'updated_at > ?', binds: [since] });
  return conditions;
}

export const TAG_RULES: ResourceRules = {
  kind: KINDS.tags,
  path: '/registry/v2/tags',
  capabilities: { list: 'TAG_LIST', create: 'TAG_CREATE', remove: 'TAG_DELETE' },
  fields: [
    { json: 'name', path: 'name', kind: 'string' },
    { json: 'digest', path: 'digest', kind: 'string' },
    { json: 'deprecated', path: 'deprecated', kind: 'boolean' },
    { json: 'bundles', path: 'bundles', kind: 'strings' },
  ],
  parentKind: KINDS.repos,
  filters: tagFilters,
  open: 'public',
  check(_call, body) {
    checkTagName(body, 'registry');
    if (!/^sha256:[0-9a-f]{64}$/.test(textOf(body.digest))) {
      throw invalidArgument('registry', 'digest', 'must be sha256: and 64 hex digits');
    }
  },
  beforeRemove(call, uid) {
    call.core.store.database.run('DELETE FROM tag_history WHERE tag_uid = ?', [uid]);
    call.core.store.database.run('DELETE FROM eol_tags WHERE tag_uid = ?', [uid]);
  },
  times: ['updateTime'],
};

/** Creates a tag, or moves the one of that name; the digest joins its history. */
async function createTag(call: Call, parent: string): Promise<Reply> {
  const { core } = call;
  const { store } = core;
  const caller = await authenticate(call);
  if (!store.find(KINDS.repos, parent)) throw notFound('registry', KINDS.repos.type, parent);
  requireCapability(caller, 'TAG_CREATE', parent, 'registry');
  const sent = readCreateFields(readBody(call.body, 'registry'), TAG_RULES.fields, 'registry');
  const sql = `SELECT uid FROM ${KINDS.tags.table} WHERE parent = ? AND name = ?`;
  const row = store.database.get(sql, [parent, textOf(sent.name)]);
  let body = { ...sent };
  if (row) {
    TAG_RULES.check?.(call, sent, undefined);
    body = { uid: textColumn(row, 'uid'), ...sent, updateTime: toTimestamp(call.nowMs) };
    store.replace(KINDS.tags, body, call.nowMs);
  } else {
    body = createResource(call, TAG_RULES, parent, sent);
  }
  recordHistory(store, textOf(body.uid), call.nowMs, textOf(body.digest));
  return resourceReply(core, TAG_RULES, completeBody(KINDS.tags.message, body));
}

/** `/registry/v2/tags`. */
export const tagRoutes: readonly Route[] = [
  { service: 'api', method: 'POST', pattern: '/registry/v2/tags/{uid}', handle: createTag },
  ...crudRoutes(TAG_RULES),
];
