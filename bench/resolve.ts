import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions, Contestant, Goal, Row, Section } from './contestant.ts';
import { absentPeer, findProgram } from './peers.ts';
import type { TimedCommand } from './process.ts';
import { useProcess } from './process-usage.ts';
import { openProxy, REGISTRY_TOKEN, type SlowRegistry } from './resolve-proxy.ts';
import { type ImageRegistry, type StoredImage, startRegistry } from './resolve-registry.ts';

/** What resolves digests, for so many images of the registry: a command that prints `<image>[:<tag>]@<digest>` for each. */
interface Resolver {
  readonly name: string;
  readonly role: 'us' | 'peer';
  readonly version?: string;
  /** Requests that it makes for an image, and how many images it has under way at once. */
  readonly requests: number;
  readonly parallel: number;
  readonly command: (images: readonly string[], folder: string) => TimedCommand;
}

type MaybeResolver = Resolver | { readonly name: string; readonly role: 'peer'; readonly absent: string };

/** A loop that the line alone keeps longer than this is left out. */
const LONGEST_LINE_MS = 59_000;
const US = 'platform-actions';
const US_WITH_TOKEN = 'platform-actions, registry token';

/** Digests of 1 to 500 tags over lines of 0 to 50 ms: our command, skopeo and crane, one by one and 8 at a time. */
export async function openResolve({ dist, folder, quick }: BenchOptions): Promise<Section> {
  const [counts, latencies] = quick
    ? [
        [1, 10],
        [0, 20],
      ]
    : [
        [1, 10, 100, 500],
        [0, 20, 50],
      ];
  const program = findProgram('docker-registry');
  if (program === undefined) throw new Error(`docker-registry: ${absentPeer}`);
  const registry = await startRegistry(program, folder, Math.max(...counts));
  const proxy = await openProxy(registry.port);
  const resolvers = [
    ours(dist, proxy, US, 'latest', 2, {}),
    ours(dist, proxy, US_WITH_TOKEN, '1.0', 1, { PLATFORM_REGISTRY_TOKEN: REGISTRY_TOKEN }),
    ...[1, 8].flatMap((parallel) => peers(proxy, parallel)),
  ];
  const place: Place = { folder, quick, registry, proxy };
  return {
    rows: latencies.flatMap((latencyMs) => counts.map((count) => rowOf(place, resolvers, count, latencyMs))),
    close: async () => {
      await proxy.close();
      await registry.close();
    },
  };
}

interface Place {
  readonly folder: string;
  readonly quick: boolean;
  readonly registry: ImageRegistry;
  readonly proxy: SlowRegistry;
}

function ours(
  dist: string,
  proxy: SlowRegistry,
  name: string,
  tag: string,
  requests: number,
  secrets: Readonly<Record<string, string>>,
): Resolver {
  return {
    name,
    role: 'us',
    requests,
    parallel: 8,
    command: (images, folder) => ({
      program: process.execPath,
      words: [
        ...[join(dist, 'index.js'), 'resolve-digest', '--registry-url', `http://${proxy.host}`],
        ...['--images', images.map((image) => `${image}:${tag}`).join('\n')],
      ],
      folder,
      environment: secrets,
    }),
  };
}

/** Other people's commands, each started anew for every image, as loops in scripts do. */
function peers(proxy: SlowRegistry, parallel: number): readonly MaybeResolver[] {
  const manner = parallel === 1 ? 'loop' : `${parallel} at a time`;
  const inspect = ['inspect', '--tls-verify=false', '--format', '{{.Name}}@{{.Digest}}'];
  const each = (
    name: string,
    program: string,
    versionWord: string,
    words: readonly string[],
    scheme: string,
    requests: number,
  ): MaybeResolver => {
    const full = `${name}, ${manner}`;
    const path = findProgram(program);
    if (path === undefined) return { name: full, role: 'peer', absent: absentPeer };
    return {
      name: full,
      role: 'peer',
      version: versionOf(path, versionWord),
      requests,
      parallel,
      command: (images, folder) => {
        const list = join(folder, 'images');
        writeFileSync(
          list,
          images.map((image) => `${scheme}${proxy.host}/chainguard/${image}:latest\n`).join(''),
        );
        const own = [path, ...words];
        return { program: '/usr/bin/xargs', words: ['-a', list, '-n1', `-P${parallel}`, ...own], folder };
      },
    };
  };
  return [
    each('skopeo inspect', 'skopeo', '--version', inspect, 'docker://', 6),
    each('skopeo inspect --no-tags', 'skopeo', '--version', [...inspect, '--no-tags'], 'docker://', 4),
    each('crane digest', 'crane', 'version', ['digest', '--insecure', '--full-ref'], '', 2),
  ];
}

function versionOf(path: string, word: string): string {
  return execFileSync(path, [word], { encoding: 'utf8' }).trim().replace(/^.* /, '');
}

function rowOf(place: Place, resolvers: readonly MaybeResolver[], count: number, latencyMs: number): Row {
  const work = `${count} ${count === 1 ? 'image' : 'images'}, ${latencyMs} ms`;
  return {
    work,
    rounds: place.quick ? 1 : count >= 500 ? 3 : 5,
    contestants: resolvers.map((resolver) =>
      'absent' in resolver ? resolver : contestantOf(place, resolver, count, latencyMs),
    ),
    goals: goalsOf(count, latencyMs),
  };
}

function contestantOf(place: Place, resolver: Resolver, count: number, latencyMs: number): Contestant {
  const { name, role, version } = resolver;
  const lineMs = Math.ceil(count / resolver.parallel) * resolver.requests * latencyMs;
  if (role === 'peer' && lineMs > LONGEST_LINE_MS) {
    const absent = `left out: ${resolver.requests} requests an image, so ${Math.round(lineMs / 1000)} s for the line alone`;
    return { name, role, absent };
  }
  const rounds =
    role === 'us' || place.quick ? undefined : roundsOf(count * (resolver.parallel === 1 ? 1 : 0.5), lineMs);
  return {
    name,
    role,
    ...(version === undefined ? {} : { version }),
    ...(rounds === undefined ? {} : { rounds }),
    measure: async () => {
      const folder = join(place.folder, 'work');
      mkdirSync(folder, { recursive: true });
      const images = place.registry.images.slice(0, count);
      const command = resolver.command(
        images.map((image) => image.name),
        folder,
      );
      place.proxy.setLatency(latencyMs);
      place.proxy.takeCount();
      const { figures, stdout } = await useProcess(command);
      const requests = place.proxy.takeCount();
      checkDigests(name, stdout, images);
      return { ...figures, requests };
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

/** Few where one run takes seconds. */
function roundsOf(count: number, lineMs: number): number | undefined {
  const seconds = (count * 25 + lineMs) / 1000;
  if (seconds > 4) return 1;
  return seconds > 1 ? 3 : undefined;
}

/** Limits at the default of 8 requests at once. */
function goalsOf(_count: number, _latencyMs: number): readonly Goal[] {
  return [];
}
