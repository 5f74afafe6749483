import { type Answer, type Asking, ask, rowsOf } from '../platform-double/ask.ts';
import { isJsonObject, type JsonObject } from '../platform-double/json.ts';
import type { GithubDouble, GithubDoubleOptions } from './start.ts';
import { startGithubDouble } from './start.ts';
import type { NewToken } from './world.ts';

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
  const api = (on: string, asking: Asking & { readonly as?: string } = {}): Promise<Answer> => {
    const [method = 'GET', path = ''] = on.split(' ');
    const below = path.startsWith('/') ? path : `/repos/acme/app${path === '' ? '' : `/${path}`}`;
    return ask(`${double.apiUrl}${below}`, { token: asking.as ?? token.value, ...asking, method });
  };
  const graphql = async (query: string, variables: JsonObject = {}, as = token.value) => {
    const answer = await ask(double.graphqlUrl, { token: as, json: { query, variables } });
    const { data } = answer.json;
    return { ...answer, data: isJsonObject(data) ? data : {}, errors: rowsOf(answer, 'errors') };
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
