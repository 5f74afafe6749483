import { type Call, path } from '../call.ts';
import { type Decoded, listOf, message, required, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, postCall, readCall, type Scope } from './resource-calls.ts';

const mapping = message({
  uid: required,
  identityProviderUid: text,
  externalGroupId: text,
  roleUid: text,
  scope: text,
  createTime: text,
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

const writable: Writable<ExternalGroupRoleMappingFields> = values('externalGroupId', 'roleUid', 'scope');

/** Mappings that the caller can see, commonly of one identity provider. */
export function listExternalGroupRoleMappings(
  filters: Scope & { readonly identityProviderUid?: string } = {},
): ListOperation<ExternalGroupRoleMapping> {
  const { identityProviderUid } = filters;
  const [address, key] = ['/iam/v2/externalGroupRoleMappings', 'externalGroupRoleMappings'] as const;
  return listOperation(address, key, mapping, filters, { identityProviderUid });
}

/** One mapping; `NOT_FOUND` when there is none. */
export function getExternalGroupRoleMapping(uid: string): Call<ExternalGroupRoleMapping> {
  return readCall(path`/iam/v2/externalGroupRoleMappings/${uid}`, mapping);
}

/** Maps a group of an identity provider to a role; a mapping cannot be changed later. */
export function createExternalGroupRoleMapping(
  identityProviderUid: string,
  fields: ExternalGroupRoleMappingFields,
): Call<ExternalGroupRoleMapping> {
  return postCall(path`/iam/v2/externalGroupRoleMappings/${identityProviderUid}`, fields, mapping, writable);
}

/** Removes a mapping. */
export function deleteExternalGroupRoleMapping(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/externalGroupRoleMappings/${uid}`);
}

/** Removes mappings of one identity provider, by their uids, all or none; returns the removed ones. */
export function batchDeleteExternalGroupRoleMappings(
  identityProviderUid: string,
  uids: readonly string[],
): Call<DeletedMappings> {
  const body = { parent: identityProviderUid, names: uids };
  return postCall('/iam/v2/externalGroupRoleMappings:batchDelete', body, deleted);
}
