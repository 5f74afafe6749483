/** A set of texts that only grows. */
export interface TextSet {
    readonly size: number;
    /** Takes a text in; false when it was there already. */
    add(text: string): boolean;
}
/**
 * A set of texts as bytes beside the heap: of the uids of a long list a `Set` takes twice the room, and the collector
 * carries them along. Exact, whatever the hashes are; what does not fit in, as texts beyond Latin-1, is in a `Set`.
 */
export declare function createTextSet(): TextSet;
