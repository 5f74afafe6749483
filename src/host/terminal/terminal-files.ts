import type { Redactor } from '../../base/redactor.ts';
import { createDotenvOutput, outputPrefix, PLAIN_DOTENV } from '../files/dotenv-output.ts';
import { openReportFiles } from '../files/report-files.ts';
import type { Host, HostContext } from '../host.ts';
import type { HostOptions } from '../host-options.ts';

/** Paths of the files that variables name, for CIs that pick such files up. */
export interface TerminalPaths {
  readonly dotenv: string | undefined;
  readonly summary: string | undefined;
  readonly quality: string | undefined;
  readonly junit: string | undefined;
}

/** What of a host writes those files. */
export type TerminalFiles = Pick<Host, 'setOutput' | 'writeSummary' | 'unwritten' | 'finish'>;

/** Opens the files; `line` writes to the log. */
export function openTerminalFiles(
  options: HostOptions,
  paths: TerminalPaths,
  context: HostContext,
  { line, redact }: { readonly line: (text: string) => void; readonly redact: Redactor['redact'] },
): TerminalFiles {
  const { dotenv, junit, quality } = paths;
  const files = openReportFiles(context);
  const prefix = outputPrefix(options);
  const outputs =
    dotenv === undefined
      ? undefined
      : createDotenvOutput({ path: dotenv, prefix, limits: PLAIN_DOTENV, redact }, files, line);
  const summary: string[] = [];
  return {
    setOutput: (name, value) => outputs?.set(name, value),
    writeSummary: (markdown) => void summary.push(redact(markdown)),
    unwritten: files.unwritten,
    finish: async ({ reports }) => {
      outputs?.write();
      if (paths.summary !== undefined)
        files.write('PLATFORM_SUMMARY_FILE', paths.summary, summary.join('\n'));
      if (quality !== undefined)
        files.write('PLATFORM_CODE_QUALITY_FILE', quality, redact(reports.codeQuality('.')));
      if (junit !== undefined) {
        const { command = 'platform-actions' } = options;
        files.write('PLATFORM_FINDINGS_JUNIT_FILE', junit, redact(reports.junit(command)));
      }
    },
  };
}
