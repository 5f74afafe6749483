import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runActionHere } from '../support/action-runner.ts';
import { runComposite } from '../support/composite-runner.ts';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import { runHere } from '../support/run-here.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { jobOf } from '../support/shipped-faces.ts';
import { platformInputs, shippedRoot } from '../support/shipped-run.ts';

/** The parts of a run that every face shows. */
interface Shown {
  readonly exitCode: number;
  /** Outputs; of the command line the same facts from its report. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The payload of `dump`. */
  readonly yaml: string;
  readonly everything: string;
}

type Inputs = Readonly<Record<string, string>>;
type Face = (job: RoleJob, inputs: Inputs, on?: Partial<RunnerJob>) => Promise<Shown>;

const PULL_REQUEST: Partial<RunnerJob> = {
  github: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' },
  event: { pull_request: { number: 7, base: { sha: 'f'.repeat(40), repo: {} }, head: { repo: {} } } },
};

const temp = (job: RoleJob): string => join(job.folder, '.runner');

function ofStep(step: StepResult): Shown {
  const { exitCode, log, outputs, stdout, summary } = step;
  const [, yaml = ''] =
    /^(# yaml-language-server[\s\S]*?\n)(?=::|sync-rolebindings: |$(?![\s\S]))/m.exec(stdout) ?? [];
  const everything = [log.visible, summary, ...Object.values(outputs)].join('\n');
  return { exitCode, outputs, summary, yaml, everything };
}

/** The composite action starts the bundle; the others run the sources in this process. */
const faces: Readonly<Record<string, Face>> = {
  'the root action': async (job, inputs, on) =>
    ofStep(
      await runActionHere(
        { ...jobOf(job.double, job.folder, temp(job)), ...on },
        {
          command: 'sync-rolebindings',
          identity: job.writer.uid,
          ...platformInputs(job.double),
          ...inputs,
        },
      ),
    ),
  'the composite action': async (job, inputs, on) =>
    ofStep(
      await runComposite(
        { ...jobOf(job.double, job.folder, temp(job)), ...on },
        {
          directory: join(shippedRoot(), 'actions/sync-rolebindings'),
          with: { identity: job.writer.uid, ...platformInputs(job.double), ...inputs },
        },
      ),
    ),
  'the command line': async (job, inputs, on) => {
    const report = join(job.folder, 'report.json');
    rmSync(report, { force: true });
    const words = Object.entries({ 'report-file': report, ...inputs }).map(
      ([name, value]) => `--${name}=${value}`,
    );
    const change = on === undefined ? {} : { PLATFORM_CHANGE_EVENT: 'true' };
    const environment = { HOME: job.folder, TMPDIR: job.folder, ...change, ...(await job.environment()) };
    const end = await runHere(['sync-rolebindings', ...words], environment, job.folder);
    const text = readFileSync(report, 'utf8');
    const told: Readonly<Record<string, unknown>> = JSON.parse(text);
    const outputs = Object.fromEntries(
      ['result', 'changes', 'applied', 'blocked', 'plan-hash'].map((name) => [
        name,
        String(told[name === 'plan-hash' ? 'planHash' : name]),
      ]),
    );
    return {
      exitCode: end.code,
      outputs,
      summary: end.stderr,
      yaml: end.stdout,
      everything: `${end.stdout}${end.stderr}${text}`,
    };
  },
};

let job: RoleJob;
afterEach(() => job.close());

const FILE = `identities:
  - name: bot
    github: { repository: acme/bot, ref: refs/heads/main }
    roles: [viewer, registry.pull]
bindings:
  - { identity: bot, role: editor, group: team }`;

describe.each(Object.entries(faces))('%s', (_name, run) => {
  it('plans, refuses another plan than the reviewed one, applies the reviewed one, and finds drift', async () => {
    job = await startRoleJob();
    job.save(FILE);
    const seen: string[] = [];
    const step = async (inputs: Inputs, on?: Partial<RunnerJob>): Promise<Shown> => {
      const shown = await run(job, inputs, on);
      seen.push(shown.everything);
      return shown;
    };

    const plan = await step({ mode: 'plan' }, PULL_REQUEST);
    expect(plan.exitCode, plan.everything).toBe(0);
    expect(plan.outputs).toMatchObject({ result: 'pass', changes: '4', applied: '0', blocked: 'false' });
    expect(plan.summary).toContain('registry.pull');
    const hash = { 'plan-hash': plan.outputs['plan-hash'] ?? '' };
    expect(hash['plan-hash']).toMatch(/^[0-9a-f]{64}$/);

    job.double.requests.reset();
    const onPullRequest = await step({ mode: 'apply', ...hash }, PULL_REQUEST);
    expect(onPullRequest.exitCode).toBe(2);
    expect(onPullRequest.everything).toContain('refused on pull-request and merge-request events');
    expect(job.double.requests.all()).toHaveLength(0);

    job.save(FILE.replace('registry.pull', 'apk.pull'));
    const changed = await step({ mode: 'apply', ...hash });
    expect(changed.exitCode).toBe(1);
    expect(changed.outputs).toMatchObject({ result: 'fail', applied: '0', blocked: 'true' });
    expect(changed.everything).toContain('`plan-hash` is');
    expect(job.writes()).toEqual([]);

    job.save(FILE);
    const applied = await step({ mode: 'apply', ...hash });
    expect(applied.exitCode, applied.everything).toBe(0);
    expect(applied.outputs).toMatchObject({ result: 'pass', applied: '4' });
    expect(job.rolesOf('bot')).toEqual(['editor on team', 'registry.pull on acme', 'viewer on acme']);

    job.double.requests.reset();
    expect((await step({ mode: 'apply' })).exitCode).toBe(0);
    expect((await step({ mode: 'drift' })).exitCode).toBe(0);
    const { world } = job.double;
    const bot = world.list('identities').find(({ name }) => name === 'bot')?.['uid'];
    const binding = world.list('roleBindings').find(({ identityUid }) => identityUid === bot);
    world.remove('roleBindings', String(binding?.['uid']));
    const drift = await step({ mode: 'drift' });
    expect(drift.exitCode).toBe(1);
    expect(drift.outputs).toMatchObject({ result: 'fail', changes: '1' });
    expect(job.writes()).toEqual([]);

    const secrets = job.double.secrets().filter((secret) => secret.length >= 8);
    expect(secrets.length).toBeGreaterThan(0);
    const known = [...secrets, 'ghs_token-of-the-job'];
    expect(seen.filter((text) => known.some((secret) => text.includes(secret)))).toEqual([]);
  });
});

describe('on any face', () => {
  const run = faces['the root action'] ?? expect.fail('there is such a face');

  it('removes nothing where the platform token does not tell who runs, and adds all the same', async () => {
    job = await startRoleJob({ opaqueTokens: true });
    job.save(FILE);
    const added = await run(job, { mode: 'apply', prune: 'true' });
    expect(added.exitCode, added.everything).toBe(0);
    expect(added.outputs).toMatchObject({ applied: '4' });
    const before = job.writes().length;
    job.save('identities: [{ name: bot, roles: [owner] }]');
    const allowed = { 'deny-roles': 'none', 'allow-roles': '*, owner' };
    const pruned = await run(job, { mode: 'apply', prune: 'true', ...allowed });
    expect(pruned.exitCode).toBe(1);
    expect(pruned.outputs).toMatchObject({ result: 'fail', applied: '0', blocked: 'true' });
    expect(pruned.everything).toContain('the token does not say which identity is running');
    expect(job.writes()).toHaveLength(before);
    const kept = await run(job, { mode: 'apply', ...allowed });
    expect(kept.exitCode, kept.everything).toBe(0);
    expect(job.rolesOf('bot')).toHaveLength(4);
  });

  it('tells wrong lines of the role file wherever it tells anything', async () => {
    job = await startRoleJob();
    job.save('identities:\n  - { name: bot, rolls: [viewer] }');
    const end = await run(job, { mode: 'plan' });
    expect(end.exitCode).toBe(2);
    expect(end.summary).toContain('.github/rolebindings.yml:3');
  });

  it('dumps what a plan with `prune` then leaves alone', async () => {
    job = await startRoleJob();
    job.save(FILE);
    expect((await run(job, { mode: 'apply' })).exitCode).toBe(0);
    const { yaml } = await run(job, { mode: 'dump' });
    expect(yaml).toContain('name: bot');
    writeFileSync(join(job.folder, '.github/rolebindings.yml'), yaml);
    const plan = await run(job, { mode: 'plan', prune: 'true' });
    expect(plan.exitCode, plan.everything).toBe(0);
    expect(plan.outputs).toMatchObject({ changes: '0' });
  });
});
