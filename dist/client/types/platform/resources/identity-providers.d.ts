import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const identityProvider: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    defaultRole: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    oidc: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        clientId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        additionalScopes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        groupsClaim: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        pkceEnabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
        correlationRule: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    scim: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        enabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
        endpointUrl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        tokenExpireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        previousTokenExpireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        credentialState: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** An organization's own way to sign in. */
export type IdentityProvider = z.output<typeof identityProvider>;
/** What the caller may set of an identity provider. */
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
        readonly correlationRule?: string;
    };
}
/** Identity providers that the caller can see; `name` is an exact match. */
export declare function listIdentityProviders(scope?: Scope & {
    readonly name?: string;
}): ListOperation<IdentityProvider>;
/** One identity provider; `NOT_FOUND` when there is none. */
export declare function getIdentityProvider(uid: string): Call<IdentityProvider>;
/** Makes an identity provider of an organization. */
export declare function createIdentityProvider(parentUid: string, fields: IdentityProviderFields & {
    readonly name: string;
    readonly defaultRole: string;
}): Call<IdentityProvider>;
/** Changes an identity provider. */
export declare function updateIdentityProvider(uid: string, fields: IdentityProviderFields, mask?: readonly string[]): Call<IdentityProvider>;
/** Deletes an identity provider. */
export declare function deleteIdentityProvider(uid: string): Call<undefined>;
export {};
