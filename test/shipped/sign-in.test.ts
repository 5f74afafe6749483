import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Credential } from '../platform-double/request-log.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { defaultSettings } from '../platform-double/settings.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import type { StepResult } from '../support/runner-job.ts';
import {
  createPlace,
  expectNoSecret,
  type Place,
  platformFlags,
  runCli,
  runRootAction,
  runRootActionHere,
} from '../support/shipped-run.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let place: Place;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  place = createPlace();
});
afterAll(async () => {
  await double.close();
  place.remove();
});
afterEach(() => {
  double.faults.clear();
  const usual = defaultSettings();
  double.configure(usual);
  double.requests.reset();
});

const EXCHANGE = 'POST /sts/exchange';
const ID_TOKEN = 'GET /_host/id-token';
const HISTORY = 'GET /v2/**';

/** Runs the root action as the sample's CI identity, unless told otherwise; no secret may be left anywhere. */
async function run(
  inputs: Readonly<Record<string, string>>,
  runStep: typeof runRootActionHere = runRootActionHere,
): Promise<StepResult> {
  const all = {
    command: 'resolve-digest',
    identity: sample.identities.ci.uid,
    'max-attempts': '2',
    ...inputs,
  };
  const result = await runStep(place, double, all, { env: { RUNNER_DEBUG: '1' } });
  const texts = [result.stdout, result.stderr, result.summary, ...Object.values(result.outputs)];
  expectNoSecret(place, [...double.secrets(), 'ghs_token-of-the-job'], texts);
  return result;
}

const audiences = (credentials: readonly Credential[]): readonly string[] =>
  credentials.flatMap((one) => one.audiences);

describe('signing in', () => {
  it('is not done for public images without an identity', async () => {
    const result = await run({ images: 'python\nnginx', identity: '' });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(double.requests.count(EXCHANGE) + double.requests.count(ID_TOKEN)).toBe(0);
    expect(double.requests.count()).toBe(4);
  });

  it('is done once for many private images, for the registry only, with a masked ID token', async () => {
    const images = 'acme/python,acme/nginx,acme/node,acme/python:3';
    const result = await run({ images }, runRootAction);
    expect(result.exitCode, result.log.visible).toBe(0);
    expect([double.requests.count(ID_TOKEN), double.requests.count(EXCHANGE)]).toEqual([1, 1]);
    const query = new URLSearchParams(double.requests.all(EXCHANGE)[0]?.query);
    expect([query.get('aud'), query.get('identity')]).toEqual([
      double.registryAudience,
      sample.identities.ci.uid,
    ]);
    expect(new Set(audiences(double.requests.all(HISTORY).map(({ credential }) => credential)))).toEqual(
      new Set([double.registryAudience]),
    );
    expect(result.log.masks.length).toBeGreaterThanOrEqual(2);
  });

  it('asks the CI for the issuer as audience, or for the one that was named', async () => {
    double.configure({ idTokenAudiences: ['named.test'] });
    await run({ images: 'acme/nginx' });
    await run({ images: 'acme/nginx', 'id-token-audience': 'named.test' });
    const asked = double.requests
      .all(ID_TOKEN)
      .map(({ query }) => new URLSearchParams(query).get('audience'));
    expect(asked).toEqual([double.issuerUrl, 'named.test']);
  });

  it('prefers an ID token that the job was given', async () => {
    const idToken = await double.idToken();
    const words = [
      'resolve-digest',
      ...platformFlags(double),
      '--identity',
      sample.identities.ci.uid,
      '--images',
      'acme/nginx',
    ];
    const given = await runCli(place, words, { env: { PLATFORM_ID_TOKEN: idToken } });
    expect(given.exitCode, given.stderr).toBe(0);
    expect(given.stdout).toMatch(/^cgr\.dev\/acme\/nginx:latest@sha256:[0-9a-f]{64}\n$/);
    expectNoSecret(place, double.secrets(), [given.stdout, given.stderr, ...given.words]);
    const without = await runCli(place, words);
    expect(without.exitCode).toBe(3);
    expect(without.stderr).toContain('export PLATFORM_REGISTRY_TOKEN="$(chainctl auth token');
  });

  it('uses a registry token that was minted elsewhere, without an exchange', async () => {
    const token = await double.platformToken(sample.identities.ci, { audiences: [double.registryAudience] });
    const words = ['resolve-digest', ...platformFlags(double), '--images', 'acme/nginx'];
    const result = await runCli(place, words, {
      env: { PLATFORM_REGISTRY_TOKEN: token, PLATFORM_DEBUG: '1' },
    });
    expect(result.exitCode, result.stderr).toBe(0);
    expect(double.requests.count(EXCHANGE)).toBe(0);
    expectNoSecret(place, double.secrets(), [result.stdout, result.stderr]);
  });

  it('explains a refused exchange: what was presented, why it may be, and what would match', async () => {
    double.configure({ idTokenClaims: { sub: 'repo:acme@2002/app@1001:ref:refs/heads/main' } });
    const result = await run({ images: 'acme/nginx\nacme/python' });
    expect(result.exitCode).toBe(3);
    expect(result.outputs).toMatchObject({ result: 'error' });
    const { visible } = result.log;
    for (const part of [
      'repo:acme@2002/app@1001:ref:refs/heads/main',
      'https://token.actions.githubusercontent.com',
      double.issuerUrl,
      'claimMatch',
    ])
      expect(visible).toContain(part);
    expect(visible.match(/was refused/g)?.length, 'told once').toBe(1);
    expect(double.requests.count(EXCHANGE)).toBe(1);
  });

  it.each([
    ['an expired token', { exp: 1_700_000_000 }, {}, 'was refused: The ID token expired at 2023-11-14'],
    [
      'an early token',
      { nbf: 4_000_000_000, iat: 4_000_000_000 },
      {},
      'was refused: The ID token is not valid before 2096',
    ],
    [
      'a wrong audience',
      {},
      { audience: 'elsewhere.test' },
      'was refused: The ID token has audience `elsewhere.test`',
    ],
    ['a deleted identity', {}, { gone: true }, 'does not exist: it was deleted'],
  ])(
    'names %s first: in the log, the summary and doctor',
    async (_name, idTokenClaims, {
      audience = '',
      gone = false,
    }: { audience?: string; gone?: boolean }, words) => {
      double.configure({ idTokenClaims });
      const identity = gone ? `${sample.organization.uid}/0123456789abcdef` : sample.identities.ci.uid;
      const inputs = { identity, 'id-token-audience': audience };
      const result = await run({ images: 'acme/nginx', ...inputs });
      expect(result.exitCode).toBe(3);
      const plain = (text: string): string => text.replaceAll('`', '').replace(/[^\n -~]/g, '');
      expect(plain(result.log.visible)).toContain(plain(words));
      expect(plain(result.summary)).toContain(plain(words));
      if (gone) expect(result.log.visible).not.toContain('The job runs for');
      const doctor = await run({ command: 'doctor', ...inputs });
      expect(doctor.exitCode).toBe(3);
      expect(plain(doctor.log.visible)).toContain(plain(words));
      expect(plain(doctor.summary)).toContain(plain(words));
    },
  );

  it('offers the claim match to copy in a block without invisible characters, with the audience if that differs', async () => {
    double.configure({
      idTokenClaims: { sub: 'repo:acme/app\u200b:ref:refs/heads/@main' },
    });
    const result = await run({ images: 'acme/nginx', 'id-token-audience': 'elsewhere.test' });
    const [, block = ''] = /```json\n([\s\S]*?)```/.exec(result.summary) ?? [];
    expect(JSON.parse(block)).toEqual({
      claimMatch: {
        issuer: 'https://token.actions.githubusercontent.com',
        subject: 'repo:acme/app\u200b:ref:refs/heads/@main',
        audience: 'elsewhere.test',
      },
    });
    expect(block).toMatch(/^[\n -~]*$/);
    expect(result.log.visible).toContain('"audience": "elsewhere.test"');
  });

  it('tells a job without the permission what it lacks', async () => {
    const { apiUrl, issuerUrl, registryUrl } = double;
    const flags = {
      PLATFORM_API_URL: apiUrl,
      PLATFORM_ISSUER_URL: issuerUrl,
      PLATFORM_REGISTRY_URL: registryUrl,
    };
    const result = await runCli(
      place,
      ['resolve-digest', '--images', 'acme/nginx', '--identity', sample.identities.ci.uid],
      {
        env: {
          ...flags,
          GITHUB_ACTIONS: 'true',
          GITHUB_WORKSPACE: place.workspace,
          GITHUB_EVENT_NAME: 'pull_request',
        },
      },
    );
    expect(result.exitCode).toBe(3);
    expect(result.stderr).toContain('id-token: write');
    expect(result.stderr).toContain('forks');
  });

  it.each([
    ['a 500', { kind: 'status', status: 500 }],
    ['a 429', { kind: 'status', status: 429 }],
    ['a 403, which it gives to a job that it takes for pending', { kind: 'status', status: 403 }],
    ['a reset', { kind: 'reset', when: 'before-commit' }],
  ] as const)("asks the CI's token service again after %s", async (_, fault) => {
    double.faults.add({ on: ID_TOKEN, fault });
    const result = await run({ images: 'acme/nginx' });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(double.requests.count(ID_TOKEN)).toBe(2);
  });

  it('does not ask it again after a 401', async () => {
    double.faults.add({ on: ID_TOKEN, times: 'always', fault: { kind: 'status', status: 401 } });
    expect((await run({ images: 'acme/nginx' })).exitCode).toBe(3);
    expect(double.requests.count(ID_TOKEN)).toBe(1);
  });
});

describe('tokens', () => {
  it('are renewed once on a 401, with a fresh ID token', async () => {
    double.faults.add({ on: 'GET /v2/**', fault: { kind: 'status', status: 401 } });
    double.faults.add({ on: 'GET /token', fault: { kind: 'status', status: 401 } });
    const result = await run({ images: 'acme/nginx' });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect([double.requests.count(ID_TOKEN), double.requests.count(EXCHANGE)]).toEqual([2, 2]);
  });

  it('are given up after the second 401', async () => {
    double.faults.add({ on: 'GET /v2/**', times: 'always', fault: { kind: 'status', status: 401 } });
    double.faults.add({ on: 'GET /token', times: 'always', fault: { kind: 'status', status: 401 } });
    const result = await run({ images: 'acme/nginx\nacme/python\nacme/node' });
    expect(result.exitCode).toBe(3);
    expect(double.requests.count(EXCHANGE)).toBe(2);
  });

  it('are renewed under a minute of life', async () => {
    double.configure({ tokenLifetimeMs: 30_000 });
    const result = await run({ images: 'acme/nginx\nacme/python', concurrency: '1' });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(double.requests.count(EXCHANGE)).toBeGreaterThanOrEqual(2);
  });

  it("are traded for the image's own where the registry wants that", async () => {
    double.configure({ directBearer: false });
    const result = await run({ images: 'acme/nginx\nacme/nginx:1\nacme/data/postgres' });
    expect(result.exitCode, result.log.visible).toBe(0);
    const trades = double.requests.all('GET /token');
    expect(trades.map(({ credential }) => credential.user)).toEqual(['_token', '_token']);
    expect(trades.map(({ query }) => new URLSearchParams(query).get('scope')).toSorted()).toEqual([
      'repository:acme/data/postgres:pull',
      'repository:acme/nginx:pull',
    ]);
    expect(double.requests.count(EXCHANGE)).toBe(1);
  });

  it('of an identity under a folder cannot see the registry, and the error says so', async () => {
    double.configure({ idTokenClaims: { sub: 'repo:acme/platform:ref:refs/heads/main' } });
    const result = await run({ images: 'acme/nginx', identity: sample.identities.folder.uid });
    expect(result.exitCode).toBe(4);
    expect(result.log.visible).toContain('such identities cannot see the registry');
  });

  it('are exchanged twice at most, whatever the clocks say', async () => {
    double.faults.add({ on: EXCHANGE, times: 'always', fault: { kind: 'clock-skew', offsetMs: -7_200_000 } });
    await run({ images: 'acme/nginx\nacme/python\nacme/node\nacme/go\nacme/jdk', concurrency: '1' });
    expect(double.requests.count(EXCHANGE)).toBeLessThanOrEqual(2);
  });
});

describe('failures', () => {
  it('of one image do not stop the others, and outputs tell them apart', async () => {
    const result = await run({ images: 'acme/nginx\nacme/nowhere\nacme/python:0.0\nchainguard/python' });
    expect(result.exitCode).toBe(2);
    const references: readonly Record<string, string>[] = JSON.parse(result.outputs['references'] ?? '');
    expect(references.map(({ image }) => image)).toEqual([
      'acme/nginx',
      'acme/nowhere',
      'acme/python',
      'chainguard/python',
    ]);
    expect(references.map((row) => 'error' in row)).toEqual([false, true, true, false]);
    expect(references[0]?.['reference']).toBe(result.outputs['reference']);
    expect(result.summary).toContain('could not finish: 2 errors');
    expect(result.summary).toContain('2 of 4 images resolved');
  });

  it('to ask are softened by `on-error: warn`', async () => {
    double.faults.add({ on: HISTORY, times: 'always', fault: { kind: 'status', status: 503 } });
    expect((await run({ images: 'acme/nginx' })).exitCode).toBe(5);
    const soft = await run({ images: 'acme/nginx', 'on-error': 'warn' });
    expect([soft.exitCode, soft.outputs['result']]).toEqual([0, 'warn']);
    expect(soft.log.annotations).toMatchObject([{ level: 'warning' }]);
  });

  it('to read a complete answer end the run at once', async () => {
    double.faults.add({ on: HISTORY, times: 'always', fault: { kind: 'html', status: 200 } });
    const result = await run({ images: 'acme/nginx' });
    expect(result.exitCode).toBe(5);
    expect(result.log.visible).toMatch(/it is not JSON(?! \(after)/);
  });

  it.each([
    ['a truncated body', { kind: 'truncate' }],
    ['a reset', { kind: 'reset', when: 'after-commit' }],
    ['a 429 with Retry-After', { kind: 'status', status: 429, retryAfter: 0 }],
  ] as const)('that pass are overcome: %s', async (_, fault) => {
    double.faults.add({ on: HISTORY, fault });
    const result = await run({ images: 'acme/nginx' });
    expect(result.exitCode, result.log.visible).toBe(0);
  });

  it('to answer in time are reported with the limit', async () => {
    double.faults.add({ on: HISTORY, times: 'always', fault: { kind: 'hang' } });
    const slow = await run({ images: 'acme/nginx', 'request-timeout': '1s', 'max-attempts': '1' });
    expect(slow.exitCode).toBe(5);
    expect(slow.log.visible).toMatch(/no complete answer from \S+ within 1 s/);
    const over = await run({ images: 'acme/nginx', timeout: '1s' });
    expect(over.exitCode).toBe(5);
    expect(over.log.visible).toContain('longer than its `timeout` of 1s');
  });

  it('to reach a host that redirects are no way to another host', async () => {
    double.faults.add({ on: HISTORY, times: 'always', fault: { kind: 'redirect', location: double.apiUrl } });
    const result = await run({ images: 'acme/nginx' });
    expect(result.exitCode).toBe(5);
    expect(result.log.visible).toContain('a redirect, which is never followed');
    expect(double.requests.all(({ service }) => service === 'api')).toEqual([]);
  });

  it('by SIGTERM end the run with outputs, report and exit code 5', async () => {
    double.faults.add({ on: HISTORY, times: 'always', fault: { kind: 'hang' } });
    const inputs = { command: 'resolve-digest', identity: sample.identities.ci.uid, images: 'acme/nginx' };
    const result = await runRootAction(place, double, inputs, {
      onStart: (child) => {
        const poll = setInterval(() => {
          if (double.requests.count(HISTORY) === 0) return;
          clearInterval(poll);
          child.kill('SIGTERM');
        }, 10);
        child.once('exit', () => clearInterval(poll));
      },
    });
    expect(result.exitCode).toBe(5);
    expect(result.outputs).toMatchObject({ result: 'error' });
    expect(result.log.visible).toContain('stopped by SIGTERM');
  });
});
