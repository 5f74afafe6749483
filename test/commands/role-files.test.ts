import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFiles, initRepository } from '../support/checkout.ts';
import { writeFiles } from '../support/files.ts';
import { type RoleJob, type RoleReportFile, startRoleJob } from '../support/role-job.ts';
import { type CliResult, createPlace, type Place, runCliHere } from '../support/shipped-run.ts';

let job: RoleJob;
let place: Place;
beforeEach(async () => {
  job = await startRoleJob();
  place = createPlace();
  initRepository(place.workspace);
});
afterEach(async () => {
  await job.close();
  place.remove();
});

function save(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files))
    writeFiles(place.workspace, { [name]: `version: 1\n${text}\n` });
}

type Ended = CliResult & { readonly report: RoleReportFile };

async function run(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const report = join(place.folder, 'tmp/report.json');
  const env = { ...(await job.environment()), ...variables };
  const end = await runCliHere(place, ['sync-rolebindings', '--report-file', report, ...words], { env });
  return { ...end, report: JSON.parse(readFileSync(report, 'utf8')) };
}

const bot = (name: string, roles: string, more = ''): string =>
  `  - { name: ${name}, claimMatch: { issuer: https://ci.example, subject: ${name} }, roles: [${roles}]${more} }`;
const TEAMS = ['--file', 'roles/*.yml'];

describe('several role files', () => {
  it('are one plan, and findings carry their file and line', async () => {
    save({
      'roles/a.yml': `identities:\n${bot('a-bot', 'viewer')}`,
      'roles/b.yml': `identities:\n${bot('b-bot', 'editor')}\nbindings:\n  - { identity: a-bot, role: editor, group: team }`,
    });
    const plan = await run(['--mode', 'apply', ...TEAMS]);
    expect(plan.exitCode, plan.stderr).toBe(0);
    expect(plan.report.applied).toBe(5);
    expect([job.rolesOf('a-bot'), job.rolesOf('b-bot')]).toEqual([
      ['editor on team', 'viewer on acme'],
      ['editor on acme'],
    ]);
    save({ 'roles/b.yml': `identities:\n${bot('b-bot', 'viewer')}` });
    const drift = await run(['--mode', 'drift', ...TEAMS]);
    expect(drift.exitCode).toBe(1);
    const places = drift.report.findings
      .filter(({ rule }) => rule === 'drift')
      .map(({ location }) => `${location?.file}:${location?.line}`);
    expect(places.toSorted()).toEqual(['roles/a.yml:3', 'roles/b.yml:3', 'roles/b.yml:3']);
  });

  it('have one entry for an identity, and one organization', async () => {
    save({
      'roles/a.yml': `organization: acme\nidentities:\n${bot('a-bot', 'viewer')}`,
      'roles/b.yml': `organization: other\nidentities:\n${bot('a-bot', 'editor')}`,
    });
    const end = await run(TEAMS);
    expect(end.exitCode).toBe(2);
    expect(end.stderr).toContain('Two entries of `identities` have the name `a-bot`');
    expect(end.stderr).toContain('`roles/a.yml:4`');
    expect(end.stderr).toContain('`organization` is `other` here and `acme` in `roles/a.yml:2`');
  });

  it.each([
    [['--file', 'nowhere/*.yml'], '`nowhere/*.yml` matches no file'],
    [['--file', 'roles/*.yml,nowhere/*.yml'], '`nowhere/*.yml` matches no file'],
    [['--file', 'roles/a.yml,roles/none.yml'], '`roles/none.yml` does not exist'],
    [['--file', '!roles/*.yml'], '`file` names no file'],
  ])('%j is a usage error', async (words, message) => {
    save({ 'roles/a.yml': `identities:\n${bot('a-bot', 'viewer')}` });
    const end = await run(words);
    expect(end.exitCode, end.stderr).toBe(2);
    expect(end.stderr).toContain(message);
    expect(job.double.requests.count()).toBe(0);
  });

  it('are chosen in the base where `policy-from` says so', async () => {
    save({ 'roles/a.yml': `identities:\n${bot('a-bot', 'viewer')}` });
    const base = commitFiles(place.workspace, {});
    save({
      'roles/a.yml': `identities:\n${bot('a-bot', 'owner')}`,
      'roles/b.yml': `identities:\n${bot('b-bot', 'owner')}`,
    });
    const variables = { PLATFORM_BASE_COMMIT: base };
    const end = await run([...TEAMS, '--policy-from', 'base'], variables);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(end.report.plan.map(({ identity, role }) => [identity, role])).toEqual([
      ['a-bot', undefined],
      ['a-bot', 'viewer'],
    ]);
  });
});

const RESTRICTIONS = `restrictions:
  - { files: [roles/team.yml], groups: [team, "team/**"], roles: [viewer, editor], identities: ["team-*"] }
  - { files: ["roles/**"], groups: [acme], roles: ["*"], identities: ["admin-*"] }`;

describe('restrictions', () => {
  const restricted = [...TEAMS, '--restrictions-file', 'restrictions.yml'];
  const TEAM = `identities:\n${bot('team-bot', '')}\nbindings:\n  - { identity: team-bot, role: editor, group: team }`;

  it('let a team own its file, and block the plan wherever the file says more', async () => {
    save({ 'restrictions.yml': RESTRICTIONS, 'roles/team.yml': TEAM });
    commitFiles(place.workspace, {});
    const good = await run(['--mode', 'apply', ...restricted]);
    expect(good.exitCode, good.stderr).toBe(0);
    expect(job.rolesOf('team-bot')).toEqual(['editor on team']);
    const writes = job.writes().length;
    save({
      'roles/team.yml': `identities:\n${bot('team-bot', '')}\n${bot('other', '')}\nbindings:
  - { identity: team-bot, role: owner, group: team }
  - { identity: team-bot, role: editor, group: ${job.acme.uid} }`,
    });
    for (const mode of ['plan', 'apply', 'drift']) {
      const bad = await run([
        '--mode',
        mode,
        ...restricted,
        ...(mode === 'drift' ? [] : ['--allow-roles', '*,owner']),
      ]);
      expect(bad.exitCode, bad.stderr).toBe(1);
      const outside = bad.report.findings.filter(({ rule }) => rule === 'guard-restrictions');
      const places = outside.map(({ location }) => `${location?.file}:${location?.line}`);
      expect(places).toEqual(['roles/team.yml:4', 'roles/team.yml:6', 'roles/team.yml:7']);
      expect(outside[1]?.message).toContain('the role `owner`');
      expect(outside[1]?.message).toContain('0 are allowed');
    }
    expect(job.writes()).toHaveLength(writes);
  });

  it('are read from the commit, never from the working tree', async () => {
    save({ 'restrictions.yml': RESTRICTIONS, 'roles/team.yml': TEAM });
    const base = commitFiles(place.workspace, {});
    save({
      'restrictions.yml':
        'restrictions:\n  - { files: ["**"], groups: ["**"], roles: ["*"], identities: ["*"] }',
      'roles/team.yml': `identities:\n${bot('other', 'viewer')}`,
    });
    expect((await run(restricted)).exitCode).toBe(1);
    commitFiles(place.workspace, {});
    expect((await run(restricted)).exitCode).toBe(0);
    const change = { PLATFORM_BASE_COMMIT: base, PLATFORM_CHANGE_EVENT: 'true' };
    const end = await run(restricted, change);
    expect(end.exitCode, end.stderr).toBe(1);
    expect(end.stderr).toContain('Blocked by restrictions');
  });

  it('leave a file that no entry matches nothing to be about', async () => {
    save({ 'restrictions.yml': RESTRICTIONS, 'other/x.yml': TEAM });
    commitFiles(place.workspace, {});
    const end = await run(['--file', 'other/*.yml', '--restrictions-file', 'restrictions.yml']);
    expect(end.exitCode).toBe(1);
    expect(end.stderr).toContain('match `other/x.yml`, which therefore may not contain anything');
  });

  it('keep a team from taking over an identity by its claims or its uid', async () => {
    const admin = job.double.world.addIdentity(job.acme, 'admin-bot', {
      claimMatch: { issuer: 'https://ci.example', subject: 'admin' },
    });
    save({
      'restrictions.yml': RESTRICTIONS,
      'roles/team.yml': `identities:\n  - { name: team-x, claimMatch: { issuer: https://ci.example, subject: admin } }`,
    });
    commitFiles(place.workspace, {});
    const byClaims = await run(restricted);
    expect(byClaims.exitCode, byClaims.stderr).toBe(1);
    expect(byClaims.stderr).toContain('the identity `admin-bot`');
    save({ 'roles/team.yml': `identities:\n  - { uid: ${admin.uid}, name: team-x }` });
    const byUid = await run(restricted);
    expect(byUid.exitCode).toBe(1);
    expect(byUid.stderr).toContain('the identity `admin-bot`');
  });

  it('that cannot be read, or are wrong, are usage errors', async () => {
    save({ 'restrictions.yml': RESTRICTIONS, 'roles/team.yml': TEAM });
    const none = await run(restricted);
    expect(none.exitCode).toBe(2);
    expect(none.stderr).toContain('restrictions.yml');
    save({ 'restrictions.yml': 'restrictions:\n  - { files: ["{a"], group: [x] }' });
    commitFiles(place.workspace, {});
    const wrong = await run(restricted);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('restrictions.yml:3');
    expect(wrong.stderr).toContain('unknown key `group`');
    expect(wrong.stderr).toContain('Did you mean `groups`?');
    expect(wrong.stderr).toContain('is not a usable glob');
  });
});

describe('people', () => {
  const person = '{ issuer: https://auth.platform.test/, subject: github|77 }';

  it('without any binding get roles by issuer and subject', async () => {
    save({ '.github/rolebindings.yml': `identities:\n  - { lookup: ${person}, roles: [viewer] }` });
    const end = await run(['--mode', 'apply']);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(end.report.applied).toBe(1);
    expect((await run(['--mode', 'drift'])).exitCode).toBe(0);
    const [uid] = end.report.plan.map(({ identity }) => identity);
    save({
      '.github/rolebindings.yml': `identities:\n  - { lookup: ${person}, roles: [viewer], expires: "2020-01-01" }\nbindings:\n  - { identity: ${uid}, role: editor, group: team }`,
    });
    expect((await run(['--mode', 'plan'])).exitCode).toBe(0);
  });

  it('with a binding are found on a service that cannot look people up', async () => {
    job.double.configure({ floor: true });
    const sam = '{ issuer: https://auth.platform.test/, subject: github|1 }';
    save({
      '.github/rolebindings.yml': `identities:\n  - { lookup: ${sam}, name: samuel, roles: [viewer] }\nbindings:\n  - { identity: samuel, role: editor, group: team }`,
    });
    const end = await run(['--mode', 'apply']);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(job.rolesOf('sam')).toEqual(['editor on team', 'owner on acme', 'viewer on acme']);
    save({
      '.github/rolebindings.yml': `identities:\n  - { lookup: ${person}, name: writer, roles: [viewer] }`,
    });
    const unknown = await run(['--mode', 'apply']);
    expect(unknown.exitCode).toBe(2);
    expect(unknown.stderr).toContain('does not know the person `github|77`');
  });
});

describe('a dump into a folder', () => {
  it('has a file for each top-level group, and is what plan reads back', async () => {
    const { double, acme, team } = job;
    const data = double.world.addGroup(team, 'data');
    for (const [index, group] of [acme, team, data].entries()) {
      const identity = double.world.addIdentity(acme, `bot-${index}`, {
        claimMatch: { issuer: 'https://ci.example', subject: `bot-${index}` },
      });
      double.world.addBinding(group, identity, 'viewer');
      double.world.addBinding(group, identity, 'editor');
    }
    const folder = ['--plan-file', 'roles/'];
    const end = await run(['--mode', 'dump', ...folder]);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(readdirSync(join(place.workspace, 'roles')).toSorted()).toEqual(['acme.yml', 'team.yml']);
    const drift = await run(['--mode', 'drift', ...TEAMS]);
    expect(drift.exitCode, drift.stderr).toBe(0);
    const over = await run(['--mode', 'dump', ...TEAMS, ...folder]);
    expect(over.exitCode).toBe(2);
    expect(over.stderr).toContain('the role file is never overwritten');
    writeFileSync(join(place.workspace, 'roles/old.yml'), 'version: 1\n');
    const stale = await run(['--mode', 'dump', ...folder]);
    expect(stale.exitCode).toBe(2);
    expect(stale.stderr).toContain('`old.yml`');
  });

  it('is for dump alone', async () => {
    save({ '.github/rolebindings.yml': `identities:\n${bot('a-bot', 'viewer')}` });
    const end = await run(['--mode', 'plan', '--plan-file', 'roles/']);
    expect(end.exitCode).toBe(2);
    expect(end.stderr).toContain('only `mode: dump` can write');
  });
});
