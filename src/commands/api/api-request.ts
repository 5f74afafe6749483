import { plainLine } from '../../base/plain-text.ts';
import { problemsOf, UserError, type UserProblem } from '../../base/user-error.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import type { QueryValue } from '../../platform/call.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { ApiInputs } from './manifest.ts';

export interface ApiRequest {
  readonly path: string;
  /** Last segment of the path: the key of a list's rows. */
  readonly name: string;
  readonly query: Readonly<Record<string, QueryValue>>;
  /** True for the older API, whose lists take other parameter names. */
  readonly isV1: boolean;
  /** True for operations that need no credential (upstream: ping, advisory documents and metadata). */
  readonly anonymous: boolean;
}

const ANONYMOUS: ReadonlySet<string> = new Set([
  '/ping/v2/ping',
  '/ping/v1/ping',
  '/advisory/v2/documents',
  '/advisory/v2/metadata',
]);

/** Parses `path`, `query` and `all`; throws `UserError` with all of their problems. */
export function readApiRequest(inputs: Pick<ApiInputs, 'path' | 'query' | 'all' | 'api-url'>): ApiRequest {
  const problems: UserProblem[] = [];
  const values = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    values.set(name, [...(values.get(name) ?? []), value]);
  };
  let path = '/';
  if (inputs.path === undefined) {
    const fix = 'set `path`, for example to `/registry/v2/repos`';
    problems.push({ message: '`path` is required', fix, input: 'path' });
  } else {
    const parsed = parseApiPath(inputs.path, inputs['api-url']);
    if (parsed.kind === 'path') {
      path = parsed.path;
      for (const [name, value] of parsed.query) add(name, value);
    } else {
      const { kind, ...problem } = parsed;
      problems.push({ ...problem, input: 'path' });
    }
  }
  for (const line of inputs.query) {
    const equals = line.indexOf('=');
    const name = line.slice(0, Math.max(0, equals)).trim();
    const message = `\`query\` has the line \`${plainLine(line, 200)}\`, which is not of the form \`key=value\``;
    if (/^[A-Za-z0-9_.-]+$/.test(name)) add(name, line.slice(equals + 1).trim());
    else problems.push({ message, input: 'query' });
  }
  if (inputs.all && (values.has('page_token') || values.has('pageToken'))) {
    const message = '`query` has a page token, but `all` already follows the pages';
    problems.push({ message, fix: 'remove one of them', input: 'query' });
  }
  if (problems.length > 0) throw new UserError(...problems);
  const segments = path.slice(1).split('/');
  return {
    path,
    name: segments.at(-1) ?? '',
    query: Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
    isV1: segments[1] === 'v1',
    anonymous: ANONYMOUS.has(path),
  };
}

type ApiPath =
  | { readonly kind: 'path'; readonly path: string; readonly query: readonly (readonly [string, string])[] }
  | { readonly kind: 'problem'; readonly message: string; readonly fix: string | undefined };

const DECODINGS = 5;

/**
 * Reads the path of an API call, with or without a query. Refuses everything that could lead elsewhere: another origin,
 * dot segments and slashes in any encoding, and the token exchange below `/sts`.
 */
export function parseApiPath(given: string, apiUrl: string): ApiPath {
  const shown = `\`path\` is \`${plainLine(given, 200)}\``;
  // `registry/v2/repos` is unambiguous.
  const text = /^[a-z]+\/v[0-9]/.test(given) ? `/${given}` : given;
  const refuse = (why: string, fix?: string): ApiPath => ({ kind: 'problem', message: shown + why, fix });
  if (!text.startsWith('/') || text.startsWith('//'))
    return refuse(
      ', which does not start with a single `/`',
      'write only the path, such as `/registry/v2/repos`',
    );
  if (/[^\x21-\x7e]|\\/.test(text))
    return refuse(', which contains characters that are not allowed in a path', ENCODE);
  if (text.includes('#')) return refuse(', which has a fragment');
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  for (const segment of path.slice(1).split('/')) {
    const problem = segmentProblem(segment);
    if (problem !== undefined) return refuse(problem);
  }
  if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(path)))
    return refuse(', which is reserved for exchanging tokens', 'use the command `token`');
  if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(path))
    return refuse(', which belongs to the beta API', `write \`${path.replace(/v2beta1/i, 'v2')}\``);
  const url = new URL(apiUrl + path);
  if (url.origin !== apiUrl || url.pathname !== path)
    return refuse(', which is not in its plain form', ENCODE);
  const query = mark < 0 ? [] : [...new URLSearchParams(text.slice(mark + 1))];
  return { kind: 'path', path, query };
}

const ENCODE = 'percent-encode it';

function segmentProblem(segment: string): string | undefined {
  let text = segment;
  for (let round = 0; round < DECODINGS; round += 1) {
    const plain = text.split(';')[0] ?? '';
    if (plain === '') return ', which has an empty segment';
    if (plain === '.' || plain === '..') return ', which has a dot segment';
    if (/[/\\]|\p{Cc}/u.test(text)) return ', which has an encoded slash or control character';
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      // A percent sign that came out of an earlier round is text.
      return round === 0 ? ', which has a broken percent-encoding' : undefined;
    }
    if (decoded === text) return undefined;
    text = decoded;
  }
  return ', which is percent-encoded several times';
}

/** Why this command must sign in. */
const SIGN_IN_REASON = 'the command reads the API as that identity';

/** Problems of the path and the query, and of a missing credential where the path needs one. */
export const findProblems: FindProblems<ApiInputs> = async (inputs, place) => {
  const { all, path, query } = inputs;
  const apiUrl = inputs['api-url'];
  if (all === undefined || query === undefined || apiUrl === undefined) return [];
  let missing: readonly UserProblem[] = [];
  const wrong = await problemsOf(() => {
    const { anonymous } = readApiRequest({ path, query, all, 'api-url': apiUrl });
    if (!anonymous) missing = findMissingIdentity(inputs, place, SIGN_IN_REASON);
  });
  return [...wrong, ...missing];
};
