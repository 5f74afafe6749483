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
  texts,
} from '../decode.ts';
import { enumNames } from '../enum-name.ts';
import { members, type Settable, values, type Writable } from '../write-body.ts';
import { postCall, resource } from './resource-calls.ts';

const CORRELATION_RULES = enumNames(
  'CORRELATION_RULE_',
  'UNSPECIFIED SUB_EQUALS_EXTERNAL_ID OID_EQUALS_EXTERNAL_ID',
);
const CREDENTIAL_STATES = enumNames(
  'CREDENTIAL_STATE_',
  'UNSPECIFIED NOT_ISSUED LIVE EXPIRED REVOKED ROTATING',
);
const oidc = message({
  ...texts('issuer', 'clientId', 'groupsClaim'),
  additionalScopes: listOf(required),
  pkceEnabled: flag,
  correlationRule: enumName(CORRELATION_RULES),
});
const scim = message({
  enabled: flag,
  ...texts('endpointUrl', 'tokenExpireTime', 'previousTokenExpireTime', 'etag'),
  credentialState: enumName(CREDENTIAL_STATES),
});
const identityProvider = message({
  uid: required,
  ...texts('name', 'description', 'defaultRole', 'createTime', 'updateTime'),
  oidc: maybe(oidc),
  scim: maybe(scim),
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

const providers = resource<IdentityProvider, IdentityProviderFields, 'name' | 'defaultRole'>(
  '/iam/v2/identityProviders',
  identityProvider,
  {
    ...values('name', 'description', 'defaultRole'),
    oidc: {
      fields: {
        ...values('issuer', 'clientId', 'additionalScopes', 'groupsClaim', 'pkceEnabled'),
        // It is never shown, so an empty one means that it is not set.
        ...members('clientSecret'),
        correlationRule: { names: CORRELATION_RULES },
      },
    },
  },
);

/**
 * Identity providers that the caller can see; `name` is an exact match. The service may not answer this list (`NOT_FOUND`):
 * in the vendor's published code, the route to one provider hides it.
 */
export const listIdentityProviders = providers.list<{ readonly name?: string }>;
/** One identity provider; `NOT_FOUND` when there is none. */
export const getIdentityProvider = providers.get;
/** Makes an identity provider of an organization; throws `TypeError` for an unknown `correlationRule`. */
export const createIdentityProvider = providers.create;
/** Changes an identity provider; throws `TypeError` for an unknown `correlationRule`. */
export const updateIdentityProvider = providers.update;
/** Deletes an identity provider. */
export const deleteIdentityProvider = providers.remove;

const state = message({ ...texts('identityProviderUid', 'etag'), enabled: flag });
const revoked = message({ ...texts('identityProviderUid', 'etag', 'revokeTime'), enabled: flag });
const issued = message({
  /** A secret. */
  token: text,
  ...texts('identityProviderUid', 'endpointUrl', 'expireTime', 'etag'),
  ...texts('requestedOverlap', 'previousTokenExpireTime'),
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
  return postCall(
    path`/iam/v2/identityProviders/${identityProviderUid}:setScimEnabled`,
    options,
    state,
    values('enabled', 'etag'),
  );
}
