import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { groupBy } from '../src/base/group-by.ts';
import { repositoryRoot } from '../test/support/repository.ts';
import type { BenchOptions, Contestant, Figures, Row, Section } from './contestant.ts';
import { absentPeer, findPackage, findProgram, packageVersion } from './peers.ts';
import { useProcess } from './process-usage.ts';
import { LIST_AND_READ, LIST_AND_READ_PROGRAM, WITH_GIT } from './scan.ts';
import { LOOPBACK_ONLY, SCAN_PEERS } from './scan-peers.ts';
import { startRegistry } from './scan-registry.ts';
import { scoreRepository } from './scan-score.ts';

/** A public repository whose images were moved to this registry, in a folder. */
interface Repository {
  readonly name: string;
  readonly folder: string;
  /** References that a careful reader sees at least, with a tag or a digest. */
  readonly truth: readonly string[];
  /** Names of images whose tag stands on a line of its own, as in values of charts. */
  readonly names: readonly string[];
  /** All references that were written into it. */
  readonly written: readonly string[];
}

/** A reference that was moved. */
interface Site {
  /** Without the tag where the kind is `split`. */
  readonly ref: string;
  readonly kind: string;
  readonly tagged: boolean;
  readonly file: string;
  readonly line: number;
}

/** A row of our report; one that could not be looked up has no `reference`. */
interface Reported {
  readonly image: string;
  readonly tag?: string;
  readonly reference?: string;
}

type Find = (
  repository: Repository,
) => Promise<{ readonly figures: Figures; readonly found: readonly string[] }>;

/** Someone who finds the images of a repository; figures of all repositories add up in `sums`. */
interface Finder {
  readonly name: string;
  readonly role: 'us' | 'peer' | 'floor';
  readonly version?: string;
  readonly find: Find | undefined;
}

const EXTRACT = join(import.meta.dirname, 'renovate-extract.ts');
const RENOVATE = "renovate's extractors";
/** Small ones, for a run that only shows that everything works. */
const QUICK = ['awesome-compose', 'home-ops'];
/** Prose names images that nobody runs. */
const PROSE = /\.(?:mdx?|html|svg)$|^docs/;
const COMMENT = /^\s*(?:#|\/\/|\*|;)/;

/**
 * Images found in public repositories: how many, how right, how fast. They are not part of this repository: a folder with
 * `move.py` and `repositories/*.tar.xz`, named by PUBLIC_REPOSITORIES.
 */
export async function openRepositories(options: BenchOptions): Promise<Section> {
  const source = process.env['PUBLIC_REPOSITORIES'] ?? resolve(repositoryRoot, '../shared/real');
  if (!existsSync(join(source, 'move.py'))) {
    process.stdout.write(`repositories: skipped, as ${source} has no public repositories\n`);
    return { rows: [], close: async () => undefined };
  }
  const names = readdirSync(join(source, 'repositories'))
    .flatMap((file) => /^(.*)\.tar\.xz$/.exec(file)?.[1] ?? [])
    .filter((name) => !options.quick || QUICK.includes(name));
  const registry = await startRegistry();
  const sums = new Map<string, Figures>();
  const finders = [
    us(options, registry.host),
    ...SCAN_PEERS.map((peer) => program(peer, options)),
    renovate(options),
    floor(options),
  ];
  const rows = names.map((name) => openRow(unpack(source, name, options.folder), finders, sums));
  return { rows: [...rows, openSum(finders, sums, names.length)], close: registry.close };
}

function openRow(repository: Repository, finders: readonly Finder[], sums: Map<string, Figures>): Row {
  const { name, names, truth } = repository;
  return {
    work: `${name}, ${new Set([...truth, ...names]).size} images`,
    rounds: 1,
    contestants: contestantsOf(finders, async ({ find, name: finder, role }) => {
      const { figures, found } = await find(repository);
      const all = role === 'floor' ? figures : { ...figures, ...scoreRepository(found, repository) };
      sums.set(finder, add(sums.get(finder), all));
      return all;
    }),
    goals:
      name === 'argo-cd'
        ? [
            { name: 'time', figure: 'cpuMs', most: 4000 },
            { name: 'memory, MiB', figure: 'peakMib', most: 256 },
          ]
        : [],
  };
}

/** The sum of the rows before it. */
function openSum(finders: readonly Finder[], sums: ReadonlyMap<string, Figures>, count: number): Row {
  return {
    work: `all ${count} repositories`,
    rounds: 1,
    contestants: contestantsOf(finders, async ({ name }) => sums.get(name) ?? {}),
    goals: [
      { name: 'missed', figure: 'missed', most: 3 },
      { name: 'time', figure: 'cpuMs', of: LIST_AND_READ, most: 25 },
      { name: 'time', figure: 'cpuMs', of: RENOVATE, most: 1 },
    ],
  };
}

function contestantsOf(
  finders: readonly Finder[],
  measure: (finder: Finder & { readonly find: Find }) => Promise<Figures>,
): readonly Contestant[] {
  return finders.map((finder): Contestant => {
    const { find, ...words } = finder;
    // One round is enough: a repository takes seconds, and counts are the same in each.
    if (find !== undefined) return { ...words, rounds: 1, measure: () => measure({ ...finder, find }) };
    return { name: finder.name, role: 'peer', absent: absentPeer };
  });
}

/** Adds counts and times; memory is that of the largest. */
function add(sum: Figures = {}, figures: Figures): Figures {
  const names = [...new Set([...Object.keys(sum), ...Object.keys(figures)])];
  const join = (name: string, one = 0, other = 0): number =>
    name === 'peakMib' ? Math.max(one, other) : one + other;
  return Object.fromEntries(names.map((name) => [name, join(name, sum[name], figures[name])]));
}

function unpack(source: string, name: string, into: string): Repository {
  const [original, folder] = [join(into, `${name}.original`), join(into, name)];
  mkdirSync(original);
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: original,
      stdio: 'ignore',
    });
  execFileSync('tar', ['xf', join(source, 'repositories', `${name}.tar.xz`), '-C', original]);
  git('init', '--quiet');
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message', 'As it is');
  execFileSync('python3', [join(source, 'move.py'), original, folder], { stdio: 'ignore' });
  const sites: readonly Site[] = JSON.parse(readFileSync(`${folder}.sites.json`, 'utf8'));
  const images = groupBy(
    sites.filter((site) => isImage(site, folder)),
    ({ kind }) => kind === 'split',
  );
  const referencesOf = (isSplit: boolean) => (images.get(isSplit) ?? []).map(({ ref }) => ref);
  return {
    name,
    folder,
    truth: referencesOf(false),
    names: referencesOf(true),
    written: sites.map(({ ref }) => ref),
  };
}

function isImage({ file, line, tagged }: Site, folder: string): boolean {
  if (!tagged || PROSE.test(file)) return false;
  return !COMMENT.test(readFileSync(join(folder, file), 'utf8').split('\n')[line - 1] ?? '');
}

/** The whole command, which asks a registry that has everything. */
function us({ dist, folder }: BenchOptions, registryHost: string): Finder {
  const find: Find = async (repository) => {
    const report = join(folder, 'repository-report.json');
    const { figures } = await useProcess({
      program: process.execPath,
      words: [
        ...[join(dist, 'index.js'), 'resolve-digest', '--mode=check', '--annotations=false'],
        ...[`--registry-url=http://${registryHost}`, `--report-file=${report}`],
        `--working-directory=${repository.folder}`,
      ],
      folder: repository.folder,
      exitCode: [0, 1, 2, 5],
      environment: { ...WITH_GIT, PLATFORM_REGISTRY_TOKEN: 'a-registry-token-of-no-worth-at-all' },
    });
    const { references }: { readonly references: readonly Reported[] } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      figures,
      found: references.map(({ image, reference, tag = 'latest' }) => reference ?? `${image}:${tag}`),
    };
  };
  return { name: 'platform-actions', role: 'us', find };
}

function program(peer: (typeof SCAN_PEERS)[number], { folder }: BenchOptions): Finder {
  const { name, version } = peer;
  const path = findProgram(peer.program);
  if (path === undefined) return { name, role: 'peer', find: undefined };
  const find: Find = async (repository) => {
    const environment = LOOPBACK_ONLY;
    const words = peer.words(repository.folder);
    const { figures, stdout } = await useProcess({
      program: path,
      words,
      folder,
      environment,
      exitCode: [0, 1],
    });
    return { figures, found: peer.parse(stdout).map(({ image }) => image) };
  };
  return { name, role: 'peer', version, find };
}

function renovate({ folder }: BenchOptions): Finder {
  const place = findPackage('renovate');
  if (place === undefined) return { name: RENOVATE, role: 'peer', find: undefined };
  const find: Find = async (repository) => {
    const list = join(folder, 'folders.json');
    writeFileSync(list, JSON.stringify([repository.folder]));
    const words = [EXTRACT, place, list, '/\\.ya?ml$/'];
    const environment = { ...LOOPBACK_ONLY, LOG_LEVEL: 'fatal' };
    const { figures, stdout } = await useProcess({ program: process.execPath, words, folder, environment });
    return { figures, found: JSON.parse(stdout).flat() };
  };
  return { name: RENOVATE, role: 'peer', ...packageVersion('renovate'), find };
}

function floor({ folder }: BenchOptions): Finder {
  const script = join(folder, 'list-and-read.mjs');
  writeFileSync(script, LIST_AND_READ_PROGRAM);
  const find: Find = async (repository) => {
    const words = [script, repository.folder];
    const { figures } = await useProcess({ program: process.execPath, words, folder, environment: WITH_GIT });
    return { figures, found: [] };
  };
  return { name: LIST_AND_READ, role: 'floor', find };
}
