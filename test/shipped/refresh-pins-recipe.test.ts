import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { documentBlocks, stepsOf, workflowOf } from '../support/document-blocks.ts';
import { digestOf, git, records } from '../support/file-world.ts';
import { type PullWorld, startPullWorld } from '../support/pull-world.ts';
import { shippedRoot } from '../support/shipped-run.ts';

const PAGE = 'docs/recipes/refresh-pins.md';
const DOCKERFILE = 'FROM cgr.dev/acme/python:3.12\n';

let here: PullWorld;
let root: string;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const python = double.world.addRepo(acme, 'python');
  double.world.addTag(python, '3.12', {}, records(now, [20, 'a'], [3, 'b']));
  root = mkdtempSync(join(tmpdir(), 'platform-actions-recipe-'));
});
afterAll(async () => {
  await here.close();
  rmSync(root, { recursive: true, force: true });
});

function blockOf(page: string, number: number): unknown {
  const block = documentBlocks().find((one) => one.path === page && one.number === number);
  return parse(block?.text ?? expect.fail(`${page} has no block ${number}`));
}

const inputsOf = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The inputs of our step in a workflow, or in a list of steps, without the ones that the job's contexts give. */
function ourInputs(block: unknown): Readonly<Record<string, string>> {
  const workflow = workflowOf(block);
  const steps = workflow === undefined ? z.array(z.looseObject({})).parse(block) : stepsOf(workflow);
  const step = steps.find((one) => String(one['uses']).startsWith('platform-actions/platform-actions@'));
  return Object.fromEntries(
    Object.entries(inputsOf.parse(step?.['with']))
      .filter(([, value]) => !String(value).includes('${{'))
      .map(([name, value]) => [name, String(value)]),
  );
}

describe('one step that keeps pins fresh', { timeout: 180_000 }, () => {
  it.each([
    ['the recipe', PAGE, 1, 'a'],
    ['the recipe with a GitHub App token', PAGE, 2, 'b'],
    ['the page of the command', 'docs/resolve-digest.md', 4, 'b'],
  ] as const)('works as %s shows it', async (_, page, number, digit) => {
    await here.addApp({ Dockerfile: DOCKERFILE });
    const app = here.token({ kind: 'app' });
    const step = await here.run(here.checkout(), ourInputs(blockOf(page, number)), { token: app });
    expect(step.outputs, step.log.visible).toMatchObject({ 'pull-request-operation': 'created' });
    expect(await here.github.git('acme/app', 'show', 'platform-actions/pins:Dockerfile')).toBe(
      `${DOCKERFILE.trimEnd()}@${digestOf(digit)}`,
    );
  });
});

describe('the recipe for GitLab', { timeout: 180_000 }, () => {
  const job = z.looseObject({ 'refresh-pins': z.looseObject({ script: z.array(z.string()) }) });

  /** A project with its default branch, which tells the push options that it gets. */
  function newProject(): { readonly server: string; readonly bare: string; readonly folder: string } {
    const server = mkdtempSync(join(root, 'server-'));
    const bare = join(server, 'acme/app.git');
    const folder = here.world.folder({ Dockerfile: DOCKERFILE });
    mkdirSync(join(server, 'acme'));
    git(root, 'clone', '--quiet', '--bare', folder, bare);
    git(bare, 'config', 'receive.advertisePushOptions', 'true');
    const hook = join(bare, 'hooks/post-receive');
    mkdirSync(join(bare, 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nenv | grep ^GIT_PUSH_OPTION_ | sort >options\n');
    chmodSync(hook, 0o755);
    return { server, bare, folder };
  }

  async function runJob({ folder, server }: { readonly server: string; readonly folder: string }) {
    const { double, identity } = here.world;
    const { script } = job.parse(blockOf(PAGE, 3))['refresh-pins'];
    const file = join(root, 'script.sh');
    writeFileSync(file, `set -eo pipefail\n${script.join('\n')}\n`);
    await promisify(execFile)('bash', [file], {
      cwd: folder,
      env: {
        PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`,
        HOME: root,
        GITLAB_CI: 'true',
        CI_PROJECT_DIR: folder,
        CI_SERVER_URL: `file://${server}`,
        CI_PROJECT_PATH: 'acme/app',
        CI_DEFAULT_BRANCH: 'main',
        PINS_TOKEN: 'glpat-token-of-the-project',
        PLATFORM_ACTIONS: shippedRoot(),
        PLATFORM_IDENTITY: identity.uid,
        PLATFORM_ID_TOKEN: await double.idToken(),
        PLATFORM_API_URL: double.apiUrl,
        PLATFORM_ISSUER_URL: double.issuerUrl,
        PLATFORM_REGISTRY_URL: double.registryUrl,
      },
    });
  }

  it('pushes one branch with the options that open a merge request, again and again', async () => {
    const project = newProject();
    await runJob(project);
    expect(git(project.bare, 'show', 'platform-actions/pins:Dockerfile')).toBe(
      `${DOCKERFILE.trimEnd()}@${digestOf('a')}\n`,
    );
    expect(readFileSync(join(project.bare, 'options'), 'utf8').trimEnd().split('\n')).toEqual([
      'GIT_PUSH_OPTION_0=merge_request.create',
      'GIT_PUSH_OPTION_1=merge_request.target=main',
      'GIT_PUSH_OPTION_2=merge_request.title=Refresh image digests',
      'GIT_PUSH_OPTION_3=merge_request.remove_source_branch',
      'GIT_PUSH_OPTION_COUNT=4',
    ]);
    git(project.folder, 'switch', '--quiet', 'main');
    await runJob(project);
    expect(git(project.bare, 'rev-list', '--count', 'main..platform-actions/pins').trim()).toBe('1');
  });

  it('pushes nothing when the pins are fresh', async () => {
    const project = newProject();
    writeFileSync(join(project.folder, 'Dockerfile'), `${DOCKERFILE.trimEnd()}@${digestOf('a')}\n`);
    git(project.folder, 'commit', '--quiet', '--all', '--message', 'pinned');
    await runJob(project);
    expect(existsSync(join(project.bare, 'options'))).toBe(false);
  });
});
