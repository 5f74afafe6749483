import {
  type CommitObject,
  listTree,
  readCommit,
  resolveCommit,
  type TreeEntry,
  typeOf,
} from '../git-objects.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { nodeId, timeOf } from '../shapes/account.ts';
import { accountShapeOf, verificationOf } from '../shapes/commit.ts';
import { actorNode, type Caller } from './actors.ts';
import { connection, type Slice } from './connection.ts';

/** Most bytes of a blob that `text` gives whole. */
const LONGEST_TEXT = 512_000;

function gitActor(caller: Caller, person: CommitObject['author']) {
  const account = accountShapeOf(caller, person);
  const known = account === null ? undefined : caller.world.knownAccount(account.login);
  return {
    name: person.name,
    email: person.email,
    date: timeOf(person.atMs),
    user: known === undefined || known.kind === 'Bot' ? null : actorNode(caller, known),
  };
}

function signatureNode(caller: Caller, commit: CommitObject) {
  const { verified } = verificationOf(caller, commit);
  if (commit.signature === undefined) return null;
  return {
    __typename: 'GpgSignature',
    email: commit.committer.email,
    isValid: verified,
    keyId: verified ? 'B5690EEEBB952194' : null,
    payload: commit.payload,
    signature: commit.signature,
    signer: verified ? actorNode(caller, caller.world.account('web-flow', 'User')) : null,
    state: verified ? 'VALID' : 'UNKNOWN_KEY',
    verifiedAt: verified ? timeOf(commit.committer.atMs) : null,
    wasSignedByGitHub: verified,
  };
}

/** A `Commit`. */
export async function commitNode(caller: Caller, repo: Repo, sha: string): Promise<object> {
  const commit = await readCommit(repo.git, sha);
  const [headline = '', ...rest] = commit.message.split('\n');
  const url = `${caller.htmlUrl}/${fullNameOf(repo)}/commit/${sha}`;
  return {
    __typename: 'Commit',
    id: nodeId('C', `${repo.id}:${sha}`),
    oid: sha,
    abbreviatedOid: sha.slice(0, 7),
    message: commit.message,
    messageHeadline: headline,
    messageBody: rest.join('\n').trim(),
    url,
    commitUrl: url,
    authoredDate: timeOf(commit.author.atMs),
    committedDate: timeOf(commit.committer.atMs),
    committedViaWeb: verificationOf(caller, commit).verified,
    author: gitActor(caller, commit.author),
    committer: gitActor(caller, commit.committer),
    signature: () => signatureNode(caller, commit),
    tree: () => treeNode(repo, commit.tree, ''),
    parents: (slice: Slice) =>
      connection(commit.parents, slice, (parent) => commitNode(caller, repo, parent)),
  };
}

function entryNode(repo: Repo, folder: string, entry: TreeEntry) {
  const path = folder === '' ? entry.path : `${folder}/${entry.path}`;
  return {
    __typename: 'TreeEntry',
    name: entry.path,
    path,
    mode: Number.parseInt(entry.mode, 8),
    oid: entry.sha,
    type: entry.type,
    size: entry.size ?? 0,
    object: () => (entry.type === 'commit' ? null : objectNode(repo, entry.sha, path)),
  };
}

function treeNode(repo: Repo, sha: string, path: string) {
  return {
    __typename: 'Tree',
    id: nodeId('T', `${repo.id}:${sha}`),
    oid: sha,
    abbreviatedOid: sha.slice(0, 7),
    entries: async () => (await listTree(repo.git, sha)).map((entry) => entryNode(repo, path, entry)),
  };
}

async function objectNode(repo: Repo, sha: string, path: string): Promise<object> {
  if ((await typeOf(repo.git, sha)) === 'tree') return treeNode(repo, sha, path);
  const bytes = await repo.git.bytes(['cat-file', 'blob', sha]);
  const isBinary = bytes.subarray(0, 8000).includes(0);
  return {
    __typename: 'Blob',
    id: nodeId('B', `${repo.id}:${sha}`),
    oid: sha,
    abbreviatedOid: sha.slice(0, 7),
    byteSize: bytes.length,
    isBinary,
    isTruncated: bytes.length > LONGEST_TEXT,
    text: isBinary ? null : bytes.subarray(0, LONGEST_TEXT).toString('utf8'),
  };
}

/** The object that `ref:path`, a SHA or a reference means; null without one. */
export async function expressionNode(caller: Caller, repo: Repo, expression: string): Promise<object | null> {
  const colon = expression.indexOf(':');
  const name = colon < 0 ? expression : expression.slice(0, colon);
  const commit = await resolveCommit(repo.git, name);
  if (colon < 0 && commit !== undefined) return commitNode(caller, repo, commit);
  const start = commit ?? (/^[0-9a-f]{40}$/.test(name) ? name : undefined);
  if (start === undefined) return null;
  const path = colon < 0 ? '' : expression.slice(colon + 1);
  const sha = await repo.git.maybe([
    'rev-parse',
    '--verify',
    '--quiet',
    colon < 0 ? start : `${start}:${path}`,
  ]);
  return sha === undefined ? null : objectNode(repo, sha, path);
}

/** A `Ref`, or null where there is none. */
export async function refNode(caller: Caller, repo: Repo, qualifiedName: string): Promise<object | null> {
  const full = qualifiedName.startsWith('refs/') ? qualifiedName : `refs/heads/${qualifiedName}`;
  const sha = await resolveCommit(repo.git, full);
  if (sha === undefined) return null;
  const prefix = /^refs\/[^/]+\//.exec(full)?.[0] ?? 'refs/';
  return {
    __typename: 'Ref',
    id: nodeId('REF', `${repo.id}:${full}`),
    name: full.slice(prefix.length),
    prefix,
    target: () => commitNode(caller, repo, sha),
  };
}
