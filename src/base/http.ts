/** One HTTP request. The sender adds only connection headers and never follows redirects. */
export interface HttpRequest {
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

/**
 * The result of a request. A failure is a value: `sent` is false only if the request certainly never reached the server
 * (no connection, unknown host), so any request may then be repeated.
 */
export type HttpResult =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Names in lower case; repeated headers joined with `, `. */
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | {
      readonly kind: 'failure';
      readonly reason: 'connection' | 'timeout' | 'aborted' | 'too-large' | 'certificate';
      readonly message: string;
      readonly sent: boolean;
    };

/** Sends one request; never rejects. */
export type Http = (request: HttpRequest) => Promise<HttpResult>;
