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
  texts,
} from '../decode.ts';
import { CAPABILITIES, enumNames } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { type Settable, values } from '../write-body.ts';
import { listOperation, postCall, readCall, resource } from './resource-calls.ts';

const KINDS = enumNames('ORG_KIND_', 'UNSPECIFIED STARTER CUSTOMER DEV INFRA AWS_MARKETPLACE');
const group = message({
  uid: required,
  ...texts('name', 'description', 'createTime', 'updateTime'),
  resourceLimits: mapOf(integer),
  verified: flag,
  kind: enumName(KINDS),
  status: enumName(enumNames('ORG_STATUS_', 'UNSPECIFIED INITIALIZING READY SUSPENDED')),
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

const groups = resource<Group, GroupFields, 'name'>('/iam/v2/groups', group, {
  ...values('name', 'description', 'verified'),
  kind: { names: KINDS },
});

/** Groups that the caller can see; `name` is an exact match. */
export const listGroups = groups.list<{ readonly name?: string }>;
/** One group; `NOT_FOUND` when there is none. */
export const getGroup = groups.get;
/** Creates a folder below a group; throws `TypeError` for an unknown `kind`. */
export const createGroup = groups.create;
/** Changes a group; throws `TypeError` for an unknown `kind`. */
export const updateGroup = groups.update;
/** Deletes a group; one with children is `FAILED_PRECONDITION`. */
export const deleteGroup = groups.remove;

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
  ...texts('uid', 'name', 'description'),
  capabilities: listOf(enumName(CAPABILITIES)),
});
const groupInvite = message({
  uid: required,
  /** A secret: whoever has it may join. Only in the answer to a create. */
  code: text,
  ...texts('keyId', 'email', 'expirationTime', 'createTime'),
  singleUse: flag,
  role: maybe(role),
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

const writableInvite = values('roleUid', 'ttl', 'email', 'singleUse');
const invites = resource<GroupInvite, GroupInviteFields>('/iam/v2/groupInvites', groupInvite, writableInvite);

/** Invitations that the caller can see. */
export const listGroupInvites = invites.list<{ readonly keyId?: string }>;
/** One invitation; `NOT_FOUND` when there is none. */
export const getGroupInvite = invites.get;
/** Invites to a group. */
export const createGroupInvite = invites.create;
/** Takes an invitation back. */
export const deleteGroupInvite = invites.remove;

const acceptance = changed(
  message(texts('docId', 'acceptedBy', 'orgUid', 'createTime')),
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
  return listOperation(path`/iam/v2/terms/${groupUid}`, acceptance, {}, 'termsAcceptances');
}

/** Accepts documents for a group; documents that are accepted already stay so. */
export function acceptTerms(groupUid: string, documentIds: readonly string[]): Call<AcceptedTerms> {
  return { ...postCall(path`/iam/v2/terms/${groupUid}`, { documentIds }, accepted), idempotent: true };
}
