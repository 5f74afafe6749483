/** Fields that the caller needs, as a tree; `true` needs all below. The others may have any type and are then unset. */
interface Needed {
    readonly [field: string]: Needed | boolean;
}
/**
 * Reads one value of an answer and returns it, possibly changed in place: the JSON belongs to its decoder. Throws
 * `TypeError`, which names the place, for a value of another type. `null` and absent mean the same in proto3 JSON.
 */
type Decoder<T> = (value: unknown, needed?: Needed) => T;
/** Type that a decoder returns. */
type Decoded<D> = D extends Decoder<infer T> ? T : never;
/** A decoder of messages, with the names of the fields that it knows. */
interface MessageDecoder<T> extends Decoder<T> {
    readonly fields: ReadonlySet<string>;
}
type Shape = Readonly<Record<string, Decoder<unknown>>>;
type UnsetFields<S extends Shape> = {
    [K in keyof S]: undefined extends Decoded<S[K]> ? K : never;
}[keyof S];
/** Fields of a message by the decoders of each; those that may be unset are optional. */
type MessageOf<S extends Shape> = {
    readonly [K in Exclude<keyof S, UnsetFields<S>>]: Decoded<S[K]>;
} & {
    readonly [K in UnsetFields<S>]?: Decoded<S[K]>;
};
/** One of the names that are known, or any other text. */
type Open<Name extends string> = Name | (string & {});

/** Values of one query parameter: `undefined` omits it, and lists repeat the key (the service does not split at commas). */
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
     * the operation returns. Fields that are not `needed` may have any type.
     */
    readonly decode: (json: unknown, needed?: Needed) => T;
    /** True if sending it twice has the same effect as sending it once. */
    readonly idempotent: boolean;
    /** True for operations that need no credential (ping, advisory documents and metadata); one is sent if the service asks. */
    readonly anonymous?: boolean;
    /** True to send it without retries, for a caller that repeats it by itself. */
    readonly once?: boolean;
}
/**
 * Template tag for paths: splits each value at `/` and percent-encodes every segment, so that uids keep their slashes.
 * Throws `TypeError` for an empty or dot segment, or one with a lone surrogate, which would address something else.
 */
declare function path(strings: TemplateStringsArray, ...values: readonly string[]): string;

/** A minted token with its expiry in milliseconds since 1970. */
interface MintedToken {
    readonly token: string;
    readonly expiresAt: number;
}

/** Canonical codes of google.rpc by number (https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
declare const CODES: readonly ("ABORTED" | "ALREADY_EXISTS" | "CANCELLED" | "DATA_LOSS" | "DEADLINE_EXCEEDED" | "FAILED_PRECONDITION" | "INTERNAL" | "INVALID_ARGUMENT" | "NOT_FOUND" | "OK" | "OUT_OF_RANGE" | "PERMISSION_DENIED" | "RESOURCE_EXHAUSTED" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNIMPLEMENTED" | "UNKNOWN")[];
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
        /** The resource that fails the condition. */
        readonly subject: string;
        readonly description: string;
    }[];
    readonly resource: Readonly<Record<'type' | 'name' | 'owner' | 'description', string>> | undefined;
    readonly others: readonly unknown[];
}
/** A failed call to the platform or the registry: branch on `code`, then on `reason`, never on text. */
declare class PlatformError extends Error {
    readonly code: ErrorCode;
    readonly httpStatus: number;
    /** ErrorInfo's reason, such as `RESOURCE_NOT_EMPTY` for `FAILED_PRECONDITION`; empty if absent. */
    readonly reason: string;
    readonly domain: string;
    /** ErrorInfo's further facts. */
    readonly metadata: Readonly<Record<string, string>>;
    readonly details: ErrorDetails;
    /** The answer as it was sent, without secrets and at most 64 KiB of it; empty if there was none. */
    readonly body: string;
    readonly requestId: string | undefined;
    /** Method and path, for people. */
    readonly call: string;
    /** False if the request certainly never reached the server. */
    readonly sent: boolean;
    /** Milliseconds to wait before another try, according to the server. */
    readonly retryAfterMs: number | undefined;
    constructor(message: string, facts: Pick<PlatformError, 'code' | 'call'> & Partial<Omit<PlatformError, 'code' | 'call' | 'message' | 'name' | 'stack'>>);
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

/** The platform API: sends calls with the run's platform token. */
interface Client {
    send<T>(call: Call<T>, options?: {
        readonly signal?: AbortSignal | undefined;
    }): Promise<T>;
    /** Number of simultaneous requests, if known; further ones wait. */
    readonly concurrency?: number;
}

interface Page<Row> {
    readonly rows: readonly Row[];
    /** Empty on the last page. */
    readonly nextPageToken: string;
    /** Number of matching rows on all pages, if the service reports it. */
    readonly totalCount: number | undefined;
    /** Number of rows before this page that the request skipped. */
    readonly skipped: number;
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

/** Limits of one call; other calls continue. */
interface CallOptions {
    /** Stops the call: `CANCELLED`. If it is already aborted, nothing is sent. */
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds for all attempts and waits together: `TIMEOUT`. Of a list, the time between its pages does not count. */
    readonly timeoutMs?: number | undefined;
}

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

declare const headlessSession: MessageDecoder<MessageOf<{
    ecdhPublicKey: Decoder<string>;
    encryptedIdtoken: Decoder<string>;
}>>;
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
/** The session of a sign-in without a browser. */
interface HeadlessSession extends Decoded<typeof headlessSession> {
}
/** The session of a sign-in without a browser: key and encrypted ID token in base64, empty until the user has signed in. */
declare function getHeadlessSession(code: string): Call<HeadlessSession>;

/** At `time` (milliseconds since 1970), the tag moved to `digest`. */
interface TagRecord {
    readonly time: number;
    readonly digest: string;
}

/** An SBOM that is attached to an image, as its attestation has it: nobody has verified the signature. */
interface AttachedSbom {
    /** Of the platform's manifest. */
    readonly digest: string;
    /** Such as `https://spdx.dev/Document`. */
    readonly predicateType: string;
    /** The SPDX or CycloneDX document. */
    readonly document: Readonly<Record<string, unknown>>;
    /** The DSSE envelope with its signatures. */
    readonly envelope?: Readonly<Record<string, unknown>>;
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

/** The container registry; `repository` is `<org>[/<folder>…]/<image>`. */
interface Registry {
    /** Reads windows of one tag's history; the limits are those of all of them together. */
    history(repository: string, tag: string, options?: CallOptions): ReadWindow;
    /**
     * SBOMs attached to one platform of an image (`linux/amd64` by default), found through its referrers and cosign's tags,
     * without verifying who signed them; `reference` is a tag or a digest. None is `[]`; `NOT_FOUND` without such an image.
     */
    sboms(repository: string, reference: string, options?: CallOptions & {
        readonly platform?: string | undefined;
    }): Promise<readonly AttachedSbom[]>;
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
/** Order and page size of a list, and limits of reading it. */
interface ListOptions extends CallOptions {
    /** A field and a direction, such as `name desc`; which fields there are depends on the list. */
    readonly orderBy?: string | undefined;
    /** 1 to 200, which is the default. */
    readonly pageSize?: number | undefined;
}
/** The platform: sends the calls that the functions of each resource make. */
interface Platform {
    /** Sends one call. */
    send<T>(call: Call<T>, options?: CallOptions): Promise<T>;
    /** Rows of a list, page by page by cursor, in the order of the service; a list that starts over is noticed. */
    rows<Row extends {
        readonly uid: string;
    }>(list: ListOperation<Row>, options?: ListOptions): AsyncGenerator<Row, void, undefined>;
    /** All rows of a list; long lists are read in parallel and checked to be whole. */
    all<Row extends {
        readonly uid: string;
    }>(list: ListOperation<Row>, options?: ListOptions): Promise<readonly Row[]>;
    /**
     * As `all`, but keeps only what `project` makes of each row, and nothing where that is `undefined`, so that memory holds
     * no more. Pages come in any order; if a list that changed meanwhile is read again, its rows are passed again.
     */
    pick<Row extends {
        readonly uid: string;
    }, Kept>(list: ListOperation<Row>, project: Project<Row, Kept>, options?: ListOptions): Promise<readonly Kept[]>;
    /** Histories of tags, and SBOMs of images. */
    readonly registry: Registry;
    /** The token service, which has its own origin. */
    readonly issuer: Issuer;
}
/** Exchanges by hand; with `identity` and `idToken` the platform does them itself. */
interface Issuer {
    exchange(request: ExchangeRequest, options?: CallOptions): Promise<MintedToken>;
    refresh(request: RefreshRequest, options?: CallOptions): Promise<RefreshedToken>;
    /** Sends a call that needs no credential. */
    send<T>(call: Call<T>, options?: CallOptions): Promise<T>;
}

/** Opens the platform; nothing is sent yet. Calls throw `PlatformError`. Throws `TypeError` if the origin is not a valid one. */
declare function createPlatform(options?: PlatformOptions): Platform;

/** Fields of what is read, each of which may be left out of what is written. */
type Settable<Fields> = {
    readonly [K in keyof Fields]?: Fields[K] | undefined;
};
type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}` ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}` : '';
type Names<Fields> = Extract<keyof Fields, string>;
type IsMessage<T> = T extends readonly unknown[] ? false : T extends object ? string extends keyof T ? false : true : false;
/** Fields for the mask of an update, in the query and therefore in snake_case, also those of a message: `claim_match.issuer`. */
type MaskOf<Fields> = '*' | {
    [K in Names<Fields>]: Snake<K> | (IsMessage<NonNullable<Fields[K]>> extends true ? `${Snake<K>}.${Snake<Names<NonNullable<Fields[K]>>>}` : never);
}[Names<Fields>];

/** Filters by place in the resource tree that every list takes. */
interface Scope {
    readonly descendantsOf?: string;
    readonly childrenOf?: string;
    readonly ancestorsOf?: string;
    readonly inRoot?: boolean;
    readonly uids?: readonly string[];
}

declare const accountAssociation: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    amazon: Decoder<MessageOf<{
        account: Decoder<string>;
    }> | undefined>;
    google: Decoder<MessageOf<Readonly<Record<"projectId" | "projectNumber", Decoder<string>>>> | undefined>;
    azure: Decoder<MessageOf<{
        tenantId: Decoder<string>;
        clientIds: Decoder<Readonly<Record<string, string>>>;
    }> | undefined>;
    github: Decoder<MessageOf<{
        appInstallations: Decoder<Readonly<Record<string, MessageOf<{
            installations: Decoder<readonly MessageOf<Readonly<Record<"installationId" | "name", Decoder<string>>>>[]>;
        }>>>>;
    }> | undefined>;
    chainguard: Decoder<MessageOf<{
        serviceBindings: Decoder<Readonly<Record<string, string>>>;
    }> | undefined>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
declare const check: MessageDecoder<MessageOf<{
    status: Decoder<Open<"CHECK_STATUS_NOT_READY" | "CHECK_STATUS_READY" | "CHECK_STATUS_UNSPECIFIED">>;
    message: Decoder<string>;
    reason: Decoder<string>;
}>>;
declare const PROVIDER_TYPES: readonly ("ACCOUNT_PROVIDER_TYPE_AMAZON" | "ACCOUNT_PROVIDER_TYPE_AZURE" | "ACCOUNT_PROVIDER_TYPE_GOOGLE" | "ACCOUNT_PROVIDER_TYPE_UNSPECIFIED")[];
/** Whether the platform can reach an account. */
interface AccountAssociationCheck extends Decoded<typeof check> {
}
/** A cloud whose accounts can be checked. */
type AccountProviderType = Open<(typeof PROVIDER_TYPES)[number]>;
/** Accounts of clouds and code hosts that a group is tied to; its uid is the group's. */
interface AccountAssociation extends Decoded<typeof accountAssociation> {
}
interface AppInstallations {
    readonly installations: readonly {
        readonly installationId: string;
        readonly name?: string | undefined;
    }[];
}
/** Writable fields of an account association. */
interface AccountAssociationFields extends Settable<Pick<AccountAssociation, 'name' | 'description' | 'amazon' | 'google' | 'azure' | 'chainguard'>> {
    /** By id of the app. */
    readonly github?: {
        readonly appInstallations: Readonly<Record<string, AppInstallations>>;
    } | undefined;
}
/** Account associations that the caller can see; `name` is an exact match. */
declare const listAccountAssociations: (filters?: (Scope & {
    readonly name?: string;
}) | undefined) => ListOperation<AccountAssociation>;
/** The account association of a group, by the group's uid; `NOT_FOUND` when there is none. */
declare const getAccountAssociation: (uid: string) => Call<AccountAssociation>;
/** Ties a group to accounts. */
declare const createAccountAssociation: (parentUid: string, fields: AccountAssociationFields & Readonly<Record<"name", string>>) => Call<AccountAssociation>;
/** Changes the accounts that a group is tied to. */
declare const updateAccountAssociation: (uid: string, fields: AccountAssociationFields, mask?: readonly MaskOf<AccountAssociationFields>[] | undefined) => Call<AccountAssociation>;
/** Unties a group from its accounts. */
declare const deleteAccountAssociation: (uid: string) => Call<undefined>;
/** Checks whether the platform can reach the account of a provider. Throws `TypeError` for an unknown one. */
declare function checkAccountAssociation(groupUid: string, providerType: AccountProviderType): Call<AccountAssociationCheck>;

declare const REVIEW_STATES: readonly ("REVIEW_STATE_APPROVED" | "REVIEW_STATE_PENDING" | "REVIEW_STATE_REJECTED" | "REVIEW_STATE_REQUEST_CHANGES" | "REVIEW_STATE_UNSPECIFIED")[];
/** Where the review of an event stands. */
type ReviewState = Open<(typeof REVIEW_STATES)[number]>;
declare const event: MessageDecoder<MessageOf<{
    reviewState: Decoder<Open<"REVIEW_STATE_APPROVED" | "REVIEW_STATE_PENDING" | "REVIEW_STATE_REJECTED" | "REVIEW_STATE_REQUEST_CHANGES" | "REVIEW_STATE_UNSPECIFIED"> | undefined>;
    detection: Decoder<Readonly<Record<string, unknown>> | undefined>;
    fixed: Decoder<MessageOf<Readonly<Record<"fixedVersion" | "note", Decoder<string | undefined>>>> | undefined>;
    falsePositiveDetermination: Decoder<MessageOf<{
        type: Decoder<Open<"TYPE_COMPONENT_VULNERABILITY_MISMATCH" | "TYPE_INLINE_MITIGATIONS_EXIST" | "TYPE_UNSPECIFIED" | "TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED" | "TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY" | "TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE" | "TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH" | "TYPE_VULNERABLE_CODE_VERSION_NOT_USED"> | undefined>;
        note: Decoder<string | undefined>;
    }> | undefined>;
    patched: Decoder<MessageOf<{
        patchedVersions: Decoder<readonly string[] | undefined>;
        note: Decoder<string | undefined>;
    }> | undefined>;
    analysisNotPlanned: Decoder<MessageOf<{
        note: Decoder<string | undefined>;
    }> | undefined>;
    author: Decoder<string | undefined>;
    createTime: Decoder<string | undefined>;
    fixNotPlanned: Decoder<MessageOf<{
        note: Decoder<string | undefined>;
    }> | undefined>;
    issue: Decoder<string | undefined>;
    pendingUpstreamFix: Decoder<MessageOf<{
        note: Decoder<string | undefined>;
    }> | undefined>;
    reviewer: Decoder<string | undefined>;
    truePositiveDetermination: Decoder<MessageOf<{
        note: Decoder<string | undefined>;
    }> | undefined>;
    uid: Decoder<string | undefined>;
}>>;
/** Decodes an advisory. */
declare const advisoryRow: MessageDecoder<MessageOf<{
    updateTime: Decoder<string>;
    aliases: Decoder<readonly string[] | undefined>;
    severities: Decoder<readonly MessageOf<{
        type: Decoder<Open<"TYPE_CVSS_V2" | "TYPE_CVSS_V3" | "TYPE_CVSS_V4" | "TYPE_UNSPECIFIED"> | undefined>;
        score: Decoder<string>;
    }>[] | undefined>;
    events: Decoder<readonly MessageOf<{
        reviewState: Decoder<Open<"REVIEW_STATE_APPROVED" | "REVIEW_STATE_PENDING" | "REVIEW_STATE_REJECTED" | "REVIEW_STATE_REQUEST_CHANGES" | "REVIEW_STATE_UNSPECIFIED"> | undefined>;
        detection: Decoder<Readonly<Record<string, unknown>> | undefined>;
        fixed: Decoder<MessageOf<Readonly<Record<"fixedVersion" | "note", Decoder<string | undefined>>>> | undefined>;
        falsePositiveDetermination: Decoder<MessageOf<{
            type: Decoder<Open<"TYPE_COMPONENT_VULNERABILITY_MISMATCH" | "TYPE_INLINE_MITIGATIONS_EXIST" | "TYPE_UNSPECIFIED" | "TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED" | "TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY" | "TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE" | "TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH" | "TYPE_VULNERABLE_CODE_VERSION_NOT_USED"> | undefined>;
            note: Decoder<string | undefined>;
        }> | undefined>;
        patched: Decoder<MessageOf<{
            patchedVersions: Decoder<readonly string[] | undefined>;
            note: Decoder<string | undefined>;
        }> | undefined>;
        analysisNotPlanned: Decoder<MessageOf<{
            note: Decoder<string | undefined>;
        }> | undefined>;
        author: Decoder<string | undefined>;
        createTime: Decoder<string | undefined>;
        fixNotPlanned: Decoder<MessageOf<{
            note: Decoder<string | undefined>;
        }> | undefined>;
        issue: Decoder<string | undefined>;
        pendingUpstreamFix: Decoder<MessageOf<{
            note: Decoder<string | undefined>;
        }> | undefined>;
        reviewer: Decoder<string | undefined>;
        truePositiveDetermination: Decoder<MessageOf<{
            note: Decoder<string | undefined>;
        }> | undefined>;
        uid: Decoder<string | undefined>;
    }>[] | undefined>;
    advisoryId: Decoder<string>;
    artifactArchitecture: Decoder<string | undefined>;
    artifactName: Decoder<string>;
    artifactType: Decoder<string | undefined>;
    author: Decoder<string | undefined>;
    componentLocation: Decoder<string | undefined>;
    componentName: Decoder<string | undefined>;
    componentType: Decoder<string | undefined>;
    createTime: Decoder<string | undefined>;
    deleteTime: Decoder<string | undefined>;
    legacyAdvisoryId: Decoder<string | undefined>;
    uid: Decoder<string>;
}>>;
/** One step in the life of an advisory; exactly one of the kinds is present, and texts may be empty. */
interface AdvisoryEvent extends Decoded<typeof event> {
}
/** An advisory; all fields but the first four may be absent, which is not the same as empty. */
interface AdvisoryRow extends Decoded<typeof advisoryRow> {
}
/** A kind of event to ask for. */
type EventTypeFilter = Open<`EVENT_TYPE_FILTER_${'UNSPECIFIED' | 'DETECTION' | 'TRUE_POSITIVE_DETERMINATION' | 'FIXED' | 'FALSE_POSITIVE_DETERMINATION' | 'ANALYSIS_NOT_PLANNED' | 'FIX_NOT_PLANNED' | 'PENDING_UPSTREAM_FIX' | 'PATCHED'}`>;
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
    readonly eventReviewStates?: readonly ReviewState[];
    readonly eventAuthors?: readonly string[];
    readonly excludeEventAuthors?: readonly string[];
    readonly eventReviewers?: readonly string[];
    readonly eventTypes?: readonly EventTypeFilter[];
    /** Type of the latest approved event. */
    readonly latestEventType?: EventTypeFilter;
    /** Part of the name of an artifact, a component or an alias, in any case of letters. */
    readonly query?: string;
}
/** Advisories, by what they are about and what became of them. */
declare const listAdvisories: (filters?: (Scope & AdvisoryFilters) | undefined) => ListOperation<AdvisoryRow>;
/** One advisory; `NOT_FOUND` when there is none. */
declare const getAdvisory: (uid: string) => Call<AdvisoryRow>;
declare const document: MessageDecoder<MessageOf<{
    id: Decoder<string>;
    advisories: Decoder<readonly MessageOf<{
        aliases: Decoder<readonly string[]>;
        events: Decoder<readonly MessageOf<{
            timestamp: Decoder<string>;
            detection: Decoder<Readonly<Record<string, unknown>> | undefined>;
            fixed: Decoder<MessageOf<{
                fixedVersion: Decoder<string>;
            }> | undefined>;
            falsePositiveDetermination: Decoder<MessageOf<{
                type: Decoder<Open<"TYPE_COMPONENT_VULNERABILITY_MISMATCH" | "TYPE_INLINE_MITIGATIONS_EXIST" | "TYPE_UNSPECIFIED" | "TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED" | "TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY" | "TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE" | "TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH" | "TYPE_VULNERABLE_CODE_VERSION_NOT_USED">>;
                note: Decoder<string>;
            }> | undefined>;
            analysisNotPlanned: Decoder<MessageOf<{
                note: Decoder<string>;
            }> | undefined>;
            fixNotPlanned: Decoder<MessageOf<{
                note: Decoder<string>;
            }> | undefined>;
            pendingUpstreamFix: Decoder<MessageOf<{
                note: Decoder<string>;
            }> | undefined>;
            truePositiveDetermination: Decoder<MessageOf<{
                note: Decoder<string>;
            }> | undefined>;
        }>[]>;
        id: Decoder<string>;
        packageNamespace: Decoder<string>;
    }>[]>;
}>>;
/** All security advisories of one origin package. */
interface AdvisoryDocument extends Decoded<typeof document> {
}
/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
declare function listAdvisoryDocuments(filters?: {
    readonly id?: string;
    readonly cves?: readonly string[];
}): Call<{
    readonly documents: readonly AdvisoryDocument[];
}>;
declare const metadata$1: MessageDecoder<{
    uid: string;
    details: string;
    id: string;
    references: readonly MessageOf<{
        type: Decoder<Open<"TYPE_ADVISORY" | "TYPE_ARTICLE" | "TYPE_DETECTION" | "TYPE_DISCUSSION" | "TYPE_EVIDENCE" | "TYPE_FIX" | "TYPE_INTRODUCED" | "TYPE_PACKAGE" | "TYPE_REPORT" | "TYPE_UNSPECIFIED" | "TYPE_WEB">>;
        url: Decoder<string>;
    }>[];
    severities: readonly MessageOf<{
        type: Decoder<Open<"TYPE_CVSS_V2" | "TYPE_CVSS_V3" | "TYPE_CVSS_V4" | "TYPE_UNSPECIFIED">>;
        score: Decoder<string>;
    }>[];
    summary: string;
}>;
/** Public metadata of a vulnerability; `uid` repeats its `id`, such as `CVE-2026-1234`. */
interface VulnerabilityMetadata extends Decoded<typeof metadata$1> {
}
/** Public metadata of vulnerabilities, up to 1000 ids at once; needs no token. */
declare function listVulnerabilityMetadata(filters?: {
    readonly id?: string;
    readonly ids?: readonly string[];
}): ListOperation<VulnerabilityMetadata>;

declare const ECOSYSTEMS: readonly ("ECOSYSTEM_JAVA" | "ECOSYSTEM_PYTHON" | "ECOSYSTEM_UNSPECIFIED")[];
declare const artifact: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    ecosystem: Decoder<Open<"ECOSYSTEM_JAVA" | "ECOSYSTEM_PYTHON" | "ECOSYSTEM_UNSPECIFIED">>;
    versionCount: Decoder<number>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    latestVersion: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
declare const artifactVersion: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    /** Bytes. */
    sizeBytes: Decoder<number | undefined>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
    version: Decoder<string>;
}>>;
declare const counts$1: MessageDecoder<MessageOf<{
    counts: Decoder<readonly MessageOf<{
        ecosystem: Decoder<Open<"ECOSYSTEM_JAVA" | "ECOSYSTEM_PYTHON" | "ECOSYSTEM_UNSPECIFIED">>;
        totalCount: Decoder<number | undefined>;
    }>[]>;
}>>;
/** A library of a language's package index. */
interface Artifact extends Decoded<typeof artifact> {
}
/** One version of a library. */
interface ArtifactVersion extends Decoded<typeof artifactVersion> {
}
/** A language's package index. */
type Ecosystem = Open<(typeof ECOSYSTEMS)[number]>;
/** How many libraries there are, by ecosystem. */
interface ArtifactCount extends Decoded<typeof counts$1> {
}
/** Filters of the list of libraries. */
interface ArtifactFilters {
    readonly ecosystems: readonly Ecosystem[];
    readonly query?: string;
    readonly cudaVersion?: string;
    readonly remediated?: boolean;
}
/** Libraries of some ecosystems. */
declare function listArtifacts(filters: ArtifactFilters): ListOperation<Artifact>;
/** Versions of a library. */
declare function listArtifactVersions(artifactUid: string): ListOperation<ArtifactVersion>;
/** How many libraries there are, by ecosystem. */
declare function getArtifactCount(ecosystems: readonly Ecosystem[]): Call<ArtifactCount>;

declare const mapping: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    createTime: Decoder<string>;
    externalGroupId: Decoder<string>;
    identityProviderUid: Decoder<string>;
    roleUid: Decoder<string>;
    scope: Decoder<string>;
}>>;
declare const deleted: MessageDecoder<MessageOf<{
    parent: Decoder<string>;
    externalGroupRoleMappings: Decoder<readonly MessageOf<{
        uid: Decoder<string>;
        createTime: Decoder<string>;
        externalGroupId: Decoder<string>;
        identityProviderUid: Decoder<string>;
        roleUid: Decoder<string>;
        scope: Decoder<string>;
    }>[]>;
}>>;
/** A group of an identity provider whose members get a role when they sign in. */
interface ExternalGroupRoleMapping extends Decoded<typeof mapping> {
}
/** Mappings that one request removed. */
interface DeletedMappings extends Decoded<typeof deleted> {
}
/** Which group gets which role; `scope` is the uid of the organization. */
interface ExternalGroupRoleMappingFields {
    readonly externalGroupId: string;
    readonly roleUid: string;
    readonly scope: string;
}
/** Mappings that the caller can see, commonly of one identity provider. */
declare const listExternalGroupRoleMappings: (filters?: (Scope & {
    readonly identityProviderUid?: string;
}) | undefined) => ListOperation<ExternalGroupRoleMapping>;
/** One mapping; `NOT_FOUND` when there is none. */
declare const getExternalGroupRoleMapping: (uid: string) => Call<ExternalGroupRoleMapping>;
/** Maps a group of an identity provider, whose uid comes first, to a role; a mapping cannot be changed later. */
declare const createExternalGroupRoleMapping: (parentUid: string, fields: ExternalGroupRoleMappingFields & Readonly<Record<never, string>>) => Call<ExternalGroupRoleMapping>;
/** Removes a mapping. */
declare const deleteExternalGroupRoleMapping: (uid: string) => Call<undefined>;
/** Removes mappings of one identity provider, by their uids, all or none; returns the removed ones. */
declare function batchDeleteExternalGroupRoleMappings(identityProviderUid: string, uids: readonly string[]): Call<DeletedMappings>;

declare const KINDS: readonly ("ORG_KIND_AWS_MARKETPLACE" | "ORG_KIND_CUSTOMER" | "ORG_KIND_DEV" | "ORG_KIND_INFRA" | "ORG_KIND_STARTER" | "ORG_KIND_UNSPECIFIED")[];
declare const group: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    resourceLimits: Decoder<Readonly<Record<string, number>>>;
    verified: Decoder<boolean>;
    kind: Decoder<Open<"ORG_KIND_AWS_MARKETPLACE" | "ORG_KIND_CUSTOMER" | "ORG_KIND_DEV" | "ORG_KIND_INFRA" | "ORG_KIND_STARTER" | "ORG_KIND_UNSPECIFIED">>;
    status: Decoder<Open<"ORG_STATUS_INITIALIZING" | "ORG_STATUS_READY" | "ORG_STATUS_SUSPENDED" | "ORG_STATUS_UNSPECIFIED">>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
/** The kind of an organization. */
type OrganizationKind = Open<(typeof KINDS)[number]>;
/** An organization (root group, uid of one segment) or a folder below one. */
interface Group extends Decoded<typeof group> {
}
/** Writable fields of a group. */
interface GroupFields extends Settable<Pick<Group, 'name' | 'description'>> {
    /** Of an organization only; folders have the kind of their organization. */
    readonly kind?: OrganizationKind | undefined;
    /** Set by the platform's own staff only. */
    readonly verified?: boolean | undefined;
}
/** Groups that the caller can see; `name` is an exact match. */
declare const listGroups: (filters?: (Scope & {
    readonly name?: string;
}) | undefined) => ListOperation<Group>;
/** One group; `NOT_FOUND` when there is none. */
declare const getGroup: (uid: string) => Call<Group>;
/** Creates a folder below a group; throws `TypeError` for an unknown `kind`. */
declare const createGroup: (parentUid: string, fields: GroupFields & Readonly<Record<"name", string>>) => Call<Group>;
/** Changes a group; throws `TypeError` for an unknown `kind`. */
declare const updateGroup: (uid: string, fields: GroupFields, mask?: readonly MaskOf<GroupFields>[] | undefined) => Call<Group>;
/** Deletes a group; one with children is `FAILED_PRECONDITION`. */
declare const deleteGroup: (uid: string) => Call<undefined>;
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
declare const groupInvite: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    /** A secret: whoever has it may join. Only in the answer to a create. */
    code: Decoder<string>;
    singleUse: Decoder<boolean>;
    role: Decoder<MessageOf<{
        capabilities: Decoder<readonly Open<"CAP_ACTIONS_LIST" | "CAP_ADVISORIES_APPROVE" | "CAP_ADVISORIES_CREATE" | "CAP_ADVISORIES_DELETE" | "CAP_ADVISORIES_LIST" | "CAP_ADVISORIES_UPDATE" | "CAP_APK_BLOBS_GET" | "CAP_APK_CREATE" | "CAP_APK_DELETE" | "CAP_APK_LIST" | "CAP_APK_UPDATE" | "CAP_ARGOS_DOCUMENTS_CREATE" | "CAP_ARGOS_DOCUMENTS_DELETE" | "CAP_ARGOS_DOCUMENTS_LIST" | "CAP_ARGOS_OSV_DUMP" | "CAP_ARGOS_OSV_READ" | "CAP_BUILDAPI_BUILD_CANCEL" | "CAP_BUILDAPI_BUILD_CREATE" | "CAP_BUILDAPI_BUILD_LIST" | "CAP_BUILDAPI_WORKER_SYNC" | "CAP_BUILD_REPORT_LIST" | "CAP_CASSIE_AC_READ" | "CAP_CASSIE_AC_WRITE" | "CAP_CASSIE_CAS_READ" | "CAP_CASSIE_CAS_WRITE" | "CAP_EVENTS_SUBSCRIPTION_CREATE" | "CAP_EVENTS_SUBSCRIPTION_DELETE" | "CAP_EVENTS_SUBSCRIPTION_LIST" | "CAP_EVENTS_SUBSCRIPTION_UPDATE" | "CAP_GUARDENER_ACTIONS_MIGRATE" | "CAP_GUARDENER_ASSOCIATION_LIST" | "CAP_GUARDENER_ASSOCIATION_MANAGE" | "CAP_GUARDENER_DFC_CONVERT" | "CAP_GUARDENER_ENTITLEMENT_LIST" | "CAP_GUARDENER_ENTITLEMENT_MANAGE" | "CAP_GUARDENER_SCAN_GET" | "CAP_GUARDENER_SCAN_LIST" | "CAP_GULFSTREAM" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE" | "CAP_IAM_GROUPS_CREATE" | "CAP_IAM_GROUPS_DELETE" | "CAP_IAM_GROUPS_LIST" | "CAP_IAM_GROUPS_UPDATE" | "CAP_IAM_GROUP_INVITES_CREATE" | "CAP_IAM_GROUP_INVITES_DELETE" | "CAP_IAM_GROUP_INVITES_LIST" | "CAP_IAM_IDENTITY_CREATE" | "CAP_IAM_IDENTITY_DELETE" | "CAP_IAM_IDENTITY_LIST" | "CAP_IAM_IDENTITY_PROVIDERS_CREATE" | "CAP_IAM_IDENTITY_PROVIDERS_DELETE" | "CAP_IAM_IDENTITY_PROVIDERS_LIST" | "CAP_IAM_IDENTITY_PROVIDERS_UPDATE" | "CAP_IAM_IDENTITY_UPDATE" | "CAP_IAM_POLICY_CREATE" | "CAP_IAM_POLICY_DELETE" | "CAP_IAM_POLICY_LIST" | "CAP_IAM_POLICY_UPDATE" | "CAP_IAM_ROLES_CREATE" | "CAP_IAM_ROLES_DELETE" | "CAP_IAM_ROLES_LIST" | "CAP_IAM_ROLES_UPDATE" | "CAP_IAM_ROLE_BINDINGS_CREATE" | "CAP_IAM_ROLE_BINDINGS_DELETE" | "CAP_IAM_ROLE_BINDINGS_LIST" | "CAP_IAM_ROLE_BINDINGS_UPDATE" | "CAP_IAM_SCIM_MANAGE" | "CAP_INTERNAL" | "CAP_LIBRARIES_ARTIFACTS_LIST" | "CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE" | "CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST" | "CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE" | "CAP_LIBRARIES_CACHE_INVALIDATE" | "CAP_LIBRARIES_CACHE_LIST" | "CAP_LIBRARIES_DOTNET_CREATE" | "CAP_LIBRARIES_DOTNET_LIST" | "CAP_LIBRARIES_ENTITLEMENTS_CREATE" | "CAP_LIBRARIES_ENTITLEMENTS_DELETE" | "CAP_LIBRARIES_ENTITLEMENTS_LIST" | "CAP_LIBRARIES_GO_CREATE" | "CAP_LIBRARIES_GO_LIST" | "CAP_LIBRARIES_JAVASCRIPT_CREATE" | "CAP_LIBRARIES_JAVASCRIPT_LIST" | "CAP_LIBRARIES_JAVA_CREATE" | "CAP_LIBRARIES_JAVA_LIST" | "CAP_LIBRARIES_POLICY_BINDING_CREATE" | "CAP_LIBRARIES_POLICY_BINDING_DELETE" | "CAP_LIBRARIES_POLICY_BINDING_LIST" | "CAP_LIBRARIES_POLICY_BINDING_UPDATE" | "CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST" | "CAP_LIBRARIES_POLICY_CREATE" | "CAP_LIBRARIES_POLICY_DELETE" | "CAP_LIBRARIES_POLICY_LIST" | "CAP_LIBRARIES_POLICY_UPDATE" | "CAP_LIBRARIES_PYTHON_CREATE" | "CAP_LIBRARIES_PYTHON_LIST" | "CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE" | "CAP_LIBRARIES_REBUILDER_BUILDS_READ" | "CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH" | "CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED" | "CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST" | "CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE" | "CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE" | "CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ" | "CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ" | "CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH" | "CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ" | "CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL" | "CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE" | "CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE" | "CAP_LIBRARIES_REBUILDER_REQUESTS_LIST" | "CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE" | "CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE" | "CAP_LIBRARIES_REQUEST_GROUPS_CREATE" | "CAP_LIBRARIES_REQUEST_GROUPS_DELETE" | "CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED" | "CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE" | "CAP_LIBRARIES_REQUEST_GROUPS_LIST" | "CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE" | "CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT" | "CAP_LIBRARIES_REQUEST_GROUPS_UPDATE" | "CAP_LOGGIE_LOGS_CREATE" | "CAP_LOGGIE_LOGS_READ" | "CAP_LOGGIE_LOGS_WRITE" | "CAP_MANIFEST_CREATE" | "CAP_MANIFEST_DELETE" | "CAP_MANIFEST_LIST" | "CAP_MANIFEST_METADATA_LIST" | "CAP_MANIFEST_UPDATE" | "CAP_MCP_TOOL_CALL" | "CAP_PACKAGES_ENTITLEMENTS_LIST" | "CAP_POLICIES_BINDING_CREATE" | "CAP_POLICIES_BINDING_DELETE" | "CAP_POLICIES_BINDING_LIST" | "CAP_POLICIES_BINDING_UPDATE" | "CAP_POLICIES_DECISION_LIST" | "CAP_POLICIES_OVERRIDE_CREATE" | "CAP_POLICIES_OVERRIDE_DELETE" | "CAP_POLICIES_OVERRIDE_LIST" | "CAP_POLICIES_POLICY_CREATE" | "CAP_POLICIES_POLICY_DELETE" | "CAP_POLICIES_POLICY_LIST" | "CAP_POLICIES_POLICY_UPDATE" | "CAP_REFERRERS_LIST" | "CAP_REGISTRY_DEPLOYMENTS_CREATE" | "CAP_REGISTRY_DEPLOYMENTS_LIST" | "CAP_REGISTRY_DEPLOYMENTS_UPDATE" | "CAP_REGISTRY_ENTITLEMENTS_CREATE" | "CAP_REGISTRY_ENTITLEMENTS_DELETE" | "CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD" | "CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE" | "CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP" | "CAP_REGISTRY_ENTITLEMENTS_LIST" | "CAP_REGISTRY_OVERLAYS_EDIT" | "CAP_REGISTRY_OVERLAYS_LIST" | "CAP_REGISTRY_SETTINGS_LIST" | "CAP_REGISTRY_SETTINGS_UPDATE" | "CAP_REPO_BLOBS_GET" | "CAP_REPO_CHECK_POLICIES" | "CAP_REPO_CREATE" | "CAP_REPO_DELETE" | "CAP_REPO_INTERNAL_ADMIN" | "CAP_REPO_LIST" | "CAP_REPO_UPDATE" | "CAP_REX_CLASS_SERVE" | "CAP_REX_CLASS_USE" | "CAP_REX_EXECUTIONS_CREATE" | "CAP_REX_EXECUTIONS_LIST" | "CAP_REX_WORKERS_CONNECT" | "CAP_SIGSTORE_CERTIFICATE_CREATE" | "CAP_SIGSTORE_CREATE" | "CAP_SIGSTORE_DELETE" | "CAP_SIGSTORE_LIST" | "CAP_SIGSTORE_UPDATE" | "CAP_SKILLS_DELETE" | "CAP_SKILLS_ENTITLEMENTS_CREATE" | "CAP_SKILLS_ENTITLEMENTS_DELETE" | "CAP_SKILLS_ENTITLEMENTS_LIST" | "CAP_SKILLS_HARDEN_CANCEL" | "CAP_SKILLS_HARDEN_READ" | "CAP_SKILLS_HARDEN_WRITE" | "CAP_SKILLS_LIST" | "CAP_SKILLS_PUBLISH" | "CAP_SKILLS_WRITE" | "CAP_TAG_CREATE" | "CAP_TAG_DELETE" | "CAP_TAG_LIST" | "CAP_TAG_UPDATE" | "CAP_TENANT_ATTESTATIONS_LIST" | "CAP_TENANT_CLUSTERS_CREATE" | "CAP_TENANT_CLUSTERS_DELETE" | "CAP_TENANT_CLUSTERS_DISCOVER" | "CAP_TENANT_CLUSTERS_LIST" | "CAP_TENANT_CLUSTERS_UPDATE" | "CAP_TENANT_NAMESPACES_LIST" | "CAP_TENANT_NODES_LIST" | "CAP_TENANT_RECORDS_LIST" | "CAP_TENANT_RECORD_CONTEXTS_LIST" | "CAP_TENANT_RECORD_POLICY_RESULTS_LIST" | "CAP_TENANT_RECORD_SIGNATURES_LIST" | "CAP_TENANT_RISKS_LIST" | "CAP_TENANT_SBOMS_LIST" | "CAP_TENANT_VULN_REPORTS_LIST" | "CAP_TENANT_WORKLOADS_LIST" | "CAP_TERMS_ACCEPT" | "CAP_TERMS_LIST" | "CAP_VERSION_LIST" | "CAP_VULN_CREATE" | "CAP_VULN_REPORT_CREATE" | "CAP_VULN_REPORT_LIST">[]>;
        description: Decoder<string>;
        name: Decoder<string>;
        uid: Decoder<string>;
    }> | undefined>;
    createTime: Decoder<string>;
    email: Decoder<string>;
    expirationTime: Decoder<string>;
    keyId: Decoder<string>;
}>>;
/** An invitation to a group; its `code` is a secret and shown once, when it is made. */
interface GroupInvite extends Decoded<typeof groupInvite> {
}
/** Role, lifetime and recipient of an invitation. */
interface GroupInviteFields {
    readonly roleUid: string;
    /** Lifetime, such as `86400s`. */
    readonly ttl: string;
    readonly email?: string | undefined;
    readonly singleUse?: boolean | undefined;
}
/** Invitations that the caller can see. */
declare const listGroupInvites: (filters?: (Scope & {
    readonly keyId?: string;
}) | undefined) => ListOperation<GroupInvite>;
/** One invitation; `NOT_FOUND` when there is none. */
declare const getGroupInvite: (uid: string) => Call<GroupInvite>;
/** Invites to a group. */
declare const createGroupInvite: (parentUid: string, fields: GroupInviteFields & Readonly<Record<never, string>>) => Call<GroupInvite>;
/** Takes an invitation back. */
declare const deleteGroupInvite: (uid: string) => Call<undefined>;
declare const acceptance: MessageDecoder<{
    uid: string;
    acceptedBy: string;
    createTime: string;
    docId: string;
    orgUid: string;
}>;
declare const accepted: MessageDecoder<MessageOf<{
    group: Decoder<string>;
    documentIds: Decoder<readonly string[]>;
}>>;
/** That somebody accepted a document for an organization; `uid` is ours, of organization and document. */
interface TermsAcceptance extends Decoded<typeof acceptance> {
}
/** Documents that are accepted for a group. */
interface AcceptedTerms extends Decoded<typeof accepted> {
}
/** Documents that were accepted for a group and the groups above it. */
declare function listTermsAcceptances(groupUid: string): ListOperation<TermsAcceptance>;
/** Accepts documents for a group; documents that are accepted already stay so. */
declare function acceptTerms(groupUid: string, documentIds: readonly string[]): Call<AcceptedTerms>;

declare const SERVICE_PRINCIPALS: readonly ("SERVICE_PRINCIPAL_APKO_BUILDER" | "SERVICE_PRINCIPAL_CATALOG_SYNCER" | "SERVICE_PRINCIPAL_COSIGNED" | "SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER" | "SERVICE_PRINCIPAL_GUARDENER" | "SERVICE_PRINCIPAL_INGESTER" | "SERVICE_PRINCIPAL_MATERIALIZER" | "SERVICE_PRINCIPAL_MICROFLOW" | "SERVICE_PRINCIPAL_MICROVM" | "SERVICE_PRINCIPAL_SEDIMENTOLOGY" | "SERVICE_PRINCIPAL_SKILLS" | "SERVICE_PRINCIPAL_SKILLUP" | "SERVICE_PRINCIPAL_TENANT_SCANNER" | "SERVICE_PRINCIPAL_UNSPECIFIED")[];
declare const claimMatch: MessageDecoder<MessageOf<{
    claims: Decoder<Readonly<Record<string, string>>>;
    claimPatterns: Decoder<Readonly<Record<string, string>>>;
    audience: Decoder<string | undefined>;
    audiencePattern: Decoder<string | undefined>;
    issuer: Decoder<string | undefined>;
    issuerPattern: Decoder<string | undefined>;
    subject: Decoder<string | undefined>;
    subjectPattern: Decoder<string | undefined>;
}>>;
declare const awsIdentity: MessageDecoder<MessageOf<{
    awsAccount: Decoder<string>;
    arn: Decoder<string | undefined>;
    arnPattern: Decoder<string | undefined>;
    userId: Decoder<string | undefined>;
    userIdPattern: Decoder<string | undefined>;
}>>;
declare const identity: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    claimMatch: Decoder<MessageOf<{
        claims: Decoder<Readonly<Record<string, string>>>;
        claimPatterns: Decoder<Readonly<Record<string, string>>>;
        audience: Decoder<string | undefined>;
        audiencePattern: Decoder<string | undefined>;
        issuer: Decoder<string | undefined>;
        issuerPattern: Decoder<string | undefined>;
        subject: Decoder<string | undefined>;
        subjectPattern: Decoder<string | undefined>;
    }> | undefined>;
    staticKeys: Decoder<MessageOf<{
        audiences: Decoder<readonly string[]>;
        expirationTime: Decoder<string>;
        issuer: Decoder<string>;
        issuerKeys: Decoder<string>;
        subject: Decoder<string>;
    }> | undefined>;
    awsIdentity: Decoder<MessageOf<{
        awsAccount: Decoder<string>;
        arn: Decoder<string | undefined>;
        arnPattern: Decoder<string | undefined>;
        userId: Decoder<string | undefined>;
        userIdPattern: Decoder<string | undefined>;
    }> | undefined>;
    servicePrincipal: Decoder<Open<"SERVICE_PRINCIPAL_APKO_BUILDER" | "SERVICE_PRINCIPAL_CATALOG_SYNCER" | "SERVICE_PRINCIPAL_COSIGNED" | "SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER" | "SERVICE_PRINCIPAL_GUARDENER" | "SERVICE_PRINCIPAL_INGESTER" | "SERVICE_PRINCIPAL_MATERIALIZER" | "SERVICE_PRINCIPAL_MICROFLOW" | "SERVICE_PRINCIPAL_MICROVM" | "SERVICE_PRINCIPAL_SEDIMENTOLOGY" | "SERVICE_PRINCIPAL_SKILLS" | "SERVICE_PRINCIPAL_SKILLUP" | "SERVICE_PRINCIPAL_TENANT_SCANNER" | "SERVICE_PRINCIPAL_UNSPECIFIED"> | undefined>;
    company: Decoder<string>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    email: Decoder<string>;
    emailUnverified: Decoder<string>;
    lastSeenTime: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
/** A part of the platform itself that signs in. */
type ServicePrincipal = Open<(typeof SERVICE_PRINCIPALS)[number]>;
/** Somebody or something that can sign in; exactly one of the four kinds of match is set. */
interface Identity extends Decoded<typeof identity> {
}
/** Which tokens an identity takes: issuer and subject each exact or by pattern; the audience may be left out. */
interface ClaimMatchFields extends Settable<Decoded<typeof claimMatch>> {
}
/** Writable fields of an identity; at most one of the four kinds of match. */
interface IdentityFields extends Settable<Pick<Identity, 'name' | 'description' | 'company' | 'servicePrincipal'>> {
    readonly claimMatch?: ClaimMatchFields | undefined;
    readonly staticKeys?: {
        readonly issuer: string;
        readonly subject: string;
        /** The issuer's keys as the text of a JWKS. */
        readonly issuerKeys: string;
        readonly expirationTime?: string | undefined;
        readonly audiences?: readonly string[] | undefined;
    } | undefined;
    readonly awsIdentity?: Decoded<typeof awsIdentity> | undefined;
}
/** Filters of the identity list; `name` is an exact match where the service has that filter. */
interface IdentityFilters extends Scope {
    readonly name?: string;
    readonly relationshipType?: Open<`RELATIONSHIP_TYPE_${'UNSPECIFIED' | 'CLAIM_MATCH' | 'STATIC' | 'AWS_IDENTITY' | 'SERVICE_PRINCIPAL'}`>;
}
/** Identities that the caller can see. */
declare const listIdentities: (filters?: (Scope & IdentityFilters) | undefined) => ListOperation<Identity>;
/** One identity; `NOT_FOUND` when there is none. */
declare const getIdentity: (uid: string) => Call<Identity>;
/**
 * Creates an identity under a group; a lost answer is settled by looking, so it is not sent twice. Throws `TypeError` for
 * an unknown `servicePrincipal`.
 */
declare const createIdentity: (parentUid: string, fields: IdentityFields & Readonly<Record<"name", string>>) => Call<Identity>;
/**
 * Changes an identity; with `mask` the listed fields only (other fields of the body are ignored). Throws `TypeError`
 * for an unknown `servicePrincipal`.
 */
declare const updateIdentity: (uid: string, fields: IdentityFields, mask?: readonly MaskOf<IdentityFields>[] | undefined) => Call<Identity>;
/** Deletes an identity. */
declare const deleteIdentity: (uid: string) => Call<undefined>;
/** Uid of the identity that an issuer's subject is or will be; users who never signed in have one already. */
declare function lookupIdentity(issuer: string, subject: string): Call<{
    readonly uid: string;
}>;
declare const metadata: MessageDecoder<MessageOf<{
    company: Decoder<string>;
    familyName: Decoder<string>;
    givenName: Decoder<string>;
    hubspotUtk: Decoder<string>;
    jobTitle: Decoder<string>;
    latestFormSubmitUrl: Decoder<string>;
    latestInternalReferringUrl: Decoder<string>;
    name: Decoder<string>;
    product: Decoder<string>;
    selfServe: Decoder<boolean>;
    uid: Decoder<string>;
    updatesOptIn: Decoder<boolean>;
    utmCampaign: Decoder<string>;
    utmContent: Decoder<string>;
    utmMedium: Decoder<string>;
    utmSource: Decoder<string>;
    utmTerm: Decoder<string>;
}>>;
/** Details that a person gave about themselves. */
interface IdentityMetadata extends Decoded<typeof metadata> {
}
/** Details that a person may give. */
interface IdentityMetadataFields extends Settable<Omit<IdentityMetadata, 'uid' | 'name' | 'givenName' | 'familyName'>> {
}
/** Changes what callers state about themselves. Of all operations, only this one has its mask in the body, in camelCase. */
declare function updateIdentityMetadata(fields: IdentityMetadataFields, mask?: readonly ('*' | keyof IdentityMetadataFields)[]): Call<IdentityMetadata>;

declare const CORRELATION_RULES: readonly ("CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID" | "CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID" | "CORRELATION_RULE_UNSPECIFIED")[];
declare const identityProvider: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    oidc: Decoder<MessageOf<{
        additionalScopes: Decoder<readonly string[]>;
        pkceEnabled: Decoder<boolean>;
        correlationRule: Decoder<Open<"CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID" | "CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID" | "CORRELATION_RULE_UNSPECIFIED">>;
        clientId: Decoder<string>;
        groupsClaim: Decoder<string>;
        issuer: Decoder<string>;
    }> | undefined>;
    scim: Decoder<MessageOf<{
        enabled: Decoder<boolean>;
        credentialState: Decoder<Open<"CREDENTIAL_STATE_EXPIRED" | "CREDENTIAL_STATE_LIVE" | "CREDENTIAL_STATE_NOT_ISSUED" | "CREDENTIAL_STATE_REVOKED" | "CREDENTIAL_STATE_ROTATING" | "CREDENTIAL_STATE_UNSPECIFIED">>;
        endpointUrl: Decoder<string>;
        etag: Decoder<string>;
        previousTokenExpireTime: Decoder<string>;
        tokenExpireTime: Decoder<string>;
    }> | undefined>;
    createTime: Decoder<string>;
    defaultRole: Decoder<string>;
    description: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
/** How users of an identity provider are matched with those that it writes by SCIM. */
type CorrelationRule = Open<(typeof CORRELATION_RULES)[number]>;
/** An organization's own way to sign in. */
interface IdentityProvider extends Decoded<typeof identityProvider> {
}
/** Writable fields of an identity provider. */
interface IdentityProviderFields extends Settable<Pick<IdentityProvider, 'name' | 'description'>> {
    /** Uid of the role that everybody who signs in gets. */
    readonly defaultRole?: string | undefined;
    readonly oidc?: {
        readonly issuer: string;
        readonly clientId: string;
        readonly clientSecret?: string | undefined;
        readonly additionalScopes?: readonly string[] | undefined;
        readonly groupsClaim?: string | undefined;
        readonly pkceEnabled?: boolean | undefined;
        readonly correlationRule?: CorrelationRule | undefined;
    } | undefined;
}
/**
 * Identity providers that the caller can see; `name` is an exact match. The service may not answer this list (`NOT_FOUND`):
 * in the vendor's published code, the route to one provider hides it.
 */
declare const listIdentityProviders: (filters?: (Scope & {
    readonly name?: string;
}) | undefined) => ListOperation<IdentityProvider>;
/** One identity provider; `NOT_FOUND` when there is none. */
declare const getIdentityProvider: (uid: string) => Call<IdentityProvider>;
/** Makes an identity provider of an organization; throws `TypeError` for an unknown `correlationRule`. */
declare const createIdentityProvider: (parentUid: string, fields: IdentityProviderFields & Readonly<Record<"defaultRole" | "name", string>>) => Call<IdentityProvider>;
/** Changes an identity provider; throws `TypeError` for an unknown `correlationRule`. */
declare const updateIdentityProvider: (uid: string, fields: IdentityProviderFields, mask?: readonly MaskOf<IdentityProviderFields>[] | undefined) => Call<IdentityProvider>;
/** Deletes an identity provider. */
declare const deleteIdentityProvider: (uid: string) => Call<undefined>;
declare const state: MessageDecoder<MessageOf<{
    enabled: Decoder<boolean>;
    etag: Decoder<string>;
    identityProviderUid: Decoder<string>;
}>>;
declare const revoked: MessageDecoder<MessageOf<{
    enabled: Decoder<boolean>;
    etag: Decoder<string>;
    identityProviderUid: Decoder<string>;
    revokeTime: Decoder<string>;
}>>;
declare const issued: MessageDecoder<MessageOf<{
    /** A secret. */
    token: Decoder<string>;
    endpointUrl: Decoder<string>;
    etag: Decoder<string>;
    expireTime: Decoder<string>;
    identityProviderUid: Decoder<string>;
    previousTokenExpireTime: Decoder<string>;
    requestedOverlap: Decoder<string>;
}>>;
/** A token with which an identity provider writes users and groups; `token` is a secret and shown this once. */
interface ScimToken extends Decoded<typeof issued> {
}
/** Whether an identity provider writes users and groups. */
interface ScimState extends Decoded<typeof state> {
}
/** The state after its tokens were revoked. */
interface RevokedScimToken extends Decoded<typeof revoked> {
}
/** How long a SCIM token lives: until a time (RFC 3339), for ever, or as long as the service sees fit. */
interface ScimTokenLifetime {
    readonly expireTime?: string | undefined;
    readonly neverExpires?: boolean | undefined;
}
/** A renewal of a SCIM token. */
interface ScimTokenRenewal extends ScimTokenLifetime {
    readonly etag: string;
    readonly overlap?: string | undefined;
}
/** Issues the first SCIM token of an identity provider. */
declare function generateScimToken(identityProviderUid: string, lifetime?: ScimTokenLifetime): Call<ScimToken>;
/** Replaces the SCIM token; the old one lives on for `overlap` (such as `3600s`). `etag` is that of the state seen. */
declare function regenerateScimToken(identityProviderUid: string, options: ScimTokenRenewal): Call<ScimToken>;
/** Revokes the SCIM tokens of an identity provider. */
declare function revokeScimToken(identityProviderUid: string): Call<RevokedScimToken>;
/** Turns SCIM on or off; `etag` is that of the state seen. */
declare function setScimEnabled(identityProviderUid: string, options: {
    readonly enabled: boolean;
    readonly etag: string;
}): Call<ScimState>;

declare const pong: MessageDecoder<MessageOf<{
    response: Decoder<string>;
}>>;
/** The answer to a ping. */
interface Pong extends Decoded<typeof pong> {
}
/** Checks that the platform answers; needs no token. */
declare function ping(): Call<Pong>;

declare const CATALOG_TIERS: readonly ("CATALOG_TIER_AI" | "CATALOG_TIER_APPLICATION" | "CATALOG_TIER_BASE" | "CATALOG_TIER_COMMERCIAL" | "CATALOG_TIER_DEVTOOLS" | "CATALOG_TIER_FIPS" | "CATALOG_TIER_UNSPECIFIED")[];
declare const syncConfig: MessageDecoder<MessageOf<{
    uniqueTags: Decoder<boolean>;
    gracePeriod: Decoder<boolean>;
    amazon: Decoder<string>;
    azure: Decoder<string>;
    expirationTime: Decoder<string>;
    google: Decoder<string>;
    source: Decoder<string>;
}>>;
declare const repo: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    activeTags: Decoder<readonly string[]>;
    aliases: Decoder<readonly string[]>;
    bundles: Decoder<readonly string[]>;
    catalogTier: Decoder<Open<"CATALOG_TIER_AI" | "CATALOG_TIER_APPLICATION" | "CATALOG_TIER_BASE" | "CATALOG_TIER_COMMERCIAL" | "CATALOG_TIER_DEVTOOLS" | "CATALOG_TIER_FIPS" | "CATALOG_TIER_UNSPECIFIED">>;
    sync_config: Decoder<MessageOf<{
        uniqueTags: Decoder<boolean>;
        gracePeriod: Decoder<boolean>;
        amazon: Decoder<string>;
        azure: Decoder<string>;
        expirationTime: Decoder<string>;
        google: Decoder<string>;
        source: Decoder<string>;
    }> | undefined>;
    customOverlay: Decoder<MessageOf<{
        contents: Decoder<MessageOf<{
            packages: Decoder<readonly string[]>;
            runtimeRepositories: Decoder<readonly string[]>;
        }> | undefined>;
        environment: Decoder<Readonly<Record<string, string>>>;
        annotations: Decoder<Readonly<Record<string, string>>>;
    }> | undefined>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
/** A part of the catalog. */
type CatalogTier = Open<(typeof CATALOG_TIERS)[number]>;
/** A repository of images. */
interface Repo extends Decoded<typeof repo> {
}
/** Writable fields of a repository; one that is synced from a catalog inherits some of them. */
interface RepoFields extends Settable<Pick<Repo, 'name' | 'description' | 'catalogTier' | 'bundles' | 'aliases' | 'activeTags'>> {
    readonly sync_config?: ({
        readonly source: string;
    } & Settable<Pick<Decoded<typeof syncConfig>, 'amazon' | 'azure' | 'google'>>) | undefined;
    readonly customOverlay?: Readonly<Record<string, unknown>> | undefined;
}
/** Repositories that the caller can see; `name` is an exact match. */
declare const listRepos: (filters?: (Scope & {
    readonly name?: string;
}) | undefined) => ListOperation<Repo>;
/** One repository; `NOT_FOUND` when there is none. */
declare const getRepo: (uid: string) => Call<Repo>;
/** Creates a repository in an organization or a folder; throws `TypeError` for an unknown `catalogTier`. */
declare const createRepo: (parentUid: string, fields: RepoFields & Readonly<Record<"name", string>>) => Call<Repo>;
/**
 * Changes a repository: with `mask` the listed fields only, with `*` all, without it those in the body. Throws `TypeError` for
 * an unknown `catalogTier`.
 */
declare const updateRepo: (uid: string, fields: RepoFields, mask?: readonly MaskOf<RepoFields>[] | undefined) => Call<Repo>;
/** Deletes a repository. */
declare const deleteRepo: (uid: string) => Call<undefined>;
declare const readme: MessageDecoder<MessageOf<Readonly<Record<"content" | "uid", Decoder<string>>>>>;
declare const architectures: MessageDecoder<MessageOf<{
    architectures: Decoder<readonly string[]>;
}>>;
declare const size: MessageDecoder<MessageOf<{
    size: Decoder<number | undefined>;
    architecture: Decoder<string>;
}>>;
/** The page about a repository, in Markdown. */
interface RepoReadme extends Decoded<typeof readme> {
}
/** Architectures that an image is built for. */
interface ImageArchitectures extends Decoded<typeof architectures> {
}
/** Compressed size of an image in bytes. */
interface ImageSize extends Decoded<typeof size> {
}
/** The page about a repository. */
declare function getRepoReadme(repoUid: string): Call<RepoReadme>;
/** Writes the page about a repository. */
declare function updateRepoReadme(repoUid: string, content: string): Call<RepoReadme>;
/** Architectures of an image, addressed by repository and digest of its index. */
declare function getArchitectures(repoUid: string, digest: string): Call<ImageArchitectures>;
/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
declare function getSize(repoUid: string, digest: string, architecture?: string): Call<ImageSize>;
declare const result: MessageDecoder<MessageOf<{
    mode: Decoder<Open<"DRY_RUN" | "ENFORCED" | "POLICY_MODE_UNSPECIFIED">>;
    result: Decoder<Open<"ALLOWED" | "DENIED" | "ERROR" | "POLICY_CHECK_RESULT_UNSPECIFIED">>;
    parameters: (value: unknown) => Readonly<Record<string, unknown>>;
    bindingId: Decoder<string>;
    policyId: Decoder<string>;
    policyName: Decoder<string>;
}>>;
/** Result of one pull policy for an image. */
interface PolicyResult extends Decoded<typeof result> {
}
/** Checks whether the pull policies of an organization allow an image; changes nothing. */
declare function checkPolicies(repoUid: string, digest: string): Call<{
    readonly results: readonly PolicyResult[];
}>;

declare const roleBinding: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    identity: Decoder<MessageOf<Readonly<Record<"description" | "email" | "issuer" | "name" | "subject" | "uid", Decoder<string>>>>>;
    group: Decoder<MessageOf<Readonly<Record<"description" | "name" | "uid", Decoder<string>>>>>;
    role: Decoder<MessageOf<Readonly<Record<"description" | "name" | "uid", Decoder<string>>>>>;
    createTime: Decoder<string>;
}>>;
/** An identity with its role in a group, with the names of all three. */
interface RoleBinding extends Decoded<typeof roleBinding> {
}
/** Identity and role of a binding. */
interface RoleBindingFields {
    readonly identityUid: string;
    readonly roleUid: string;
}
/** Most bindings that one batch creates. */
declare const MAXIMUM_BATCH = 25;
/** Bindings that the caller can see, by place, identity, group and role. */
declare const listRoleBindings: (filters?: (Scope & {
    readonly identity?: string;
    readonly group?: string;
    readonly role?: string;
}) | undefined) => ListOperation<RoleBinding>;
/** One binding; `NOT_FOUND` when there is none. */
declare const getRoleBinding: (uid: string) => Call<RoleBinding>;
/** Binds under a group; a lost answer is settled by looking, so it is not sent twice. */
declare const createRoleBinding: (parentUid: string, fields: RoleBindingFields & Readonly<Record<never, string>>) => Call<RoleBinding>;
/** Removes a binding; one that is gone counts as removed on the platform. */
declare const deleteRoleBinding: (uid: string) => Call<undefined>;
/** Changes identity and role of a binding; the wildcard mask replaces both. */
declare function updateRoleBinding(uid: string, fields: RoleBindingFields): Call<RoleBinding>;
/** Creates up to 25 bindings under one group, all or none, in order; `roleUid` is for those that name no role. */
declare function batchCreateRoleBindings(parentUid: string, bindings: readonly (Pick<RoleBindingFields, 'identityUid'> & Partial<RoleBindingFields>)[], roleUid?: string): Call<readonly RoleBinding[]>;

/** Capabilities of the public description of 21 August 2026, without their prefix `CAP_`. */
declare const NAMES: readonly ['INTERNAL', 'IAM_GROUPS_CREATE', 'IAM_GROUPS_UPDATE', 'IAM_GROUPS_LIST', 'IAM_GROUPS_DELETE', 'IAM_GROUP_INVITES_CREATE', 'IAM_GROUP_INVITES_LIST', 'IAM_GROUP_INVITES_DELETE', 'IAM_ROLES_CREATE', 'IAM_ROLES_UPDATE', 'IAM_ROLES_LIST', 'IAM_ROLES_DELETE', 'IAM_ROLE_BINDINGS_CREATE', 'IAM_ROLE_BINDINGS_UPDATE', 'IAM_ROLE_BINDINGS_LIST', 'IAM_ROLE_BINDINGS_DELETE', 'TENANT_CLUSTERS_CREATE', 'TENANT_CLUSTERS_UPDATE', 'TENANT_CLUSTERS_LIST', 'TENANT_CLUSTERS_DELETE', 'TENANT_CLUSTERS_DISCOVER', 'TENANT_RECORDS_LIST', 'TENANT_RECORD_CONTEXTS_LIST', 'TENANT_RECORD_SIGNATURES_LIST', 'TENANT_RECORD_POLICY_RESULTS_LIST', 'TENANT_RISKS_LIST', 'TENANT_SBOMS_LIST', 'TENANT_VULN_REPORTS_LIST', 'TENANT_ATTESTATIONS_LIST', 'IAM_ACCOUNT_ASSOCIATIONS_CREATE', 'IAM_ACCOUNT_ASSOCIATIONS_UPDATE', 'IAM_ACCOUNT_ASSOCIATIONS_LIST', 'IAM_ACCOUNT_ASSOCIATIONS_DELETE', 'IAM_POLICY_CREATE', 'IAM_POLICY_UPDATE', 'IAM_POLICY_LIST', 'IAM_POLICY_DELETE', 'IAM_IDENTITY_CREATE', 'IAM_IDENTITY_UPDATE', 'IAM_IDENTITY_LIST', 'IAM_IDENTITY_DELETE', 'TENANT_NODES_LIST', 'TENANT_NAMESPACES_LIST', 'TENANT_WORKLOADS_LIST', 'IAM_IDENTITY_PROVIDERS_CREATE', 'IAM_IDENTITY_PROVIDERS_UPDATE', 'IAM_IDENTITY_PROVIDERS_LIST', 'IAM_IDENTITY_PROVIDERS_DELETE', 'IAM_SCIM_MANAGE', 'EVENTS_SUBSCRIPTION_CREATE', 'EVENTS_SUBSCRIPTION_UPDATE', 'EVENTS_SUBSCRIPTION_LIST', 'EVENTS_SUBSCRIPTION_DELETE', 'REPO_BLOBS_GET', 'REPO_CREATE', 'REPO_UPDATE', 'REPO_LIST', 'REPO_DELETE', 'MANIFEST_CREATE', 'MANIFEST_UPDATE', 'MANIFEST_LIST', 'MANIFEST_DELETE', 'TAG_CREATE', 'TAG_UPDATE', 'TAG_LIST', 'TAG_DELETE', 'MANIFEST_METADATA_LIST', 'REFERRERS_LIST', 'REPO_INTERNAL_ADMIN', 'APK_BLOBS_GET', 'APK_CREATE', 'APK_UPDATE', 'APK_LIST', 'APK_DELETE', 'VERSION_LIST', 'VULN_REPORT_CREATE', 'VULN_REPORT_LIST', 'VULN_CREATE', 'BUILD_REPORT_LIST', 'LIBRARIES_ENTITLEMENTS_CREATE', 'LIBRARIES_ENTITLEMENTS_LIST', 'LIBRARIES_ENTITLEMENTS_DELETE', 'LIBRARIES_ARTIFACTS_LIST', 'LIBRARIES_PYTHON_LIST', 'LIBRARIES_PYTHON_CREATE', 'LIBRARIES_JAVA_LIST', 'LIBRARIES_JAVA_CREATE', 'LIBRARIES_JAVASCRIPT_LIST', 'LIBRARIES_JAVASCRIPT_CREATE', 'LIBRARIES_DOTNET_LIST', 'LIBRARIES_DOTNET_CREATE', 'LIBRARIES_GO_LIST', 'LIBRARIES_GO_CREATE', 'LIBRARIES_CACHE_INVALIDATE', 'LIBRARIES_CACHE_LIST', 'LIBRARIES_REBUILDER_REQUESTS_CREATE', 'LIBRARIES_REBUILDER_REQUESTS_LIST', 'LIBRARIES_REBUILDER_REQUESTS_CANCEL', 'LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE', 'LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE', 'LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE', 'LIBRARIES_REBUILDER_BUILDS_READ', 'LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH', 'LIBRARIES_REBUILDER_BUILDS_UNTRUSTED', 'LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ', 'LIBRARIES_REBUILDER_NEW_VERSIONS_READ', 'LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH', 'LIBRARIES_REBUILDER_MALWARE_STATUS_READ', 'LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST', 'LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE', 'LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE', 'LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE', 'LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE', 'LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE', 'LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST', 'LIBRARIES_REQUEST_GROUPS_CREATE', 'LIBRARIES_REQUEST_GROUPS_LIST', 'LIBRARIES_REQUEST_GROUPS_UPDATE', 'LIBRARIES_REQUEST_GROUPS_DELETE', 'LIBRARIES_REQUEST_GROUPS_SUBMIT', 'LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE', 'LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE', 'LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED', 'REGISTRY_ENTITLEMENTS_LIST', 'REGISTRY_ENTITLEMENTS_CREATE', 'REGISTRY_ENTITLEMENTS_DELETE', 'REGISTRY_ENTITLEMENTS_IMAGES_ADD', 'REGISTRY_ENTITLEMENTS_IMAGES_REMOVE', 'REGISTRY_ENTITLEMENTS_IMAGES_SWAP', 'REGISTRY_SETTINGS_LIST', 'REGISTRY_SETTINGS_UPDATE', 'REGISTRY_OVERLAYS_LIST', 'REGISTRY_OVERLAYS_EDIT', 'SIGSTORE_CREATE', 'SIGSTORE_UPDATE', 'SIGSTORE_LIST', 'SIGSTORE_DELETE', 'SIGSTORE_CERTIFICATE_CREATE', 'ADVISORIES_CREATE', 'ADVISORIES_UPDATE', 'ADVISORIES_LIST', 'ADVISORIES_DELETE', 'ADVISORIES_APPROVE', 'REGISTRY_DEPLOYMENTS_CREATE', 'REGISTRY_DEPLOYMENTS_UPDATE', 'REGISTRY_DEPLOYMENTS_LIST', 'POLICIES_POLICY_CREATE', 'POLICIES_POLICY_UPDATE', 'POLICIES_POLICY_LIST', 'POLICIES_POLICY_DELETE', 'POLICIES_BINDING_CREATE', 'POLICIES_BINDING_UPDATE', 'POLICIES_BINDING_LIST', 'POLICIES_BINDING_DELETE', 'POLICIES_DECISION_LIST', 'POLICIES_OVERRIDE_CREATE', 'POLICIES_OVERRIDE_LIST', 'POLICIES_OVERRIDE_DELETE', 'REPO_CHECK_POLICIES', 'PACKAGES_ENTITLEMENTS_LIST', 'TERMS_ACCEPT', 'TERMS_LIST', 'GULFSTREAM', 'GUARDENER_DFC_CONVERT', 'GUARDENER_ASSOCIATION_MANAGE', 'GUARDENER_ASSOCIATION_LIST', 'GUARDENER_ENTITLEMENT_MANAGE', 'GUARDENER_ENTITLEMENT_LIST', 'GUARDENER_ACTIONS_MIGRATE', 'GUARDENER_SCAN_LIST', 'GUARDENER_SCAN_GET', 'MCP_TOOL_CALL', 'SKILLS_PUBLISH', 'SKILLS_ENTITLEMENTS_CREATE', 'SKILLS_ENTITLEMENTS_LIST', 'SKILLS_ENTITLEMENTS_DELETE', 'SKILLS_LIST', 'SKILLS_WRITE', 'SKILLS_DELETE', 'SKILLS_HARDEN_READ', 'SKILLS_HARDEN_WRITE', 'SKILLS_HARDEN_CANCEL', 'ARGOS_DOCUMENTS_CREATE', 'ARGOS_DOCUMENTS_LIST', 'ARGOS_DOCUMENTS_DELETE', 'ARGOS_OSV_READ', 'ARGOS_OSV_DUMP', 'LIBRARIES_POLICY_CREATE', 'LIBRARIES_POLICY_UPDATE', 'LIBRARIES_POLICY_LIST', 'LIBRARIES_POLICY_DELETE', 'LIBRARIES_POLICY_BINDING_CREATE', 'LIBRARIES_POLICY_BINDING_UPDATE', 'LIBRARIES_POLICY_BINDING_LIST', 'LIBRARIES_POLICY_BINDING_DELETE', 'LIBRARIES_POLICY_BLOCK_EVENT_LIST', 'BUILDAPI_BUILD_CREATE', 'BUILDAPI_BUILD_LIST', 'BUILDAPI_WORKER_SYNC', 'BUILDAPI_BUILD_CANCEL', 'CASSIE_CAS_READ', 'CASSIE_CAS_WRITE', 'CASSIE_AC_READ', 'CASSIE_AC_WRITE', 'LOGGIE_LOGS_READ', 'LOGGIE_LOGS_WRITE', 'LOGGIE_LOGS_CREATE', 'REX_EXECUTIONS_CREATE', 'REX_EXECUTIONS_LIST', 'REX_WORKERS_CONNECT', 'REX_CLASS_USE', 'REX_CLASS_SERVE', 'ACTIONS_LIST'];
/** The name of a capability on the wire. */
type CapabilityName = `CAP_${(typeof NAMES)[number]}`;

declare const role: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    capabilities: Decoder<readonly Open<"CAP_ACTIONS_LIST" | "CAP_ADVISORIES_APPROVE" | "CAP_ADVISORIES_CREATE" | "CAP_ADVISORIES_DELETE" | "CAP_ADVISORIES_LIST" | "CAP_ADVISORIES_UPDATE" | "CAP_APK_BLOBS_GET" | "CAP_APK_CREATE" | "CAP_APK_DELETE" | "CAP_APK_LIST" | "CAP_APK_UPDATE" | "CAP_ARGOS_DOCUMENTS_CREATE" | "CAP_ARGOS_DOCUMENTS_DELETE" | "CAP_ARGOS_DOCUMENTS_LIST" | "CAP_ARGOS_OSV_DUMP" | "CAP_ARGOS_OSV_READ" | "CAP_BUILDAPI_BUILD_CANCEL" | "CAP_BUILDAPI_BUILD_CREATE" | "CAP_BUILDAPI_BUILD_LIST" | "CAP_BUILDAPI_WORKER_SYNC" | "CAP_BUILD_REPORT_LIST" | "CAP_CASSIE_AC_READ" | "CAP_CASSIE_AC_WRITE" | "CAP_CASSIE_CAS_READ" | "CAP_CASSIE_CAS_WRITE" | "CAP_EVENTS_SUBSCRIPTION_CREATE" | "CAP_EVENTS_SUBSCRIPTION_DELETE" | "CAP_EVENTS_SUBSCRIPTION_LIST" | "CAP_EVENTS_SUBSCRIPTION_UPDATE" | "CAP_GUARDENER_ACTIONS_MIGRATE" | "CAP_GUARDENER_ASSOCIATION_LIST" | "CAP_GUARDENER_ASSOCIATION_MANAGE" | "CAP_GUARDENER_DFC_CONVERT" | "CAP_GUARDENER_ENTITLEMENT_LIST" | "CAP_GUARDENER_ENTITLEMENT_MANAGE" | "CAP_GUARDENER_SCAN_GET" | "CAP_GUARDENER_SCAN_LIST" | "CAP_GULFSTREAM" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST" | "CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE" | "CAP_IAM_GROUPS_CREATE" | "CAP_IAM_GROUPS_DELETE" | "CAP_IAM_GROUPS_LIST" | "CAP_IAM_GROUPS_UPDATE" | "CAP_IAM_GROUP_INVITES_CREATE" | "CAP_IAM_GROUP_INVITES_DELETE" | "CAP_IAM_GROUP_INVITES_LIST" | "CAP_IAM_IDENTITY_CREATE" | "CAP_IAM_IDENTITY_DELETE" | "CAP_IAM_IDENTITY_LIST" | "CAP_IAM_IDENTITY_PROVIDERS_CREATE" | "CAP_IAM_IDENTITY_PROVIDERS_DELETE" | "CAP_IAM_IDENTITY_PROVIDERS_LIST" | "CAP_IAM_IDENTITY_PROVIDERS_UPDATE" | "CAP_IAM_IDENTITY_UPDATE" | "CAP_IAM_POLICY_CREATE" | "CAP_IAM_POLICY_DELETE" | "CAP_IAM_POLICY_LIST" | "CAP_IAM_POLICY_UPDATE" | "CAP_IAM_ROLES_CREATE" | "CAP_IAM_ROLES_DELETE" | "CAP_IAM_ROLES_LIST" | "CAP_IAM_ROLES_UPDATE" | "CAP_IAM_ROLE_BINDINGS_CREATE" | "CAP_IAM_ROLE_BINDINGS_DELETE" | "CAP_IAM_ROLE_BINDINGS_LIST" | "CAP_IAM_ROLE_BINDINGS_UPDATE" | "CAP_IAM_SCIM_MANAGE" | "CAP_INTERNAL" | "CAP_LIBRARIES_ARTIFACTS_LIST" | "CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE" | "CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST" | "CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE" | "CAP_LIBRARIES_CACHE_INVALIDATE" | "CAP_LIBRARIES_CACHE_LIST" | "CAP_LIBRARIES_DOTNET_CREATE" | "CAP_LIBRARIES_DOTNET_LIST" | "CAP_LIBRARIES_ENTITLEMENTS_CREATE" | "CAP_LIBRARIES_ENTITLEMENTS_DELETE" | "CAP_LIBRARIES_ENTITLEMENTS_LIST" | "CAP_LIBRARIES_GO_CREATE" | "CAP_LIBRARIES_GO_LIST" | "CAP_LIBRARIES_JAVASCRIPT_CREATE" | "CAP_LIBRARIES_JAVASCRIPT_LIST" | "CAP_LIBRARIES_JAVA_CREATE" | "CAP_LIBRARIES_JAVA_LIST" | "CAP_LIBRARIES_POLICY_BINDING_CREATE" | "CAP_LIBRARIES_POLICY_BINDING_DELETE" | "CAP_LIBRARIES_POLICY_BINDING_LIST" | "CAP_LIBRARIES_POLICY_BINDING_UPDATE" | "CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST" | "CAP_LIBRARIES_POLICY_CREATE" | "CAP_LIBRARIES_POLICY_DELETE" | "CAP_LIBRARIES_POLICY_LIST" | "CAP_LIBRARIES_POLICY_UPDATE" | "CAP_LIBRARIES_PYTHON_CREATE" | "CAP_LIBRARIES_PYTHON_LIST" | "CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE" | "CAP_LIBRARIES_REBUILDER_BUILDS_READ" | "CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH" | "CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED" | "CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST" | "CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE" | "CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE" | "CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ" | "CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ" | "CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH" | "CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ" | "CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL" | "CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE" | "CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE" | "CAP_LIBRARIES_REBUILDER_REQUESTS_LIST" | "CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE" | "CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE" | "CAP_LIBRARIES_REQUEST_GROUPS_CREATE" | "CAP_LIBRARIES_REQUEST_GROUPS_DELETE" | "CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED" | "CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE" | "CAP_LIBRARIES_REQUEST_GROUPS_LIST" | "CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE" | "CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT" | "CAP_LIBRARIES_REQUEST_GROUPS_UPDATE" | "CAP_LOGGIE_LOGS_CREATE" | "CAP_LOGGIE_LOGS_READ" | "CAP_LOGGIE_LOGS_WRITE" | "CAP_MANIFEST_CREATE" | "CAP_MANIFEST_DELETE" | "CAP_MANIFEST_LIST" | "CAP_MANIFEST_METADATA_LIST" | "CAP_MANIFEST_UPDATE" | "CAP_MCP_TOOL_CALL" | "CAP_PACKAGES_ENTITLEMENTS_LIST" | "CAP_POLICIES_BINDING_CREATE" | "CAP_POLICIES_BINDING_DELETE" | "CAP_POLICIES_BINDING_LIST" | "CAP_POLICIES_BINDING_UPDATE" | "CAP_POLICIES_DECISION_LIST" | "CAP_POLICIES_OVERRIDE_CREATE" | "CAP_POLICIES_OVERRIDE_DELETE" | "CAP_POLICIES_OVERRIDE_LIST" | "CAP_POLICIES_POLICY_CREATE" | "CAP_POLICIES_POLICY_DELETE" | "CAP_POLICIES_POLICY_LIST" | "CAP_POLICIES_POLICY_UPDATE" | "CAP_REFERRERS_LIST" | "CAP_REGISTRY_DEPLOYMENTS_CREATE" | "CAP_REGISTRY_DEPLOYMENTS_LIST" | "CAP_REGISTRY_DEPLOYMENTS_UPDATE" | "CAP_REGISTRY_ENTITLEMENTS_CREATE" | "CAP_REGISTRY_ENTITLEMENTS_DELETE" | "CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD" | "CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE" | "CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP" | "CAP_REGISTRY_ENTITLEMENTS_LIST" | "CAP_REGISTRY_OVERLAYS_EDIT" | "CAP_REGISTRY_OVERLAYS_LIST" | "CAP_REGISTRY_SETTINGS_LIST" | "CAP_REGISTRY_SETTINGS_UPDATE" | "CAP_REPO_BLOBS_GET" | "CAP_REPO_CHECK_POLICIES" | "CAP_REPO_CREATE" | "CAP_REPO_DELETE" | "CAP_REPO_INTERNAL_ADMIN" | "CAP_REPO_LIST" | "CAP_REPO_UPDATE" | "CAP_REX_CLASS_SERVE" | "CAP_REX_CLASS_USE" | "CAP_REX_EXECUTIONS_CREATE" | "CAP_REX_EXECUTIONS_LIST" | "CAP_REX_WORKERS_CONNECT" | "CAP_SIGSTORE_CERTIFICATE_CREATE" | "CAP_SIGSTORE_CREATE" | "CAP_SIGSTORE_DELETE" | "CAP_SIGSTORE_LIST" | "CAP_SIGSTORE_UPDATE" | "CAP_SKILLS_DELETE" | "CAP_SKILLS_ENTITLEMENTS_CREATE" | "CAP_SKILLS_ENTITLEMENTS_DELETE" | "CAP_SKILLS_ENTITLEMENTS_LIST" | "CAP_SKILLS_HARDEN_CANCEL" | "CAP_SKILLS_HARDEN_READ" | "CAP_SKILLS_HARDEN_WRITE" | "CAP_SKILLS_LIST" | "CAP_SKILLS_PUBLISH" | "CAP_SKILLS_WRITE" | "CAP_TAG_CREATE" | "CAP_TAG_DELETE" | "CAP_TAG_LIST" | "CAP_TAG_UPDATE" | "CAP_TENANT_ATTESTATIONS_LIST" | "CAP_TENANT_CLUSTERS_CREATE" | "CAP_TENANT_CLUSTERS_DELETE" | "CAP_TENANT_CLUSTERS_DISCOVER" | "CAP_TENANT_CLUSTERS_LIST" | "CAP_TENANT_CLUSTERS_UPDATE" | "CAP_TENANT_NAMESPACES_LIST" | "CAP_TENANT_NODES_LIST" | "CAP_TENANT_RECORDS_LIST" | "CAP_TENANT_RECORD_CONTEXTS_LIST" | "CAP_TENANT_RECORD_POLICY_RESULTS_LIST" | "CAP_TENANT_RECORD_SIGNATURES_LIST" | "CAP_TENANT_RISKS_LIST" | "CAP_TENANT_SBOMS_LIST" | "CAP_TENANT_VULN_REPORTS_LIST" | "CAP_TENANT_WORKLOADS_LIST" | "CAP_TERMS_ACCEPT" | "CAP_TERMS_LIST" | "CAP_VERSION_LIST" | "CAP_VULN_CREATE" | "CAP_VULN_REPORT_CREATE" | "CAP_VULN_REPORT_LIST">[]>;
    createTime: Decoder<string>;
    description: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
/** Something that a role allows, such as `CAP_REPO_LIST`: the spelling of the wire, not that of a token's capabilities (`repo.list`). */
type Capability = Open<CapabilityName>;
/** A named set of capabilities; built-in ones live at the root. */
interface Role extends Decoded<typeof role> {
}
/** Writable fields of a role. */
interface RoleFields extends Settable<Pick<Role, 'name' | 'description' | 'capabilities'>> {
}
/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
declare const listRoles: (filters?: (Scope & {
    readonly name?: string;
}) | undefined) => ListOperation<Role>;
/** One role; `NOT_FOUND` when there is none. */
declare const getRole: (uid: string) => Call<Role>;
/** Creates a role in an organization; throws `TypeError` for a capability that the service does not know. */
declare const createRole: (parentUid: string, fields: RoleFields & Readonly<Record<"name", string>>) => Call<Role>;
/** Changes a role; built-in ones cannot be changed. Throws `TypeError` for a capability that the service does not know. */
declare const updateRole: (uid: string, fields: RoleFields, mask?: readonly MaskOf<RoleFields>[] | undefined) => Call<Role>;
/** Deletes a role; built-in ones cannot be deleted. */
declare const deleteRole: (uid: string) => Call<undefined>;

declare const subscription: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    sink: Decoder<string>;
}>>;
/** An address that the events of a group are posted to. */
interface Subscription extends Decoded<typeof subscription> {
}
/** Subscriptions that the caller can see. */
declare const listSubscriptions: (filters?: Scope | undefined) => ListOperation<Subscription>;
/** One subscription; `NOT_FOUND` when there is none. */
declare const getSubscription: (uid: string) => Call<Subscription>;
/** Subscribes to the events of a group; `sink` is an https URL. */
declare const createSubscription: (parentUid: string, fields: {
    readonly sink: string;
} & Readonly<Record<never, string>>) => Call<Subscription>;
/** Ends a subscription. */
declare const deleteSubscription: (uid: string) => Call<undefined>;

declare const tag: MessageDecoder<MessageOf<{
    uid: Decoder<string>;
    deprecated: Decoder<boolean | undefined>;
    bundles: Decoder<readonly string[]>;
    digest: Decoder<string>;
    name: Decoder<string>;
    updateTime: Decoder<string>;
}>>;
/** A tag of a repository. */
interface Tag extends Decoded<typeof tag> {
}
/** Filters of the tag list; the three classes are hidden unless asked for. */
interface TagFilters extends Scope {
    readonly name?: string;
    readonly digest?: string;
    /** RFC 3339. */
    readonly updatedSince?: string;
    /** Ask for `sha256-…`, dated and `-rN` tags too. */
    readonly allClasses?: boolean;
}
/** Writable fields of a tag. */
interface TagFields {
    readonly name: string;
    readonly digest: string;
    readonly deprecated?: boolean | undefined;
    readonly bundles?: readonly string[] | undefined;
}
/** Tags that the caller can see, commonly those of one repository (`childrenOf`). */
declare function listTags(filters: TagFilters): ListOperation<Tag>;
/** One tag; `NOT_FOUND` when there is none. */
declare const getTag: (uid: string) => Call<Tag>;
/** Creates a tag in a repository, or moves the one of that name. */
declare const createTag: (parentUid: string, fields: TagFields & Readonly<Record<never, string>>) => Call<Tag>;
/** Deletes a tag. */
declare const deleteTag: (uid: string) => Call<undefined>;

declare const sbom: MessageDecoder<MessageOf<{
    /** Such as `spdx`. */
    format: Decoder<string>;
    source: Decoder<Open<"GENERATED" | "INGESTED" | "UNKNOWN">>;
    /** Base64. */
    rawSbom: Decoder<string>;
    graph: Decoder<MessageOf<{
        nodes: Decoder<readonly MessageOf<{
            package: Decoder<MessageOf<Readonly<Record<"description" | "id" | "license" | "name" | "purl" | "version", Decoder<string>>>> | undefined>;
            file: Decoder<MessageOf<Readonly<Record<"id" | "name", Decoder<string>>>> | undefined>;
        }>[]>;
        edges: Decoder<readonly MessageOf<{
            type: Decoder<Open<"CONTAINS" | "DEPENDS_ON" | "DESCRIBES" | "GENERATED_FROM" | "UNKNOWN">>;
            predicateId: Decoder<string>;
            subjectId: Decoder<string>;
        }>[]>;
    }> | undefined>;
    authors: Decoder<string>;
    description: Decoder<string>;
    digest: Decoder<string>;
    generatedAt: Decoder<string>;
    id: Decoder<string>;
    lastSeen: Decoder<string>;
    name: Decoder<string>;
    tool: Decoder<string>;
}>>;
/** Packages of an image, as far as the platform knows them. */
interface Sbom extends Decoded<typeof sbom> {
}
/**
 * The SBOM that the platform has of an image, by repository and digest, for one architecture such as `amd64`; empty
 * fields if there is none. Attested SBOMs are in the registry: `platform.registry.sboms`.
 */
declare function getSbom(repoUid: string, digest: string, architecture?: string): Call<Sbom>;

declare const history: MessageDecoder<MessageOf<{
    items: Decoder<readonly MessageOf<{
        updateTimestamp: Decoder<string>;
        digest: Decoder<string>;
    }>[]>;
}>>;
declare const summary: MessageDecoder<MessageOf<{
    tagCount: Decoder<number | undefined>;
    latestTag: Decoder<MessageOf<{
        deprecated: Decoder<boolean>;
        digest: Decoder<string>;
        id: Decoder<string>;
        lastUpdated: Decoder<string>;
        name: Decoder<string>;
    }> | undefined>;
    id: Decoder<string>;
    lastUpdated: Decoder<string>;
    latestVersion: Decoder<string>;
}>>;
declare const versions: MessageDecoder<MessageOf<{
    versions: Decoder<readonly MessageOf<Readonly<Record<"eolDate" | "latestVersion" | "releaseDate" | "version", Decoder<string>>>>[]>;
    eolVersions: Decoder<readonly MessageOf<Readonly<Record<"eolDate" | "latestVersion" | "releaseDate" | "version", Decoder<string>>>>[]>;
    gracePeriodMonths: Decoder<number>;
    lastUpdatedTimestamp: Decoder<string>;
    latestVersion: Decoder<string>;
}>>;
/** Digests that a tag had. */
interface TagHistory extends Decoded<typeof history> {
}
/** The tags of a repository in numbers. */
interface RepoTagsSummary extends Decoded<typeof summary> {
}
/** Versions of a package with their end-of-life dates. */
interface PackageVersions extends Decoded<typeof versions> {
}
/** Digests that a tag had, by the uid of the tag and with the platform's token; bounds in RFC 3339. */
declare function listTagHistory(tagUid: string, window?: {
    readonly start?: string;
    readonly end?: string;
}): Call<TagHistory>;
/** How many tags a repository has, and its latest. */
declare function getRepoTagsSummary(repoUid: string, filters?: {
    readonly excludeReferrers?: boolean;
    readonly excludeDates?: boolean;
    readonly excludeEpochs?: boolean;
}): Call<RepoTagsSummary>;
/** Versions of a package with their end-of-life dates. */
declare function getPackageVersions(name: string): Call<PackageVersions>;
declare const eolTag: MessageDecoder<MessageOf<{
    tagStatus: Decoder<Open<"TAG_ACTIVE" | "TAG_INACTIVE" | "TAG_IN_GRACE">>;
    graceStatus: Decoder<Open<"GRACE_ACTIVE" | "GRACE_BROKEN" | "GRACE_ELIGIBLE" | "GRACE_EXPIRED" | "GRACE_NOT_ELIGIBLE">>;
    mainPackageVersion: Decoder<MessageOf<Readonly<Record<"eolDate" | "latestVersion" | "releaseDate" | "version", Decoder<string>>>> | undefined>;
    gracePeriodExpiryDate: Decoder<string>;
    id: Decoder<string>;
    mainPackageName: Decoder<string>;
    name: Decoder<string>;
}>>;
/** A tag with its end of life (v1 `ListEolTags`). */
interface EolTag extends Decoded<typeof eolTag> {
}
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

declare const SCANNERS: readonly ['UNKNOWN', 'GRYPE', 'TRIVY'];
declare const report: MessageDecoder<MessageOf<{
    scanner: Decoder<MessageOf<{
        name: Decoder<Open<"GRYPE" | "TRIVY" | "UNKNOWN">>;
        version: Decoder<string>;
    }> | undefined>;
    /** Base64. */
    rawVulnReport: Decoder<string>;
    vulnerabilityMatches: Decoder<readonly MessageOf<{
        vulnerability: Decoder<MessageOf<{
            severity: Decoder<Open<"CRITICAL" | "HIGH" | "LOW" | "MEDIUM" | "NEGLIGIBLE" | "UNKNOWN">>;
            cvss: Decoder<readonly MessageOf<Readonly<Record<"score" | "version", Decoder<string>>>>[]>;
            description: Decoder<string>;
            displayId: Decoder<string>;
            id: Decoder<string>;
            source: Decoder<string>;
        }> | undefined>;
        pkg: Decoder<MessageOf<Readonly<Record<"name" | "purl" | "version", Decoder<string>>>> | undefined>;
        fix: Decoder<MessageOf<{
            versions: Decoder<readonly string[]>;
            state: Decoder<Open<"FIXED" | "NOT_FIXED" | "UNKNOWN" | "WONT_FIX">>;
        }> | undefined>;
    }>[]>;
    id: Decoder<string>;
    lastSeen: Decoder<string>;
    reportGeneration: Decoder<string>;
    vulnerabilityDbLastBuildTime: Decoder<string>;
}>>;
declare const scan: MessageDecoder<MessageOf<{
    scanner: Decoder<MessageOf<{
        name: Decoder<Open<"GRYPE" | "TRIVY" | "UNKNOWN">>;
        version: Decoder<string>;
        dbBuildTime: Decoder<string>;
    }> | undefined>;
    vulnerabilities: Decoder<readonly MessageOf<{
        id: Decoder<string>;
        severity: Decoder<Open<"CRITICAL" | "HIGH" | "LOW" | "MEDIUM" | "NEGLIGIBLE" | "UNKNOWN">>;
        cvss: Decoder<readonly MessageOf<Readonly<Record<"score" | "version", Decoder<string>>>>[]>;
        fix: Decoder<MessageOf<{
            versions: Decoder<readonly string[]>;
            state: Decoder<Open<"FIXED" | "NOT_FIXED" | "UNKNOWN" | "WONT_FIX">>;
        }> | undefined>;
        aliases: Decoder<readonly string[]>;
        locations: Decoder<readonly string[]>;
        purls: Decoder<readonly string[]>;
        relatedUrls: Decoder<readonly string[]>;
    }>[]>;
    createdAt: Decoder<string>;
    digest: Decoder<string>;
}>>;
declare const counts: MessageDecoder<MessageOf<{
    /** Bytes. */
    sizeBytes: Decoder<number | undefined>;
    vulnCounts: Decoder<readonly MessageOf<{
        severity: Decoder<Open<"CRITICAL" | "HIGH" | "LOW" | "MEDIUM" | "NEGLIGIBLE" | "UNKNOWN">>;
        count: Decoder<number>;
    }>[]>;
    cveIds: Decoder<readonly string[]>;
    date: Decoder<string>;
    repo: Decoder<string>;
    tag: Decoder<string>;
}>>;
declare const raw: MessageDecoder<MessageOf<{
    scanner: Decoder<MessageOf<{
        name: Decoder<Open<"GRYPE" | "TRIVY" | "UNKNOWN">>;
        version: Decoder<string>;
        dbBuildTime: Decoder<string>;
    }> | undefined>;
    createdAt: Decoder<string>;
    digest: Decoder<string>;
    rawReport: Decoder<string>;
    rawReportUrl: Decoder<string>;
}>>;
/** A scanner of images. */
type ScannerName = Open<(typeof SCANNERS)[number]>;
/** The vulnerability report of an image. */
interface VulnReport extends Decoded<typeof report> {
}
/** A scanner's own report. */
interface RawVulnReport extends Decoded<typeof raw> {
}
/** Vulnerabilities of one image by severity, one row a day. */
interface VulnCountReport extends Decoded<typeof counts> {
}
/** One scan of one image. */
interface VulnScan extends Decoded<typeof scan> {
}
/** Filters of vulnerability counts: a repository by its path, a tag, and the first and last day (RFC 3339). */
interface VulnCountFilters {
    readonly repo: string;
    readonly tag?: string;
    readonly from?: string;
    readonly to?: string;
}
/** The vulnerability report of an image, by repository and digest; empty fields when there is none. */
declare function getVulnReport(repoUid: string, digest: string): Call<VulnReport>;
/** Scans of a repository's images or of one digest; the digest wins over the repository. */
declare function listVulnReports(filters: {
    readonly repoId?: string;
    readonly digest?: string;
    readonly tag?: string;
    readonly createdSince?: string;
    readonly scannerName?: ScannerName;
    readonly scannerVersion?: string;
    readonly scannerDbBuildTime?: string;
}): Call<{
    readonly items: readonly VulnScan[];
}>;
/** Vulnerability counts of one repository, day by day. */
declare function listVulnCountReports(filters: VulnCountFilters): Call<{
    readonly items: readonly VulnCountReport[];
}>;
/** Vulnerability counts that add up over the days. */
declare function listCumulativeVulnCountReports(filters: VulnCountFilters): Call<{
    readonly items: readonly VulnCountReport[];
}>;
/** A scanner's own report, as text or behind a URL that expires. */
declare function getRawVulnReport(filters: {
    readonly digest: string;
    readonly scanner?: ScannerName;
    readonly createdAt?: string;
}): Call<RawVulnReport>;

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

export { MAXIMUM_BATCH, PlatformError, acceptTerms, batchCreateRoleBindings, batchDeleteExternalGroupRoleMappings, checkAccountAssociation, checkEligibility, checkPolicies, createAccountAssociation, createExternalGroupRoleMapping, createGroup, createGroupInvite, createIdentity, createIdentityProvider, createPlatform, createRepo, createRole, createRoleBinding, createSubscription, createTag, deleteAccountAssociation, deleteExternalGroupRoleMapping, deleteGroup, deleteGroupInvite, deleteIdentity, deleteIdentityProvider, deleteRepo, deleteRole, deleteRoleBinding, deleteSubscription, deleteTag, findRecord, generateScimToken, getAccountAssociation, getAdvisory, getArchitectures, getArtifactCount, getExternalGroupRoleMapping, getGroup, getGroupInvite, getHeadlessSession, getIdentity, getIdentityProvider, getPackageVersions, getRawVulnReport, getRepo, getRepoReadme, getRepoTagsSummary, getRole, getRoleBinding, getSbom, getSize, getSubscription, getTag, getVulnReport, listAccountAssociations, listAdvisories, listAdvisoryDocuments, listArtifactVersions, listArtifacts, listCumulativeVulnCountReports, listEolTags, listExternalGroupRoleMappings, listGroupInvites, listGroups, listIdentities, listIdentityProviders, listRepos, listRoleBindings, listRoles, listSubscriptions, listTagHistory, listTags, listTermsAcceptances, listVulnCountReports, listVulnReports, listVulnerabilityMetadata, lookupGroup, lookupIdentity, path, ping, readRecords, regenerateScimToken, requestGroupAccess, revokeScimToken, setScimEnabled, updateAccountAssociation, updateGroup, updateIdentity, updateIdentityMetadata, updateIdentityProvider, updateRepo, updateRepoReadme, updateRole, updateRoleBinding };
export type { AcceptedTerms, AccountAssociation, AccountAssociationCheck, AccountAssociationFields, AccountProviderType, AdvisoryDocument, AdvisoryEvent, AdvisoryFilters, AdvisoryRow, Artifact, ArtifactCount, ArtifactFilters, ArtifactVersion, AttachedSbom, Call, CallOptions, Capability, CatalogTier, ClaimMatchFields, Client, CorrelationRule, DeletedMappings, Ecosystem, EolTag, EolTagFilters, ErrorCode, ErrorDetails, EventTypeFilter, ExchangeRequest, ExternalGroupRoleMapping, ExternalGroupRoleMappingFields, Fetch, FoundRecord, Group, GroupFields, GroupInvite, GroupInviteFields, HistoryWindow, Identity, IdentityFields, IdentityFilters, IdentityMetadata, IdentityMetadataFields, IdentityProvider, IdentityProviderFields, ImageArchitectures, ImageSize, Issuer, ListOperation, ListOptions, MintedToken, OrganizationKind, PackageVersions, Page, PagePosition, Platform, PlatformOptions, PolicyResult, Pong, Project, QueryValue, RawVulnReport, ReadWindow, RefreshRequest, RefreshedToken, Registry, Repo, RepoFields, RepoReadme, RepoTagsSummary, RequestTrace, RevokedScimToken, Role, RoleBinding, RoleBindingFields, RoleFields, Sbom, ScannerName, ScimState, ScimToken, ScimTokenLifetime, ScimTokenRenewal, Scope, ServicePrincipal, Subscription, Tag, TagFields, TagFilters, TagHistory, TagRecord, TermsAcceptance, TokenLimits, VulnCountFilters, VulnCountReport, VulnReport, VulnScan, VulnerabilityMetadata };
