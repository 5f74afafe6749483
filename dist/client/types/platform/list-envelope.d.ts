import type { Page } from './pages.ts';
/** A row of any list, as the service gave it; `whole` is an answer that is no list. */
export interface RawRow {
    readonly kind: 'row' | 'whole';
    /** `uid`, in v1 `id`; a row that has neither is named by its text. */
    readonly uid: string;
    readonly value: unknown;
}
/** Fields of a list's answer beside its rows. */
export declare const ENVELOPE_FIELDS: ReadonlySet<string>;
/**
 * Takes any answer apart: a list envelope of v2 (spec §2) or v1 (`items`) into its rows, anything else into one row of
 * kind `whole`. `name` is the last segment of the path, which tells the rows from other lists beside them. Throws
 * `TypeError` where rows or page token are there and are none: read on as if they were not, the list would end early.
 */
export declare function decodeEnvelope(json: unknown, name: string): Page<RawRow>;
