import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandNames } from '../../src/commands/commands.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { initRepository } from '../support/checkout.ts';
import { writeFiles } from '../support/files.ts';
import {
  createPlace,
  expectNoSecret,
  type Place,
  platformFlags,
  runCli,
  runCliHere,
} from '../support/shipped-run.ts';
import { hasOpenssl, startTlsFront } from '../support/tls-front.ts';

let double: PlatformDouble;
let place: Place;
let viewer: string;
let stranger: string;
beforeAll(async () => {
  double = await startPlatformDouble();
  place = createPlace();
  const { world } = double;
  const acme = world.addOrganization('acme');
  world.addTag(world.addRepo(acme, 'python'), '3.12');
  const claimMatch = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/app:ref:refs/heads/main',
  };
  const identity = world.addIdentity(acme, 'ci', { claimMatch });
  world.addBinding(acme, identity, 'viewer');
  viewer = identity.uid;
  stranger = world.addIdentity(acme, 'stranger', { claimMatch }).uid;
});
afterAll(async () => {
  await double.close();
  place.remove();
});

/** A mistake that a user makes. */
interface Mistake {
  readonly title: string;
  /** 1 (no help) to 5 (value, reason and next step in one reading), by a reader of the message. */
  readonly rating: 4 | 5;
  /** Flags as in a terminal, split at spaces. */
  readonly words: string;
  readonly exitCode: number;
  /** Files of the checkout. */
  readonly files?: Readonly<Record<string, string>>;
  readonly git?: false;
  readonly env?: Readonly<Record<string, string>>;
  /** Signs in as an identity with, or without, a role. */
  readonly as?: 'viewer' | 'stranger';
}

const DOCKERFILE = { Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' };
const CONFIG = '.github/platform-actions.yml';

const MISTAKES: readonly Mistake[] = [
  { title: 'a mistyped command', rating: 5, words: 'resolve-digst --images python', exitCode: 2 },
  { title: 'a command that does not exist', rating: 4, words: 'nonsense', exitCode: 2 },
  { title: 'a mistyped rule', rating: 5, words: 'help unpined', exitCode: 2 },
  {
    title: 'a flag of another command',
    rating: 5,
    words: 'resolve-digest --images python --sbom a.json',
    exitCode: 2,
  },
  { title: 'a mistyped flag', rating: 5, words: 'resolve-digest --image python', exitCode: 2 },
  { title: 'no flag at all', rating: 5, words: 'resolve-digest python', exitCode: 2 },
  { title: 'a path without its flag', rating: 5, words: 'api /registry/v2/repos', exitCode: 2 },
  {
    title: 'a secret as a flag',
    rating: 5,
    words: 'resolve-digest --images python --token abc',
    exitCode: 2,
  },
  {
    title: 'an option with a value',
    rating: 5,
    words: 'resolve-digest --images python --json=yes',
    exitCode: 2,
  },
  {
    title: 'a forgotten mode',
    rating: 5,
    words: 'resolve-digest --images python --fail-on unpinned',
    exitCode: 2,
  },
  { title: 'a wrong mode', rating: 5, words: 'resolve-digest --images python --mode chek', exitCode: 2 },
  {
    title: 'a variable that the CI did not set',
    rating: 5,
    words: 'resolve-digest --images acme/python --identity $(PLATFORM_IDENTITY)',
    exitCode: 2,
  },
  { title: 'no identity', rating: 4, words: 'resolve-digest --images acme/python', exitCode: 2 },
  {
    title: 'a public tag, misspelled',
    rating: 5,
    words: 'resolve-digest --images python:lates',
    exitCode: 2,
  },
  {
    title: 'a registry, misspelled',
    rating: 5,
    words: 'resolve-digest --images cgr.dv/acme/python',
    exitCode: 2,
  },
  {
    title: 'a digest, cut',
    rating: 5,
    words: 'resolve-digest --images acme/python@sha256:12ab',
    exitCode: 2,
  },
  {
    title: 'a date in another order',
    rating: 5,
    words: 'resolve-digest --images python --as-of 31.12.2025',
    exitCode: 2,
  },
  {
    title: 'a date in the future',
    rating: 4,
    words: 'resolve-digest --images python --as-of 2999-01-01',
    exitCode: 2,
  },
  {
    title: 'a duration in words',
    rating: 5,
    words: 'resolve-digest --images python --min-age 7days',
    exitCode: 2,
  },
  {
    title: 'two limits that contradict each other',
    rating: 5,
    words: 'resolve-digest --images python --timeout 5s --request-timeout 9s',
    exitCode: 2,
  },
  {
    title: 'http',
    rating: 5,
    words: 'resolve-digest --images python --registry-url http://registry.test',
    exitCode: 2,
  },
  {
    title: 'a report outside the workspace',
    rating: 5,
    words: 'resolve-digest --images python --html-file /etc/report.html',
    exitCode: 2,
  },
  {
    title: 'a folder that is not there',
    rating: 5,
    words: 'resolve-digest --mode check --working-directory nowhere',
    exitCode: 2,
  },
  {
    title: 'a file, misspelled',
    rating: 5,
    words: 'resolve-digest --mode check --files Dockerfil',
    files: DOCKERFILE,
    exitCode: 2,
  },
  { title: 'an empty checkout', rating: 5, words: 'resolve-digest --mode check', exitCode: 2 },
  {
    title: 'not a git repository, and empty',
    rating: 5,
    words: 'resolve-digest --mode check',
    git: false,
    exitCode: 2,
  },
  {
    title: 'broken YAML in the config file',
    rating: 5,
    words: 'resolve-digest --mode check',
    files: { ...DOCKERFILE, [CONFIG]: 'version: 1\nignore:\n  - { image: python, reason: x\n' },
    exitCode: 2,
  },
  {
    title: 'a mistyped key of the config file',
    rating: 5,
    words: 'advisory-gate',
    files: { ...DOCKERFILE, [CONFIG]: 'version: 1\nadvisory-gate: { fail-on-severty: high }\n' },
    exitCode: 2,
  },
  {
    title: 'an ignore that says nothing',
    rating: 4,
    words: 'resolve-digest --mode check',
    files: { ...DOCKERFILE, [CONFIG]: 'version: 1\nignore:\n  - { reason: later }\n' },
    exitCode: 2,
  },
  {
    title: 'an ignore with an impossible date',
    rating: 5,
    words: 'resolve-digest --mode check',
    files: {
      ...DOCKERFILE,
      [CONFIG]: 'version: 1\nignore:\n  - { image: python, reason: x, expires: "2026-02-31" }\n',
    },
    exitCode: 2,
  },
  {
    title: 'broken YAML in the role file',
    rating: 5,
    words: 'sync-rolebindings --mode plan --file roles.yml',
    files: { 'roles.yml': 'version: 1\nidentities:\n  - name: "ci\n    roles: [viewer]\n' },
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'a mistyped key of the role file',
    rating: 4,
    words: 'sync-rolebindings --mode plan --file roles.yml',
    files: {
      'roles.yml': 'version: 1\norganization: acme\nidentities:\n  - { name: ci, rolls: [viewer] }\n',
    },
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'an empty role file',
    rating: 4,
    words: 'sync-rolebindings --mode plan --file roles.yml',
    files: { 'roles.yml': '' },
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'a role file that is not there',
    rating: 5,
    words: 'sync-rolebindings --mode plan --file role.yml',
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'a role that does not exist',
    rating: 5,
    words: 'sync-rolebindings --mode plan --file roles.yml',
    files: { 'roles.yml': 'version: 1\norganization: acme\nbindings:\n  - { identity: ci, role: viewr }\n' },
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'an SBOM, cut',
    rating: 5,
    words: 'advisory-gate --sbom sbom.json',
    files: { 'sbom.json': '{ "bomFormat":' },
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'no base commit',
    rating: 5,
    words: 'resolve-digest --mode check --policy-from base',
    files: DOCKERFILE,
    exitCode: 2,
  },
  {
    title: 'an ID token that is garbage',
    rating: 5,
    words: 'resolve-digest --images acme/python',
    as: 'viewer',
    env: { PLATFORM_ID_TOKEN: 'garbage' },
    exitCode: 3,
  },
  {
    title: 'a name in place of the uid',
    rating: 5,
    words: 'resolve-digest --images acme/python --identity ci',
    as: 'viewer',
    exitCode: 3,
  },
  {
    title: 'an identity that was deleted',
    rating: 5,
    words: 'resolve-digest --images acme/python --identity aaaa/bbbb',
    as: 'viewer',
    exitCode: 3,
  },
  {
    title: 'a platform token that is garbage',
    rating: 4,
    words: 'check-deprecated --organization acme --images acme/python:3.12',
    env: { PLATFORM_TOKEN: 'garbage' },
    exitCode: 3,
  },
  {
    title: 'a registry token that is garbage',
    rating: 4,
    words: 'resolve-digest --images acme/python',
    env: { PLATFORM_REGISTRY_TOKEN: 'garbage' },
    exitCode: 4,
  },
  {
    title: 'an identity without a role',
    rating: 5,
    words: 'check-deprecated --images acme/python:3.12',
    as: 'stranger',
    exitCode: 4,
  },
  {
    title: 'an organization, misspelled',
    rating: 4,
    words: 'resolve-digest --images acmee/python',
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'a tag, misspelled',
    rating: 4,
    words: 'resolve-digest --images acme/python:lates',
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'a path of the API, misspelled',
    rating: 4,
    words: 'api --path /registry/v2/rep',
    as: 'viewer',
    exitCode: 2,
  },
  {
    title: 'a proxy that is down',
    rating: 4,
    words: 'resolve-digest --images python --max-attempts 1 --registry-url https://registry.test',
    env: { HTTPS_PROXY: 'http://127.0.0.1:9' },
    exitCode: 5,
  },
  {
    title: 'a proxy that is not one',
    rating: 4,
    words: 'resolve-digest --images python --registry-url https://registry.test',
    env: { HTTPS_PROXY: 'nonsense::' },
    exitCode: 2,
  },
];

/** The message without what differs between two runs. */
function steady(text: string, checkout: string): string {
  return text
    .replaceAll(checkout, '<checkout>')
    .replaceAll(place.folder, '<place>')
    .replaceAll(viewer, '<identity>')
    .replaceAll(stranger, '<identity>')
    .replace(/127\.0\.0\.1:(?!9\b)\d+/g, '<host>')
    .replace(/(\d+ requests?), (\d+[dhms] ?)+\)/g, '$1, <time>)');
}

async function provoke({ as, env, files = {}, git, words }: Mistake) {
  const workspace = mkdtempSync(join(place.folder, 'mistake-'));
  writeFiles(workspace, files);
  if (git !== false) initRepository(workspace);
  if (git !== false) execFileSync('git', ['add', '--all'], { cwd: workspace });
  const [command = '', ...flags] = words.split(' ');
  const given = new Set(flags);
  const isCommand = command.includes('-') || command === 'api';
  const platform = platformFlags(double).flatMap((word, index, all) =>
    word.startsWith('--') && !given.has(word) ? [word, all[index + 1] ?? ''] : [],
  );
  const signIn =
    as === undefined
      ? {}
      : { PLATFORM_ID_TOKEN: await double.idToken(), PLATFORM_IDENTITY: as === 'viewer' ? viewer : stranger };
  // The bundle itself refuses a word that is no command.
  const run = await (commandNames.includes(command) ? runCliHere : runCli)(
    { ...place, workspace },
    [command, ...flags, ...(isCommand ? platform : [])],
    { env: { ...signIn, ...env } },
  );
  expectNoSecret(place, double.secrets(), [run.stdout, run.stderr]);
  return { ...run, stderr: steady(run.stderr, workspace) };
}

it('every message says what happened, why, and what to do next', async () => {
  const headlines = new Map<string, string>();
  let transcript = '';
  for (const mistake of MISTAKES) {
    const { exitCode, stderr } = await provoke(mistake);
    transcript += `## ${mistake.title} (${mistake.rating} of 5)\n$ ${mistake.words}\n${stderr}exit ${exitCode}\n\n`;
    expect(exitCode, `${mistake.title}\n${stderr}`).toBe(mistake.exitCode);
    const lines = stderr.split('\n');
    const errors = lines.flatMap((line, index) => (/(?:^|: )error: /.test(line) ? [index] : []));
    expect(errors.length, mistake.title).toBeGreaterThan(0);
    for (const index of errors) {
      const headline = lines[index] ?? '';
      expect(headlines.get(headline) ?? mistake.title, headline).toBe(mistake.title);
      headlines.set(headline, mistake.title);
      // The next line is the next step, and neither another error nor the end.
      expect(lines[index + 1] ?? '', headline).not.toMatch(/^$|error: |^[a-z-]+: error \(/);
    }
  }
  await expect(transcript).toMatchFileSnapshot(join(import.meta.dirname, 'golden', 'mistakes.txt'));
});

it.skipIf(!hasOpenssl())('a certificate of an authority that is not known', async () => {
  const folder = mkdtempSync(join(place.folder, 'tls-'));
  const front = await startTlsFront(folder, 'localhost', double.registryUrl);
  const url = `https://localhost:${front.port}`;
  try {
    const words = ['resolve-digest', '--images', 'python', '--max-attempts', '1', '--registry-url', url];
    const run = await runCli(place, words);
    expect(run.exitCode).toBe(5);
    expect(run.stderr).toContain('NODE_EXTRA_CA_CERTS');
  } finally {
    await front.close();
  }
  expect(existsSync(front.authority)).toBe(true);
});
