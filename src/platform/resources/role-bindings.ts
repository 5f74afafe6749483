import type { Call } from '../call.ts';
import { changed, type Decoded, type Decoder, listOf, message, required, text, texts } from '../decode.ts';
import { values, writeBody } from '../write-body.ts';
import { postCall, resource } from './resource-calls.ts';

const person = message(texts('uid', 'name', 'description', 'subject', 'issuer', 'email'));
const named = message(texts('uid', 'name', 'description'));
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

const writable = values('identityUid', 'roleUid');
const roleBindings = resource<RoleBinding, RoleBindingFields>('/iam/v2/roleBindings', roleBinding, writable);

/** Most bindings that one batch creates. */
export const MAXIMUM_BATCH = 25;

/** Bindings that the caller can see, by place, identity, group and role. */
export const listRoleBindings = roleBindings.list<{
  readonly identity?: string;
  readonly group?: string;
  readonly role?: string;
}>;
/** One binding; `NOT_FOUND` when there is none. */
export const getRoleBinding = roleBindings.get;
/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
export const createRoleBinding = roleBindings.create;
/** Removes a binding; one that is gone counts as removed on the platform. */
export const deleteRoleBinding = roleBindings.remove;

/** Changes identity and role of a binding; the wildcard mask replaces both. */
export function updateRoleBinding(uid: string, fields: RoleBindingFields): Call<RoleBinding> {
  return roleBindings.update(uid, fields, ['*']);
}

/** Creates up to 25 bindings under one group, all or none, in order; `roleUid` is for those that name no role. */
export function batchCreateRoleBindings(
  parentUid: string,
  bindings: readonly (Pick<RoleBindingFields, 'identityUid'> & Partial<RoleBindingFields>)[],
  roleUid?: string,
): Call<readonly RoleBinding[]> {
  const requests = bindings.map((fields) => ({
    parent: parentUid,
    roleBinding: writeBody<Partial<RoleBindingFields>>('create', fields, writable),
  }));
  const body = { parent: parentUid, requests, ...(roleUid === undefined ? {} : { roleUid }) };
  return postCall('/iam/v2/roleBindings:batchCreate', body, batch);
}
