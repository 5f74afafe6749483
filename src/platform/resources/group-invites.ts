import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { flag, listOf, maybe, message, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listOperation, type Scope } from './list-query.ts';
import { deleteCall, postCall, readCall } from './resource-calls.ts';

const role = message({ uid: text, name: text, description: text, capabilities: listOf(z.string()) });
const groupInvite = message({
  uid: z.string(),
  /** A secret: whoever has it may join. Only in the answer to a create. */
  code: text,
  keyId: text,
  email: text,
  singleUse: flag,
  role: maybe(role),
  expirationTime: text,
  createTime: text,
});

/** An invitation to a group; its `code` is a secret and shown once, when it is made. */
export type GroupInvite = z.output<typeof groupInvite>;

/** Role, lifetime and recipient of an invitation. */
export interface GroupInviteFields {
  readonly roleUid: string;
  /** Lifetime, such as `86400s`. */
  readonly ttl: string;
  readonly email?: string;
  readonly singleUse?: boolean;
}

/** Invitations that the caller can see. */
export function listGroupInvites(
  scope: Scope & { readonly keyId?: string } = {},
): ListOperation<GroupInvite> {
  const filters = { keyId: scope.keyId };
  return listOperation('/iam/v2/groupInvites', 'groupInvites', groupInvite, scope, filters);
}

/** One invitation; `NOT_FOUND` when there is none. */
export function getGroupInvite(uid: string): Call<GroupInvite> {
  return readCall(path`/iam/v2/groupInvites/${uid}`, groupInvite);
}

/** Invites to a group. */
export function createGroupInvite(groupUid: string, fields: GroupInviteFields): Call<GroupInvite> {
  return postCall(path`/iam/v2/groupInvites/${groupUid}`, fields, groupInvite);
}

/** Takes an invitation back. */
export function deleteGroupInvite(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/groupInvites/${uid}`);
}
