import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { marked } from 'marked';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Resource } from '../platform-double/resource.ts';
import { runActionHere } from '../support/action-runner.ts';
import { documentBlocks } from '../support/document-blocks.ts';
import { type GithubJob, startGithubJob } from '../support/github-job.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { jobOf } from '../support/shipped-faces.ts';
import { platformInputs, shippedRoot } from '../support/shipped-run.ts';
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
          if: z.string().optional(),
          run: z.string().optional(),
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
let github: GithubJob;
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
const SCHEDULE: Event = { ...PUSH, name: 'schedule' };
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
  return runActionHere(runner, { ...inputs, ...platformInputs(job.double) });
}

const ran = (result: StepResult | 'skipped'): StepResult => {
  if (result === 'skipped') throw new Error('the job was skipped');
  return result;
};

const FILE = `identities:
  - name: bot
    github: { repository: acme/bot, ref: refs/heads/main }
    roles: [viewer, registry.pull]`;

/** Names one of the owners that are there. */
const OWNERS = 'identities: [{ name: writer, roles: [owner] }]';

/** The identities of the recipe: two that read, one that writes. */
async function open(): Promise<Readonly<Record<string, Resource>>> {
  job = await startRoleJob();
  github = await startGithubJob();
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
    const senders = new Set(github.requests.all().map(({ credential }) => credential.user));
    expect(senders).toEqual(new Set(['github-actions[bot]']));
    expect(await runJob(page, 'apply', PULL_REQUEST, vars)).toBe('skipped');
    job.save(FILE.replace('viewer, ', ''));
    expect(ran(await runJob(page, 'plan', PULL_REQUEST, vars)).exitCode).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).not.toContain('viewer');
    expect(job.writes()).toEqual([]);

    const again = ran(await runJob(page, 'plan', PUSH, vars));
    expect(again.exitCode, again.log.visible).toBe(0);
    const needs = {
      plan: { outputs: { changes: '2', 'plan-hash': again.outputs['plan-hash'] ?? '' } },
    };
    const applied = ran(await runJob(page, 'apply', APPROVED, vars, needs));
    expect(applied.exitCode, applied.log.visible).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['registry.pull on acme']);

    const late = ran(await runJob(page, 'apply', APPROVED, vars, needs));
    expect(late.exitCode).toBe(1);
    expect(late.log.visible).toContain('plan-hash');
  });

  it('lets a date take effect on a schedule, and asks nobody where nothing changes', async () => {
    const vars = await open();
    const kim = job.double.world.addIdentity({ uid: '', name: '' }, 'kim', {
      claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|2' },
    });
    job.double.world.addBinding(job.team, kim, 'editor');
    job.save(`bindings:\n  - { identity: ${kim.uid}, role: editor, group: team, expires: "2020-01-01" }`);
    const planned = ran(await runJob(page, 'plan', SCHEDULE, vars));
    expect(planned.outputs).toMatchObject({ changes: '1', result: 'warn' });
    const needs = { plan: { outputs: { ...planned.outputs } } };
    const applied = ran(await runJob(page, 'apply', { ...APPROVED, name: 'schedule' }, vars, needs));
    expect(applied.exitCode, applied.log.visible).toBe(0);
    expect(job.rolesOf('kim')).toEqual([]);
    const idle = ran(await runJob(page, 'plan', SCHEDULE, vars));
    expect(idle.outputs).toMatchObject({ changes: '0', result: 'pass' });
    const none = { plan: { outputs: { ...idle.outputs } } };
    expect(await runJob(page, 'apply', { ...APPROVED, name: 'schedule' }, vars, none)).toBe('skipped');
  });

  it('plans and applies on GitLab with the plan of the first job', async () => {
    const vars = await open();
    job.save(FILE);
    const jobs = z.record(z.string(), z.looseObject({ script: z.array(z.string()).optional() }));
    const block = documentBlocks().find(({ number, path }) => path === page && number === 2);
    const scripts = jobs.parse(parse(block?.text ?? expect.fail(`${page} has no second block`)));
    const end = async (name: string): Promise<string> => {
      const file = join(job.folder, 'script.sh');
      writeFileSync(file, `set -eo pipefail\n${scripts[name]?.script?.join('\n')}\n`);
      const { stdout, stderr } = await promisify(execFile)('bash', [file], {
        cwd: job.folder,
        env: {
          PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`,
          HOME: job.folder,
          GITLAB_CI: 'true',
          CI_PROJECT_DIR: job.folder,
          PLATFORM_PRUNE: 'true',
          PLATFORM_ACTIONS: shippedRoot(),
          PLATFORM_READER_IDENTITY: vars['PLATFORM_READER_IDENTITY']?.uid,
          PLATFORM_WRITER_IDENTITY: job.writer.uid,
          PLATFORM_ID_TOKEN: await job.double.idToken({ iss: GITHUB_ISSUER, sub: PUSH.subject }),
          PLATFORM_API_URL: job.double.apiUrl,
          PLATFORM_ISSUER_URL: job.double.issuerUrl,
        },
      });
      return stdout + stderr;
    };
    expect(await end('plan-roles')).toContain('3 to add');
    expect(job.writes()).toEqual([]);
    expect(await end('apply-roles')).toContain('3 done');
    expect(job.rolesOf('bot')).toEqual(['registry.pull on acme', 'viewer on acme']);
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
        { plan: { outputs: { changes: '1' } } },
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
    const drifted = ran(await runJob(page, 'drift', SCHEDULE, vars));
    expect(drifted.exitCode).toBe(1);
    expect(drifted.outputs).toMatchObject({ result: 'fail', changes: '3' });
    expect(drifted.log.annotations[0]?.properties).toMatchObject({
      file: '.github/rolebindings.yml',
      line: '3',
    });
    expect((await job.run('apply')).code).toBe(0);
    const agreed = ran(await runJob(page, 'drift', SCHEDULE, vars));
    expect(agreed.exitCode, agreed.log.visible).toBe(0);
  });

  it.each([
    ['opens an issue', 'fail', '', /^gh issue create --title Role drift --label role-drift --body-file /],
    ['keeps the open issue up to date', 'fail', '12', /^gh issue edit 12 --body-file /],
    ['closes the issue when the difference is gone', 'warn', '12', /^gh issue close 12 --comment /],
    ['leaves issues alone when there is nothing', 'pass', '', /^gh issue list /],
  ])('%s', async (_, result, number, call) => {
    job = await startRoleJob();
    github = await startGithubJob();
    const step = workflowOf('docs/recipes/role-drift.md').jobs['drift']?.steps.find(
      ({ run }) => run !== undefined,
    );
    const condition = (word: string) =>
      evaluateCondition(step?.if, { steps: { drift: { outputs: { result: word } } } }, false);
    // Without a result, the step was ended from outside, and nothing was compared.
    expect([condition(result), condition('error'), condition('')]).toEqual([true, false, false]);
    const calls = join(job.folder, 'calls');
    const bin = join(job.folder, 'bin');
    mkdirSync(bin);
    const gh = `#!/bin/sh\nprintf '%s\\n' "gh $*" >>"${calls}"\n[ "$2" != list ] || echo "${number}"\n`;
    writeFileSync(join(bin, 'gh'), gh, { mode: 0o755 });
    const script = join(job.folder, 'script.sh');
    writeFileSync(script, step?.run ?? '');
    await promisify(execFile)('bash', ['-eo', 'pipefail', script], {
      env: {
        PATH: `${bin}:/usr/bin:/bin`,
        RUNNER_TEMP: job.folder,
        RESULT: result,
        CHANGES: '3',
        RUN: 'https://run',
      },
    });
    expect(readFileSync(calls, 'utf8').trimEnd().split('\n').at(-1)).toMatch(call);
    if (result === 'fail')
      expect(readFileSync(join(job.folder, 'drift.md'), 'utf8')).toContain('3 differences');
  });

  it.each([
    ['opens an issue', FILE, '[]', 1, /--data-urlencode title=Role drift .*description=https:\/\/job https/],
    ['keeps the open issue', FILE, '[{"iid":12}]', 1, /state=opened$/],
    ['closes the issue when the difference is gone', OWNERS, '[{"iid":12}]', 0, /state_event=close .*\/12$/],
    ['leaves issues alone when it could not compare', 'x', '[{"iid":12}]', 2, /state=opened$/],
  ])('%s on GitLab', async (_, file, open_, code, call) => {
    const vars = await open();
    job.save(file);
    const jobs = z.record(z.string(), z.looseObject({ script: z.array(z.string()) }));
    const path = 'docs/recipes/role-drift.md';
    const block = documentBlocks().find((one) => one.path === path && one.number === 2);
    const described = jobs.parse(parse(block?.text ?? expect.fail(`${path} has no second block`)));
    const bin = join(job.folder, 'bin');
    mkdirSync(bin);
    const calls = join(job.folder, 'calls');
    const curl = `#!/bin/sh\nprintf '%s\\n' "$*" >>"${calls}"\necho '${open_}'\n`;
    writeFileSync(join(bin, 'curl'), curl, { mode: 0o755 });
    const script = join(job.folder, 'script.sh');
    writeFileSync(script, `set -eo pipefail\n${described['role-drift']?.script.join('\n')}\n`);
    const env = {
      PATH: `${bin}:${join(process.execPath, '..')}:/usr/bin:/bin`,
      HOME: job.folder,
      GITLAB_CI: 'true',
      CI_PROJECT_DIR: job.folder,
      CI_API_V4_URL: 'https://gitlab.test/api/v4',
      CI_PROJECT_ID: '7',
      CI_JOB_URL: 'https://job',
      ROLE_DRIFT_TOKEN: 'glpat-of-the-project',
      PLATFORM_ACTIONS: shippedRoot(),
      PLATFORM_READER_IDENTITY: vars['PLATFORM_READER_IDENTITY']?.uid,
      PLATFORM_ID_TOKEN: await job.double.idToken({ iss: GITHUB_ISSUER, sub: PUSH.subject }),
      PLATFORM_API_URL: job.double.apiUrl,
      PLATFORM_ISSUER_URL: job.double.issuerUrl,
    };
    const end = await promisify(execFile)('bash', [script], { cwd: job.folder, env }).then(
      () => 0,
      (error: unknown) => Reflect.get(Object(error), 'code'),
    );
    expect(end).toBe(code);
    expect(readFileSync(calls, 'utf8').trimEnd().split('\n').at(-1)).toMatch(call);
  });
});
