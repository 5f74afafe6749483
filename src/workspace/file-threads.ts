import type { Handled } from '../host/threads.ts';
import type { RegistryNames } from '../images/reference/image-name.ts';
import type { Machine } from '../kit/run/command.ts';
import { stoppedError } from '../kit/run/time-limit.ts';
import { readAreaOf } from './choose-files.ts';
import type { FileAnswer, FileSetup, FileTask } from './file-work.ts';

/** The threads in which the files of one run are read, judged and edited. */
export interface FileThreads {
  /** Handles tasks; see `Threads`. Throws `MachineError` when the run is stopped. */
  readonly handle: (tasks: readonly FileTask[]) => Promise<readonly Handled<FileAnswer>[]>;
  /** The same, but tasks of a run that is stopped are lost: the run reports what it knows. */
  readonly handleOrLose: (tasks: readonly FileTask[]) => Promise<readonly Handled<FileAnswer>[]>;
}

/** Opens the threads of a run, or returns those that it has already for the same names. */
export function openFileThreads(deps: Machine, names: RegistryNames): FileThreads {
  const { folder, root } = readAreaOf(deps);
  const setup: FileSetup = { folder, root, names };
  const threads = deps.openThreads<FileTask, FileAnswer>(setup);
  const handle: FileThreads['handle'] = async (tasks) => {
    try {
      return await threads.handle(tasks, deps.signal);
    } catch (error) {
      if (!deps.signal.aborted) throw error;
      throw stoppedError(deps.signal, 'reading the files');
    }
  };
  return {
    handle,
    handleOrLose: async (tasks) => {
      try {
        return await handle(tasks);
      } catch (error) {
        if (!deps.signal.aborted) throw error;
        return tasks.map(() => ({ kind: 'lost', why: 'was stopped' }));
      }
    },
  };
}
