import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Coverage } from '../../src/kit/run/coverage.ts';
import type { Fault } from '../platform-double/faults.ts';
import type { Resource } from '../platform-double/resource.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { HIGH, LOW, scored, spdx } from '../support/gate-world.ts';
import { runHere } from '../support/run-here.ts';
import { createPlace, type Place, platformFlags } from '../support/shipped-run.ts';
import { addJob, GITHUB_ISSUER, SUBJECT } from '../support/small-world.ts';

/** A run, with what its report has. */
interface Run {
  readonly code: number;
  readonly text: string;
  readonly report: {
    readonly result: string;
    readonly coverage: Coverage;
    readonly problems: readonly { readonly message: string }[];
    readonly findings: readonly { readonly rule: string; readonly message: string }[];
    readonly advisories?: readonly { readonly artifact: string }[];
  };
}

type Words = readonly [string, ...string[]];

let double: PlatformDouble;
let acme: Resource;
let ci: Resource;
let place: Place;
beforeAll(async () => {
  double = await startPlatformDouble();
  place = createPlace();
  const { world } = double;
  acme = world.addOrganization('acme');
  const team = world.addGroup(acme, 'team');
  ci = addJob(world, acme, 'ci', 'owner');
  world.addBinding(team, ci, 'viewer');
  const other = world.addIdentity(acme, 'other', {
    claimMatch: { issuer: GITHUB_ISSUER, subject: 'repo:acme/other:ref:refs/heads/main' },
  });
  world.addBinding(acme, other, 'viewer');
  world.addTag(world.addRepo(acme, 'python'), '3.12', { deprecated: false });
  const long = world.addRepo(acme, 'long');
  for (let index = 0; index < 450; index += 1) world.addTag(long, `1.${index}`, { deprecated: false });
  world.addAdvisory({ artifactName: 'openssl', aliases: ['CVE-2026-1'], severities: scored(LOW) });
  write('sbom.json', spdx('openssl@3.1.4-r5', 'curl@8.0.0-r0', 'pkg:npm/left-pad@1.0.0'));
  writeFileSync(
    join(place.workspace, 'roles.yml'),
    'version: 1\nidentities:\n  - { name: ci, roles: [owner] }\nbindings:\n  - { identity: ci, role: viewer, group: team }\n',
  );
});
beforeEach(() => {
  double.faults.clear();
  double.requests.reset();
});
afterAll(async () => {
  place.remove();
  await double.close();
});

const write = (name: string, json: object): void =>
  writeFileSync(join(place.workspace, name), JSON.stringify(json));

async function run(command: string, ...words: readonly string[]): Promise<Run> {
  const report = join(place.folder, 'tmp/report.json');
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: place.folder,
    TMPDIR: join(place.folder, 'tmp'),
    PLATFORM_IDENTITY: ci.uid,
    PLATFORM_ID_TOKEN: await double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT }),
  };
  const flags = [...platformFlags(double), '--max-attempts', '1', '--report-file', report];
  const end = await runHere([command, ...flags, ...words], environment, place.workspace);
  return {
    code: end.code,
    text: `${end.stdout}\n${end.stderr}`,
    report: JSON.parse(readFileSync(report, 'utf8')),
  };
}

const GATE = ['advisory-gate', '--sbom', 'sbom.json', '--fail-on-severity', 'high'] as const;
const CHECK = ['check-deprecated', '--images', 'acme/python:3.12'] as const;
const CHECK_LONG = ['check-deprecated', '--images', 'acme/long:1.449'] as const;
const CHECK_BY_NAME = [...CHECK, '--organization', 'acme'] as const;
const ROLES = ['sync-rolebindings', '--file', 'roles.yml'] as const;
const PLAN = [...ROLES, '--allow-roles', 'owner,viewer'] as const;
const API = ['api', '--path', '/registry/v2/repos', '--all'] as const;

/** Each list of each command: the request, the key of its rows, and how the command is started. */
const LISTS: readonly (readonly [string, string, string, Words])[] = [
  ['tags, for check-deprecated', '/registry/v2/tags', 'tags', CHECK],
  ['several pages of tags, for check-deprecated', '/registry/v2/tags', 'tags', CHECK_LONG],
  ['repositories, for check-deprecated', '/registry/v2/repos', 'repos', CHECK],
  ['organizations, for check-deprecated', '/iam/v2/groups', 'groups', CHECK_BY_NAME],
  ['advisories, for advisory-gate', '/vulnerabilities/v2/advisories', 'advisories', GATE],
  ['role bindings, for sync-rolebindings', '/iam/v2/roleBindings', 'roleBindings', PLAN],
  ['identities, for sync-rolebindings', '/iam/v2/identities', 'identities', PLAN],
  ['roles, for sync-rolebindings', '/iam/v2/roles', 'roles', PLAN],
  ['groups, for sync-rolebindings', '/iam/v2/groups', 'groups', PLAN],
  ['repositories, for api', '/registry/v2/repos', 'repos', API],
];
const COMMANDS: readonly Words[] = [GATE, CHECK, CHECK_LONG, CHECK_BY_NAME, PLAN, API];

const always = (path: string, fault: Fault) =>
  double.faults.add({ on: `GET ${path}`, times: 'always', fault });

describe('complete or not at all', () => {
  it.each(COMMANDS.map((words) => [words.join(' '), words] as const))(
    '%s passes on whole answers',
    async (_, words) => {
      const whole = await run(...words);
      expect(whole.code, whole.text).toBe(0);
    },
  );

  it.each(LISTS)(
    'ends with 5 where the list of %s is shorter than its total',
    async (_, path, _key, words) => {
      always(path, { kind: 'short-list' });
      const short = await run(...words);
      expect(short.code, short.text).toBe(5);
      expect(short.text).toMatch(/the list ended after \d+ of \d+ rows/);
      expect(short.text).not.toMatch(/[1-9] not found|no organization/);
    },
  );

  it.each(LISTS)('looks once more where the list of %s was short once', async (_, path, _key, words) => {
    double.faults.add({ on: `GET ${path}`, fault: { kind: 'short-list' } });
    const whole = await run(...words);
    expect(whole.code, whole.text).toBe(0);
  });

  it.each(LISTS)(
    'ends with 5 where the list of %s is an object without any key',
    async (_, path, _key, words) => {
      always(path, { kind: 'body', text: '{}' });
      const bare = await run(...words);
      expect(bare.code, bare.text).toBe(5);
      expect(bare.text).toContain('UNDECODABLE');
    },
  );

  it.each(LISTS)(
    'ends with 5 where the total of %s is not a count, and takes a zero for no total',
    async (_, path, _key, words) => {
      always(path, { kind: 'field', path: ['totalCount'], value: 'many' });
      expect((await run(...words)).code).toBe(5);
      double.faults.clear();
      always(path, { kind: 'field', path: ['totalCount'], value: '0' });
      const uncounted = await run(...words);
      expect(uncounted.code, uncounted.text).toBe(0);
    },
  );

  it.each(
    LISTS.filter(([, , key]) => key !== 'roleBindings' && key !== 'advisories').filter(
      ([, , , words]) => words !== API,
    ),
  )('ends with 5 where the rows of %s have no name', async (_, path, key, words) => {
    always(path, { kind: 'rows-without', of: key, field: 'name' });
    const nameless = await run(...words);
    expect(nameless.code, nameless.text).toBe(5);
    expect(nameless.text).not.toMatch(/[1-9] not found|no organization/);
  });

  it.each([
    ['tags', '/registry/v2/tags', 'uid', CHECK],
    ['repositories', '/registry/v2/repos', 'uid', CHECK],
    ['identities', '/iam/v2/identities', 'uid', PLAN],
    ['role bindings', '/iam/v2/roleBindings', 'identity', PLAN],
    ['role bindings', '/iam/v2/roleBindings', 'role', PLAN],
    ['advisories', '/vulnerabilities/v2/advisories', 'advisoryId', GATE],
    ['advisories', '/vulnerabilities/v2/advisories', 'artifactName', GATE],
  ] as readonly (readonly [string, string, string, Words])[])(
    'ends with 5 where the rows of %s (%s) have no %s',
    async (_, path, field, words) => {
      always(path, { kind: 'rows-without', of: path.split('/').at(-1) ?? '', field });
      const lacking = await run(...words);
      expect(lacking.code, lacking.text).toBe(5);
    },
  );

  it('calls a digest unknown where the tags do not say which digest they have', async () => {
    always('/registry/v2/tags', { kind: 'rows-without', of: 'tags', field: 'digest' });
    const lacking = await run('check-deprecated', '--images', `acme/python@sha256:${'a'.repeat(64)}`);
    expect(lacking.code, lacking.text).toBe(5);
    expect(lacking.text).toContain('returned tags without a digest');
  });

  it('calls the tags of an organization unknown where one of them has no name', async () => {
    double.faults.add({
      on: 'GET /registry/v2/tags',
      fault: { kind: 'field', path: ['tags', 0, 'name'] },
    });
    const lacking = await run('check-deprecated', '--scope', 'organization');
    expect(lacking.code, lacking.text).toBe(5);
    expect(lacking.text).toContain('returned a tag without a name');
  });

  it('never takes an empty answer of v1 for an active tag', async () => {
    for (const text of [
      '{}',
      '{"items":[]}',
      '{"items":[{"id":"","name":"3.12","tagStatus":"TAG_ACTIVE"}]}',
      '{"code":13,"message":"an error in a 200"}',
    ]) {
      double.faults.clear();
      always('/registry/v2/tags', { kind: 'rows-without', of: 'tags', field: 'deprecated' });
      always('/registry/v1/eoltags', { kind: 'body', text });
      const unknown = await run(...CHECK);
      expect(unknown.code, text).toBe(5);
    }
  });

  it('is no reading for the doctor where a tag has no name', async () => {
    always('/registry/v2/tags', { kind: 'rows-without', of: 'tags', field: 'name' });
    const end = await run('doctor');
    expect(end.code, end.text).toBe(5);
    expect(end.text).toContain('has no name');
  });

  it('is what the doctor asks for too', async () => {
    always('/registry/v2/repos', { kind: 'field', path: ['repos'], value: [] });
    const sick = await run('doctor');
    expect(sick.code, sick.text).toBe(5);
    expect(sick.text).toContain('the first page has none of 2 rows');
  });

  it('counts the rows that a query of `api` skips', async () => {
    const rest = await run(...API, '--query', 'skip=1');
    expect(rest.code, rest.text).toBe(0);
    always('/registry/v2/repos', { kind: 'short-list' });
    expect((await run(...API, '--query', 'skip=1')).code).toBe(5);
  });
});

describe('a list of role bindings without those of the running identity', () => {
  beforeEach(() => {
    const others = double.world.list('roleBindings').filter((row) => row['identityUid'] !== ci.uid);
    const rows = others.map((row) => ({
      uid: row['uid'],
      identity: { uid: row['identityUid'], name: 'other' },
      role: { uid: row['roleUid'], name: 'viewer' },
      group: { uid: acme.uid, name: 'acme' },
    }));
    const text = JSON.stringify({ roleBindings: rows, nextPageToken: '', totalCount: String(rows.length) });
    always('/iam/v2/roleBindings', { kind: 'body', text });
  });

  it('stops `apply` before its first write', async () => {
    const stopped = await run(...PLAN, '--mode', 'apply', '--on-error', 'warn');
    expect(stopped.code, stopped.text).toBe(5);
    expect(stopped.text).toContain('does not contain those of the running identity');
    expect(stopped.text).toContain('nothing was changed');
    expect(double.requests.all('POST /iam/**')).toEqual([]);
    // It is asked for twice: a list may be short for a moment.
    expect(double.requests.count('GET /iam/v2/roleBindings')).toBe(2);
  });

  it.each([
    ['plan', 0],
    ['drift', 1],
    ['dump', 0],
  ])('is a warning of `%s`', async (mode, code) => {
    const warned = await run(
      'sync-rolebindings',
      ...(mode === 'plan' ? PLAN : ROLES).slice(1),
      '--mode',
      mode,
    );
    expect(warned.code, warned.text).toBe(code);
    expect(warned.report.findings.map(({ rule }) => rule)).toContain('own-bindings-missing');
  });
});

describe('nothing to look at', () => {
  it('is a usage error for an SBOM without a package of the asked types', async () => {
    write('npm.json', spdx('pkg:npm/left-pad@1.0.0'));
    const nothing = await run('advisory-gate', '--sbom', '*.json');
    expect(nothing.code, nothing.text).toBe(2);
    expect(nothing.text).toContain(
      '`npm.json` has no package of the types in `artifact-types` (apk): it lists 1 of type npm',
    );
    write('npm.json', spdx());
    const empty = await run('advisory-gate', '--sbom', 'npm.json');
    expect(empty.code, empty.text).toBe(2);
    expect(empty.text).toContain('it lists no packages');
    expect(double.requests.all('GET /vulnerabilities/**')).toEqual([]);
    write('npm.json', spdx('zlib@1.0.0-r0'));
  });

  it.each([
    ['a glob of `sbom` that matches no file', ['advisory-gate', '--sbom', 'none/*.json'], 'matches no file'],
    ['an empty list', ['advisory-gate', '--artifacts', ' , '], 'nothing to check'],
  ] satisfies readonly (readonly [string, Words, string])[])(
    'is a usage error for %s',
    async (_, words, message) => {
      const nothing = await run(...words);
      expect(nothing.code, nothing.text).toBe(2);
      expect(nothing.text).toContain(message);
    },
  );

  it.each(['plan', 'apply', 'drift'])(
    'is a usage error of `%s` for a role file without any entry',
    async (mode) => {
      writeFileSync(join(place.workspace, 'empty.yml'), 'version: 1\nidentities: []\n');
      const nothing = await run('sync-rolebindings', '--file', 'empty.yml', '--mode', mode, '--prune');
      expect(nothing.code, nothing.text).toBe(2);
      expect(nothing.text).toContain('has neither `identities` nor `bindings`');
      expect(double.requests.all()).toEqual([]);
    },
  );
});

describe('coverage', () => {
  const sumOf = ({ judged, skipped, unread }: Coverage) =>
    judged + skipped.reduce((sum, { count }) => sum + count, 0) + unread.length;

  it('of the gate counts packages, with those of other types skipped by name of the type', async () => {
    const whole = await run(...GATE, '--artifacts', 'zlib', '--summary');
    expect(whole.report.coverage).toEqual({
      seen: 4,
      judged: 3,
      skipped: [{ what: 'packages of the SBOM', why: 'of type npm', count: 1 }],
      unread: [],
      unresolved: [],
    });
  });

  it('of the gate names packages whose advisories cannot be read, and the others are judged', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `package-${index}`);
    write('many.json', spdx(...names.map((name) => `${name}@1.0.0-r0`)));
    double.world.addAdvisory({ artifactName: 'package-7', severities: scored(HIGH) });
    double.faults.add({
      on: 'GET /vulnerabilities/**',
      query: 'artifactNames=package-23',
      times: 'always',
      fault: { kind: 'status', status: 500 },
    });
    const partial = await run('advisory-gate', '--sbom', 'many.json');
    expect(partial.code, partial.text).toBe(5);
    expect(partial.report.problems).toHaveLength(1);
    expect(partial.report.problems[0]?.message).toContain('the advisories of `package-23` could not be read');
    expect(partial.report.advisories?.map(({ artifact }) => artifact)).toEqual(['package-7']);
    expect(partial.report.coverage).toMatchObject({ seen: 40, judged: 39, skipped: [] });
    expect(partial.report.coverage.unread.map(({ what }) => what)).toEqual(['package-23 1.0.0-r0']);
    expect(double.requests.count('GET /vulnerabilities/**')).toBeLessThan(20);
  });

  it('of the gate has every package unread where the service fails, in bounded requests', async () => {
    always('/vulnerabilities/**', { kind: 'status', status: 500 });
    const failed = await run('advisory-gate', '--sbom', 'many.json');
    expect(failed.code, failed.text).toBe(5);
    expect(failed.report.coverage).toMatchObject({ seen: 40, judged: 0 });
    expect(failed.report.coverage.unread).toHaveLength(40);
    expect(double.requests.count('GET /vulnerabilities/**')).toBeLessThan(20);
  });

  it('of the gate has ids that could not be looked up as unread', async () => {
    always('/vulnerabilities/**', { kind: 'status', status: 503 });
    const failed = await run('advisory-gate', '--advisories', 'CVE-2026-1, CVE-2026-2');
    expect(failed.code, failed.text).toBe(5);
    expect(failed.report.coverage).toMatchObject({ seen: 2, judged: 0 });
    expect(failed.report.coverage.unread.map(({ what }) => what)).toEqual(['CVE-2026-1', 'CVE-2026-2']);
  });

  it('of role bindings counts those that the file names and what it adds, and skips those of others', async () => {
    const role = 'version: 1\nidentities:\n  - { name: ci, roles: [owner, viewer] }\n';
    writeFileSync(join(place.workspace, 'more.yml'), role);
    const planned = await run('sync-rolebindings', '--file', 'more.yml', '--allow-roles', '*');
    expect(planned.code, planned.text).toBe(0);
    expect(planned.report.coverage).toEqual({
      seen: 4,
      judged: 3,
      skipped: [{ what: 'role bindings', why: 'of identities that the file does not name', count: 1 }],
      unread: [],
      unresolved: [],
    });
  });

  it('adds up in every run, and the summary shows its numbers', async () => {
    const dump: Words = [...ROLES, '--mode', 'dump'];
    for (const words of [GATE, PLAN, dump] as readonly Words[]) {
      const { report } = await run(...words);
      expect(report.coverage.seen).toBeGreaterThan(0);
      expect(sumOf(report.coverage)).toBe(report.coverage.seen);
    }
  });
});
