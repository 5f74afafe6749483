import type * as z from 'zod/mini';
import type { Call, QueryValue } from '../call.ts';
/** Reads one thing. */
export declare function readCall<T extends z.core.$ZodType>(path: string, schema: T, query?: Readonly<Record<string, QueryValue>>): Call<z.output<T>>;
/** Reads one thing of v1, whose answer for what does not exist is empty (spec §7): then all fields are. */
export declare function readV1Call<T extends z.core.$ZodType>(path: string, schema: T, query: Readonly<Record<string, QueryValue>>): Call<z.output<T>>;
/** Makes or does something that sending twice would do twice: a lost answer is settled by looking. */
export declare function postCall<T extends z.core.$ZodType>(path: string, body: object, schema: T): Call<z.output<T>>;
/**
 * Changes a resource (spec §4): without `mask` what the body has, with one the listed fields only, with `*` all of them.
 * The service takes the names of a mask as they are: it knows fields of several words by their snake_case names.
 */
export declare function patchCall<T extends z.core.$ZodType>(path: string, body: object, mask: readonly string[] | undefined, schema: T): Call<z.output<T>>;
/** Removes a resource; the answer is empty (spec §4). */
export declare function deleteCall(path: string): Call<undefined>;
