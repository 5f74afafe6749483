import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import { spdx } from '../test/support/gate-world.ts';
import { repositoryRoot } from '../test/support/repository.ts';
import type { BenchOptions, Figures } from './contestant.ts';
import { measureList, writeListClient } from './list-run.ts';
import { startListService } from './list-service.ts';
import { measureNode } from './measured-node.ts';
import { measureBundle } from './scan.ts';
import { makeCorpus } from './scan-corpus.ts';
import { writeCorpus } from './scan-files.ts';

/** Peak memory in MiB of an amount of work. */
export type Peak = (items: number) => Promise<number>;

/** Work with what it runs against. */
interface OpenWork {
  readonly close: () => Promise<void>;
}

/** How far away lists are: near enough that many are read, far enough that a client waits as it does in earnest. */
const LIST_LATENCY_MS = 20;

/** Lists of advisories, read by a way of `list-client.ts`. */
export async function openLists(
  options: BenchOptions,
  sizes: readonly number[],
): Promise<OpenWork & { readonly peak: (way: string) => Peak }> {
  const service = await startListService([LIST_LATENCY_MS], sizes);
  const script = writeListClient(options.folder);
  return {
    peak: (way) => async (size) =>
      peakOf(await measureList({ options, script, service }, { latencyMs: LIST_LATENCY_MS, size }, way)),
    close: service.close,
  };
}

/** Images of a public organization, resolved by the whole program. */
export async function openImages(
  options: BenchOptions,
  most: number,
): Promise<OpenWork & { readonly peak: Peak }> {
  const double = await startPlatformDouble();
  const organization = double.world.addOrganization('chainguard');
  const names = Array.from({ length: most }, (_, index) => `image-${index}`);
  for (const name of names) double.world.addTag(double.world.addRepo(organization, name), 'latest');
  return {
    peak: async (count) => {
      const images = names.slice(0, count);
      const { figures, stdout } = await measureNode({
        words: [
          join(options.dist, 'index.js'),
          'resolve-digest',
          `--images=${images.join(',')}`,
          `--registry-url=${double.registryUrl}`,
        ],
        folder: options.folder,
      });
      const lines = stdout.trim().split('\n');
      if (lines.length !== count || !lines.every((line) => line.includes('@sha256:')))
        throw new Error(`${lines.length} references of ${count} images`);
      return peakOf(figures);
    },
    close: () => double.close(),
  };
}

/** Advisories of the packages of an SBOM, through the gate with its whole report; twenty a package. */
export async function openGates(
  options: BenchOptions,
  sizes: readonly number[],
): Promise<OpenWork & { readonly peak: Peak }> {
  const services = new Map<
    number,
    { readonly origin: string; readonly child: ChildProcess; readonly folder: string }
  >();
  for (const size of sizes) {
    const packages = Array.from({ length: size / 20 }, (_, index) => `package-${index}@1.0.0-r0`);
    const folder = join(options.folder, `gate-${size}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'sbom.json'), JSON.stringify(spdx(...packages)));
    const script = join(repositoryRoot, 'test/support/advisory-load-server.ts');
    const child = spawn(process.execPath, [script, 'full', String(size), String(packages.length), '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill());
    const [line] = await once(child.stdout, 'data');
    services.set(size, { origin: String(line).trim(), child, folder });
  }
  return {
    peak: async (size) => {
      const service = services.get(size);
      if (service === undefined) throw new Error(`no service with ${size} advisories`);
      const report = join(service.folder, 'report.json');
      const { figures } = await measureNode({
        words: [
          join(options.dist, 'index.js'),
          'advisory-gate',
          `--api-url=${service.origin}`,
          '--sbom=sbom.json',
          `--report-file=${report}`,
        ],
        folder: service.folder,
        environment: { PLATFORM_TOKEN: 'a-token' },
        exitCode: 1,
      });
      const { rowCount } = JSON.parse(readFileSync(report, 'utf8'));
      if (rowCount !== size) throw new Error(`${rowCount} advisories of ${size}`);
      return peakOf(figures);
    },
    close: async () => {
      for (const { child } of services.values()) {
        child.kill();
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}

/** Files with images, scanned by the whole program. */
export function scanning(options: BenchOptions): Peak {
  const places = new Map<number, Parameters<typeof measureBundle>[1]>();
  return async (size) => {
    let place = places.get(size);
    if (place === undefined) {
      place = { corpus: makeCorpus(size, 'cgr.dev'), folder: join(options.folder, `files-${size}`) };
      writeCorpus(place.corpus, place.folder);
      places.set(size, place);
    }
    const figures = await measureBundle(options, place);
    if (figures['missed'] !== 0) throw new Error(`${figures['missed']} images of ${size} files were missed`);
    return peakOf(figures);
  };
}

function peakOf(figures: Figures): number {
  return figures['peakMib'] ?? Number.NaN;
}
