import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createThreads, type ThreadLimits, type Threads } from '../../../src/host/threads.ts';

const FILE = join(import.meta.dirname, 'hostile-thread.ts');
const never = new AbortController().signal;
let threads: Threads<string, unknown> | undefined;

const open = (limits: ThreadLimits = {}): Threads<string, unknown> => {
  threads = createThreads<string, unknown>(FILE, undefined, limits);
  return threads;
};

afterEach(async () => {
  await threads?.close();
});

describe('threads', () => {
  it('answer in the order of the tasks, however many there are, and again later', async () => {
    const tasks = Array.from({ length: 333 }, (_, index) => `task ${index}`);
    const both = open();
    const answers = tasks.map((task) => ({ kind: 'answer', answer: task.toUpperCase() }));
    expect(await both.handle(tasks, never)).toEqual(answers);
    expect(await both.handle(tasks.slice(0, 1), never)).toEqual(answers.slice(0, 1));
    expect(await both.handle([], never)).toEqual([]);
  });

  it('have no environment, so that no secret of the job is in reach of what they read', async () => {
    expect(await open().handle(['environment'], never)).toEqual([{ kind: 'answer', answer: 0 }]);
  });

  it.each([
    ['loop', 'took longer than 1 s'],
    ['backtrack', 'took longer than 1 s'],
    ['allocate', 'needs too much memory'],
    ['throw', 'failed: no such task'],
    ['exit', 'crashed the thread that read it'],
  ])('lose the task that does not end (%s), and no other', async (bad, why) => {
    const hangs = bad === 'loop' || bad === 'backtrack';
    const limits = bad === 'allocate' ? { heapMib: 64 } : hangs ? { quietMs: 1000 } : {};
    const tasks = ['a', bad, 'b', bad, 'c'];
    expect(await open(limits).handle(tasks, never)).toEqual([
      { kind: 'answer', answer: 'A' },
      { kind: 'lost', why },
      { kind: 'answer', answer: 'B' },
      { kind: 'lost', why },
      { kind: 'answer', answer: 'C' },
    ]);
  });

  it('do not hold the exit, even in a system call that nothing can interrupt', () => {
    const source = join(import.meta.dirname, '../../../src/host');
    const program = `
      import { createThreads } from '${source}/threads.ts';
      import { exitNow } from '${source}/end-process.ts';
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error('late')), 500);
      const threads = createThreads(${JSON.stringify(FILE)}, undefined);
      await threads.handle(['sleep'], stop.signal).catch(() => undefined);
      await threads.close();
      exitNow(0);`;
    const started = Date.now();
    execFileSync(process.execPath, ['--input-type=module', '-e', program]);
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  it('stop at once when the run stops, whatever they do', async () => {
    const stop = new AbortController();
    const work = open().handle(['loop'], stop.signal);
    stop.abort(new Error('stopped by SIGTERM'));
    await expect(work).rejects.toThrow('stopped by SIGTERM');
    await expect(open().handle(['a'], stop.signal)).rejects.toThrow('stopped by SIGTERM');
  });
});
