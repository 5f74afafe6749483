import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scanFile } from '../src/scan/scan-file.ts';
import type { BenchOptions, Contestant, Figures, Row, Section } from './contestant.ts';
import { measureNode } from './measured-node.ts';
import { absentPeer, findProgram } from './peers.ts';
import { useProcess } from './process-usage.ts';
import { type Corpus, makeCorpus } from './scan-corpus.ts';
import { writeCorpus } from './scan-files.ts';
import { SCAN_PEERS, type ScanPeer } from './scan-peers.ts';
import { startRegistry } from './scan-registry.ts';
import { type FoundImage, scoreScan } from './scan-score.ts';

/** A corpus in a folder. */
interface Place {
  readonly corpus: Corpus;
  readonly folder: string;
}

const ALL = (): boolean => true;
/** What a peer wrongly takes for an image of a public registry is asked of nobody. */
const LOOPBACK_ONLY = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' };
/** Why it is missing: its module could not be downloaded where the last figures were taken. */
const DOCKERFILE_PIN: Contestant = {
  name: 'dockerfile-pin',
  role: 'peer',
  absent: 'the Go module proxy had no github.com/azu/dockerfile-pin when this was written',
};

/** Images found in files: how many, how right, how fast. */
export async function openScan(options: BenchOptions): Promise<Section> {
  const registry = await startRegistry();
  const sizes = options.quick ? [20] : [200, 2000];
  return {
    rows: sizes.map((size) => openRow(options, size, registry.host)),
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

/** The whole program: nothing of the corpus is pinned, so that it has nothing to ask and ends with findings. */
export async function measureBundle(options: BenchOptions, { corpus, folder }: Place): Promise<Figures> {
  const report = join(options.folder, 'scan-report.json');
  const { figures } = await measureNode({
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
  // Places are told below the folder that it was started in.
  const found = references.map(({ file, line, reference }) => ({
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
}

/** The scanner in this process, with what reading the files takes left out. */
function measureScanner({ corpus }: Place): Figures {
  const started = performance.now();
  const found = corpus.files.flatMap(({ path, text }) =>
    scanFile(path, text).references.map(
      (one): FoundImage => ({ image: one.text, file: path, line: one.place.line }),
    ),
  );
  const wallMs = performance.now() - started;
  // References to other hosts are found too, and left alone later.
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
