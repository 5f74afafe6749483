import type { Http } from '../base/http.ts';
import type { Call } from './call.ts';
import { type Client } from './client.ts';
import type { Fetch } from './fetch-http.ts';
import { type ListOperation } from './pages.ts';
import type { Project } from './parallel-pages.ts';
import { type Registry } from './registry.ts';
import { type ExchangeRequest, type RefreshedToken, type RefreshRequest } from './resources/sts.ts';
import { type MintedToken } from './token-source.ts';
import { type RequestTrace } from './transport.ts';
/** How to reach the platform and who to be; everything may be left out for what is public. */
export interface PlatformOptions {
    /** Origin of the API; the public one by default. */
    readonly apiUrl?: string;
    /** Origin of the issuer; by default `apiUrl` with `console-api.` replaced by `issuer.`. */
    readonly issuerUrl?: string;
    /** Origin of the container registry; the public one by default. */
    readonly registryUrl?: string;
    /** Token for the API that was minted elsewhere, such as the output of the action's command `token`. */
    readonly token?: string;
    /** Token for the registry that was minted elsewhere. */
    readonly registryToken?: string;
    /** Uid of the identity to assume, with `idToken`: tokens are then minted when needed and renewed. */
    readonly identity?: string;
    /** Gives a fresh ID token of the job for an audience (the issuer's URL). */
    readonly idToken?: (audience: string) => Promise<string>;
    /** Told every token before its first use, so that logs can mask it. */
    readonly onSecret?: (secret: string) => void;
    /** Told every try of a request: method, path, outcome, milliseconds; never a header. */
    readonly onRequest?: (trace: RequestTrace) => void;
    /** Stops everything that is under way. */
    readonly signal?: AbortSignal;
    /** Tries for one request, the first included; 4 by default. */
    readonly maxAttempts?: number;
    /** Longest time for one request in milliseconds; 30,000 by default. */
    readonly requestTimeoutMs?: number;
    /** Requests in flight at once; 8 by default. */
    readonly concurrency?: number;
    readonly userAgent?: string;
    /**
     * What requests go over, such as a `fetch` with a dispatcher or a stand-in of a test. By default Node's own HTTP client,
     * which takes a third less processor time and memory; and the global `fetch` where there is no Node, a proxy is set in the
     * environment, undici has a global dispatcher, or the global `fetch` was replaced.
     */
    readonly fetch?: Fetch;
}
/** The platform: sends the calls that the functions of each resource make. */
export interface Platform extends Client {
    /** Rows of a list, page by page by cursor, in the order of the service; a list that starts over is noticed. */
    rows<Row extends {
        readonly uid: string;
    }>(list: ListOperation<Row>): AsyncGenerator<Row>;
    /** All rows of a list; long lists are read in parallel and checked to be whole. */
    all<Row extends {
        readonly uid: string;
    }>(list: ListOperation<Row>): Promise<readonly Row[]>;
    /**
     * As `all`, but keeps only what `project` makes of each row, and nothing where that is `undefined`, so that memory
     * holds no more. Pages come in any order; when a list that changed meanwhile is read anew, its rows come once more.
     */
    pick<Row extends {
        readonly uid: string;
    }, Kept>(list: ListOperation<Row>, project: Project<Row, Kept>): Promise<readonly Kept[]>;
    /** Histories of tags. */
    readonly registry: Registry;
    /** The token service, which stands at an origin of its own. */
    readonly issuer: Issuer;
}
/** Exchanges by hand; with `identity` and `idToken` the platform does them itself. */
export interface Issuer {
    exchange(request: ExchangeRequest): Promise<MintedToken>;
    refresh(request: RefreshRequest): Promise<RefreshedToken>;
    /** Sends a call that needs no credential. */
    send<T>(call: Call<T>): Promise<T>;
}
/** Opens the platform over `http`; nothing is sent yet. Throws `TypeError` for an origin that is none. */
export declare function openPlatform(options: PlatformOptions, http: Http): Platform;
