import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './contestant.ts';
import { type TimedCommand, type TimedProcess, timeProcess } from './process.ts';

const script = join(import.meta.dirname, 'process-usage.py');
const python = findPython();

/**
 * `timeProcess` with `cpuMs` of the command and all of its children, and `peakMib` of the largest of them. Python reads
 * both from the kernel; where there is none, `wallMs` stands alone.
 */
export async function useProcess(command: TimedCommand): Promise<TimedProcess> {
  if (python === undefined) return timeProcess(command);
  const file = join(command.folder, 'process-usage.json');
  const words = ['-I', '-S', script, file, command.program, ...command.words];
  const { stdout } = await timeProcess({ ...command, program: python, words });
  const figures: Figures = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return { stdout, figures };
}

/** The interpreter itself: what PATH has may be a script that looks for it. */
function findPython(): string | undefined {
  try {
    return execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
