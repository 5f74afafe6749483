import { execFileSync } from 'node:child_process';
import { threadId } from 'node:worker_threads';
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
  if (task === 'busy') for (const end = Date.now() + 2; Date.now() < end; );
  if (task === 'busy') return threadId;
  return task.toUpperCase();
});
