import { parentPort } from 'node:worker_threads';

/** Handles the tasks of `createThreads` one after the other, in the thread that it opened. */
export function serveTasks<Task, Answer>(handle: (task: Task) => Promise<Answer>): void {
  // A thread has no variables. The YAML library asks for one at every token, which a plain object answers much faster.
  process.env = {};
  let last = Promise.resolve();
  parentPort?.on('message', ({ index, task }: { readonly index: number; readonly task: Task }) => {
    last = last.then(async () => parentPort?.postMessage({ index, answer: await handle(task) }));
  });
}
