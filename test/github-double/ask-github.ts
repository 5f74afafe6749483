import { isJsonObject, type Json, type JsonObject, parseJson } from '../platform-double/json.ts';
import type { GithubDouble, GithubDoubleOptions } from './start.ts';
import { startGithubDouble } from './start.ts';
import type { NewToken } from './world.ts';

/** One answer over real HTTP; redirects are not followed. */
export type GithubAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Null where the body is not JSON. */
  readonly json: Json;
  /** The body as an object; empty where it is another value. */
  readonly object: JsonObject;
  /** The body's rows; empty where it is not a list. */
  readonly rows: readonly JsonObject[];
};

export type GithubAsking = {
  readonly json?: Json;
  readonly accept?: string;
  /** The whole Authorization header; empty for none. */
  readonly authorization?: string;
  readonly headers?: { readonly [name: string]: string };
};

function jsonOf(text: string): Json {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Sends one request and reads its whole answer. */
export async function askGithub(
  url: string,
  method: string,
  token: string,
  asking: GithubAsking = {},
): Promise<GithubAnswer> {
  const authorization = asking.authorization ?? `Bearer ${token}`;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'user-agent': 'double-test',
      ...(authorization === '' ? {} : { authorization }),
      ...(asking.accept === undefined ? {} : { accept: asking.accept }),
      ...asking.headers,
    },
    ...(asking.json === undefined ? {} : { body: JSON.stringify(asking.json) }),
  });
  const text = await response.text();
  const json = jsonOf(text);
  const object = isJsonObject(json) ? json : {};
  const rows = Array.isArray(json) ? json.filter((row: Json) => isJsonObject(row)) : [];
  return { status: response.status, headers: response.headers, text, json, object, rows };
}

/** A double with acme/app, a job's token, and short ways to ask. */
export async function withApp(options: GithubDoubleOptions = {}) {
  const double: GithubDouble = await startGithubDouble(options);
  await double.addRepo('acme/app', {
    files: {
      Dockerfile: 'FROM cgr.dev/acme/python:3.12\n',
      'run.sh': { mode: '100755', content: '#!/bin/sh\n' },
      link: { mode: '120000', content: 'Dockerfile' },
      '.github/workflows/ci.yml': 'on: push\n',
    },
  });
  const token = double.addToken();
  const api = (on: string, asking: GithubAsking & { readonly as?: string } = {}): Promise<GithubAnswer> => {
    const [method = 'GET', path = ''] = on.split(' ');
    const below = path.startsWith('/') ? path : `/repos/acme/app${path === '' ? '' : `/${path}`}`;
    return askGithub(`${double.apiUrl}${below}`, method, asking.as ?? token.value, asking);
  };
  const graphql = async (query: string, variables: JsonObject = {}, as = token.value) => {
    const answer = await askGithub(double.graphqlUrl, 'POST', as, { json: { query, variables } });
    const { data, errors } = answer.object;
    return {
      status: answer.status,
      text: answer.text,
      data: isJsonObject(data) ? data : {},
      errors: Array.isArray(errors) ? errors.filter((error: Json) => isJsonObject(error)) : [],
    };
  };
  const head = (branch = 'main'): Promise<string> =>
    double.git('acme/app', 'rev-parse', `refs/heads/${branch}`);
  const other = (given: NewToken): string => double.addToken(given).value;
  /** A branch with one commit of the job on it, as a client makes it. */
  const branchWithCommit = async (branch: string, path = 'new.txt', text = 'new\n'): Promise<string> => {
    const sha = await head();
    await api('POST git/refs', { json: { ref: `refs/heads/${branch}`, sha } });
    const { errors } = await graphql(COMMIT, {
      input: commitInput(branch, sha, { additions: [{ path, contents: base64(text) }] }),
    });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return await head(branch);
  };
  return { double, token, api, graphql, head, other, branchWithCommit };
}

export const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

export const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** The input of a commit on a branch of acme/app. */
export function commitInput(branch: string, expectedHeadOid: string, fileChanges: JsonObject): JsonObject {
  return {
    branch: { repositoryNameWithOwner: 'acme/app', branchName: branch },
    message: { headline: 'Pin images', body: 'By digest.' },
    expectedHeadOid,
    fileChanges,
  };
}
