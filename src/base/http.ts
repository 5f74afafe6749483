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

/** The result of a request. With `sent: false` it certainly never reached the server, so it may be repeated. */
export type HttpResult =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Names in lower case; repeated headers joined with `, `. */
      readonly headers: Readonly<Record<string, string>>;
      /** Emptied by who has read it: promises that waited for a long text would keep it until the next full collection. */
      body: string;
    }
  | {
      readonly kind: 'failure';
      readonly reason: 'connection' | 'timeout' | 'aborted' | 'too-large' | 'certificate';
      readonly message: string;
      readonly sent: boolean;
    };

/** Sends one request; never rejects. */
export type Http = (request: HttpRequest) => Promise<HttpResult>;

/** System errors of connections that were never established. */
const NEVER_SENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT)$/;

/** Message of our own tunnel, and of undici's, for a CONNECT that was refused. */
const PROXY_ANSWER = /^Proxy response \((\d{3})\) !== 200/;

type Failure = Extract<HttpResult, { readonly kind: 'failure' }>;

/** Facts about a failed request; `proxy` is the host and port of the one on the way. */
type Failed = Pick<HttpRequest, 'signal' | 'timeoutMs' | 'url'> & { readonly proxy?: string | undefined };

/** Classifies a thrown error of a request; messages name the host, and the proxy if there is one. */
export function describeFailure(error: unknown, request: Failed): Failure {
  const failure = (reason: Failure['reason'], message: string, sent: boolean): Failure => {
    return { kind: 'failure', reason, message, sent };
  };
  const host = URL.canParse(request.url) ? new URL(request.url).host : 'the server';
  const from = request.proxy === undefined ? host : `${host} through the proxy ${request.proxy}`;
  if (request.signal.aborted) return failure('aborted', 'the request was stopped', true);
  const { code, message, name } = describe(error);
  if (name === 'TimeoutError')
    return failure('timeout', `no complete answer from ${from} within ${request.timeoutMs / 1000} s`, true);
  if (code.startsWith('ERR_TLS') || /CERT|SIGNATURE|ISSUER/.test(code)) {
    // It may be that of the proxy, or one that the proxy made.
    const why = `the certificate of ${from} is not trusted (${code}): ${certificateHint(code)}`;
    return failure('certificate', why, false);
  }
  const proxyStatus = PROXY_ANSWER.exec(message)?.[1];
  if (proxyStatus !== undefined) {
    const hint = proxyStatus === '407' ? ': set its user name and password in HTTPS_PROXY' : '';
    const proxy = request.proxy === undefined ? 'the proxy' : `the proxy ${request.proxy}`;
    const why = `${proxy} refused the connection to ${host} with HTTP status ${proxyStatus}${hint}`;
    return failure('connection', why, false);
  }
  return failure('connection', `no answer from ${from} (${code || message})`, !NEVER_SENT.test(code));
}

/** The remedy for a certificate that is not trusted; another authority helps neither a wrong name nor a wrong time. */
function certificateHint(code: string): string {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'it is for other host names; check the URL';
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'it is not valid at the present time; check its dates and the clock of this machine';
  return 'set NODE_EXTRA_CA_CERTS to the file of your certificate authority';
}

/** The error's own code, or else that of its cause: `fetch` wraps errors, and an AggregateError has one per address. */
function describe(error: unknown): Readonly<Record<'code' | 'name' | 'message', string>> {
  if (!(error instanceof Error)) return { code: '', name: '', message: String(error) };
  const own: unknown = Reflect.get(error, 'code');
  const { message, name } = error;
  // A DOMException's code is a number.
  if (typeof own === 'string') return { code: own, name, message };
  const behind: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return behind === undefined ? { code: '', name, message } : { ...describe(behind), name };
}
