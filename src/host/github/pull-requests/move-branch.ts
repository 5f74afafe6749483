import { fieldOf, textOf } from '../../../base/json-value.ts';
import type { Answer, Refusal } from '../../pull-requests.ts';
import { type GithubFailure, placeOf } from '../octokit.ts';
import { type GithubRepository, readHead } from './read-branch.ts';
import { refusalOf } from './refusal.ts';

const NOTHING = '0000000000000000000000000000000000000000';

const UPDATE_REFS = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;

/** Creates a branch that does not exist. */
export async function createBranch(
  { api, repository }: GithubRepository,
  branch: string,
  commit: string,
): Promise<Answer<void>> {
  const ref = `refs/heads/${branch}`;
  const answer = await api(({ rest }) => rest.git.createRef({ ...placeOf(repository), ref, sha: commit }));
  if (answer.kind === 'ok') return { kind: 'done', value: undefined };
  return namesRefused(answer, `the branch \`${branch}\` cannot be created`);
}

/**
 * Moves a branch from one commit to another, or deletes it with `to: undefined`, only if it still has the commit `from`:
 * by `updateRefs`, which compares and moves in one step. A server without that mutation is asked in two steps.
 */
export async function moveBranch(
  github: GithubRepository,
  branch: string,
  { from, to }: { readonly from: string; readonly to: string | undefined },
): Promise<Answer<void>> {
  const moved = await updateRef(github, { name: `refs/heads/${branch}`, from, to });
  if (moved.kind === 'done') return moved;
  const now = await readHead(github, branch);
  if (now.kind === 'refused') return now;
  // The answer may have been lost.
  if (now.value === to) return { kind: 'done', value: undefined };
  if (now.value !== from) return raced(branch);
  const what = `the branch \`${branch}\` cannot be ${to === undefined ? 'deleted' : 'moved'}`;
  const place = { ...placeOf(github.repository), ref: `heads/${branch}` };
  const answer =
    to === undefined
      ? await github.api<unknown>(({ rest }) => rest.git.deleteRef(place))
      : await github.api<unknown>(({ rest }) => rest.git.updateRef({ ...place, sha: to, force: true }));
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : namesRefused(answer, what);
}

async function updateRef(
  { api, repository }: GithubRepository,
  { from, name, to }: { readonly name: string; readonly from: string; readonly to: string | undefined },
): Promise<Answer<void>> {
  const place = placeOf(repository);
  const what = `\`${name}\` cannot be updated`;
  const found = await api(({ rest }) => rest.repos.get(place));
  if (found.kind === 'failed') return refusalOf(found, what, 'contents');
  const updates = [{ name, beforeOid: from, afterOid: to ?? NOTHING, force: true }];
  const variables = { repository: textOf(fieldOf(found.body, 'node_id')) ?? '', updates };
  const answer = await api(async ({ graphql }) => ({ data: await graphql<unknown>(UPDATE_REFS, variables) }));
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : refusalOf(answer, what, 'contents');
}

/** A branch below another branch, or one that a rule protects, is refused by its name. */
function namesRefused(failure: GithubFailure, what: string): Refusal {
  const refusal = refusalOf(failure, what, 'contents');
  if (refusal.reason !== 'invalid') return refusal;
  return {
    ...refusal,
    fix: 'choose another name in `branch`, or check the rules for branches of this repository',
  };
}

function raced(branch: string): Refusal {
  const message = `the branch \`${branch}\` changed while it was being updated`;
  return { kind: 'refused', reason: 'raced', message, fix: 'run this again' };
}
