import { type Json, textOf, textsOf } from '../../platform-double/json.ts';
import { type Call, created, ok, type Route } from '../call.ts';
import { notFound, validationFailed } from '../github-error.ts';
import { listReply } from '../pages.ts';
import { createPull, type PullPatch, requestReviews, updatePull } from '../pull-changes.ts';
import type { Pull } from '../records.ts';
import { fullPullShape, pullShape } from '../shapes/pull.ts';
import { repoUrl } from '../shapes/repository.ts';

/** The pull request of the path; 404 without one. */
export function pullOf(call: Call, name = 'pull_number'): Pull {
  const pull = call.repo().pulls.find(({ number }) => String(number) === call.parameters[name]);
  if (pull === undefined) throw notFound();
  return pull;
}

function listed(call: Call): Pull[] {
  const state = call.query.get('state') ?? 'open';
  const head = call.query.get('head');
  const base = call.query.get('base');
  const rows = call.repo().pulls.filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      // GitHub ignores a head without `owner:`; so a client that forgets it gets everything.
      (head === null || !head.includes(':') || head === `${pull.headRepo.owner.login}:${pull.headRef}`) &&
      (base === null || base === pull.baseRef),
  );
  const key = call.query.get('sort') === 'updated' ? 'updatedAtMs' : 'createdAtMs';
  const isAscending = (call.query.get('direction') ?? 'desc') === 'asc';
  return rows.sort(
    (one, other) => (isAscending ? 1 : -1) * (one[key] - other[key] || one.number - other.number),
  );
}

async function create(call: Call) {
  const repo = call.repo();
  const { body } = call;
  if (body.issue === undefined && body.title === undefined)
    throw validationFailed({ resource: 'PullRequest', field: 'title', code: 'missing_field' });
  const pull = await createPull(call, repo, {
    title: textOf(body.title),
    body: typeof body.body === 'string' ? body.body : null,
    head: textOf(body.head),
    base: textOf(body.base),
    draft: body.draft === true,
    maintainerCanModify: body.maintainer_can_modify !== false,
  });
  return created(await fullPullShape(call, repo, pull), `${repoUrl(call, repo)}/pulls/${pull.number}`);
}

function patchOf(body: { readonly [name: string]: Json }): PullPatch {
  return {
    ...(typeof body['title'] === 'string' ? { title: body['title'] } : {}),
    ...(typeof body['body'] === 'string' ? { body: body['body'] } : {}),
    ...(body['state'] === 'open' || body['state'] === 'closed' ? { state: body['state'] } : {}),
    ...(typeof body['base'] === 'string' ? { base: body['base'] } : {}),
    ...(typeof body['maintainer_can_modify'] === 'boolean'
      ? { maintainerCanModify: body['maintainer_can_modify'] }
      : {}),
  };
}

const READ = [['pull_requests', 'read']] as const;
const WRITE = [['pull_requests', 'write']] as const;
const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';

/** Pull requests and their reviewers. */
export const pullRoutes: readonly Route[] = [
  {
    on: 'GET /repos/{owner}/{repo}/pulls',
    needs: READ,
    handle: (call) => listReply(call, listed(call), (pull) => pullShape(call, call.repo(), pull)),
  },
  { on: 'POST /repos/{owner}/{repo}/pulls', needs: WRITE, handle: create },
  {
    on: `GET ${PULL}`,
    needs: READ,
    handle: async (call) => ok(await fullPullShape(call, call.repo(), pullOf(call))),
  },
  {
    on: `PATCH ${PULL}`,
    needs: WRITE,
    async handle(call) {
      const pull = pullOf(call);
      await updatePull(call, call.repo(), pull, patchOf(call.body));
      return ok(await fullPullShape(call, call.repo(), pull));
    },
  },
  {
    on: `POST ${PULL}/requested_reviewers`,
    needs: WRITE,
    async handle(call) {
      const pull = pullOf(call);
      const { reviewers, team_reviewers: teams } = call.body;
      requestReviews(call, call.repo(), pull, textsOf(reviewers), textsOf(teams));
      return created(await pullShape(call, call.repo(), pull));
    },
  },
];
