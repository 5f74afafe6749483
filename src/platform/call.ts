import { isPathSegment } from '../base/uri.ts';
import type { Needed } from './decode.ts';

/** Values of one query parameter: `undefined` omits it, and lists repeat the key (the service does not split at commas). */
export type QueryValue = string | number | boolean | readonly string[] | undefined;

/** One operation of the service as a value: nothing happens until it is sent. */
export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base URL, made with the `path` tag. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /**
   * Validates the decoded JSON (`undefined` for an empty body), which it may change and return; throws if it is not what
   * the operation returns. Fields that are not `needed` may have any type.
   */
  readonly decode: (json: unknown, needed?: Needed) => T;
  /** True if sending it twice has the same effect as sending it once. */
  readonly idempotent: boolean;
  /** True for operations that need no credential (ping, advisory documents and metadata); one is sent if the service asks. */
  readonly anonymous?: boolean;
  /** True to send it without retries, for a caller that repeats it by itself. */
  readonly once?: boolean;
}

/** Query string with a leading `?`, or empty. Keys keep their order. */
export function renderQuery(query: Readonly<Record<string, QueryValue>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
    for (const one of values) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Template tag for paths: splits each value at `/` and percent-encodes every segment, so that uids keep their slashes.
 * Throws `TypeError` for an empty or dot segment, or one with a lone surrogate, which would address something else.
 */
export function path(strings: TemplateStringsArray, ...values: readonly string[]): string {
  const encode = (value: string): string => value.split('/').map(encodeSegment).join('/');
  return String.raw({ raw: strings }, ...values.map(encode));
}

function encodeSegment(segment: string): string {
  if (!isPathSegment(segment))
    throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
  // Encodes `:`, which starts a custom verb at the end of a path, and `@`, which is harmless. A digest is sent as every
  // other client sends it: not every registry, or proxy in front of one, decodes a path before it compares it.
  return encodeURIComponent(segment).replace(/^(sha\d+)%3A(?=[0-9a-f]+$)/, '$1:');
}
