import { afterEach, describe, expect, it } from 'vitest';
import { startFileWorld } from '../support/file-world.ts';
import { startRoleJob } from '../support/role-job.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Faults = Awaited<ReturnType<typeof startRoleJob>>['double']['faults'];

/** Puts a value into the first row of every answer of a list. */
const spoil = (faults: Faults, list: string, rows: string, field: readonly string[], value: never): unknown =>
  faults.add({
    on: `GET ${list}`,
    times: 'always',
    fault: { kind: 'field', path: [rows, 0, ...field], value },
  });

const VALUES = [42, [], { a: 1 }, 'TIER_OF_TOMORROW'] as never[];

describe('a field that no decision needs, of whatever type', () => {
  it.each([
    ['/registry/v2/repos', 'repos', ['catalogTier']],
    ['/registry/v2/repos', 'repos', ['sync_config']],
    ['/registry/v2/repos', 'repos', ['description']],
    ['/registry/v2/tags', 'tags', ['bundles']],
    ['/registry/v2/tags', 'tags', ['updateTime']],
    ['/registry/v1/eoltags', 'items', ['mainPackageVersion', 'releaseDate']],
  ])('does not fail check-deprecated: %s, %s', async (list, rows, field) => {
    const world = await startFileWorld();
    ends.push(() => world.close());
    const repo = world.double.world.addRepo(world.acme, 'python');
    world.double.world.addTag(repo, '3.12', { deprecated: false });
    for (const value of VALUES) {
      world.double.faults.clear();
      spoil(world.double.faults, list, rows, field, value);
      const end = await world.run('check-deprecated', world.folder({}, false), {
        images: 'acme/python:3.12',
      });
      expect(end.code, JSON.stringify(value)).toBe(0);
    }
  });

  it.each([
    ['/iam/v2/roles', 'roles', ['capabilities']],
    ['/iam/v2/roles', 'roles', ['capabilities', 0]],
    ['/iam/v2/groups', 'groups', ['kind']],
    ['/iam/v2/groups', 'groups', ['resourceLimits']],
    ['/iam/v2/identities', 'identities', ['company']],
    ['/iam/v2/identities', 'identities', ['lastSeenTime']],
    ['/iam/v2/roleBindings', 'roleBindings', ['identity', 'email']],
    ['/iam/v2/roleBindings', 'roleBindings', ['createTime']],
  ])('does not fail a plan: %s, %s', async (list, rows, field) => {
    const job = await startRoleJob({});
    ends.push(() => job.close());
    job.double.world.addBinding(job.acme, job.double.world.addIdentity(job.acme, 'bot', {}), 'viewer');
    job.save('identities: [{ name: old, state: absent }]');
    for (const value of VALUES) {
      job.double.faults.clear();
      spoil(job.double.faults, list, rows, field as string[], value);
      const end = await job.run('plan');
      expect(end.code, `${JSON.stringify(value)} ${end.stderr}`).toBe(0);
    }
  });

  it('does fail if the decision needs it', async () => {
    const job = await startRoleJob({});
    ends.push(() => job.close());
    job.double.world.addBinding(job.acme, job.double.world.addIdentity(job.acme, 'bot', {}), 'viewer');
    job.save('identities: [{ name: old, state: absent }]');
    spoil(job.double.faults, '/iam/v2/identities', 'identities', ['claimMatch'], 42 as never);
    const end = await job.run('plan');
    expect(end.code).toBe(5);
    expect(end.stderr).toContain('`identities.0.claimMatch` has the wrong type');
  });
});
