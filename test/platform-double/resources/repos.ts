import { crudRoutes, type ResourceRules } from '../crud.ts';
import { CATALOG_TIERS } from '../enum-names.ts';
import { exactText } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import { checkRepoName } from '../names.ts';
import type { Route } from '../routes.ts';

export const REPO_RULES: ResourceRules = {
  kind: KINDS.repos,
  path: '/registry/v2/repos',
  capabilities: { list: 'REPO_LIST', create: 'REPO_CREATE', update: 'REPO_UPDATE', remove: 'REPO_DELETE' },
  fields: [
    { json: 'uid', path: 'uid', kind: 'string', output: true },
    { json: 'name', path: 'name', kind: 'string' },
    { json: 'description', path: 'description', kind: 'string' },
    { json: 'catalogTier', path: 'catalog_tier', kind: 'string', names: CATALOG_TIERS },
    { json: 'bundles', path: 'bundles', kind: 'strings' },
    { json: 'aliases', path: 'aliases', kind: 'strings' },
    { json: 'activeTags', path: 'active_tags', kind: 'strings' },
    { json: 'sync_config', path: 'sync_config', kind: 'object' },
    { json: 'customOverlay', path: 'custom_overlay', kind: 'object' },
    { json: 'createTime', path: 'create_time', kind: 'time', output: true },
    { json: 'updateTime', path: 'update_time', kind: 'time', output: true },
  ],
  parentKind: KINDS.groups,
  // The one filter by name that the specification shows.
  filters: (query) => exactText(query, 'name', 'name'),
  open: 'public',
  check: (_call, body) => checkRepoName(body, 'registry'),
  uniqueName: true,
  beforeRemove(call, uid) {
    const { database } = call.core.store;
    const tags = `SELECT uid FROM ${KINDS.tags.table} WHERE parent = ?`;
    database.run(`DELETE FROM tag_history WHERE tag_uid IN (${tags})`, [uid]);
    database.run(`DELETE FROM eol_tags WHERE tag_uid IN (${tags})`, [uid]);
    database.run(`DELETE FROM ${KINDS.tags.table} WHERE parent = ?`, [uid]);
  },
  times: ['createTime', 'updateTime'],
};

/** `/registry/v2/repos`. */
export const repoRoutes: readonly Route[] = crudRoutes(REPO_RULES);
