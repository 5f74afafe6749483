import * as z from 'zod/mini';
import { type Call, path } from '../call.ts';
import { flag, listOf, mapOf, maybe, message, text } from '../decode.ts';
import { requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const claimMatch = message({
  issuer: text,
  issuerPattern: text,
  subject: text,
  subjectPattern: text,
  audience: text,
  audiencePattern: text,
  claims: mapOf(z.string()),
  claimPatterns: mapOf(z.string()),
});
const staticKeys = message({
  issuer: text,
  subject: text,
  issuerKeys: text,
  expirationTime: text,
  audiences: listOf(z.string()),
});
const awsIdentity = message({
  awsAccount: text,
  arn: text,
  arnPattern: text,
  userId: text,
  userIdPattern: text,
});

const identity = message({
  uid: z.string(),
  name: text,
  description: text,
  claimMatch: maybe(claimMatch),
  staticKeys: maybe(staticKeys),
  awsIdentity: maybe(awsIdentity),
  servicePrincipal: text,
  email: text,
  emailUnverified: text,
  company: text,
  lastSeenTime: text,
  createTime: text,
  updateTime: text,
});
const SERVICE_PRINCIPALS = [
  'SERVICE_PRINCIPAL_UNSPECIFIED',
  'SERVICE_PRINCIPAL_COSIGNED',
  'SERVICE_PRINCIPAL_INGESTER',
  'SERVICE_PRINCIPAL_CATALOG_SYNCER',
  'SERVICE_PRINCIPAL_APKO_BUILDER',
  'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
  'SERVICE_PRINCIPAL_TENANT_SCANNER',
  'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
  'SERVICE_PRINCIPAL_SKILLUP',
  'SERVICE_PRINCIPAL_MATERIALIZER',
  'SERVICE_PRINCIPAL_MICROFLOW',
  'SERVICE_PRINCIPAL_GUARDENER',
  'SERVICE_PRINCIPAL_MICROVM',
  'SERVICE_PRINCIPAL_SKILLS',
] as const;

/** Somebody or something that can sign in; exactly one of the four kinds of match is set. */
export type Identity = z.output<typeof identity>;

/** Which tokens an identity takes: issuer and subject each exact or by pattern; the audience may be left out. */
export interface ClaimMatchFields {
  readonly issuer?: string;
  readonly issuerPattern?: string;
  readonly subject?: string;
  readonly subjectPattern?: string;
  readonly audience?: string;
  readonly audiencePattern?: string;
  readonly claims?: Readonly<Record<string, string>>;
  readonly claimPatterns?: Readonly<Record<string, string>>;
}

/** Writable fields of an identity; at most one of the four kinds of match. */
export interface IdentityFields {
  readonly name?: string;
  readonly description?: string;
  readonly company?: string;
  readonly claimMatch?: ClaimMatchFields;
  readonly staticKeys?: {
    readonly issuer: string;
    readonly subject: string;
    /** The issuer's keys as the text of a JWKS. */
    readonly issuerKeys: string;
    readonly expirationTime?: string;
    readonly audiences?: readonly string[];
  };
  readonly awsIdentity?: {
    readonly awsAccount: string;
    readonly arn?: string;
    readonly arnPattern?: string;
    readonly userId?: string;
    readonly userIdPattern?: string;
  };
  /** Such as `SERVICE_PRINCIPAL_COSIGNED`. */
  readonly servicePrincipal?: string;
}

/** Filters of the identity list; `name` is an exact match where the service has that filter. */
export interface IdentityFilters extends Scope {
  readonly name?: string;
  /** Such as `RELATIONSHIP_TYPE_CLAIM_MATCH`. */
  readonly relationshipType?: string;
}

/** Identities that the caller can see. */
export function listIdentities(filters: IdentityFilters = {}): ListOperation<Identity> {
  const { name, relationshipType } = filters;
  return listOperation('/iam/v2/identities', 'identities', identity, filters, { name, relationshipType });
}

/** One identity; `NOT_FOUND` when there is none. */
export function getIdentity(uid: string): Call<Identity> {
  return readCall(path`/iam/v2/identities/${uid}`, identity);
}

/**
 * Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. Throws `TypeError` for
 * an unknown `servicePrincipal`.
 */
export function createIdentity(
  parentUid: string,
  fields: IdentityFields & { readonly name: string },
): Call<Identity> {
  return postCall(path`/iam/v2/identities/${parentUid}`, checked(fields), identity);
}

/**
 * Changes an identity; with `mask` the listed fields only (other fields of the body are ignored). Throws `TypeError`
 * for an unknown `servicePrincipal`.
 */
export function updateIdentity(
  uid: string,
  fields: IdentityFields,
  mask?: readonly string[],
): Call<Identity> {
  return patchCall(path`/iam/v2/identities/${uid}`, checked(fields), mask, identity);
}

function checked(fields: IdentityFields): IdentityFields {
  requireEnumName('servicePrincipal', fields.servicePrincipal, SERVICE_PRINCIPALS);
  return fields;
}

/** Deletes an identity. */
export function deleteIdentity(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/identities/${uid}`);
}

/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
export function lookupIdentity(issuer: string, subject: string): Call<{ readonly uid: string }> {
  return readCall('/iam/v2/identities:lookupIdentity', message({ uid: z.string() }), {
    issuer,
    subject,
  });
}

const metadata = message({
  uid: text,
  name: text,
  givenName: text,
  familyName: text,
  company: text,
  jobTitle: text,
  updatesOptIn: flag,
});

/** Details that a person gave about themselves. */
export type IdentityMetadata = z.output<typeof metadata>;

/** Details that a person may give. */
export interface IdentityMetadataFields {
  readonly company?: string;
  readonly jobTitle?: string;
  readonly product?: string;
  readonly selfServe?: boolean;
  readonly updatesOptIn?: boolean;
  readonly hubspotUtk?: string;
  readonly latestFormSubmitUrl?: string;
  readonly latestInternalReferringUrl?: string;
  readonly utmCampaign?: string;
  readonly utmContent?: string;
  readonly utmMedium?: string;
  readonly utmSource?: string;
  readonly utmTerm?: string;
}

/** Changes what callers state about themselves. Of all operations, only this one has its mask in the body. */
export function updateIdentityMetadata(
  fields: IdentityMetadataFields,
  mask?: readonly string[],
): Call<IdentityMetadata> {
  const body = {
    identityMetadata: fields,
    ...(mask === undefined ? {} : { updateMask: mask.join(',') }),
  };
  return patchCall('/iam/v2/identities:updateIdentityMetadata', body, undefined, metadata);
}
