import type { Call } from '../call.ts';
import { type CommitObject, changedPaths, EMPTY_TREE, type Person, signatureOf } from '../git-objects.ts';
import { emailOf, fullNameOf, type Repo } from '../records.ts';
import { nodeId, timeOf, userShape } from './account.ts';
import { repoUrl } from './repository.ts';

/** GitHub's judgment of a commit's signature; only what the double signed itself is verified. */
export function verificationOf(call: Pick<Call, 'world'>, commit: CommitObject) {
  const { payload, signature } = commit;
  if (signature === undefined)
    return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };
  const verified = signature === signatureOf(payload, call.world.signingKey);
  return {
    verified,
    reason: verified ? 'valid' : 'unknown_key',
    signature,
    payload,
    verified_at: verified ? timeOf(commit.committer.atMs) : null,
  };
}

function personShape({ name, email, atMs }: Person) {
  return { name, email, date: timeOf(atMs) };
}

/** The account behind an author's address, or null where GitHub knows none. */
export function accountShapeOf(call: Pick<Call, 'apiUrl' | 'htmlUrl' | 'world'>, { email }: Person) {
  const login = /^\d+\+(.+)@users\.noreply\.github\.com$/.exec(email)?.[1];
  const account =
    email === 'noreply@github.com'
      ? call.world.account('web-flow', 'User')
      : call.world.knownAccount(login ?? '');
  return account === undefined || (login !== undefined && emailOf(account) !== email)
    ? null
    : userShape(call, account);
}

/** GitHub's `git-commit`, of the Git database. */
export function gitCommitShape(call: Call, repo: Repo, commit: CommitObject) {
  return { ...placed(call, repo, commit, '/git/commits'), ...writtenShape(call, repo, commit) };
}

/** A commit and its parents as they are named below a path. */
function placed(call: Call, repo: Repo, { parents, sha }: CommitObject, path: string) {
  const html = `${call.htmlUrl}/${fullNameOf(repo)}/commit`;
  const place = (one: string) => ({
    sha: one,
    url: `${repoUrl(call, repo)}${path}/${one}`,
    html_url: `${html}/${one}`,
  });
  return { ...place(sha), node_id: nodeId('C', `${repo.id}:${sha}`), parents: parents.map(place) };
}

/** What the object itself says. */
function writtenShape(call: Call, repo: Repo, commit: CommitObject) {
  return {
    author: personShape(commit.author),
    committer: personShape(commit.committer),
    tree: { sha: commit.tree, url: `${repoUrl(call, repo)}/git/trees/${commit.tree}` },
    message: commit.message,
    verification: verificationOf(call, commit),
  };
}

/** GitHub's `commit`, without files. */
export function commitShape(call: Call, repo: Repo, commit: CommitObject) {
  const shape = placed(call, repo, commit, '/commits');
  const url = `${repoUrl(call, repo)}/git/commits/${commit.sha}`;
  return {
    ...shape,
    commit: { ...writtenShape(call, repo, commit), url, comment_count: 0 },
    comments_url: `${shape.url}/comments`,
    author: accountShapeOf(call, commit.author),
    committer: accountShapeOf(call, commit.committer),
  };
}

const STATUS: { readonly [letter: string]: string } = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  T: 'changed',
};

/** GitHub's `diff-entry` rows between two commits or trees; from nothing without `from`. */
export async function filesShape(call: Call, repo: Repo, from: string | undefined, to: string) {
  const base = from ?? EMPTY_TREE;
  const changes = await changedPaths(repo.git, base, to);
  const counts = (
    changes.length === 0
      ? ''
      : await repo.git.bytes(['diff-tree', '-r', '-z', '--numstat', '--no-renames', base, to])
  ).toString('utf8');
  const lines = new Map(
    counts.split('\0').map((line) => {
      const [added = '', removed = '', path = ''] = line.split('\t');
      return [path, { added: Number(added) || 0, removed: Number(removed) || 0 }];
    }),
  );
  const url = repoUrl(call, repo);
  const html = `${call.htmlUrl}/${fullNameOf(repo)}`;
  const rows = [];
  for (const { path, sha, status } of changes) {
    const at = status === 'D' ? base : to;
    const { added, removed } = lines.get(path) ?? { added: 0, removed: 0 };
    const escaped = path.split('/').map(encodeURIComponent).join('/');
    rows.push({
      sha,
      filename: path,
      status: STATUS[status] ?? 'changed',
      additions: added,
      deletions: removed,
      changes: added + removed,
      blob_url: `${html}/blob/${at}/${escaped}`,
      raw_url: `${html}/raw/${at}/${escaped}`,
      contents_url: `${url}/contents/${escaped}?ref=${at}`,
    });
  }
  return rows;
}
