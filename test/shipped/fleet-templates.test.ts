import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type FleetWorld, startFleetWorld } from '../support/fleet-world.ts';
import { type GitServer, makeBareRepository, startGitServer } from '../support/git-server.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { runChild } from '../support/run-child.ts';
import { shippedRoot } from '../support/shipped-run.ts';

/** Jobs that a template starts side by side; fewer than it has by default, which take their time. */
const SHARDS = 3;
const REPOSITORIES = { api: '3.9', web: '3.12' };

let world: FleetWorld;
let server: GitServer;
beforeAll(async () => {
  world = await startFleetWorld();
  const served = join(world.place.folder, 'served');
  for (const [name, tag] of Object.entries(REPOSITORIES))
    makeBareRepository(join(served, 'acme'), `${name}.git`, {
      Dockerfile: `FROM cgr.dev/acme/python:${tag}\n`,
    });
  server = await startGitServer(served);
  const agent = join(world.place.folder, 'bin/buildkite-agent');
  writeFileSync(agent, '#!/bin/sh\nexit 0\n');
  chmodSync(agent, 0o755);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

/** Runs the script of a job in a folder that all jobs share, as artifacts would be. */
async function runJob(folder: string, script: string, more: Readonly<Record<string, unknown>>) {
  const { identity, place, platform } = world;
  const given = Object.entries(more).map(([name, value]) => [name, String(value)] as const);
  const { all, code } = await runChild('sh', ['-e', '-c', script], {
    cwd: folder,
    env: {
      PATH: [join(place.folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
      HOME: place.folder,
      TMPDIR: join(place.folder, 'tmp'),
      PLATFORM_ACTIONS_PROGRAM: join(shippedRoot(), 'dist/index.js'),
      PLATFORM_API_URL: platform.apiUrl,
      PLATFORM_ISSUER_URL: platform.issuerUrl,
      PLATFORM_REGISTRY_URL: platform.registryUrl,
      PLATFORM_IDENTITY: identity.uid,
      PLATFORM_ID_TOKEN: await platform.idToken({
        iss: 'https://token.actions.githubusercontent.com',
        sub: 'repo:acme/app:ref:refs/heads/main',
      }),
      ...Object.fromEntries(given),
    },
  });
  return { code, log: all };
}

/** A folder with the list of the repositories; no template can ask a service on this machine for it. */
function newFolder(name: string): string {
  const folder = join(world.place.workspace, name);
  mkdirSync(folder);
  const urls = Object.keys(REPOSITORIES).map((one) => `${server.url}/acme/${one}.git\n`);
  writeFileSync(join(folder, 'repositories.txt'), urls.join(''));
  return folder;
}

function expectRed(folder: string, merged: { code: number | null; log: string }): void {
  expect(merged.code, merged.log).toBe(1);
  const report = JSON.parse(readFileSync(join(folder, 'merged.json'), 'utf8'));
  expect(report).toMatchObject({ result: 'fail', coverage: { seen: 2, judged: 2, unread: [] } });
  expect(report.reach.endOfLife).toMatchObject([{ name: 'acme/python:3.9', repositories: 1 }]);
}

const shards = Array.from({ length: SHARDS }, (_, index) => index);

describe.skipIf(process.platform === 'win32')(
  'the template for fleets (its script needs a POSIX shell)',
  () => {
    it('of Buildkite lists, runs every shard and merges', async () => {
      const folder = newFolder('buildkite');
      const text = (readRepositoryFile('templates/fleet/buildkite.yml') ?? '')
        .replaceAll('$$', '$')
        .replace('--organization-name "$PLATFORM_FLEET_ORGANIZATION"', '--repositories-file repositories.txt')
        .replace('--shards 16', `--shards ${SHARDS}`);
      const { env, steps } = parse(text);
      const [list, shard, merge] = steps.map(({ command }: { command: string | string[] }) =>
        [command].flat().join('\n'),
      );
      const job = { BUILDKITE: 'true', BUILDKITE_BUILD_CHECKOUT_PATH: folder, ...env };
      const listed = await runJob(folder, list, job);
      expect(listed.code, listed.log).toBe(0);
      for (const index of shards) {
        const parallel = { BUILDKITE_PARALLEL_JOB: index, BUILDKITE_PARALLEL_JOB_COUNT: SHARDS };
        const { code, log } = await runJob(folder, shard, { ...job, ...parallel });
        expect([0, 1], log).toContain(code);
      }
      expectRed(folder, await runJob(folder, merge, { ...job, ...steps[2].env }));
    });

    it('of GitLab lists, runs every shard and merges', async () => {
      const folder = newFolder('gitlab');
      const [head, body] = parseAllDocuments(readRepositoryFile('templates/fleet/template.yml') ?? '');
      const { inputs } = head?.toJS().spec ?? {};
      const jobs = JSON.parse(
        JSON.stringify(body?.toJS()).replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name) =>
          name === 'shards' ? String(SHARDS) : String(inputs[name].default ?? 'acme'),
        ),
      );
      const shared = jobs['.platform-actions-fleet'].before_script.join('\n');
      const run = (name: string, more: Readonly<Record<string, unknown>>) => {
        const own = Object.entries<string | { value: string }>(jobs[name].variables).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : value.value,
        ]);
        const job = { GITLAB_CI: 'true', CI_PROJECT_DIR: folder, ...Object.fromEntries(own), ...more };
        return runJob(folder, [shared, ...jobs[name].script].join('\n'), job);
      };
      const listed = await run('fleet-list', {
        PLATFORM_GROUP: '',
        PLATFORM_REPOSITORIES_FILE: 'repositories.txt',
      });
      expect(listed.code, listed.log).toBe(0);
      for (const index of shards) {
        const { code, log } = await run('fleet-shard', { CI_NODE_INDEX: index + 1, CI_NODE_TOTAL: SHARDS });
        expect([0, 1], log).toContain(code);
      }
      expectRed(folder, await run('fleet-merge', {}));
    });
  },
);
