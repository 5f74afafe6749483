import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const mapping: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    externalGroupId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    roleUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scope: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const deleted: z.ZodMiniObject<{
    parent: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    externalGroupRoleMappings: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        uid: z.ZodMiniString<string>;
        identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        externalGroupId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        roleUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        scope: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        uid: string;
        identityProviderUid: string;
        externalGroupId: string;
        roleUid: string;
        scope: string;
        createTime: string;
    }[], {
        [x: string]: unknown;
        uid: string;
        identityProviderUid: string;
        externalGroupId: string;
        roleUid: string;
        scope: string;
        createTime: string;
    }[] | null | undefined>>;
}, z.core.$loose>;
/** A group of an identity provider whose members get a role when they sign in. */
export type ExternalGroupRoleMapping = z.output<typeof mapping>;
/** Which group gets which role; `scope` is the uid of the organization. */
export interface ExternalGroupRoleMappingFields {
    readonly externalGroupId: string;
    readonly roleUid: string;
    readonly scope: string;
}
/** Mappings that the caller can see, commonly of one identity provider. */
export declare function listExternalGroupRoleMappings(filters?: Scope & {
    readonly identityProviderUid?: string;
}): ListOperation<ExternalGroupRoleMapping>;
/** One mapping; `NOT_FOUND` when there is none. */
export declare function getExternalGroupRoleMapping(uid: string): Call<ExternalGroupRoleMapping>;
/** Maps a group of an identity provider to a role; a mapping cannot be changed later. */
export declare function createExternalGroupRoleMapping(identityProviderUid: string, fields: ExternalGroupRoleMappingFields): Call<ExternalGroupRoleMapping>;
/** Removes a mapping. */
export declare function deleteExternalGroupRoleMapping(uid: string): Call<undefined>;
/** Removes mappings of one identity provider, by their uids, all or none; gives what was removed. */
export declare function batchDeleteExternalGroupRoleMappings(identityProviderUid: string, uids: readonly string[]): Call<z.output<typeof deleted>>;
export {};
