import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, message, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listOperation, type Scope } from './list-query.ts';
import { deleteCall, postCall, readCall } from './resource-calls.ts';

const mapping = message({
  uid: z.string(),
  identityProviderUid: text,
  externalGroupId: text,
  roleUid: text,
  scope: text,
  createTime: text,
});
const deleted = message({ parent: text, externalGroupRoleMappings: listOf(mapping) });

/** A group of an identity provider whose members get a role when they sign in. */
export type ExternalGroupRoleMapping = z.output<typeof mapping>;

/** Which group gets which role; `scope` is the uid of the organization. */
export interface ExternalGroupRoleMappingFields {
  readonly externalGroupId: string;
  readonly roleUid: string;
  readonly scope: string;
}

/** Mappings that the caller can see, commonly of one identity provider. */
export function listExternalGroupRoleMappings(
  filters: Scope & { readonly identityProviderUid?: string } = {},
): ListOperation<ExternalGroupRoleMapping> {
  const { identityProviderUid } = filters;
  return listOperation('/iam/v2/externalGroupRoleMappings', 'externalGroupRoleMappings', mapping, filters, {
    identityProviderUid,
  });
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
  return postCall(path`/iam/v2/externalGroupRoleMappings/${identityProviderUid}`, fields, mapping);
}

/** Removes a mapping. */
export function deleteExternalGroupRoleMapping(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/externalGroupRoleMappings/${uid}`);
}

/** Removes mappings of one identity provider, by their uids, all or none; gives what was removed. */
export function batchDeleteExternalGroupRoleMappings(
  identityProviderUid: string,
  uids: readonly string[],
): Call<z.output<typeof deleted>> {
  const body = { parent: identityProviderUid, names: uids };
  return postCall('/iam/v2/externalGroupRoleMappings:batchDelete', body, deleted);
}
