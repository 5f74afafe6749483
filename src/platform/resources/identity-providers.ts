import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { flag, listOf, maybe, message, text } from '../decode.ts';
import { requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listOperation, type Scope } from './list-query.ts';
import { deleteCall, patchCall, postCall, readCall } from './resource-calls.ts';

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
