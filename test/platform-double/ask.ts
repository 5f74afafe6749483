import { isJsonObject, type Json, type JsonObject, parseJson } from './json.ts';
import type { PlatformDouble } from './start.ts';

/** One answer over real HTTP. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as an object; empty where it is none. */
  readonly json: JsonObject;
  /** The objects of a body that is a list. */
  readonly rows: readonly JsonObject[];
};

export type Asking = {
  readonly method?: string;
  readonly token?: string;
  /** A value of the Authorization header, where it is not a Bearer token; empty for none. */
  readonly authorization?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json;
};

/** Sends one request and reads the whole answer; redirects are not followed. */
export async function ask(url: string, asking: Asking = {}): Promise<Answer> {
  const headers = new Headers(asking.headers);
  const authorization = asking.authorization ?? (asking.token === undefined ? '' : `Bearer ${asking.token}`);
  if (authorization !== '') headers.set('authorization', authorization);
  if (asking.json !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(url, {
    method: asking.method ?? (asking.json === undefined ? 'GET' : 'POST'),
    headers,
    redirect: 'manual',
    ...(asking.json === undefined ? {} : { body: JSON.stringify(asking.json) }),
  });
  const text = await response.text();
  const body = bodyOf(text);
  const rows = Array.isArray(body) ? body.filter((row: Json) => isJsonObject(row)) : [];
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJsonObject(body) ? body : {},
    rows,
  };
}

function bodyOf(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** The objects under `key` of a list's answer. */
export function rowsOf(answer: Answer, key: string): JsonObject[] {
  const rows = answer.json[key];
  return Array.isArray(rows) ? rows.filter((row) => isJsonObject(row)) : [];
}

/** The values of one field over the rows of a list's answer. */
export function columnOf(answer: Answer, key: string, field: string): unknown[] {
  return rowsOf(answer, key).map((row) => row[field]);
}

/** An organization with an owner, and the owner's platform token. */
export async function withOwner(double: PlatformDouble) {
  const { world } = double;
  const organization = world.addOrganization('acme');
  const owner = world.addIdentity(organization, 'owner bot', {
    claimMatch: {
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/app:ref:refs/heads/main',
    },
  });
  world.addBinding(organization, owner, 'owner');
  const token = await double.platformToken(owner);
  const api = (path: string, asking: Asking = {}) => ask(`${double.apiUrl}${path}`, { token, ...asking });
  return { organization, owner, token, api };
}
