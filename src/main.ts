import { isMainThread, workerData } from 'node:worker_threads';
import { endProcess } from './host/end-process.ts';
import { SERVE_WORD } from './host/own-process.ts';
import { isWritten, writeText } from './host/standard-streams.ts';
import { hasStuckThread } from './host/threads.ts';
import { version } from './version.ts';

/** This file, which threads start with: in the bundle, which is CommonJS, its name; the sources are started by theirs. */
const ownFile = typeof __filename === 'string' ? __filename : String(process.argv[1]);

// The entry is small on purpose; everything else is loaded on demand.
const words = process.argv.slice(2);
if (!isMainThread) {
  // Threads read files and nothing else: they have no environment, and so no secret.
  const { serveFileTasks } = await import(
    /* webpackChunkName: "reading" */ './workspace/serve-file-tasks.ts'
  );
  serveFileTasks(workerData);
} else if (words[0] === '--version' || words[0] === '-v') {
  writeText(1, `${version}\n`);
} else {
  // A run that waits for what can never come ends when nothing is left to do, and must not be a pass.
  process.exitCode = 5;
  const onIdle = (): void =>
    writeText(2, 'error: the run ended before its work: this is a bug, please report it\n');
  process.once('beforeExit', onIdle);
  const { serve, start } = await import('./start.ts');
  const isServing = words[0] === SERVE_WORD && process.send !== undefined;
  const code = isServing ? await serve(ownFile) : await start(words, ownFile);
  process.exitCode = code;
  process.off('beforeExit', onIdle);
  // Whatever is still open, such as a connection that nobody closed, must not hold the job.
  if (isServing || isWritten() || hasStuckThread()) await endProcess(code);
}
