import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Resource } from '../platform-double/resource.ts';
import { commitFiles, initRepository } from '../support/checkout.ts';
import { documentBlocks } from '../support/document-blocks.ts';
import { writeFiles } from '../support/files.ts';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';

const PAGE = 'docs/recipes/role-lifecycle.md';
const GITHUB = 'https://token.actions.githubusercontent.com';
const PERSON = { issuer: 'https://auth.example.com/', subject: 'github|1234' };
const YEAR = { adopt: 1, restrictions: 2, onboard: 3, rename: 4, glass: 5, offboard: 6 } as const;

let job: RoleJob;
let data: Resource;
beforeEach(async () => {
  job = await startRoleJob();
  data = job.double.world.addGroup(job.acme, 'data');
  initRepository(job.folder);
});
afterEach(() => job.close());

const textOf = (step: keyof typeof YEAR): string =>
  documentBlocks().find(({ number, path }) => path === PAGE && number === YEAR[step])?.text ??
  expect.fail(`${PAGE} has no block for ${step}`);

/** Writes the file that a block names in its first line. */
function save(step: keyof typeof YEAR, text = textOf(step)): string {
  const [, name = ''] = /^# (\S+)\n/.exec(text) ?? [];
  writeFiles(job.folder, { [name]: text });
  return name;
}

const person = () => job.double.world.addIdentity({ uid: '', name: '' }, 'kim', { claimMatch: PERSON });

describe('a year with a role file', () => {
  it('begins with a dump that leaves no difference', async () => {
    const bot = job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: GITHUB, subject: 'repo:acme/bot:ref:refs/heads/main' },
    });
    job.double.world.addBinding(data, bot, 'viewer');
    expect(textOf('adopt')).toContain('--mode dump --plan-file .github/rolebindings.new.yml');
    expect(
      (await job.run('dump', ['--plan-file', '.github/rolebindings.yml', '--file', 'none.yml'])).code,
    ).toBe(0);
    const end = await job.run('drift', ['--unmanaged', 'fail']);
    expect([end.code, end.report.changes], end.stderr).toEqual([0, 0]);
  });

  it('lets a team in with claims of its own, and follows a renamed repository', async () => {
    save('restrictions');
    const file = save('onboard');
    commitFiles(job.folder, {});
    const words = ['--file', file, '--restrictions-file', '.github/role-restrictions.yml'];
    const applied = await job.run('apply', words);
    expect(applied.code, applied.stderr).toBe(0);
    expect(job.rolesOf('data-etl')).toEqual(['registry.pull on data']);

    save('onboard', textOf('onboard').replace('acme/data-etl', 'evil/data-etl'));
    const foreign = await job.run('plan', words);
    expect([foreign.code, foreign.report.findings.some(({ rule }) => rule === 'guard-restrictions')]).toEqual(
      [1, true],
    );

    save('rename');
    expect((await job.run('plan', words)).stderr).toContain('acme/data-pipeline');
    expect((await job.run('apply', [...words, '--allow-claim-changes'])).code).toBe(0);
    expect(job.rolesOf('data-etl')).toEqual(['registry.pull on data']);
  });

  it('breaks the glass until a date', async () => {
    person();
    const file = save('glass');
    const words = ['--file', file, '--prune'];
    const future = textOf('glass').replace('2027-01-31', '2999-01-31');
    save('glass', future);
    expect((await job.run('apply', words)).code).toBe(0);
    expect(job.rolesOf('kim')).toContain('editor on data');
    save('glass', textOf('glass').replace('2027-01-31', '2020-01-31'));
    const plan = await job.run('plan', ['--file', file]);
    expect([plan.code, plan.report.result]).toEqual([0, 'warn']);
    expect((await job.run('drift', ['--file', file])).code).toBe(1);
    expect((await job.run('apply', words)).code).toBe(0);
    expect(job.rolesOf('kim')).toEqual([]);
    expect((await job.run('drift', ['--file', file])).code).toBe(0);
  });

  it('offboards a person and a bot with `state: absent`', async () => {
    const bot = job.double.world.addIdentity(job.acme, 'old-bot', {
      claimMatch: { issuer: GITHUB, subject: 'x' },
    });
    for (const one of [bot, person()]) job.double.world.addBinding(data, one, 'editor');
    const file = save('offboard');
    const end = await job.run('apply', ['--file', file, '--prune']);
    expect(end.code, end.stderr).toBe(0);
    expect([job.rolesOf('old-bot'), job.rolesOf('kim')]).toEqual([[], []]);
  });
});
