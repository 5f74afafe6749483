import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as api from '../../src/client.ts';
import { runHere } from '../support/run-here.ts';
import type { FailedCase, PartEnd } from './part.ts';
import type { ServerSample, SoakPlatform } from './soak-server.ts';

export interface SoakOptions {
  readonly seed: number;
  /** Runs of the client. */
  readonly rounds: number;
  /** Runs of whole commands. */
  readonly commands: number;
  /** No further run is begun after so long; fewer runs are a failure. */
  readonly budgetMs: number;
  readonly report: (line: string) => void;
}

/** Measurements after every batch of runs. */
export interface Sample {
  readonly runs: number;
  readonly heapBytes: number;
  /** Memory outside of the heap: buffers. */
  readonly outsideBytes: number;
  /** Sockets of this process and, where they are known, of the server. */
  readonly sockets: number;
  readonly serverSockets: number;
  readonly timers: number;
}

/** Bounds of a stretch of runs. */
export interface Bounds {
  /** Growth of heap and buffers in bytes a run, over the last 80 %. */
  readonly bytesPerRun: number;
  /** Sockets at any time; the pools keep some for each origin. */
  readonly sockets: number;
}

/** A leak of one small object a run is some 100 bytes; noise of the collector stayed below 60 after 5,000 runs. */
export const CLIENT_BOUNDS: Bounds = { bytesPerRun: 150, sockets: 80 };
/** One run of a command makes and drops a megabyte or more. */
export const COMMAND_BOUNDS: Bounds = { bytesPerRun: 4000, sockets: 80 };

/** How much higher the mean of the second half may be: pools breathe. */
const MOST_MORE = 10;

/** The faults of a series of samples; the first fifth, in which caches and pools fill, does not count. */
export function judgeSamples(what: string, samples: readonly Sample[], bounds: Bounds): readonly string[] {
  const kept = samples.slice(Math.floor(samples.length / 5));
  const words: string[] = [];
  const growth = slopeOf(kept.map(({ heapBytes, outsideBytes, runs }) => [runs, heapBytes + outsideBytes]));
  if (growth > bounds.bytesPerRun)
    words.push(`${what}: memory grows by ${Math.round(growth)} bytes a run, more than ${bounds.bytesPerRun}`);
  for (const kind of ['sockets', 'serverSockets', 'timers'] as const) {
    const counts = kept.map((sample) => sample[kind]);
    const most = Math.max(0, ...counts);
    const half = Math.floor(counts.length / 2);
    const [before, after] = [mean(counts.slice(0, half)), mean(counts.slice(half))];
    if (most > bounds.sockets) words.push(`${what}: ${most} ${kind} at once, more than ${bounds.sockets}`);
    else if (after > before + MOST_MORE)
      words.push(`${what}: ${kind} grow from ${before.toFixed(1)} to ${after.toFixed(1)}`);
  }
  return words;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Slope of the line that fits the points best (least squares). */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const under = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/**
 * The timer of a request lives as long as its longest time, so that a long one would make the memory depend on how fast
 * the last runs were.
 */
const REQUEST_MS = 8000;
const DAY_MS = 86_400_000;
const WORKERS = 12;
const BATCH = 500;
const COMMAND_BATCH = 20;

/**
 * Runs the client and the commands for long in one process, against a platform in another, and watches what is left
 * over. The process is its own: beside the 100 MiB of the other parts a collection leaves up to 1 MiB more or less.
 */
export function soak({ report, ...counts }: SoakOptions): Promise<PartEnd> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [JSON.stringify(counts)]);
    // Comes after all messages, which the exit need not while other parts keep this thread busy.
    child.once('disconnect', () => reject(new Error('the process of the soak ended without a result')));
    // This file sends both.
    child.on('message', (message) =>
      typeof message === 'string' ? report(message) : resolve(message as PartEnd),
    );
  });
}

async function soakHere(options: SoakOptions): Promise<PartEnd> {
  const { commands, report, rounds } = options;
  const started = performance.now();
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-soak-'));
  const failed: FailedCase[] = [];
  let passed = 0;
  const note = (id: string, words: string): void => void failed.push({ id, problems: [words] });
  try {
    const shared = createShared(server.platform);
    for (const kind of [
      {
        name: 'client',
        wanted: rounds,
        batch: BATCH,
        workers: WORKERS,
        // The time that the client leaves is for the commands.
        until: started + options.budgetMs * 0.7,
        bounds: CLIENT_BOUNDS,
        run: (index: number) => runClient(server.platform, shared, index + options.seed),
      },
      {
        name: 'commands',
        wanted: commands,
        batch: COMMAND_BATCH,
        workers: 2,
        until: started + options.budgetMs,
        bounds: COMMAND_BOUNDS,
        run: (index: number) => runCommandLine(server.platform, folder, index),
      },
    ]) {
      const made = [await stretch(kind, server, report)];
      const grows = (): readonly string[] => judgeSamples(kind.name, made.at(-1)?.samples ?? [], kind.bounds);
      // The engine's own records of the code grow for some thousands of runs, less and less; a leak goes on.
      if (grows().length > 0) made.push(await stretch({ ...kind, wanted: kind.wanted * 2 }, server, report));
      for (const { accidents, runs, wanted } of made) {
        passed += runs;
        if (runs < wanted) note(kind.name, `only ${runs} of ${wanted} runs fitted into the time`);
        for (const words of accidents) note(kind.name, words);
      }
      for (const words of grows()) note(kind.name, words);
    }
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed, failed };
}

interface Server {
  readonly platform: SoakPlatform;
  sample(): Promise<ServerSample>;
  close(): void;
}

/** The platform in a process of its own, so that its memory does not count. */
async function startServer(): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'soak-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the platform of the soak ended'));
      child.once('exit', gone);
      // The server sends what its types say.
      child.once('message', (message) => {
        child.off('exit', gone);
        resolve(message as T);
      });
    });
  const platform = await next<SoakPlatform>();
  return {
    platform,
    sample: () => {
      const answer = next<ServerSample>();
      child.send('sample');
      return answer;
    },
    close: () => void child.kill(),
  };
}

/** Runs of one kind. */
interface Kind {
  readonly name: string;
  /** Number of runs. */
  readonly wanted: number;
  /** Runs between two samples. */
  readonly batch: number;
  /** Runs at the same time. */
  readonly workers: number;
  /** No further run begins after this time of the process, milliseconds. */
  readonly until: number;
  readonly bounds: Bounds;
  run(index: number): Promise<void>;
}

interface Stretch {
  readonly wanted: number;
  readonly runs: number;
  readonly samples: readonly Sample[];
  /** Unexpected errors of a run. */
  readonly accidents: readonly string[];
}

async function stretch(kind: Kind, server: Server, report: (line: string) => void): Promise<Stretch> {
  const { batch, name, run, until, wanted, workers } = kind;
  const samples: Sample[] = [];
  const accidents = new Set<string>();
  const started = performance.now();
  let [runs, requests] = [0, 0];
  while (runs < wanted && performance.now() < until) {
    const end = Math.min(wanted, runs + batch);
    const work = async (): Promise<void> => {
      while (runs < end) {
        const index = runs;
        runs += 1;
        try {
          await run(index);
        } catch (error) {
          accidents.add(`run ${index}: ${String(error).slice(0, 300)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    const told = await server.sample();
    requests += told.requests;
    samples.push(await takeSample(runs, told.sockets));
  }
  const last = samples.at(-1);
  const growth = slopeOf(
    samples.slice(Math.floor(samples.length / 5)).map((one) => [one.runs, one.heapBytes + one.outsideBytes]),
  );
  report(
    `soak of the ${name}: ${runs} runs, ${requests} requests in ${((performance.now() - started) / 1000).toFixed(1)} s; ` +
      `heap ${megabytes(last?.heapBytes)}, growth over the last 80 % ${growth.toFixed(1)} bytes a run; ` +
      `sockets ${last?.sockets} here and ${last?.serverSockets} there, timers ${last?.timers}`,
  );
  return { wanted, runs, samples, accidents: [...accidents].slice(0, 5) };
}

const megabytes = (bytes = 0): string => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

setFlagsFromString('--expose-gc');
// A global of a new context while the flag is set; the flag cannot be given to a process that already runs.
const collect = runInNewContext('gc') as () => void;

async function takeSample(runs: number, serverSockets: number): Promise<Sample> {
  // Finalizers run between two collections.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await setTimeout(5);
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: string): number => resources.filter((name) => name === kind).length;
  return {
    runs,
    heapBytes: heapUsed,
    outsideBytes: arrayBuffers,
    sockets: count('TCPSocketWrap') + count('TLSWRAP'),
    serverSockets,
    timers: count('Timeout'),
  };
}

/** A platform that lives as long as the soak: what each request leaves behind on it adds up. */
function createShared(platform: SoakPlatform): api.Platform {
  return api.createPlatform({
    ...originsOf(platform),
    identity: platform.identity,
    idToken: async () => platform.idToken,
    signal: new AbortController().signal,
    requestTimeoutMs: REQUEST_MS,
  });
}

const originsOf = ({ apiUrl, issuerUrl, registryUrl }: SoakPlatform) => ({
  apiUrl,
  issuerUrl,
  registryUrl,
  // Of so many requests, one can have its connection cut four times in a row.
  maxAttempts: 8,
});

type Work = (platform: api.Platform, facts: SoakPlatform) => Promise<unknown>;

/** The actions of the runs, in turn; each is given the errors that it may end with. */
const WORKS: readonly (readonly [Work, readonly api.ErrorCode[]])[] = [
  [(platform, { organization }) => platform.all(api.listRepos({ childrenOf: organization })), []],
  [(platform, { repo }) => platform.send(api.getRepo(repo)), []],
  [(platform, { organization }) => readRows(platform, organization), []],
  [
    (platform) => api.findRecord(platform.registry.history('acme/image-0', 'latest'), Date.now(), Date.now()),
    [],
  ],
  [
    (platform) =>
      api.readRecords(platform.registry.history('acme/image-0', 'latest'), {
        since: Date.now() - 40 * DAY_MS,
      }),
    [],
  ],
  [(platform, { organization }) => platform.send(api.getGroup(organization)), ['UNAUTHENTICATED']],
  [
    (platform, { repo }) => platform.send(api.getRepo(`${repo}0`)),
    ['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'],
  ],
  [(platform, { advisory }) => platform.send(api.getAdvisory(advisory)), []],
  [
    (platform, { organization }) => platform.send(api.updateRole(organization, { name: '' })),
    ['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'],
  ],
];

async function readRows(platform: api.Platform, organization: string): Promise<number> {
  let count = 0;
  for await (const row of platform.rows(api.listRepos({ childrenOf: organization }))) {
    count += row.uid.length;
    // A loop that is left early gives its page up.
    if (count > 500) break;
  }
  return count;
}

/** One run: a platform of its own, with tokens or by signing in, or the shared one; now and then it is stopped half way. */
async function runClient(facts: SoakPlatform, shared: api.Platform, index: number): Promise<void> {
  const [work, allowed] = WORKS[index % WORKS.length] ?? [async () => undefined, []];
  const stop = new AbortController();
  const stopped = index % 41 === 0;
  const options = { ...originsOf(facts), signal: stop.signal, requestTimeoutMs: REQUEST_MS };
  const own = { token: facts.token, registryToken: facts.registryToken };
  const signing = { identity: facts.identity, idToken: async () => facts.idToken };
  const platform =
    index % 3 === 0 ? shared : api.createPlatform({ ...options, ...(index % 3 === 1 ? own : signing) });
  if (stopped) queueMicrotask(() => stop.abort(new Error('stopped by the soak')));
  try {
    await work(platform, facts);
  } catch (error) {
    if (!(error instanceof api.PlatformError)) throw error;
    // Tokens that were given cannot be renewed after a 401.
    const known = [
      ...allowed,
      ...(stopped ? (['CANCELLED'] as const) : []),
      ...(index % 3 === 1 ? (['UNAUTHENTICATED'] as const) : []),
    ];
    if (!known.includes(error.code)) throw error;
  }
}

const SBOM = JSON.stringify({
  spdxVersion: 'SPDX-2.3',
  packages: Array.from({ length: 40 }, (_, index) => ({
    name: `p${index}`,
    externalRefs: [{ referenceType: 'purl', referenceLocator: `pkg:apk/wolfi/p${index}@1.0-r${index}` }],
  })),
});
const ROLES = 'version: 1\nidentities:\n  - { name: ci, roles: [owner, viewer] }\n';
const COMMANDS: readonly (readonly string[])[] = [
  ['resolve-digest', '--images', 'cgr.dev/acme/image-0,cgr.dev/acme/image-1', '--json'],
  ['resolve-digest', '--mode', 'check', '--files', 'Dockerfile'],
  ['check-deprecated', '--files', 'Dockerfile'],
  ['advisory-gate', '--sbom', 'sbom.json', '--sarif-file', 'out.sarif'],
  ['sync-rolebindings', '--file', 'roles.yml'],
  ['resolve-digest', '--images', 'cgr.dev/acme/none'],
];

/** One run of a whole command, as in a terminal. */
async function runCommandLine(facts: SoakPlatform, folder: string, index: number): Promise<void> {
  if (index === 0) {
    writeFileSync(
      join(folder, 'Dockerfile'),
      'FROM cgr.dev/acme/image-2:latest\nFROM cgr.dev/acme/image-3\n',
    );
    writeFileSync(join(folder, 'sbom.json'), SBOM);
    writeFileSync(join(folder, 'roles.yml'), ROLES);
  }
  const words = COMMANDS[index % COMMANDS.length] ?? [];
  const environment = {
    PLATFORM_API_URL: facts.apiUrl,
    PLATFORM_ISSUER_URL: facts.issuerUrl,
    PLATFORM_REGISTRY_URL: facts.registryUrl,
    PLATFORM_IDENTITY: facts.identity,
    PLATFORM_ID_TOKEN: facts.idToken,
    PLATFORM_REPORT_FILE: 'report.json',
  };
  const { code, stderr } = await runHere(words, environment, folder);
  if (![0, 1, 2].includes(code))
    throw new Error(`${words.join(' ')} ended with ${code}: ${stderr.slice(0, 300)}`);
}

if (process.argv[1] === import.meta.filename) {
  const send = (message: string | PartEnd): void => void process.send?.(message);
  // The arguments are those of `soak`.
  const counts = JSON.parse(process.argv[2] ?? '{}') as Omit<SoakOptions, 'report'>;
  send(await soakHere({ ...counts, report: send }));
  process.disconnect();
}
