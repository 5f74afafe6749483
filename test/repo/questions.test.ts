import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startConnectProxy } from '../support/connect-proxy.ts';
import { documentPaths, sectionYaml, stepsOf, tokensOf, workflowOf } from '../support/document-blocks.ts';
import { DAY_MS, digestOf, type FileWorld, records, startFileWorld } from '../support/file-world.ts';
import { startGithubJob } from '../support/github-job.ts';
import type { RunnerJob, StepResult } from '../support/runner-job.ts';
import { runShippedAction, runShippedActionHere } from '../support/shipped-action.ts';
import { jobOf } from '../support/shipped-faces.ts';
import { platformInputs } from '../support/shipped-run.ts';
import { GITHUB_ISSUER, SUBJECT } from '../support/small-world.ts';
import { hasOpenssl, startTlsFront } from '../support/tls-front.ts';
import { evaluateCondition, expandText } from '../support/workflow-expression.ts';

/** Where each question of a user is answered. */
const answers = {
  'exclude a folder': 'docs/config-file.md#exclude-a-folder',
  'GitHub Enterprise': 'docs/hosts/github.md#github-enterprise-server',
  upgrade: 'docs/hosts/github.md#upgrade',
  monorepo: 'docs/config-file.md#a-monorepo',
  'only warn': 'docs/recipes/from-warnings-to-a-gate.md',
  'ignore until March': 'docs/config-file.md#ignores',
  proxy: 'docs/troubleshooting.md#proxies',
  permissions: 'docs/hosts/github.md#permissions',
  // Its workflow runs in test/shipped/file-recipes.test.ts.
  'release job': 'docs/recipes/pin-in-a-release.md',
  'why did it fail': 'docs/troubleshooting.md#why-did-it-fail',
  speed: 'docs/performance.md#save-time',
  'other registries': 'docs/resolve-digest.md#other-registries',
} as const;

/** The YAML of an answer. */
function yamlOf(question: keyof typeof answers): readonly string[] {
  const [path = '', anchor] = answers[question].split('#');
  return sectionYaml(path, anchor);
}

/** Pages and anchors that a document links to. */
function linksOf(path: string): readonly string[] {
  return tokensOf(path).flatMap((token) =>
    token.type === 'link' && !/^https?:/.test(token.href) ? [posix.join(dirname(path), token.href)] : [],
  );
}

describe('the questions of a user', () => {
  const known = new Set(documentPaths());
  const first = linksOf('README.md');
  const second = first.map((link) => link.split('#')[0] ?? '').filter((path) => known.has(path));
  const reached = new Set([...first, ...[...new Set(second)].flatMap(linksOf)]);

  it.each(Object.entries(answers))('%s is answered within two links of the README, with YAML', (_, place) => {
    const [path = '', anchor] = place.split('#');
    expect([...reached]).toContain(place);
    expect(sectionYaml(path, anchor).length).toBeGreaterThan(0);
  });
});

let world: FileWorld;
let temp: string;
beforeEach(async () => {
  world = await startFileWorld();
  const { acme, double, now } = world;
  const python = double.world.addRepo(acme, 'python');
  for (const tag of ['3.9', '3.12']) double.world.addTag(python, tag, {}, records(now, [20, 'a'], [3, 'b']));
  double.configure({ idTokenClaims: { iss: GITHUB_ISSUER, sub: SUBJECT } });
  temp = mkdtempSync(join(tmpdir(), 'platform-actions-questions-'));
});
afterEach(async () => {
  await world.close();
  rmSync(temp, { recursive: true, force: true });
});

const PINNED = `FROM cgr.dev/acme/python:3.12@${digestOf('b')}\n`;
const UNPINNED = 'FROM cgr.dev/acme/python:3.12\n';
const text = z.union([z.string(), z.boolean(), z.number()]);
const inputs = z.record(z.string(), text);

/** Runs the step of ours in a block of YAML as a runner does. */
async function runStepOf(
  block: string,
  files: Readonly<Record<string, string>>,
  job: Partial<RunnerJob> = {},
  { matrix = {}, successful = true }: { matrix?: Record<string, string>; successful?: boolean } = {},
): Promise<StepResult> {
  const found = stepsOf(workflowOf(parse(block)) ?? {}).find(({ uses }) =>
    String(uses).startsWith('platform-actions/platform-actions@'),
  );
  const step = z.looseObject({ if: z.string().optional(), with: inputs }).parse(found);
  const contexts = { vars: { PLATFORM_IDENTITY: world.identity.uid }, matrix };
  expect(evaluateCondition(step.if, contexts, successful)).toBe(true);
  const { command, ...given } = Object.fromEntries(
    Object.entries(step.with).map(([name, value]) => [name, expandText(String(value), contexts)]),
  );
  const base = jobOf(world.double, world.folder(files), join(temp, 'runner'));
  return runShippedActionHere({ ...base, ...job }, String(command), {
    ...platformInputs(world.double),
    ...given,
  });
}

/** Runs a command with a block of YAML as its config file. */
async function runConfig(config: string, files: Readonly<Record<string, string>>): Promise<number> {
  const workspace = world.folder({ ...files, '.github/platform-actions.yml': config });
  return (await world.run('resolve-digest', workspace, { mode: 'check' })).code;
}

describe('the answers', () => {
  it('exclude a folder: what lies outside of the folders is judged alone', async () => {
    const [config = ''] = yamlOf('exclude a folder');
    const files = { 'app/testdata/Dockerfile': UNPINNED, 'third_party/Dockerfile': UNPINNED };
    expect(await runConfig(config, { ...files, Dockerfile: PINNED })).toBe(0);
    expect(await runConfig(config, { ...files, Dockerfile: UNPINNED })).toBe(1);
  });

  it('monorepo: each folder is judged by itself, with its own config file or that of the workspace', async () => {
    const [block = ''] = yamlOf('monorepo');
    const soft = 'version: 1\nresolve-digest: { warn-only: true }\n';
    const files = { 'services/api/Dockerfile': PINNED, 'web/Dockerfile': UNPINNED };
    const codes = async (more: Readonly<Record<string, string>>): Promise<readonly number[]> => {
      const found: number[] = [];
      for (const folder of parse(block).jobs.pins.strategy.matrix.folder)
        found.push((await runStepOf(block, { ...files, ...more }, {}, { matrix: { folder } })).exitCode);
      return found;
    };
    expect(await codes({})).toEqual([0, 1]);
    expect(await codes({ '.github/platform-actions.yml': soft })).toEqual([0, 0]);
    expect(
      await codes({
        '.github/platform-actions.yml': soft,
        'web/.github/platform-actions.yml': 'version: 1\n',
      }),
    ).toEqual([0, 1]);
  });

  it('only warn: the file of the first day passes, those of the weeks after fail', async () => {
    const codes: number[] = [];
    for (const config of yamlOf('only warn')) codes.push(await runConfig(config, { Dockerfile: UNPINNED }));
    expect(codes).toEqual([0, 1, 1]);
  });

  it('ignore until March: passes until the date of the entry, and fails from then on', async () => {
    const [config = ''] = yamlOf('ignore until March');
    const until = (days: number): string =>
      config.replaceAll(/\d{4}-03-01/g, new Date(world.now + days * DAY_MS).toISOString().slice(0, 10));
    expect(config).toMatch(/expires: "\d{4}-03-01"/);
    const files = { Dockerfile: 'FROM cgr.dev/acme/python:3.9\n' };
    expect(await runConfig(until(60), files)).toBe(0);
    expect(await runConfig(until(-1), files)).toBe(1);
  });

  it('permissions: the token of the job writes the comment', async () => {
    const github = await startGithubJob();
    const [block = ''] = yamlOf('permissions');
    const { exitCode } = await runStepOf(
      block,
      { Dockerfile: UNPINNED },
      {
        githubToken: github.token,
        github: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.apiUrl },
        event: { pull_request: { number: 7, head: { repo: { full_name: 'acme/app' } } } },
      },
    );
    await github.close();
    expect(exitCode).toBe(1);
    expect(github.comments).toHaveLength(1);
    expect(parse(block).jobs.pins.permissions).toHaveProperty('pull-requests', 'write');
  });

  it('GitHub Enterprise: an identity with the issuer of the server signs in', async () => {
    const server = 'https://github.corp.example';
    const issuer = `${server}/_services/token`;
    const { acme, double } = world;
    const identity = double.world.addIdentity(acme, 'ghes', { claimMatch: { issuer, subject: SUBJECT } });
    double.world.addBinding(acme, identity, 'viewer');
    double.world.addBinding(acme, identity, 'registry.pull');
    double.configure({ idTokenClaims: { iss: issuer, sub: SUBJECT } });
    world = { ...world, identity };
    const [block = ''] = yamlOf('GitHub Enterprise');
    const github = { GITHUB_SERVER_URL: server, GITHUB_API_URL: `${server}/api/v3` };
    const result = await runStepOf(block, { Dockerfile: PINNED }, { github });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.outputs['result']).toBe('pass');
  });

  it.skipIf(!hasOpenssl())(
    'proxy: the variables lead through it, but not to the hosts left out',
    async () => {
      const { double } = world;
      double.world.addTag(double.world.addRepo(world.chainguard, 'python'), 'latest');
      const front = await startTlsFront(temp, 'registry.test', double.registryUrl);
      const proxy = await startConnectProxy(front.port);
      const { env } = z
        .object({ env: z.record(z.string(), z.string()) })
        .parse(parse(yamlOf('proxy')[0] ?? ''));
      expect(Object.keys(env).sort()).toEqual(['HTTPS_PROXY', 'NODE_EXTRA_CA_CERTS', 'NO_PROXY']);
      const job = {
        ...jobOf(double, world.folder({}), join(temp, 'runner')),
        env: { ...env, HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: front.authority },
      };
      const ask = (host: string): Promise<StepResult> =>
        runShippedAction(job, 'resolve-digest', {
          images: 'python',
          'max-attempts': '1',
          'registry-url': `https://${host}`,
        });
      const through = await ask('registry.test');
      const past = await ask('registry.corp.example');
      await Promise.all([front.close(), proxy.close()]);
      expect(through.exitCode, through.log.visible).toBe(0);
      expect(past.exitCode).toBe(5);
      expect(new Set(proxy.asked)).toEqual(new Set(['registry.test:443']));
    },
  );

  it('why did it fail: doctor runs after a failure and says who the job is', async () => {
    const [block = ''] = yamlOf('why did it fail');
    const result = await runStepOf(block, {}, {}, { successful: false });
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.visible).toContain(SUBJECT);
  });

  it('speed: the step passes, and leaves out what needs no check', async () => {
    const [block = ''] = yamlOf('speed');
    const files = { Dockerfile: PINNED, 'third_party/Dockerfile': 'FROM cgr.dev/acme/python:nope\n' };
    const result = await runStepOf(block, files);
    expect(result.exitCode, result.log.visible).toBe(0);
    expect(result.log.visible).not.toContain('python:nope');
  });

  it("other registries: a mirror's names are judged, those of others are skipped", async () => {
    const [block = ''] = yamlOf('other registries');
    const codes: number[] = [];
    for (const image of ['mirror.example/proxy/acme/python:3.12', 'python:3.12', 'ghcr.io/acme/python:3.12'])
      codes.push((await runStepOf(block, { Dockerfile: `FROM ${image}\n` })).exitCode);
    expect(codes).toEqual([1, 1, 0]);
  });

  it('upgrade: Dependabot looks at the actions of the repository', () => {
    const [block = ''] = yamlOf('upgrade');
    expect(parse(block)).toEqual({
      version: 2,
      updates: [{ 'package-ecosystem': 'github-actions', directory: '/', schedule: { interval: 'weekly' } }],
    });
  });
});
