import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClaims } from '../../../src/session/sign-in.ts';
import { type SmallWorld, startSmallWorld } from '../../support/small-world.ts';

let world: SmallWorld;
beforeAll(async () => {
  world = await startSmallWorld();
});
afterAll(() => world.close());

describe('the claims of a token', () => {
  const tokenWith = (claims: object): string =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

  it.each([
    [1_700_000_000, 1_700_000_000_000],
    [0.0015, 1],
    [9e12, undefined],
    [1e308, undefined],
    ['soon', undefined],
  ])('with the end %s are good until %s', (exp, expiresAt) => {
    expect(readClaims(tokenWith({ exp }))?.expiresAt).toBe(expiresAt);
  });
});

describe('token', () => {
  it.each([
    ['platform', () => world.double.apiUrl],
    ['registry', () => world.double.registryAudience],
  ])('gives a token for the %s on a stdout that is a pipe, and nowhere else', async (audience, expected) => {
    const end = await world.run(['token', '--audience', audience]);
    expect(end.code).toBe(0);
    const token = end.stdout.trimEnd();
    expect(readClaims(token)).toMatchObject({ subject: world.viewer.uid, audience: [expected()] });
    expect(end.stderr).not.toContain(token);
  });

  it('writes a file for the owner only, over one that others could read, and then nothing to stdout', async () => {
    const file = join(world.folder, 'token.txt');
    writeFileSync(file, 'old', { mode: 0o644 });
    const end = await world.run(['token', '--output-file', 'token.txt']);
    const token = readFileSync(file, 'utf8');
    expect(readClaims(token)).toMatchObject({ subject: world.viewer.uid });
    // Whoever names a file does not expect the token in the log, too.
    expect([end.code, end.stdout]).toEqual([0, '']);
    expect(end.stderr).not.toContain(token);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('refuses a file that the report would replace, before any request', async () => {
    const count = world.double.requests.count();
    const end = await world.run(['token', '--output-file', 'same.txt', '--report-file', './same.txt']);
    expect(end.code).toBe(2);
    expect(end.stderr).toContain('`report-file` and `output-file` are the same file');
    expect(world.double.requests.count()).toBe(count);
  });

  it('keeps the token out of the report and of `--json`', async () => {
    const end = await world.run(['token', '--json', '--report-file', 'report.json']);
    const report = readFileSync(join(world.folder, 'report.json'), 'utf8');
    for (const secret of world.double.secrets()) {
      expect(end.stdout).not.toContain(secret);
      expect(report).not.toContain(secret);
    }
    expect(JSON.parse(report)).toMatchObject({ result: 'pass', audience: world.double.apiUrl });
  });

  it('masks the token before it becomes an output, and leaves stdout to the log', async () => {
    for (const face of ['javascript', 'composite']) {
      const output = join(world.folder, `output-${face}`);
      writeFileSync(output, '');
      const runner = {
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: world.folder,
        RUNNER_TEMP: world.folder,
        GITHUB_OUTPUT: output,
      };
      const end =
        face === 'javascript'
          ? await world.runProcess([], { ...runner, INPUT_COMMAND: 'token' })
          : await world.runProcess(['token'], { ...runner, PLATFORM_ACTIONS_INPUT_AUDIENCE: '' });
      expect(end.code).toBe(0);
      const text = readFileSync(output, 'utf8');
      const token = /^token<<(\S+)\n(.*)\n\1$/m.exec(text)?.[2] ?? '';
      expect(readClaims(token)?.subject).toBe(world.viewer.uid);
      expect(text).toMatch(/^expires-at<<(\S+)\n\d{4}-.*Z\n\1$/m);
      const log = end.stdout + end.stderr;
      expect(log).toContain(`::add-mask::${token}`);
      expect(log.replaceAll(`::add-mask::${token}`, '')).not.toContain(token);
      if (face === 'composite') expect(end.stdout).toBe('');
    }
  });

  it('hands a token that was given through, with its expiry where it tells one', async () => {
    const given = await world.double.platformToken(world.viewer);
    world.double.requests.reset();
    const end = await world.run(['token'], { PLATFORM_TOKEN: given });
    expect(end.stdout.trimEnd()).toBe(given);
    expect(end.stderr).toMatch(/until \d{4}/);
    const opaque = await world.run(['token', '--audience', 'registry'], {
      PLATFORM_REGISTRY_TOKEN: 'opaque-secret',
    });
    expect(opaque.stdout).toBe('opaque-secret\n');
    expect(opaque.stderr).not.toContain('until');
    expect(world.double.requests.all()).toHaveLength(0);
  });

  it.each([
    ['platform', {}, 2, 'nobody is signed in at this terminal'],
    ['registry', {}, 2, 'nobody is signed in at this terminal'],
    ['platform', { PLATFORM_IDENTITY: 'a/b' }, 3, 'a terminal does not issue ID tokens'],
  ])(
    'tells a person without `chainctl` what to set for a token for the %s, with %o',
    async (audience, own, code, why) => {
      const nobody = { PATH: '/usr/bin:/bin', PLATFORM_ID_TOKEN: '', PLATFORM_IDENTITY: '', ...own };
      const end = await world.run(['token', '--audience', audience], nobody);
      expect([end.code, end.stdout]).toEqual([code, '']);
      expect(end.stderr).toContain(why);
      const named = audience === 'platform' ? world.double.apiUrl : new URL(world.double.registryUrl).host;
      const variable = audience === 'platform' ? 'PLATFORM_TOKEN' : 'PLATFORM_REGISTRY_TOKEN';
      expect(end.stderr).toContain(`  export ${variable}="$(chainctl auth token --audience ${named})"\n`);
    },
  );

  it('reports all that is wrong before any request', async () => {
    symlinkSync(join(world.folder, 'elsewhere'), join(world.folder, 'link'));
    mkdirSync(join(world.folder, '.git'), { recursive: true });
    world.double.requests.reset();
    for (const [file, why] of [
      ['link', 'it is a link'],
      ['.git/token', 'inside `.git`'],
      ['.GIT/token', 'inside `.git`'],
      ['/etc/token', 'outside the workspace'],
    ] as const) {
      const end = await world.run(['token', '--output-file', file], { PLATFORM_IDENTITY: '' });
      expect([end.code, end.stdout]).toEqual([2, '']);
      expect(end.stderr).toContain(why);
      expect(end.stderr).toContain('`identity` is required');
    }
    expect(world.double.requests.all()).toHaveLength(0);
    expect(existsSync(join(world.folder, 'elsewhere'))).toBe(false);
  });

  it('ends with 3 where the exchange is refused', async () => {
    const end = await world.run(['token'], {
      PLATFORM_ID_TOKEN: await world.double.idToken({
        iss: 'https://token.actions.githubusercontent.com',
        sub: 'repo:x',
      }),
    });
    expect([end.code, end.stdout]).toEqual([3, '']);
    expect(end.stderr).toContain('repo:x');
  });
});
