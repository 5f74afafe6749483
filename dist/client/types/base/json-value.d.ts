/** Whether a decoded JSON value is an object. */
export declare function isRecord(value: unknown): value is Readonly<Record<string, unknown>>;
/** Text of a version: some generators write a number. */
export declare function versionTextOf(value: unknown): string | undefined;
/** The value when it is a text that is not empty. */
export declare function textOf(value: unknown): string | undefined;
