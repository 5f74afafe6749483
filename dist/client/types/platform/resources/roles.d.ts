import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const role: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    capabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** A named set of capabilities; built-in ones live at the root. */
export type Role = z.output<typeof role>;
/** What the caller may set of a role; capabilities such as `CAP_REPO_LIST`. */
export interface RoleFields {
    readonly name?: string;
    readonly description?: string;
    readonly capabilities?: readonly string[];
}
/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
export declare function listRoles(scope?: Scope & {
    readonly name?: string;
}): ListOperation<Role>;
/** One role; `NOT_FOUND` when there is none. */
export declare function getRole(uid: string): Call<Role>;
/** Makes a role of an organization. */
export declare function createRole(parentUid: string, fields: RoleFields & {
    readonly name: string;
}): Call<Role>;
/** Changes a role; built-in ones cannot be changed. */
export declare function updateRole(uid: string, fields: RoleFields, mask?: readonly string[]): Call<Role>;
/** Deletes a role; built-in ones cannot be deleted. */
export declare function deleteRole(uid: string): Call<undefined>;
export {};
