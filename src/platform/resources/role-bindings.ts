import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { decoder, listOf, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listCall, type Scope } from './list-query.ts';

const named = z.looseObject({ uid: text, name: text, description: text });
const roleBinding = z.looseObject({
  uid: z.string(),
  identity: z.looseObject({ uid: text, name: text, description: text, subject: text, issuer: text }),
  group: named,
  role: named,
});
const batch = z.looseObject({ roleBindings: listOf(roleBinding) });

/** Who has which role where, with the names of all three (spec §2). */
export type RoleBinding = z.output<typeof roleBinding>;

/** What a binding is made of. */
export interface RoleBindingFields {
  readonly identityUid: string;
  readonly roleUid: string;
}

/** Most bindings that one batch creates. */
export const MAXIMUM_BATCH = 25;

export function listRoleBindings(
  scope: Scope & { readonly identity?: string; readonly group?: string; readonly role?: string } = {},
): ListOperation<RoleBinding> {
  const filters = { identity: scope.identity, group: scope.group, role: scope.role };
  return (position) =>
    listCall('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters, position);
}

export function getRoleBinding(uid: string): Call<RoleBinding> {
  return {
    method: 'GET',
    path: path`/iam/v2/roleBindings/${uid}`,
    decode: decoder(roleBinding),
    idempotent: true,
  };
}

/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
export function createRoleBinding(parentUid: string, fields: RoleBindingFields): Call<RoleBinding> {
  return {
    method: 'POST',
    path: path`/iam/v2/roleBindings/${parentUid}`,
    body: fields,
    decode: decoder(roleBinding),
    idempotent: false,
  };
}

/** Makes up to 25 bindings under one group, all or none, in order. */
export function batchCreateRoleBindings(
  parentUid: string,
  bindings: readonly RoleBindingFields[],
): Call<readonly RoleBinding[]> {
  return {
    method: 'POST',
    path: '/iam/v2/roleBindings:batchCreate',
    body: {
      parent: parentUid,
      requests: bindings.map((roleBinding) => ({ parent: parentUid, roleBinding })),
    },
    decode: (json) => decoder(batch)(json).roleBindings,
    idempotent: false,
  };
}

/** Changes identity and role of a binding; the wildcard mask replaces both. */
export function updateRoleBinding(uid: string, fields: RoleBindingFields): Call<RoleBinding> {
  return {
    method: 'PATCH',
    path: path`/iam/v2/roleBindings/${uid}`,
    query: { updateMask: '*' },
    body: fields,
    decode: decoder(roleBinding),
    idempotent: true,
  };
}

/** Removes a binding; one that is gone counts as removed on the platform. */
export function deleteRoleBinding(uid: string): Call<undefined> {
  return {
    method: 'DELETE',
    path: path`/iam/v2/roleBindings/${uid}`,
    decode: () => undefined,
    idempotent: true,
  };
}
