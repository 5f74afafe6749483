import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run-child.ts';

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
export async function runProgram(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
): Promise<ProcessEnd> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: workingDirectory,
    TMPDIR: workingDirectory,
    ...COMPILE_CACHE,
    ...environment,
  };
  const options = { cwd: workingDirectory, env };
  const { code, stderr, stdout } = await runChild(process.execPath, [program, ...words], options);
  return { code, stdout, stderr };
}
