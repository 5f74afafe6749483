import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type TimedCommand, type TimedProcess, timeProcess } from './process.ts';

/**
 * Loaded into the measured process. Its own peak is read from /proc where there is one: the system's figure for a child
 * counts what its parent had before the child's program started.
 */
const PROBE = `const { readFileSync, writeFileSync } = require('node:fs');
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  let peak = process.resourceUsage().maxRSS;
  try {
    peak = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {}
  writeFileSync(process.env.BENCH_FIGURES, JSON.stringify({ cpuMs: (user + system) / 1000, peakMib: peak / 1024 }));
});
`;

/** Runs a script on this Node with wall time, processor time and peak memory; `program` is Node. */
export async function measureNode(command: Omit<TimedCommand, 'program'>): Promise<TimedProcess> {
  const probe = join(command.folder, 'probe.cjs');
  const figuresFile = join(command.folder, 'figures.json');
  writeFileSync(probe, PROBE);
  rmSync(figuresFile, { force: true });
  const { figures, stdout } = await timeProcess({
    ...command,
    program: process.execPath,
    words: ['--require', probe, ...command.words],
    environment: { ...command.environment, BENCH_FIGURES: figuresFile },
  });
  return { stdout, figures: { ...figures, ...JSON.parse(readFileSync(figuresFile, 'utf8')) } };
}

/** Writes a script of the bench without its types, so that no contestant pays for taking them off. */
export function writePlainScript(source: URL, folder: string, name: string): string {
  const script = join(folder, name);
  writeFileSync(script, stripTypeScriptTypes(readFileSync(source, 'utf8')));
  return script;
}
