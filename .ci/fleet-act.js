// Runs the workflow of docs/fleets.md with act over three repositories of the GitHub double: <act> <folder>. The first run is
// red because of one of them; that one is repaired, and the second run is green and passes over those that have not changed.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startGithubDouble } from '../test/github-double/start.ts';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import { documentBlocks } from '../test/support/document-blocks.ts';

const [act = '', folder = ''] = process.argv.slice(2);
const print = (text) => process.stdout.write(`${text}\n`);
const store = join(folder, 'store');
const caller = join(folder, 'caller');
const released = join(folder, 'released');

/** An organization with a tag that lives and one at its end, and the identity of the jobs. */
function fillPlatform({ images, world }) {
  const acme = world.addOrganization('acme');
  const claimMatch = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/app:ref:refs/heads/main',
  };
  const identity = world.addIdentity(acme, 'fleet', { claimMatch });
  world.addBinding(acme, identity, 'viewer');
  const python = world.addRepo(acme, 'python');
  world.addTag(python, '3.12');
  world.addTag(python, '3.9', { deprecated: true });
  for (const tag of ['3.12', '3.9']) images.addImage('acme/python', tag, ['linux/amd64']);
  return identity.uid;
}

/** Everything that `act` needs of this commit, and the caller's repository with the workflow of the page. */
function prepare(token) {
  const workflows = ['.github', 'workflows'];
  for (const path of [join(store, 'action'), join(store, 'cache'), join(released, ...workflows), caller])
    mkdirSync(path, { recursive: true });
  // act does not know `strategy.job-index`; the stand-ins take a shard's name in its place.
  const text = readFileSync('.github/workflows/fleet.yml', 'utf8').replaceAll(
    'strategy.job-index',
    'matrix.shard',
  );
  writeFileSync(join(released, ...workflows, 'fleet.yml'), text);
  for (const path of ['actions', 'dist']) cpSync(path, join(store, 'action', path), { recursive: true });
  writeFileSync(join(store, 'token'), token, { mode: 0o600 });
  const block = documentBlocks().find(
    ({ path, text }) => path === 'docs/fleets.md' && text.includes('/fleet.yml@'),
  );
  mkdirSync(join(caller, '.github', 'workflows'), { recursive: true });
  writeFileSync(join(caller, '.github', 'workflows', 'fleet.yml'), block.text);
  for (const words of [
    ['init', '--quiet', '--initial-branch=main'],
    ['remote', 'add', 'origin', 'https://github.com/acme/platform.git'],
    ['add', '--all'],
    ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'The fleet'],
  ])
    execFileSync('git', words, { cwd: caller, stdio: 'inherit' });
  writeFileSync(join(folder, 'secrets'), 'FLEET_APP_PRIVATE_KEY=key-of-the-check\n', { mode: 0o600 });
}

/** The actions of other projects in the reusable workflow, as it pins them. */
function standIns() {
  const text = readFileSync('.github/workflows/fleet.yml', 'utf8');
  const used = [...text.matchAll(/\buses: (actions\/[\w-]+)[\w/-]*@(\w+)/g)].map(
    ([, name, commit]) => `${name}@${commit}`,
  );
  return [...new Set(used)].map((name) => [
    name,
    `test/act/stand-ins/${name.replace(/^actions\/|@.*/g, '')}`,
  ]);
}

async function run(identity) {
  rmSync(join(store, 'artifacts'), { recursive: true, force: true });
  mkdirSync(join(store, 'artifacts'));
  const replaced = [...standIns(), ['platform-actions/platform-actions@v1', released]];
  const words = [
    'workflow_dispatch',
    ...['--platform', 'ubuntu-latest=-self-hosted', '--env-file', join(folder, 'environment')],
    ...['--secret-file', join(folder, 'secrets'), '--var', `PLATFORM_IDENTITY=${identity}`],
    ...['--var', 'FLEET_APP_CLIENT_ID=client-of-the-check'],
    ...replaced.flatMap(([name, path]) => ['--local-repository', `${name}=${resolve(path)}`]),
    ...['--action-offline-mode', '--pull=false', '--concurrent-jobs', '1', '--no-cache-server'],
  ];
  const child = spawn(act, words, { cwd: caller, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      log += text;
    });
  const code = await new Promise((done) => child.on('close', done));
  const artifacts = readdirSync(join(store, 'artifacts'));
  const merged = join(store, 'artifacts', 'fleet-merged', 'merged.json');
  return {
    artifacts,
    code,
    log,
    report: artifacts.includes('fleet-merged') ? JSON.parse(readFileSync(merged, 'utf8')) : {},
  };
}

function expect(end, is) {
  const { coverage = {}, result } = end.report;
  const seen = {
    ended: end.code === 0,
    result,
    shards: end.artifacts.filter((name) => /report/.test(name)).length,
  };
  const told = { ...seen, judged: coverage.judged, skipped: coverage.seen - coverage.judged };
  if (JSON.stringify(told) !== JSON.stringify(is)) {
    print(end.log);
    throw new Error(`${JSON.stringify(is)} was expected, not ${JSON.stringify(told)}`);
  }
}

const [github, platform] = await Promise.all([startGithubDouble(), startPlatformDouble()]);
try {
  const identity = fillPlatform(platform);
  const { value: token } = github.addToken({ kind: 'app' });
  const old = { Dockerfile: 'FROM cgr.dev/acme/python:3.9\n' };
  const fresh = { Dockerfile: 'FROM cgr.dev/acme/python:3.12\n' };
  await github.addRepo('acme/api', { files: old, private: true });
  await github.addRepo('acme/web', { files: fresh, private: true });
  await github.addRepo('acme/docs', { files: { 'README.md': 'hello\n' }, private: true });
  prepare(token);
  const environment = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    ACTIONS_ID_TOKEN_REQUEST_URL: platform.idTokenUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: platform.idTokenRequestToken,
    PLATFORM_API_URL: platform.apiUrl,
    PLATFORM_ISSUER_URL: platform.issuerUrl,
    PLATFORM_REGISTRY_URL: platform.registryUrl,
    STAND_IN_FOLDER: store,
  };
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'environment'), lines.join(''), { mode: 0o600 });

  const red = await run(identity);
  expect(red, { ended: false, result: 'fail', shards: 3, judged: 3, skipped: 0 });
  const [worst] = red.report.reach.endOfLife;
  if (worst.name !== 'acme/python:3.9' || worst.repositories !== 1) throw new Error(JSON.stringify(worst));
  await github.commit('acme/api', { files: fresh });
  const green = await run(identity);
  expect(green, { ended: true, result: 'pass', shards: 1, judged: 1, skipped: 2 });
  const secrets = [token, platform.idTokenRequestToken, ...platform.secrets()].filter(
    (text) => text.length >= 8,
  );
  const log = red.log + green.log;
  if (secrets.some((text) => log.includes(text))) throw new Error('the log shows a secret');
  print(
    `act: a red and a green run of the reusable workflow over 3 repositories, none of ${secrets.length} secrets shown`,
  );
} finally {
  await Promise.all([github.close(), platform.close()]);
}
