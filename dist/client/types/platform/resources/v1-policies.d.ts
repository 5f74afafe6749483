import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const result: z.ZodMiniObject<{
    policyId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    policyName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    mode: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    result: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    bindingId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    parameters: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>, z.ZodMiniTransform<Record<string, unknown>, Record<string, unknown> | null | undefined>>;
}, z.core.$loose>;
declare const results: z.ZodMiniObject<{
    results: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        policyId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        policyName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        mode: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        result: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        bindingId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        parameters: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>, z.ZodMiniTransform<Record<string, unknown>, Record<string, unknown> | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        policyId: string;
        policyName: string;
        mode: string;
        result: string;
        bindingId: string;
        parameters: Record<string, unknown>;
    }[], {
        [x: string]: unknown;
        policyId: string;
        policyName: string;
        mode: string;
        result: string;
        bindingId: string;
        parameters: Record<string, unknown>;
    }[] | null | undefined>>;
}, z.core.$loose>;
/** What one pull policy says about an image. */
export type PolicyResult = z.output<typeof result>;
/** Whether the pull policies of an organization let an image through; asking changes nothing. */
export declare function checkPolicies(repoUid: string, digest: string): Call<z.output<typeof results>>;
export {};
