import { existsSync, linkSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SettingsPatch } from '../../platform-double/settings.ts';
import { trackAll } from '../../support/checkout.ts';
import { type RoleJob, startRoleJob } from '../../support/role-job.ts';
import { GITHUB_ISSUER } from '../../support/small-world.ts';

let job: RoleJob;
afterEach(() => job.close());

const open = async (settings: SettingsPatch = {}): Promise<RoleJob> => {
  job = await startRoleJob(settings);
  return job;
};

const BOT = `identities:
  - name: bot
    description: pushes
    claimMatch: { issuer: https://issuer.test, subject: bot }
    roles: [viewer, registry.pull]
bindings:
  - { identity: bot, role: editor, group: team }`;

/** An identity that accepts `subject` of the issuer of `BOT`. */
const addBot = (name = 'bot', subject = name) =>
  job.double.world.addIdentity(job.acme, name, {
    claimMatch: { issuer: 'https://issuer.test', subject },
  });

describe('plan', () => {
  it('shows what is to be added, changed and removed with the lines that ask for it, and only reads', async () => {
    await open();
    const bot = addBot();
    job.double.world.addBinding(job.acme, bot, 'viewer');
    job.double.world.addBinding(job.team, bot, 'viewer');
    job.save(BOT);
    const end = await job.run('plan', ['--prune']);
    expect(end.code, end.stderr).toBe(0);
    expect(end.report).toMatchObject({
      result: 'pass',
      changes: 4,
      toAdd: 2,
      toChange: 1,
      toRemove: 1,
      applied: 0,
      failed: 0,
      blocked: false,
    });
    expect(end.report.plan).toEqual([
      {
        action: 'add',
        kind: 'binding',
        identity: 'bot',
        role: 'registry.pull',
        group: 'acme',
        status: 'planned',
      },
      { action: 'add', kind: 'binding', identity: 'bot', role: 'editor', group: 'team', status: 'planned' },
      { action: 'update', kind: 'identity', identity: 'bot', uid: bot.uid, status: 'planned' },
      expect.objectContaining({ action: 'remove', kind: 'binding', role: 'viewer', group: 'team' }),
    ]);
    expect(end.stderr).toMatch(
      /^ {2}\+ +binding +bot +registry\.pull +acme +\(\.github\/rolebindings\.yml:6\)$/m,
    );
    expect(end.stdout).toBe('');
    expect(job.writes()).toEqual([]);
    expect(job.double.requests.count('POST /sts/exchange')).toBe(1);
    for (const list of ['groups', 'roles', 'identities', 'roleBindings'])
      expect(job.double.requests.count(`GET /iam/v2/${list}`), list).toBe(1);
  });

  it('shows uids where the service gives groups no names, which no specification promises', async () => {
    await open();
    for (const { uid } of [job.acme, job.team]) job.double.world.change('groups', uid, { name: '' });
    job.save(BOT.replaceAll('group: team', `group: ${job.team.uid}`));
    const end = await job.run('plan');
    expect(end.code, end.stderr).toBe(0);
    expect(end.stderr).toContain(`${job.acme.uid}: 4 to add`);
    expect(end.report.plan.map(({ group }) => group)).toEqual([
      undefined,
      job.acme.uid,
      job.acme.uid,
      job.team.uid,
    ]);
  });

  it('says that no organization is seen by its name', async () => {
    await open();
    for (const { uid } of job.double.world.list('groups')) job.double.world.remove('groups', String(uid));
    job.save(`organization: acme\n${BOT}`);
    expect((await job.run('plan')).stderr).toContain('it cannot see any organization by name: use the uid');
  });

  it('gives the same hash again, and another one after a change', async () => {
    await open();
    job.save(BOT);
    const [one, two] = [await job.run('plan'), await job.run('plan')];
    expect(one.report.planHash).toMatch(/^[0-9a-f]{64}$/);
    expect(two.report.planHash).toBe(one.report.planHash);
    job.save(BOT.replace('registry.pull', 'apk.pull'));
    expect((await job.run('plan')).report.planHash).not.toBe(one.report.planHash);
  });

  it('ends with 1 where a guard blocks it, with number, limit, input and the line', async () => {
    await open();
    job.save(BOT.replace('viewer', 'owner'));
    const end = await job.run('plan');
    expect(end.code).toBe(1);
    expect(end.report).toMatchObject({ result: 'fail', blocked: true });
    expect(end.report.plan.map(({ status }) => status)).toEqual(Array(4).fill('blocked'));
    expect(end.report.findings[0]).toMatchObject({
      rule: 'guard-deny-roles',
      level: 'error',
      location: { file: '.github/rolebindings.yml', line: 6 },
    });
    expect((await job.run('plan', ['--allow-roles', 'owner,registry.pull,editor'])).code).toBe(0);
  });

  it('tells every problem of the file with its place, before any request', async () => {
    await open();
    job.save('identities:\n  - { name: UPPER, rolls: [viewer] }\n  - { roles: [viewer] }');
    const end = await job.run('plan', [], { PLATFORM_IDENTITY: '' });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('.github/rolebindings.yml:3:');
    expect(end.stderr).toContain('Did you mean `roles`?');
    expect(end.stderr).toContain('.github/rolebindings.yml:4:');
    expect(end.stderr).toContain('`identity` is required');
    expect(job.double.requests.all()).toHaveLength(0);
  });

  it.each([
    ['an unknown role', BOT.replace('registry.pull', 'registry.pul'), 'Did you mean `registry.pull`'],
    ['an unknown group', BOT.replace('group: team', 'group: tea'), 'Did you mean `team`?'],
    [
      'an unknown organization',
      `organization: nowhere\n${BOT}`,
      'this identity cannot see an organization named `nowhere`',
    ],
    ['one letter of an organization', `organization: acmee\n${BOT}`, 'did you mean `acme`?'],
    ['an organization far from any', `organization: nowhere\n${BOT}`, 'it can see `acme` ('],
    [
      'a malformed uid',
      'identities:\n  - { uid: ../x, roles: [viewer] }',
      'There is no identity with the uid',
    ],
  ])('refuses %s with what it may have meant', async (_name, text, told) => {
    await open();
    job.save(text);
    const end = await job.run('plan');
    expect(end.code).toBe(2);
    expect(end.stderr).toContain(told);
    expect(end.stderr).toMatch(/\.github\/rolebindings\.yml:\d+:\d+: error/);
    expect(job.writes()).toEqual([]);
  });

  it('refuses an ambiguous identity with candidates, and takes its uid', async () => {
    await open();
    const bots = [addBot('bot', 'one'), addBot('bot', 'two')];
    job.save('identities:\n  - { name: bot, roles: [viewer] }');
    const end = await job.run('plan');
    expect(end.code).toBe(2);
    for (const { uid } of bots) expect(end.stderr).toContain(uid);
    job.save(`identities:\n  - { uid: ${bots[0]?.uid}, roles: [viewer] }`);
    expect((await job.run('plan')).report.toAdd).toBe(1);
  });

  it('finds the organization by the file, else by the input, else by the identity', async () => {
    await open();
    const other = job.double.world.addOrganization('other');
    job.double.world.addBinding(other, job.writer, 'owner');
    job.save(`organization: other\n${BOT.replace(', group: team', '')}`);
    const end = await job.run('plan', ['--organization', 'acme']);
    expect(end.stderr).toContain('other: 4 to add');
    job.save(BOT);
    expect((await job.run('plan', ['--organization', 'acme'])).stderr).toContain('acme: 4 to add');
  });

  it('says that there is no role file', async () => {
    await open();
    const end = await job.run('plan', ['--file', 'roles.yml']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('`file`: `roles.yml` does not exist');
    expect(end.stderr).toContain('create it (`mode: dump`');
    expect(job.double.requests.all()).toHaveLength(0);
  });

  it('says of a role file that only git still has how to restore or to delete it', async () => {
    await open();
    for (const name of ['a.yml', 'b.yml'])
      writeFileSync(join(job.folder, name), 'version: 1\nidentities: []\n');
    trackAll(job.folder);
    rmSync(join(job.folder, 'b.yml'));
    const end = await job.run('plan', ['--file', '*.yml']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain(
      '`file`: `b.yml` does not exist\ngit tracks it, but it is not in the working tree',
    );
  });

  it('names lines by paths below the workspace', async () => {
    await open();
    job.save(BOT.replace('viewer', 'owner'));
    const end = await job.run('plan', ['--working-directory', '.github', '--file', 'rolebindings.yml']);
    expect(end.report.findings[0]?.location?.file).toBe('.github/rolebindings.yml');
  });

  it('reads the role file from the base of the change where the change must not decide', async () => {
    await open();
    job.save(BOT);
    const base = trackAll(job.folder);
    job.save(
      'identities: [{ name: evil, claimMatch: { issuer: https://e.test, subject: e }, roles: [owner] }]',
    );
    const environment = { PLATFORM_BASE_COMMIT: base };
    const end = await job.run('plan', ['--policy-from', 'base'], environment);
    expect(end.code, end.stderr).toBe(0);
    expect(end.report.plan.map(({ identity }) => identity)).not.toContain('evil');
    const gone = await job.run('plan', ['--policy-from', 'base'], { PLATFORM_BASE_COMMIT: 'f'.repeat(40) });
    expect(gone.code).toBe(2);
  });

  it('never guesses what a binding is that does not tell', async () => {
    await open();
    job.save(BOT);
    const row = { uid: `${job.acme.uid}/0123456789abcdef`, identity: null, role: null, group: null };
    const text = JSON.stringify({ roleBindings: [row] });
    job.double.faults.add({ on: 'GET /iam/v2/roleBindings', times: 'always', fault: { kind: 'body', text } });
    const end = await job.run('plan', ['--max-attempts', '1']);
    expect(end.code).toBe(5);
    expect(end.stderr).toContain('does not say which identity has which role');
  });

  it.each([
    ['role as one of its own', 'role', 'publisher'],
    ['role as another of the list', 'role', 'viewer'],
    ['group', 'group', 'team-a'],
  ])(
    'judges nothing where a binding names its %s and the list says otherwise',
    async (_name, part, value) => {
      await open();
      addBot();
      job.save(`identities: [{ name: bot, roles: [${part === 'role' ? value : 'viewer'}] }]`);
      const path = ['roleBindings', 0, part, 'name'];
      job.double.faults.add({
        on: 'GET /iam/v2/roleBindings',
        times: 'always',
        fault: { kind: 'field', path, value },
      });
      for (const mode of ['plan', 'drift', 'apply', 'dump']) {
        const end = await job.run(mode);
        expect(end.code, mode).toBe(5);
        expect(end.stderr).toContain(`in one row and \`${value}\` in another`);
      }
      expect(job.writes()).toEqual([]);
    },
  );

  it('takes no person for another on a service that cannot look people up', async () => {
    await open({ floor: true });
    const { world } = job.double;
    const nowhere = { uid: '', name: '' };
    const claimMatch = { issuer: 'https://people.test/', subject: 'github|7' };
    const add = (parent: typeof nowhere, group: typeof nowhere) => {
      const found = world.addIdentity(parent, 'ada', { claimMatch });
      world.addBinding(group, found, 'viewer');
      return found;
    };
    const ada = add(nowhere, job.acme);
    // A binding of another organization does not count.
    const other = world.addOrganization('other');
    add(nowhere, other);
    world.addBinding(other, job.writer, 'owner');
    job.save(
      'identities: [{ lookup: { issuer: "https://people.test/", subject: "github|7" }, roles: [editor] }]',
    );
    const end = await job.run('apply');
    expect(end.code, end.stderr).toBe(0);
    expect(end.report.plan.map(({ status }) => status)).toEqual(['done']);
    expect(world.list('roleBindings').filter(({ identityUid }) => identityUid === ada.uid)).toHaveLength(2);
    const twin = add(nowhere, job.acme);
    const two = await job.run('plan');
    expect(two.code, two.stderr).toBe(2);
    for (const { uid } of [ada, twin]) expect(two.stderr).toContain(uid);
  });

  it('takes no look-up for an identity of the organization that its list lacks', async () => {
    await open();
    const text = JSON.stringify({ uid: `${job.acme.uid}/${'e'.repeat(16)}` });
    job.double.faults.add({ on: 'GET /iam/v2/identities:lookupIdentity', fault: { kind: 'body', text } });
    job.save(
      'bindings: [{ identity: { lookup: { issuer: "https://people.test/", subject: ada } }, role: viewer }]',
    );
    const end = await job.run('apply');
    expect([end.code, end.stderr]).toEqual([2, expect.stringContaining('There is no identity')]);
    expect(job.writes()).toEqual([]);
  });

  it('leaves out no binding of the organization whose group is elsewhere', async () => {
    await open();
    job.save('identities: [{ name: bot }]');
    job.double.world.addBinding(job.acme, addBot(), 'owner');
    job.double.faults.add({
      on: 'GET /iam/v2/roleBindings',
      times: 'always',
      fault: { kind: 'field', path: ['roleBindings', 0, 'group', 'uid'], value: 'b'.repeat(40) },
    });
    const end = await job.run('drift');
    expect(end.code, end.stderr).toBe(5);
    expect(end.stderr).toContain('contradicts itself');
  });

  it('creates no identity where the list lacks one that a binding names', async () => {
    await open();
    job.double.world.addBinding(job.acme, addBot(), 'viewer');
    job.save(
      'identities: [{ name: release-bot, claimMatch: { issuer: https://issuer.test, subject: bot } }]',
    );
    const writer = job.double.world.find('identities', job.writer.uid);
    const text = JSON.stringify({ identities: [writer], totalCount: '1' });
    job.double.faults.add({ on: 'GET /iam/v2/identities', times: 'always', fault: { kind: 'body', text } });
    const end = await job.run('apply');
    expect([end.code, end.stderr]).toEqual([5, expect.stringContaining('lacks `bot`')]);
    expect(job.writes()).toEqual([]);
  });

  it('hands over no role that no answer names', async () => {
    await open();
    const hidden = job.double.world.addRole(job.double.world.addOrganization('other'), '', []);
    job.double.world.addBinding(job.acme, addBot(), hidden);
    job.save(
      `identities: [{ name: bot, claimMatch: { issuer: https://issuer.test, subject: new }, roles: [${hidden.uid}] }]`,
    );
    for (const mode of ['plan', 'apply']) {
      const end = await job.run(mode, ['--allow-claim-changes']);
      expect([end.code, end.stderr], mode).toEqual([5, expect.stringContaining('no role binding names it')]);
    }
    expect(job.writes()).toEqual([]);
  });

  it('grants a held role only as the list of roles judges it, also one of another organization', async () => {
    await open();
    const { faults, world } = job.double;
    const role = world.addRole(world.addOrganization('other'), 'helper', ['IAM_ROLE_BINDINGS_CREATE']);
    world.addBinding(job.team, addBot(), role);
    job.save('identities: [{ name: bot, roles: [helper] }]');
    for (const [text, code, words] of [
      [JSON.stringify({ roles: world.list('roles') }), 1, 'Blocked by deny-roles'],
      ['{"roles":null}', 5, 'is not in the list, so'],
      ['{"nextPageToken":""}', 5, 'is not in the list, so'],
    ] as const) {
      faults.add({ on: 'GET /iam/v2/roles', fault: { kind: 'body', text } });
      const end = await job.run('apply');
      expect([end.code, end.stderr], text).toEqual([code, expect.stringContaining(words)]);
    }
    expect(job.writes()).toEqual([]);
  });

  it('ends with 4 where the identity may not read, and with 3 where it cannot sign in', async () => {
    await open();
    job.save(BOT);
    const blind = job.double.world.addIdentity(job.acme, 'blind', {
      claimMatch: { issuer: GITHUB_ISSUER, subject: 'repo:acme/blind' },
    });
    const token = await job.double.idToken({ iss: GITHUB_ISSUER, sub: 'repo:acme/blind' });
    const environment = { PLATFORM_IDENTITY: blind.uid, PLATFORM_ID_TOKEN: token };
    expect((await job.run('plan', [], environment)).code).toBe(4);
    expect((await job.run('plan', [], { PLATFORM_ID_TOKEN: token })).code).toBe(3);
  });
});

describe('apply', () => {
  it('makes what the plan says, and a second run has nothing to do and sends no write', async () => {
    await open();
    job.save(BOT);
    const { report: plan } = await job.run('plan');
    const end = await job.run('apply', ['--plan-hash', plan.planHash]);
    expect(end.code, end.stderr).toBe(0);
    expect(end.report).toMatchObject({ result: 'pass', changes: 4, applied: 4, failed: 0, blocked: false });
    expect(end.report.plan.every(({ status, uid }) => status === 'done' && uid !== undefined)).toBe(true);
    expect(job.rolesOf('bot')).toEqual(['editor on team', 'registry.pull on acme', 'viewer on acme']);
    job.double.requests.reset();
    const again = await job.run('apply');
    expect(again.code).toBe(0);
    expect(again.report).toMatchObject({ changes: 0, applied: 0 });
    expect(job.writes()).toEqual([]);
  });

  it('refuses another plan than the reviewed one, by hash and by file, with what differs', async () => {
    await open();
    job.save(BOT);
    const { report: plan } = await job.run('plan', ['--plan-file', 'plan.json']);
    const bot = addBot();
    job.double.world.addBinding(job.acme, bot, 'viewer');
    for (const [guard, ...words] of [
      ['plan-hash', '--plan-hash', plan.planHash],
      ['plan-file', '--plan-file', 'plan.json'],
    ]) {
      const end = await job.run('apply', words);
      expect(end.code).toBe(1);
      expect(end.report).toMatchObject({ result: 'fail', blocked: true, applied: 0 });
      expect(end.report.findings[0]).toMatchObject({ rule: `guard-${guard}` });
      expect(end.report.findings[0]?.message).toContain('role `registry.pull`');
    }
    expect(job.writes()).toEqual([]);
    expect((await job.run('plan', ['--plan-file', 'plan.json'])).code).toBe(0);
    const end = await job.run('apply', ['--plan-file', 'plan.json']);
    expect(end.code, end.stderr).toBe(0);
    expect(job.rolesOf('bot')).toHaveLength(3);
  });

  it('refuses an empty plan where changes were reviewed', async () => {
    await open();
    job.save(BOT);
    const { report } = await job.run('plan');
    expect((await job.run('apply')).code).toBe(0);
    const end = await job.run('apply', ['--plan-hash', report.planHash]);
    expect(end.code).toBe(1);
    expect(end.stderr).toContain('It has no changes now');
  });

  it.each([
    ['is missing', undefined, 'does not exist'],
    ['is no plan', '{}', 'is not a plan'],
  ])('refuses a plan file that %s before any request', async (_name, text, told) => {
    await open();
    job.save(BOT);
    if (text !== undefined) writeFileSync(join(job.folder, 'plan.json'), text);
    const end = await job.run('apply', ['--plan-file', 'plan.json']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain(told);
    expect(job.double.requests.all()).toHaveLength(0);
  });

  it('is refused on change events before any request', async () => {
    await open();
    job.save(BOT);
    const end = await job.run('apply', [], { PLATFORM_CHANGE_EVENT: 'true' });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('`mode: apply` is refused on pull-request and merge-request events');
    expect(job.double.requests.all()).toHaveLength(0);
    expect((await job.run('plan', [], { PLATFORM_CHANGE_EVENT: 'true' })).code).toBe(0);
  });

  it('is blocked as a whole before the first write', async () => {
    await open();
    const bot = addBot();
    for (const role of ['viewer', 'editor', 'apk.pull', 'registry.push', 'console_viewer', 'limited_owner'])
      job.double.world.addBinding(job.acme, bot, role);
    job.save('identities:\n  - { name: bot, roles: [registry.pull] }');
    const end = await job.run('apply', ['--prune']);
    expect(end.code).toBe(1);
    const fixes = end.report.findings.map(({ message, fix }) => `${message} ${fix}`).join('\n');
    expect(fixes).toContain('removes 6 bindings, but `max-deletes` is 5');
    expect(fixes).toContain('To allow it, set `max-deletes: 6`.');
    expect(fixes).toContain('To allow it, set `max-delete-percent: 100`.');
    expect(job.writes()).toEqual([]);
    const allowed = await job.run('apply', ['--prune', '--max-deletes', '6', '--max-delete-percent', '100']);
    expect(allowed.code, allowed.stderr).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['registry.pull on acme']);
  });

  it('keeps the bindings of the running identity and the last owner', async () => {
    await open();
    job.double.world.addBinding(job.team, job.writer, 'viewer');
    job.save('identities:\n  - { name: writer, roles: [] }');
    const self = await job.run('apply', ['--prune']);
    expect(self.code).toBe(1);
    expect(self.stderr).toContain('To allow it, set `protect-self: false`.');
    const bot = addBot();
    job.double.world.addBinding(job.acme, bot, 'owner');
    for (const row of job.double.world.list('roleBindings'))
      if (row['identityUid'] !== bot.uid && row['identityUid'] !== job.writer.uid)
        job.double.world.remove('roleBindings', String(row['uid']));
    job.save('identities:\n  - { name: writer, roles: [] }\n  - { name: bot, state: absent }');
    const last = await job.run('apply', ['--prune', '--protect-self=false']);
    expect(last.code).toBe(1);
    expect(last.stderr).toContain('Blocked by last-owner');
    expect(job.writes()).toEqual([]);
    expect(job.rolesOf('writer')).toEqual(['owner on acme', 'viewer on team']);
  });

  it('protects the identity of a token that was given', async () => {
    await open();
    job.save('identities:\n  - { name: writer, roles: [] }');
    const end = await job.run('apply', ['--prune'], {
      PLATFORM_TOKEN: await job.double.platformToken(job.writer),
      PLATFORM_IDENTITY: '',
      PLATFORM_ORGANIZATION: 'acme',
    });
    expect(end.code).toBe(1);
    expect(end.stderr).toContain('Blocked by protect-self');
    expect(job.rolesOf('writer')).toEqual(['owner on acme']);
  });

  it('changes claims only when that is allowed, keeps the other keys, and sends an explicit mask', async () => {
    await open();
    const bot = job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: 'https://issuer.test', subject: 'old', audience: 'https://aud.test' },
    });
    job.double.world.addBinding(job.acme, bot, 'viewer');
    job.save(BOT);
    const blocked = await job.run('apply');
    expect(blocked.code).toBe(1);
    expect(blocked.stderr).toContain('To allow it, set `allow-claim-changes: true`.');
    expect(job.writes()).toEqual([]);
    const end = await job.run('apply', ['--allow-claim-changes']);
    expect(end.code, end.stderr).toBe(0);
    expect(job.double.world.find('identities', bot.uid)?.['claimMatch']).toMatchObject({
      issuer: 'https://issuer.test',
      subject: 'bot',
      audience: 'https://aud.test',
    });
    const [patch] = job.double.requests.all('PATCH /iam/v2/**');
    expect(decodeURIComponent(patch?.query ?? '')).toBe('updateMask=description,claim_match');
    expect(job.writes()[0]).toBe('PATCH /iam/v2/identities');
  });

  it('never touches pull tokens, service principals, AWS identities and what the file does not name', async () => {
    await open();
    const { world } = job.double;
    const strangers = [
      world.addIdentity(job.acme, 'syncer', { servicePrincipal: 'SERVICE_PRINCIPAL_CATALOG_SYNCER' }),
      world.addIdentity(job.acme, 'aws', { awsIdentity: { awsAccount: '123456789012', arn: 'arn:aws:x' } }),
      addBot('unnamed'),
    ];
    for (const identity of strangers) world.addBinding(job.acme, identity, 'editor');
    await world.addPullToken(job.acme, 'pull-token');
    const before = world.list('roleBindings').length;
    job.save(BOT);
    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(world.list('roleBindings')).toHaveLength(before + 3);
    job.save('identities:\n  - { name: syncer, roles: [viewer] }');
    const end = await job.run('apply', ['--prune']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('is a service principal, so it can only be referred to by uid');
  });

  it('gives roles to what only a uid can mean: a person, an AWS identity', async () => {
    await open();
    const { world } = job.double;
    const aws = world.addIdentity(job.acme, 'aws', {
      awsIdentity: { awsAccount: '123456789012', arn: 'arn:aws:x' },
    });
    const jane = world.addIdentity({ uid: '', name: '' }, 'jane');
    for (const identity of [aws, jane]) world.addBinding(job.acme, identity, 'editor');
    const entry = (uid: string) => `  - { uid: ${uid}, roles: [viewer] }\n`;
    job.save(`identities:\n${entry(aws.uid)}${entry(jane.uid)}`);
    const end = await job.run('apply', ['--prune']);
    expect(end.code, end.stderr).toBe(0);
    for (const name of ['aws', 'jane'])
      expect(job.rolesOf(name)).toEqual(['editor on acme', 'viewer on acme']);
    expect((await job.run('plan', ['--prune'])).report.changes).toBe(0);
  });

  it('finds by name an identity that was made without a claim match', async () => {
    await open();
    job.double.world.addIdentity(job.acme, 'plain');
    job.save('identities:\n  - { name: plain, roles: [viewer] }');
    expect((await job.run('apply')).code).toBe(0);
    expect(job.rolesOf('plain')).toEqual(['viewer on acme']);
    job.save(
      `identities:\n  - { name: plain, claimMatch: { issuer: "https://issuer.test", subject: s }, roles: [viewer] }`,
    );
    expect((await job.run('apply')).stderr).toContain('To allow it, set `allow-claim-changes: true`.');
    const end = await job.run('apply', ['--allow-claim-changes']);
    expect(end.code, end.stderr).toBe(0);
    expect(end.stderr).toMatch(
      /identity +plain +\(\.github\/rolebindings\.yml:3\) +done: accepts s of https:\/\/issuer\.test\n/,
    );
    expect((await job.run('drift')).code).toBe(0);
  });

  it('adds to identities that are kept elsewhere, and prunes them only with `owned`', async () => {
    await open();
    const bot = addBot();
    job.double.world.addBinding(job.acme, bot, 'editor');
    job.save(`identities:\n  - { uid: ${bot.uid}, roles: [viewer] }`);
    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['editor on acme', 'viewer on acme']);
    job.save(`identities:\n  - { uid: ${bot.uid}, roles: [viewer], owned: true }`);
    expect((await job.run('apply', ['--prune'])).code).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['viewer on acme']);
  });

  it('counts duplicates once, reports them, and removes them only with `prune`', async () => {
    await open();
    const bot = addBot();
    for (let twice = 0; twice < 2; twice += 1) job.double.world.addBinding(job.acme, bot, 'viewer');
    job.save('identities:\n  - { name: bot, roles: [viewer] }');
    const plain = await job.run('apply');
    expect(plain.report).toMatchObject({ result: 'warn', changes: 0 });
    expect(plain.report.findings[0]).toMatchObject({ rule: 'duplicate-binding', level: 'warning' });
    expect(job.rolesOf('bot')).toHaveLength(2);
    expect((await job.run('drift')).code).toBe(0);
    expect((await job.run('apply', ['--prune'])).report.applied).toBe(1);
    expect(job.rolesOf('bot')).toEqual(['viewer on acme']);
  });

  it('counts an entry as absent from 00:00 UTC of its date on', async () => {
    await open();
    const bot = addBot();
    job.double.world.addBinding(job.acme, bot, 'viewer');
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
    const text = (date: string) =>
      `identities:\n  - { name: bot }\nbindings:\n  - { identity: bot, role: viewer, expires: "${date}" }`;
    job.save(text(day(1)));
    expect((await job.run('apply', ['--prune'])).report.changes).toBe(0);
    job.save(text(day(0)));
    expect((await job.run('apply', ['--prune'])).report.toRemove).toBe(1);
    expect(job.rolesOf('bot')).toEqual([]);
  });
});

describe('drift', () => {
  it('fails on any difference, with `prune` or without, and only reads', async () => {
    await open();
    const bot = addBot();
    for (const role of ['viewer', 'registry.pull']) job.double.world.addBinding(job.acme, bot, role);
    job.double.world.addBinding(job.team, bot, 'editor');
    job.save(BOT.replace('    description: pushes\n', ''));
    expect((await job.run('drift')).code).toBe(0);
    const extra = job.double.world.addBinding(job.acme, bot, 'owner');
    for (const words of [[], ['--prune']]) {
      const end = await job.run('drift', words);
      expect(end.code).toBe(1);
      expect(end.report).toMatchObject({ result: 'fail', changes: 1, toRemove: 1, blocked: false });
      expect(end.report.findings[0]).toMatchObject({ rule: 'drift', level: 'error', location: { line: 3 } });
    }
    job.double.world.remove('roleBindings', extra.uid);
    job.double.world.change('identities', bot.uid, { name: 'renamed' });
    expect((await job.run('drift')).code).toBe(1);
    expect(job.writes()).toEqual([]);
  });
});

describe('dump', () => {
  it('prints the present state as a file that changes nothing, also with `prune`', async () => {
    await open();
    const { world } = job.double;
    const bot = addBot('bot', 'repo:acme/app:ref:refs/heads/main');
    world.addBinding(job.acme, bot, 'viewer');
    world.addBinding(job.team, bot, world.addRole(job.acme, 'pinner', ['REPO_LIST']));
    addBot('twin', 'one');
    world.addBinding(job.acme, addBot('twin', 'two'), 'viewer');
    await world.addPullToken(job.acme, 'pull-token');
    const end = await job.run('dump');
    expect(end.code, end.stderr).toBe(0);
    expect(end.stdout).toMatch(/^# yaml-language-server: \$schema=https:.*\n[\s\S]*\nversion: 1\n/);
    expect(job.writes()).toEqual([]);
    writeFileSync(join(job.folder, '.github/rolebindings.yml'), end.stdout);
    const plan = await job.run('plan', ['--prune']);
    expect(plan.code, plan.stderr).toBe(0);
    expect(plan.report.changes).toBe(0);
    expect((await job.run('drift')).code).toBe(0);
  });

  it('refers to groups by uid if the list leaves out the name of one, which a plan could not tell from the others', async () => {
    await open();
    const { world } = job.double;
    world.addBinding(job.team, addBot(), 'viewer');
    world.change('groups', world.addGroup(job.acme, 'nameless').uid, { name: '' });
    const end = await job.run('dump');
    expect(end.stdout).toContain(`    group: "${job.team.uid}"\n`);
    writeFileSync(join(job.folder, '.github/rolebindings.yml'), end.stdout);
    const plan = await job.run('plan', ['--prune']);
    expect(plan.code, plan.stderr).toBe(0);
    expect(plan.report.changes).toBe(0);
  });

  it('writes to `plan-file`, and never over the role file', async () => {
    await open();
    job.save(BOT);
    const file = join(job.folder, '.github/rolebindings.yml');
    const end = await job.run('dump', ['--plan-file', 'now.yml']);
    expect(end.code).toBe(0);
    expect(end.stdout).toBe('');
    expect(readFileSync(join(job.folder, 'now.yml'), 'utf8')).toContain('version: 1');
    linkSync(file, join(job.folder, 'hard.yml'));
    symlinkSync('.github', join(job.folder, 'folder'));
    const before = readFileSync(file, 'utf8');
    job.double.requests.reset();
    for (const path of ['.github/rolebindings.yml', './.github/../.github/rolebindings.yml', 'hard.yml']) {
      for (const mode of ['dump', 'plan']) {
        const refused = await job.run(mode, ['--plan-file', path]);
        expect(refused.code, `${mode} ${path}`).toBe(2);
        expect(refused.stderr).toContain('the role file is never overwritten');
      }
    }
    for (const mode of ['dump', 'plan']) {
      const linked = await job.run(mode, ['--plan-file', 'folder/rolebindings.yml']);
      expect(linked.code, mode).toBe(2);
      expect(linked.stderr).toContain('`plan-file` cannot be written to `folder/rolebindings.yml`');
      expect(linked.stderr).toContain('its folder `folder` is a link');
    }
    const absent = await job.run('dump', ['--file', 'new.yml', '--plan-file', 'new.yml']);
    expect(absent.code).toBe(2);
    expect(existsSync(join(job.folder, 'new.yml'))).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(job.double.requests.all()).toHaveLength(0);
  });

  it('lets no text of the service become a command of the host', async () => {
    await open();
    const hostile = '::error::x\n##[error]y ##vso[task.complete]\u202e';
    job.double.world.addIdentity(job.acme, 'bot', {
      description: hostile,
      claimMatch: { issuer: 'https://issuer.test', subject: hostile },
    });
    job.double.world.addGroup(job.acme, hostile);
    const end = await job.run('dump');
    expect(end.code).toBe(0);
    expect(end.stdout).not.toMatch(/::|##\[|##vso|\u202e/);
    writeFileSync(join(job.folder, '.github/rolebindings.yml'), end.stdout);
    expect((await job.run('plan', ['--prune'])).report.changes).toBe(0);
  });
});

describe('secrets', () => {
  it('are never shown nor written', async () => {
    await open();
    job.save(BOT);
    const ends = [
      await job.run('plan', ['--plan-file', 'plan.json']),
      await job.run('apply'),
      await job.run('drift'),
      await job.run('dump'),
      await job.run('plan', [], { PLATFORM_DEBUG: '1' }),
    ];
    const shown = `${ends.map((end) => end.shown).join('\n')}${readFileSync(join(job.folder, 'plan.json'), 'utf8')}`;
    const secrets = job.double.secrets();
    expect(secrets.length).toBeGreaterThan(4);
    for (const secret of secrets) expect(shown.includes(secret)).toBe(false);
  });
});
