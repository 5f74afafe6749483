import { execFileSync } from 'node:child_process';
import { serveTasks } from '../../../src/host/serve-tasks.ts';

/** A thread that does what each task says. */
serveTasks(async (task: string) => {
  if (task === 'loop') for (;;);
  if (task === 'backtrack') return /^(?:a|a)*$/.test(`${'a'.repeat(60)}b`);
  if (task === 'allocate') for (const kept: unknown[] = []; ; ) kept.push(Array(1e6).fill(kept));
  if (task === 'throw') throw new Error('no such task');
  if (task === 'exit') process.exit(0);
  if (task === 'sleep') execFileSync('sleep', ['60']);
  if (task === 'environment') return Object.keys(process.env).length;
  return task.toUpperCase();
});
