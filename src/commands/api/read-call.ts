import { plainLine } from '../../base/plain-text.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import type { QueryValue } from '../../platform/call.ts';
import { parseApiPath } from './api-path.ts';
import type { ApiInputs } from './manifest.ts';

/** What `api` reads. */
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
    problems.push({
      message: '`path` is required',
      fix: 'set `path`, for example to `/registry/v2/repos`',
      input: 'path',
    });
  } else {
    const parsed = parseApiPath(inputs.path, inputs['api-url']);
    if (parsed.kind === 'problem') {
      const { message, fix } = parsed;
      problems.push({ message, ...(fix === undefined ? {} : { fix }), input: 'path' });
    } else {
      path = parsed.path;
      for (const [name, value] of parsed.query) add(name, value);
    }
  }
  for (const line of inputs.query) {
    const equals = line.indexOf('=');
    const name = line.slice(0, Math.max(0, equals)).trim();
    if (/^[A-Za-z0-9_.-]+$/.test(name)) add(name, line.slice(equals + 1).trim());
    else {
      problems.push({
        message: `\`query\` has the line \`${plainLine(line, 200)}\`, which is not of the form \`key=value\``,
        input: 'query',
      });
    }
  }
  if (inputs.all && (values.has('page_token') || values.has('pageToken'))) {
    problems.push({
      message: '`query` has a page token, but `all` already follows the pages',
      fix: 'remove one of them',
      input: 'query',
    });
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
