import { isUtf8 } from 'node:buffer';
import * as z from 'zod/mini';
import { type CommitOrder, isWorkflow, Refused } from '../../pull-requests.ts';
import { ownerAndRepo } from '../octokit.ts';
import { createBranch, type GithubRepository, moveBranch, readBranch } from './branches.ts';
import { bodyOf, refused, untilFound } from './refusal.ts';

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
export async function writeCommit(github: GithubRepository, order: CommitOrder): Promise<string> {
  const { branch, head } = order;
  const { author, isVerified, oid } = await makeCommit(github, order);
  if (!isVerified && !isBot(author)) return byMutation(github, order, author);
  await aboutWorkflows(order.files, () =>
    head === undefined
      ? createBranch(github, branch, oid)
      : moveBranch(github, branch, { from: head, to: oid }),
  );
  return oid;
}

/** A commit that a server does not sign for a job or an App is not signed by the mutation either. */
const isBot = ({ name }: Author): boolean => name.endsWith('[bot]');

interface MadeCommit {
  readonly oid: string;
  readonly author: Author;
  readonly isVerified: boolean;
}

/** Makes the commit without any branch; without author and committer, GitHub signs it for a job or an App. */
async function makeCommit(github: GithubRepository, order: CommitOrder): Promise<MadeCommit> {
  const { api, patience, repository } = github;
  const { files, signoff, start } = order;
  const place = ownerAndRepo(repository);
  const parent = await api(({ rest }) => rest.git.getCommit({ ...place, commit_sha: start }), parentShape);
  const base_tree = bodyOf(parent, WHAT, 'read').tree.sha;
  const asked = { ...place, base_tree, tree: await treeEntries(github, files) };
  const hasWorkflows = files.some(isWorkflow);
  const send = () => api(({ rest }) => rest.git.createTree(asked), objectShape);
  // For workflows that the token may not change, GitHub answers 403 to Apps and 404 to tokens of people.
  const made = await aboutWorkflows(files, async () =>
    bodyOf(hasWorkflows ? await send() : await untilFound(patience, send), WHAT, 'contents'),
  );
  const commit = async (author: Author | undefined): Promise<MadeCommit> => {
    const { details, headline } = messageOf(order, author);
    const message = `${headline}\n\n${details}`;
    const wanted = { ...place, message, tree: made.sha, parents: [start] };
    const send = () => api(({ rest }) => rest.git.createCommit(wanted), commitShape);
    const answer = bodyOf(await untilFound(patience, send), WHAT, 'contents');
    return { oid: answer.sha, author: answer.author, isVerified: answer.verification.verified };
  };
  const first = await commit(undefined);
  // Only the first commit shows whom GitHub considers its author.
  return signoff ? commit(first.author) : first;
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
): Promise<NewEntry[]> {
  const entries: NewEntry[] = [];
  let room = MOST_BYTES_AT_ONCE;
  for (const { bytes, mode, path } of files) {
    const entry = { path, mode: mode === '100755' ? mode : PLAIN_FILE, type: 'blob' } as const;
    room -= bytes.length;
    if (room >= 0 && isUtf8(bytes)) entries.push({ ...entry, content: bytes.toString('utf8') });
    else {
      const blob = { ...ownerAndRepo(repository), content: bytes.toString('base64'), encoding: 'base64' };
      const made = await api(({ rest }) => rest.git.createBlob(blob), objectShape);
      entries.push({ ...entry, sha: bodyOf(made, WHAT, 'contents').sha });
    }
  }
  return entries;
}

/** The way for a person's token: the mutation needs a branch to commit to, and cannot give a file a mode. */
async function byMutation(github: GithubRepository, order: CommitOrder, author: Author): Promise<string> {
  const { branch, files, head, start } = order;
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const odd = files.find(({ mode }) => mode !== PLAIN_FILE);
  if (odd !== undefined || size > MOST_BYTES_AT_ONCE) throw notSigned(odd?.path);
  // A branch that exists keeps its commit until the new one is complete, or its pull request would close.
  const place = head === undefined ? branch : `${branch}-next-${start.slice(0, 12)}`;
  const remove = (from: string): Promise<void> =>
    moveBranch(github, place, { from, to: undefined }).catch(() => undefined);
  await createPlace(github, place, order);
  const made = await commitOn(github, place, { ...order, ...messageOf(order, author) }).catch(
    async (error: unknown) => {
      await remove(start);
      throw error;
    },
  );
  if (head === undefined) return made;
  try {
    await moveBranch(github, branch, { from: head, to: made });
    return made;
  } finally {
    await remove(made);
  }
}

/** Creates the branch to commit on; one that a stopped run left beside it is replaced, unless somebody committed to it. */
async function createPlace(
  github: GithubRepository,
  place: string,
  { branch, start, trailer }: CommitOrder,
): Promise<void> {
  try {
    return await createBranch(github, place, start);
  } catch (error) {
    const isThere = error instanceof Refused && error.refusal.reason === 'raced' && place !== branch;
    const present = isThere ? await readBranch(github, place, start) : undefined;
    if (present === undefined) throw error;
    const { commits, head } = present;
    const name = trailer.split(':', 1)[0] ?? '';
    const isOwn = commits?.every((one) => one.signature === 'verified' && one.message.includes(`\n${name}:`));
    if (isOwn !== true) throw inTheWay(place);
    await moveBranch(github, place, { from: head, to: undefined });
    await createBranch(github, place, start);
  }
}

function inTheWay(place: string): Refused {
  const message = `the temporary branch \`${place}\` has commits by others`;
  return refused('invalid', message, `rename or delete the branch \`${place}\``);
}

function notSigned(path: string | undefined): Refused {
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
): Promise<string> {
  const additions = files.map(({ bytes, path }) => ({ path, contents: bytes.toString('base64') }));
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName },
    expectedHeadOid: start,
    message: { headline, body: details },
    fileChanges: { additions },
  };
  const send = () =>
    api(async ({ graphql }) => ({ data: await graphql(CREATE_COMMIT, { input }) }), mutationShape);
  return aboutWorkflows(files, async () => {
    const answer = bodyOf(await untilFound(patience, send), WHAT, 'contents');
    return answer.createCommitOnBranch.commit.oid;
  });
}

const WHAT = 'the commit cannot be created';

/**
 * Writing was possible until the files were named: then GitHub's word for a missing permission is about the workflows among
 * them, if it does not say so itself.
 */
async function aboutWorkflows<T>(files: CommitOrder['files'], write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isAbout = error instanceof Refused && files.some(isWorkflow) && ABOUT_WORKFLOWS.test(error.message);
    throw isAbout ? new Refused({ ...error.refusal, reason: 'workflows' }) : error;
  }
}

const ABOUT_WORKFLOWS = /refusing to allow .*\bworkflow|resource not accessible|\bHTTP status 404\b/i;
