import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { HIGH, scored } from '../support/gate-world.ts';
import { runHere } from '../support/run-here.ts';
import { createPlace, type Place, platformFlags } from '../support/shipped-run.ts';
import { addJob, GITHUB_ISSUER, SUBJECT } from '../support/small-world.ts';

let double: PlatformDouble;
let place: Place;
let identity: string;
beforeAll(async () => {
  double = await startPlatformDouble();
  place = createPlace();
  const { world } = double;
  const acme = world.addOrganization('acme');
  identity = addJob(world, acme, 'ci', 'owner').uid;
  world.addTag(world.addRepo(acme, 'python'), '3.9', { deprecated: true });
  world.addAdvisory({ artifactName: 'openssl', severities: scored(HIGH) });
  const files = {
    Dockerfile: 'FROM cgr.dev/acme/python:3.9\n',
    'compose.yaml': 'a: "cgr.dev\n',
    'roles.yml': 'version: 1\nidentities:\n  - { name: ci, roles: [owner, editor] }\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place.workspace, name), text);
});
afterAll(async () => {
  place.remove();
  await double.close();
});

interface Report {
  readonly result: string;
  readonly findings: readonly { readonly level: string; readonly rule: string }[];
}

async function run(...words: readonly string[]) {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: place.folder,
    TMPDIR: join(place.folder, 'tmp'),
    PLATFORM_IDENTITY: identity,
    PLATFORM_ID_TOKEN: await double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT }),
  };
  const flags = [...platformFlags(double), '--max-attempts', '1', '--json'];
  const end = await runHere([...words, ...flags], environment, place.workspace);
  const report: Report = JSON.parse(end.stdout);
  const levels = new Set(report.findings.map(({ level }) => level));
  return {
    ending: [end.code, report.result],
    levels,
    rules: report.findings.map(({ rule }) => rule),
    text: end.stderr,
  };
}

const ROLES = ['sync-rolebindings', '--file', 'roles.yml'];

describe('warn-only', () => {
  it.each([
    ['resolve-digest, in `check`', ['resolve-digest', '--mode', 'check'], 'unread'],
    ['resolve-digest, in `pin`', ['resolve-digest', '--mode', 'pin', '--dry-run'], 'unread'],
    ['check-deprecated, unread files too', ['check-deprecated'], 'unread'],
    ['check-deprecated', ['check-deprecated', '--images', 'acme/python:3.9'], 'deprecated-tag'],
    ['advisory-gate', ['advisory-gate', '--artifacts', 'openssl'], 'affecting-advisory'],
    ['sync-rolebindings, in `drift`', [...ROLES, '--mode', 'drift'], 'drift'],
    ['sync-rolebindings, in `plan`', [...ROLES, '--deny-roles', 'editor'], 'guard-deny-roles'],
  ])('makes the findings of %s warnings', async (_, words, rule) => {
    const before = await run(...words);
    expect(before.ending, before.text).toEqual([1, 'fail']);
    const after = await run(...words, '--warn-only');
    expect(after.ending, after.text).toEqual([0, 'warn']);
    expect(after.rules).toEqual(before.rules);
    expect(after.rules.some((one) => one.startsWith(rule))).toBe(true);
    expect(after.levels.has('error')).toBe(false);
  });

  it('does not soften the guards of `apply`', async () => {
    const end = await run(...ROLES, '--mode', 'apply', '--deny-roles', 'editor', '--warn-only');
    expect(end.ending, end.text).toEqual([1, 'fail']);
  });

  it('does not soften errors', async () => {
    const end = await run('check-deprecated', '--images', 'acme/other:1', '--warn-only', '--token', 'x');
    expect(end.ending[0], end.text).toBe(2);
  });
});

describe('`none`', () => {
  it.each([
    [['resolve-digest', '--mode', 'check', '--fail-on', 'none']],
    [['check-deprecated', '--images', 'acme/python:3.9', '--fail-on', 'none']],
    [['advisory-gate', '--artifacts', 'openssl', '--fail-on-severity', 'none']],
  ])('warns about what would fail otherwise: %j', async (words) => {
    const end = await run(...words);
    expect(end.ending, end.text).toEqual([0, 'warn']);
  });
});
