import { MachineError, UserError } from '../../base/user-error.ts';
import type { HostContext } from '../host.ts';
import { checkWritable, writeAtomically } from './files.ts';

/** The files that a host delivers, such as a summary. */
export interface ReportFiles {
  /** Writes one, and returns whether it is there; `name` identifies it to the user. Never throws. */
  write(name: string, path: string, text: string): boolean;
  /** What could not be written so far, one sentence each. */
  unwritten(): readonly string[];
}

/** Opens a host's own files: they stay in the workspace or the temporary folder (contract §10). */
export function openReportFiles({
  tempDirectory,
  workspace,
}: Pick<HostContext, 'tempDirectory' | 'workspace'>): ReportFiles {
  const area = { workspace, tempDirectory, workingDirectory: workspace };
  const unwritten: string[] = [];
  return {
    unwritten: () => unwritten,
    write: (name, path, text) => {
      try {
        writeAtomically(checkWritable(path, area, name), text);
        return true;
      } catch (error) {
        if (!(error instanceof UserError) && !(error instanceof MachineError)) throw error;
        unwritten.push(error.message);
        return false;
      }
    },
  };
}
