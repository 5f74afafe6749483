import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const advisory: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    advisoryId: z.ZodMiniString<string>;
    artifactName: z.ZodMiniString<string>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    legacyAdvisoryId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    author: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    artifactType: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    artifactArchitecture: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    componentName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    componentType: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    componentLocation: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
    aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[] | undefined, string[] | null | undefined>>;
    severities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>, z.ZodMiniTransform<string, string | number | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        type: string | undefined;
        score: string;
    }[] | undefined, {
        [x: string]: unknown;
        type: string | undefined;
        score: string;
    }[] | null | undefined>>;
    events: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        author: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        reviewer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        reviewState: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        issue: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        detection: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{}, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
        } | undefined, {
            [x: string]: unknown;
        } | null | undefined>>;
        fixed: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            fixedVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            fixedVersion: string | undefined;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            fixedVersion: string | undefined;
            note: string | undefined;
        } | null | undefined>>;
        truePositiveDetermination: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            note: string | undefined;
        } | null | undefined>>;
        falsePositiveDetermination: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            type: string | undefined;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            type: string | undefined;
            note: string | undefined;
        } | null | undefined>>;
        analysisNotPlanned: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            note: string | undefined;
        } | null | undefined>>;
        fixNotPlanned: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            note: string | undefined;
        } | null | undefined>>;
        pendingUpstreamFix: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            note: string | undefined;
        } | null | undefined>>;
        patched: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            patchedVersions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[] | undefined, string[] | null | undefined>>;
            note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
        }, z.core.$loose>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            patchedVersions: string[] | undefined;
            note: string | undefined;
        } | undefined, {
            [x: string]: unknown;
            patchedVersions: string[] | undefined;
            note: string | undefined;
        } | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        uid: string | undefined;
        createTime: string | undefined;
        author: string | undefined;
        reviewer: string | undefined;
        reviewState: string | undefined;
        issue: string | undefined;
        detection: {
            [x: string]: unknown;
        } | undefined;
        fixed: {
            [x: string]: unknown;
            fixedVersion: string | undefined;
            note: string | undefined;
        } | undefined;
        truePositiveDetermination: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        falsePositiveDetermination: {
            [x: string]: unknown;
            type: string | undefined;
            note: string | undefined;
        } | undefined;
        analysisNotPlanned: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        fixNotPlanned: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        pendingUpstreamFix: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        patched: {
            [x: string]: unknown;
            patchedVersions: string[] | undefined;
            note: string | undefined;
        } | undefined;
    }[] | undefined, {
        [x: string]: unknown;
        uid: string | undefined;
        createTime: string | undefined;
        author: string | undefined;
        reviewer: string | undefined;
        reviewState: string | undefined;
        issue: string | undefined;
        detection: {
            [x: string]: unknown;
        } | undefined;
        fixed: {
            [x: string]: unknown;
            fixedVersion: string | undefined;
            note: string | undefined;
        } | undefined;
        truePositiveDetermination: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        falsePositiveDetermination: {
            [x: string]: unknown;
            type: string | undefined;
            note: string | undefined;
        } | undefined;
        analysisNotPlanned: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        fixNotPlanned: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        pendingUpstreamFix: {
            [x: string]: unknown;
            note: string | undefined;
        } | undefined;
        patched: {
            [x: string]: unknown;
            patchedVersions: string[] | undefined;
            note: string | undefined;
        } | undefined;
    }[] | null | undefined>>;
    deleteTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string | undefined, string | null | undefined>>;
}, z.core.$loose>;
/** An advisory; beyond the spec's four fields everything may be absent, and unknown fields are kept. */
export type AdvisoryRow = z.output<typeof advisory>;
/** Filters of the advisory list; the service ignores those that it does not know, so rows are checked again. */
export interface AdvisoryFilters extends Scope {
    readonly artifactNames?: readonly string[];
    readonly advisoryIds?: readonly string[];
    readonly aliases?: readonly string[];
    readonly legacyAdvisoryIds?: readonly string[];
    readonly artifactTypes?: readonly string[];
    readonly artifactArchitectures?: readonly string[];
    readonly componentNames?: readonly string[];
    readonly componentTypes?: readonly string[];
    readonly componentLocations?: readonly string[];
    /** Origin package; the names of artifacts are ignored beside it. */
    readonly origin?: string;
    /** Such as `REVIEW_STATE_APPROVED`. */
    readonly eventReviewStates?: readonly string[];
    readonly eventAuthors?: readonly string[];
    readonly excludeEventAuthors?: readonly string[];
    readonly eventReviewers?: readonly string[];
    /** Such as `EVENT_TYPE_FILTER_FIXED`. */
    readonly eventTypes?: readonly string[];
    /** Type of the latest approved event. */
    readonly latestEventType?: string;
    /** Part of the name of an artifact, a component or an alias, in any case of letters. */
    readonly query?: string;
}
/** Advisories, by what they are about and what became of them. */
export declare function listAdvisories(filters: AdvisoryFilters): ListOperation<AdvisoryRow>;
/** One advisory; `NOT_FOUND` when there is none. */
export declare function getAdvisory(uid: string): Call<AdvisoryRow>;
export {};
