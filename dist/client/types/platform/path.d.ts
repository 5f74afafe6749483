/**
 * Template tag for paths: each value is split at `/` and every segment is percent-encoded, so that uids keep their raw
 * slashes (spec §4). Throws `TypeError` on an empty or dot segment, which would address something else.
 */
export declare function path(strings: TemplateStringsArray, ...values: readonly string[]): string;
