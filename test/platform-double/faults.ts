import type { Echo } from './echo.ts';
import type { Json } from './json.ts';
import { pathExpression } from './path-glob.ts';

/** A fault of one request. */
export type Fault =
  /** The status, with an error body of the platform unless `body` is given; nothing is carried out unless `when` says so. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: number | string;
      /** Delay of a `google.rpc.RetryInfo` in the body, such as `2s`. */
      readonly retryDelay?: string;
      /** Carries the operation out before it answers so. */
      readonly when?: 'before-commit' | 'after-commit';
      readonly body?: string;
      readonly headers?: { readonly [name: string]: string };
    }
  /** The connection is reset before the operation is carried out, or after it, unanswered. */
  | { readonly kind: 'reset'; readonly when: 'before-commit' | 'after-commit' }
  /** The answer stops after this part (0–1) of its bytes, half by default. */
  | { readonly kind: 'truncate'; readonly part?: number }
  /** The answer arrives in pieces of `chunkBytes` every `intervalMs`. */
  | { readonly kind: 'dribble'; readonly chunkBytes: number; readonly intervalMs: number }
  /** No answer ever; the operation is carried out only with `after-commit`. */
  | { readonly kind: 'hang'; readonly when?: 'before-commit' | 'after-commit' | 'after-headers' }
  /** A page of a load balancer or a login portal instead of the answer. */
  | { readonly kind: 'html'; readonly status?: number }
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: number }
  /** The clock is off for this request: times of tokens, expiries and the Date header. */
  | { readonly kind: 'clock-skew'; readonly offsetMs: number }
  | { readonly kind: 'content-type'; readonly value: string }
  /** The right answer's status and headers with this text as body. */
  | { readonly kind: 'body'; readonly text: string }
  /** The right answer with these bytes, in base64, as body: for what is no text. */
  | { readonly kind: 'bytes'; readonly base64: string }
  /** The right answer with another value at one place of its JSON, such as `['tags', 0, 'name']`; none takes it away. */
  | { readonly kind: 'field'; readonly path: readonly (string | number)[]; readonly value?: Json }
  /** The status, with the credential of the request in the error's message, details and headers; nothing is carried out. */
  | Echo
  /** The right answer whose rows, or its records where it is a history, lack a field; `of` is the key of the rows. */
  | { readonly kind: 'rows-without'; readonly of: string; readonly field: string }
  /** Lists only: the list ends with this page, of which the last row is missing, and the total stays. */
  | { readonly kind: 'short-list' }
  /** Lists only: the page token just sent comes back; the one sent counts as older than three days; the first row
   * comes twice; the page is empty though rows follow. */
  | { readonly kind: 'repeat-page-token' | 'expire-page-token' | 'duplicate-rows' | 'empty-page' };

/** When a fault strikes. */
export type FaultRule = {
  /** `GET /iam/v2/**`: a method (or `*`) and a path, in which `*` is one segment and `**` any number. */
  readonly on: string;
  /** Part of the query, as `artifactNames=openssl`, that a matching request has: one thing that cannot be read. */
  readonly query?: string;
  /** The first matching request that it strikes, counted from 1 since the rule was added; 1 by default. */
  readonly nth?: number;
  /** How many matching requests in a row; 1 by default, `always` for all from the nth. */
  readonly times?: number | 'always';
  readonly fault: Fault;
};

/** A rule in force. */
export type ActiveFault = {
  readonly rule: FaultRule;
  /** How many requests it has struck. */
  readonly struck: () => number;
};

/** The faults to come. */
export type Faults = {
  add(rule: FaultRule): ActiveFault;
  clear(): void;
  list(): readonly ActiveFault[];
  /** The first rule that strikes this request; rules behind it do not count the request. */
  take(method: string, path: string, query?: string): Fault | undefined;
};

type Entry = { readonly active: ActiveFault; strike(method: string, path: string, query: string): boolean };

/** No faults yet. */
export function createFaults(): Faults {
  const entries: Entry[] = [];
  return {
    add(rule) {
      const match = /^(\S+)\s+(\S+)$/.exec(rule.on);
      if (!match) throw new Error(`a fault's \`on\` is a method and a path: ${rule.on}`);
      const [, method = '*', glob = ''] = match;
      const expression = pathExpression(glob);
      const from = rule.nth ?? 1;
      const until = rule.times === 'always' ? Number.POSITIVE_INFINITY : from + (rule.times ?? 1);
      let seen = 0;
      let struck = 0;
      const active: ActiveFault = { rule, struck: () => struck };
      entries.push({
        active,
        strike(askedMethod, path, query) {
          if (rule.query !== undefined && !`${query}&`.includes(`${rule.query}&`)) return false;
          if ((method !== '*' && method !== askedMethod) || !expression.test(path)) return false;
          seen += 1;
          if (seen < from || seen >= until) return false;
          struck += 1;
          return true;
        },
      });
      return active;
    },
    clear: () => {
      entries.length = 0;
    },
    list: () => entries.map(({ active }) => active),
    take(method, path, query = '') {
      for (const entry of entries) if (entry.strike(method, path, query)) return entry.active.rule.fault;
      return undefined;
    },
  };
}
