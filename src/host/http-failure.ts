import type { HttpRequest, HttpResult } from '../base/http.ts';

/** Largest answer that is read, in bytes. */
export const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;

const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** An answer that was cut off because it is larger than anything that the service gives. */
export function tooLarge(): HttpResult {
  return {
    kind: 'failure',
    reason: 'too-large',
    message: `the answer is larger than ${MAXIMUM_BODY_BYTES >> 20} MiB`,
    sent: true,
  };
}

/** What came of a request that ended with an error; `isConnected` is false when it surely never left. */
export function failureOf(
  error: unknown,
  request: HttpRequest,
  facts: { readonly isConnected: boolean; readonly isLate: boolean },
): HttpResult {
  const { code, message, name } = describe(error);
  const sent = facts.isConnected && !NEVER_SENT.has(code);
  if (request.signal.aborted)
    return { kind: 'failure', reason: 'aborted', message: 'the request was stopped', sent };
  if (facts.isLate || name === 'TimeoutError') {
    const why = `no complete answer within ${request.timeoutMs / 1000} s`;
    return { kind: 'failure', reason: 'timeout', message: why, sent };
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
  return {
    kind: 'failure',
    reason: 'connection',
    message: `no answer (${code === '' ? message : code})`,
    sent,
  };
}

function describe(error: unknown): { code: string; name: string; message: string } {
  if (!(error instanceof Error)) return { code: '', name: '', message: String(error) };
  // Node and undici put a string `code` on their errors; an AggregateError holds one for each address that was tried.
  const own: unknown = Reflect.get(error, 'code');
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  const code = typeof own === 'string' ? own : first === undefined ? '' : describe(first).code;
  return { code, name: error.name, message: error.message };
}
