import { type Call, path } from '../call.ts';
import {
  type Decoded,
  enumName,
  flag,
  listOf,
  mapOf,
  maybe,
  message,
  type Open,
  optionalText,
  required,
  text,
} from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, members, type Settable, values, type Writable, writeBody } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

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
const claimMatch = message({
  issuer: optionalText,
  issuerPattern: optionalText,
  subject: optionalText,
  subjectPattern: optionalText,
  audience: optionalText,
  audiencePattern: optionalText,
  claims: mapOf(required),
  claimPatterns: mapOf(required),
});
const staticKeys = message({
  issuer: text,
  subject: text,
  issuerKeys: text,
  expirationTime: text,
  audiences: listOf(required),
});
const awsIdentity = message({
  awsAccount: text,
  arn: optionalText,
  arnPattern: optionalText,
  userId: optionalText,
  userIdPattern: optionalText,
});

const identity = message({
  uid: required,
  name: text,
  description: text,
  claimMatch: maybe(claimMatch),
  staticKeys: maybe(staticKeys),
  awsIdentity: maybe(awsIdentity),
  servicePrincipal: maybe(enumName(SERVICE_PRINCIPALS)),
  email: text,
  emailUnverified: text,
  company: text,
  lastSeenTime: text,
  createTime: text,
  updateTime: text,
});

/** A part of the platform itself that signs in. */
export type ServicePrincipal = Open<(typeof SERVICE_PRINCIPALS)[number]>;

/** Somebody or something that can sign in; exactly one of the four kinds of match is set. */
export interface Identity extends Decoded<typeof identity> {}

/** Which tokens an identity takes: issuer and subject each exact or by pattern; the audience may be left out. */
export interface ClaimMatchFields extends Settable<Decoded<typeof claimMatch>> {}

/** Writable fields of an identity; at most one of the four kinds of match. */
export interface IdentityFields
  extends Settable<Pick<Identity, 'name' | 'description' | 'company' | 'servicePrincipal'>> {
  readonly claimMatch?: ClaimMatchFields | undefined;
  readonly staticKeys?:
    | {
        readonly issuer: string;
        readonly subject: string;
        /** The issuer's keys as the text of a JWKS. */
        readonly issuerKeys: string;
        readonly expirationTime?: string | undefined;
        readonly audiences?: readonly string[] | undefined;
      }
    | undefined;
  readonly awsIdentity?: Decoded<typeof awsIdentity> | undefined;
}

const writable: Writable<IdentityFields> = {
  ...values('name', 'description', 'company'),
  claimMatch: {
    fields: {
      ...members('issuer', 'issuerPattern', 'subject', 'subjectPattern', 'audience', 'audiencePattern'),
      ...values('claims', 'claimPatterns'),
    },
  },
  staticKeys: {
    fields: { ...values('issuer', 'subject', 'issuerKeys', 'audiences'), ...members('expirationTime') },
  },
  awsIdentity: {
    fields: { ...values('awsAccount'), ...members('arn', 'arnPattern', 'userId', 'userIdPattern') },
  },
  servicePrincipal: { names: SERVICE_PRINCIPALS },
};

/** Filters of the identity list; `name` is an exact match where the service has that filter. */
export interface IdentityFilters extends Scope {
  readonly name?: string;
  readonly relationshipType?: Open<`RELATIONSHIP_TYPE_${'UNSPECIFIED' | 'CLAIM_MATCH' | 'STATIC' | 'AWS_IDENTITY' | 'SERVICE_PRINCIPAL'}`>;
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
  return postCall(path`/iam/v2/identities/${parentUid}`, fields, identity, writable);
}

/**
 * Changes an identity; with `mask` the listed fields only (other fields of the body are ignored). Throws `TypeError`
 * for an unknown `servicePrincipal`.
 */
export function updateIdentity(
  uid: string,
  fields: IdentityFields,
  mask?: readonly MaskOf<IdentityFields>[],
): Call<Identity> {
  return patchCall(path`/iam/v2/identities/${uid}`, fields, mask, identity, writable);
}

/** Deletes an identity. */
export function deleteIdentity(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/identities/${uid}`);
}

/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
export function lookupIdentity(issuer: string, subject: string): Call<{ readonly uid: string }> {
  const found = message({ uid: required });
  return readCall('/iam/v2/identities:lookupIdentity', found, { issuer, subject });
}

const metadata = message({
  uid: text,
  name: text,
  givenName: text,
  familyName: text,
  company: text,
  jobTitle: text,
  updatesOptIn: flag,
  product: text,
  selfServe: flag,
  hubspotUtk: text,
  latestFormSubmitUrl: text,
  latestInternalReferringUrl: text,
  utmCampaign: text,
  utmContent: text,
  utmMedium: text,
  utmSource: text,
  utmTerm: text,
});

/** Details that a person gave about themselves. */
export interface IdentityMetadata extends Decoded<typeof metadata> {}

/** Details that a person may give. */
export interface IdentityMetadataFields
  extends Settable<Omit<IdentityMetadata, 'uid' | 'name' | 'givenName' | 'familyName'>> {}

const writableMetadata: Writable<IdentityMetadataFields> = {
  ...values('company', 'jobTitle', 'product', 'selfServe', 'updatesOptIn', 'hubspotUtk'),
  ...values('latestFormSubmitUrl', 'latestInternalReferringUrl'),
  ...values('utmCampaign', 'utmContent', 'utmMedium', 'utmSource', 'utmTerm'),
};

/** Changes what callers state about themselves. Of all operations, only this one has its mask in the body, in camelCase. */
export function updateIdentityMetadata(
  fields: IdentityMetadataFields,
  mask?: readonly ('*' | keyof IdentityMetadataFields)[],
): Call<IdentityMetadata> {
  const body = {
    identityMetadata: writeBody('update', fields, writableMetadata),
    ...(mask === undefined ? {} : { updateMask: mask.join(',') }),
  };
  return patchCall('/iam/v2/identities:updateIdentityMetadata', body, undefined, metadata);
}
