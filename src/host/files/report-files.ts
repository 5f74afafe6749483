import { MachineError, UserError } from '../../base/user-error.ts';
import type { HostContext, Unwritten } from '../host.ts';
import type { HostOptions } from '../host-options.ts';
import { type DotenvLimits, renderDotenv } from './dotenv.ts';
import { checkWritable, writeAtomically } from './files.ts';

/** GitLab's limits: 5 KiB, and 20 variables on an instance with default settings. */
export const GITLAB_DOTENV: Omit<DotenvLimits, 'prefix'> = { maximumBytes: 5 * 1024, maximumCount: 20 };

/** Limits of a variables file for CIs without limits of their own. */
export const PLAIN_DOTENV: Omit<DotenvLimits, 'prefix'> = { maximumBytes: 64 * 1024, maximumCount: 100 };

/** Prefix of output names on hosts where all jobs share one namespace: `PLATFORM_OUTPUT_PREFIX`, or else the command's name. */
export function outputPrefix(options: Pick<HostOptions, 'environment' | 'command'>): string {
  const given = options.environment['PLATFORM_OUTPUT_PREFIX']?.trim() ?? '';
  return given === '' ? (options.command ?? 'platform-actions') : given;
}

/** Collects outputs for a file of variables; secrets stay out of it, since such files can be downloaded. */
export function createDotenvOutput(
  options: {
    readonly path: string;
    readonly prefix: string;
    readonly limits: Omit<DotenvLimits, 'prefix'>;
    readonly redact: (text: string) => string;
  },
  files: ReportFiles,
  line: (text: string) => void,
): { readonly set: (name: string, value: string) => void; readonly write: () => void } {
  const outputs = new Map<string, string>();
  return {
    set: (name, value) => {
      if (options.redact(value) === value) outputs.set(name, value);
      else line(`The output \`${name}\` is a secret, so it is not written to \`${options.path}\`.`);
    },
    write: () => {
      const prefix = `${options.prefix.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_`;
      const { cut, leftOut, text } = renderDotenv(outputs, { prefix, ...options.limits });
      if (!files.write('PLATFORM_DOTENV_FILE', options.path, text)) return;
      const short = [...cut.map((name) => `\`${name}\` (cut)`), ...leftOut.map((name) => `\`${name}\``)];
      if (short.length > 0)
        line(
          `Not complete in \`${options.path}\`, because of its format or size: ${short.join(', ')}; the report is complete.`,
        );
    },
  };
}

/** Files that a host delivers, such as a summary. */
interface ReportFiles {
  /** Writes one, and returns whether it is there; `name` identifies it to the user. Never throws. */
  write(name: string, path: string, text: string): boolean;
  /** Failures so far. */
  unwritten(): readonly Unwritten[];
}

/** Opens a host's own files: they stay in the workspace or the temporary folder, and none replaces another. */
export function openReportFiles({
  tempDirectory,
  workspace,
}: Pick<HostContext, 'tempDirectory' | 'workspace'>): ReportFiles {
  const area = { workspace, tempDirectory, workingDirectory: workspace };
  const unwritten: Unwritten[] = [];
  const taken = new Map<string, string>();
  return {
    unwritten: () => unwritten,
    write: (name, path, text) => {
      try {
        const target = checkWritable(path, area, name);
        const other = taken.get(target) ?? name;
        if (other !== name)
          throw new UserError({
            message: `\`${other}\` and \`${name}\` are the same file, \`${path}\`: give each of them a path of its own`,
          });
        writeAtomically(target, text);
        taken.set(target, name);
        return true;
      } catch (error) {
        if (!(error instanceof UserError) && !(error instanceof MachineError)) throw error;
        unwritten.push({ message: error.message });
        return false;
      }
    },
  };
}
