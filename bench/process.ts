import { spawn } from 'node:child_process';
import type { Figures } from './contestant.ts';

/** A command to time: what is started, how, and how it has to end. */
export interface TimedCommand {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** 0 unless given; one of several where they are. */
  readonly exitCode?: number | readonly number[];
}

/** The output and the resource usage of a process. */
export interface TimedProcess {
  readonly figures: Figures;
  readonly stdout: string;
}

/** Runs a command from its start to its end; throws when it ends otherwise than it should. */
export function timeProcess(command: TimedCommand): Promise<TimedProcess> {
  const { environment = {}, exitCode = 0, folder, program, words } = command;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, words, {
      cwd: folder,
      env: { PATH: '', HOME: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed.stderr += text;
    });
    child.once('error', reject);
    let wallMs = Number.NaN;
    child.once('exit', () => {
      wallMs = performance.now() - started;
    });
    child.once('close', (code) => {
      if (code !== null && [exitCode].flat().includes(code))
        resolve({ figures: { wallMs }, stdout: printed.stdout });
      else
        reject(new Error(`${program} ${words.join(' ')} ended with ${code}: ${printed.stderr.slice(-2000)}`));
    });
  });
}
