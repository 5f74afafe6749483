import { type Call, path } from '../call.ts';
import {
  anyMessage,
  changed,
  type Decoded,
  enumName,
  flag,
  integer,
  listOf,
  mapOf,
  maybe,
  message,
  type Open,
  required,
  text,
} from '../decode.ts';
import { CAPABILITIES } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, type Settable, values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const KINDS = [
  'ORG_KIND_UNSPECIFIED',
  'ORG_KIND_STARTER',
  'ORG_KIND_CUSTOMER',
  'ORG_KIND_DEV',
  'ORG_KIND_INFRA',
  'ORG_KIND_AWS_MARKETPLACE',
] as const;
const STATUSES = [
  'ORG_STATUS_UNSPECIFIED',
  'ORG_STATUS_INITIALIZING',
  'ORG_STATUS_READY',
  'ORG_STATUS_SUSPENDED',
] as const;
const group = message({
  uid: required,
  name: text,
  description: text,
  resourceLimits: mapOf(integer),
  verified: flag,
  kind: enumName(KINDS),
  status: enumName(STATUSES),
  createTime: text,
  updateTime: text,
});

const found = message({ group: maybe(group) });
const eligibility = message({ eligible: flag });

/** The kind of an organization. */
export type OrganizationKind = Open<(typeof KINDS)[number]>;

/** An organization (root group, uid of one segment) or a folder below one. */
export interface Group extends Decoded<typeof group> {}

/** Writable fields of a group. */
export interface GroupFields extends Settable<Pick<Group, 'name' | 'description'>> {
  /** Of an organization only; folders have the kind of their organization. */
  readonly kind?: OrganizationKind | undefined;
  /** Set by the platform's own staff only. */
  readonly verified?: boolean | undefined;
}

const writable: Writable<GroupFields> = {
  ...values('name', 'description', 'verified'),
  kind: { names: KINDS },
};

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
  return postCall(path`/iam/v2/groups/${parentUid}`, fields, group, writable);
}

/** Changes a group; throws `TypeError` for an unknown `kind`. */
export function updateGroup(
  uid: string,
  fields: GroupFields,
  mask?: readonly MaskOf<GroupFields>[],
): Call<Group> {
  return patchCall(path`/iam/v2/groups/${uid}`, fields, mask, group, writable);
}

/** Deletes a group; one with children is `FAILED_PRECONDITION`. */
export function deleteGroup(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/groups/${uid}`);
}

/** Asks the owners of an organization to let the caller in. */
export function requestGroupAccess(uid: string): Call<Readonly<Record<string, unknown>>> {
  return postCall(path`/iam/v2/groups/${uid}:requestGroupAccess`, {}, anyMessage);
}

/** Checks whether the caller may create an organization. */
export function checkEligibility(): Call<{ readonly eligible: boolean }> {
  return readCall('/iam/v2/groups:checkEligibility', eligibility, undefined, true);
}

/** The organization that belongs to the caller's mail domain, if there is one. */
export function lookupGroup(): Call<{ readonly group?: Group | undefined }> {
  return readCall('/iam/v2/groups:lookupGroup', found, undefined, true);
}

const role = message({
  uid: text,
  name: text,
  description: text,
  capabilities: listOf(enumName(CAPABILITIES)),
});
const groupInvite = message({
  uid: required,
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
export interface GroupInvite extends Decoded<typeof groupInvite> {}

/** Role, lifetime and recipient of an invitation. */
export interface GroupInviteFields {
  readonly roleUid: string;
  /** Lifetime, such as `86400s`. */
  readonly ttl: string;
  readonly email?: string | undefined;
  readonly singleUse?: boolean | undefined;
}

const writableInvite: Writable<GroupInviteFields> = values('roleUid', 'ttl', 'email', 'singleUse');

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
  return postCall(path`/iam/v2/groupInvites/${groupUid}`, fields, groupInvite, writableInvite);
}

/** Takes an invitation back. */
export function deleteGroupInvite(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/groupInvites/${uid}`);
}

const acceptance = changed(
  message({ docId: text, acceptedBy: text, orgUid: text, createTime: text }),
  // Acceptances have no uid; organization and document name one.
  (row) => ({ ...row, uid: `${row.orgUid}/${row.docId}` }),
);
const accepted = message({ group: text, documentIds: listOf(required) });

/** That somebody accepted a document for an organization; `uid` is ours, of organization and document. */
export interface TermsAcceptance extends Decoded<typeof acceptance> {}

/** Documents that are accepted for a group. */
export interface AcceptedTerms extends Decoded<typeof accepted> {}

/** Documents that were accepted for a group and the groups above it. */
export function listTermsAcceptances(groupUid: string): ListOperation<TermsAcceptance> {
  return listOperation(path`/iam/v2/terms/${groupUid}`, 'termsAcceptances', acceptance, {}, {});
}

/** Accepts documents for a group; documents that are accepted already stay so. */
export function acceptTerms(groupUid: string, documentIds: readonly string[]): Call<AcceptedTerms> {
  return { ...postCall(path`/iam/v2/terms/${groupUid}`, { documentIds }, accepted), idempotent: true };
}
