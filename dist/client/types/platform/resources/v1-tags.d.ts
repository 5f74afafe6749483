import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const history: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        updateTimestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        updateTimestamp: string;
        digest: string;
    }[], {
        [x: string]: unknown;
        updateTimestamp: string;
        digest: string;
    }[] | null | undefined>>;
}, z.core.$loose>;
declare const summary: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    tagCount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    lastUpdated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestTag: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        lastUpdated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        deprecated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
declare const versions: z.ZodMiniObject<{
    versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[], {
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[] | null | undefined>>;
    eolVersions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[], {
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[] | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    gracePeriodMonths: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
    lastUpdatedTimestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** Digests that a tag had, by the uid of the tag and with the platform's token; bounds in RFC 3339. */
export declare function listTagHistory(tagUid: string, window?: {
    readonly start?: string;
    readonly end?: string;
}): Call<z.output<typeof history>>;
/** How many tags a repository has, and its latest. */
export declare function getRepoTagsSummary(repoUid: string, filters?: {
    readonly excludeReferrers?: boolean;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
}): Call<z.output<typeof summary>>;
/** Versions of a package with their end-of-life dates. */
export declare function getPackageVersions(name: string): Call<z.output<typeof versions>>;
export {};
