import { marked } from 'marked';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Resource } from '../platform-double/resource.ts';
import { runAction } from '../support/action-runner.ts';
import { type CommentServer, startCommentServer } from '../support/comment-server.ts';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { jobOf, platformInputs } from '../support/shipped-faces.ts';
import { GITHUB_ISSUER } from '../support/small-world.ts';
import { type Contexts, evaluateCondition, expandText } from '../support/workflow-expression.ts';

const ACTION = 'platform-actions/platform-actions@v1';
const workflow = z.looseObject({
  jobs: z.record(
    z.string(),
    z.looseObject({
      if: z.string().optional(),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(
        z.looseObject({
          id: z.string().optional(),
          uses: z.string().optional(),
          with: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).optional(),
        }),
      ),
    }),
  ),
});

/** The first workflow in a page. */
function workflowOf(path: string): z.infer<typeof workflow> {
  const blocks = marked
    .lexer(readRepositoryFile(path) ?? '')
    .flatMap((token) => (token.type === 'code' && token.lang === 'yaml' ? [String(token.text)] : []));
  return workflow.parse(parse(blocks[0] ?? ''));
}

let job: RoleJob;
let github: CommentServer;
afterEach(async () => {
  await job.close();
  await github.close();
});

interface Event {
  readonly name: 'pull_request' | 'push' | 'schedule';
  readonly subject: string;
}

const PULL_REQUEST: Event = { name: 'pull_request', subject: 'repo:acme/app:pull_request' };
const PUSH: Event = { name: 'push', subject: 'repo:acme/app:ref:refs/heads/main' };
const APPROVED: Event = { name: 'push', subject: 'repo:acme/app:environment:role-bindings' };

/** Runs the step of ours in a job of a page's workflow, as a runner does at the event. */
async function runJob(
  page: string,
  name: string,
  event: Event,
  vars: Readonly<Record<string, Resource>>,
  needs: Contexts = {},
): Promise<StepResult | 'skipped'> {
  const described = workflowOf(page).jobs[name];
  const step = described?.steps.find(({ uses }) => uses === ACTION);
  if (described === undefined || step === undefined) throw new Error(`${page} has no step in ${name}`);
  const contexts: Contexts = {
    github: { event_name: event.name, ref: 'refs/heads/main' },
    vars: Object.fromEntries(Object.entries(vars).map(([variable, { uid }]) => [variable, uid])),
    needs,
  };
  if (!evaluateCondition(described.if, contexts, true)) return 'skipped';
  const inputs = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([input, value]) => [input, expandText(String(value), contexts)]),
  );
  job.double.configure({ idTokenClaims: { iss: GITHUB_ISSUER, sub: event.subject } });
  const pull = { number: 7, base: { sha: 'f'.repeat(40), repo: {} }, head: { repo: {} } };
  const runner: RunnerJob = {
    ...jobOf(job.double, job.folder, `${job.folder}/.runner`),
    github: { GITHUB_EVENT_NAME: event.name, GITHUB_API_URL: github.apiUrl },
    event: event.name === 'pull_request' ? { pull_request: pull } : {},
  };
  expect(described.permissions['id-token']).toBe('write');
  return runAction(runner, { directory: repositoryRoot, with: { ...inputs, ...platformInputs(job.double) } });
}

const ran = (result: StepResult | 'skipped'): StepResult => {
  if (result === 'skipped') throw new Error('the job was skipped');
  return result;
};

const FILE = `identities:
  - name: bot
    github: { repository: acme/bot, ref: refs/heads/main }
    roles: [viewer, registry.pull]`;

/** The identities of the recipe: two that read, one that writes. */
async function open(): Promise<Readonly<Record<string, Resource>>> {
  job = await startRoleJob();
  github = await startCommentServer();
  const identity = (name: string, { subject }: Event, role: string): Resource => {
    const made = job.double.world.addIdentity(job.acme, name, {
      claimMatch: { issuer: GITHUB_ISSUER, subject },
    });
    job.double.world.addBinding(job.acme, made, role);
    return made;
  };
  return {
    PLATFORM_PR_READER_IDENTITY: identity('pr-reader', PULL_REQUEST, 'viewer'),
    PLATFORM_READER_IDENTITY: identity('reader', PUSH, 'viewer'),
    PLATFORM_WRITER_IDENTITY: identity('applier', APPROVED, 'owner'),
  };
}

describe('docs/recipes/role-bindings.md', () => {
  const page = 'docs/recipes/role-bindings.md';

  it('plans in the pull request with a comment, and applies on main what was planned there', async () => {
    const vars = await open();
    job.save(FILE);
    const planned = ran(await runJob(page, 'plan', PULL_REQUEST, vars));
    expect(planned.exitCode, planned.log.visible).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(/^<!-- platform-actions sync-rolebindings [0-9a-f]+ -->\n/);
    expect(github.comments[0]?.body).toContain('registry.pull');
    expect(new Set(github.credentials)).toEqual(new Set(['token ghs_token-of-the-job']));
    expect(await runJob(page, 'apply', PULL_REQUEST, vars)).toBe('skipped');
    job.save(FILE.replace('viewer, ', ''));
    expect(ran(await runJob(page, 'plan', PULL_REQUEST, vars)).exitCode).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).not.toContain('viewer');
    expect(job.writes()).toEqual([]);

    const again = ran(await runJob(page, 'plan', PUSH, vars));
    expect(again.exitCode, again.log.visible).toBe(0);
    const needs = { plan: { outputs: { 'plan-hash': again.outputs['plan-hash'] ?? '' } } };
    const applied = ran(await runJob(page, 'apply', APPROVED, vars, needs));
    expect(applied.exitCode, applied.log.visible).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['registry.pull on acme']);

    const late = ran(await runJob(page, 'apply', APPROVED, vars, needs));
    expect(late.exitCode).toBe(1);
    expect(late.log.visible).toContain('plan-hash');
  });

  it('gives a pull request nothing to write with', async () => {
    const vars = await open();
    job.save(FILE);
    const reader = vars['PLATFORM_PR_READER_IDENTITY'];
    if (reader === undefined) throw new Error('no reader');
    // A pull request may change the workflow: here it signs in as the reader on an event that is not one of a change.
    const result = ran(
      await runJob(
        page,
        'apply',
        { ...PUSH, subject: PULL_REQUEST.subject },
        {
          ...vars,
          PLATFORM_WRITER_IDENTITY: reader,
        },
      ),
    );
    expect(result.exitCode).toBe(4);
    expect(job.rolesOf('bot')).toEqual([]);
  });
});

describe('docs/recipes/role-drift.md', () => {
  it('passes while file and organization agree, and fails when they do not', async () => {
    const vars = await open();
    job.save(FILE);
    const page = 'docs/recipes/role-drift.md';
    const schedule: Event = { ...PUSH, name: 'schedule' };
    const drifted = ran(await runJob(page, 'drift', schedule, vars));
    expect(drifted.exitCode).toBe(1);
    expect(drifted.outputs).toMatchObject({ result: 'fail', changes: '3' });
    expect(drifted.log.annotations[0]?.properties).toMatchObject({
      file: '.github/rolebindings.yml',
      line: '3',
    });
    expect((await job.run('apply')).code).toBe(0);
    const agreed = ran(await runJob(page, 'drift', schedule, vars));
    expect(agreed.exitCode, agreed.log.visible).toBe(0);
  });
});
