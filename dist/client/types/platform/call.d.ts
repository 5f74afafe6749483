/** Values of one query parameter: absent ones are left out, lists repeat the key (the service splits no commas). */
export type QueryValue = string | number | boolean | readonly string[] | undefined;
/** One operation of the service as a value: nothing happens until it is sent. */
export interface Call<T> {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    /** Path below the base URL, made with the `path` tag. */
    readonly path: string;
    readonly query?: Readonly<Record<string, QueryValue>>;
    readonly body?: unknown;
    /** Judges the decoded JSON (`undefined` for an empty body); throws when it is not what the operation gives. */
    readonly decode: (json: unknown) => T;
    /** Whether sending it twice does what sending it once does. */
    readonly idempotent: boolean;
    /** True for operations that need no credential (spec conflicts: ping, advisory documents and metadata). */
    readonly anonymous?: boolean;
}
/** Query string with a leading `?`, or empty. Keys keep their order. */
export declare function renderQuery(query?: Readonly<Record<string, QueryValue>>): string;
