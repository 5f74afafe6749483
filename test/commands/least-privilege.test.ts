import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import { type CliResult, createPlace, type Place, runCliHere } from '../support/shipped-run.ts';

let job: RoleJob;
let place: Place;
beforeEach(async () => {
  job = await startRoleJob();
  place = createPlace();
  job.double.world.addTag(job.double.world.addRepo(job.acme, 'app'), 'latest');
});
afterEach(async () => {
  await job.close();
  place.remove();
});

async function run(...words: readonly string[]): Promise<CliResult> {
  const env = { ...(await job.environment()), PLATFORM_REGISTRY_URL: job.double.registryUrl };
  return runCliHere(place, words, { env });
}

/** The list of capabilities of each exchange. */
const asked = (): readonly (readonly string[])[] =>
  job.double.requests.all('POST /sts/exchange').map(({ query }) => new URLSearchParams(query).getAll('cap'));

const READS = ['groups.list', 'identity.list', 'role_bindings.list', 'roles.list'];
const NOTICE = 'The service refused the list of capabilities';

describe('a run as an owner', () => {
  it('that only reads holds a token that can only read', async () => {
    const end = await run('sync-rolebindings', '--mode', 'dump');
    expect(end.exitCode, end.stderr).toBe(0);
    expect(asked()).toEqual([READS]);
    expect(end.stderr).not.toContain(NOTICE);
  });

  it('asks for everything with `least-privilege: false`', async () => {
    const end = await run('sync-rolebindings', '--mode', 'dump', '--least-privilege', 'false');
    expect(end.exitCode, end.stderr).toBe(0);
    expect(asked()).toEqual([[]]);
  });

  it('asks once more without the list where the service refuses it, and says so', async () => {
    job.double.configure({ capabilityLists: 'refused' });
    const end = await run('sync-rolebindings', '--mode', 'dump');
    expect(end.exitCode, end.stderr).toBe(0);
    expect(asked()).toEqual([READS, []]);
    expect(end.stderr.split(NOTICE)).toHaveLength(2);
    expect(end.stderr).toContain('`least-privilege: false`');
  });

  it('does not offer the list again after it was refused', async () => {
    job.double.configure({ capabilityLists: 'refused', tokenLifetimeMs: 30_000 });
    const end = await run('sync-rolebindings', '--mode', 'dump');
    expect(end.exitCode, end.stderr).toBe(0);
    expect(asked().filter((list) => list.length > 0)).toHaveLength(1);
  });

  it('is not asked again after a 403', async () => {
    const fault = { kind: 'status', status: 403 } as const;
    job.double.faults.add({ on: 'POST /sts/exchange', times: 'always', fault });
    const end = await run('sync-rolebindings', '--mode', 'dump');
    expect(end.exitCode).toBe(3);
    expect(asked()).toEqual([READS]);
  });

  it('fails as before where the exchange is refused with and without the list', async () => {
    const fault = { kind: 'status', status: 400 } as const;
    job.double.faults.add({ on: 'POST /sts/exchange', times: 'always', fault });
    const end = await run('sync-rolebindings', '--mode', 'dump');
    expect(end.exitCode).toBe(3);
    expect(asked()).toEqual([READS, []]);
    expect(end.stderr).not.toContain(NOTICE);
  });
});

describe('doctor', () => {
  it('shows what each command asks for, and whether the service takes the list', async () => {
    const end = await run('doctor');
    expect(end.stderr).toContain('on: tokens are limited to what a run needs');
    expect(end.stderr).toContain('sync-rolebindings, mode: apply, for a removed binding (platform)');
    expect(end.stderr).toContain('role_bindings.delete');
    expect(asked()).toHaveLength(2);
    for (const list of asked()) expect(list.length).toBeGreaterThan(0);
    job.double.configure({ capabilityLists: 'refused' });
    expect((await run('doctor')).stderr).toContain('not supported by the service');
    expect((await run('doctor', '--least-privilege=false')).stderr).toContain(
      'off: tokens can do everything',
    );
  });
});

describe('token', () => {
  it('is limited to the capabilities and scopes that are given', async () => {
    const words = ['--capabilities', 'groups.list,roles.list', '--scopes', job.team.uid];
    const end = await run('token', ...words);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(asked()).toEqual([['groups.list', 'roles.list']]);
    const [exchange] = job.double.requests.all('POST /sts/exchange');
    expect(new URLSearchParams(exchange?.query).getAll('scopes')).toEqual([job.team.uid]);
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${end.stdout.trim()}` };
      return (await fetch(`${job.double.apiUrl}${path}`, { headers })).status;
    };
    expect([await ask('/iam/v2/groups'), await ask('/iam/v2/roleBindings')]).toEqual([200, 403]);
  });

  it('asks for everything without them', async () => {
    expect((await run('token')).exitCode).toBe(0);
    expect(asked()).toEqual([[]]);
  });

  it('is never wider than what was asked for', async () => {
    job.double.configure({ capabilityLists: 'refused' });
    const end = await run('token', '--capabilities', 'groups.list');
    expect(end.exitCode).toBe(3);
    expect(asked()).toEqual([['groups.list']]);
    expect(end.stdout).toBe('');
  });

  it('refuses a name that is not a capability, and limits for a token that was given', async () => {
    const wrong = await run('token', '--capabilities', 'Groups List');
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('`tag.list`');
    const env = { ...(await job.environment()), PLATFORM_TOKEN: 'a-token-from-elsewhere' };
    const given = await runCliHere(place, ['token', '--scopes', job.team.uid], { env });
    expect(given.exitCode).toBe(2);
    expect(given.stderr).toContain('`scopes` has no effect on a token that was given in `token`');
    expect(asked()).toEqual([]);
  });
});

describe('api', () => {
  it.each([
    [['--path', '/iam/v2/roles'], ['roles.list']],
    [['--path', 'iam/v2/roles?page_size=1'], ['roles.list']],
    [['--path', '/registry/v1/eoltags'], []],
    [
      ['--path', '/iam/v2/roles', '--capabilities', 'roles.list,groups.list'],
      ['roles.list', 'groups.list'],
    ],
  ])('%j asks for %j', async (words, capabilities) => {
    const end = await run('api', ...words);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(asked()).toEqual([capabilities]);
  });
});
