import { type Call, path } from '../call.ts';
import {
  type Decoded,
  enumName,
  flag,
  listOf,
  maybe,
  message,
  type Open,
  required,
  text,
} from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, members, type Settable, values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const CORRELATION_RULES = [
  'CORRELATION_RULE_UNSPECIFIED',
  'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
  'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
] as const;
const CREDENTIAL_STATES = [
  'CREDENTIAL_STATE_UNSPECIFIED',
  'CREDENTIAL_STATE_NOT_ISSUED',
  'CREDENTIAL_STATE_LIVE',
  'CREDENTIAL_STATE_EXPIRED',
  'CREDENTIAL_STATE_REVOKED',
  'CREDENTIAL_STATE_ROTATING',
] as const;
const oidc = message({
  issuer: text,
  clientId: text,
  additionalScopes: listOf(required),
  groupsClaim: text,
  pkceEnabled: flag,
  correlationRule: enumName(CORRELATION_RULES),
});
const scim = message({
  enabled: flag,
  endpointUrl: text,
  tokenExpireTime: text,
  previousTokenExpireTime: text,
  credentialState: enumName(CREDENTIAL_STATES),
  etag: text,
});
const identityProvider = message({
  uid: required,
  name: text,
  description: text,
  defaultRole: text,
  oidc: maybe(oidc),
  scim: maybe(scim),
  createTime: text,
  updateTime: text,
});

/** How users of an identity provider are matched with those that it writes by SCIM. */
export type CorrelationRule = Open<(typeof CORRELATION_RULES)[number]>;

/** An organization's own way to sign in. */
export interface IdentityProvider extends Decoded<typeof identityProvider> {}

/** Writable fields of an identity provider. */
export interface IdentityProviderFields extends Settable<Pick<IdentityProvider, 'name' | 'description'>> {
  /** Uid of the role that everybody who signs in gets. */
  readonly defaultRole?: string | undefined;
  readonly oidc?:
    | {
        readonly issuer: string;
        readonly clientId: string;
        readonly clientSecret?: string | undefined;
        readonly additionalScopes?: readonly string[] | undefined;
        readonly groupsClaim?: string | undefined;
        readonly pkceEnabled?: boolean | undefined;
        readonly correlationRule?: CorrelationRule | undefined;
      }
    | undefined;
}

const writable: Writable<IdentityProviderFields> = {
  ...values('name', 'description', 'defaultRole'),
  oidc: {
    fields: {
      ...values('issuer', 'clientId', 'additionalScopes', 'groupsClaim', 'pkceEnabled'),
      // It is never shown, so an empty one means that it is not set.
      ...members('clientSecret'),
      correlationRule: { names: CORRELATION_RULES },
    },
  },
};

/**
 * Identity providers that the caller can see; `name` is an exact match. The service may not answer this list (`NOT_FOUND`):
 * in the vendor's published code, the route to one provider hides it.
 */
export function listIdentityProviders(
  scope: Scope & { readonly name?: string } = {},
): ListOperation<IdentityProvider> {
  const filters = { name: scope.name };
  return listOperation('/iam/v2/identityProviders', 'identityProviders', identityProvider, scope, filters);
}

/** One identity provider; `NOT_FOUND` when there is none. */
export function getIdentityProvider(uid: string): Call<IdentityProvider> {
  return readCall(path`/iam/v2/identityProviders/${uid}`, identityProvider);
}

/** Makes an identity provider of an organization; throws `TypeError` for an unknown `correlationRule`. */
export function createIdentityProvider(
  parentUid: string,
  fields: IdentityProviderFields & { readonly name: string; readonly defaultRole: string },
): Call<IdentityProvider> {
  return postCall(path`/iam/v2/identityProviders/${parentUid}`, fields, identityProvider, writable);
}

/** Changes an identity provider; throws `TypeError` for an unknown `correlationRule`. */
export function updateIdentityProvider(
  uid: string,
  fields: IdentityProviderFields,
  mask?: readonly MaskOf<IdentityProviderFields>[],
): Call<IdentityProvider> {
  return patchCall(path`/iam/v2/identityProviders/${uid}`, fields, mask, identityProvider, writable);
}

/** Deletes an identity provider. */
export function deleteIdentityProvider(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/identityProviders/${uid}`);
}

const state = message({ identityProviderUid: text, enabled: flag, etag: text });
const revoked = message({ identityProviderUid: text, enabled: flag, etag: text, revokeTime: text });
const issued = message({
  identityProviderUid: text,
  endpointUrl: text,
  /** A secret. */
  token: text,
  expireTime: text,
  etag: text,
  requestedOverlap: text,
  previousTokenExpireTime: text,
});

/** A token with which an identity provider writes users and groups; `token` is a secret and shown this once. */
export interface ScimToken extends Decoded<typeof issued> {}

/** Whether an identity provider writes users and groups. */
export interface ScimState extends Decoded<typeof state> {}

/** The state after its tokens were revoked. */
export interface RevokedScimToken extends Decoded<typeof revoked> {}

/** How long a SCIM token lives: until a time (RFC 3339), for ever, or as long as the service sees fit. */
export interface ScimTokenLifetime {
  readonly expireTime?: string | undefined;
  readonly neverExpires?: boolean | undefined;
}

const writableLifetime: Writable<ScimTokenLifetime> = { expireTime: 'member', neverExpires: 'value' };

/** A renewal of a SCIM token. */
export interface ScimTokenRenewal extends ScimTokenLifetime {
  readonly etag: string;
  readonly overlap?: string | undefined;
}

const writableRenewal: Writable<ScimTokenRenewal> = { ...writableLifetime, etag: 'value', overlap: 'member' };

/** Issues the first SCIM token of an identity provider. */
export function generateScimToken(
  identityProviderUid: string,
  lifetime: ScimTokenLifetime = {},
): Call<ScimToken> {
  const address = path`/iam/v2/identityProviders/${identityProviderUid}:generateScimToken`;
  return postCall(address, lifetime, issued, writableLifetime);
}

/** Replaces the SCIM token; the old one lives on for `overlap` (such as `3600s`). `etag` is that of the state seen. */
export function regenerateScimToken(identityProviderUid: string, options: ScimTokenRenewal): Call<ScimToken> {
  const address = path`/iam/v2/identityProviders/${identityProviderUid}:regenerateScimToken`;
  return postCall(address, options, issued, writableRenewal);
}

/** Revokes the SCIM tokens of an identity provider. */
export function revokeScimToken(identityProviderUid: string): Call<RevokedScimToken> {
  return postCall(path`/iam/v2/identityProviders/${identityProviderUid}:revokeScimToken`, {}, revoked);
}

/** Turns SCIM on or off; `etag` is that of the state seen. */
export function setScimEnabled(
  identityProviderUid: string,
  options: { readonly enabled: boolean; readonly etag: string },
): Call<ScimState> {
  return postCall(path`/iam/v2/identityProviders/${identityProviderUid}:setScimEnabled`, options, state);
}
