import { availableParallelism, loadavg } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { type RoleJob, startRoleJob } from '../../support/role-job.ts';

const LATENCY_MS = 20;
const CONCURRENCY = 8;
/** The exchange, the lists' first pages, the rest of their pages. */
const DEPENDENT_STEPS = 3;

let job: RoleJob;
afterEach(() => job.close());

const isBusy = (): boolean => Number(loadavg()[0]) > availableParallelism();
const subjectOf = (index: number): string => `repo:acme/app-${index}:ref:refs/heads/main`;

describe('with 300 identities and 2,000 bindings at 20 ms', () => {
  it('plans within one and a half times of the ideal', async (context) => {
    job = await startRoleJob();
    const { acme, double, team } = job;
    const { world } = double;
    const roles = [
      'viewer',
      'editor',
      'registry.pull',
      'apk.pull',
      'registry.push',
      'console_viewer',
      'limited_owner',
    ];
    const entries: string[] = [];
    world.bulk(() => {
      for (let index = 0; index < 300; index += 1) {
        const bot = world.addIdentity(acme, `bot-${index}`, {
          claimMatch: { issuer: 'https://issuer.test', subject: subjectOf(index) },
        });
        const held = index < 200 ? roles : roles.slice(0, 6);
        for (const role of held) world.addBinding(index % 3 === 0 ? team : acme, bot, role);
        entries.push(
          `  - { name: bot-${index}, claimMatch: { issuer: https://issuer.test, subject: "${subjectOf(index)}" }, roles: [${roles.join(', ')}] }`,
        );
      }
    });
    expect(world.list('roleBindings').length).toBeGreaterThanOrEqual(2000);
    job.save(`identities:\n${entries.join('\n')}`);
    double.configure({ latencyMs: LATENCY_MS });
    // The double answers in this same process, so one round that the machine left alone is what counts.
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 10 && best > 1.5; round += 1) {
      double.requests.reset();
      const end = await job.run('plan');
      expect(end.report.toAdd).toBeGreaterThan(500);
      // The exchange, the organization, four lists, and no page of them twice.
      expect(double.requests.count()).toBeLessThanOrEqual(18);
      const ideal = (double.requests.count() / CONCURRENCY + DEPENDENT_STEPS) * LATENCY_MS;
      best = Math.min(best, double.requests.span() / ideal);
    }
    if (best > 1.5 && isBusy())
      context.skip('the machine has more to do than it has cores: no time means anything');
    expect(best).toBeLessThanOrEqual(1.5);
  });
});

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
