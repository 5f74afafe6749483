import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const roleBinding: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    identity: z.ZodMiniPipe<z.ZodMiniTransform<{} | undefined, unknown>, z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subject: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        email: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>;
    group: z.ZodMiniPipe<z.ZodMiniTransform<{} | undefined, unknown>, z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>;
    role: z.ZodMiniPipe<z.ZodMiniTransform<{} | undefined, unknown>, z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** Who has which role where, with the names of all three (spec §2). */
export type RoleBinding = z.output<typeof roleBinding>;
/** What a binding is made of. */
export interface RoleBindingFields {
    readonly identityUid: string;
    readonly roleUid: string;
}
/** Most bindings that one batch creates. */
export declare const MAXIMUM_BATCH = 25;
/** Bindings that the caller can see, by place, identity, group and role. */
export declare function listRoleBindings(scope?: Scope & {
    readonly identity?: string;
    readonly group?: string;
    readonly role?: string;
}): ListOperation<RoleBinding>;
/** One binding; `NOT_FOUND` when there is none. */
export declare function getRoleBinding(uid: string): Call<RoleBinding>;
/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
export declare function createRoleBinding(parentUid: string, fields: RoleBindingFields): Call<RoleBinding>;
/** Makes up to 25 bindings under one group, all or none, in order; `roleUid` is for those that name no role. */
export declare function batchCreateRoleBindings(parentUid: string, bindings: readonly (Pick<RoleBindingFields, 'identityUid'> & Partial<RoleBindingFields>)[], roleUid?: string): Call<readonly RoleBinding[]>;
/** Changes identity and role of a binding; the wildcard mask replaces both. */
export declare function updateRoleBinding(uid: string, fields: RoleBindingFields): Call<RoleBinding>;
/** Removes a binding; one that is gone counts as removed on the platform. */
export declare function deleteRoleBinding(uid: string): Call<undefined>;
export {};
