import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const identity: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    claimMatch: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        issuerPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subject: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subjectPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        audience: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        audiencePattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        claims: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
        claimPatterns: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$loose>>>;
    staticKeys: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subject: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        issuerKeys: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        expirationTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        audiences: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$loose>>>;
    awsIdentity: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        awsAccount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        arn: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        arnPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        userId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        userIdPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    servicePrincipal: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    email: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    emailUnverified: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    company: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    lastSeenTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
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
/** What the caller may set of an identity; at most one of the four ways to be recognised. */
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
    readonly servicePrincipal?: string;
}
/** Filters of the identity list; `name` is an exact match where the service has that filter. */
export interface IdentityFilters extends Scope {
    readonly name?: string;
    /** Such as `RELATIONSHIP_TYPE_CLAIM_MATCH`. */
    readonly relationshipType?: string;
}
/** Identities that the caller can see. */
export declare function listIdentities(filters?: IdentityFilters): ListOperation<Identity>;
/** One identity; `NOT_FOUND` when there is none. */
export declare function getIdentity(uid: string): Call<Identity>;
/** Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. */
export declare function createIdentity(parentUid: string, fields: IdentityFields & {
    readonly name: string;
}): Call<Identity>;
/** Changes an identity; with `mask` the listed fields only (spec §4: other body fields are ignored). */
export declare function updateIdentity(uid: string, fields: IdentityFields, mask?: readonly string[]): Call<Identity>;
/** Deletes an identity. */
export declare function deleteIdentity(uid: string): Call<undefined>;
/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
export declare function lookupIdentity(issuer: string, subject: string): Call<{
    readonly uid: string;
}>;
export {};
