import { PlatformError } from './errors.ts';
/** Makes an error from any answer that is not a success; total: hostile bodies give a sane error. */
export declare function decodeError(answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
}, call: string): PlatformError;
