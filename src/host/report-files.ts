import { UserError } from '../base/user-error.ts';
import { checkWritable, type WriteArea, writeAtomically } from './files.ts';

/** Writes a file that the host hands on, such as a summary; `variable` names it to the user. Never throws. */
export type WriteReportFile = (variable: string, path: string, text: string) => Promise<boolean>;

/** Creates the writer of a host's own files: they stay in the workspace or the temporary folder (contract §10). */
export function createReportFiles(area: WriteArea, warn: (text: string) => void): WriteReportFile {
  return async (variable, path, text) => {
    try {
      await writeAtomically(await checkWritable(path, area, variable), text);
      return true;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      warn(error.message);
      return false;
    }
  };
}
