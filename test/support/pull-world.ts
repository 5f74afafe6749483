import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Pull } from '../github-double/records.ts';
import { type GithubDouble, type GithubDoubleOptions, startGithubDouble } from '../github-double/start.ts';
import type { NewRepo, NewToken } from '../github-double/world.ts';
import { runAction, runActionHere } from './action-runner.ts';
import { type FileWorld, startFileWorld } from './file-world.ts';
import type { RunnerJob, StepResult } from './runner-job.ts';
import { shippedRoot } from './shipped-run.ts';
import { GITHUB_ISSUER, SUBJECT } from './small-world.ts';

/** How a run differs from a scheduled one on a checkout of `main`. */
export interface PullRun {
  readonly token?: string;
  readonly github?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  /** False for a job without `id-token: write`. */
  readonly hasIdToken?: boolean;
}

/** A platform, a GitHub with the repository acme/app, and checkouts of it. */
export interface PullWorld {
  readonly world: FileWorld;
  readonly github: GithubDouble;
  /** Makes acme/app anew, on github.com or, with a prefix, on a server of one's own. */
  addApp(
    files: NonNullable<NewRepo['files']>,
    options?: NewRepo,
    server?: GithubDoubleOptions,
  ): Promise<void>;
  /** A new checkout, as actions/checkout makes one. */
  checkout(branch?: string): string;
  /** Runs the sources in this process. */
  run(folder: string, inputs?: Readonly<Record<string, string>>, how?: PullRun): Promise<StepResult>;
  /** Starts the bundle as a runner does. */
  start(folder: string, inputs?: Readonly<Record<string, string>>, how?: PullRun): Promise<StepResult>;
  token(given?: NewToken): string;
  pulls(): readonly Pull[];
  /** Requests that changed something, as `METHOD path`; GraphQL by the name of the mutation. */
  writes(): readonly string[];
  close(): Promise<void>;
}

/** `bundle` gives the folder of `action.yml` and `dist`; by default what the tests have built. */
export async function startPullWorld(bundle: () => string = shippedRoot): Promise<PullWorld> {
  const world = await startFileWorld();
  world.double.configure({ idTokenClaims: { iss: GITHUB_ISSUER, sub: SUBJECT } });
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-pulls-'));
  let github = await startGithubDouble();
  let jobToken = github.addToken().value;
  const open = (): GithubDouble => github;
  const { double, identity } = world;
  const jobIn = (folder: string, how: PullRun): RunnerJob => ({
    workspace: folder,
    temp: join(root, 'temp'),
    toolCache: join(root, 'tools'),
    path: `${dirname(process.execPath)}:/usr/bin:/bin`,
    ...(how.hasIdToken === false
      ? {}
      : { idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken } }),
    githubToken: how.token ?? jobToken,
    github: {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_GRAPHQL_URL: github.graphqlUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      GITHUB_EVENT_NAME: 'schedule',
      ...how.github,
    },
    event: how.event ?? {},
  });
  const inputsOf = (inputs: Readonly<Record<string, string>>) => ({
    command: 'resolve-digest',
    mode: 'pin',
    'pull-request': 'true',
    identity: identity.uid,
    'api-url': double.apiUrl,
    'issuer-url': double.issuerUrl,
    'registry-url': double.registryUrl,
    ...inputs,
  });
  return {
    world,
    get github() {
      return open();
    },
    addApp: async (files, options = {}, server = {}) => {
      await github.close();
      github = await startGithubDouble(server);
      jobToken = github.addToken().value;
      for (const login of ['octocat', 'hubot']) github.addAccount(login);
      if (options.forkOf !== undefined) await github.addRepo(options.forkOf, { files });
      await github.addRepo('acme/app', options.forkOf === undefined ? { files, ...options } : options);
    },
    checkout: (branch = 'main') => {
      const folder = mkdtempSync(join(root, 'checkout-'));
      const { directory } = github.repo('acme/app').git;
      const words = ['clone', '--quiet', '--depth=1', `--branch=${branch}`, `file://${directory}`, folder];
      execFileSync('git', words, { stdio: 'ignore' });
      return folder;
    },
    run: (folder, inputs = {}, how = {}) => runActionHere(jobIn(folder, how), inputsOf(inputs)),
    start: (folder, inputs = {}, how = {}) =>
      runAction(jobIn(folder, how), { directory: bundle(), with: inputsOf(inputs) }),
    token: (given = {}) => github.addToken(given).value,
    pulls: () => github.repo('acme/app').pulls,
    writes: () => github.requests.all().flatMap(({ body, method, path }) => writeOf(method, path, body)),
    close: async () => {
      await github.close();
      await world.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function writeOf(method: string, path: string, body: string): readonly string[] {
  if (method === 'GET') return [];
  const name = path.split('?')[0]?.replace('/repos/acme/app/', '') ?? '';
  if (name !== '/graphql') return [`${method} ${name}`];
  const mutation = /mutation[^{]*\{\s*(\w+)/.exec(JSON.parse(body).query)?.[1];
  return mutation === undefined ? [] : [mutation];
}

/** The report of a step. */
export function reportOf(step: StepResult): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(step.outputs['report'] ?? '', 'utf8'));
}
