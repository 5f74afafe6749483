import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remember } from '../../src/base/remember.ts';
import { commands } from '../../src/commands/commands.ts';
import { commonInputs } from '../../src/kit/manifest/common-inputs.ts';
import type { CommandRow } from '../../src/kit/run/command-row.ts';
import { startGithubDouble } from '../github-double/start.ts';
import { spdxOf, statementOf } from '../platform-double/oci-store.ts';
import { signWithKey } from '../platform-double/sigstore-instance.ts';
import {
  digestOf,
  type FileWorld,
  git,
  type Inputs,
  records,
  startFileWorld,
} from '../support/file-world.ts';
import { createRecordingHost } from '../support/recording-host.ts';
import { GITHUB_ISSUER, SUBJECT } from '../support/small-world.ts';

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const python = world.double.world.addRepo(world.chainguard, 'python');
  world.double.world.addTag(python, 'latest', {}, records(world.now, [100, 'a'], [10, 'b']));
  addSignedImage();
});
afterAll(() => world.close());

/** An image with an SBOM attestation, whose signature the gate has to judge. */
function addSignedImage(): void {
  const { images } = world.double;
  world.double.world.addRepo(world.chainguard, 'signed');
  const { manifests } = images.addImage('chainguard/signed', 'latest', ['linux/amd64']);
  const manifest = manifests['linux/amd64'] ?? '';
  const statement = statementOf(manifest, SPDX, spdxOf({ openssl: '1' }));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  images.attach('chainguard/signed', manifest, signWithKey(statement, privateKey), 'tag', SPDX);
}

const SPDX = 'https://spdx.dev/Document';

const SBOM = JSON.stringify({
  spdxVersion: 'SPDX-2.3',
  SPDXID: 'SPDXRef-DOCUMENT',
  name: 'image',
  packages: [
    {
      SPDXID: 'SPDXRef-1',
      name: 'openssl',
      versionInfo: '1',
      externalRefs: [
        {
          referenceCategory: 'PACKAGE-MANAGER',
          referenceType: 'purl',
          referenceLocator: 'pkg:apk/wolfi/openssl@1',
        },
      ],
    },
  ],
});
const IGNORES = "version: 1\nignore:\n  - { id: CVE-1, reason: none, expires: '2099-01-01' }\n";
const REMEMBERED = {
  repository: 'file:///nowhere',
  url: 'file:///nowhere',
  key: 'x',
  exitCode: 0,
  judgedAt: '2026-01-01T00:00:00Z',
  durationMs: 1,
  images: [],
};
const REPORT = {
  version: 1,
  command: 'check-deprecated',
  result: 'pass',
  exitCode: 0,
  finishedAt: '2026-01-01T00:00:00Z',
  findings: [],
  problems: [],
  coverage: { seen: 0, judged: 0, skipped: [], unread: [], unresolved: [] },
};
const FILES = {
  'repositories.txt': 'file:///nowhere\n',
  'fleet.json': JSON.stringify({ version: 1, kind: 'platform-actions-fleet', repositories: [REMEMBERED] }),
  'reports/one.json': JSON.stringify(REPORT),
  Dockerfile: `FROM cgr.dev/chainguard/python:latest@${digestOf('a')}\n`,
  'sbom.json': SBOM,
  'roles.yml': `version: 1
identities:
  - name: bot
    github: { repository: acme/app, ref: refs/heads/main }
    roles: [viewer]
`,
  '.github/platform-actions.yml': IGNORES,
};

/** Runs of each command that reach all of its modes. */
const RUNS: Readonly<Record<string, readonly Inputs[]>> = {
  'resolve-digest': [
    { images: 'cgr.dev/chainguard/python' },
    { mode: 'check', files: 'Dockerfile' },
    { mode: 'pin', 'dry-run': 'true', cache: 'true', 'cache-dir': 'cache' },
    { mode: 'pin', 'pull-request': 'true', labels: 'a', reviewers: 'octocat', title: 'x', base: 'main' },
  ],
  'check-deprecated': [{}, { scope: 'organization' }],
  'advisory-gate': [
    { sbom: 'sbom.json', 'comment-summary-in-pr': 'always', 'upload-sarif': 'true', 'github-token': 'x' },
    { images: 'cgr.dev/chainguard/signed', files: 'Dockerfile' },
    { artifacts: 'openssl', 'on-error': 'warn', 'api-url': 'http://127.0.0.1:1', 'max-attempts': '1' },
  ],
  'sync-rolebindings': ['plan', 'drift', 'apply', 'dump'].map((mode) => ({
    mode,
    file: 'roles.yml',
    'comment-summary-in-pr': 'always',
  })),
  token: [{}, { audience: 'registry', 'output-file': 'token' }],
  doctor: [{}],
  fleet: [
    { mode: 'list', 'repositories-file': 'repositories.txt', 'fleet-file': 'fleet.json' },
    { mode: 'list', group: 'acme', 'gitlab-url': 'http://127.0.0.1:1', 'max-attempts': '1' },
    { mode: 'run', run: 'check-deprecated', 'repositories-file': 'repositories.txt' },
    { mode: 'merge', reports: 'reports/*.json', 'sarif-folder': 'sarif', 'upload-sarif': 'true' },
  ],
  api: [{ path: '/registry/v2/repos' }, { path: '/registry/v2/repos', all: 'true' }],
  init: [{ ci: 'github' }],
};

/**
 * The inputs that the code asks for by name during these runs. Listing all of them, as the report does, does not count: the
 * language asks for a property's descriptor before its value then.
 */
async function inputsReadBy(command: CommandRow): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  const watchInputs = (inputs: Readonly<Record<string, unknown>>) => {
    let listed: string | symbol | undefined;
    return new Proxy(inputs, {
      getOwnPropertyDescriptor: (target, name) => {
        listed = name;
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
      get: (target, name) => {
        if (name !== listed) read.add(String(name));
        listed = undefined;
        return Reflect.get(target, name);
      },
    });
  };
  const { name } = command.manifest;
  for (const inputs of RUNS[name] ?? expect.fail(`no run of ${name}`)) {
    const folder = world.folder(FILES);
    const options = { command, watchInputs };
    if (inputs['pull-request'] === undefined) await world.run(name, folder, inputs, {}, options);
    else await runOnGithub(name, folder, inputs, options);
  }
  return read;
}

/** A run in a checkout of a repository on GitHub, which keeps a pull request. */
async function runOnGithub(
  name: string,
  folder: string,
  inputs: Inputs,
  options: Parameters<FileWorld['run']>[4],
): Promise<void> {
  const github = await startGithubDouble();
  try {
    const { git: target } = await github.addRepo('acme/app');
    git(folder, 'push', '--quiet', target.directory, 'HEAD:refs/heads/main');
    const tempDirectory = join(folder, '.git');
    const context = { workspace: folder, tempDirectory, repository: 'acme/app', apiUrl: github.apiUrl };
    const idToken = () => world.double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT });
    const { host } = createRecordingHost(context, idToken);
    const given = { ...inputs, 'github-token': github.addToken().value };
    const end = { ...options, host: { ...host, name: 'github' } };
    await world.run(name, folder, given, {}, end);
    expect(github.repo('acme/app').pulls).toHaveLength(1);
  } finally {
    await github.close();
  }
}

/** As `inputsReadBy`, with the runs of each command made once. */
const readInputs = remember(inputsReadBy);

const unreadBy = async (command: CommandRow): Promise<readonly string[]> => {
  const read = await readInputs(command);
  return Object.keys(command.manifest.inputs).filter((name) => !read.has(name));
};

/** Needed before inputs can be judged, so they are read as text; each has a test of what it does. */
const READ_AS_TEXT = ['config-file', 'report-file', 'working-directory'];

describe('a declared input', () => {
  it.each(commands.map((command) => [command.manifest.name, command] as const))(
    'of %s is read by its code',
    async (_, command) => {
      const unread = await unreadBy(command);
      expect(unread.filter((name) => !Object.hasOwn(commonInputs, name))).toEqual([]);
    },
  );

  it('that every command has is read by one of them', async () => {
    const unread = await Promise.all(commands.map(unreadBy));
    const never = Object.keys(commonInputs).filter((name) => unread.every((names) => names.includes(name)));
    expect(never.filter((name) => !READ_AS_TEXT.includes(name))).toEqual([]);
  });

  it('that no code reads is found', async () => {
    const [command] = commands;
    if (command === undefined) throw new Error('no command');
    const inputs = {
      ...command.manifest.inputs,
      idle: { kind: 'text', description: 'Idle.', default: 'x' },
    } as const;
    expect(await unreadBy({ ...command, manifest: { ...command.manifest, inputs } })).toContain('idle');
  });

  it('that is read as text changes what a run does', async () => {
    const report = 'report.json';
    const folder = world.folder({ ...FILES, [report]: '' });
    const inputs = { images: 'cgr.dev/chainguard/python' };
    const problemOf = async (name: string, value: string): Promise<string> =>
      (await world.run('resolve-digest', folder, { ...inputs, [name]: value })).log.join('\n');
    expect(await problemOf('config-file', 'none.yml')).toContain('`none.yml` does not exist');
    expect(await problemOf('working-directory', 'none')).toContain('is not a folder');
    const { outputs } = await world.run('resolve-digest', folder, { ...inputs, 'report-file': report });
    expect(outputs['report']).toBe(`${folder}/${report}`);
  });
});
