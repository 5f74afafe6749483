import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
declare const acceptance: z.ZodMiniPipe<z.ZodMiniObject<{
    docId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    acceptedBy: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    orgUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>, z.ZodMiniTransform<{
    docId: string;
    acceptedBy: string;
    orgUid: string;
    createTime: string;
    uid: string;
}, {
    [x: string]: unknown;
    docId: string;
    acceptedBy: string;
    orgUid: string;
    createTime: string;
}>>;
declare const accepted: z.ZodMiniObject<{
    group: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    documentIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$loose>;
/** That somebody accepted a document for an organization; `uid` is ours, of organization and document. */
export type TermsAcceptance = z.output<typeof acceptance>;
/** What was accepted for a group and the groups above it. */
export declare function listTermsAcceptances(groupUid: string): ListOperation<TermsAcceptance>;
/** Accepts documents for a group; what is accepted already stays so. */
export declare function acceptTerms(groupUid: string, documentIds: readonly string[]): Call<z.output<typeof accepted>>;
export {};
