import type * as z from 'zod/mini';
import type { Call, QueryValue } from '../call.ts';
import type { Page, PagePosition } from '../pages.ts';
/** Filters by place in the resource tree that every list takes (spec §4 has the first two). */
export interface Scope {
    readonly descendantsOf?: string;
    readonly childrenOf?: string;
    readonly ancestorsOf?: string;
    readonly inRoot?: boolean;
    readonly uids?: readonly string[];
}
/** A list operation as a value: scope, filters of the resource, and where the page begins. */
export declare function listCall<T extends z.core.$ZodType>(path: string, key: string, row: T, scope: Scope, filters: Readonly<Record<string, QueryValue>>, position: PagePosition): Call<Page<z.output<T>>>;
