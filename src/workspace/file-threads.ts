import type { Handled } from '../host/threads.ts';
import type { RegistryNames } from '../images/reference/image-name.ts';
import type { Machine } from '../kit/run/command.ts';
import { stoppedProblem } from '../kit/run/time-limit.ts';
import { readAreaOf } from './choose-files.ts';
import type { FileAnswer, FileAnswers, FileSetup, FileTask } from './file-work.ts';

/** Handles tasks of one kind; see `Threads`. */
type Handle = <T extends FileTask>(
  tasks: readonly T[],
) => Promise<readonly Handled<FileAnswers[T['kind']]>[]>;

/** The threads in which the files of one run are read, judged and edited. */
export interface FileThreads {
  /** Throws `ExplainedError` when the run is stopped. */
  readonly handle: Handle;
  /** The same, but tasks of a run that is stopped are lost: the run reports what it knows. */
  readonly handleOrLose: Handle;
}

/** Opens the threads of a run, or returns those that it has already for the same names. */
export function openFileThreads(deps: Machine, names: RegistryNames): FileThreads {
  const { folder, root } = readAreaOf(deps);
  const setup: FileSetup = { folder, root, names };
  const threads = deps.openThreads<FileTask, FileAnswer>(setup);
  const handle: Handle = async <T extends FileTask>(tasks: readonly T[]) => {
    try {
      // A task has the answer of its kind.
      return (await threads.handle(tasks, deps.signal)) as readonly Handled<FileAnswers[T['kind']]>[];
    } catch (error) {
      if (!deps.signal.aborted) throw error;
      throw stoppedProblem(deps.signal, 'reading the files');
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
