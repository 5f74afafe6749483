import { afterEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../platform-double/settings.ts';
import { type RoleJob, startRoleJob } from '../../support/role-job.ts';

let job: RoleJob;
afterEach(() => job.close());

const READS = ['groups.list', 'identity.list', 'role_bindings.list', 'roles.list'];
const BOT = `identities:
  - name: bot
    claimMatch: { issuer: https://issuer.test, subject: bot }
    roles: [viewer]`;

async function open(settings: SettingsPatch = {}): Promise<void> {
  job = await startRoleJob(settings);
  job.save(BOT);
}

/** The capabilities that each exchange since the last call asked for. */
let seen = 0;
function exchanges(): readonly (readonly string[])[] {
  const all = job.double.requests.all(({ path }) => path === '/sts/exchange');
  const asked = all.slice(seen).map(({ query }) => new URLSearchParams(query).getAll('cap').sort());
  seen = all.length;
  return asked;
}

describe('apply', () => {
  it('plans with a token that reads, then asks for one with what the planned changes need', async () => {
    await open();
    seen = 0;
    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(exchanges()).toEqual([READS, [...READS, 'identity.create', 'role_bindings.create'].sort()]);

    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(exchanges(), 'nothing to do').toEqual([READS]);

    job.save(BOT.replace('[viewer]', '[]').replace('name: bot', 'name: bot\n    description: d'));
    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(exchanges()).toEqual([READS, [...READS, 'identity.update', 'role_bindings.delete'].sort()]);
  });

  it('asks for nothing to write with where a guard blocks the plan', async () => {
    await open();
    seen = 0;
    job.save(BOT.replace('viewer', 'limited_owner'));
    const end = await job.run('apply');
    expect(end.code).toBe(1);
    expect(end.stderr).toContain('`limited_owner`');
    expect(exchanges()).toEqual([READS]);
  });

  it('uses one token without a list for both steps where the service takes no list', async () => {
    await open({ capabilityLists: 'refused' });
    seen = 0;
    expect((await job.run('apply')).code).toBe(0);
    expect(exchanges()).toEqual([READS, []]);
    expect(job.rolesOf('bot')).toEqual(['viewer on acme']);
  });

  it.each([
    ['that was given', true, []],
    ['that is not limited', false, [[]]],
  ])('uses a token %s for both steps', async (_, isGiven, expected) => {
    await open();
    seen = 0;
    const given = async () => ({
      PLATFORM_IDENTITY: '',
      PLATFORM_ID_TOKEN: '',
      PLATFORM_TOKEN: await job.double.platformToken(job.writer),
    });
    const environment = isGiven ? await given() : { PLATFORM_LEAST_PRIVILEGE: 'false' };
    expect((await job.run('apply', ['--organization', 'acme'], environment)).code).toBe(0);
    expect(exchanges()).toEqual(expected);
  });
});
