import * as z from 'zod/mini';
import type { Page } from './pages.ts';
/** Text that the service may leave out or give as null: then empty (proto3 JSON leaves out default values). */
export declare const text: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
/** Text, or a number from lenient servers as its text; empty when left out. */
export declare const scoreText: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>, z.ZodMiniTransform<string, string | number | null | undefined>>;
/** A boolean that the service may leave out: then false. */
export declare const flag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
/** A list that the service may leave out: then empty. */
export declare function listOf<T extends z.core.$ZodType>(item: T): z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<T>>>, z.ZodMiniTransform<z.infer<T>[], z.infer<T>[] | null | undefined>>;
/** A map that the service may leave out: then empty. */
export declare function mapOf<T extends z.core.$ZodType>(item: T): z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, T>>>, z.ZodMiniTransform<Record<string, z.infer<T>>, Record<string, z.infer<T>> | null | undefined>>;
/** A 32-bit number that the service may leave out: then 0. */
export declare const integer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` when absent. */
export declare const count: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
/** A decoder from a schema; its errors name the first wrong field. */
export declare function decoder<T extends z.core.$ZodType>(schema: T): (json: unknown) => z.output<T>;
/**
 * Decoder of a list envelope (spec §2) whose rows stand under `key`. An empty list may be left out of it, but an answer of
 * no JSON or of other things is none: v2 never gives an empty 200 (spec §7), and taken for one it would hide all rows. Rows
 * of which `isPlain` says that the schema leaves them as they are do not go through it: for a hundred thousand of them it
 * takes longer than all else.
 */
export declare function pageDecoder<T extends z.core.$ZodType>(key: string, row: T, isPlain?: (row: unknown) => boolean): (json: unknown) => Page<z.output<T>>;
