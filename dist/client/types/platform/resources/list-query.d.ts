import type * as z from 'zod/mini';
import type { QueryValue } from '../call.ts';
import type { ListOperation } from '../pages.ts';
/** Filters by place in the resource tree that every list takes (spec §4 has the first two). */
export interface Scope {
    readonly descendantsOf?: string;
    readonly childrenOf?: string;
    readonly ancestorsOf?: string;
    readonly inRoot?: boolean;
    readonly uids?: readonly string[];
}
/**
 * A list as a value: scope, and filters of the resource. Rows of which `isPlain` says that the schema leaves them as they are
 * do not go through it.
 */
export declare function listOperation<T extends z.core.$ZodType>(path: string, key: string, row: T, scope: Scope, filters: Readonly<Record<string, QueryValue>>, isPlain?: (row: unknown) => boolean): ListOperation<z.output<T>>;
