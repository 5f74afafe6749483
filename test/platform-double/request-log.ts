import { decodeJwt } from 'jose';
import type { Service } from './core.ts';
import { textOf, textsOf } from './json.ts';
import { pathExpression } from './path-glob.ts';

/** The kind of credential that a request carried; never the secret itself. */
export type Credential = {
  readonly scheme: 'none' | 'bearer' | 'basic' | 'other';
  /** Audiences of a JWT, in the header or as Basic password. */
  readonly audiences: readonly string[];
  readonly issuer: string;
  readonly subject: string;
  /** User of Basic. */
  readonly user: string;
};

/** One request that the double got; times are `performance.now()` milliseconds of the double's process. */
export type LoggedRequest = {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  /** Query without `?`, as sent. */
  readonly query: string;
  readonly credential: Credential;
  /** Header names in lower case; `authorization` is left out. */
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
  readonly startedAt: number;
  /** Undefined while it runs. */
  endedAt: number | undefined;
  /** Status sent; 0 where the connection ended without one. */
  status: number;
  /** Names of the capabilities that were needed to answer it. */
  readonly capabilities: Set<string>;
  /** Kind of the fault that struck it. */
  fault: string | undefined;
};

/** Which requests to look at: a method or `*` and a path as in fault rules, or a test of one's own. */
export type RequestFilter = string | ((request: LoggedRequest) => boolean);

/** Everything that was asked, in the order of arrival. */
export type RequestLog = {
  add(request: LoggedRequest): void;
  all(filter?: RequestFilter): readonly LoggedRequest[];
  count(filter?: RequestFilter): number;
  /** Most requests in flight at one time. */
  peak(filter?: RequestFilter): number;
  /** Milliseconds from the first arrival to the last answer; 0 where there is none. */
  span(filter?: RequestFilter): number;
  reset(): void;
};

function credentialOfJwt(scheme: Credential['scheme'], token: string, user: string): Credential {
  try {
    const { aud, iss, sub } = decodeJwt(token);
    const audiences = typeof aud === 'string' ? [aud] : textsOf(aud);
    return { scheme, audiences, issuer: textOf(iss), subject: textOf(sub), user };
  } catch {
    return { scheme, audiences: [], issuer: '', subject: '', user };
  }
}

/** Reads an Authorization header for the log. */
export function credentialOf(header: string | undefined): Credential {
  if (header === undefined) return { scheme: 'none', audiences: [], issuer: '', subject: '', user: '' };
  const [scheme = '', value = ''] = header.split(/ +/, 2);
  if (scheme.toLowerCase() === 'bearer') return credentialOfJwt('bearer', value, '');
  if (scheme.toLowerCase() !== 'basic') return credentialOfJwt('other', '', '');
  const text = Buffer.from(value, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return credentialOfJwt('basic', text.slice(colon + 1), text.slice(0, Math.max(colon, 0)));
}

function testOf(filter: RequestFilter | undefined): (request: LoggedRequest) => boolean {
  if (filter === undefined) return () => true;
  if (typeof filter !== 'string') return filter;
  const [method = '*', glob = '**'] = filter.split(/\s+/, 2);
  const expression = pathExpression(glob);
  return (request) => (method === '*' || request.method === method) && expression.test(request.path);
}

/** An empty log. */
export function createRequestLog(): RequestLog {
  const requests: LoggedRequest[] = [];
  const all = (filter?: RequestFilter) => requests.filter(testOf(filter));
  return {
    add: (request) => requests.push(request),
    all,
    count: (filter) => all(filter).length,
    peak(filter) {
      const moments = all(filter).flatMap(({ startedAt, endedAt }) => [
        { at: startedAt, step: 1 },
        { at: endedAt ?? Number.POSITIVE_INFINITY, step: -1 },
      ]);
      moments.sort((left, right) => left.at - right.at || left.step - right.step);
      let open = 0;
      let most = 0;
      for (const { step } of moments) {
        open += step;
        most = Math.max(most, open);
      }
      return most;
    },
    span(filter) {
      const found = all(filter);
      if (found.length === 0) return 0;
      const ends = found.map(({ endedAt }) => endedAt ?? performance.now());
      return Math.max(...ends) - Math.min(...found.map(({ startedAt }) => startedAt));
    },
    reset: () => {
      requests.length = 0;
    },
  };
}
