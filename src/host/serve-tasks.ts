import { parentPort } from 'node:worker_threads';
import type { Batch } from './threads.ts';

/** Answers are sent together, so that the thread that waits is not woken for each; a long one is not held back. */
const TOGETHER_MS = 20;

/** Handles the tasks of `createThreads` one after the other, in the thread that it opened. */
export function serveTasks<Task, Answer>(handle: (task: Task) => Promise<Answer>): void {
  // A thread has no variables. The YAML library asks for one at every token, which a plain object answers much faster.
  process.env = {};
  parentPort?.on('message', async ({ at, tasks }: Batch<Task>) => {
    let answers: Answer[] = [];
    let since = performance.now();
    for (const [number, task] of tasks.entries()) {
      Atomics.store(at, 0, number);
      answers.push(await handle(task));
      if (number + 1 < tasks.length && performance.now() - since < TOGETHER_MS) continue;
      parentPort?.postMessage(answers);
      answers = [];
      since = performance.now();
    }
  });
}
