import * as z from 'zod/mini';
import { type Call, path } from '../call.ts';
import { flag, integer, listOf, mapOf, maybe, message, text } from '../decode.ts';
import { requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const group = message({
  uid: z.string(),
  name: text,
  description: text,
  resourceLimits: mapOf(integer),
  verified: flag,
  kind: text,
  status: text,
  createTime: text,
  updateTime: text,
});
const KINDS = [
  'ORG_KIND_UNSPECIFIED',
  'ORG_KIND_STARTER',
  'ORG_KIND_CUSTOMER',
  'ORG_KIND_DEV',
  'ORG_KIND_INFRA',
  'ORG_KIND_AWS_MARKETPLACE',
] as const;

const found = message({ group: maybe(group) });
const eligibility = message({ eligible: flag });

/** An organization (root group, uid of one segment) or a folder below one. */
export type Group = z.output<typeof group>;

/** Writable fields of a group. */
export interface GroupFields {
  readonly name?: string;
  readonly description?: string;
  /** Such as `ORG_KIND_CUSTOMER`. Of an organization only; folders have the kind of their organization. */
  readonly kind?: string;
  /** Set by the platform's own staff only. */
  readonly verified?: boolean;
}

/** Groups that the caller can see; `name` is an exact match. */
export function listGroups(scope: Scope & { readonly name?: string } = {}): ListOperation<Group> {
  return listOperation('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
}

/** One group; `NOT_FOUND` when there is none. */
export function getGroup(uid: string): Call<Group> {
  return readCall(path`/iam/v2/groups/${uid}`, group);
}

/** Creates a folder below a group; throws `TypeError` for an unknown `kind`. */
export function createGroup(parentUid: string, fields: GroupFields & { readonly name: string }): Call<Group> {
  return postCall(path`/iam/v2/groups/${parentUid}`, checked(fields), group);
}

/** Changes a group; throws `TypeError` for an unknown `kind`. */
export function updateGroup(uid: string, fields: GroupFields, mask?: readonly string[]): Call<Group> {
  return patchCall(path`/iam/v2/groups/${uid}`, checked(fields), mask, group);
}

function checked(fields: GroupFields): GroupFields {
  requireEnumName('kind', fields.kind, KINDS);
  return fields;
}

/** Deletes a group; one with children is `FAILED_PRECONDITION`. */
export function deleteGroup(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/groups/${uid}`);
}

/** Asks the owners of an organization to let the caller in. */
export function requestGroupAccess(uid: string): Call<Readonly<Record<string, unknown>>> {
  return postCall(path`/iam/v2/groups/${uid}:requestGroupAccess`, {}, message({}));
}

/** Checks whether the caller may create an organization. */
export function checkEligibility(): Call<{ readonly eligible: boolean }> {
  return readCall('/iam/v2/groups:checkEligibility', eligibility);
}

/** The organization that belongs to the caller's mail domain, if there is one. */
export function lookupGroup(): Call<{ readonly group?: Group | undefined }> {
  return readCall('/iam/v2/groups:lookupGroup', found);
}

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

const acceptance = z.pipe(
  message({ docId: text, acceptedBy: text, orgUid: text, createTime: text }),
  // Acceptances have no uid; organization and document name one.
  z.transform((row) => ({ ...row, uid: `${row.orgUid}/${row.docId}` })),
);
const accepted = message({ group: text, documentIds: listOf(z.string()) });

/** That somebody accepted a document for an organization; `uid` is ours, of organization and document. */
export type TermsAcceptance = z.output<typeof acceptance>;

/** Documents that were accepted for a group and the groups above it. */
export function listTermsAcceptances(groupUid: string): ListOperation<TermsAcceptance> {
  return listOperation(path`/iam/v2/terms/${groupUid}`, 'termsAcceptances', acceptance, {}, {});
}

/** Accepts documents for a group; documents that are accepted already stay so. */
export function acceptTerms(
  groupUid: string,
  documentIds: readonly string[],
): Call<z.output<typeof accepted>> {
  return { ...postCall(path`/iam/v2/terms/${groupUid}`, { documentIds }, accepted), idempotent: true };
}
