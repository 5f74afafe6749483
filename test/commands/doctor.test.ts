import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GITHUB_ISSUER, type SmallWorld, SUBJECT, startSmallWorld } from '../support/small-world.ts';

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
  });

  it('says what is missing without identity and tokens', async () => {
    const end = await world.run(['doctor'], { PLATFORM_IDENTITY: '', PLATFORM_ID_TOKEN: '' });
    // The first problem is that there is no ID token, whatever comes after it.
    expect(end.stderr).toMatch(/^error: ID token:/);
    expect(end.code).toBe(3);
    expect(end.stderr).toContain('`identity` is needed');
    expect(end.stderr.match(/`identity` is needed/g)).toHaveLength(1);
    expect(end.stderr).toContain('PLATFORM_ID_TOKEN_FILE');
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
    expect(end.stderr).toContain('no organization `nowhere` can be seen');
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
