import { isJsonObject, type Json, textOf, textsOf } from '../../platform-double/json.ts';
import { type Call, created, ok, type Route } from '../call.ts';
import { GithubError, notFound } from '../github-error.ts';
import { listReply } from '../pages.ts';
import { holds } from '../permissions.ts';
import { demandLength } from '../pull-changes.ts';
import type { Account, Comment, Repo } from '../records.ts';
import { commentShape, issueShape, labelShape } from '../shapes/pull.ts';
import type { World } from '../world.ts';
import { pullOf } from './pulls.ts';

/** Writes a comment on an issue or pull request as this account. */
export function addComment(world: World, repo: Repo, issue: number, body: string, user: Account): Comment {
  const comment = {
    id: world.nextId(),
    issue,
    body,
    user,
    app: user.kind === 'Bot' ? user.login.replace('[bot]', '') : undefined,
    createdAtMs: world.now(),
    updatedAtMs: world.now(),
  };
  repo.comments.push(comment);
  return comment;
}

function bodyOf(call: Call): string {
  const body = textOf(call.body.body);
  if (body.trim() === '')
    throw new GithubError(422, 'Validation Failed', {
      errors: [{ resource: 'IssueComment', code: 'missing_field', field: 'body' }],
    });
  demandLength('IssueComment', 'body', body);
  return body;
}

function namesOf(value: Json | undefined): string[] {
  const rows: readonly Json[] = Array.isArray(value) ? value : [];
  return rows.map((row) => (isJsonObject(row) ? textOf(row.name) : textOf(row)));
}

/** A label that the repository does not have is made, for which `pull_requests: write` is not enough. */
function demandLabels(call: Call, names: readonly string[]): void {
  const repo = call.repo();
  if (holds(call.token, repo, ['issues', 'write']) || names.every((name) => repo.labels.has(name))) return;
  throw new GithubError(403, 'You do not have permission to create labels on this repository.', {
    errors: [{ resource: 'Repository', field: 'label', code: 'unauthorized' }],
  });
}

/** Accounts that cannot be assigned are left out without a word. */
async function addAssignees(call: Call) {
  const pull = pullOf(call, 'issue_number');
  const known = textsOf(call.body.assignees).flatMap((login) => call.world.knownAccount(login) ?? []);
  pull.assignees = [...new Set([...pull.assignees, ...known])];
  pull.updatedAtMs = call.world.now();
  return created(await issueShape(call, call.repo(), pull));
}

function setLabels(call: Call, names: readonly string[]) {
  const pull = pullOf(call, 'issue_number');
  demandLabels(call, names);
  pull.labels = [...new Set(names)];
  pull.updatedAtMs = call.world.now();
  return ok(pull.labels.map((name) => labelShape(call, call.repo(), name)));
}

const READ = [
  ['issues', 'read'],
  ['pull_requests', 'read'],
] as const;
const WRITE = [
  ['issues', 'write'],
  ['pull_requests', 'write'],
] as const;
const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

/** Labels and comments of pull requests, which are issues to GitHub. */
export const issueRoutes: readonly Route[] = [
  {
    on: `POST ${ISSUE}/labels`,
    needs: WRITE,
    handle: (call) => setLabels(call, [...pullOf(call, 'issue_number').labels, ...namesOf(call.body.labels)]),
  },
  { on: `POST ${ISSUE}/assignees`, needs: WRITE, handle: addAssignees },
  {
    on: `GET ${ISSUE}/comments`,
    needs: READ,
    handle(call) {
      const { number } = pullOf(call, 'issue_number');
      const since = Date.parse(call.query.get('since') ?? '1970-01-01T00:00:00Z');
      const rows = call.repo().comments.filter((one) => one.issue === number && one.updatedAtMs >= since);
      return listReply(call, rows, (comment) => commentShape(call, call.repo(), comment));
    },
  },
  {
    on: `POST ${ISSUE}/comments`,
    needs: WRITE,
    handle(call) {
      const { number } = pullOf(call, 'issue_number');
      const comment = addComment(call.world, call.repo(), number, bodyOf(call), call.token.account);
      const shape = commentShape(call, call.repo(), comment);
      return created(shape, shape.url);
    },
  },
  {
    on: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    needs: WRITE,
    handle(call) {
      const comment = call.repo().comments.find(({ id }) => String(id) === call.parameters['comment_id']);
      if (comment === undefined) throw notFound();
      comment.body = bodyOf(call);
      comment.updatedAtMs = call.world.now();
      return ok(commentShape(call, call.repo(), comment));
    },
  },
];
