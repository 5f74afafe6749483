import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Resource } from '../../platform-double/resource.ts';
import { type RoleEnd, type RoleJob, startRoleJob } from '../../support/role-job.ts';
import { GITHUB_ISSUER } from '../../support/small-world.ts';

let job: RoleJob;
let idp: Resource;
beforeEach(async () => {
  job = await startRoleJob();
  idp = job.double.world.put('identityProviders', job.acme, { name: 'sso' });
});
afterEach(() => job.close());

const bot = (name: string) =>
  job.double.world.addIdentity(job.acme, name, {
    claimMatch: { issuer: 'https://issuer.test', subject: name },
  });

/** Names everything that the job begins with. */
const samUid = () => String(job.double.world.list('identities').find(({ name }) => name === 'sam')?.['uid']);
const FILE = () => `identities:
  - { name: writer, claimMatch: { issuer: "${GITHUB_ISSUER}", subject: "repo:acme/app:ref:refs/heads/main" }, roles: [owner] }
  - { uid: ${samUid()}, roles: [owner] }`;

const of = ({ report }: RoleEnd, rule: string) =>
  report.findings.flatMap((finding) => (finding.rule === rule ? [finding] : []));
const messages = (end: RoleEnd, rule = 'unmanaged') => of(end, rule).map(({ message }) => message);

describe('what no entry names', () => {
  it('is nothing where the file names all', async () => {
    job.save(FILE());
    const end = await job.run('drift');
    expect([end.code, end.report.result], end.stderr).toEqual([0, 'pass']);
    expect(messages(end)).toEqual([]);
  });

  it.each([
    ['drift', [], 0, 'warn', 'warning'],
    ['drift', ['--unmanaged', 'ignore'], 0, 'pass', undefined],
    ['drift', ['--unmanaged', 'fail'], 1, 'fail', 'error'],
    ['plan', [], 0, 'pass', undefined],
    ['plan', ['--unmanaged', 'warn'], 0, 'warn', 'warning'],
    ['plan', ['--unmanaged', 'fail'], 1, 'fail', 'error'],
    ['apply', [], 0, 'pass', undefined],
    ['apply', ['--unmanaged', 'fail'], 1, 'fail', 'error'],
  ] as const)(
    'an identity made by hand, in %s with %j: exit code %d',
    async (mode, words, code, result, level) => {
      job.save(`${FILE()}\n  - { name: known, claimMatch: { issuer: "https://issuer.test", subject: k } }`);
      if (mode === 'drift')
        job.double.world.addIdentity(job.acme, 'known', {
          claimMatch: { issuer: 'https://issuer.test', subject: 'k' },
        });
      const hand = bot('by-hand');
      job.double.world.addBinding(job.acme, hand, 'owner');
      const end = await job.run(mode, words);
      expect([end.code, end.report.result], end.stderr).toEqual([code, result]);
      expect(of(end, 'unmanaged').map((finding) => finding.level)).toEqual(
        level === undefined ? [] : [level],
      );
      if (level !== undefined)
        expect(messages(end)).toEqual([
          `Identity \`by-hand\` (${hand.uid}) is in no entry of the file; it holds \`owner\` on \`acme\`.`,
        ]);
      // Whatever `unmanaged` says, and `apply` finishes.
      expect(messages(end, 'power-holder').join()).toContain('`by-hand` holds `owner` on `acme`');
      expect(end.report.applied).toBe(mode === 'apply' ? 1 : 0);
    },
  );

  it('a binding of an identity that is managed elsewhere, and of a person', async () => {
    const elsewhere = bot('elsewhere');
    const kim = job.double.world.addIdentity({ uid: '', name: '' }, 'kim', {
      claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|2' },
    });
    for (const one of [elsewhere, kim]) job.double.world.addBinding(job.team, one, 'editor');
    job.save(`${FILE()}\n  - { uid: ${elsewhere.uid}, roles: [] }`);
    const end = await job.run('drift');
    expect([end.code, end.report.result]).toEqual([0, 'warn']);
    expect(messages(end).sort()).toEqual([
      '`elsewhere` holds `editor` on `team`, which no entry of the file names.',
      `\`kim (${kim.uid}, github|2)\` holds \`editor\` on \`team\`, which no entry of the file names.`,
    ]);
  });

  it('a mapping of an external group, and an open invite beside it', async () => {
    job.save(FILE());
    const { world } = job.double;
    world.put('externalGroupRoleMappings', idp, {
      externalGroupId: 'admins',
      roleUid: world.role('limited_owner').uid,
      scope: job.acme.uid,
    });
    const later = new Date(job.double.now() + 86_400_000).toISOString();
    world.put('groupInvites', job.acme, {
      roleUid: world.role('viewer').uid,
      email: 'a@b.test',
      expirationTime: later,
    });
    const end = await job.run('drift', ['--unmanaged', 'fail']);
    expect(end.code, end.stderr).toBe(1);
    expect(messages(end).join()).toContain('gives the role `limited_owner` to the group `admins`');
    // A role file cannot name it.
    expect(end.report.findings.find(({ rule }) => rule === 'unmanaged')?.fix).not.toContain('Add an entry');
    const holders = messages(end, 'power-holder').join('\n');
    expect(holders).toContain('Everyone in the external group `admins` gets `limited_owner`');
    expect(holders).toContain('for a@b.test gives `viewer` until');
    expect((await job.run('drift', ['--unmanaged', 'ignore'])).code).toBe(0);
  });

  it.each([
    ['warn', 0],
    ['fail', 4],
  ])('with mappings that cannot be read, `unmanaged: %s` ends with %d', async (unmanaged, code) => {
    job.save(FILE());
    const on = 'GET /iam/v2/externalGroupRoleMappings';
    job.double.faults.add({ on, times: 9, fault: { kind: 'status', status: 403 } });
    const end = await job.run('drift', ['--unmanaged', unmanaged]);
    expect([end.code, end.report.result], end.stderr).toEqual([code, code === 0 ? 'warn' : 'error']);
    expect(Reflect.get(end.report, 'coverage')).toMatchObject({
      unread: [{ what: 'external group mappings', why: expect.stringContaining('403') }],
    });
    expect(end.stderr).toContain('identity_providers.list');
  });

  it('is asked for only where it is wanted', async () => {
    job.save(FILE());
    await job.run('plan');
    await job.run('drift', ['--unmanaged', 'ignore']);
    expect(job.double.requests.count('GET /iam/v2/externalGroupRoleMappings')).toBe(0);
    await job.run('drift');
    expect(job.double.requests.count('GET /iam/v2/externalGroupRoleMappings')).toBe(1);
    expect(job.double.requests.count('GET /iam/v2/groupInvites')).toBe(1);
  });

  it('is not what the file owns and lost: that is drift', async () => {
    job.double.world.addBinding(job.team, job.writer, 'viewer');
    job.save(FILE());
    const end = await job.run('drift');
    expect(end.code).toBe(1);
    expect(messages(end)).toEqual([]);
  });
});
