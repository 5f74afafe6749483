import type { Caller } from './auth.ts';
import { capabilityName } from './capabilities.ts';
import type { Core } from './core.ts';
import { textColumn } from './database.ts';
import { KINDS } from './kinds.ts';
import { forbidden, RegistryError } from './registry-error.ts';
import { depthOf, rootOf } from './uid.ts';

/** Where an image path leads: its organization and, where it exists, its repo. */
export type ImagePlace = {
  readonly organizationUid: string;
  readonly isPublic: boolean;
  readonly repoUid: string | undefined;
};

function childUid(core: Core, table: string, parent: string, name: string): string | undefined {
  const sql = `SELECT uid FROM ${table} WHERE parent = ? AND name = ?`;
  const row = core.store.database.get(sql, [parent, name]);
  return row && textColumn(row, 'uid');
}

/** Walks `<org>/<folder>…/<image>`; a wrong organization is 400, a wrong folder or image has no repo. */
export function locateImage(core: Core, path: string): ImagePlace {
  const [organization = '', ...rest] = path.split('/');
  const organizationUid = childUid(core, KINDS.groups.table, '', organization);
  if (organizationUid === undefined)
    throw new RegistryError(400, 'BAD_REQUEST', `unable to resolve organization "${organization}"`);
  const image = rest.pop() ?? '';
  let group: string | undefined = organizationUid;
  for (const folder of rest) group = group && childUid(core, KINDS.groups.table, group, folder);
  const repoUid = group && childUid(core, KINDS.repos.table, group, image);
  return { organizationUid, isPublic: organization === 'chainguard', repoUid };
}

/** Tags that everybody may read in the public organization. */
export function isFreeTag(tag: string): boolean {
  return tag === 'latest' || tag === 'latest-dev';
}

const PULL = 'MANIFEST_LIST';

/**
 * 403 unless the identity may read images of this organization: made at a root, and bound there.
 */
export function requireRegistryRole(caller: Caller, organizationUid: string): void {
  caller.needs(capabilityName(PULL));
  if (depthOf(caller.identityUid) > 2)
    throw forbidden('the identity was created under a subgroup and cannot see the registry');
  const held = caller.grants.some((grant) => grant.group === organizationUid && grant.capabilities.has(PULL));
  if (!held) throw forbidden(`caller does not have the required capabilities at ${rootOf(organizationUid)}`);
}
