import { existsSync } from 'node:fs';
import type { HostContext } from '../../src/host/host.ts';
import type { Result } from '../../src/kit/run/outcome.ts';
import { type FileWorld, type Inputs, readText, startFileWorld } from '../../test/support/file-world.ts';
import { spdx } from '../../test/support/gate-world.ts';
import { type GithubJob, startGithubJob } from '../../test/support/github-job.ts';
import { fillWorld, PINNED } from './world.ts';

/** The output of one run: Markdown of its summary and comment, and its page. */
export interface Scene {
  readonly name: string;
  readonly result: Result;
  readonly summary: string;
  readonly comment: string;
  readonly html: string;
  readonly log: readonly string[];
  /** Level, title and message of each annotation. */
  readonly annotated: readonly string[];
}

interface Play {
  readonly name: string;
  readonly result: Result;
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  readonly inputs: Inputs;
  /** A path of the service that fails in this run. */
  readonly fault?: string;
}

const DOCKERFILES = {
  'services/api/Dockerfile': `FROM cgr.dev/acme/python:3.9@${PINNED.python} AS build\nFROM cgr.dev/acme/python:3.12\n`,
  'services/web/Dockerfile': `FROM cgr.dev/acme/nginx:1.27@${PINNED.nginx}\nFROM node:24\n`,
  'services/worker/Dockerfile': 'FROM cgr.dev/acme/python:3.10\nFROM cgr.dev/acme/python:3.9\n',
  'deploy/app.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: cgr.dev/acme/data/redis:7@${PINNED.never}\n    - image: cgr.dev/acme/nginx:1.27@${PINNED.nginx}\n`,
};
const CURRENT = { Dockerfile: `FROM cgr.dev/acme/nginx:1.27@${PINNED.current}\n` };
const STALE = { Dockerfile: `FROM cgr.dev/acme/nginx:1.27@${PINNED.nginx}\n` };
const ROLES = `version: 1
identities:
  - name: release-bot
    description: pushes releases
    claimMatch: { issuer: https://token.actions.githubusercontent.com, subject: "repo:acme/release:ref:refs/heads/main" }
    roles: [viewer, registry.pull]
  - { name: deployer, description: deploys to production, roles: [editor] }
`;
const SBOM = JSON.stringify(
  spdx('busybox@1.36.1-r7', 'zlib@1.3.1-r4', 'curl@8.9.0-r2', 'openssl@3.3.0-r8', 'pkg:npm/left-pad@1.3.0'),
);
const QUIET_SBOM = JSON.stringify(spdx('busybox@1.36.1-r7'));

/** Every command with every result that it can have. */
const PLAYS: readonly Play[] = [
  {
    name: 'resolve',
    result: 'pass',
    command: 'resolve-digest',
    files: {},
    inputs: { images: 'acme/nginx:1.27\npython\nacme/data/redis:7' },
  },
  {
    name: 'resolve',
    result: 'error',
    command: 'resolve-digest',
    files: {},
    inputs: { images: 'acme/nginx:1.27\nacme/nginx:9.99' },
  },
  {
    name: 'check-pins',
    result: 'fail',
    command: 'resolve-digest',
    files: DOCKERFILES,
    inputs: { mode: 'check' },
  },
  { name: 'check-pins', result: 'warn', command: 'resolve-digest', files: STALE, inputs: { mode: 'check' } },
  {
    name: 'check-pins',
    result: 'pass',
    command: 'resolve-digest',
    files: CURRENT,
    inputs: { mode: 'check' },
  },
  {
    name: 'check-pins',
    result: 'error',
    command: 'resolve-digest',
    files: DOCKERFILES,
    inputs: { mode: 'check' },
    fault: 'GET /v2/**',
  },
  { name: 'pin', result: 'warn', command: 'resolve-digest', files: DOCKERFILES, inputs: { mode: 'pin' } },
  { name: 'check-deprecated', result: 'fail', command: 'check-deprecated', files: DOCKERFILES, inputs: {} },
  {
    name: 'check-deprecated',
    result: 'warn',
    command: 'check-deprecated',
    files: { Dockerfile: 'FROM cgr.dev/acme/python:3.10\n' },
    inputs: {},
  },
  { name: 'check-deprecated', result: 'pass', command: 'check-deprecated', files: CURRENT, inputs: {} },
  {
    name: 'check-deprecated',
    result: 'error',
    command: 'check-deprecated',
    files: DOCKERFILES,
    inputs: {},
    fault: 'GET /registry/**',
  },
  {
    name: 'check-organization',
    result: 'fail',
    command: 'check-deprecated',
    files: {},
    inputs: { scope: 'organization' },
  },
  {
    name: 'advisory-gate',
    result: 'fail',
    command: 'advisory-gate',
    files: { 'sbom.json': SBOM },
    inputs: { sbom: 'sbom.json' },
  },
  {
    name: 'advisory-gate',
    result: 'warn',
    command: 'advisory-gate',
    files: { 'sbom.json': SBOM },
    inputs: { sbom: 'sbom.json', 'warn-only': 'true' },
  },
  {
    name: 'advisory-gate',
    result: 'pass',
    command: 'advisory-gate',
    files: { 'sbom.json': QUIET_SBOM },
    inputs: { sbom: 'sbom.json' },
  },
  {
    name: 'advisory-gate',
    result: 'error',
    command: 'advisory-gate',
    files: { 'sbom.json': SBOM },
    inputs: { sbom: 'sbom.json' },
    fault: 'GET /vulnerabilities/**',
  },
  {
    name: 'role-plan',
    result: 'pass',
    command: 'sync-rolebindings',
    files: { 'roles.yml': ROLES },
    inputs: { file: 'roles.yml', prune: 'true', 'max-deletes': '50', 'max-delete-percent': '100' },
  },
  {
    name: 'role-plan',
    result: 'fail',
    command: 'sync-rolebindings',
    files: { 'roles.yml': ROLES },
    inputs: { file: 'roles.yml', prune: 'true', 'max-deletes': '0' },
  },
  {
    name: 'role-drift',
    result: 'fail',
    command: 'sync-rolebindings',
    files: { 'roles.yml': ROLES },
    inputs: { file: 'roles.yml', mode: 'drift' },
  },
  {
    name: 'role-apply',
    result: 'error',
    command: 'sync-rolebindings',
    files: { 'roles.yml': ROLES },
    inputs: { file: 'roles.yml', mode: 'apply' },
    fault: 'POST /iam/v2/rolebindings',
  },
];

/** Plays every scene against the platform double; throws if one ends otherwise than it should. */
export async function playScenes(): Promise<readonly Scene[]> {
  const [world, github] = await Promise.all([startFileWorld(), startGithubJob()]);
  try {
    fillWorld(world);
    const scenes: Scene[] = [];
    for (const play of PLAYS) {
      github.comments.length = 0;
      scenes.push(await playScene(world, github, play));
    }
    return scenes;
  } finally {
    await Promise.all([github.close(), world.close()]);
  }
}

async function playScene(world: FileWorld, github: GithubJob, play: Play): Promise<Scene> {
  const { command, fault, files, inputs, name, result } = play;
  world.double.faults.clear();
  if (fault !== undefined)
    world.double.faults.add({ on: fault, times: 'always', fault: { kind: 'status', status: 503 } });
  const folder = world.folder(files);
  const asked = {
    ...inputs,
    'html-file': 'page.html',
    'comment-summary-in-pr': 'always',
    'github-token': github.token,
    'max-attempts': '1',
  };
  const end = await world.run(command, folder, asked, contextOf(github.apiUrl));
  const ended = end.outputs['result'];
  const why = `${name} ended with ${ended} instead of ${result}\n${end.log.join('\n')}`;
  if (ended !== result || !existsSync(`${folder}/page.html`)) throw new Error(why);
  const comment = github.comments[0]?.body ?? '';
  return {
    name: `${name}-${result}`,
    result,
    summary: end.summary,
    comment,
    html: readText(folder, 'page.html'),
    log: end.log,
    annotated: end.annotations.map(({ level, message, title }) => `${level} ${title}: ${message}`),
  };
}

function contextOf(apiUrl: string): Partial<HostContext> {
  return {
    apiUrl,
    repository: 'acme/app',
    ref: 'refs/pull/7/merge',
    commit: '8d6f0c1b2a3948576f6e5d4c3b2a190807060504',
    runUrl: 'https://github.com/acme/app/actions/runs/1',
    workflow: 'ci',
    job: 'supply-chain',
    changeRequest: { number: 7, baseCommit: undefined, baseRef: 'main', headRef: 'topic', fork: false },
  };
}
