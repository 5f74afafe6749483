import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GITHUB_ISSUER, type SmallWorld, SUBJECT, startSmallWorld } from '../../support/small-world.ts';

let world: SmallWorld;
beforeAll(async () => {
  world = await startSmallWorld();
});
afterAll(() => world.close());

const state = (stderr: string, name: string): string | undefined =>
  new RegExp(`^  ${name}.*?  (ok|failed|skipped)  `, 'm').exec(stderr)?.[1];

describe('doctor', () => {
  it('tells a healthy job who it is, what signs in, what can be read and what the host can do', async () => {
    const end = await world.run(['doctor', '--report-file', 'report.json']);
    expect(end.code).toBe(0);
    expect(end.stdout).toBe('');
    expect(end.stderr).toMatch(new RegExp(`^  iss +${GITHUB_ISSUER}$`, 'm'));
    expect(end.stderr).toMatch(new RegExp(`^  sub +${SUBJECT}$`, 'm'));
    expect(end.stderr).toMatch(new RegExp(`^  aud +${world.double.issuerUrl}$`, 'm'));
    for (const name of [
      'ID token',
      'platform',
      'registry',
      'organization',
      'tags',
      'advisories',
      'tag history',
    ])
      expect(state(end.stderr, name)).toBe('ok');
    expect(end.stderr).toContain('acme/team/python:3.12, 1 records');
    expect(end.stderr).toMatch(/^ {2}host +terminal$/m);
    const report = readFileSync(join(world.folder, 'report.json'), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ claims: { sub: SUBJECT }, host: { name: 'terminal' } });
    for (const secret of world.double.secrets()) {
      expect(end.stderr).not.toContain(secret);
      expect(report).not.toContain(secret);
    }
    expect(world.double.requests.count('POST /sts/exchange')).toBe(2);
  });

  const serviceOf = async (): Promise<Record<string, Record<string, string>>> => {
    const end = await world.run(['doctor', '--report-file', 'wire.json']);
    expect(end.code, end.stderr).toBe(0);
    return JSON.parse(readFileSync(join(world.folder, 'wire.json'), 'utf8')).service;
  };

  it('tells how the service writes: zero values, filters, and which lists answer', async () => {
    const { double } = world;
    double.world.addAdvisory({ artifactName: 'openssl' });
    double.configure({ zeroValues: 'emitted' });
    expect(await serviceOf()).toMatchObject({
      zeroValues: 'emitted',
      filters: {
        '/vulnerabilities/v2/advisories?artifactNames': 'honored',
        '/registry/v2/repos?name': 'honored',
        '/registry/v2/tags?name': 'honored',
      },
      lists: {
        '/registry/v2/tags': 'answers',
        '/iam/v2/identityProviders': 'empty',
        '/libraries/v2/artifacts': 'empty',
      },
    });
    const end = await world.run(['doctor']);
    expect(end.stderr).toMatch(/^ {2}zero values +ok +are part of answers, such as `description` of \w+$/m);
    expect(end.stderr).toMatch(/^ {2}`deprecated` of tags +ok +is part of answers$/m);
  });

  it('shows an ignored filter and a list that does not answer, which are not problems', async () => {
    const { double } = world;
    double.configure({
      ignoredFilters: ['artifact_names'],
      unroutedLists: ['/iam/v2/identityProviders'],
    });
    expect(await serviceOf()).toMatchObject({
      filters: {
        '/vulnerabilities/v2/advisories?artifactNames': 'ignored',
        '/vulnerabilities/v2/advisories?componentNames': 'honored',
      },
      lists: { '/iam/v2/identityProviders': 'NOT_FOUND' },
    });
    const end = await world.run(['doctor']);
    expect(end.stderr).toMatch(
      /advisories\?artifactNames +ok +the filter is ignored: commands read the whole/,
    );
    expect(end.stderr).toMatch(/identityProviders +ok +does not answer: NOT_FOUND$/m);
    double.configure({ ignoredFilters: [], unroutedLists: [] });
  });

  it('shows a service that leaves zero values out, and one whose empty lists are lost answers', async () => {
    const { double } = world;
    const before = double.settings.zeroValues;
    double.configure({ zeroValues: 'omitted' });
    expect(await serviceOf()).toMatchObject({ zeroValues: 'omitted' });
    double.configure({ zeroValues: 'omitted-all' });
    const end = await world.run(['doctor']);
    expect(end.stderr).toMatch(
      /^ {2}zero values +ok +are left out of answers, such as `description` of \w+$/m,
    );
    expect(end.stderr).toMatch(/^ {2}`deprecated` of tags +ok +is left out: `check-deprecated` reports/m);
    expect(end.stderr).toMatch(/identityProviders +ok +answers `\{\}`, which looks like a lost answer/);
    double.configure({ zeroValues: before });
  });

  it('looks for a row that can tell, and says so if there is none', async () => {
    const { double } = world;
    const row = (fields: object) => ({ uid: 'a/1', name: 'x', ...fields });
    const answer = (path: string, key: string, rows: readonly object[]): void =>
      void double.faults.add({
        on: `GET ${path}`,
        times: 'always',
        fault: { kind: 'body', text: JSON.stringify({ [key]: rows, nextPageToken: '', skipped: 0 }) },
      });
    const answers = (tags: readonly object[]): void => {
      double.faults.clear();
      answer('/registry/v2/repos', 'repos', [row({ description: 'd' })]);
      answer('/iam/v2/identities', 'identities', []);
      answer('/iam/v2/roles', 'roles', [row({ description: 'd' })]);
      answer('/iam/v2/roleBindings', 'roleBindings', [row({ identity: null, role: null, group: null })]);
      answer('/registry/v2/tags', 'tags', tags);
    };
    // Some of the rows do not exist, so the checks behind them fail.
    const serviceNow = async (): Promise<unknown> => {
      await world.run(['doctor', '--report-file', 'wire.json']);
      return JSON.parse(readFileSync(join(world.folder, 'wire.json'), 'utf8')).service;
    };
    const past = row({ deprecated: true });
    answers([past, past]);
    expect(await serviceNow()).toMatchObject({ zeroValues: 'unknown' });
    const end = await world.run(['doctor']);
    expect(state(end.stderr, '`deprecated` of tags')).toBe('skipped');
    expect(end.stderr).toContain('cannot be determined: every tag that was read is deprecated');
    answers([past, row({ deprecated: false })]);
    expect(await serviceNow()).toMatchObject({ zeroValues: 'emitted' });
    answers([past, row({ deprecated: false }), row({})]);
    expect(await serviceNow()).toMatchObject({ zeroValues: 'omitted' });
    double.faults.clear();
  });

  it('goes on behind each failure, tells one cause once, and ends with the code of the first problem', async () => {
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      times: 9,
      fault: { kind: 'status', status: 503 },
    });
    const service = await world.run(['doctor', '--max-attempts', '1']);
    expect(service.code).toBe(5);
    expect(state(service.stderr, 'advisories')).toBe('failed');
    expect(state(service.stderr, 'tag history')).toBe('ok');
    world.double.faults.clear();
    const blind = world.double.world.addIdentity(world.acme, 'blind', {
      claimMatch: { issuer: GITHUB_ISSUER, subject: 'repo:acme/blind' },
    });
    const token = await world.double.idToken({ iss: GITHUB_ISSUER, sub: 'repo:acme/blind' });
    const forbidden = await world.run(['doctor'], { PLATFORM_IDENTITY: blind.uid, PLATFORM_ID_TOKEN: token });
    expect(forbidden.code).toBe(4);
    expect(state(forbidden.stderr, 'platform')).toBe('ok');
    expect(state(forbidden.stderr, 'repositories')).toBe('failed');
    expect(state(forbidden.stderr, 'tags')).toBe('skipped');
    const refused = await world.run(['doctor'], { PLATFORM_ID_TOKEN: token });
    expect(refused.code).toBe(3);
    expect(state(refused.stderr, 'ID token')).toBe('ok');
    expect(state(refused.stderr, 'organization')).toBe('skipped');
    expect(state(refused.stderr, 'zero values')).toBe('skipped');
  });

  it('says what is missing without identity and tokens', async () => {
    const end = await world.run(['doctor'], { PLATFORM_IDENTITY: '', PLATFORM_ID_TOKEN: '' });
    expect(end.stderr).toMatch(/^error: you are not signed in: /);
    expect(end.stderr.match(/^error: /gm)).toHaveLength(1);
    expect(end.code).toBe(3);
    for (const name of ['PLATFORM_TOKEN', 'PLATFORM_REGISTRY_TOKEN'])
      expect(end.stderr).toContain(`  export ${name}="$(chainctl auth token --audience `);
  });

  it('needs no ID token where tokens were given', async () => {
    const given = await world.double.platformToken(world.viewer);
    const end = await world.run(['doctor'], {
      PLATFORM_IDENTITY: '',
      PLATFORM_ID_TOKEN: '',
      PLATFORM_TOKEN: given,
      PLATFORM_ORGANIZATION: 'acme',
    });
    expect(end.code).toBe(0);
    expect(state(end.stderr, 'ID token')).toBe('skipped');
    expect(state(end.stderr, 'registry')).toBe('skipped');
    expect(state(end.stderr, 'repositories')).toBe('ok');
    expect(state(end.stderr, 'tag history')).toBe('skipped');
  });

  it('refuses an organization that cannot be seen', async () => {
    const end = await world.run(['doctor', '--organization', 'nowhere']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('this identity cannot see an organization named `nowhere`');
  });

  it('does not take another group for the organization', async () => {
    world.double.faults.add({
      on: 'GET /iam/v2/groups/**',
      times: 9,
      fault: { kind: 'body', text: '{"uid":"another","name":"another"}' },
    });
    const end = await world.run(['doctor']);
    world.double.faults.clear();
    expect([end.code, state(end.stderr, 'organization'), state(end.stderr, 'tag history')]).toEqual([
      5,
      'failed',
      'failed',
    ]);
    expect(end.stderr).toContain('the service returned the group `another` instead of');
  });

  it('finds the organization of a user, who stands beside it', async () => {
    const person = world.double.world.addIdentity({ uid: '', name: '' }, 'person', {
      claimMatch: { issuer: GITHUB_ISSUER, subject: 'person' },
    });
    world.double.world.addBinding(world.acme, person, 'viewer');
    const end = await world.run(['doctor'], {
      PLATFORM_IDENTITY: person.uid,
      PLATFORM_ID_TOKEN: await world.double.idToken({ iss: GITHUB_ISSUER, sub: 'person' }),
    });
    expect(end.stderr).toContain(`acme (${world.acme.uid})`);
  });
});
