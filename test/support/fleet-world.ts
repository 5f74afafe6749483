import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type GithubDouble, startGithubDouble } from '../github-double/start.ts';
import type { Resource } from '../platform-double/resource.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { writeFiles } from './files.ts';
import { parseOutputFile } from './runner-files.ts';
import { type CliResult, createPlace, type Place, platformFlags, runCli, runCliHere } from './shipped-run.ts';
import { addJob } from './small-world.ts';

/** The parts of a report of `fleet` that tests read. */
export interface FleetReport {
  readonly result: string;
  readonly exitCode: number;
  readonly findings: readonly { readonly title: string; readonly message: string; readonly rule: string }[];
  readonly problems: readonly { readonly kind: string; readonly message: string }[];
  readonly requests: { readonly count: number; readonly retried: number };
  readonly coverage: {
    readonly seen: number;
    readonly judged: number;
    readonly skipped: readonly { readonly why: string; readonly count: number }[];
    readonly unread: readonly { readonly what: string; readonly why: string }[];
  };
  readonly repositories: readonly {
    readonly repository: string;
    readonly status: string;
    readonly result: string;
    readonly exitCode: number;
    readonly why?: string;
    readonly commit?: string;
    readonly images: readonly { readonly image: string; readonly digest?: string }[];
  }[];
  readonly notReached: readonly { readonly repository: string }[];
  readonly reach: Readonly<
    Record<string, readonly { readonly name: string; readonly repositories: number }[]>
  >;
}

export interface FleetRun extends CliResult {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly report: FleetReport;
}

/** GitHub and the platform as doubles, and a place in which the bundle runs as a job of GitHub Actions. */
export interface FleetWorld {
  readonly github: GithubDouble;
  readonly platform: PlatformDouble;
  readonly identity: Resource;
  readonly token: string;
  readonly place: Place;
  write(path: string, text: string): void;
  read(path: string): string;
  run(
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
    onStart?: (child: ChildProcess) => void,
  ): Promise<FleetRun>;
  /** As `run`, but runs the sources in this process: for what starts no command in a repository. */
  here(words: readonly string[]): Promise<FleetRun>;
  close(): Promise<void>;
}

export async function startFleetWorld(): Promise<FleetWorld> {
  const [github, platform] = await Promise.all([startGithubDouble(), startPlatformDouble()]);
  const acme = platform.world.addOrganization('acme');
  const identity = addJob(platform.world, acme, 'fleet', 'viewer', 'registry.pull');
  const python = platform.world.addRepo(acme, 'python');
  platform.world.addTag(python, '3.12');
  platform.world.addTag(python, '3.9', { deprecated: true });
  platform.images.addImage('acme/python', '3.12', ['linux/amd64']);
  platform.images.addImage('acme/python', '3.9', ['linux/amd64']);
  const place = createPlace();
  const { value: token } = github.addToken({ kind: 'app' });
  let runs = 0;
  const runWith = async (
    start: (words: readonly string[], env: Readonly<Record<string, string>>) => Promise<CliResult>,
    words: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<FleetRun> => {
    runs += 1;
    const temp = join(place.folder, `runner-${runs}`);
    mkdirSync(temp);
    const files = { output: join(temp, 'output'), summary: join(temp, 'summary') };
    for (const file of Object.values(files)) writeFileSync(file, '');
    const isNamed = words.includes('--report-file');
    const report = isNamed ? String(words[words.indexOf('--report-file') + 1]) : join(temp, 'report.json');
    const own = isNamed ? [] : ['--report-file', report];
    const result = await start(['fleet', ...words, ...own, ...platformFlags(platform)], {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: place.workspace,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: temp,
      PLATFORM_GITHUB_TOKEN: token,
      ACTIONS_ID_TOKEN_REQUEST_URL: platform.idTokenUrl,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: platform.idTokenRequestToken,
      ...env,
    });
    return {
      ...result,
      outputs: parseOutputFile(readFileSync(files.output, 'utf8')),
      summary: readFileSync(files.summary, 'utf8'),
      report: JSON.parse(readFileSync(resolve(place.workspace, report), 'utf8')),
    };
  };
  return {
    github,
    platform,
    identity,
    token,
    place,
    write: (path, text) => writeFiles(place.workspace, { [path]: text }),
    read: (path) => readFileSync(join(place.workspace, path), 'utf8'),
    run: (words, env, onStart) =>
      runWith(
        (all, variables) => runCli(place, all, { env: variables, ...(onStart && { onStart }) }),
        words,
        env,
      ),
    here: (words) => runWith((all, variables) => runCliHere(place, all, { env: variables }), words),
    close: async () => {
      await Promise.all([github.close(), platform.close()]);
      place.remove();
    },
  };
}
