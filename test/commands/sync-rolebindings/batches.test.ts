import { afterEach, describe, expect, it } from 'vitest';
import { type RoleJob, startRoleJob } from '../../support/role-job.ts';

let job: RoleJob;
afterEach(() => job.close());

const subjectOf = (index: number): string => `repo:acme/app-${index}:ref:refs/heads/main`;

describe('500 additions', () => {
  it('take at most 25 writes where the service has batches', async () => {
    job = await startRoleJob();
    const { acme, double, team } = job;
    const entries: string[] = [];
    const bindings: string[] = [];
    double.world.bulk(() => {
      for (let index = 0; index < 100; index += 1) {
        double.world.addIdentity(acme, `bot-${index}`, {
          claimMatch: { issuer: 'https://issuer.test', subject: subjectOf(index) },
        });
        entries.push(`  - { name: bot-${index}, roles: [viewer, editor, apk.pull] }`);
        for (const role of ['viewer', 'registry.pull'])
          bindings.push(`  - { identity: bot-${index}, role: ${role}, group: ${team.name} }`);
      }
    });
    job.save(`identities:\n${entries.join('\n')}\nbindings:\n${bindings.join('\n')}`);
    const end = await job.run('apply');
    expect(end.code, end.stderr).toBe(0);
    expect(end.report.applied).toBe(500);
    expect(job.writes().length).toBeLessThanOrEqual(25);
    expect((await job.run('drift')).code).toBe(0);
  });
});
