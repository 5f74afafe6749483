import { spawn } from 'node:child_process';

/** Most that a start may take, in multiples of `node -e 0`. */
export const startUpLimits: Readonly<Record<string, number>> = {
  '--version': 1.4,
  'a refused input': 2.0,
  'one anonymous resolve': 3.5,
};

/** What is started, where, and how often. */
export interface StartUpOptions {
  /** Path of the bundle's entry. */
  readonly entry: string;
  /** An empty folder. */
  readonly folder: string;
  /** A registry that gives `python:latest` to everybody. */
  readonly registryUrl: string;
  readonly rounds: number;
}

/** Medians of whole processes in multiples of the median of `node -e 0`; rounds alternate, so that all see the same load. */
export async function measureStartUp(options: StartUpOptions): Promise<Readonly<Record<string, number>>> {
  const { entry, folder, registryUrl, rounds } = options;
  const resolve = [entry, 'resolve-digest', '--images', 'python', '--registry-url', registryUrl];
  const commands: Readonly<Record<string, { readonly words: readonly string[]; readonly exitCode: number }>> =
    {
      floor: { words: ['-e', '0'], exitCode: 0 },
      '--version': { words: [entry, '--version'], exitCode: 0 },
      'a refused input': {
        words: [entry, 'resolve-digest', '--images', 'python', '--concurrency', '99'],
        exitCode: 2,
      },
      'one anonymous resolve': { words: resolve, exitCode: 0 },
    };
  const times = new Map<string, number[]>(Object.keys(commands).map((name) => [name, []]));
  // One round more than is counted: the first reads files that the others find in memory.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { exitCode, words }] of Object.entries(commands)) {
      const time = await timeOf(words, folder, exitCode);
      if (round > 0) times.get(name)?.push(time);
    }
  }
  const floor = median(times.get('floor') ?? []);
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all) / floor]));
}

/** Milliseconds from start to end of a Node process; throws when it ends otherwise than it should. */
function timeOf(words: readonly string[], folder: string, exitCode: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: { PATH: '', HOME: folder },
      stdio: 'pipe',
    });
    child.stdout.resume();
    child.stderr.resume();
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === exitCode) resolve(performance.now() - started);
      else reject(new Error(`node ${words.join(' ')} ended with ${code}`));
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
