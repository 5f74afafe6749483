import type * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { flag, message, text } from '../decode.ts';
import { path } from '../path.ts';
import { postCall } from './resource-calls.ts';

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
