import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFiles, gitIn, initRepository } from '../support/checkout.ts';
import { writeFiles } from '../support/files.ts';
import { type RoleJob, type RoleReportFile, startRoleJob } from '../support/role-job.ts';
import { createPlace, type Place, runCliHere } from '../support/shipped-run.ts';

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

const FILE = 'roles/team.yml';
const OTHER =
  '  - { name: other, claimMatch: { issuer: https://ci.example, subject: other }, roles: [viewer] }\n';
const BOT = '  - { name: bot, claimMatch: { issuer: https://ci.example, subject: bot }, roles: [viewer] }\n';

function save(text: string): void {
  writeFiles(place.workspace, { [FILE]: `version: 1\nidentities:\n${text}` });
}

async function run(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const report = join(place.folder, 'tmp/report.json');
  const env = { ...(await job.environment()), ...variables };
  const all = ['sync-rolebindings', '--file', 'roles/*.yml', '--report-file', report, ...words];
  const end = await runCliHere(place, all, { env });
  const read: RoleReportFile = JSON.parse(readFileSync(report, 'utf8'));
  const deleted = read.findings.filter(({ rule }) => rule === 'deleted-entry');
  return { ...end, report: read, deleted };
}

/** Applies a file, commits it as the base, and returns the variables of a change on it. */
async function changeOn(text: string): Promise<Readonly<Record<string, string>>> {
  save(text);
  const applied = await run(['--mode', 'apply']);
  expect(applied.exitCode, applied.stderr).toBe(0);
  const base = commitFiles(place.workspace, {});
  return { PLATFORM_BASE_COMMIT: base, PLATFORM_CHANGE_EVENT: 'true' };
}

describe('a change that deletes', () => {
  it('the entry of an identity lists its bindings that stay, and how to end them', async () => {
    const change = await changeOn(
      `${OTHER}${BOT}bindings:\n  - { identity: bot, role: editor, group: team }\n`,
    );
    save(OTHER);
    const end = await run(['--mode', 'plan', '--prune'], change);
    expect([end.exitCode, end.report.result, end.report.changes], end.stderr).toEqual([0, 'warn', 0]);
    expect(end.deleted).toMatchObject([
      {
        level: 'warning',
        message:
          'The change deletes the entry of `bot` (`roles/team.yml:4` in the base); these bindings stay: `editor` on `team`, `viewer` on `acme`.',
        fix: expect.stringContaining('`{ name: bot, state: absent }`'),
      },
    ]);
    // As the message says.
    save(`${OTHER}  - { name: bot, state: absent }\n`);
    const ended = await run(['--mode', 'plan', '--prune'], change);
    expect([ended.report.toRemove, ended.deleted]).toEqual([2, []]);
    // On the default branch, the next drift names them.
    save(OTHER);
    const drift = await run(['--mode', 'drift']);
    expect(drift.report.findings.map(({ message }) => message).join()).toContain('Identity `bot`');
    expect(drift.deleted).toEqual([]);
  });

  it('a whole file does the same', async () => {
    const change = await changeOn(`${OTHER}${BOT}`);
    writeFileSync(join(place.workspace, 'roles/new.yml'), `version: 1\nidentities:\n${OTHER}`);
    gitIn(place.workspace, 'rm', '--quiet', '--force', FILE);
    const end = await run(['--mode', 'plan'], change);
    expect(end.deleted.map(({ message }) => message).join()).toContain('entry of `bot`');
    expect(end.deleted).toHaveLength(1);
  });

  it('the binding of somebody who is managed elsewhere lists it', async () => {
    const kim = job.double.world.addIdentity({ uid: '', name: '' }, 'kim', {
      claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|2' },
    });
    const binding = `bindings:\n  - { identity: ${kim.uid}, role: editor, group: team }\n`;
    const change = await changeOn(`${OTHER}${binding}`);
    save(OTHER);
    const end = await run(['--mode', 'plan', '--prune'], change);
    expect(end.deleted).toMatchObject([
      {
        message: expect.stringMatching(/^The change deletes the entry for `editor` on `team` of `kim/),
        fix: expect.stringContaining('`expires`'),
      },
    ]);
    save(`${OTHER}${binding.replace(' }', ', expires: "2020-01-01" }')}`);
    const ended = await run(['--mode', 'plan', '--prune'], change);
    expect([ended.report.toRemove, ended.deleted]).toEqual([1, []]);
  });

  it('an entry past its date lists the binding that nobody has removed yet', async () => {
    const { world } = job.double;
    const kim = world.addIdentity({ uid: '', name: '' }, 'kim', {
      claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|2' },
    });
    world.addBinding(job.team, kim, 'editor');
    world.addBinding(job.acme, kim, 'viewer');
    const dated = 'expires: "2020-01-01" }';
    const [own, bound] = [
      `  - { uid: ${kim.uid}, roles: [viewer], ${dated}\n`,
      `bindings:\n  - { identity: ${kim.uid}, role: editor, group: team, ${dated}\n`,
    ];
    const change = await changeOn(`${OTHER}${own}${bound}`);
    save(`${OTHER}${own}`);
    expect((await run(['--mode', 'plan'], change)).deleted).toMatchObject([
      { level: 'warning', message: expect.stringContaining('for `editor` on `team` of `kim') },
    ]);
    save(OTHER);
    expect((await run(['--mode', 'plan'], change)).deleted).toMatchObject([
      {
        level: 'warning',
        message: expect.stringContaining('stay: `editor` on `team`, `viewer` on `acme`'),
        // Not `owned: true`, which would end what others gave too.
        fix: expect.stringContaining('keep the entries with `expires` in the past'),
      },
    ]);
  });

  it('nothing, or a role of an identity that it keeps, lists nothing', async () => {
    const change = await changeOn(`${OTHER}${BOT}`);
    expect((await run(['--mode', 'plan'], change)).deleted).toEqual([]);
    save(`${OTHER}${BOT.replace('[viewer]', '[]')}`);
    expect((await run(['--mode', 'plan'], change)).deleted).toEqual([]);
  });
});

it('a base that cannot be read is reported, and the plan continues', async () => {
  save(OTHER);
  const end = await run(['--mode', 'plan'], {
    PLATFORM_BASE_COMMIT: 'f'.repeat(40),
    PLATFORM_CHANGE_EVENT: 'true',
  });
  expect([end.exitCode, end.report.result], end.stderr).toEqual([0, 'pass']);
  expect(end.report.findings).toContainEqual(
    expect.objectContaining({ rule: 'unread-base', level: 'notice' }),
  );
});
