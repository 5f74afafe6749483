import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const tag: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    deprecated: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    bundles: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$loose>;
/** A tag of a repository. */
export type Tag = z.output<typeof tag>;
/** Filters of the tag list; the three classes are hidden unless asked for. */
export interface TagFilters extends Scope {
    readonly name?: string;
    readonly digest?: string;
    /** RFC 3339. */
    readonly updatedSince?: string;
    /** Ask for `sha256-…`, dated and `-rN` tags too. */
    readonly allClasses?: boolean;
}
/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
export declare function listTags(filters: TagFilters): ListOperation<Tag>;
/** One tag; `NOT_FOUND` when there is none. */
export declare function getTag(uid: string): Call<Tag>;
/** What the caller may set of a tag. */
export interface TagFields {
    readonly name: string;
    readonly digest: string;
    readonly deprecated?: boolean;
    readonly bundles?: readonly string[];
}
/** Makes a tag in a repository, or moves the one of that name. */
export declare function createTag(repoUid: string, fields: TagFields): Call<Tag>;
/** Deletes a tag. */
export declare function deleteTag(uid: string): Call<undefined>;
export {};
