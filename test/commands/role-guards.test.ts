import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RoleJob, startRoleJob } from '../support/role-job.ts';
import { type CliResult, createPlace, type Place, runCliHere } from '../support/shipped-run.ts';

let job: RoleJob;
let place: Place;
beforeEach(async () => {
  job = await startRoleJob();
  place = createPlace();
  mkdirSync(join(place.workspace, '.github'));
});
afterEach(async () => {
  await job.close();
  place.remove();
});

async function run(mode: string, file: string, words: readonly string[] = []): Promise<CliResult> {
  writeFileSync(join(place.workspace, '.github/rolebindings.yml'), file);
  const env = await job.environment();
  return runCliHere(place, ['sync-rolebindings', '--mode', mode, '--json', ...words], { env });
}

const BOT = `version: 1
identities:
  - name: bot
    github: { repository: acme/bot, ref: refs/heads/main }
    roles: [ROLE]
`;

describe('the guards of sync-rolebindings', () => {
  it.each([
    ['nested braces', ['--deny-roles', '{owner,{editor,viewer}}'], 1],
    ['an unclosed brace', ['--deny-roles', '{owner'], 2],
    [
      '65 alternatives',
      ['--deny-roles', `{${Array.from({ length: 64 }, (_, at) => `r${at}`).join(',')},owner}`],
      1,
    ],
    ['more alternatives than there may be', ['--deny-roles', '{1..9999}'], 2],
    ['an unclosed bracket', ['--deny-roles', 'own[er'], 2],
    ['an extended glob', ['--deny-roles', '@(owner)'], 2],
    ['another case', ['--deny-roles', 'OWNER'], 1],
    ['something else', ['--deny-roles', 'none'], 1],
    ['a list that takes everything back', ['--deny-roles', 'owner,!*'], 1],
    ['nothing, and all allowed by a glob', ['--allow-roles', '*'], 1],
    ['nothing, and an unclosed brace allowed', ['--allow-roles', '{owner'], 2],
  ])('never grant `owner` where `deny-roles` is %s', async (_name, words, exitCode) => {
    const end = await run('apply', BOT.replace('ROLE', 'owner'), words);
    expect(end.exitCode, end.stderr).toBe(exitCode);
    expect(job.writes()).toEqual([]);
  });

  it('grant `owner` where `allow-roles` names it literally', async () => {
    const end = await run('apply', BOT.replace('ROLE', 'owner'), ['--allow-roles', 'owner']);
    expect(end.exitCode, end.stderr).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['owner on acme']);
  });

  it('refuse a group name that became ambiguous, and name the paths', async () => {
    job.double.world.addGroup(job.team, 'data');
    const file = `${BOT.replace('ROLE', 'viewer')}bindings: [{ identity: bot, role: editor, group: data }]\n`;
    expect((await run('apply', file)).exitCode).toBe(0);
    expect(job.rolesOf('bot')).toEqual(['editor on data', 'viewer on acme']);
    job.double.world.addGroup(job.acme, 'data');
    const end = await run('apply', file, ['--prune', 'true']);
    expect(end.exitCode).toBe(2);
    expect(end.stderr).toContain('`/data`');
    expect(end.stderr).toContain('`/team/data`');
    const paths = await run('plan', file.replace('group: data', 'group: team/data'));
    expect(JSON.parse(paths.stdout)).toMatchObject({ exitCode: 0, changes: 0 });
  });

  it('refuse a reviewed change of claims once the identity holds more than was reviewed', async () => {
    const bot = job.double.world.addIdentity(job.acme, 'bot', {
      claimMatch: { issuer: 'https://old.example', subject: 'old' },
    });
    job.double.world.addBinding(job.acme, bot, 'viewer');
    const file = BOT.replace('ROLE', 'viewer');
    const plan = await run('plan', file, ['--allow-claim-changes', 'true']);
    const hash: unknown = JSON.parse(plan.stdout)['planHash'];
    job.double.world.addBinding(job.team, bot, 'editor');
    const words = ['--allow-claim-changes', 'true', '--plan-hash', String(hash)];
    const end = await run('apply', file, words);
    expect(end.exitCode, end.stderr).toBe(1);
    expect(job.writes()).toEqual([]);
  });
});

describe('a role file after its own apply', () => {
  it('stays valid when the binding of a person expires and is pruned', async () => {
    const sam = job.double.world.addIdentity({ uid: '', name: '' }, 'kim', {
      claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|2' },
    });
    const of = (date: string) =>
      `version: 1\nidentities: [{ uid: ${sam.uid}, owned: true }]\nbindings: [{ identity: ${sam.uid}, role: viewer, expires: "${date}" }]\n`;
    expect((await run('apply', of('2999-01-01'))).exitCode).toBe(0);
    expect(job.rolesOf('kim')).toEqual(['viewer on acme']);
    const over = of('2020-01-01');
    expect((await run('apply', over, ['--prune', 'true'])).exitCode).toBe(0);
    expect(job.rolesOf('kim')).toEqual([]);
    const again = await run('apply', over, ['--prune', 'true']);
    expect(again.exitCode, again.stderr).toBe(0);
  });

  it('is refused before the first write where `bindings` keep the name that an identity loses', async () => {
    const bot = job.double.world.addIdentity(job.acme, 'old', {
      claimMatch: { issuer: 'https://old.example', subject: 'old' },
    });
    const file = `version: 1\nidentities: [{ uid: ${bot.uid}, name: new }]\nbindings: [{ identity: NAME, role: viewer, group: team }]\n`;
    expect((await run('apply', file.replace('NAME', 'old'))).exitCode).toBe(2);
    expect(job.writes()).toEqual([]);
    expect((await run('apply', file.replace('NAME', 'new'))).exitCode).toBe(0);
    expect((await run('apply', file.replace('NAME', 'new'))).exitCode).toBe(0);
  });
});

describe('our own YAML', () => {
  const MERGED = '%YAML 1.1\n---\nversion: 1\nBODY: [&a { name: a }, { <<: *a }]\n';
  const ALIAS = 'version: 1\n? &k BODY\n: []\n? *k\n: []\n';
  it.each([
    ['%YAML 1.1 in the role file', 'role', MERGED, 1],
    ['an alias as a key in the role file', 'role', ALIAS, 4],
    ['%YAML 1.1 in the config file', 'config', MERGED, 1],
    ['an alias as a key in the config file', 'config', ALIAS, 4],
  ])('is refused with file and line: %s', async (_name, which, text, line) => {
    const isRole = which === 'role';
    const body = text.replace('BODY', isRole ? 'identities' : 'ignore');
    if (!isRole) writeFileSync(join(place.workspace, '.github/platform-actions.yml'), body);
    const end = await run('plan', isRole ? body : 'version: 1\n');
    expect(end.exitCode).toBe(2);
    const file = isRole ? 'rolebindings' : 'platform-actions';
    expect(end.stderr).toContain(`.github/${file}.yml:${line}:`);
  });

  it('has no ignore with a glob that cannot match', async () => {
    const ignore = 'ignore: [{ image: "{python", reason: r }]';
    writeFileSync(join(place.workspace, '.github/platform-actions.yml'), `version: 1\n${ignore}\n`);
    const words = ['check-deprecated', '--images', 'python', '--identity', 'x'];
    const end = await runCliHere(place, words);
    expect(end.exitCode).toBe(2);
    expect(end.stderr).toContain('a brace is not closed');
  });
});
