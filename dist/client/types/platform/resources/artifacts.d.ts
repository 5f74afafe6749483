import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
declare const artifact: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    ecosystem: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    versionCount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const artifactVersion: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    sizeBytes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const counts: z.ZodMiniObject<{
    counts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        ecosystem: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        totalCount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        ecosystem: string;
        totalCount: number | undefined;
    }[], {
        [x: string]: unknown;
        ecosystem: string;
        totalCount: number | undefined;
    }[] | null | undefined>>;
}, z.core.$loose>;
/** A library of a language's package index. */
export type Artifact = z.output<typeof artifact>;
/** One version of a library. */
export type ArtifactVersion = z.output<typeof artifactVersion>;
/** Filters of the list of libraries; ecosystems such as `ECOSYSTEM_PYTHON`. */
export interface ArtifactFilters {
    readonly ecosystems: readonly string[];
    readonly query?: string;
    readonly cudaVersion?: string;
    readonly remediated?: boolean;
}
/** Libraries of some ecosystems. */
export declare function listArtifacts(filters: ArtifactFilters): ListOperation<Artifact>;
/** Versions of a library. */
export declare function listArtifactVersions(artifactUid: string): ListOperation<ArtifactVersion>;
/** How many libraries there are, by ecosystem. */
export declare function getArtifactCount(ecosystems: readonly string[]): Call<z.output<typeof counts>>;
export {};
