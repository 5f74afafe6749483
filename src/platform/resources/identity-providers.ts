import * as z from 'zod/mini';
import { type Call, path } from '../call.ts';
import { flag, listOf, maybe, message, text } from '../decode.ts';
import { requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const oidc = message({
  issuer: text,
  clientId: text,
  additionalScopes: listOf(z.string()),
  groupsClaim: text,
  pkceEnabled: flag,
  correlationRule: text,
});
const scim = message({
  enabled: flag,
  endpointUrl: text,
  tokenExpireTime: text,
  previousTokenExpireTime: text,
  credentialState: text,
  etag: text,
});
const identityProvider = message({
  uid: z.string(),
  name: text,
  description: text,
  defaultRole: text,
  oidc: maybe(oidc),
  scim: maybe(scim),
  createTime: text,
  updateTime: text,
});
const CORRELATION_RULES = [
  'CORRELATION_RULE_UNSPECIFIED',
  'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
  'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
] as const;

/** An organization's own way to sign in. */
export type IdentityProvider = z.output<typeof identityProvider>;

/** Writable fields of an identity provider. */
export interface IdentityProviderFields {
  readonly name?: string;
  readonly description?: string;
  /** Uid of the role that everybody who signs in gets. */
  readonly defaultRole?: string;
  readonly oidc?: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret?: string;
    readonly additionalScopes?: readonly string[];
    readonly groupsClaim?: string;
    readonly pkceEnabled?: boolean;
    /** Such as `CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID`. */
    readonly correlationRule?: string;
  };
}

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
  return postCall(path`/iam/v2/identityProviders/${parentUid}`, checked(fields), identityProvider);
}

/** Changes an identity provider; throws `TypeError` for an unknown `correlationRule`. */
export function updateIdentityProvider(
  uid: string,
  fields: IdentityProviderFields,
  mask?: readonly string[],
): Call<IdentityProvider> {
  return patchCall(path`/iam/v2/identityProviders/${uid}`, checked(fields), mask, identityProvider);
}

function checked(fields: IdentityProviderFields): IdentityProviderFields {
  requireEnumName('oidc.correlationRule', fields.oidc?.correlationRule, CORRELATION_RULES);
  return fields;
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
export type ScimToken = z.output<typeof issued>;

/** How long a SCIM token lives: until a time (RFC 3339), for ever, or as long as the service sees fit. */
export interface ScimTokenLifetime {
  readonly expireTime?: string;
  readonly neverExpires?: boolean;
}

/** Issues the first SCIM token of an identity provider. */
export function generateScimToken(
  identityProviderUid: string,
  lifetime: ScimTokenLifetime = {},
): Call<ScimToken> {
  return postCall(path`/iam/v2/identityProviders/${identityProviderUid}:generateScimToken`, lifetime, issued);
}

/** Replaces the SCIM token; the old one lives on for `overlap` (such as `3600s`). `etag` is that of the state seen. */
export function regenerateScimToken(
  identityProviderUid: string,
  options: ScimTokenLifetime & { readonly etag: string; readonly overlap?: string },
): Call<ScimToken> {
  return postCall(
    path`/iam/v2/identityProviders/${identityProviderUid}:regenerateScimToken`,
    options,
    issued,
  );
}

/** Revokes the SCIM tokens of an identity provider. */
export function revokeScimToken(identityProviderUid: string): Call<z.output<typeof revoked>> {
  return postCall(path`/iam/v2/identityProviders/${identityProviderUid}:revokeScimToken`, {}, revoked);
}

/** Turns SCIM on or off; `etag` is that of the state seen. */
export function setScimEnabled(
  identityProviderUid: string,
  options: { readonly enabled: boolean; readonly etag: string },
): Call<z.output<typeof state>> {
  return postCall(path`/iam/v2/identityProviders/${identityProviderUid}:setScimEnabled`, options, state);
}

const mapping = message({
  uid: z.string(),
  identityProviderUid: text,
  externalGroupId: text,
  roleUid: text,
  scope: text,
  createTime: text,
});
const deleted = message({ parent: text, externalGroupRoleMappings: listOf(mapping) });

/** A group of an identity provider whose members get a role when they sign in. */
export type ExternalGroupRoleMapping = z.output<typeof mapping>;

/** Which group gets which role; `scope` is the uid of the organization. */
export interface ExternalGroupRoleMappingFields {
  readonly externalGroupId: string;
  readonly roleUid: string;
  readonly scope: string;
}

/** Mappings that the caller can see, commonly of one identity provider. */
export function listExternalGroupRoleMappings(
  filters: Scope & { readonly identityProviderUid?: string } = {},
): ListOperation<ExternalGroupRoleMapping> {
  const { identityProviderUid } = filters;
  return listOperation('/iam/v2/externalGroupRoleMappings', 'externalGroupRoleMappings', mapping, filters, {
    identityProviderUid,
  });
}

/** One mapping; `NOT_FOUND` when there is none. */
export function getExternalGroupRoleMapping(uid: string): Call<ExternalGroupRoleMapping> {
  return readCall(path`/iam/v2/externalGroupRoleMappings/${uid}`, mapping);
}

/** Maps a group of an identity provider to a role; a mapping cannot be changed later. */
export function createExternalGroupRoleMapping(
  identityProviderUid: string,
  fields: ExternalGroupRoleMappingFields,
): Call<ExternalGroupRoleMapping> {
  return postCall(path`/iam/v2/externalGroupRoleMappings/${identityProviderUid}`, fields, mapping);
}

/** Removes a mapping. */
export function deleteExternalGroupRoleMapping(uid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/externalGroupRoleMappings/${uid}`);
}

/** Removes mappings of one identity provider, by their uids, all or none; returns the removed ones. */
export function batchDeleteExternalGroupRoleMappings(
  identityProviderUid: string,
  uids: readonly string[],
): Call<z.output<typeof deleted>> {
  const body = { parent: identityProviderUid, names: uids };
  return postCall('/iam/v2/externalGroupRoleMappings:batchDelete', body, deleted);
}
