import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchOptions, Figures } from './contestant.ts';
import { checkList } from './list-check.ts';
import type { ListService } from './list-service.ts';
import { measureNode, writePlainScript } from './measured-node.ts';
import { peersFolder } from './peers.ts';

/** A list to read: how long, and how far away each page is. */
export interface ListWork {
  readonly size: number;
  readonly latencyMs: number;
}

/** Options of the clients. */
export interface ListContest {
  readonly options: BenchOptions;
  /** `list-client.ts` without its types. */
  readonly script: string;
  readonly service: ListService;
}

/** Writes the script of the clients, with the packages of the peers beside it. */
export function writeListClient(folder: string): string {
  const packages = join(peersFolder, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'));
  return writePlainScript(new URL('list-client.ts', import.meta.url), folder, 'list-client.mjs');
}

/** Reads a list in a process of its own, in one of the ways of `list-client.ts`; throws when it came out wrong. */
export async function measureList(
  { options, script, service }: ListContest,
  { latencyMs, size }: ListWork,
  way: string,
): Promise<Figures> {
  const origin = service.origin(latencyMs, size);
  const library = pathToFileURL(join(options.dist, 'client/index.js')).href;
  const before = await service.requests(origin);
  const { figures, stdout } = await measureNode({
    words: [script, way, origin, library, String(size)],
    folder: options.folder,
  });
  checkList(JSON.parse(stdout), size);
  return { ...figures, requests: (await service.requests(origin)) - before };
}
