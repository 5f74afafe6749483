import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runHere } from '../support/run-here.ts';
import { createPlace, expectNoSecret, type Place, platformFlags } from '../support/shipped-run.ts';

let double: PlatformDouble;
let place: Place;
let tokens: Readonly<Record<string, string>>;
beforeEach(async () => {
  double = await startPlatformDouble();
  place = createPlace();
  const { world } = double;
  const acme = world.addOrganization('acme');
  const person = world.addIdentity(acme, 'me');
  world.addBinding(acme, person, 'owner');
  world.addTag(world.addRepo(acme, 'python'), '3.12', { deprecated: false });
  const { apiUrl, registryAudience } = double;
  tokens = {
    [apiUrl]: await double.platformToken(person),
    [registryAudience]: await double.platformToken(person, { audiences: [registryAudience] }),
  };
});
afterEach(async () => {
  place.remove();
  await double.close();
});

/** A `chainctl` that notes its words and variables, and prints the token of the audience that it is asked for. */
function addChainctl(folder: string, body = 'cat "$DIR/$(printf %s "$4" | tr -c a-z0-9 _)"'): string {
  mkdirSync(folder, { recursive: true });
  for (const [audience, token] of Object.entries(tokens))
    writeFileSync(join(folder, audience.replace(/[^a-z0-9]/g, '_')), token);
  const script = `#!/bin/sh\nDIR=$(dirname "$0")\nprintf '%s\\n' "$*" >>"$DIR/calls"\nenv >"$DIR/env"\n${body}\n`;
  writeFileSync(join(folder, 'chainctl'), script);
  chmodSync(join(folder, 'chainctl'), 0o755);
  return folder;
}

function run(folder: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const environment = {
    PATH: [folder, '/usr/bin', '/bin'].join(delimiter),
    HOME: place.folder,
    TMPDIR: join(place.folder, 'tmp'),
    PLATFORM_GITHUB_TOKEN: 'ghp_of_the_person_0123456789',
    ...more,
  };
  return runHere([...words, ...platformFlags(double)], environment, place.workspace);
}

const DEPRECATED = ['check-deprecated', '--images', 'acme/python:3.12'];
const RESOLVE = ['resolve-digest', '--images', 'acme/python:3.12'];

describe.skipIf(process.platform === 'win32')('a person at a terminal, without any token', () => {
  it.each([
    ['the platform', DEPRECATED, () => double.apiUrl],
    ['the registry', RESOLVE, () => double.registryAudience],
  ])('signs in to %s with `chainctl`, which gets none of our variables', async (_, words, audience) => {
    const folder = addChainctl(join(place.folder, 'bin'));
    const end = await run(folder, words);
    expect(end.code, end.stderr).toBe(0);
    expect(end.stderr).toContain(`\`chainctl auth token --audience ${audience()}\``);
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(`auth token --audience ${audience()}\n`);
    expect(readFileSync(join(folder, 'env'), 'utf8')).not.toMatch(/PLATFORM_|ghp_/);
    rmSync(folder, { recursive: true });
    expectNoSecret(place, Object.values(tokens), [end.stdout, end.stderr]);
  });

  it('was not refused where `chainctl` waits for them until the time is over', async () => {
    const folder = addChainctl(join(place.folder, 'bin'), 'exec sleep 600');
    const end = await run(folder, [...DEPRECATED, '--timeout', '2s', '--request-timeout', '1s']);
    expect(end.code, end.stderr).toBe(5);
    expect(end.stderr).toContain('the command took longer than its `timeout` of 2s');
  });

  it.each([
    ['platform', () => double.apiUrl],
    ['registry', () => double.registryAudience],
  ])('gets its own token for the %s from `token`, with its end', async (audience, url) => {
    const folder = addChainctl(join(place.folder, 'bin'));
    const end = await run(folder, ['token', '--audience', audience]);
    expect([end.code, end.stdout], end.stderr).toEqual([0, `${tokens[url()]}\n`]);
    expect(end.stderr).toMatch(/until \d{4}-/);
    expect(double.requests.all()).toEqual([]);
    const limited = await run(folder, ['token', '--audience', audience, '--capabilities', 'tag.list']);
    expect([limited.code, limited.stdout]).toEqual([2, '']);
    expect(limited.stderr).toContain('`capabilities` has no effect on a token from `chainctl`');
  });

  it('signs in once to plan and to apply, since such a token cannot be limited', async () => {
    const folder = addChainctl(join(place.folder, 'bin'));
    const identity = '{ name: bot, claimMatch: { issuer: "https://i.test", subject: b }, roles: [viewer] }';
    writeFileSync(join(place.workspace, 'roles.yml'), `version: 1\nidentities:\n  - ${identity}\n`);
    const words = ['sync-rolebindings', '--mode', 'apply', '--organization', 'acme', '--file', 'roles.yml'];
    const end = await run(folder, words);
    expect(end.code, end.stderr).toBe(0);
    expect(end.stderr).toContain('2 done');
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe(`auth token --audience ${double.apiUrl}\n`);
  });

  it.each([
    ['doctor', [], 0],
    ['api', ['--path', '/registry/v2/repos'], 0],
    ['advisory-gate', ['--artifacts', 'openssl'], 0],
  ] as const)('signs in to `%s` too', async (command, words, code) => {
    const end = await run(addChainctl(join(place.folder, 'bin')), [command, ...words]);
    expect(end.code, end.stderr).toBe(code);
    expect(end.stderr).toContain('`chainctl auth token --audience');
  });

  it('names the command that works for `token` without it', async () => {
    const end = await run(place.folder, ['token', '--audience', 'registry']);
    expect(end.code, end.stderr).toBe(2);
    expect(end.stderr).toContain(
      `  export PLATFORM_REGISTRY_TOKEN="$(chainctl auth token --audience ${double.registryAudience})"\n`,
    );
  });

  it.each([
    ['on a CI', { JENKINS_URL: 'x', BUILD_ID: '1' }],
    ['on a CI that nobody knows', { CI: 'true' }],
    ['with a token', { PLATFORM_TOKEN: 'given' }],
    ['with an ID token', { PLATFORM_ID_TOKEN: 'given', PLATFORM_IDENTITY: 'a/b' }],
  ])('does not start it %s', async (_, variables) => {
    const folder = addChainctl(join(place.folder, 'bin'));
    const end = await run(folder, DEPRECATED, variables);
    expect(end.code, end.stderr).not.toBe(0);
    expect(() => readFileSync(join(folder, 'calls'))).toThrow('ENOENT');
  });

  it('never starts one of the workspace, and then names the commands that work', async () => {
    const folder = addChainctl(join(place.workspace, 'bin'));
    const platform = await run(folder, DEPRECATED);
    expect(platform.code, platform.stderr).toBe(2);
    expect(platform.stderr).toContain(
      `export PLATFORM_TOKEN="$(chainctl auth token --audience ${double.apiUrl})"`,
    );
    expect(platform.stderr).not.toContain('PLATFORM_REGISTRY_TOKEN');
    const named = await run(folder, RESOLVE, { PLATFORM_IDENTITY: 'a/b' });
    expect(named.code, named.stderr).toBe(3);
    expect(named.stderr).toContain(
      `export PLATFORM_REGISTRY_TOKEN="$(chainctl auth token --audience ${double.registryAudience})"`,
    );
    expect(() => readFileSync(join(folder, 'calls'))).toThrow('ENOENT');
  });

  it.each([
    ['fails', 'echo "not logged in" >&2; exit 1', 'not logged in'],
    ['prints nothing', 'true', 'it printed nothing'],
    ['prints two lines', 'echo a; echo b', 'it printed something that is not a token'],
  ])('says what to do when it %s', async (_, body, why) => {
    const end = await run(addChainctl(join(place.folder, 'bin'), body), DEPRECATED);
    expect(end.code, end.stderr).toBe(3);
    expect(end.stderr).toContain(why);
    expect(end.stderr).toContain('run `chainctl auth login`, then run again');
  });
});
