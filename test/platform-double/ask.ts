import { isJsonObject, type JsonObject, parseJsonObject } from './json.ts';
import type { PlatformDouble } from './start.ts';

/** One answer over real HTTP; `json` is empty where the body is no JSON object. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: JsonObject;
};

export type Asking = {
  readonly method?: string;
  readonly token?: string;
  /** A value of the Authorization header, where it is not a Bearer token. */
  readonly authorization?: string;
  readonly json?: JsonObject;
  readonly form?: URLSearchParams;
};

/** Sends one request and reads the whole answer; redirects are not followed. */
export async function ask(url: string, asking: Asking = {}): Promise<Answer> {
  const headers = new Headers();
  const authorization =
    asking.authorization ?? (asking.token === undefined ? undefined : `Bearer ${asking.token}`);
  if (authorization !== undefined) headers.set('authorization', authorization);
  if (asking.json) headers.set('content-type', 'application/json');
  const body = asking.json ? JSON.stringify(asking.json) : asking.form;
  const response = await fetch(url, {
    method: asking.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJsonObject(text) ?? {} };
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
