import type { EchoForm } from '../platform-double/echo.ts';
import type { Fault } from '../platform-double/faults.ts';
import { DIRECT_ORIGINS } from './direct-http.ts';
import type { RequestKind } from './job.ts';

/**
 * The effect of a fault on one attempt, described independently of the product: `none`: the answer is right all the same;
 * `passing`: no usable answer, which another try may bring; `limit`: turned away unprocessed; `skew`: right, but by a clock
 * that is hours off; `garbled`: not JSON; `emptied`: JSON that is not what was asked for; `odd`: the answer with something
 * wrong in it; `nameless`: a row lacks the field that decides; `short`: rows of a list are missing, though its total counts
 * them; the others are refusals by their meaning.
 */
export type Effect =
  | 'none'
  | 'passing'
  | 'limit'
  | 'skew'
  | 'garbled'
  | 'emptied'
  | 'bare-object'
  | 'odd'
  | 'nameless'
  | 'short'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'absent'
  | 'conflict'
  | 'unsupported'
  | 'redirect';

/** One fault with what it does. `outage` is no fault of an answer: nobody listens. */
export interface FaultVariant {
  readonly id: string;
  readonly fault: Fault | 'outage';
  readonly effect: Effect;
  /** Requests that it can strike; all without it. */
  readonly on?: (kind: RequestKind) => boolean;
  /**
   * Tried in every scope, and once on jobs that are another mode of one; the others once, and not on those: they differ in
   * the answer and not in what comes of it.
   */
  readonly everywhere?: boolean;
  /** Struck at every request of the operation instead of once: where one more try would hide it. */
  readonly lasting?: boolean;
  /** Made for a field of one answer, and found at that request only. */
  readonly ofAnswer?: boolean;
  /** One of many that are much alike, so that each is tried on half of the jobs. */
  readonly common?: boolean;
}

/** An origin that does not belong to the platform. */
export const STRANGER = 'https://stranger.test';

const HOUR_MS = 3_600_000;

const isList = (kind: RequestKind): boolean => kind === 'list';

const status = (
  code: number,
  effect: Effect,
  more: Partial<Extract<Fault, { kind: 'status' }>> & { readonly id?: string } = {},
): FaultVariant => {
  const { id, ...rest } = more;
  return {
    id: `status-${code}${id === undefined ? '' : `-${id}`}`,
    fault: { kind: 'status', status: code, ...rest },
    effect,
    // The other outages differ from 503 in the number alone.
    everywhere: id === undefined && ![500, 502, 504].includes(code),
  };
};

const body = (id: string, text: string, effect: Effect = 'emptied'): FaultVariant => ({
  id: `body-${id}`,
  fault: { kind: 'body', text },
  effect,
  everywhere: id === 'null' || id === 'object',
});

const STATUSES: readonly FaultVariant[] = [
  status(400, 'invalid'),
  status(401, 'unauthenticated'),
  status(403, 'forbidden'),
  status(404, 'absent'),
  status(409, 'conflict'),
  status(429, 'limit'),
  status(429, 'limit', { id: 'seconds', retryAfter: 7 }),
  status(429, 'limit', { id: 'date', retryAfter: 'Sun, 01 Nov 2026 00:00:20 GMT' }),
  status(429, 'limit', { id: 'huge', retryAfter: 999_999_999 }),
  status(429, 'limit', { id: 'malformed', retryAfter: 'soon, -1' }),
  status(500, 'passing'),
  status(501, 'unsupported'),
  status(502, 'passing'),
  status(503, 'passing'),
  status(503, 'passing', { id: 'seconds', retryAfter: 30 }),
  status(503, 'passing', { id: 'huge', retryAfter: 86_400 }),
  status(503, 'passing', { id: 'empty', body: '' }),
  status(504, 'passing'),
  // A gateway that reports the service's trouble in another form than the service.
  status(500, 'passing', { id: 'other-form', body: '{"error":"boom","stack":"at x (y.js:1:2)"}' }),
  status(503, 'passing', { id: 'workflow-command', body: '{"code":14,"message":"::error::x\\n##vso[y]z"}' }),
];

const CONNECTIONS: readonly FaultVariant[] = [
  { id: 'reset-before', fault: { kind: 'reset', when: 'before-commit' }, effect: 'passing' },
  { id: 'reset-after', fault: { kind: 'reset', when: 'after-commit' }, effect: 'passing', everywhere: true },
  { id: 'truncate-0', fault: { kind: 'truncate', part: 0 }, effect: 'passing' },
  { id: 'truncate-50', fault: { kind: 'truncate' }, effect: 'passing', everywhere: true },
  { id: 'truncate-95', fault: { kind: 'truncate', part: 0.95 }, effect: 'passing' },
  { id: 'hang', fault: { kind: 'hang' }, effect: 'passing', everywhere: true },
  { id: 'hang-after', fault: { kind: 'hang', when: 'after-commit' }, effect: 'passing' },
  { id: 'hang-body', fault: { kind: 'hang', when: 'after-headers' }, effect: 'passing' },
  // 10 ms a byte: slower than most time-outs for long answers, never for short ones.
  { id: 'dribble', fault: { kind: 'dribble', chunkBytes: 64, intervalMs: 50 }, effect: 'none' },
  { id: 'dribble-late', fault: { kind: 'dribble', chunkBytes: 1, intervalMs: 60_000 }, effect: 'passing' },
  { id: 'outage', fault: 'outage', effect: 'passing', everywhere: true },
  { id: 'html-200', fault: { kind: 'html', status: 200 }, effect: 'garbled', everywhere: true },
  { id: 'html-502', fault: { kind: 'html', status: 502 }, effect: 'passing' },
  {
    id: 'redirect-same',
    fault: { kind: 'redirect', location: `${DIRECT_ORIGINS.api}/iam/v2/groups` },
    effect: 'redirect',
  },
  {
    id: 'redirect-foreign',
    fault: { kind: 'redirect', location: `${STRANGER}/steal`, status: 307 },
    effect: 'redirect',
    everywhere: true,
  },
  {
    id: 'clock-ahead',
    fault: { kind: 'clock-skew', offsetMs: 2 * HOUR_MS },
    effect: 'skew',
    everywhere: true,
  },
  { id: 'clock-behind', fault: { kind: 'clock-skew', offsetMs: -2 * HOUR_MS }, effect: 'skew' },
  { id: 'clock-half-a-minute', fault: { kind: 'clock-skew', offsetMs: 30_000 }, effect: 'none' },
  { id: 'content-type', fault: { kind: 'content-type', value: 'text/html' }, effect: 'none' },
];

const BODIES: readonly FaultVariant[] = [
  body('empty', ''),
  body('null', 'null'),
  body('array', '[]'),
  body('object', '{}', 'bare-object'),
  body('number', '42'),
  body('text', '"text"'),
  body('deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  body('huge', JSON.stringify('x'.repeat(2_000_000))),
  body('half', '{"nextPageToken":"", "repos":[{"uid', 'garbled'),
  body('error-in-200', '{"code":13,"message":"an error in a 200","details":[]}', 'odd'),
  {
    id: 'body-no-utf8',
    fault: { kind: 'bytes', base64: Buffer.from([0xff, 0xfe, 0x7b, 0x7d]).toString('base64') },
    effect: 'garbled',
  },
];

const LISTS: readonly FaultVariant[] = (
  ['repeat-page-token', 'expire-page-token', 'duplicate-rows', 'empty-page', 'short-list'] as const
).map((kind) => ({
  id: kind,
  fault: { kind },
  effect: kind === 'short-list' ? 'short' : 'odd',
  on: isList,
  everywhere: true,
}));

/** An answer that shows the credential of its request. `lasting` where another try would hide the error. */
const echo = (status: number, form: EchoForm, effect: Effect, lasting = false): FaultVariant => ({
  id: `echo-${status}-${form}`,
  fault: { kind: 'echo', status, form },
  effect,
  ...(lasting ? { lasting } : {}),
});

const ECHOES: readonly FaultVariant[] = [
  echo(400, 'header', 'invalid'),
  echo(400, 'late', 'invalid'),
  echo(401, 'challenge', 'unauthenticated', true),
  echo(403, 'bare', 'forbidden'),
  echo(403, 'url', 'forbidden'),
  echo(403, 'base64', 'forbidden'),
  echo(403, 'basic', 'forbidden'),
  echo(403, 'middle', 'forbidden'),
  echo(404, 'late', 'absent'),
  echo(501, 'bare', 'unsupported'),
  echo(500, 'html', 'passing', true),
  echo(503, 'late', 'passing', true),
  echo(200, 'text', 'garbled'),
  echo(302, 'location', 'redirect'),
];

/** Every fault that is tried on every request. */
export const FAULT_VARIANTS: readonly FaultVariant[] = [
  ...[...STATUSES, ...CONNECTIONS, ...BODIES].map((variant) => ({ ...variant, common: true })),
  ...LISTS,
  ...ECHOES,
];

/** Variants that give each field of an answer, and of its first row, a value of another type. */
export function fieldVariants(answer: string): readonly FaultVariant[] {
  let json: unknown;
  try {
    json = JSON.parse(answer);
  } catch {
    return [];
  }
  const places = placesOf(json, []);
  const wrong = places.map(
    ({ path, value }): FaultVariant => ({
      id: `field-${path.join('.')}`,
      fault: { kind: 'field', path, value: wrongFor(path.at(-1), value) },
      effect: 'odd',
      ofAnswer: true,
    }),
  );
  const missing = places
    .filter(({ path: [, row], path: { length } }) => row === 0 && length === 3)
    .filter(({ path: [, , field] }) => DECIDING.has(String(field)))
    .map(({ path: [of, , field] }): FaultVariant => {
      const fault = { kind: 'rows-without', of: String(of), field: String(field) } as const;
      return {
        id: `rows-without-${String(field)}`,
        fault,
        effect: 'nameless',
        lasting: true,
        ofAnswer: true,
      };
    });
  return [...wrong, ...missing];
}

/** Fields of a row without which nothing can be decided about it. */
const DECIDING: ReadonlySet<string> = new Set(['uid', 'name', 'digest', 'identityUid', 'roleUid']);

/** Counts may be numbers or texts of digits, so that for them only another text is wrong. */
function wrongFor(name: string | number | undefined, value: unknown): string | number | boolean {
  // A score may be a number or its text.
  if (name === 'score') return true;
  const isText = typeof value === 'string' || value === null;
  return isText && name !== 'totalCount' ? 42 : 'another type';
}

interface FieldPlace {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Places of the values of a JSON object, of its objects, and of the first member of its lists. */
function placesOf(json: unknown, path: readonly (string | number)[]): readonly FieldPlace[] {
  if (typeof json !== 'object' || json === null || path.length > 4) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(json)
    ? json.slice(0, 1).map((value, index) => [index, value] as const)
    : Object.entries(json);
  return entries.flatMap(([key, value]) => [
    { path: [...path, key], value },
    ...placesOf(value, [...path, key]),
  ]);
}
