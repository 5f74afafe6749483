import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const architectures: z.ZodMiniObject<{
    architectures: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$loose>;
declare const size: z.ZodMiniObject<{
    size: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    architecture: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** Architectures of an image, addressed by repository and digest of its index. */
export declare function getArchitectures(repoUid: string, digest: string): Call<z.output<typeof architectures>>;
/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
export declare function getSize(repoUid: string, digest: string, architecture?: string): Call<z.output<typeof size>>;
export {};
