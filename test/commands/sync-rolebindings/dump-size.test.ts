import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RoleJob, startRoleJob } from '../../support/role-job.ts';

let job: RoleJob;
beforeEach(async () => {
  job = await startRoleJob();
  const { world } = job.double;
  await world.bulk(async () => {
    for (let index = 0; index < 2200; index += 1) {
      const description = `${index} ${'long words '.repeat(45)}`.trim();
      const claimMatch = { issuer: 'https://issuer.test', subject: `bot-${index}` };
      const bot = world.addIdentity(job.acme, `bot-${index}`, { description, claimMatch });
      world.addBinding(job.team, bot, 'viewer');
    }
  });
});
afterEach(() => job.close());

it('a dump that is too large for a role file is split into a folder, which `plan` reads back', async () => {
  const end = await job.run('dump', ['--plan-file', '.github/all.yml']);
  expect(end.code, end.stderr).toBe(0);
  expect(end.stderr).toContain('plan them with `file: .github/all/*.yml`');
  const folder = join(job.folder, '.github/all');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(statSync(join(folder, file)).size).toBeLessThan(1024 * 1024);
  expect(Reflect.get(end.report, 'written')).toHaveLength(files.length);
  const plan = await job.run('plan', ['--prune', '--file', '.github/all/*.yml']);
  expect([plan.code, plan.report.changes], plan.stderr.slice(0, 2000)).toEqual([0, 0]);

  const shown = await job.run('dump');
  expect(shown.report.findings).toMatchObject([
    { rule: 'large-dump', fix: expect.stringContaining('`plan-file`') },
  ]);
});
