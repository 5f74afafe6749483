import type { BenchOptions, Contestant, Goal, Row, Section } from './contestant.ts';
import { openPageRow } from './list-page.ts';
import { type ListContest, type ListWork, measureList, writeListClient } from './list-run.ts';
import { startListService } from './list-service.ts';
import { absentPeer, findPackage, packageVersion } from './peers.ts';

const PAGE = 200;
const IN_FLIGHT = 8;
const CURSOR = 'platform-actions, by cursor';
const PARALLEL = `platform-actions, ${IN_FLIGHT} in flight`;
const ALL = `platform-actions, ${IN_FLIGHT} in flight, all rows kept`;
const ONE_AT_A_TIME = 'requests x latency';
const SIDE_BY_SIDE = `requests x latency / ${IN_FLIGHT}`;

/** The slack of the side-by-side goals for a machine on which service and client share two cores. */
const TWO_CORES = 0.1;

/** Long lists by clients in processes of their own; every list is counted and summed. */
export async function openList(options: BenchOptions): Promise<Section> {
  const { folder, quick } = options;
  const latencies = quick ? [0, 20] : [0, 20, 50];
  const sizes = quick ? [2000] : [10_000, 100_000];
  const service = await startListService(latencies, sizes);
  const script = writeListClient(folder);
  const contest = { options, script, service };
  const pageRow = await openPageRow(options, service, sizes[0] ?? 0);
  return {
    rows: [
      pageRow,
      ...sizes.flatMap((size) => latencies.map((latencyMs) => openRow(contest, { size, latencyMs }))),
    ],
    close: service.close,
  };
}

function openRow(contest: ListContest, work: ListWork): Row {
  const { latencyMs, size } = work;
  const client = (name: string, role: 'us' | 'peer' | 'floor', way: string): Contestant => ({
    name,
    role,
    measure: () => measureList(contest, work, way),
  });
  const peer = (name: string, way: string, packages: readonly string[]): Contestant =>
    packages.every((one) => findPackage(one) !== undefined)
      ? { ...client(name, 'peer', way), ...packageVersion(packages[0] ?? '') }
      : { name, role: 'peer', absent: absentPeer };
  const peers = [
    peer('octokit paginate', 'octokit', ['@octokit/core', '@octokit/plugin-paginate-rest']),
    peer('got paginate', 'got', ['got']),
    client('fetch', 'peer', 'fetch'),
  ];
  return {
    work: `${size.toLocaleString('en')} advisories, ${latencyMs} ms away`,
    rounds: contest.options.quick ? 1 : roundsOf(work),
    contestants: [
      client(CURSOR, 'us', 'cursor'),
      client(PARALLEL, 'us', 'parallel'),
      client(ALL, 'us', 'all'),
      ...(isLongest(work) ? [] : peers),
      ...(latencyMs === 0 ? [client('node:http, no checks', 'floor', 'bare')] : []),
      client(`node:http, no checks, ${IN_FLIGHT} in flight`, 'floor', 'bare-parallel'),
      ...(latencyMs === 0 ? [] : [ideal(ONE_AT_A_TIME, work, 1), ideal(SIDE_BY_SIDE, work, IN_FLIGHT)]),
    ],
    goals: goalsOf(work),
  };
}

/** Half a minute each by all who ask for one page after the other, which is waiting alone. */
function isLongest({ latencyMs, size }: ListWork): boolean {
  return size === 100_000 && latencyMs === 50;
}

/** Fewer rounds where one takes long: what varies is the client's part, not the waiting. */
function roundsOf(work: ListWork): number {
  if (isLongest(work)) return 1;
  return work.latencyMs === 0 ? 5 : 2;
}

/** No client: what pure waiting takes, with nothing to start and nothing to read. */
function ideal(name: string, { latencyMs, size }: ListWork, inFlight: number): Contestant {
  const requests = Math.ceil(size / PAGE);
  const figures = { wallMs: Math.ceil(requests / inFlight) * latencyMs, requests };
  return { name, role: 'floor', measure: async () => figures };
}

function goalsOf({ latencyMs, size }: ListWork): readonly Goal[] {
  if (size !== 100_000 || latencyMs === 0) return [];
  const isNear = latencyMs === 20;
  const wall = (name: string, contestant: string, of: string, most: number): Goal => ({
    name,
    figure: 'wallMs',
    contestant,
    of,
    most,
  });
  return [
    wall(`G9 ${IN_FLIGHT} in flight`, PARALLEL, SIDE_BY_SIDE, (isNear ? 1.18 : 1.08) + TWO_CORES),
    wall('G10 by cursor', CURSOR, ONE_AT_A_TIME, isNear ? 1.13 : 1.06),
    ...(isNear
      ? [
          // Waiting takes processor time as well: five hundred turns of it, whoever the client is.
          { name: 'G11 processor', figure: 'cpuMs', contestant: CURSOR, of: 'octokit paginate', most: 0.5 },
          wall(`G11 ${IN_FLIGHT} in flight`, PARALLEL, 'octokit paginate', 0.14),
        ]
      : []),
  ];
}
