import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const state: z.ZodMiniObject<{
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    enabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const revoked: z.ZodMiniObject<{
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    enabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    revokeTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const issued: z.ZodMiniObject<{
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    endpointUrl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    token: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    expireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    requestedOverlap: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    previousTokenExpireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** A token with which an identity provider writes users and groups; `token` is a secret and shown this once. */
export type ScimToken = z.output<typeof issued>;
/** How long a SCIM token lives: until a time (RFC 3339), for ever, or as long as the service sees fit. */
export interface ScimTokenLifetime {
    readonly expireTime?: string;
    readonly neverExpires?: boolean;
}
/** Issues the first SCIM token of an identity provider. */
export declare function generateScimToken(identityProviderUid: string, lifetime?: ScimTokenLifetime): Call<ScimToken>;
/** Replaces the SCIM token; the old one lives on for `overlap` (such as `3600s`). `etag` is that of the state seen. */
export declare function regenerateScimToken(identityProviderUid: string, options: ScimTokenLifetime & {
    readonly etag: string;
    readonly overlap?: string;
}): Call<ScimToken>;
/** Revokes the SCIM tokens of an identity provider. */
export declare function revokeScimToken(identityProviderUid: string): Call<z.output<typeof revoked>>;
/** Turns SCIM on or off; `etag` is that of the state seen. */
export declare function setScimEnabled(identityProviderUid: string, options: {
    readonly enabled: boolean;
    readonly etag: string;
}): Call<z.output<typeof state>>;
export {};
