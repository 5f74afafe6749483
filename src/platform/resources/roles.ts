import { type Call, path } from '../call.ts';
import { type Decoded, enumName, listOf, message, type Open, required, text } from '../decode.ts';
import { CAPABILITIES, type CapabilityName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, type Settable, values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const role = message({
  uid: required,
  name: text,
  description: text,
  capabilities: listOf(enumName(CAPABILITIES)),
  createTime: text,
  updateTime: text,
});

/** Something that a role allows, such as `CAP_REPO_LIST`: the spelling of the wire, not that of a token's capabilities (`repo.list`). */
export type Capability = Open<CapabilityName>;

/** A named set of capabilities; built-in ones live at the root. */
export interface Role extends Decoded<typeof role> {}

/** Writable fields of a role. */
export interface RoleFields extends Settable<Pick<Role, 'name' | 'description' | 'capabilities'>> {}

const writable: Writable<RoleFields> = {
  ...values('name', 'description'),
  capabilities: { names: CAPABILITIES },
};

/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
export function listRoles(scope: Scope & { readonly name?: string } = {}): ListOperation<Role> {
  return listOperation('/iam/v2/roles', 'roles', role, scope, { name: scope.name });
}

/** One role; `NOT_FOUND` when there is none. */
export function getRole(uid: string): Call<Role> {
  return readCall(path`/iam/v2/roles/${uid}`, role);
}

/** Creates a role in an organization; throws `TypeError` for a capability that the service does not know. */
export function createRole(parentUid: string, fields: RoleFields & { readonly name: string }): Call<Role> {
  return postCall(path`/iam/v2/roles/${parentUid}`, fields, role, writable);
}

/** Changes a role; built-in ones cannot be changed. Throws `TypeError` for a capability that the service does not know. */
export function updateRole(
  uid: string,
  fields: RoleFields,
  mask?: readonly MaskOf<RoleFields>[],
): Call<Role> {
  return patchCall(path`/iam/v2/roles/${uid}`, fields, mask, role, writable);
}

/** Deletes a role; built-in ones cannot be deleted. */
export function deleteRole(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/roles/${uid}`);
}
