import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { absentPeer, findProgram } from './peers.ts';
import type { TimedCommand } from './process.ts';
import { REGISTRY_TOKEN, type SlowRegistry } from './resolve-proxy.ts';

/**
 * A way to resolve the digests of so many images of the registry: a command that prints `<image>[:<tag>]@<digest>` for each.
 */
export interface Resolver {
  readonly name: string;
  readonly role: 'us' | 'peer';
  readonly version?: string;
  /** Requests that it makes for an image, and how many images it has under way at once. */
  readonly requests: number;
  readonly parallel: number;
  readonly command: (images: readonly string[], folder: string) => TimedCommand;
}

/** A resolver, or why there is none. */
export type MaybeResolver =
  | Resolver
  | { readonly name: string; readonly role: 'peer'; readonly absent: string };

/** Our command as users have it: public tags without an identity. */
export const US = 'platform-actions';
/** The same with a token of the registry, which saves asking for one of each image. */
export const US_WITH_TOKEN = 'platform-actions, registry token';
/** Requests at once, which is the default of our command. */
export const IN_FLIGHT = 8;

/** All of them: our command, and others' one image after the other and `IN_FLIGHT` at a time. */
export function allResolvers(dist: string, proxy: SlowRegistry): readonly MaybeResolver[] {
  return [
    ours(dist, proxy, { name: US, tag: 'latest', requests: 2, secrets: {} }),
    ours(dist, proxy, {
      name: US_WITH_TOKEN,
      tag: '1.0',
      requests: 1,
      secrets: { PLATFORM_REGISTRY_TOKEN: REGISTRY_TOKEN },
    }),
    ...[1, IN_FLIGHT].flatMap((parallel) => tools.map((tool) => peer(tool, proxy, parallel))),
  ];
}

interface OwnWay {
  readonly name: string;
  readonly tag: string;
  readonly requests: number;
  readonly secrets: Readonly<Record<string, string>>;
}

function ours(dist: string, proxy: SlowRegistry, { name, requests, secrets, tag }: OwnWay): Resolver {
  return {
    name,
    role: 'us',
    requests,
    parallel: IN_FLIGHT,
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

/** A program that is started anew for each image, as loops in scripts do. */
interface Tool {
  readonly name: string;
  readonly program: string;
  readonly versionWord: string;
  readonly words: readonly string[];
  /** The text before the host. */
  readonly scheme: string;
  readonly requests: number;
}

const inspect = ['inspect', '--tls-verify=false', '--format', '{{.Name}}@{{.Digest}}'];
const skopeo = { program: 'skopeo', versionWord: '--version', scheme: 'docker://' };
const tools: readonly Tool[] = [
  { ...skopeo, name: 'skopeo inspect', words: inspect, requests: 6 },
  { ...skopeo, name: 'skopeo inspect --no-tags', words: [...inspect, '--no-tags'], requests: 4 },
  {
    name: 'crane digest',
    program: 'crane',
    versionWord: 'version',
    words: ['digest', '--insecure', '--full-ref'],
    scheme: '',
    requests: 2,
  },
];

function peer(tool: Tool, proxy: SlowRegistry, parallel: number): MaybeResolver {
  const name = `${tool.name}, ${parallel === 1 ? 'loop' : `${parallel} at a time`}`;
  const [path, xargs] = [findProgram(tool.program), findProgram('xargs')];
  if (path === undefined || xargs === undefined) return { name, role: 'peer', absent: absentPeer };
  return {
    name,
    role: 'peer',
    version: versionOf(path, tool.versionWord),
    requests: tool.requests,
    parallel,
    command: (images, folder) => {
      const list = join(folder, 'images');
      const lines = images.map((image) => `${tool.scheme}${proxy.host}/chainguard/${image}:latest\n`);
      writeFileSync(list, lines.join(''));
      return {
        program: xargs,
        words: ['-a', list, '-n1', `-P${parallel}`, path, ...tool.words],
        folder,
      };
    },
  };
}

function versionOf(path: string, word: string): string {
  return execFileSync(path, [word], { encoding: 'utf8' }).trim().replace(/^.* /, '').replace(/^v/, '');
}
