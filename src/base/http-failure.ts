import type { HttpRequest, HttpResult } from './http.ts';

/** System errors of a connection that was never made. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** undici's words for a CONNECT that was refused; the error has the status nowhere else. */
const PROXY_ANSWER = /^Proxy response \((\d{3})\) !== 200/;

/** What a thrown error of a request says about it: stopped, too slow, a certificate, or no connection. */
export function describeFailure(
  error: unknown,
  request: Pick<HttpRequest, 'signal' | 'timeoutMs'>,
): Extract<HttpResult, { readonly kind: 'failure' }> {
  if (request.signal.aborted)
    return { kind: 'failure', reason: 'aborted', message: 'the request was stopped', sent: true };
  const { code, message, name } = describe(error);
  if (name === 'TimeoutError') {
    return {
      kind: 'failure',
      reason: 'timeout',
      message: `no complete answer within ${request.timeoutMs / 1000} s`,
      sent: true,
    };
  }
  if (code.startsWith('ERR_TLS') || /CERT|SIGNATURE|ISSUER/.test(code)) {
    const hint = 'set NODE_EXTRA_CA_CERTS to the file of your certificate authority';
    return {
      kind: 'failure',
      reason: 'certificate',
      message: `the certificate is not trusted (${code}): ${hint}`,
      sent: false,
    };
  }
  const proxyStatus = PROXY_ANSWER.exec(message)?.[1];
  if (proxyStatus !== undefined) {
    const hint = proxyStatus === '407' ? ': it wants a user name and a password in HTTPS_PROXY' : '';
    return {
      kind: 'failure',
      reason: 'connection',
      message: `the proxy refused the connection with HTTP status ${proxyStatus}${hint}`,
      sent: false,
    };
  }
  return {
    kind: 'failure',
    reason: 'connection',
    message: `no answer (${code === '' ? message : code})`,
    sent: !NEVER_SENT.has(code),
  };
}

interface Description {
  readonly code: string;
  readonly name: string;
  readonly message: string;
}

/** The error's own code, else that of what is behind it: `fetch` wraps it, and an AggregateError holds one an address. */
function describe(error: unknown): Description {
  if (!(error instanceof Error)) return { code: '', name: '', message: String(error) };
  const own: unknown = Reflect.get(error, 'code');
  const { message, name } = error;
  // A DOMException's code is a number.
  if (typeof own === 'string') return { code: own, name, message };
  const behind: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return behind === undefined ? { code: '', name, message } : { ...describe(behind), name };
}
