import { isJsonObject, type JsonObject, textOf, textsOf } from '../../platform-double/json.ts';
import { demandWorkflowTree } from '../branch-changes.ts';
import { type Call, created, ok, type Route } from '../call.ts';
import { GitError } from '../git.ts';
import { readObject } from '../git-files.ts';
import {
  changedPaths,
  EMPTY_TREE,
  editTree,
  listTree,
  type Person,
  readCommit,
  resolveCommit,
  type TreeEdit,
  treeNameOf,
  typeOf,
  writeBlob,
  writeCommit,
} from '../git-objects.ts';
import { notFound, unprocessable } from '../github-error.ts';
import { githubItself, personOf, type Repo } from '../records.ts';
import { nodeId } from '../shapes/account.ts';
import { gitCommitShape } from '../shapes/commit.ts';
import { repoUrl } from '../shapes/repository.ts';

const LARGEST_BLOB = 100 * 1024 * 1024;
const TYPE_OF_MODE: { readonly [mode: string]: string } = { '040000': 'tree', '160000': 'commit' };

async function createBlob(call: Call) {
  const repo = call.repo();
  const content = textOf(call.body.content);
  const encoding = call.body.encoding ?? 'utf-8';
  if (encoding !== 'utf-8' && encoding !== 'base64') throw unprocessable('Invalid encoding');
  if (encoding === 'base64' && !/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(content))
    throw unprocessable('content is not valid Base64');
  const sha = writeBlob(repo.git, Buffer.from(content, encoding));
  const url = `${repoUrl(call, repo)}/git/blobs/${sha}`;
  return created({ sha, url }, url);
}

async function getBlob(call: Call) {
  const repo = call.repo();
  const sha = call.parameters['file_sha'] ?? '';
  const object = await readObject(repo.git, sha);
  if (object?.type !== 'blob') throw notFound();
  const { body: bytes } = object;
  if (bytes.length > LARGEST_BLOB) throw unprocessable('The blob is too large');
  if (/application\/vnd\.github(?:\.v3)?\.raw/.test(call.accept))
    return { ...ok(bytes), headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } };
  return ok({
    sha,
    node_id: nodeId('B', `${repo.id}:${sha}`),
    size: bytes.length,
    url: `${repoUrl(call, repo)}/git/blobs/${sha}`,
    content: wrapped(bytes),
    encoding: 'base64',
  });
}

/** Base64 in lines of 60 characters, as GitHub gives contents. */
export function wrapped(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{1,60}/g, '$&\n');
}

async function treeReply(call: Call, repo: Repo, sha: string, recursive: boolean) {
  const url = repoUrl(call, repo);
  const entries = await listTree(repo.git, sha, { recursive });
  return {
    sha,
    url: `${url}/git/trees/${sha}`,
    tree: entries.map(({ mode, path, sha: own, size, type }) => ({
      path,
      mode,
      type,
      sha: own,
      ...(size === undefined ? {} : { size }),
      ...(type === 'commit' ? {} : { url: `${url}/git/${type}s/${own}` }),
    })),
    truncated: false,
  };
}

async function getTree(call: Call) {
  const repo = call.repo();
  const name = call.parameters['tree_sha'] ?? '';
  const commit = await resolveCommit(repo.git, name);
  const tree = await treeNameOf(repo.git, commit ?? name);
  if (tree === undefined) throw notFound();
  return ok(await treeReply(call, repo, tree, call.query.has('recursive')));
}

async function editOf(repo: Repo, entry: JsonObject): Promise<TreeEdit> {
  const path = textOf(entry.path);
  const mode = textOf(entry.mode);
  if (path === '' || path.startsWith('/'))
    throw unprocessable('tree.path cannot start with a slash or be empty');
  if (mode === '') throw unprocessable('Must supply a valid tree.mode');
  if (entry.sha === null) return { path, mode, sha: undefined };
  if (typeof entry.content === 'string') {
    if (entry.sha !== undefined) throw unprocessable('Must supply either tree.sha or tree.content, not both');
    if (TYPE_OF_MODE[mode] !== undefined) throw unprocessable('tree.content needs a blob');
    return { path, mode, sha: writeBlob(repo.git, Buffer.from(entry.content)) };
  }
  const sha = textOf(entry.sha);
  const type = TYPE_OF_MODE[mode] ?? 'blob';
  // A submodule's commit lives in another repository.
  if (type !== 'commit' && (await typeOf(repo.git, sha)) !== type)
    throw unprocessable(`tree.sha ${sha} is not a valid ${type}`);
  return { path, mode, sha };
}

async function createTree(call: Call) {
  const repo = call.repo();
  const named = call.body.base_tree;
  const base = typeof named === 'string' ? await treeNameOf(repo.git, named) : EMPTY_TREE;
  if (base === undefined) throw unprocessable('base_tree is not a valid tree oid');
  const rows = Array.isArray(call.body.tree) ? call.body.tree : [];
  const edits: TreeEdit[] = [];
  for (const row of rows) if (isJsonObject(row)) edits.push(await editOf(repo, row));
  const sha = await editTree(repo.git, base, edits).catch((error: unknown) => {
    if (error instanceof GitError) throw unprocessable('tree.path contains a malformed path component');
    throw error;
  });
  demandWorkflowTree(
    call.token,
    repo,
    (await changedPaths(repo.git, base, sha)).map(({ path }) => path),
  );
  return created(await treeReply(call, repo, sha, false), `${repoUrl(call, repo)}/git/trees/${sha}`);
}

function personIn(call: Call, value: unknown): Person | undefined {
  const name: unknown = Reflect.get(Object(value), 'name');
  const email: unknown = Reflect.get(Object(value), 'email');
  const date: unknown = Reflect.get(Object(value), 'date');
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  return { name, email, atMs: typeof date === 'string' ? Date.parse(date) : call.world.now() };
}

async function createCommit(call: Call) {
  const repo = call.repo();
  const { body, token, world } = call;
  const tree = textOf(body.tree);
  if ((await typeOf(repo.git, tree)) !== 'tree') throw unprocessable('Tree SHA does not exist');
  const parents = textsOf(body.parents);
  for (const parent of parents)
    if ((await typeOf(repo.git, parent)) !== 'commit')
      throw unprocessable('Parent SHA does not exist or is not a commit object');
  const given = personIn(call, body.author);
  const author = given ?? personOf(token.account, world.now());
  const committer = personIn(call, body.committer);
  // GitHub signs for Apps that leave author and committer to it; never for people's tokens.
  const isSigned =
    call.settings.signsCommits &&
    token.kind !== 'user' &&
    given === undefined &&
    committer === undefined &&
    body.signature === undefined;
  const sha = writeCommit(repo.git, {
    tree,
    parents,
    author,
    committer: isSigned ? githubItself(world.now()) : (committer ?? author),
    message: textOf(body.message),
    ...(isSigned ? { signingKey: world.signingKey } : {}),
    ...(typeof body.signature === 'string' ? { signature: body.signature.trim() } : {}),
  });
  return created(
    gitCommitShape(call, repo, await readCommit(repo.git, sha)),
    `${repoUrl(call, repo)}/git/commits/${sha}`,
  );
}

const READ = [['contents', 'read']] as const;
const WRITE = [['contents', 'write']] as const;

/** The Git database: blobs, trees and commits as they are. */
export const gitDataRoutes: readonly Route[] = [
  { on: 'POST /repos/{owner}/{repo}/git/blobs', needs: WRITE, handle: createBlob },
  { on: 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}', needs: READ, handle: getBlob },
  { on: 'POST /repos/{owner}/{repo}/git/trees', needs: WRITE, handle: createTree },
  { on: 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', needs: READ, handle: getTree },
  { on: 'POST /repos/{owner}/{repo}/git/commits', needs: WRITE, handle: createCommit },
  {
    on: 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
    needs: READ,
    async handle(call) {
      const sha = call.parameters['commit_sha'] ?? '';
      if ((await typeOf(call.repo().git, sha)) !== 'commit') throw notFound();
      return ok(gitCommitShape(call, call.repo(), await readCommit(call.repo().git, sha)));
    },
  },
];
