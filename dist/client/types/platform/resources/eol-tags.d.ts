import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { Scope } from './list-query.ts';
/** A version of a package as v1 tells it; dates are `YYYY-MM-DD`. */
export declare const packageVersion: z.ZodMiniObject<{
    version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const eolTag: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    mainPackageName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    tagStatus: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    graceStatus: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    gracePeriodExpiryDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    mainPackageVersion: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
/** What v1 knows about a tag's end of life (v1 `ListEolTags`). */
export type EolTag = z.output<typeof eolTag>;
/** Where to look and which page; `pageSize` 0 or none gives all rows at once. */
export interface EolTagFilters {
    readonly name?: string;
    readonly pageToken?: string;
    readonly pageSize?: number;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
}
/** One page of the end-of-life data of a repository (its uid) or of a scope; an empty answer means that nothing is known. */
export declare function listEolTags(place: string | Scope, filters?: EolTagFilters): Call<{
    readonly items: readonly EolTag[];
    readonly nextPageToken: string;
}>;
export {};
