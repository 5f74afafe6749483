import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const group: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    resourceLimits: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>>>>, z.ZodMiniTransform<Record<string, number>, Record<string, number> | null | undefined>>;
    verified: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    kind: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    status: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** An organization (root group, uid of one segment) or a folder below one. */
export type Group = z.output<typeof group>;
/** What the caller may set of a group. */
export interface GroupFields {
    readonly name?: string;
    readonly description?: string;
    /** Of an organization only; folders have that of theirs. */
    readonly kind?: string;
    /** Set by the platform's own staff only. */
    readonly verified?: boolean;
}
/** Groups that the caller can see; `name` is an exact match. */
export declare function listGroups(scope?: Scope & {
    readonly name?: string;
}): ListOperation<Group>;
/** One group; `NOT_FOUND` when there is none. */
export declare function getGroup(uid: string): Call<Group>;
/** Makes a folder below a group. */
export declare function createGroup(parentUid: string, fields: GroupFields & {
    readonly name: string;
}): Call<Group>;
/** Changes a group. */
export declare function updateGroup(uid: string, fields: GroupFields, mask?: readonly string[]): Call<Group>;
/** Deletes a group; one with children is `FAILED_PRECONDITION` (spec §3). */
export declare function deleteGroup(uid: string): Call<undefined>;
/** Asks the owners of an organization to let the caller in. */
export declare function requestGroupAccess(uid: string): Call<Readonly<Record<string, unknown>>>;
/** Whether the caller may make an organization of its own. */
export declare function checkEligibility(): Call<{
    readonly eligible: boolean;
}>;
/** The organization that belongs to the caller's mail domain, if there is one. */
export declare function lookupGroup(): Call<{
    readonly group?: Group | null | undefined;
}>;
export {};
