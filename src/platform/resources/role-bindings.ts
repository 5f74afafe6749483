import { type Call, path } from '../call.ts';
import { changed, type Decoded, type Decoder, listOf, message, required, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { values, type Writable, writeBody } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const person = message({
  uid: text,
  name: text,
  description: text,
  subject: text,
  issuer: text,
  email: text,
});
const named = message({ uid: text, name: text, description: text });
// Null or absent if the object it refers to is gone: then all its texts are empty.
const orEmpty =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (value, needed) =>
    decode(value ?? {}, needed);
const roleBinding = message({
  uid: required,
  identity: orEmpty(person),
  group: orEmpty(named),
  role: orEmpty(named),
  createTime: text,
});
const batch = changed(message({ roleBindings: listOf(roleBinding) }), (answer) => answer.roleBindings);

/** An identity with its role in a group, with the names of all three. */
export interface RoleBinding extends Decoded<typeof roleBinding> {}

/** Identity and role of a binding. */
export interface RoleBindingFields {
  readonly identityUid: string;
  readonly roleUid: string;
}

const writable: Writable<RoleBindingFields> = values('identityUid', 'roleUid');

/** Most bindings that one batch creates. */
export const MAXIMUM_BATCH = 25;

/** Bindings that the caller can see, by place, identity, group and role. */
export function listRoleBindings(
  scope: Scope & { readonly identity?: string; readonly group?: string; readonly role?: string } = {},
): ListOperation<RoleBinding> {
  const filters = { identity: scope.identity, group: scope.group, role: scope.role };
  return listOperation('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters);
}

/** One binding; `NOT_FOUND` when there is none. */
export function getRoleBinding(uid: string): Call<RoleBinding> {
  return readCall(path`/iam/v2/roleBindings/${uid}`, roleBinding);
}

/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
export function createRoleBinding(parentUid: string, fields: RoleBindingFields): Call<RoleBinding> {
  return postCall(path`/iam/v2/roleBindings/${parentUid}`, fields, roleBinding, writable);
}

/** Creates up to 25 bindings under one group, all or none, in order; `roleUid` is for those that name no role. */
export function batchCreateRoleBindings(
  parentUid: string,
  bindings: readonly (Pick<RoleBindingFields, 'identityUid'> & Partial<RoleBindingFields>)[],
  roleUid?: string,
): Call<readonly RoleBinding[]> {
  const body = {
    parent: parentUid,
    requests: bindings.map((fields) => ({
      parent: parentUid,
      roleBinding: writeBody<Partial<RoleBindingFields>>('create', fields, writable),
    })),
    ...(roleUid === undefined ? {} : { roleUid }),
  };
  return postCall('/iam/v2/roleBindings:batchCreate', body, batch);
}

/** Changes identity and role of a binding; the wildcard mask replaces both. */
export function updateRoleBinding(uid: string, fields: RoleBindingFields): Call<RoleBinding> {
  return patchCall(path`/iam/v2/roleBindings/${uid}`, fields, ['*'], roleBinding, writable);
}

/** Removes a binding; one that is gone counts as removed on the platform. */
export function deleteRoleBinding(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/roleBindings/${uid}`);
}
