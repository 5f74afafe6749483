import type { Call } from '../call.ts';
import {
  type Decoded,
  each,
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
  texts,
} from '../decode.ts';
import { enumNames } from '../enum-name.ts';
import { maskText, members, type Settable, values, writeBody } from '../write-body.ts';
import { patchCall, readCall, resource, type Scope } from './resource-calls.ts';

const SERVICE_PRINCIPALS = enumNames(
  'SERVICE_PRINCIPAL_',
  'UNSPECIFIED COSIGNED INGESTER CATALOG_SYNCER APKO_BUILDER ENTITLEMENT_SYNCER TENANT_SCANNER SEDIMENTOLOGY SKILLUP MATERIALIZER MICROFLOW GUARDENER MICROVM SKILLS',
);
const EXACT_OR_PATTERN = [
  ...(['issuer', 'issuerPattern', 'subject', 'subjectPattern'] as const),
  ...(['audience', 'audiencePattern'] as const),
];
const AWS_MEMBERS = ['arn', 'arnPattern', 'userId', 'userIdPattern'] as const;
const claimMatch = message({
  ...each(EXACT_OR_PATTERN, optionalText),
  claims: mapOf(required),
  claimPatterns: mapOf(required),
});
const staticKeys = message({
  ...texts('issuer', 'subject', 'issuerKeys', 'expirationTime'),
  audiences: listOf(required),
});
const awsIdentity = message({ awsAccount: text, ...each(AWS_MEMBERS, optionalText) });
const identity = message({
  uid: required,
  ...texts('name', 'description', 'email', 'emailUnverified', 'company'),
  ...texts('lastSeenTime', 'createTime', 'updateTime'),
  claimMatch: maybe(claimMatch),
  staticKeys: maybe(staticKeys),
  awsIdentity: maybe(awsIdentity),
  servicePrincipal: maybe(enumName(SERVICE_PRINCIPALS)),
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

const identities = resource<Identity, IdentityFields, 'name'>('/iam/v2/identities', identity, {
  ...values('name', 'description', 'company'),
  claimMatch: { fields: { ...members(...EXACT_OR_PATTERN), ...values('claims', 'claimPatterns') } },
  staticKeys: {
    fields: { ...values('issuer', 'subject', 'issuerKeys', 'audiences'), ...members('expirationTime') },
  },
  awsIdentity: { fields: { ...values('awsAccount'), ...members(...AWS_MEMBERS) } },
  servicePrincipal: { names: SERVICE_PRINCIPALS },
});

/** Filters of the identity list; `name` is an exact match where the service has that filter. */
export interface IdentityFilters extends Scope {
  readonly name?: string;
  readonly relationshipType?: Open<`RELATIONSHIP_TYPE_${'UNSPECIFIED' | 'CLAIM_MATCH' | 'STATIC' | 'AWS_IDENTITY' | 'SERVICE_PRINCIPAL'}`>;
}

/** Identities that the caller can see. */
export const listIdentities = identities.list<IdentityFilters>;
/** One identity; `NOT_FOUND` when there is none. */
export const getIdentity = identities.get;
/**
 * Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. Throws `TypeError` for
 * an unknown `servicePrincipal`.
 */
export const createIdentity = identities.create;
/**
 * Changes an identity; with `mask` the listed fields only (other fields of the body are ignored). Throws `TypeError`
 * for an unknown `servicePrincipal`.
 */
export const updateIdentity = identities.update;
/** Deletes an identity. */
export const deleteIdentity = identities.remove;

/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
export function lookupIdentity(issuer: string, subject: string): Call<{ readonly uid: string }> {
  const found = message({ uid: required });
  return readCall('/iam/v2/identities:lookupIdentity', found, { issuer, subject });
}

const STATED_TEXTS = [
  ...(['company', 'jobTitle', 'product', 'hubspotUtk'] as const),
  ...(['latestFormSubmitUrl', 'latestInternalReferringUrl'] as const),
  ...(['utmCampaign', 'utmContent', 'utmMedium', 'utmSource', 'utmTerm'] as const),
];
const STATED_FLAGS = ['selfServe', 'updatesOptIn'] as const;
const metadata = message({
  ...texts('uid', 'name', 'givenName', 'familyName', ...STATED_TEXTS),
  ...each(STATED_FLAGS, flag),
});

/** Details that a person gave about themselves. */
export interface IdentityMetadata extends Decoded<typeof metadata> {}

/** Details that a person may give. */
export interface IdentityMetadataFields
  extends Settable<Omit<IdentityMetadata, 'uid' | 'name' | 'givenName' | 'familyName'>> {}

/** Changes what callers state about themselves. Of all operations, only this one has its mask in the body, in camelCase. */
export function updateIdentityMetadata(
  fields: IdentityMetadataFields,
  mask?: readonly ('*' | keyof IdentityMetadataFields)[],
): Call<IdentityMetadata> {
  const updateMask = maskText(mask);
  const body = {
    identityMetadata: writeBody('update', fields, values(...STATED_TEXTS, ...STATED_FLAGS)),
    ...(updateMask === undefined ? {} : { updateMask }),
  };
  return patchCall('/iam/v2/identities:updateIdentityMetadata', body, undefined, metadata);
}
