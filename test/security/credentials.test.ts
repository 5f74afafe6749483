import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../platform-double/request-log.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { type Loopback, serveLoopback } from '../support/loopback.ts';
import type { RunnerJob } from '../support/runner-job.ts';
import { runShippedAction, runShippedActionHere } from '../support/shipped-action.ts';
import { platformInputs } from '../support/shipped-run.ts';

const GITHUB_TOKEN = 'ghs_token-of-the-job';
let double: PlatformDouble;
let sample: SampleWorld;
let root = '';

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
});
afterAll(() => double.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-'));
  mkdirSync(join(root, 'workspace'));
  double.requests.reset();
});
afterEach(() => {
  double.faults.clear();
  rmSync(root, { recursive: true, force: true });
});

function job(): RunnerJob {
  return {
    workspace: join(root, 'workspace'),
    temp: join(root, 'temp'),
    toolCache: join(root, 'tools'),
    path: `${dirname(process.execPath)}:/usr/bin:/bin`,
    idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    githubToken: GITHUB_TOKEN,
  };
}

const commands: readonly (readonly [name: string, inputs: Readonly<Record<string, string>>])[] = [
  ['resolve-digest', { images: 'python\nacme/python:latest' }],
  ['check-deprecated', { images: 'acme/python:latest' }],
  ['advisory-gate', { artifacts: 'openssl' }],
  ['sync-rolebindings', { mode: 'dump' }],
  ['token', { audience: 'registry' }],
  ['doctor', {}],
  ['api', { path: '/iam/v2/groups' }],
];

function run(name: string, inputs: Readonly<Record<string, string>>, start = runShippedActionHere) {
  return start(job(), name, {
    ...platformInputs(double),
    identity: sample.identities.ci.uid,
    'max-attempts': '1',
    ...inputs,
  });
}

/** The credentials that a request may show to its service. */
function mayShow({ service, credential, path }: LoggedRequest): boolean {
  const { audiences, issuer, scheme } = credential;
  const isPlatform = issuer === double.issuerUrl;
  switch (service) {
    case 'issuer':
      // The CI's ID token, made for the issuer; never a token of the platform.
      return scheme === 'bearer' && !isPlatform && audiences.join() === double.issuerUrl;
    case 'api':
      // Public, so it gets no credential at all.
      if (path.startsWith('/advisory/v2/metadata')) return scheme === 'none';
      return scheme === 'bearer' && audiences.join() === double.apiUrl;
    case 'registry':
      // Anonymous, a token that the registry itself gave, or a platform token made for the registry.
      return scheme === 'none' || audiences.length === 0 || audiences.join() === double.registryAudience;
    case 'host':
      return scheme === 'bearer' && audiences.length === 0;
  }
}

describe.each(commands)('the credentials of %s', (name, inputs) => {
  it('go only where they are meant for, stay in no file, and are masked', async () => {
    const result = await run(
      name,
      { ...inputs, 'report-file': 'report.json', cache: 'true' },
      runShippedAction,
    );
    expect([0, 1], result.log.visible).toContain(result.exitCode);
    const requests = double.requests.all();
    expect(requests.some(({ service }) => service === 'issuer')).toBe(true);
    for (const request of requests) {
      expect(mayShow(request), `${request.service} ${request.method} ${request.path}`).toBe(true);
      expect(`${request.path}?${request.query}${request.body}`).not.toMatch(/eyJ|ghs_/);
      expect(JSON.stringify(request.headers)).not.toMatch(/eyJ|ghs_/);
    }
    const secrets = double.secrets().filter((secret) => secret.length >= 8);
    expect(secrets.length).toBeGreaterThan(0);
    const left = filesBelow(root).filter((path) => {
      const text = readFileSync(path, 'utf8');
      return [...secrets, GITHUB_TOKEN].some((secret) => text.includes(secret));
    });
    // The one output that is a secret goes to the runner's own file, which it takes away.
    expect(left.filter((path) => name !== 'token' || !/_runner_file_commands.*output$/.test(path))).toEqual(
      [],
    );
    const used = secrets.filter((secret) => result.stdout.includes(secret));
    for (const secret of used) expect(result.log.masks).toContain(secret);
    for (const secret of secrets) expect(`${result.log.visible}${result.summary}`).not.toContain(secret);
    expect(result.log.visible).not.toContain(GITHUB_TOKEN);
  });
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('a redirect', () => {
  let trap: Loopback;
  let trapped = 0;
  let location = '';
  beforeAll(async () => {
    trap = await serveLoopback((_, response) => {
      trapped += 1;
      response.end('{}');
    });
    location = `${trap.origin}/`;
  });
  afterAll(() => trap.close());

  it.each([
    ['the API', '* /iam/**', 5],
    ['the registry', '* /v2/**', 5],
    ['the registry’s token endpoint', '* /token', 5],
    ['the issuer', '* /sts/**', 5],
    ['the CI’s token service', '* /_host/**', 3],
  ])('from %s carries no credential away', async (_, on, code) => {
    const fault = double.faults.add({ on, times: 'always', fault: { kind: 'redirect', location } });
    const [name, inputs] = on.includes('/iam/')
      ? ['api', { path: '/iam/v2/groups' }]
      : ['resolve-digest', { images: 'acme/python:latest' }];
    const before = double.settings.directBearer;
    double.configure({ directBearer: false });
    const result = await run(name ?? '', inputs ?? {});
    double.configure({ directBearer: before });
    expect(result.exitCode, result.log.visible).toBe(code);
    expect(fault.struck()).toBeGreaterThan(0);
    expect(trapped).toBe(0);
  });
});

describe('the addresses', () => {
  it.each([
    ['api-url', 'http://console-api.enforce.dev'],
    ['issuer-url', 'https://user:word@issuer.enforce.dev'],
    ['registry-url', 'https://cgr.dev/path'],
    ['api-url', 'https://console-api.enforce.dev?x=1'],
  ])('are refused before any request where %s is %s', async (name, url) => {
    const result = await run('doctor', { [name]: url });
    expect(result.exitCode).toBe(2);
    expect(double.requests.all()).toEqual([]);
  });

  it('cannot come from a file that a pull request can write', async () => {
    const folder = join(root, 'workspace/.github');
    mkdirSync(folder, { recursive: true });
    const forbidden = [
      'api-url',
      'issuer-url',
      'registry-url',
      'identity',
      'organization',
      'token',
      'on-error',
    ];
    writeFileSync(
      join(folder, 'platform-actions.yml'),
      `version: 1\nresolve-digest:\n${forbidden.map((key) => `  ${key}: https://evil.example\n`).join('')}`,
    );
    const result = await run('resolve-digest', { images: 'python' });
    expect(result.exitCode).toBe(2);
    for (const key of forbidden) expect(result.log.visible).toContain(`\`resolve-digest.${key}\``);
    expect(double.requests.all()).toEqual([]);
  });
});

describe('the file of the command token', () => {
  it('can be read by its owner only', async () => {
    const result = await run('token', { 'output-file': 'token.txt' });
    expect(result.exitCode, result.log.visible).toBe(0);
    const path = join(root, 'workspace/token.txt');
    expect(double.secrets()).toContain(readFileSync(path, 'utf8').trim());
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
