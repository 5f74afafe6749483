import { crudRoutes, type ResourceRules } from '../crud.ts';
import { exactText } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import { checkRepoName } from '../names.ts';
import type { Route } from '../routes.ts';

export const REPO_RULES: ResourceRules = {
  kind: KINDS.repos,
  path: '/registry/v2/repos',
  capabilities: { list: 'REPO_LIST', create: 'REPO_CREATE', update: 'REPO_UPDATE', remove: 'REPO_DELETE' },
  writable: [
    'name',
    'description',
    'catalogTier',
    'bundles',
    'aliases',
    'activeTags',
    'sync_config',
    'customOverlay',
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
