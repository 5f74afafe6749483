import { fieldOf, textOf } from '../../../base/json-value.ts';
import type { Answer, CommitOrder, Refusal } from '../../pull-requests.ts';
import { placeOf } from '../octokit.ts';
import { createBranch, type GithubRepository, moveBranch, readBranch, refusalOf } from './branches.ts';

/** The mutation takes all files in one request; above this size they are sent one by one. */
const MOST_BYTES_AT_ONCE = 8 * 1024 * 1024;
/** The only mode that `createCommitOnBranch` can give a file: an executable would lose its bit. */
const PLAIN_FILE = '100644';

const CREATE_COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/**
 * Makes one commit on `start` and points the branch at it. GitHub makes and signs the commit: by `createCommitOnBranch`, or
 * through its Git database where the mutation cannot carry a mode or the size. A branch that exists is moved only if it
 * still has the expected head; a branch that could not be completed is removed again.
 */
export function writeCommit(github: GithubRepository, order: CommitOrder): Promise<Answer<string>> {
  const size = order.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const isPlain = order.files.every(({ mode }) => mode === PLAIN_FILE);
  return isPlain && size <= MOST_BYTES_AT_ONCE ? byMutation(github, order) : byGitDatabase(github, order);
}

async function byMutation(github: GithubRepository, order: CommitOrder): Promise<Answer<string>> {
  const { branch, head, start } = order;
  // A branch that exists keeps its commit until the new one is complete, or its pull request would close.
  const place = head === undefined ? branch : `${branch}-next-${start.slice(0, 12)}`;
  const created = await createPlace(github, place, order);
  if (created.kind === 'refused') return created;
  const made = await commitOn(github, place, order);
  if (made.kind === 'refused' || head === undefined) {
    if (made.kind === 'refused') await moveBranch(github, place, { from: start, to: undefined });
    return made;
  }
  const moved = await moveBranch(github, branch, { from: head, to: made.value });
  await moveBranch(github, place, { from: made.value, to: undefined });
  return moved.kind === 'refused' ? moved : made;
}

/** Creates the branch to commit on; one that a stopped run left beside it is replaced, unless somebody committed to it. */
async function createPlace(
  github: GithubRepository,
  place: string,
  { branch, start }: CommitOrder,
): Promise<Answer<void>> {
  const created = await createBranch(github, place, start);
  if (created.kind === 'done' || created.reason !== 'invalid' || place === branch) return created;
  const present = await readBranch(github, place, start);
  if (present.kind === 'refused') return present;
  if (present.value === undefined) return created;
  const { commits, head } = present.value;
  if (commits?.every(({ isByToken }) => isByToken) !== true) return inTheWay(place);
  const removed = await moveBranch(github, place, { from: head, to: undefined });
  return removed.kind === 'refused' ? removed : createBranch(github, place, start);
}

function inTheWay(place: string): Refusal {
  const message = `the branch \`${place}\`, which is needed for a moment, has commits of others`;
  return { kind: 'refused', reason: 'invalid', message, fix: `rename or delete the branch \`${place}\`` };
}

async function commitOn(
  { api, repository }: GithubRepository,
  branchName: string,
  { details, files, headline, start }: CommitOrder,
): Promise<Answer<string>> {
  const additions = files.map(({ bytes, path }) => ({ path, contents: bytes.toString('base64') }));
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName },
    expectedHeadOid: start,
    message: { headline, body: details },
    fileChanges: { additions },
  };
  const answer = await api(async ({ graphql }) => ({
    data: await graphql<unknown>(CREATE_COMMIT, { input }),
  }));
  if (answer.kind === 'failed') return aboutWorkflows(refusalOf(answer, WHAT, 'contents'), files);
  const commit = fieldOf(fieldOf(answer.body, 'createCommitOnBranch'), 'commit');
  return oidOf(textOf(fieldOf(commit, 'oid')));
}

async function byGitDatabase(github: GithubRepository, order: CommitOrder): Promise<Answer<string>> {
  const { api, repository } = github;
  const { branch, details, files, head, headline, start } = order;
  const place = placeOf(repository);
  const tree: { path: string; mode: '100644' | '100755'; type: 'blob'; sha: string }[] = [];
  for (const { bytes, mode, path } of files) {
    const content = bytes.toString('base64');
    const blob = await api(({ rest }) => rest.git.createBlob({ ...place, content, encoding: 'base64' }));
    if (blob.kind === 'failed') return refusalOf(blob, WHAT, 'contents');
    tree.push({ path, mode: mode === '100755' ? mode : PLAIN_FILE, type: 'blob', sha: blob.body.sha });
  }
  const parent = await api(({ rest }) => rest.git.getCommit({ ...place, commit_sha: start }));
  if (parent.kind === 'failed') return refusalOf(parent, WHAT, 'read');
  const base_tree = parent.body.tree.sha;
  const made = await api(({ rest }) => rest.git.createTree({ ...place, base_tree, tree }));
  if (made.kind === 'failed') return aboutWorkflows(refusalOf(made, WHAT, 'contents'), files);
  // Without author and committer, GitHub signs the commit of a job or an App.
  const message = details === '' ? headline : `${headline}\n\n${details}`;
  const commit = await api(({ rest }) =>
    rest.git.createCommit({ ...place, message, tree: made.body.sha, parents: [start] }),
  );
  if (commit.kind === 'failed') return refusalOf(commit, WHAT, 'contents');
  const oid = commit.body.sha;
  const pointed =
    head === undefined
      ? await createBranch(github, branch, oid)
      : await moveBranch(github, branch, { from: head, to: oid });
  return pointed.kind === 'refused' ? aboutWorkflows(pointed, files) : oidOf(oid);
}

const WHAT = 'the commit cannot be made';

/** Workflows need a permission of their own. */
const WORKFLOW = /^\.github\/workflows\/[^/]+$/i;

/**
 * Writing was possible until the files were named: then it is the workflows among them that the token may not change.
 * GitHub does not publish what type of error that is.
 */
function aboutWorkflows(refusal: Refusal, files: CommitOrder['files']): Refusal {
  const paths = files.map(({ path }) => path).filter((path) => WORKFLOW.test(path));
  const { message, reason } = refusal;
  const mayBe = reason === 'forbidden' || reason === 'invalid' || /\bworkflows?\b/i.test(message);
  return mayBe && paths.length > 0 ? { ...refusal, reason: 'workflows', paths } : refusal;
}

function oidOf(oid: string | undefined): Answer<string> {
  if (oid !== undefined) return { kind: 'done', value: oid };
  return {
    kind: 'refused',
    reason: 'raced',
    message: `${WHAT}: the answer does not name it`,
    fix: undefined,
  };
}
