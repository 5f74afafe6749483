import { syncPulls } from '../branch-changes.ts';
import type { Caller } from '../call.ts';
import { GitError } from '../git.ts';
import { moveRef } from '../git-files.ts';
import {
  editTree,
  entryAt,
  readCommit,
  resolveCommit,
  type TreeEdit,
  writeBlob,
  writeCommit,
} from '../git-objects.ts';
import { demand, refusedWorkflow, workflowRefusal } from '../permissions.ts';
import { githubItself, personOf, type Repo } from '../records.ts';
import { GraphqlFailure } from './failure.ts';

/** `CreateCommitOnBranchInput`, as GitHub's schema has checked it. */
export type CommitInput = {
  readonly clientMutationId?: string | null;
  readonly branch: {
    readonly repositoryNameWithOwner?: string | null;
    readonly branchName?: string | null;
  };
  readonly message: { readonly headline: string; readonly body?: string | null };
  readonly expectedHeadOid: string;
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[] | null;
    readonly deletions?: readonly { readonly path: string }[] | null;
  } | null;
};

type Place = { readonly repo: Repo; readonly branch: string; readonly head: string };

function unprocessable(message: string): GraphqlFailure {
  return new GraphqlFailure('UNPROCESSABLE', message);
}

async function placeOf(caller: Caller, repo: Repo, input: CommitInput): Promise<Place> {
  const branch = (input.branch.branchName ?? '').replace(/^refs\/heads\//, '');
  demand(caller.token, repo, [['contents', 'write']]);
  const head = await resolveCommit(repo.git, `refs/heads/${branch}`);
  if (head === undefined)
    throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a branch with the name '${branch}'.`);
  if (head !== input.expectedHeadOid)
    throw new GraphqlFailure(
      'STALE_DATA',
      `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`,
    );
  return { repo, branch, head };
}

function demandPaths(paths: readonly string[]): void {
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw unprocessable(`The path \`${twice}\` is given more than once.`);
  const odd = paths.find((path) => path === '' || /^\/|\/$|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(path));
  if (odd !== undefined) throw unprocessable(`\`${odd}\` is not a valid path.`);
}

function decode(path: string, contents: string): Buffer {
  if (contents.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(contents))
    throw unprocessable(`The contents of \`${path}\` are not valid Base64.`);
  return Buffer.from(contents, 'base64');
}

async function editsOf(caller: Caller, place: Place, input: CommitInput): Promise<TreeEdit[]> {
  const additions = input.fileChanges?.additions ?? [];
  const deletions = input.fileChanges?.deletions ?? [];
  const paths = [...additions, ...deletions].map(({ path }) => path);
  demandPaths(paths);
  const refused = refusedWorkflow(caller.token, place.repo, paths);
  if (refused !== undefined) throw new GraphqlFailure('FORBIDDEN', workflowRefusal(caller.token, refused));
  const contents = additions.map(({ contents: text, path }) => ({ path, bytes: decode(path, text) }));
  const edits: TreeEdit[] = [];
  for (const { path } of deletions) {
    if ((await entryAt(place.repo.git, place.head, path)) === undefined)
      throw unprocessable(
        `A path was requested for deletion which does not exist as of commit oid \`${place.head}\``,
      );
    edits.push({ path, mode: '100644', sha: undefined });
  }
  for (const { bytes, path } of contents)
    edits.push({
      path,
      mode: '100644',
      sha: writeBlob(place.repo.git, bytes),
    });
  return edits;
}

/** `createCommitOnBranch`: one commit on top of the head, authored by the token's account and signed by GitHub. */
export async function createCommitOnBranch(caller: Caller, repo: Repo, input: CommitInput) {
  const place = await placeOf(caller, repo, input);
  const { branch, head } = place;
  if (input.message.headline.trim() === '') throw unprocessable('A commit message headline is required.');
  const edits = await editsOf(caller, place, input);
  const base = (await readCommit(repo.git, head)).tree;
  const tree = await editTree(repo.git, base, edits).catch((error: unknown) => {
    if (error instanceof GitError) throw unprocessable('A path is not valid.');
    throw error;
  });
  const { body, headline } = input.message;
  const sha = writeCommit(repo.git, {
    tree,
    parents: [head],
    author: personOf(caller.token.account, caller.world.now()),
    committer: githubItself(caller.world.now()),
    message: typeof body === 'string' && body !== '' ? `${headline}\n\n${body}` : headline,
    ...(caller.settings.signsCommits ? { signingKey: caller.world.signingKey } : {}),
  });
  // Compares once more while it moves the branch: of two requests at one time, one wins.
  await moveRef(repo.git, `refs/heads/${branch}`, sha, head).catch((error: unknown) => {
    if (!(error instanceof GitError)) throw error;
    throw new GraphqlFailure(
      'STALE_DATA',
      `Expected branch to point to "${head}" but it did not.  Pull and try again.`,
    );
  });
  repo.pushedAtMs = caller.world.now();
  await syncPulls(caller.world, caller.token.account);
  return {
    clientMutationId: input.clientMutationId ?? null,
    commit: { __typename: 'Commit', oid: sha },
  };
}
