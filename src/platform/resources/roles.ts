import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { path } from '../call.ts';
import { listOf, message, text } from '../decode.ts';
import { capabilityNames, requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const role = message({
  uid: z.string(),
  name: text,
  description: text,
  capabilities: listOf(z.string()),
  createTime: text,
  updateTime: text,
});

/** A named set of capabilities; built-in ones live at the root. */
export type Role = z.output<typeof role>;

/** Writable fields of a role. */
export interface RoleFields {
  readonly name?: string;
  readonly description?: string;
  /** Such as `CAP_REPO_LIST`: the spelling of the wire, not that of a token's capabilities (`repo.list`). */
  readonly capabilities?: readonly string[];
}

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
  return postCall(path`/iam/v2/roles/${parentUid}`, checked(fields), role);
}

/** Changes a role; built-in ones cannot be changed. Throws `TypeError` for a capability that the service does not know. */
export function updateRole(uid: string, fields: RoleFields, mask?: readonly string[]): Call<Role> {
  return patchCall(path`/iam/v2/roles/${uid}`, checked(fields), mask, role);
}

function checked(fields: RoleFields): RoleFields {
  fields.capabilities?.forEach((name, index) => {
    requireEnumName(`capabilities.${index}`, name, capabilityNames());
  });
  return fields;
}

/** Deletes a role; built-in ones cannot be deleted. */
export function deleteRole(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/roles/${uid}`);
}
