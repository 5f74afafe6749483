import type { Call } from '../call.ts';
import { type Decoded, listOf, message, required, text, texts } from '../decode.ts';
import { values } from '../write-body.ts';
import { postCall, resource } from './resource-calls.ts';

const mapping = message({
  uid: required,
  ...texts('identityProviderUid', 'externalGroupId', 'roleUid', 'scope', 'createTime'),
});
const deleted = message({ parent: text, externalGroupRoleMappings: listOf(mapping) });

/** A group of an identity provider whose members get a role when they sign in. */
export interface ExternalGroupRoleMapping extends Decoded<typeof mapping> {}

/** Mappings that one request removed. */
export interface DeletedMappings extends Decoded<typeof deleted> {}

/** Which group gets which role; `scope` is the uid of the organization. */
export interface ExternalGroupRoleMappingFields {
  readonly externalGroupId: string;
  readonly roleUid: string;
  readonly scope: string;
}

const mappings = resource<ExternalGroupRoleMapping, ExternalGroupRoleMappingFields>(
  '/iam/v2/externalGroupRoleMappings',
  mapping,
  values('externalGroupId', 'roleUid', 'scope'),
);

/** Mappings that the caller can see, commonly of one identity provider. */
export const listExternalGroupRoleMappings = mappings.list<{ readonly identityProviderUid?: string }>;
/** One mapping; `NOT_FOUND` when there is none. */
export const getExternalGroupRoleMapping = mappings.get;
/** Maps a group of an identity provider, whose uid comes first, to a role; a mapping cannot be changed later. */
export const createExternalGroupRoleMapping = mappings.create;
/** Removes a mapping. */
export const deleteExternalGroupRoleMapping = mappings.remove;

/** Removes mappings of one identity provider, by their uids, all or none; returns the removed ones. */
export function batchDeleteExternalGroupRoleMappings(
  identityProviderUid: string,
  uids: readonly string[],
): Call<DeletedMappings> {
  const body = { parent: identityProviderUid, names: uids };
  return postCall('/iam/v2/externalGroupRoleMappings:batchDelete', body, deleted);
}
