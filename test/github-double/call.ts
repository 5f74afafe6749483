import type { JsonObject } from '../platform-double/json.ts';
import type { Repo, Token } from './records.ts';
import type { GithubSettings } from './settings.ts';
import type { World } from './world.ts';

/** One request to the API, prefix taken off. */
export type Asked = {
  readonly world: World;
  readonly settings: GithubSettings;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: string;
  /** Where the REST API is, without a slash at its end. */
  readonly apiUrl: string;
  /** Where people look, in place of https://github.com. */
  readonly htmlUrl: string;
};

/** One request as a handler sees it, after authentication and the checks against the published description. */
export type Call = Pick<Asked, 'world' | 'settings' | 'method' | 'query' | 'apiUrl' | 'htmlUrl'> & {
  readonly token: Token;
  /** Values of the path's parameters, decoded. */
  readonly parameters: { readonly [name: string]: string };
  readonly accept: string;
  readonly body: JsonObject;
  /** The request's own address without query, for links to other pages. */
  readonly url: string;
  /** The repository of `{owner}/{repo}`, which the token may see. */
  repo(): Repo;
};

/** One answer; `body` is JSON unless it is bytes. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
};

export type Handler = (call: Call) => Reply | Promise<Reply>;

/** One operation: its published name, what the token needs, and what it does. */
export type Route = {
  readonly on: string;
  readonly needs?: readonly Need[];
  readonly handle: Handler;
};

/** One of these has to be held; several in a row are alternatives, as for issues and pull requests. */
export type Need = readonly [permission: keyof Token['permissions'], level: 'read' | 'write'];

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown, location?: string): Reply => ({
  status: 201,
  body,
  ...(location === undefined ? {} : { headers: { location } }),
});
export const noContent: Reply = { status: 204 };

/** Facts about their request for the fields of GraphQL. */
export type Caller = Pick<Call, 'apiUrl' | 'htmlUrl' | 'settings' | 'token' | 'world'>;
