import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions, Contestant, Goal, Row, Section } from './contestant.ts';
import { absentPeer, findProgram } from './peers.ts';
import { useProcess } from './process-usage.ts';
import { openProxy, type SlowRegistry } from './resolve-proxy.ts';
import { type ImageRegistry, type StoredImage, startRegistry } from './resolve-registry.ts';
import {
  allResolvers,
  IN_FLIGHT,
  type MaybeResolver,
  type Resolver,
  US,
  US_WITH_TOKEN,
} from './resolvers.ts';

/** A peer that the line alone keeps longer than this is left out. */
const LONGEST_LINE_MS = 59_000;
const LINE_ALONE = `requests x latency / ${IN_FLIGHT}`;

interface Place {
  readonly folder: string;
  readonly quick: boolean;
  readonly registry: ImageRegistry;
  readonly proxy: SlowRegistry;
}

interface Work {
  readonly count: number;
  readonly latencyMs: number;
}

/** Digests of 1 to 500 tags over lines of 0 to 50 ms: our command, skopeo and crane, one by one and 8 at a time. */
export async function openResolve({ dist, folder, quick }: BenchOptions): Promise<Section> {
  const counts = quick ? [1, 10] : [1, 10, 100, 500];
  const latencies = quick ? [0, 20] : [0, 20, 50];
  const program = findProgram('docker-registry');
  if (program === undefined) throw new Error(`docker-registry: ${absentPeer}`);
  const registry = await startRegistry(program, folder, Math.max(...counts));
  const proxy = await openProxy(registry.port);
  const resolvers = allResolvers(dist, proxy);
  const place: Place = { folder, quick, registry, proxy };
  return {
    rows: latencies.flatMap((latencyMs) =>
      counts.map((count) => rowOf(place, resolvers, { count, latencyMs })),
    ),
    close: async () => {
      await proxy.close();
      await registry.close();
    },
  };
}

function rowOf(place: Place, resolvers: readonly MaybeResolver[], work: Work): Row {
  const { count, latencyMs } = work;
  return {
    work: `${count} ${count === 1 ? 'image' : 'images'}, ${latencyMs} ms`,
    rounds: place.quick ? 1 : count >= 500 ? 3 : 5,
    contestants: [
      ...resolvers.map((resolver) => ('absent' in resolver ? resolver : contestantOf(place, resolver, work))),
      ...(latencyMs === 0 ? [] : [lineAlone(work)]),
    ],
    goals: goalsOf(work),
  };
}

/** Milliseconds that the line takes, however fast the resolver is. */
function lineMs({ parallel, requests }: Pick<Resolver, 'parallel' | 'requests'>, work: Work): number {
  return Math.ceil((work.count * requests) / parallel) * work.latencyMs;
}

/** Nobody: what pure waiting takes with two requests for each image. */
function lineAlone(work: Work): Contestant {
  const figures = {
    wallMs: lineMs({ requests: 2, parallel: Math.min(IN_FLIGHT, work.count) }, work),
    requests: 2 * work.count,
  };
  return { name: LINE_ALONE, role: 'floor', measure: async () => figures };
}

function contestantOf(place: Place, resolver: Resolver, work: Work): Contestant {
  const { name, requests, role, version } = resolver;
  const waiting = lineMs(resolver, work);
  if (role === 'peer' && waiting > LONGEST_LINE_MS) {
    const absent = `left out: ${requests} requests an image take ${Math.round(waiting / 1000)} s by the line alone`;
    return { name, role, absent };
  }
  const rounds = role === 'us' || place.quick ? undefined : roundsOf(resolver, work);
  return {
    name,
    role,
    ...(version === undefined ? {} : { version }),
    ...(rounds === undefined ? {} : { rounds }),
    measure: async () => {
      const folder = join(place.folder, 'work');
      mkdirSync(folder, { recursive: true });
      const images = place.registry.images.slice(0, work.count);
      const names = images.map((image) => image.name);
      place.proxy.setLatency(work.latencyMs);
      place.proxy.takeCount();
      const { figures, stdout } = await useProcess(resolver.command(names, folder));
      const counted = place.proxy.takeCount();
      checkDigests(name, stdout, images);
      return { ...figures, requests: counted };
    },
  };
}

/** Throws unless exactly the right digests were printed; of commands that run side by side the lines may be mixed. */
function checkDigests(name: string, stdout: string, images: readonly StoredImage[]): void {
  const found = Array.from(
    stdout.matchAll(/(image-[0-9]+)(?::[\w.]+)?@(sha256:[0-9a-f]{64})/g),
    ([, image, digest]) => `${image}@${digest}`,
  );
  const truth = new Set(images.map((image) => `${image.name}@${image.digest}`));
  const wrong = found.filter((line) => !truth.delete(line));
  if (wrong.length + truth.size === 0) return;
  throw new Error(`${name}: ${wrong.length} digests wrong, ${truth.size} missing, as of ${[...truth][0]}`);
}

/** Fewer where one run takes seconds: what varies is the processor's part, not the waiting. */
function roundsOf(resolver: Resolver, work: Work): number | undefined {
  const startsMs = (work.count * 25) / Math.min(resolver.parallel, 2);
  const seconds = (startsMs + lineMs(resolver, work)) / 1000;
  if (seconds > 4) return 1;
  return seconds > 1 ? 3 : undefined;
}

/**
 * One image is lost to programs that start faster than Node.js: there the limit is how far behind we may be. Many have to be
 * won against commands that run 8 at a time too; crane asks as often as we do without a token, so that the line decides.
 */
function goalsOf({ count, latencyMs }: Work): readonly Goal[] {
  const goal = (most: number, of: string, contestant = US, figure = 'wallMs'): Goal => ({
    name: figure === 'cpuMs' ? `${contestant}, CPU` : contestant,
    figure,
    contestant,
    of,
    most,
  });
  const isNear = latencyMs === 0;
  if (count === 1) {
    const most = isNear ? 3 : latencyMs <= 20 ? 1.1 : 0.8;
    return [goal(most, 'skopeo inspect --no-tags, loop')];
  }
  if (count < 100) return [];
  return [
    goal(isNear ? 0.8 : 1.2, 'crane digest, 8 at a time'),
    goal(0.75, 'crane digest, 8 at a time', US_WITH_TOKEN),
    goal(isNear ? 0.3 : 0.65, 'skopeo inspect --no-tags, 8 at a time'),
    goal(0.5, 'crane digest, 8 at a time', US, 'cpuMs'),
    ...(isNear ? [] : [goal(latencyMs <= 20 ? 1.45 : 1.25, LINE_ALONE)]),
  ];
}
