import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** End of a process: exit code and what it wrote. */
export type ProcessEnd = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Lets Node keep what it compiled; without it every process spends up to half its time there. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'platform-actions-compiled') };

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Runs the command line from source, with nothing in its environment but `environment` and what Node needs. */
export function runSource(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
): Promise<ProcessEnd> {
  return runProgram(resolve(ROOT, 'src/main.ts'), words, environment, workingDirectory);
}

/** Runs a program of Node, with nothing in its environment but `environment` and what Node needs. */
export function runProgram(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
): Promise<ProcessEnd> {
  return new Promise((end) => {
    execFile(
      process.execPath,
      [program, ...words],
      {
        cwd: workingDirectory,
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: workingDirectory,
          TMPDIR: workingDirectory,
          ...COMPILE_CACHE,
          ...environment,
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1;
        end({ code, stdout, stderr });
      },
    );
  });
}
