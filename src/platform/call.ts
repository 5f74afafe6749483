/** Values of one query parameter: absent ones are left out, lists repeat the key (the service splits no commas). */
export type QueryValue = string | number | boolean | readonly string[] | undefined;

/** One operation of the service as a value: nothing happens until it is sent. */
export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base URL, made with the `path` tag. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /** Judges the decoded JSON (`undefined` for an empty body); throws when it is not what the operation gives. */
  readonly decode: (json: unknown) => T;
  /** Whether sending it twice does what sending it once does. */
  readonly idempotent: boolean;
  /** True for operations that need no credential (spec conflicts: ping, advisory documents and metadata). */
  readonly anonymous?: boolean;
}

/** Query string with a leading `?`, or empty. Keys keep their order. */
export function renderQuery(query: Readonly<Record<string, QueryValue>> = {}): string {
  const parts = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return Array.isArray(value) ? renderList(name, value) : [`${encode(name)}=${encode(String(value))}`];
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const encode = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/** Lists that were rendered: the pages of one list send the same long filter again and again. */
const renderedLists = new WeakMap<object, Map<string, string>>();

function renderList(name: string, values: readonly string[]): readonly string[] {
  if (values.length === 0) return [];
  const byName = renderedLists.get(values) ?? new Map<string, string>();
  renderedLists.set(values, byName);
  const known = byName.get(name);
  if (known !== undefined) return [known];
  const parameters = new URLSearchParams();
  for (const value of values) parameters.append(name, value);
  const text = parameters.toString();
  byName.set(name, text);
  return [text];
}
