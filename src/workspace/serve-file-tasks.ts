import { serveTasks } from '../host/serve-tasks.ts';
import { createFileWork, type FileSetup } from './file-work.ts';

/** Reads, judges and edits files in a thread that was opened with this setup. */
export function serveFileTasks(setup: FileSetup): void {
  // A hostile file has a million errors, whose stack traces would take the engine ten seconds.
  Error.stackTraceLimit = 0;
  serveTasks(createFileWork(setup));
}
