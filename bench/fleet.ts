import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLimiter } from '../src/base/pool.ts';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import type { BenchOptions, Contestant, Figures, Section } from './contestant.ts';
import { addLargeRepositories, type Forge, openForge, writeReports } from './fleet-forge.ts';
import { useProcess } from './process-usage.ts';

const SHARDS = 16;

/** Settings that all runs of the bench share. */
interface Fleet {
  readonly options: BenchOptions;
  readonly forge: Forge;
  readonly registryUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * A fleet of bare repositories on loopback: listed, run by 1, 4 and 16 workers, a killed worker resumed, and 5,000 reports
 * merged. 5,000 repositories take up to an hour on two cores; `FLEET_REPOSITORIES=200 npm run bench -- fleet` runs fewer.
 */
export async function openFleet(options: BenchOptions): Promise<Section> {
  const { folder, quick } = options;
  const count = quick ? 20 : Number(process.env['FLEET_REPOSITORIES'] ?? 5000);
  const [forge, platform] = [await openForge(folder, count), await startPlatformDouble()];
  const environment = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: forge.apiUrl,
    GITHUB_SERVER_URL: forge.git.url,
    PLATFORM_GITHUB_TOKEN: 'ghs_a-token-of-the-bench',
  };
  const fleet: Fleet = { options, forge, registryUrl: platform.registryUrl, environment };
  const large = addLargeRepositories(folder, quick ? 4 : 40, forge);
  const reports = quick ? 50 : 5000;
  writeReports(join(folder, 'reports'), reports);
  const tenth = Math.max(2, Math.floor(count / 10));
  const workers = (some: number, of: number): Contestant => ({
    name:
      some === 16
        ? 'platform-actions, 16 workers'
        : `platform-actions, ${some} worker${some === 1 ? '' : 's'}`,
    role: 'us',
    // No warm-up: it would be as long again.
    rounds: 1,
    measure: () => runWorkers(fleet, some, of),
  });
  return {
    rows: [
      {
        work: `${count} repositories in ${SHARDS} shards`,
        rounds: 1,
        contestants: [
          workers(16, count),
          workers(4, count),
          workers(1, count),
          { name: 'a tenth of them', role: 'floor', rounds: 1, measure: () => runWorkers(fleet, 16, tenth) },
        ],
        goals: [
          { name: 'total work is linear', figure: 'perRepositoryMs', of: 'a tenth of them', most: 1.3 },
          { name: 'worst shard, times the mean', figure: 'worstOverMean', most: 1.3 },
        ],
      },
      {
        work: `${large.length} repositories, each fourth with 90 MiB that nobody reads`,
        rounds: quick ? 1 : 3,
        contestants: [
          { name: 'platform-actions', role: 'us', measure: () => runLarge(fleet, large) },
          { name: CLONE, role: 'peer', measure: () => cloneLarge(fleet, large) },
        ],
        goals: [
          { name: 'requests', figure: 'requests', of: CLONE, most: 1.5 },
          { name: 'time', figure: 'wallMs', of: CLONE, most: 1.3 },
        ],
      },
      {
        work: 'a worker that is killed and started again',
        rounds: 1,
        contestants: [{ name: 'platform-actions', role: 'us', measure: () => killAndResume(fleet, tenth) }],
        goals: [
          { name: 'repositories lost', figure: 'lost', most: 0 },
          // Those that were under way when it was killed.
          { name: 'repositories done twice', figure: 'repeated', most: 4 },
        ],
      },
      {
        work: `${reports} reports merged`,
        rounds: quick ? 1 : 3,
        contestants: [{ name: 'platform-actions', role: 'us', measure: () => mergeAll(fleet) }],
        goals: [
          { name: 'merge, time', figure: 'wallMs', most: 10_000 },
          { name: 'merge, memory', figure: 'peakMib', most: 300 },
        ],
      },
    ],
    close: async () => {
      await Promise.all([forge.close(), platform.close()]);
    },
  };
}

function command(fleet: Fleet, folder: string, words: readonly string[], exitCode: readonly number[]) {
  const { dist } = fleet.options;
  const temp = join(folder, 'temp');
  mkdirSync(temp, { recursive: true });
  return {
    program: process.execPath,
    words: [join(dist, 'index.js'), 'fleet', ...words, '--registry-url', fleet.registryUrl],
    folder,
    environment: { ...fleet.environment, GITHUB_WORKSPACE: folder, RUNNER_TEMP: temp, TMPDIR: temp },
    exitCode,
  };
}

/** Lists `count` repositories of the forge into shards; gives the folder that holds the list. */
async function listAll(fleet: Fleet, count: number): Promise<{ folder: string; shards: readonly string[] }> {
  const folder = mkdtempSync(join(fleet.options.folder, 'run-'));
  const words = ['--mode', 'list', '--organization-name', 'acme', '--shards', String(SHARDS)];
  const globs = count < 1000 ? Array.from({ length: count }, (_, index) => `acme/app-${index}`) : [];
  const only = globs.length === 0 ? [] : ['--repos', globs.join(',')];
  const { stdout } = await useProcess(
    command(fleet, folder, [...words, ...only, '--list-file', 'list.json', '--timeout', '60m'], [0]),
  );
  const matrix: { include: readonly { shard: string }[] } = JSON.parse(stdout);
  return { folder, shards: matrix.include.map(({ shard }) => shard) };
}

const RUN = ['--mode', 'run', '--run', 'resolve-digest', '--with', 'mode: check', '--timeout', '300m'];

/** Runs every shard, so many at once, each as a process of its own. */
async function runWorkers(fleet: Fleet, workers: number, count: number): Promise<Figures> {
  const { folder, shards } = await listAll(fleet, count);
  const oneOf = createLimiter(workers);
  const started = performance.now();
  const used = await Promise.all(
    shards.map((shard, index) =>
      oneOf(async () => {
        const own = join(folder, `worker-${index}`);
        mkdirSync(own);
        const words = [
          ...RUN,
          '--shard',
          shard,
          '--repositories-file',
          '../list.json',
          '--report-file',
          'report.json',
        ];
        const { figures } = await useProcess(command(fleet, own, words, [0, 1, 2, 5]));
        const report: { repositories: readonly { commit?: string; why?: string }[] } = JSON.parse(
          readFileSync(join(own, 'report.json'), 'utf8'),
        );
        const unread = report.repositories.find(({ commit }) => commit === undefined);
        if (unread !== undefined) throw new Error(`shard ${shard}: ${unread.why}`);
        return figures['cpuMs'] ?? figures['wallMs'] ?? 0;
      }),
    ),
  );
  const cpuMs = used.reduce((sum, one) => sum + one, 0);
  return {
    wallMs: performance.now() - started,
    cpuMs,
    perRepositoryMs: cpuMs / count,
    worstOverMean: (Math.max(...used) * used.length) / cpuMs,
  };
}

/** Kills a worker when it has finished a third of its repositories, and starts it again. */
async function killAndResume(fleet: Fleet, count: number): Promise<Figures> {
  const { folder } = await listAll(fleet, count);
  const words = [
    ...RUN,
    '--repositories-file',
    'list.json',
    '--checkpoint-folder',
    'checkpoint',
    '--report-file',
    'report.json',
  ];
  const call = command(fleet, folder, words, [0, 1, 2, 5]);
  const before = fleet.forge.git.requests.length;
  await new Promise<void>((done) => {
    const child = spawn(call.program, call.words, {
      cwd: folder,
      env: { HOME: dirname(folder), ...call.environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let finished = 0;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      finished += text.match(/^acme\/app-\d+: /gm)?.length ?? 0;
      if (finished >= count / 3) child.kill('SIGKILL');
    });
    child.once('close', () => done());
  });
  await useProcess(call);
  const report: { repositories: readonly { commit?: string }[] } = JSON.parse(
    readFileSync(join(folder, 'report.json'), 'utf8'),
  );
  const asked = fleet.forge.git.requests.slice(before).filter((request) => request.endsWith('/info/refs'));
  return {
    lost: count - report.repositories.filter(({ commit }) => commit !== undefined).length,
    // Each repository costs one request of this kind.
    repeated: Math.max(0, asked.length - count),
  };
}

const CLONE = 'git clone --depth 1 --filter=blob:limit=1m, and the command';
/** Repositories that both look at at the same time. */
const PARALLEL = 4;

async function runLarge(fleet: Fleet, urls: readonly string[]): Promise<Figures> {
  const folder = mkdtempSync(join(fleet.options.folder, 'large-'));
  const words = [...RUN, '--parallel', String(PARALLEL), '--repositories', urls.join(',')];
  const before = fleet.forge.git.requests.length;
  const { figures } = await useProcess(
    command(fleet, folder, [...words, '--report-file', 'report.json'], [0, 1, 2, 5]),
  );
  const report: { repositories: readonly { status: string; why?: string; commit?: string }[] } = JSON.parse(
    readFileSync(join(folder, 'report.json'), 'utf8'),
  );
  const unread = report.repositories.find(({ commit }) => commit === undefined);
  if (unread !== undefined) throw new Error(`a repository was not fetched: ${unread.why}`);
  return { ...figures, requests: fleet.forge.git.requests.length - before };
}

/** A loop as a person would write it: clones each repository and starts the command in it. */
async function cloneLarge(fleet: Fleet, urls: readonly string[]): Promise<Figures> {
  const folder = mkdtempSync(join(fleet.options.folder, 'clones-'));
  const oneOf = createLimiter(PARALLEL);
  const before = fleet.forge.git.requests.length;
  const started = performance.now();
  const program = [join(fleet.options.dist, 'index.js'), 'resolve-digest', '--mode', 'check'];
  const used = await Promise.all(
    urls.map((url, index) =>
      oneOf(async () => {
        const place = join(folder, `${index}`);
        mkdirSync(place);
        const words = ['git', 'clone', '--quiet', '--depth', '1', '--filter=blob:limit=1m', url, 'clone'];
        const cloned = await useProcess({
          ...command(fleet, place, [], [0]),
          program: '/usr/bin/env',
          words,
        });
        const checkout = join(place, 'clone');
        const run = command(fleet, checkout, [], [0, 1, 2, 5]);
        const checked = await useProcess({
          ...run,
          words: [...program, '--registry-url', fleet.registryUrl],
        });
        return (cloned.figures['cpuMs'] ?? 0) + (checked.figures['cpuMs'] ?? 0);
      }),
    ),
  );
  return {
    wallMs: performance.now() - started,
    cpuMs: used.reduce((sum, one) => sum + one, 0),
    requests: fleet.forge.git.requests.length - before,
  };
}

async function mergeAll(fleet: Fleet): Promise<Figures> {
  const folder = mkdtempSync(join(fleet.options.folder, 'merge-'));
  const words = ['--mode', 'merge', '--reports', '../reports/*.json', '--fleet-file', 'fleet.json'];
  const { figures } = await useProcess(command(fleet, folder, words, [1]));
  return figures;
}
