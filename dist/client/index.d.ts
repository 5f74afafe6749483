import * as z from 'zod/mini';

/**
 * Values of one query parameter: `undefined` omits it, and lists repeat the key (the service does not split at commas).
 */
type QueryValue = string | number | boolean | readonly string[] | undefined;
/** One operation of the service as a value: nothing happens until it is sent. */
interface Call<T> {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    /** Path below the base URL, made with the `path` tag. */
    readonly path: string;
    readonly query?: Readonly<Record<string, QueryValue>>;
    readonly body?: unknown;
    /**
     * Validates the decoded JSON (`undefined` for an empty body), which it may change and return; throws if it is not what
     * the operation returns.
     */
    readonly decode: (json: unknown) => T;
    /** True if sending it twice has the same effect as sending it once. */
    readonly idempotent: boolean;
    /** True for operations that need no credential (ping, advisory documents and metadata). */
    readonly anonymous?: boolean;
    /** True to send it without retries, for a caller that repeats it by itself. */
    readonly once?: boolean;
}
/**
 * Template tag for paths: splits each value at `/` and percent-encodes every segment, so that uids keep their slashes.
 * Throws `TypeError` for an empty or dot segment, which would address something else.
 */
declare function path(strings: TemplateStringsArray, ...values: readonly string[]): string;

/** A minted token with its expiry in milliseconds since 1970. */
interface MintedToken {
    readonly token: string;
    readonly expiresAt: number;
}

/** One HTTP request. The sender adds only connection headers and never follows redirects. */
interface HttpRequest {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Maximum time from the start of the request to the last byte of the answer. */
    readonly timeoutMs: number;
    /** A larger answer is not read to its end, where the sender can stop; there is always a limit of its own. */
    readonly maximumBytes?: number;
    readonly signal: AbortSignal;
}

/** One line of the debug log: never headers, never a body, never a credential. */
interface RequestTrace {
    readonly method: string;
    /** Path with query, without the origin. */
    readonly path: string;
    /** HTTP status, or the reason of a failure. */
    readonly outcome: number | string;
    /** 1 for the first attempt. */
    readonly attempt: number;
    readonly milliseconds: number;
}
/** A request to send: `judge` turns a 2xx answer into a value and throws for an invalid one. */
interface Exchange<T> {
    readonly method: HttpRequest['method'];
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly idempotent: boolean;
    /** True if the caller repeats the request itself, so that it is sent once here. */
    readonly once?: boolean | undefined;
    readonly judge: (body: string, headers: Readonly<Record<string, string>>) => T;
    /** Size of the largest answer to read, and the meaning of a larger one, which is neither read to its end nor asked for again. */
    readonly limit?: {
        readonly maximumBytes: number;
        readonly tooLarge: () => T;
    };
    /** Gives the meaning of a redirect to `location`; without it, a redirect is an error. It is never followed here. */
    readonly redirected?: (location: string) => T;
}
/** Sends with the run's retries and returns the result of `judge`; throws `PlatformError`. */
type Transport = <T>(exchange: Exchange<T>) => Promise<T>;

/** The platform API: sends calls with the run's platform token. */
interface Client {
    send<T>(call: Call<T>): Promise<T>;
    /** Number of simultaneous requests, if known; further ones wait. */
    readonly concurrency?: number;
}

/** Canonical codes of google.rpc by number (https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
declare const CODES: readonly ['OK', 'CANCELLED', 'UNKNOWN', 'INVALID_ARGUMENT', 'DEADLINE_EXCEEDED', 'NOT_FOUND', 'ALREADY_EXISTS', 'PERMISSION_DENIED', 'RESOURCE_EXHAUSTED', 'FAILED_PRECONDITION', 'ABORTED', 'OUT_OF_RANGE', 'UNIMPLEMENTED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS', 'UNAUTHENTICATED'];
/**
 * Code of a failure: the service's canonical code, or our own for failures before it could answer: `CONNECTION` no
 * answer, `CERTIFICATE` an untrusted one, `TIMEOUT` too slow, `CANCELLED` stopped, `UNDECODABLE` an invalid answer,
 * `REDIRECT`.
 */
type ErrorCode = (typeof CODES)[number] | 'CONNECTION' | 'CERTIFICATE' | 'TIMEOUT' | 'UNDECODABLE' | 'REDIRECT';
/** Typed detail payloads of AIP-193; details of other types are kept unchanged. */
interface ErrorDetails {
    readonly fieldViolations: readonly {
        readonly field: string;
        readonly description: string;
    }[];
    readonly preconditions: readonly {
        readonly type: string;
        readonly description: string;
    }[];
    readonly resource: {
        readonly type: string;
        readonly name: string;
    } | undefined;
    readonly others: readonly unknown[];
}
/** A failed call to the platform or the registry: branch on `code`, then on `reason`, never on text. */
declare class PlatformError extends Error {
    readonly code: ErrorCode;
    readonly httpStatus: number;
    /** ErrorInfo's reason, such as `RESOURCE_NOT_EMPTY` for `FAILED_PRECONDITION`; empty if absent. */
    readonly reason: string;
    readonly domain: string;
    readonly details: ErrorDetails;
    readonly requestId: string | undefined;
    /** Method and path, for people. */
    readonly call: string;
    /** False if the request certainly never reached the server. */
    readonly sent: boolean;
    /** Milliseconds to wait before another try, according to the server. */
    readonly retryAfterMs: number | undefined;
    constructor(message: string, facts: {
        readonly code: ErrorCode;
        readonly call: string;
        readonly httpStatus?: number;
        readonly reason?: string;
        readonly domain?: string;
        readonly details?: ErrorDetails;
        readonly requestId?: string | undefined;
        readonly cause?: unknown;
        readonly sent?: boolean;
        readonly retryAfterMs?: number | undefined;
    });
}

interface Page<Row> {
    readonly rows: readonly Row[];
    /** Empty on the last page. */
    readonly nextPageToken: string;
    /** Number of matching rows on all pages, if the service reports it. */
    readonly totalCount: number | undefined;
}
/** The start of a page in a list; the other parameters of the list stay the same. */
interface PagePosition {
    readonly pageSize: number;
    readonly pageToken?: string;
    readonly skip?: number;
    readonly orderBy?: string;
}
type ListOperation<Row> = (position: PagePosition) => Call<Page<Row>>;

/** Turns a row into what to keep of it; `undefined` drops the row. */
type Project<Row, Kept> = (row: Row) => Kept | undefined;

type Fetch = (url: string, init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
}) => Promise<{
    readonly status: number;
    readonly type: string;
    readonly headers: Iterable<readonly [string, string]>;
    text(): Promise<string>;
}>;

declare const headlessSession: z.ZodMiniObject<{
    ecdhPublicKey: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    encryptedIdtoken: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Limits of a token: uids of groups, and names of capabilities such as `tag.list`. */
interface TokenLimits {
    readonly scopes?: readonly string[];
    readonly capabilities?: readonly string[];
}
/** An exchange of an ID token for a token of `audience`. */
interface ExchangeRequest extends TokenLimits {
    readonly idToken: string;
    readonly audience: string;
    /** Uid of the identity to assume. */
    readonly identity: string | undefined;
    /** Uid of an organization's own identity provider. */
    readonly identityProvider?: string;
}
/** A refresh token and what the new token is for. */
interface RefreshRequest extends TokenLimits {
    readonly refreshToken: string;
    readonly audience: string;
}
/** A token with the refresh token that replaces the old one. */
interface RefreshedToken extends MintedToken {
    readonly refreshToken: string | undefined;
}
/** The session of a sign-in without a browser: key and encrypted ID token in base64, empty until the user has signed in. */
declare function getHeadlessSession(code: string): Call<z.output<typeof headlessSession>>;

/** At `time` (milliseconds since 1970), the tag moved to `digest`. */
interface TagRecord {
    readonly time: number;
    readonly digest: string;
}

/**
 * Every record from `since` to `until` (all by default), both inclusive, oldest first: one request per 999 records, so
 * that adjacent answers share a record under either inclusivity. A full answer may have been cut at either end, so
 * reading continues at both. Throws `PlatformError` (`UNDECODABLE`) for a server that ignores its bounds.
 */
declare function readRecords(unordered: ReadWindow, { since, until }?: {
    readonly since?: number;
    readonly until?: number;
}): Promise<readonly TagRecord[]>;
/** Bounds of a history request in milliseconds since 1970; it is unknown whether the service includes them. */
interface HistoryWindow {
    readonly start?: number;
    readonly end?: number;
}
/** Reads one window: at most 1000 records, in the order of the service. */
type ReadWindow = (window: HistoryWindow) => Promise<readonly TagRecord[]>;

/** An object of the registry, as far as the choice of a token depends on it. */
interface RegistryTarget {
    /** `<org>[/<folder>…]/<image>`. */
    readonly repository: string;
    /** Whether to ask anonymously first. */
    readonly isPublic: boolean;
    /** The image for people, such as `acme/nginx:1.27`. */
    readonly name: string;
    /** The request for people, such as `GET history`. */
    readonly call: string;
}
/** Sends one request with a token. */
type AskWithToken<T> = (token: string) => Promise<T>;
/** The one way to a token for the registry: shared by everything that is read from it. */
interface RegistryAccess {
    readonly registryUrl: string;
    readonly transport: Transport;
    /** Told every secret before its first use. */
    readonly mask: (secret: string) => void;
    /** Asks with the tokens that fit the target, in their order, until one is not refused; throws `PlatformError`. */
    ask<T>(target: RegistryTarget, ask: AskWithToken<T>): Promise<T>;
}

interface Registry {
    /** Reads windows of one tag's history; `repository` is `<org>[/<folder>…]/<image>`. */
    history(repository: string, tag: string): ReadWindow;
    /** The tokens that it asks with, for the other readers of the registry. */
    readonly access: RegistryAccess;
}

/** Origins, credentials and limits; public data needs none of them. */
interface PlatformOptions {
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
    /** Called with every token before its first use, so that logs can mask it. */
    readonly onSecret?: (secret: string) => void;
    /** Called after every attempt of a request; never with a header. */
    readonly onRequest?: (trace: RequestTrace) => void;
    /** Stops everything that is under way. */
    readonly signal?: AbortSignal;
    /** Attempts for one request, the first included; 4 by default. */
    readonly maxAttempts?: number;
    /** Time limit for one attempt in milliseconds; 30,000 by default. */
    readonly requestTimeoutMs?: number;
    /** Maximum number of requests at the same time; 8 by default. */
    readonly concurrency?: number;
    /** Value of the header `User-Agent`. */
    readonly userAgent?: string;
    /**
     * Replaces the HTTP client, for example with a `fetch` that has a dispatcher, or in a test. By default Node's own HTTP client,
     * which takes a third less processor time and memory, or the global `fetch` if there is no Node, a proxy is set in the
     * environment, undici has a global dispatcher, or the global `fetch` was replaced.
     */
    readonly fetch?: Fetch;
}
/** The platform: sends the calls that the functions of each resource make. */
interface Platform extends Client {
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
interface Issuer {
    exchange(request: ExchangeRequest): Promise<MintedToken>;
    refresh(request: RefreshRequest): Promise<RefreshedToken>;
    /** Sends a call that needs no credential. */
    send<T>(call: Call<T>): Promise<T>;
}

/** Opens the platform; nothing is sent yet. Calls throw `PlatformError`. Throws `TypeError` if the origin is not a valid one. */
declare function createPlatform(options?: PlatformOptions): Platform;

/** Filters by place in the resource tree that every list takes. */
interface Scope {
    readonly descendantsOf?: string;
    readonly childrenOf?: string;
    readonly ancestorsOf?: string;
    readonly inRoot?: boolean;
    readonly uids?: readonly string[];
}

declare const accountAssociation: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    amazon: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        account: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        account: string;
    } | undefined, {
        [x: string]: unknown;
        account: string;
    } | null | undefined>>;
    google: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        projectId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        projectNumber: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        projectId: string;
        projectNumber: string;
    } | undefined, {
        [x: string]: unknown;
        projectId: string;
        projectNumber: string;
    } | null | undefined>>;
    azure: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        tenantId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        clientIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        tenantId: string;
        clientIds: Record<string, string>;
    } | undefined, {
        [x: string]: unknown;
        tenantId: string;
        clientIds: Record<string, string>;
    } | null | undefined>>;
    github: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        appInstallations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniObject<{
            installations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                installationId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[], {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[] | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<Record<string, {
            [x: string]: unknown;
            installations: {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[];
        }>, Record<string, {
            [x: string]: unknown;
            installations: {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[];
        }> | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        appInstallations: Record<string, {
            [x: string]: unknown;
            installations: {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[];
        }>;
    } | undefined, {
        [x: string]: unknown;
        appInstallations: Record<string, {
            [x: string]: unknown;
            installations: {
                [x: string]: unknown;
                installationId: string;
                name: string;
            }[];
        }>;
    } | null | undefined>>;
    chainguard: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        serviceBindings: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        serviceBindings: Record<string, string>;
    } | undefined, {
        [x: string]: unknown;
        serviceBindings: Record<string, string>;
    } | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const check: z.ZodMiniObject<{
    status: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    reason: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    message: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Accounts of clouds and code hosts that a group is tied to; its uid is the group's. */
type AccountAssociation = z.output<typeof accountAssociation>;
/** Writable fields of an account association. */
interface AccountAssociationFields {
    readonly name?: string;
    readonly description?: string;
    readonly amazon?: {
        readonly account: string;
    };
    readonly google?: {
        readonly projectId: string;
        readonly projectNumber: string;
    };
    readonly azure?: {
        readonly tenantId: string;
        readonly clientIds: Readonly<Record<string, string>>;
    };
    readonly github?: {
        /** By id of the app. */
        readonly appInstallations: Readonly<Record<string, {
            readonly installations: readonly {
                readonly installationId: string;
                readonly name?: string;
            }[];
        }>>;
    };
    readonly chainguard?: {
        readonly serviceBindings: Readonly<Record<string, string>>;
    };
}
/** Account associations that the caller can see; `name` is an exact match. */
declare function listAccountAssociations(scope?: Scope & {
    readonly name?: string;
}): ListOperation<AccountAssociation>;
/** The account association of a group; `NOT_FOUND` when there is none. */
declare function getAccountAssociation(groupUid: string): Call<AccountAssociation>;
/** Ties a group to accounts. */
declare function createAccountAssociation(groupUid: string, fields: AccountAssociationFields & {
    readonly name: string;
}): Call<AccountAssociation>;
/** Changes the accounts that a group is tied to. */
declare function updateAccountAssociation(groupUid: string, fields: AccountAssociationFields, mask?: readonly string[]): Call<AccountAssociation>;
/** Unties a group from its accounts. */
declare function deleteAccountAssociation(groupUid: string): Call<undefined>;
/**
 * Checks whether the platform can reach the account of one provider, such as `ACCOUNT_PROVIDER_TYPE_AMAZON`. Throws `TypeError`
 * for an unknown one.
 */
declare function checkAccountAssociation(groupUid: string, providerType: string): Call<z.output<typeof check>>;

interface Noted {
    readonly note?: string | undefined;
}
/** One step in the life of an advisory; exactly one of the kinds is present, and texts may be empty. */
interface AdvisoryEvent {
    readonly uid?: string | undefined;
    readonly createTime?: string | undefined;
    readonly author?: string | undefined;
    readonly reviewer?: string | undefined;
    readonly reviewState?: string | undefined;
    readonly issue?: string | undefined;
    readonly detection?: Readonly<Record<string, unknown>> | undefined;
    readonly fixed?: (Noted & {
        readonly fixedVersion?: string | undefined;
    }) | undefined;
    readonly truePositiveDetermination?: Noted | undefined;
    readonly falsePositiveDetermination?: (Noted & {
        readonly type?: string | undefined;
    }) | undefined;
    readonly analysisNotPlanned?: Noted | undefined;
    readonly fixNotPlanned?: Noted | undefined;
    readonly pendingUpstreamFix?: Noted | undefined;
    readonly patched?: (Noted & {
        readonly patchedVersions?: readonly string[] | undefined;
    }) | undefined;
}
/** An advisory; all fields but the first four may be absent, and unknown fields are kept. */
interface AdvisoryRow {
    readonly uid: string;
    readonly advisoryId: string;
    readonly artifactName: string;
    readonly updateTime: string;
    readonly createTime?: string | undefined;
    readonly legacyAdvisoryId?: string | undefined;
    readonly author?: string | undefined;
    readonly artifactType?: string | undefined;
    readonly artifactArchitecture?: string | undefined;
    readonly componentName?: string | undefined;
    readonly componentType?: string | undefined;
    readonly componentLocation?: string | undefined;
    readonly aliases?: readonly string[] | undefined;
    readonly severities?: readonly {
        readonly type?: string | undefined;
        readonly score: string;
    }[] | undefined;
    readonly events?: readonly AdvisoryEvent[] | undefined;
    readonly deleteTime?: string | undefined;
}

/** Filters of the advisory list; the service ignores those that it does not know, so rows are checked again. */
interface AdvisoryFilters extends Scope {
    readonly artifactNames?: readonly string[];
    readonly advisoryIds?: readonly string[];
    readonly aliases?: readonly string[];
    readonly legacyAdvisoryIds?: readonly string[];
    readonly artifactTypes?: readonly string[];
    readonly artifactArchitectures?: readonly string[];
    readonly componentNames?: readonly string[];
    readonly componentTypes?: readonly string[];
    readonly componentLocations?: readonly string[];
    /** Origin package; the names of artifacts are ignored beside it. */
    readonly origin?: string;
    /** Such as `REVIEW_STATE_APPROVED`. */
    readonly eventReviewStates?: readonly string[];
    readonly eventAuthors?: readonly string[];
    readonly excludeEventAuthors?: readonly string[];
    readonly eventReviewers?: readonly string[];
    /** Such as `EVENT_TYPE_FILTER_FIXED`. */
    readonly eventTypes?: readonly string[];
    /** Type of the latest approved event. */
    readonly latestEventType?: string;
    /** Part of the name of an artifact, a component or an alias, in any case of letters. */
    readonly query?: string;
}
/** Advisories, by what they are about and what became of them. */
declare function listAdvisories(filters: AdvisoryFilters): ListOperation<AdvisoryRow>;
/** One advisory; `NOT_FOUND` when there is none. */
declare function getAdvisory(uid: string): Call<AdvisoryRow>;
declare const document: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    advisories: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        packageNamespace: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        events: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            timestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            detection: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
            } | undefined, {
                [x: string]: unknown;
            } | null | undefined>>;
            fixed: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                fixedVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                fixedVersion: string;
            } | undefined, {
                [x: string]: unknown;
                fixedVersion: string;
            } | null | undefined>>;
            truePositiveDetermination: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                note: string;
            } | undefined, {
                [x: string]: unknown;
                note: string;
            } | null | undefined>>;
            falsePositiveDetermination: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                type: string;
                note: string;
            } | undefined, {
                [x: string]: unknown;
                type: string;
                note: string;
            } | null | undefined>>;
            analysisNotPlanned: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                note: string;
            } | undefined, {
                [x: string]: unknown;
                note: string;
            } | null | undefined>>;
            fixNotPlanned: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                note: string;
            } | undefined, {
                [x: string]: unknown;
                note: string;
            } | null | undefined>>;
            pendingUpstreamFix: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                note: string;
            } | undefined, {
                [x: string]: unknown;
                note: string;
            } | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            timestamp: string;
            detection: {
                [x: string]: unknown;
            } | undefined;
            fixed: {
                [x: string]: unknown;
                fixedVersion: string;
            } | undefined;
            truePositiveDetermination: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            falsePositiveDetermination: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | undefined;
            analysisNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            fixNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            pendingUpstreamFix: {
                [x: string]: unknown;
                note: string;
            } | undefined;
        }[], {
            [x: string]: unknown;
            timestamp: string;
            detection: {
                [x: string]: unknown;
            } | undefined;
            fixed: {
                [x: string]: unknown;
                fixedVersion: string;
            } | undefined;
            truePositiveDetermination: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            falsePositiveDetermination: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | undefined;
            analysisNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            fixNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            pendingUpstreamFix: {
                [x: string]: unknown;
                note: string;
            } | undefined;
        }[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        aliases: string[];
        packageNamespace: string;
        events: {
            [x: string]: unknown;
            timestamp: string;
            detection: {
                [x: string]: unknown;
            } | undefined;
            fixed: {
                [x: string]: unknown;
                fixedVersion: string;
            } | undefined;
            truePositiveDetermination: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            falsePositiveDetermination: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | undefined;
            analysisNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            fixNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            pendingUpstreamFix: {
                [x: string]: unknown;
                note: string;
            } | undefined;
        }[];
    }[], {
        [x: string]: unknown;
        id: string;
        aliases: string[];
        packageNamespace: string;
        events: {
            [x: string]: unknown;
            timestamp: string;
            detection: {
                [x: string]: unknown;
            } | undefined;
            fixed: {
                [x: string]: unknown;
                fixedVersion: string;
            } | undefined;
            truePositiveDetermination: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            falsePositiveDetermination: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | undefined;
            analysisNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            fixNotPlanned: {
                [x: string]: unknown;
                note: string;
            } | undefined;
            pendingUpstreamFix: {
                [x: string]: unknown;
                note: string;
            } | undefined;
        }[];
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const documents: z.ZodMiniObject<{
    documents: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        advisories: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            packageNamespace: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            events: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                timestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                detection: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                } | undefined, {
                    [x: string]: unknown;
                } | null | undefined>>;
                fixed: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    fixedVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined, {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined>>;
                truePositiveDetermination: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                    note: string;
                } | undefined, {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined>>;
                falsePositiveDetermination: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined, {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined>>;
                analysisNotPlanned: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                    note: string;
                } | undefined, {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined>>;
                fixNotPlanned: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                    note: string;
                } | undefined, {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined>>;
                pendingUpstreamFix: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                    [x: string]: unknown;
                    note: string;
                } | undefined, {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                timestamp: string;
                detection: {
                    [x: string]: unknown;
                } | undefined;
                fixed: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined;
                truePositiveDetermination: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                falsePositiveDetermination: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined;
                analysisNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                fixNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                pendingUpstreamFix: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
            }[], {
                [x: string]: unknown;
                timestamp: string;
                detection: {
                    [x: string]: unknown;
                } | undefined;
                fixed: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined;
                truePositiveDetermination: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                falsePositiveDetermination: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined;
                analysisNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                fixNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                pendingUpstreamFix: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
            }[] | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection: {
                    [x: string]: unknown;
                } | undefined;
                fixed: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined;
                truePositiveDetermination: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                falsePositiveDetermination: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined;
                analysisNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                fixNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                pendingUpstreamFix: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
            }[];
        }[], {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection: {
                    [x: string]: unknown;
                } | undefined;
                fixed: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined;
                truePositiveDetermination: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                falsePositiveDetermination: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined;
                analysisNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                fixNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                pendingUpstreamFix: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
            }[];
        }[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        advisories: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection: {
                    [x: string]: unknown;
                } | undefined;
                fixed: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined;
                truePositiveDetermination: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                falsePositiveDetermination: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined;
                analysisNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                fixNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                pendingUpstreamFix: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
            }[];
        }[];
    }[], {
        [x: string]: unknown;
        id: string;
        advisories: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection: {
                    [x: string]: unknown;
                } | undefined;
                fixed: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | undefined;
                truePositiveDetermination: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                falsePositiveDetermination: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | undefined;
                analysisNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                fixNotPlanned: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
                pendingUpstreamFix: {
                    [x: string]: unknown;
                    note: string;
                } | undefined;
            }[];
        }[];
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** All security advisories of one origin package. */
type AdvisoryDocument = z.output<typeof document>;
/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
declare function listAdvisoryDocuments(filters?: {
    readonly id?: string;
    readonly cves?: readonly string[];
}): Call<z.output<typeof documents>>;
declare const metadata$1: z.ZodMiniPipe<z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    summary: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    details: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    references: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        url: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        type: string;
        url: string;
    }[], {
        [x: string]: unknown;
        type: string;
        url: string;
    }[] | null | undefined>>;
    severities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>>>, z.ZodMiniTransform<string, string | number | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        type: string;
        score: string;
    }[], {
        [x: string]: unknown;
        type: string;
        score: string;
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>, z.ZodMiniTransform<{
    id: string;
    summary: string;
    details: string;
    references: {
        [x: string]: unknown;
        type: string;
        url: string;
    }[];
    severities: {
        [x: string]: unknown;
        type: string;
        score: string;
    }[];
    uid: string;
}, {
    [x: string]: unknown;
    id: string;
    summary: string;
    details: string;
    references: {
        [x: string]: unknown;
        type: string;
        url: string;
    }[];
    severities: {
        [x: string]: unknown;
        type: string;
        score: string;
    }[];
}>>;
/** Public metadata of a vulnerability; `uid` repeats its `id`, such as `CVE-2026-1234`. */
type VulnerabilityMetadata = z.output<typeof metadata$1>;
/** Public metadata of vulnerabilities, up to 1000 ids at once; needs no token. */
declare function listVulnerabilityMetadata(filters?: {
    readonly id?: string;
    readonly ids?: readonly string[];
}): ListOperation<VulnerabilityMetadata>;

declare const artifact: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    ecosystem: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    versionCount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const artifactVersion: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    sizeBytes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const counts$1: z.ZodMiniObject<{
    counts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        ecosystem: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        totalCount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        ecosystem: string;
        totalCount: number | undefined;
    }[], {
        [x: string]: unknown;
        ecosystem: string;
        totalCount: number | undefined;
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A library of a language's package index. */
type Artifact = z.output<typeof artifact>;
/** One version of a library. */
type ArtifactVersion = z.output<typeof artifactVersion>;
/** Filters of the list of libraries; ecosystems such as `ECOSYSTEM_PYTHON`. */
interface ArtifactFilters {
    readonly ecosystems: readonly string[];
    readonly query?: string;
    readonly cudaVersion?: string;
    readonly remediated?: boolean;
}
/** Libraries of some ecosystems. */
declare function listArtifacts(filters: ArtifactFilters): ListOperation<Artifact>;
/** Versions of a library. */
declare function listArtifactVersions(artifactUid: string): ListOperation<ArtifactVersion>;
/** How many libraries there are, by ecosystem. */
declare function getArtifactCount(ecosystems: readonly string[]): Call<z.output<typeof counts$1>>;

declare const group: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    resourceLimits: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>>>>, z.ZodMiniTransform<Record<string, number>, Record<string, number> | null | undefined>>;
    verified: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    kind: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    status: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** An organization (root group, uid of one segment) or a folder below one. */
type Group = z.output<typeof group>;
/** Writable fields of a group. */
interface GroupFields {
    readonly name?: string;
    readonly description?: string;
    /** Such as `ORG_KIND_CUSTOMER`. Of an organization only; folders have the kind of their organization. */
    readonly kind?: string;
    /** Set by the platform's own staff only. */
    readonly verified?: boolean;
}
/** Groups that the caller can see; `name` is an exact match. */
declare function listGroups(scope?: Scope & {
    readonly name?: string;
}): ListOperation<Group>;
/** One group; `NOT_FOUND` when there is none. */
declare function getGroup(uid: string): Call<Group>;
/** Creates a folder below a group; throws `TypeError` for an unknown `kind`. */
declare function createGroup(parentUid: string, fields: GroupFields & {
    readonly name: string;
}): Call<Group>;
/** Changes a group; throws `TypeError` for an unknown `kind`. */
declare function updateGroup(uid: string, fields: GroupFields, mask?: readonly string[]): Call<Group>;
/** Deletes a group; one with children is `FAILED_PRECONDITION`. */
declare function deleteGroup(uid: string): Call<undefined>;
/** Asks the owners of an organization to let the caller in. */
declare function requestGroupAccess(uid: string): Call<Readonly<Record<string, unknown>>>;
/** Checks whether the caller may create an organization. */
declare function checkEligibility(): Call<{
    readonly eligible: boolean;
}>;
/** The organization that belongs to the caller's mail domain, if there is one. */
declare function lookupGroup(): Call<{
    readonly group?: Group | undefined;
}>;
declare const groupInvite: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    code: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    keyId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    email: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    singleUse: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    role: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        capabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        uid: string;
        name: string;
        description: string;
        capabilities: string[];
    } | undefined, {
        [x: string]: unknown;
        uid: string;
        name: string;
        description: string;
        capabilities: string[];
    } | null | undefined>>;
    expirationTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** An invitation to a group; its `code` is a secret and shown once, when it is made. */
type GroupInvite = z.output<typeof groupInvite>;
/** Role, lifetime and recipient of an invitation. */
interface GroupInviteFields {
    readonly roleUid: string;
    /** Lifetime, such as `86400s`. */
    readonly ttl: string;
    readonly email?: string;
    readonly singleUse?: boolean;
}
/** Invitations that the caller can see. */
declare function listGroupInvites(scope?: Scope & {
    readonly keyId?: string;
}): ListOperation<GroupInvite>;
/** One invitation; `NOT_FOUND` when there is none. */
declare function getGroupInvite(uid: string): Call<GroupInvite>;
/** Invites to a group. */
declare function createGroupInvite(groupUid: string, fields: GroupInviteFields): Call<GroupInvite>;
/** Takes an invitation back. */
declare function deleteGroupInvite(uid: string): Call<undefined>;
declare const acceptance: z.ZodMiniPipe<z.ZodMiniObject<{
    docId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    acceptedBy: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    orgUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>, z.ZodMiniTransform<{
    docId: string;
    acceptedBy: string;
    orgUid: string;
    createTime: string;
    uid: string;
}, {
    [x: string]: unknown;
    docId: string;
    acceptedBy: string;
    orgUid: string;
    createTime: string;
}>>;
declare const accepted: z.ZodMiniObject<{
    group: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    documentIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** That somebody accepted a document for an organization; `uid` is ours, of organization and document. */
type TermsAcceptance = z.output<typeof acceptance>;
/** Documents that were accepted for a group and the groups above it. */
declare function listTermsAcceptances(groupUid: string): ListOperation<TermsAcceptance>;
/** Accepts documents for a group; documents that are accepted already stay so. */
declare function acceptTerms(groupUid: string, documentIds: readonly string[]): Call<z.output<typeof accepted>>;

declare const identity: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    claimMatch: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        issuerPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subject: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subjectPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        audience: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        audiencePattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        claims: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
        claimPatterns: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        issuer: string;
        issuerPattern: string;
        subject: string;
        subjectPattern: string;
        audience: string;
        audiencePattern: string;
        claims: Record<string, string>;
        claimPatterns: Record<string, string>;
    } | undefined, {
        [x: string]: unknown;
        issuer: string;
        issuerPattern: string;
        subject: string;
        subjectPattern: string;
        audience: string;
        audiencePattern: string;
        claims: Record<string, string>;
        claimPatterns: Record<string, string>;
    } | null | undefined>>;
    staticKeys: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subject: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        issuerKeys: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        expirationTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        audiences: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        issuer: string;
        subject: string;
        issuerKeys: string;
        expirationTime: string;
        audiences: string[];
    } | undefined, {
        [x: string]: unknown;
        issuer: string;
        subject: string;
        issuerKeys: string;
        expirationTime: string;
        audiences: string[];
    } | null | undefined>>;
    awsIdentity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        awsAccount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        arn: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        arnPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        userId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        userIdPattern: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        awsAccount: string;
        arn: string;
        arnPattern: string;
        userId: string;
        userIdPattern: string;
    } | undefined, {
        [x: string]: unknown;
        awsAccount: string;
        arn: string;
        arnPattern: string;
        userId: string;
        userIdPattern: string;
    } | null | undefined>>;
    servicePrincipal: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    email: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    emailUnverified: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    company: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    lastSeenTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Somebody or something that can sign in; exactly one of the four kinds of match is set. */
type Identity = z.output<typeof identity>;
/** Which tokens an identity takes: issuer and subject each exact or by pattern; the audience may be left out. */
interface ClaimMatchFields {
    readonly issuer?: string;
    readonly issuerPattern?: string;
    readonly subject?: string;
    readonly subjectPattern?: string;
    readonly audience?: string;
    readonly audiencePattern?: string;
    readonly claims?: Readonly<Record<string, string>>;
    readonly claimPatterns?: Readonly<Record<string, string>>;
}
/** Writable fields of an identity; at most one of the four kinds of match. */
interface IdentityFields {
    readonly name?: string;
    readonly description?: string;
    readonly company?: string;
    readonly claimMatch?: ClaimMatchFields;
    readonly staticKeys?: {
        readonly issuer: string;
        readonly subject: string;
        /** The issuer's keys as the text of a JWKS. */
        readonly issuerKeys: string;
        readonly expirationTime?: string;
        readonly audiences?: readonly string[];
    };
    readonly awsIdentity?: {
        readonly awsAccount: string;
        readonly arn?: string;
        readonly arnPattern?: string;
        readonly userId?: string;
        readonly userIdPattern?: string;
    };
    /** Such as `SERVICE_PRINCIPAL_COSIGNED`. */
    readonly servicePrincipal?: string;
}
/** Filters of the identity list; `name` is an exact match where the service has that filter. */
interface IdentityFilters extends Scope {
    readonly name?: string;
    /** Such as `RELATIONSHIP_TYPE_CLAIM_MATCH`. */
    readonly relationshipType?: string;
}
/** Identities that the caller can see. */
declare function listIdentities(filters?: IdentityFilters): ListOperation<Identity>;
/** One identity; `NOT_FOUND` when there is none. */
declare function getIdentity(uid: string): Call<Identity>;
/**
 * Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. Throws `TypeError` for
 * an unknown `servicePrincipal`.
 */
declare function createIdentity(parentUid: string, fields: IdentityFields & {
    readonly name: string;
}): Call<Identity>;
/**
 * Changes an identity; with `mask` the listed fields only (other fields of the body are ignored). Throws `TypeError`
 * for an unknown `servicePrincipal`.
 */
declare function updateIdentity(uid: string, fields: IdentityFields, mask?: readonly string[]): Call<Identity>;
/** Deletes an identity. */
declare function deleteIdentity(uid: string): Call<undefined>;
/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
declare function lookupIdentity(issuer: string, subject: string): Call<{
    readonly uid: string;
}>;
declare const metadata: z.ZodMiniObject<{
    uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    givenName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    familyName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    company: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    jobTitle: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updatesOptIn: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Details that a person gave about themselves. */
type IdentityMetadata = z.output<typeof metadata>;
/** Details that a person may give. */
interface IdentityMetadataFields {
    readonly company?: string;
    readonly jobTitle?: string;
    readonly product?: string;
    readonly selfServe?: boolean;
    readonly updatesOptIn?: boolean;
    readonly hubspotUtk?: string;
    readonly latestFormSubmitUrl?: string;
    readonly latestInternalReferringUrl?: string;
    readonly utmCampaign?: string;
    readonly utmContent?: string;
    readonly utmMedium?: string;
    readonly utmSource?: string;
    readonly utmTerm?: string;
}
/** Changes what callers state about themselves. Of all operations, only this one has its mask in the body. */
declare function updateIdentityMetadata(fields: IdentityMetadataFields, mask?: readonly string[]): Call<IdentityMetadata>;

declare const identityProvider: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    defaultRole: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    oidc: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        clientId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        additionalScopes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        groupsClaim: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        pkceEnabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
        correlationRule: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        issuer: string;
        clientId: string;
        additionalScopes: string[];
        groupsClaim: string;
        pkceEnabled: boolean;
        correlationRule: string;
    } | undefined, {
        [x: string]: unknown;
        issuer: string;
        clientId: string;
        additionalScopes: string[];
        groupsClaim: string;
        pkceEnabled: boolean;
        correlationRule: string;
    } | null | undefined>>;
    scim: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        enabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
        endpointUrl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        tokenExpireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        previousTokenExpireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        credentialState: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        enabled: boolean;
        endpointUrl: string;
        tokenExpireTime: string;
        previousTokenExpireTime: string;
        credentialState: string;
        etag: string;
    } | undefined, {
        [x: string]: unknown;
        enabled: boolean;
        endpointUrl: string;
        tokenExpireTime: string;
        previousTokenExpireTime: string;
        credentialState: string;
        etag: string;
    } | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** An organization's own way to sign in. */
type IdentityProvider = z.output<typeof identityProvider>;
/** Writable fields of an identity provider. */
interface IdentityProviderFields {
    readonly name?: string;
    readonly description?: string;
    /** Uid of the role that everybody who signs in gets. */
    readonly defaultRole?: string;
    readonly oidc?: {
        readonly issuer: string;
        readonly clientId: string;
        readonly clientSecret?: string;
        readonly additionalScopes?: readonly string[];
        readonly groupsClaim?: string;
        readonly pkceEnabled?: boolean;
        /** Such as `CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID`. */
        readonly correlationRule?: string;
    };
}
/**
 * Identity providers that the caller can see; `name` is an exact match. The service may not answer this list (`NOT_FOUND`):
 * in the vendor's published code, the route to one provider hides it.
 */
declare function listIdentityProviders(scope?: Scope & {
    readonly name?: string;
}): ListOperation<IdentityProvider>;
/** One identity provider; `NOT_FOUND` when there is none. */
declare function getIdentityProvider(uid: string): Call<IdentityProvider>;
/** Makes an identity provider of an organization; throws `TypeError` for an unknown `correlationRule`. */
declare function createIdentityProvider(parentUid: string, fields: IdentityProviderFields & {
    readonly name: string;
    readonly defaultRole: string;
}): Call<IdentityProvider>;
/** Changes an identity provider; throws `TypeError` for an unknown `correlationRule`. */
declare function updateIdentityProvider(uid: string, fields: IdentityProviderFields, mask?: readonly string[]): Call<IdentityProvider>;
/** Deletes an identity provider. */
declare function deleteIdentityProvider(uid: string): Call<undefined>;
declare const state: z.ZodMiniObject<{
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    enabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const revoked: z.ZodMiniObject<{
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    enabled: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    revokeTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const issued: z.ZodMiniObject<{
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    endpointUrl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    token: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    expireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    etag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    requestedOverlap: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    previousTokenExpireTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A token with which an identity provider writes users and groups; `token` is a secret and shown this once. */
type ScimToken = z.output<typeof issued>;
/** How long a SCIM token lives: until a time (RFC 3339), for ever, or as long as the service sees fit. */
interface ScimTokenLifetime {
    readonly expireTime?: string;
    readonly neverExpires?: boolean;
}
/** Issues the first SCIM token of an identity provider. */
declare function generateScimToken(identityProviderUid: string, lifetime?: ScimTokenLifetime): Call<ScimToken>;
/** Replaces the SCIM token; the old one lives on for `overlap` (such as `3600s`). `etag` is that of the state seen. */
declare function regenerateScimToken(identityProviderUid: string, options: ScimTokenLifetime & {
    readonly etag: string;
    readonly overlap?: string;
}): Call<ScimToken>;
/** Revokes the SCIM tokens of an identity provider. */
declare function revokeScimToken(identityProviderUid: string): Call<z.output<typeof revoked>>;
/** Turns SCIM on or off; `etag` is that of the state seen. */
declare function setScimEnabled(identityProviderUid: string, options: {
    readonly enabled: boolean;
    readonly etag: string;
}): Call<z.output<typeof state>>;
declare const mapping: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    externalGroupId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    roleUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scope: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const deleted: z.ZodMiniObject<{
    parent: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    externalGroupRoleMappings: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        uid: z.ZodMiniString<string>;
        identityProviderUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        externalGroupId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        roleUid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        scope: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        uid: string;
        identityProviderUid: string;
        externalGroupId: string;
        roleUid: string;
        scope: string;
        createTime: string;
    }[], {
        [x: string]: unknown;
        uid: string;
        identityProviderUid: string;
        externalGroupId: string;
        roleUid: string;
        scope: string;
        createTime: string;
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A group of an identity provider whose members get a role when they sign in. */
type ExternalGroupRoleMapping = z.output<typeof mapping>;
/** Which group gets which role; `scope` is the uid of the organization. */
interface ExternalGroupRoleMappingFields {
    readonly externalGroupId: string;
    readonly roleUid: string;
    readonly scope: string;
}
/** Mappings that the caller can see, commonly of one identity provider. */
declare function listExternalGroupRoleMappings(filters?: Scope & {
    readonly identityProviderUid?: string;
}): ListOperation<ExternalGroupRoleMapping>;
/** One mapping; `NOT_FOUND` when there is none. */
declare function getExternalGroupRoleMapping(uid: string): Call<ExternalGroupRoleMapping>;
/** Maps a group of an identity provider to a role; a mapping cannot be changed later. */
declare function createExternalGroupRoleMapping(identityProviderUid: string, fields: ExternalGroupRoleMappingFields): Call<ExternalGroupRoleMapping>;
/** Removes a mapping. */
declare function deleteExternalGroupRoleMapping(uid: string): Call<undefined>;
/** Removes mappings of one identity provider, by their uids, all or none; returns the removed ones. */
declare function batchDeleteExternalGroupRoleMappings(identityProviderUid: string, uids: readonly string[]): Call<z.output<typeof deleted>>;

declare const pong: z.ZodMiniObject<{
    response: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Checks that the platform answers; needs no token. */
declare function ping(): Call<z.output<typeof pong>>;

declare const repo: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    activeTags: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    bundles: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    catalogTier: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    sync_config: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        source: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        uniqueTags: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
        expirationTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        gracePeriod: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        source: string;
        uniqueTags: boolean;
        expirationTime: string;
        gracePeriod: boolean;
    } | undefined, {
        [x: string]: unknown;
        source: string;
        uniqueTags: boolean;
        expirationTime: string;
        gracePeriod: boolean;
    } | null | undefined>>;
    customOverlay: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        contents: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            packages: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            runtimeRepositories: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            packages: string[];
            runtimeRepositories: string[];
        } | undefined, {
            [x: string]: unknown;
            packages: string[];
            runtimeRepositories: string[];
        } | null | undefined>>;
        environment: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
        annotations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>>, z.ZodMiniTransform<Record<string, string>, Record<string, string> | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        contents: {
            [x: string]: unknown;
            packages: string[];
            runtimeRepositories: string[];
        } | undefined;
        environment: Record<string, string>;
        annotations: Record<string, string>;
    } | undefined, {
        [x: string]: unknown;
        contents: {
            [x: string]: unknown;
            packages: string[];
            runtimeRepositories: string[];
        } | undefined;
        environment: Record<string, string>;
        annotations: Record<string, string>;
    } | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const readme: z.ZodMiniObject<{
    uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    content: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A repository of images. */
type Repo = z.output<typeof repo>;
/** The page about a repository, in Markdown. */
type RepoReadme = z.output<typeof readme>;
/** Writable fields of a repository; one that is synced from a catalog inherits some of them. */
interface RepoFields {
    readonly name?: string;
    readonly description?: string;
    /** Such as `CATALOG_TIER_BASE`. */
    readonly catalogTier?: string;
    readonly bundles?: readonly string[];
    readonly aliases?: readonly string[];
    readonly activeTags?: readonly string[];
    readonly sync_config?: {
        readonly source: string;
        readonly amazon?: string;
        readonly azure?: string;
        readonly google?: string;
    };
    readonly customOverlay?: Readonly<Record<string, unknown>>;
}
/** Repositories that the caller can see; `name` is an exact match. */
declare function listRepos(scope?: Scope & {
    readonly name?: string;
}): ListOperation<Repo>;
/** One repository; `NOT_FOUND` when there is none. */
declare function getRepo(uid: string): Call<Repo>;
/** Creates a repository in an organization or a folder; throws `TypeError` for an unknown `catalogTier`. */
declare function createRepo(parentUid: string, fields: RepoFields & {
    readonly name: string;
}): Call<Repo>;
/**
 * Changes a repository: with `mask` the listed fields only, with `*` all, without it those in the body. Throws `TypeError` for
 * an unknown `catalogTier`.
 */
declare function updateRepo(uid: string, fields: RepoFields, mask?: readonly string[]): Call<Repo>;
/** Deletes a repository. */
declare function deleteRepo(uid: string): Call<undefined>;
/** The page about a repository. */
declare function getRepoReadme(repoUid: string): Call<RepoReadme>;
/** Writes the page about a repository. */
declare function updateRepoReadme(repoUid: string, content: string): Call<RepoReadme>;
declare const architectures: z.ZodMiniObject<{
    architectures: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const size: z.ZodMiniObject<{
    size: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    architecture: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Architectures of an image, addressed by repository and digest of its index. */
declare function getArchitectures(repoUid: string, digest: string): Call<z.output<typeof architectures>>;
/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
declare function getSize(repoUid: string, digest: string, architecture?: string): Call<z.output<typeof size>>;
declare const result: z.ZodMiniObject<{
    policyId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    policyName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    mode: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    result: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    bindingId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    parameters: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>, z.ZodMiniTransform<Record<string, unknown>, Record<string, unknown> | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const results: z.ZodMiniObject<{
    results: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        policyId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        policyName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        mode: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        result: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        bindingId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        parameters: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>>, z.ZodMiniTransform<Record<string, unknown>, Record<string, unknown> | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        policyId: string;
        policyName: string;
        mode: string;
        result: string;
        bindingId: string;
        parameters: Record<string, unknown>;
    }[], {
        [x: string]: unknown;
        policyId: string;
        policyName: string;
        mode: string;
        result: string;
        bindingId: string;
        parameters: Record<string, unknown>;
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Result of one pull policy for an image. */
type PolicyResult = z.output<typeof result>;
/** Checks whether the pull policies of an organization allow an image; changes nothing. */
declare function checkPolicies(repoUid: string, digest: string): Call<z.output<typeof results>>;

declare const roleBinding: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    identity: z.ZodMiniPipe<z.ZodMiniTransform<{}, unknown>, z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        subject: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        issuer: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        email: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>;
    group: z.ZodMiniPipe<z.ZodMiniTransform<{}, unknown>, z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>;
    role: z.ZodMiniPipe<z.ZodMiniTransform<{}, unknown>, z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** An identity with its role in a group, with the names of all three. */
type RoleBinding = z.output<typeof roleBinding>;
/** Identity and role of a binding. */
interface RoleBindingFields {
    readonly identityUid: string;
    readonly roleUid: string;
}
/** Most bindings that one batch creates. */
declare const MAXIMUM_BATCH = 25;
/** Bindings that the caller can see, by place, identity, group and role. */
declare function listRoleBindings(scope?: Scope & {
    readonly identity?: string;
    readonly group?: string;
    readonly role?: string;
}): ListOperation<RoleBinding>;
/** One binding; `NOT_FOUND` when there is none. */
declare function getRoleBinding(uid: string): Call<RoleBinding>;
/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
declare function createRoleBinding(parentUid: string, fields: RoleBindingFields): Call<RoleBinding>;
/** Creates up to 25 bindings under one group, all or none, in order; `roleUid` is for those that name no role. */
declare function batchCreateRoleBindings(parentUid: string, bindings: readonly (Pick<RoleBindingFields, 'identityUid'> & Partial<RoleBindingFields>)[], roleUid?: string): Call<readonly RoleBinding[]>;
/** Changes identity and role of a binding; the wildcard mask replaces both. */
declare function updateRoleBinding(uid: string, fields: RoleBindingFields): Call<RoleBinding>;
/** Removes a binding; one that is gone counts as removed on the platform. */
declare function deleteRoleBinding(uid: string): Call<undefined>;

declare const role: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    capabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A named set of capabilities; built-in ones live at the root. */
type Role = z.output<typeof role>;
/** Writable fields of a role. */
interface RoleFields {
    readonly name?: string;
    readonly description?: string;
    /** Such as `CAP_REPO_LIST`: the spelling of the wire, not that of a token's capabilities (`repo.list`). */
    readonly capabilities?: readonly string[];
}
/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
declare function listRoles(scope?: Scope & {
    readonly name?: string;
}): ListOperation<Role>;
/** One role; `NOT_FOUND` when there is none. */
declare function getRole(uid: string): Call<Role>;
/** Creates a role in an organization; throws `TypeError` for a capability that the service does not know. */
declare function createRole(parentUid: string, fields: RoleFields & {
    readonly name: string;
}): Call<Role>;
/** Changes a role; built-in ones cannot be changed. Throws `TypeError` for a capability that the service does not know. */
declare function updateRole(uid: string, fields: RoleFields, mask?: readonly string[]): Call<Role>;
/** Deletes a role; built-in ones cannot be deleted. */
declare function deleteRole(uid: string): Call<undefined>;

declare const subscription: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    sink: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** An address that the events of a group are posted to. */
type Subscription = z.output<typeof subscription>;
/** Subscriptions that the caller can see. */
declare function listSubscriptions(scope?: Scope): ListOperation<Subscription>;
/** One subscription; `NOT_FOUND` when there is none. */
declare function getSubscription(uid: string): Call<Subscription>;
/** Subscribes to the events of a group; `sink` is an https URL. */
declare function createSubscription(groupUid: string, fields: {
    readonly sink: string;
}): Call<Subscription>;
/** Ends a subscription. */
declare function deleteSubscription(uid: string): Call<undefined>;

declare const tag: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    deprecated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean | undefined, boolean | null | undefined>>;
    updateTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    bundles: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A tag of a repository. */
type Tag = z.output<typeof tag>;
/** Filters of the tag list; the three classes are hidden unless asked for. */
interface TagFilters extends Scope {
    readonly name?: string;
    readonly digest?: string;
    /** RFC 3339. */
    readonly updatedSince?: string;
    /** Ask for `sha256-…`, dated and `-rN` tags too. */
    readonly allClasses?: boolean;
}
/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
declare function listTags(filters: TagFilters): ListOperation<Tag>;
/** One tag; `NOT_FOUND` when there is none. */
declare function getTag(uid: string): Call<Tag>;
/** Writable fields of a tag. */
interface TagFields {
    readonly name: string;
    readonly digest: string;
    readonly deprecated?: boolean;
    readonly bundles?: readonly string[];
}
/** Creates a tag in a repository, or moves the one of that name. */
declare function createTag(repoUid: string, fields: TagFields): Call<Tag>;
/** Deletes a tag. */
declare function deleteTag(uid: string): Call<undefined>;

declare const history: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        updateTimestamp: z.ZodMiniString<string>;
        digest: z.ZodMiniString<string>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        updateTimestamp: string;
        digest: string;
    }[], {
        [x: string]: unknown;
        updateTimestamp: string;
        digest: string;
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const summary: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    tagCount: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    lastUpdated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    latestTag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        lastUpdated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        deprecated: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        name: string;
        digest: string;
        lastUpdated: string;
        deprecated: boolean;
    } | undefined, {
        [x: string]: unknown;
        id: string;
        name: string;
        digest: string;
        lastUpdated: string;
        deprecated: boolean;
    } | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const versions: z.ZodMiniObject<{
    versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[], {
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[] | null | undefined>>;
    eolVersions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[], {
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    }[] | null | undefined>>;
    latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    gracePeriodMonths: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
    lastUpdatedTimestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Digests that a tag had, by the uid of the tag and with the platform's token; bounds in RFC 3339. */
declare function listTagHistory(tagUid: string, window?: {
    readonly start?: string;
    readonly end?: string;
}): Call<z.output<typeof history>>;
/** How many tags a repository has, and its latest. */
declare function getRepoTagsSummary(repoUid: string, filters?: {
    readonly excludeReferrers?: boolean;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
}): Call<z.output<typeof summary>>;
/** Versions of a package with their end-of-life dates. */
declare function getPackageVersions(name: string): Call<z.output<typeof versions>>;
declare const eolTag: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    mainPackageName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    tagStatus: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    graceStatus: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    gracePeriodExpiryDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    mainPackageVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        eolDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        releaseDate: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        latestVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    } | undefined, {
        [x: string]: unknown;
        version: string;
        eolDate: string;
        releaseDate: string;
        latestVersion: string;
    } | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** A tag with its end of life (v1 `ListEolTags`). */
type EolTag = z.output<typeof eolTag>;
/** Where to look and which page; `pageSize` 0 or none gives all rows at once. */
interface EolTagFilters {
    readonly name?: string;
    readonly pageToken?: string;
    readonly pageSize?: number;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
}
/** One page of the end-of-life data of a repository (its uid) or of a scope; an empty answer means that nothing is known. */
declare function listEolTags(place: string | Scope, filters?: EolTagFilters): Call<{
    readonly items: readonly EolTag[];
    readonly nextPageToken: string;
}>;

declare const report: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    lastSeen: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    reportGeneration: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    vulnerabilityDbLastBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scanner: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        name: string;
        version: string;
    } | undefined, {
        [x: string]: unknown;
        name: string;
        version: string;
    } | null | undefined>>;
    rawVulnReport: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    vulnerabilityMatches: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        vulnerability: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            displayId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            source: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            cvss: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                score: string;
                version: string;
            }[], {
                [x: string]: unknown;
                score: string;
                version: string;
            }[] | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            id: string;
            displayId: string;
            description: string;
            severity: string;
            source: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
        } | undefined, {
            [x: string]: unknown;
            id: string;
            displayId: string;
            description: string;
            severity: string;
            source: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
        } | null | undefined>>;
        pkg: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            purl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            name: string;
            version: string;
            purl: string;
        } | undefined, {
            [x: string]: unknown;
            name: string;
            version: string;
            purl: string;
        } | null | undefined>>;
        fix: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            state: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | undefined, {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        vulnerability: {
            [x: string]: unknown;
            id: string;
            displayId: string;
            description: string;
            severity: string;
            source: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
        } | undefined;
        pkg: {
            [x: string]: unknown;
            name: string;
            version: string;
            purl: string;
        } | undefined;
        fix: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | undefined;
    }[], {
        [x: string]: unknown;
        vulnerability: {
            [x: string]: unknown;
            id: string;
            displayId: string;
            description: string;
            severity: string;
            source: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
        } | undefined;
        pkg: {
            [x: string]: unknown;
            name: string;
            version: string;
            purl: string;
        } | undefined;
        fix: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | undefined;
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const scan: z.ZodMiniObject<{
    digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createdAt: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scanner: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        dbBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        name: string;
        version: string;
        dbBuildTime: string;
    } | undefined, {
        [x: string]: unknown;
        name: string;
        version: string;
        dbBuildTime: string;
    } | null | undefined>>;
    vulnerabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        purls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        cvss: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            score: string;
            version: string;
        }[], {
            [x: string]: unknown;
            score: string;
            version: string;
        }[] | null | undefined>>;
        fix: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            state: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | undefined, {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | null | undefined>>;
        locations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        relatedUrls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        aliases: string[];
        purls: string[];
        severity: string;
        cvss: {
            [x: string]: unknown;
            score: string;
            version: string;
        }[];
        fix: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | undefined;
        locations: string[];
        relatedUrls: string[];
    }[], {
        [x: string]: unknown;
        id: string;
        aliases: string[];
        purls: string[];
        severity: string;
        cvss: {
            [x: string]: unknown;
            score: string;
            version: string;
        }[];
        fix: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | undefined;
        locations: string[];
        relatedUrls: string[];
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const counts: z.ZodMiniObject<{
    repo: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    tag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    date: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    sizeBytes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    vulnCounts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        count: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        severity: string;
        count: number;
    }[], {
        [x: string]: unknown;
        severity: string;
        count: number;
    }[] | null | undefined>>;
    cveIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const raw: z.ZodMiniObject<{
    digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createdAt: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scanner: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        dbBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        name: string;
        version: string;
        dbBuildTime: string;
    } | undefined, {
        [x: string]: unknown;
        name: string;
        version: string;
        dbBuildTime: string;
    } | null | undefined>>;
    rawReport: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    rawReportUrl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const scans: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        createdAt: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        scanner: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            dbBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            name: string;
            version: string;
            dbBuildTime: string;
        } | undefined, {
            [x: string]: unknown;
            name: string;
            version: string;
            dbBuildTime: string;
        } | null | undefined>>;
        vulnerabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            purls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            cvss: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                score: string;
                version: string;
            }[], {
                [x: string]: unknown;
                score: string;
                version: string;
            }[] | null | undefined>>;
            fix: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
                state: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | undefined, {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | null | undefined>>;
            locations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            relatedUrls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | undefined;
            locations: string[];
            relatedUrls: string[];
        }[], {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | undefined;
            locations: string[];
            relatedUrls: string[];
        }[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        digest: string;
        createdAt: string;
        scanner: {
            [x: string]: unknown;
            name: string;
            version: string;
            dbBuildTime: string;
        } | undefined;
        vulnerabilities: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | undefined;
            locations: string[];
            relatedUrls: string[];
        }[];
    }[], {
        [x: string]: unknown;
        digest: string;
        createdAt: string;
        scanner: {
            [x: string]: unknown;
            name: string;
            version: string;
            dbBuildTime: string;
        } | undefined;
        vulnerabilities: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | undefined;
            locations: string[];
            relatedUrls: string[];
        }[];
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
declare const countReports: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        repo: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        tag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        date: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        sizeBytes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
        vulnCounts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            count: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
        }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            severity: string;
            count: number;
        }[], {
            [x: string]: unknown;
            severity: string;
            count: number;
        }[] | null | undefined>>;
        cveIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        repo: string;
        tag: string;
        date: string;
        sizeBytes: number | undefined;
        vulnCounts: {
            [x: string]: unknown;
            severity: string;
            count: number;
        }[];
        cveIds: string[];
    }[], {
        [x: string]: unknown;
        repo: string;
        tag: string;
        date: string;
        sizeBytes: number | undefined;
        vulnCounts: {
            [x: string]: unknown;
            severity: string;
            count: number;
        }[];
        cveIds: string[];
    }[] | null | undefined>>;
}, z.core.$catchall<z.ZodMiniPipe<z.ZodMiniUnknown, z.ZodMiniTransform<unknown, unknown>>>>;
/** Vulnerabilities of one image by severity, one row a day. */
type VulnCountReport = z.output<typeof counts>;
/** One scan of one image. */
type VulnScan = z.output<typeof scan>;
/** Filters of vulnerability counts: a repository by its path, a tag, and the first and last day (RFC 3339). */
interface VulnCountFilters {
    readonly repo: string;
    readonly tag?: string;
    readonly from?: string;
    readonly to?: string;
}
/** The vulnerability report of an image, by repository and digest; empty fields when there is none. */
declare function getVulnReport(repoUid: string, digest: string): Call<z.output<typeof report>>;
/** Scans of a repository's images or of one digest; the digest wins over the repository. */
declare function listVulnReports(filters: {
    readonly repoId?: string;
    readonly digest?: string;
    readonly tag?: string;
    readonly createdSince?: string;
    /** `GRYPE` or `TRIVY`. */
    readonly scannerName?: string;
    readonly scannerVersion?: string;
    readonly scannerDbBuildTime?: string;
}): Call<z.output<typeof scans>>;
/** Vulnerability counts of one repository, day by day. */
declare function listVulnCountReports(filters: VulnCountFilters): Call<z.output<typeof countReports>>;
/** Vulnerability counts that add up over the days. */
declare function listCumulativeVulnCountReports(filters: VulnCountFilters): Call<z.output<typeof countReports>>;
/** A scanner's own report, as text or behind a URL that expires. */
declare function getRawVulnReport(filters: {
    readonly digest: string;
    readonly scanner?: string;
    readonly createdAt?: string;
}): Call<z.output<typeof raw>>;

type FoundRecord = 
/** `recent` are the records around it that were seen during the search, oldest first, the found one last. */
{
    readonly kind: 'found';
    readonly record: TagRecord;
    readonly recent: readonly TagRecord[];
}
/** The tag has no record at the bound; `first` is when it appeared, `undefined` if it never did. */
 | {
    readonly kind: 'none';
    readonly first: TagRecord | undefined;
};
/**
 * The record in effect at `bound` (without one, the newest that is not in the future), with as few requests as possible. A history below the cap
 * of 1000 takes one request, also at a bound while the tag was alive; a longer one is searched by its density, then by
 * bisection. Correct under either inclusivity, either order of an answer, and whichever end of it is cut. Throws
 * `PlatformError` (`UNDECODABLE`) if the service's answers leave the record unknown.
 */
declare function findRecord(unordered: ReadWindow, bound: number | undefined, now: number, firstWindowMs?: number): Promise<FoundRecord>;

export { MAXIMUM_BATCH, PlatformError, acceptTerms, batchCreateRoleBindings, batchDeleteExternalGroupRoleMappings, checkAccountAssociation, checkEligibility, checkPolicies, createAccountAssociation, createExternalGroupRoleMapping, createGroup, createGroupInvite, createIdentity, createIdentityProvider, createPlatform, createRepo, createRole, createRoleBinding, createSubscription, createTag, deleteAccountAssociation, deleteExternalGroupRoleMapping, deleteGroup, deleteGroupInvite, deleteIdentity, deleteIdentityProvider, deleteRepo, deleteRole, deleteRoleBinding, deleteSubscription, deleteTag, findRecord, generateScimToken, getAccountAssociation, getAdvisory, getArchitectures, getArtifactCount, getExternalGroupRoleMapping, getGroup, getGroupInvite, getHeadlessSession, getIdentity, getIdentityProvider, getPackageVersions, getRawVulnReport, getRepo, getRepoReadme, getRepoTagsSummary, getRole, getRoleBinding, getSize, getSubscription, getTag, getVulnReport, listAccountAssociations, listAdvisories, listAdvisoryDocuments, listArtifactVersions, listArtifacts, listCumulativeVulnCountReports, listEolTags, listExternalGroupRoleMappings, listGroupInvites, listGroups, listIdentities, listIdentityProviders, listRepos, listRoleBindings, listRoles, listSubscriptions, listTagHistory, listTags, listTermsAcceptances, listVulnCountReports, listVulnReports, listVulnerabilityMetadata, lookupGroup, lookupIdentity, path, ping, readRecords, regenerateScimToken, requestGroupAccess, revokeScimToken, setScimEnabled, updateAccountAssociation, updateGroup, updateIdentity, updateIdentityMetadata, updateIdentityProvider, updateRepo, updateRepoReadme, updateRole, updateRoleBinding };
export type { AccountAssociation, AccountAssociationFields, AdvisoryDocument, AdvisoryEvent, AdvisoryFilters, AdvisoryRow, Artifact, ArtifactFilters, ArtifactVersion, Call, ClaimMatchFields, Client, EolTag, EolTagFilters, ErrorCode, ErrorDetails, ExchangeRequest, ExternalGroupRoleMapping, ExternalGroupRoleMappingFields, Fetch, FoundRecord, Group, GroupFields, GroupInvite, GroupInviteFields, HistoryWindow, Identity, IdentityFields, IdentityFilters, IdentityMetadata, IdentityMetadataFields, IdentityProvider, IdentityProviderFields, Issuer, ListOperation, MintedToken, Page, PagePosition, Platform, PlatformOptions, PolicyResult, Project, QueryValue, ReadWindow, RefreshRequest, RefreshedToken, Registry, Repo, RepoFields, RepoReadme, RequestTrace, Role, RoleBinding, RoleBindingFields, RoleFields, ScimToken, ScimTokenLifetime, Scope, Subscription, Tag, TagFields, TagFilters, TagRecord, TermsAcceptance, TokenLimits, VulnCountFilters, VulnCountReport, VulnScan, VulnerabilityMetadata };
