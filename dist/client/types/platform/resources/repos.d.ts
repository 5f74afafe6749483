import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const repo: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    activeTags: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    bundles: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    catalogTier: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    sync_config: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        source: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        uniqueTags: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
        expirationTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        gracePeriod: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    }, z.core.$loose>>>;
    customOverlay: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        contents: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            packages: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            runtimeRepositories: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        }, z.core.$loose>>>;
        environment: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
        annotations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
declare const readme: z.ZodMiniObject<{
    uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    content: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** A repository of images. */
export type Repo = z.output<typeof repo>;
/** The page about a repository, in Markdown. */
export type RepoReadme = z.output<typeof readme>;
/** What the caller may set of a repository; of one that is synced from a catalogue some is inherited. */
export interface RepoFields {
    readonly name?: string;
    readonly description?: string;
    readonly catalogTier?: string;
    readonly bundles?: readonly string[];
    readonly aliases?: readonly string[];
    readonly activeTags?: readonly string[];
    readonly sync_config?: {
        readonly source: string;
        readonly amazon?: string;
        readonly azure?: string;
        readonly google?: string;
    };
    readonly customOverlay?: Readonly<Record<string, unknown>>;
}
/** Repositories that the caller can see; `name` is an exact match. */
export declare function listRepos(scope?: Scope & {
    readonly name?: string;
}): ListOperation<Repo>;
/** One repository; `NOT_FOUND` when there is none. */
export declare function getRepo(uid: string): Call<Repo>;
/** Makes a repository in an organization or a folder. */
export declare function createRepo(parentUid: string, fields: RepoFields & {
    readonly name: string;
}): Call<Repo>;
/** Changes the fields of `mask` only; `*` replaces all, no mask takes what the body has (spec §4). */
export declare function updateRepo(uid: string, fields: RepoFields, mask?: readonly string[]): Call<Repo>;
/** Deletes a repository. */
export declare function deleteRepo(uid: string): Call<undefined>;
/** The page about a repository. */
export declare function getRepoReadme(repoUid: string): Call<RepoReadme>;
/** Writes the page about a repository. */
export declare function updateRepoReadme(repoUid: string, content: string): Call<RepoReadme>;
export {};
