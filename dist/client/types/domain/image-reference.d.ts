/** One image as it was written. `path` has at least one segment; absent parts are `undefined`. */
export interface ImageReference {
    /** Registry host with port, exactly as written. */
    readonly host: string | undefined;
    readonly path: readonly string[];
    readonly tag: string | undefined;
    /** `sha256:` and 64 lower-case hexadecimal digits. */
    readonly digest: string | undefined;
}
export type ParsedReference = {
    readonly kind: 'reference';
    readonly reference: ImageReference;
} | {
    readonly kind: 'malformed';
    readonly reason: string;
};
/** Whether the text is a complete `sha256` digest. */
export declare function isDigest(text: string): boolean;
/** Whether the text is a valid tag name. */
export declare function isTag(text: string): boolean;
/** Whether a first path segment names a registry host: it has a dot or a port, or is `localhost`. */
export declare function isHostSegment(segment: string): boolean;
/** Parses `[host/]path[:tag][@digest]`; never throws, the reason is one clause for an error message. */
export declare function parseImageReference(text: string): ParsedReference;
/** Prints a reference in the form that `parseImageReference` reads. */
export declare function printImageReference(reference: ImageReference): string;
