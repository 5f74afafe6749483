import { serveTasks } from '../host/serve-tasks.ts';
import { createFileWork, type FileSetup } from './file-work.ts';

/** Reads, judges and edits files in a thread that was opened with this setup. */
export function serveFileTasks(setup: FileSetup): void {
  serveTasks(createFileWork(setup));
}
