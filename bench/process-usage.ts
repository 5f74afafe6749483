import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './contestant.ts';
import { findProgram } from './peers.ts';
import { type TimedCommand, type TimedProcess, timeProcess } from './process.ts';

const script = join(import.meta.dirname, 'process-usage.py');

/**
 * `timeProcess` with `cpuMs` of the command and all of its children, and `peakMib` of the largest of them. Python reads
 * both from the kernel; where there is none, `wallMs` stands alone.
 */
export async function useProcess(command: TimedCommand): Promise<TimedProcess> {
  const python = findProgram('python3');
  if (python === undefined) return timeProcess(command);
  const file = join(command.folder, 'process-usage.json');
  const words = ['-I', '-S', script, file, command.program, ...command.words];
  const { stdout } = await timeProcess({ ...command, program: python, words });
  const figures: Figures = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return { stdout, figures };
}
