import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** How a program ended: `code` is -1 where a signal ended it; `all` is both streams in the order of the log. */
export interface ChildEnd {
  readonly code: number;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly all: string;
}

/** Where a program runs, and what is done with it once it runs: tests send signals. */
export interface ChildOptions extends Pick<SpawnOptions, 'cwd' | 'timeout'> {
  readonly env: Readonly<Record<string, string>>;
  readonly onStart?: ((child: ChildProcess) => void) | undefined;
}

/** Runs a program without input to its end. */
export function runChild(
  program: string,
  words: readonly string[],
  { env, onStart, ...options }: ChildOptions,
): Promise<ChildEnd> {
  const child = spawn(program, words, {
    ...options,
    env: { ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
  });
  const printed = { all: '', stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8');
    child[stream].on('data', (text: string) => {
      printed[stream] += text;
      printed.all += text;
    });
  }
  onStart?.(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? -1, signal, ...printed }));
  });
}
