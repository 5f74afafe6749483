import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const pong: z.ZodMiniObject<{
    response: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** Whether the platform answers; needs no token. */
export declare function ping(): Call<z.output<typeof pong>>;
export {};
