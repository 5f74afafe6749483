import type { Reply } from './core.ts';

/** How a service writes the credential that it echoes. */
export type EchoForm =
  /** The whole header; the credential alone; inside a query; in base64; as the password of Basic. */
  | 'header'
  | 'bare'
  | 'url'
  | 'base64'
  | 'basic'
  /** Forty characters out of its middle; behind so much text that a message may be cut within it. */
  | 'middle'
  | 'late'
  /** In a page of HTML, in a text, and in headers. */
  | 'html'
  | 'text'
  | 'challenge'
  | 'location';

/** A service that shows its caller the credential that came with the request. */
export interface Echo {
  readonly kind: 'echo';
  readonly status: number;
  readonly form: EchoForm;
}

/** The credential of an Authorization header: a token, or the password of Basic. */
function credentialIn(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(/ +/, 2);
  if (scheme.toLowerCase() !== 'basic') return value;
  const text = Buffer.from(value, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The credential as the form has it; texts of the service around it are left out. */
export function echoText(form: EchoForm, authorization: string): string {
  const credential = credentialIn(authorization);
  const middle = Math.floor(credential.length / 2);
  const forms: Readonly<Partial<Record<EchoForm, string>>> = {
    header: authorization,
    url: `token=${encodeURIComponent(credential)}&grant=x`,
    base64: base64(credential),
    basic: `Basic ${base64(`_token:${credential}`)}`,
    middle: credential.slice(Math.max(0, middle - 20), middle + 20),
    // The credential again and again, so that a cut at any place falls into one.
    late: `${'x'.repeat(180)} ${Array.from({ length: 12 }, () => credential).join(' ')}`,
  };
  return forms[form] ?? credential;
}

/** The answer that shows the credential in an error of every form that services have. */
export function echoReply({ form, status }: Echo, code: number, authorization: string): Reply {
  const shown = echoText(form, authorization);
  const message = `no access with ${shown}`;
  if (form === 'html') {
    const body = `<html><head><title>${status}</title></head><body><pre>${message}</pre></body></html>\n`;
    return { status, body, headers: { 'content-type': 'text/html' } };
  }
  if (form === 'text') return { status, body: message, headers: { 'content-type': 'text/plain' } };
  const reason = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: shown, domain: shown };
  const errors = [{ code: 'DENIED', message, detail: shown }];
  const body = JSON.stringify({ code, message, details: [reason], errors });
  const headers: Record<string, string> = {
    'x-request-id': shown.slice(0, 200),
    ...(form === 'challenge' ? { 'www-authenticate': `Bearer realm="${shown}",error="${message}"` } : {}),
    ...(form === 'location' ? { location: `https://stranger.test/?token=${shown}` } : {}),
  };
  return { status, body, headers };
}
