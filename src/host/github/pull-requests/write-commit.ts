import { isUtf8 } from 'node:buffer';
import * as z from 'zod/mini';
import { type Answer, type CommitOrder, isWorkflow, type Refusal } from '../../pull-requests.ts';
import { placeOf } from '../octokit.ts';
import { createBranch, type GithubRepository, moveBranch, readBranch } from './branches.ts';
import { refusalOf, refused, untilFound } from './refusal.ts';

/** Files of this size in all go into one request. */
const MOST_BYTES_AT_ONCE = 8 * 1024 * 1024;
/** The only mode that `createCommitOnBranch` gives: an executable would lose its bit. */
const PLAIN_FILE = '100644';

const CREATE_COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/**
 * Makes one commit on `start` and points the branch at it, in one move. GitHub signs commits that a job or an App makes through
 * its Git database, and those of a person's token only by `createCommitOnBranch`. A branch that exists is moved only if it still
 * has the expected head.
 */
export async function writeCommit(github: GithubRepository, order: CommitOrder): Promise<Answer<string>> {
  const made = await makeCommit(github, order);
  if (made.kind === 'refused') return made;
  const { oid, author, isVerified } = made.value;
  if (!isVerified && !isBot(author)) return byMutation(github, order, author);
  const { branch, head } = order;
  const pointed =
    head === undefined
      ? await createBranch(github, branch, oid)
      : await moveBranch(github, branch, { from: head, to: oid });
  if (pointed.kind === 'refused') return aboutWorkflows(pointed, order.files);
  return { kind: 'done', value: oid };
}

/** A commit that a server does not sign for a job or an App is not signed by the mutation either. */
const isBot = ({ name }: Author): boolean => name.endsWith('[bot]');

interface MadeCommit {
  readonly oid: string;
  readonly author: Author;
  readonly isVerified: boolean;
}

/** Makes the commit without any branch; without author and committer, GitHub signs it for a job or an App. */
async function makeCommit(github: GithubRepository, order: CommitOrder): Promise<Answer<MadeCommit>> {
  const { api, patience, repository } = github;
  const { files, signoff, start } = order;
  const place = placeOf(repository);
  const parent = await api(({ rest }) => rest.git.getCommit({ ...place, commit_sha: start }), parentShape);
  if (parent.kind === 'failed') return refusalOf(parent, WHAT, 'read');
  const tree = await treeEntries(github, files);
  if (tree.kind === 'refused') return tree;
  const asked = { ...place, base_tree: parent.body.tree.sha, tree: tree.value };
  const hasWorkflows = files.some(isWorkflow);
  const send = () => api(({ rest }) => rest.git.createTree(asked), objectShape);
  // For workflows that the token may not change, GitHub answers 403 to Apps and 404 to tokens of people.
  const made = hasWorkflows ? await send() : await untilFound(patience, send);
  if (made.kind === 'failed') return aboutWorkflows(refusalOf(made, WHAT, 'contents'), files);
  const commit = async (author: Author | undefined): Promise<Answer<MadeCommit>> => {
    const { details, headline } = messageOf(order, author);
    const message = `${headline}\n\n${details}`;
    const wanted = { ...place, message, tree: made.body.sha, parents: [start] };
    const send = () => api(({ rest }) => rest.git.createCommit(wanted), commitShape);
    const answer = await untilFound(patience, send);
    if (answer.kind === 'failed') return refusalOf(answer, WHAT, 'contents');
    const { sha: oid, verification } = answer.body;
    return { kind: 'done', value: { oid, author: answer.body.author, isVerified: verification.verified } };
  };
  const first = await commit(undefined);
  // Only the first commit shows whom GitHub considers its author.
  return first.kind === 'done' && signoff ? commit(first.value.author) : first;
}

const objectShape = z.object({ sha: z.string() });
const parentShape = z.object({ tree: objectShape });
const authorShape = z.object({ name: z.string(), email: z.string() });
const commitShape = z.extend(objectShape, {
  author: authorShape,
  verification: z.object({ verified: z.boolean() }),
});
const mutationShape = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

type Author = z.output<typeof authorShape>;

/** The message of the commit, signed off by its author if that is known. */
function messageOf({ details, headline, signoff, trailer }: CommitOrder, author: Author | undefined) {
  const line = signoff && author !== undefined ? `Signed-off-by: ${author.name} <${author.email}>\n` : '';
  return { headline, details: `${details}${details === '' ? '' : '\n\n'}${line}${trailer}` };
}

interface NewEntry {
  path: string;
  mode: '100644' | '100755';
  type: 'blob';
  content?: string;
  sha?: string;
}

/** Texts go into the request for the tree; other bytes, and what would make it too large, into blobs of their own. */
async function treeEntries(
  { api, repository }: GithubRepository,
  files: CommitOrder['files'],
): Promise<Answer<NewEntry[]>> {
  const entries: NewEntry[] = [];
  let room = MOST_BYTES_AT_ONCE;
  for (const { bytes, mode, path } of files) {
    const entry = { path, mode: mode === '100755' ? mode : PLAIN_FILE, type: 'blob' } as const;
    room -= bytes.length;
    if (room >= 0 && isUtf8(bytes)) entries.push({ ...entry, content: bytes.toString('utf8') });
    else {
      const blob = { ...placeOf(repository), content: bytes.toString('base64'), encoding: 'base64' };
      const made = await api(({ rest }) => rest.git.createBlob(blob), objectShape);
      if (made.kind === 'failed') return refusalOf(made, WHAT, 'contents');
      entries.push({ ...entry, sha: made.body.sha });
    }
  }
  return { kind: 'done', value: entries };
}

/** The way for a person's token: the mutation needs a branch to commit to, and cannot give a file a mode. */
async function byMutation(
  github: GithubRepository,
  order: CommitOrder,
  author: Author,
): Promise<Answer<string>> {
  const { branch, files, head, start } = order;
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const odd = files.find(({ mode }) => mode !== PLAIN_FILE);
  if (odd !== undefined || size > MOST_BYTES_AT_ONCE) return notSigned(odd?.path);
  // A branch that exists keeps its commit until the new one is complete, or its pull request would close.
  const place = head === undefined ? branch : `${branch}-next-${start.slice(0, 12)}`;
  const created = await createPlace(github, place, order);
  if (created.kind === 'refused') return created;
  const made = await commitOn(github, place, { ...order, ...messageOf(order, author) });
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
  { branch, start, trailer }: CommitOrder,
): Promise<Answer<void>> {
  const created = await createBranch(github, place, start);
  if (created.kind === 'done' || created.reason !== 'raced' || place === branch) return created;
  const present = await readBranch(github, place, start);
  if (present.kind === 'refused') return present;
  if (present.value === undefined) return created;
  const { commits, head } = present.value;
  const name = trailer.split(':', 1)[0] ?? '';
  const isOwn = commits?.every((one) => one.signature === 'verified' && one.message.includes(`\n${name}:`));
  if (isOwn !== true) return inTheWay(place);
  const removed = await moveBranch(github, place, { from: head, to: undefined });
  return removed.kind === 'refused' ? removed : createBranch(github, place, start);
}

function inTheWay(place: string): Refusal {
  const message = `the temporary branch \`${place}\` has commits by others`;
  return refused('invalid', message, `rename or delete the branch \`${place}\``);
}

function notSigned(path: string | undefined): Refusal {
  const why = path === undefined ? 'the changes are too large' : `\`${path}\` is executable`;
  return refused(
    'invalid',
    `${WHAT}: ${why}, and GitHub does not sign such commits for a personal access token`,
    "set `github-token` to the job's token or a GitHub App token",
  );
}

async function commitOn(
  { api, patience, repository }: GithubRepository,
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
  const answer = await untilFound(patience, () =>
    api(async ({ graphql }) => ({ data: await graphql(CREATE_COMMIT, { input }) }), mutationShape),
  );
  if (answer.kind === 'failed') return aboutWorkflows(refusalOf(answer, WHAT, 'contents'), files);
  return { kind: 'done', value: answer.body.createCommitOnBranch.commit.oid };
}

const WHAT = 'the commit cannot be created';

/**
 * Writing was possible until the files were named: then GitHub's word for a missing permission is about the workflows among
 * them, if it does not say so itself.
 */
function aboutWorkflows(refusal: Refusal, files: CommitOrder['files']): Refusal {
  const isAbout = files.some(isWorkflow) && ABOUT_WORKFLOWS.test(refusal.message);
  return isAbout ? { ...refusal, reason: 'workflows' } : refusal;
}

const ABOUT_WORKFLOWS = /refusing to allow .*\bworkflow|resource not accessible|\bHTTP status 404\b/i;
