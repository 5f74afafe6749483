import { type Call } from './call.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';
/** The platform API: sends calls with the run's platform token. */
export interface Client {
    send<T>(call: Call<T>): Promise<T>;
    /** Requests in flight at once, where that is known: what is sent beyond it waits. */
    readonly concurrency?: number;
}
/**
 * Creates a client of one origin. Without `tokens` only anonymous calls can be sent. A call refused with 401 is sent
 * once more with a renewed token; throws `PlatformError`.
 */
export declare function createClient(options: {
    readonly baseUrl: string;
    readonly transport: Transport;
    readonly tokens: TokenSource | undefined;
    readonly concurrency?: number;
}): Client;
/** JSON of a body, `undefined` for an empty one (deletes answer with nothing or `{}`); throws when it is no JSON. */
export declare function readBody(body: string): unknown;
