import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const accountAssociation: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    amazon: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        account: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    google: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        projectId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        projectNumber: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    azure: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        tenantId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        clientIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$loose>>>;
    github: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        appInstallations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            installations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                installationId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[], {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[] | null | undefined>>;
        }, z.core.$loose>>>>, z.ZodMiniTransform<Record<string, {
            [x: string]: unknown;
            installations: {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[];
        }>, Record<string, {
            [x: string]: unknown;
            installations: {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[];
        }> | null | undefined>>;
    }, z.core.$loose>>>;
    chainguard: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        serviceBindings: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$loose>>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const check: z.ZodMiniObject<{
    status: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    reason: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    message: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** Accounts of clouds and code hosts that a group is tied to; its uid is the group's. */
export type AccountAssociation = z.output<typeof accountAssociation>;
/** What the caller may set of an account association. */
export interface AccountAssociationFields {
    readonly name?: string;
    readonly description?: string;
    readonly amazon?: {
        readonly account: string;
    };
    readonly google?: {
        readonly projectId: string;
        readonly projectNumber: string;
    };
    readonly azure?: {
        readonly tenantId: string;
        readonly clientIds: Readonly<Record<string, string>>;
    };
    readonly github?: {
        /** By id of the app. */
        readonly appInstallations: Readonly<Record<string, {
            readonly installations: readonly {
                readonly installationId: string;
                readonly name?: string;
            }[];
        }>>;
    };
    readonly chainguard?: {
        readonly serviceBindings: Readonly<Record<string, string>>;
    };
}
/** Account associations that the caller can see; `name` is an exact match. */
export declare function listAccountAssociations(scope?: Scope & {
    readonly name?: string;
}): ListOperation<AccountAssociation>;
/** The account association of a group; `NOT_FOUND` when there is none. */
export declare function getAccountAssociation(groupUid: string): Call<AccountAssociation>;
/** Ties a group to accounts. */
export declare function createAccountAssociation(groupUid: string, fields: AccountAssociationFields & {
    readonly name: string;
}): Call<AccountAssociation>;
/** Changes the accounts that a group is tied to. */
export declare function updateAccountAssociation(groupUid: string, fields: AccountAssociationFields, mask?: readonly string[]): Call<AccountAssociation>;
/** Unties a group from its accounts. */
export declare function deleteAccountAssociation(groupUid: string): Call<undefined>;
/** Whether the platform can reach the account of one provider, such as `ACCOUNT_PROVIDER_TYPE_AMAZON`. */
export declare function checkAccountAssociation(groupUid: string, providerType: string): Call<z.output<typeof check>>;
export {};
