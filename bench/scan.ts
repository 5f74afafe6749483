import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scanFile } from '../src/images/read/read-file.ts';
import type { BenchOptions, Contestant, Figures, Row, Section } from './contestant.ts';
import { measureNode } from './measured-node.ts';
import { absentPeer, findProgram } from './peers.ts';
import { useProcess } from './process-usage.ts';
import { type Corpus, makeCorpus, makePlainFiles } from './scan-corpus.ts';
import { writeCorpus } from './scan-files.ts';
import { LOOPBACK_ONLY, SCAN_PEERS, type ScanPeer } from './scan-peers.ts';
import { startRegistry } from './scan-registry.ts';
import { type FoundImage, scoreScan } from './scan-score.ts';

/** A corpus in a folder. */
interface Place {
  readonly corpus: Corpus;
  readonly folder: string;
}

const ALL = (): boolean => true;
/** Why it is missing: its module could not be downloaded where the last figures were taken. */
const DOCKERFILE_PIN: Contestant = {
  name: 'dockerfile-pin',
  role: 'peer',
  absent: 'the Go module proxy had no github.com/azu/dockerfile-pin when this was written',
};

/** Images found in files: how many, how right, how fast. */
export async function openScan(options: BenchOptions): Promise<Section> {
  const registry = await startRegistry();
  return {
    rows: [openRow(options, options.quick ? 20 : 200, registry.host), openEmptyRow(options)],
    close: registry.close,
  };
}

function openRow(options: BenchOptions, size: number, registryHost: string): Row {
  const place = (name: string, host: string): Place => {
    const folder = join(options.folder, `${name}-${size}`);
    const corpus = makeCorpus(size, host);
    writeCorpus(corpus, folder);
    return { corpus, folder };
  };
  const plain = place('plain', 'cgr.dev');
  const asked = place('asked', registryHost);
  const references = plain.corpus.truth.length.toLocaleString('en');
  return {
    work: `${size.toLocaleString('en')} files with ${references} images`,
    rounds: options.quick ? 1 : 5,
    contestants: [
      { name: 'platform-actions', role: 'us', measure: () => measureBundle(options, plain) },
      {
        name: 'platform-actions, scanner alone and warm',
        role: 'us',
        measure: async () => measureScanner(plain),
      },
      ...SCAN_PEERS.map((peer) => contestantOf(peer, options, peer.asks ? asked : plain)),
      DOCKERFILE_PIN,
    ],
    goals: ['missed', 'wronglyFound'].map((figure) => ({ name: `none ${figure}`, figure, most: 0 })),
  };
}

/** Both ask git for the list. */
export const WITH_GIT = { PATH: process.env['PATH'] ?? '' };
export const LIST_AND_READ = 'git ls-files and readFile';

/** Files that name no image of this registry, which are looked at and not parsed. */
function openEmptyRow(options: BenchOptions): Row {
  const count = options.quick ? 30 : 3000;
  const folder = join(options.folder, `without-${count}`);
  writeCorpus({ files: makePlainFiles(count), truth: [] }, folder);
  for (const words of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  const program = join(options.folder, 'list-and-read.mjs');
  writeFileSync(program, LIST_AND_READ_PROGRAM);
  return {
    work: `${count.toLocaleString('en')} files of 50 KB without any reference`,
    rounds: options.quick ? 1 : 5,
    contestants: [
      {
        name: 'platform-actions',
        role: 'us',
        measure: async () => {
          const words = [
            join(options.dist, 'index.js'),
            'resolve-digest',
            '--mode=check',
            `--working-directory=${folder}`,
          ];
          return (await measureNode({ words, folder: options.folder, environment: WITH_GIT })).figures;
        },
      },
      {
        name: LIST_AND_READ,
        role: 'floor',
        measure: async () =>
          (await measureNode({ words: [program, folder], folder: options.folder, environment: WITH_GIT }))
            .figures,
      },
    ],
    goals: options.quick ? [] : [{ name: 'time', figure: 'wallMs', of: LIST_AND_READ, most: 1.5 }],
  };
}

/** Lists what git tracks and reads it, 16 files at once. */
export const LIST_AND_READ_PROGRAM = `import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
const [, , folder] = process.argv;
// Links may lead nowhere, or to a folder.
const paths = execFileSync('git', ['ls-files', '-z', '--format=%(objectmode) %(path)'], { cwd: folder, maxBuffer: 1e9 }).toString().split('\\0');
const names = paths.filter((line) => line.startsWith('100')).map((line) => line.slice(7));
let bytes = 0;
const reader = async () => {
  for (let path = names.pop(); path !== undefined; path = names.pop()) bytes += (await readFile(folder + '/' + path)).length;
};
await Promise.all(Array.from({ length: 16 }, reader));
if (bytes === 0) process.exitCode = 1;
`;

/** The whole program: nothing of the corpus is pinned, so that it has nothing to ask and ends with findings. */
export async function measureBundle(options: BenchOptions, { corpus, folder }: Place): Promise<Figures> {
  const report = join(options.folder, 'scan-report.json');
  const { figures } = await useProcess({
    program: process.execPath,
    words: [
      join(options.dist, 'index.js'),
      'resolve-digest',
      '--mode=check',
      '--annotations=false',
      `--working-directory=${folder}`,
      `--report-file=${report}`,
    ],
    folder: options.folder,
    exitCode: 1,
  });
  const { references }: { readonly references: readonly Reported[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // Places are relative to the folder that it was started in. References inside scripts are left out: they are not
  // references of the file itself.
  const named = references.filter(({ inScript }) => inScript !== true);
  const found = named.map(({ file, line, reference }) => ({
    file: relative(folder, join(options.folder, file)),
    line,
    image: reference,
  }));
  return { ...figures, ...scoreScan(found, corpus.truth, ALL) };
}

interface Reported {
  readonly reference: string;
  readonly file: string;
  readonly line: number;
  readonly inScript?: boolean;
}

/** The scanner in this process, with what reading the files takes left out. */
function measureScanner({ corpus }: Place): Figures {
  const started = performance.now();
  const found = corpus.files.flatMap(({ path, text }) =>
    scanFile(path, text)
      .references.filter(({ isScript }) => !isScript)
      .map((one): FoundImage => ({ image: one.text, file: path, line: one.location.line })),
  );
  const wallMs = performance.now() - started;
  // References to other hosts are found too, and skipped later.
  const ours = found.filter(({ image }) => image.startsWith('cgr.dev/'));
  return { wallMs, ...scoreScan(ours, corpus.truth, ALL) };
}

function contestantOf(peer: ScanPeer, options: BenchOptions, { corpus, folder }: Place): Contestant {
  const { name, version } = peer;
  const program = findProgram(peer.program);
  if (program === undefined) return { name, role: 'peer', absent: absentPeer };
  const measure = async (): Promise<Figures> => {
    const { figures, stdout } = await useProcess({
      program,
      words: peer.words(folder),
      folder: options.folder,
      exitCode: peer.exitCode,
      environment: LOOPBACK_ONLY,
    });
    return { ...figures, ...scoreScan(peer.parse(stdout), corpus.truth, peer.understands) };
  };
  return { name, role: 'peer', version, measure };
}
