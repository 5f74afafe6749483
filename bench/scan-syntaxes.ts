import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scanFile } from '../src/images/read/read-file.ts';
import type { BenchOptions, Contestant, Row, Section } from './contestant.ts';
import { absentPeer, findPackage, findProgram, packageVersion } from './peers.ts';
import { timeProcess } from './process.ts';
import { type Fixture, readFixtures } from './scan-fixtures.ts';
import { LOOPBACK_ONLY, SCAN_PEERS, type ScanPeer } from './scan-peers.ts';
import { countImages, scoreFixtures } from './scan-score.ts';

/** The images that a tool finds in each of these folders, of which each holds one fixture. */
type FindImages = (folders: readonly string[]) => Promise<readonly (readonly string[])[]>;

/** Someone who finds images; all groups share one answer. */
interface Finder {
  readonly name: string;
  readonly role: 'us' | 'peer';
  readonly version?: string;
  readonly find: FindImages | undefined;
}

/** The row of all syntaxes, without the variants. */
const ALL = 'all';
const ALL_YAML = '/\\.ya?ml$/';
const EXTRACT = join(import.meta.dirname, 'renovate-extract.ts');

/** Images found in each syntax, and how right that is; there are no times, so that a busy machine changes nothing. */
export async function openScanSyntaxes(options: BenchOptions): Promise<Section> {
  const fixtures = readFixtures();
  const folders = fixtures.map((fixture, index) =>
    writeFixture(fixture, join(options.folder, String(index))),
  );
  const finders = [
    scanner(fixtures),
    ...SCAN_PEERS.map((peer) => program(peer, options.folder)),
    renovate('renovate', '', options.folder),
    renovate('renovate, managers without patterns on all YAML', ALL_YAML, options.folder),
  ].map((finder) => ({ ...finder, find: finder.find && askOnce(finder.find, fixtures, folders) }));
  const groups = [...new Set(fixtures.map(({ group }) => group)), ALL];
  const rows = groups.map((group): Row => {
    const own = fixtures.filter((one) => (group === ALL ? !one.isVariant : one.group === group));
    const images = own.reduce((sum, fixture) => sum + countImages(fixture), 0);
    return {
      work: `${group}: ${own.length} files, ${images} images`,
      rounds: 1,
      contestants: finders.map(({ find, ...finder }): Contestant => {
        if (find === undefined) return { ...finder, role: 'peer', absent: absentPeer };
        const measure = async () => scoreFixtures(own, await find());
        return { ...finder, measure };
      }),
      goals: ['missed', 'wronglyFound'].map((figure) => ({ name: `none ${figure}`, figure, most: 0 })),
    };
  });
  return { rows, close: async () => undefined };
}

function writeFixture({ environment, path, text }: Fixture, folder: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (environment !== undefined) writeFileSync(join(dirname(file), '.env'), environment);
  return folder;
}

/** Asks when the first row needs an answer, and keeps it for the others. */
function askOnce(find: FindImages, fixtures: readonly Fixture[], folders: readonly string[]) {
  let answer: Promise<ReadonlyMap<Fixture, readonly string[]>> | undefined;
  const ask = async () => {
    const found = await find(folders);
    return new Map(fixtures.map((fixture, index) => [fixture, found[index] ?? []]));
  };
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** Our scanner; what stands in scripts is reported and does not count. */
function scanner(fixtures: readonly Fixture[]): Finder {
  const find: FindImages = async () =>
    fixtures.map(({ environment, path, text }) =>
      scanFile(path, text, { environment })
        .references.filter(({ isScript }) => !isScript)
        .map((one) => one.text),
    );
  return { name: 'platform-actions', role: 'us', find };
}

function program(peer: ScanPeer, folder: string): Finder {
  const { name, version } = peer;
  const path = findProgram(peer.program);
  if (path === undefined) return { name, role: 'peer', find: undefined };
  const find: FindImages = async (folders) => {
    const found: string[][] = [];
    for (const place of folders) {
      const words = peer.words(place);
      const environment = LOOPBACK_ONLY;
      const { stdout } = await timeProcess({ program: path, words, folder, environment, exitCode: [0, 1] });
      found.push(peer.parse(stdout).map(({ image }) => image));
    }
    return found;
  };
  return { name, role: 'peer', version, find };
}

/** Renovate's own extractors, with the patterns of its managers; `pattern` is for those that have none of their own. */
function renovate(name: string, pattern: string, folder: string): Finder {
  const place = findPackage('renovate');
  if (place === undefined) return { name, role: 'peer', find: undefined };
  const find: FindImages = async (folders) => {
    const list = join(folder, 'folders.json');
    writeFileSync(list, JSON.stringify(folders));
    const words = [EXTRACT, place, list, pattern];
    const environment = { ...LOOPBACK_ONLY, LOG_LEVEL: 'fatal' };
    const { stdout } = await timeProcess({ program: process.execPath, words, folder, environment });
    return JSON.parse(stdout);
  };
  return { name, role: 'peer', ...packageVersion('renovate'), find };
}
