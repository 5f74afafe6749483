import { appendFileSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { setOutput } from '@actions/core';
import { plainLine } from '../../base/plain-text.ts';
import { errorCode } from '../files/files.ts';
import type { Host, Unwritten } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';
import type { Flavour } from './github-flavour.ts';

/** Maximum size of one step's summary in bytes (workflow-commands reference); beyond it, the whole summary is dropped. */
const MAXIMUM_SUMMARY_BYTES = 1024 * 1024;

const WITHOUT_WAITING = constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK;

export interface GithubFiles extends Pick<Host, 'setOutput' | 'writeSummary' | 'unwritten' | 'limitations'> {
  readonly hasOutputs: boolean;
  readonly hasSummary: boolean;
}

/**
 * Opens the files that the runner names. Both are written synchronously, although `core.summary` offers only promises:
 * a run that is being stopped ends without waiting, and the output `result` depends on what could not be written.
 */
export function openGithubFiles(
  environment: HostOptions['environment'],
  flavour: Flavour,
  {
    callCore,
    redact,
    line,
  }: {
    readonly callCore: (call: () => void) => void;
    readonly redact: (text: string) => string;
    readonly line: (text: string) => void;
  },
): GithubFiles {
  const text = readVariables(environment);
  const outputFile = text('GITHUB_OUTPUT');
  const summaryFile = flavour.summary === 'native' ? text('GITHUB_STEP_SUMMARY') : undefined;
  const isRequired = isGithubItself(environment);
  const unwritten: Unwritten[] = [];
  const attempt = (what: string, path: string, write: () => void): void => {
    // A file that is gone is not created again, because the runner would not read it; and a pipe is not waited for.
    const why = failureOf(() => closeSync(openSync(path, WITHOUT_WAITING))) ?? failureOf(write);
    if (why !== undefined)
      unwritten.push({ message: `the file for ${what}, \`${plainLine(path)}\`, cannot be written: ${why}` });
  };
  return {
    hasOutputs: outputFile !== undefined,
    hasSummary: summaryFile !== undefined,
    limitations: limitationsOf(flavour, outputFile !== undefined || isRequired, summaryFile),
    unwritten: () => unwritten,
    setOutput: (name, value) => {
      // Without a file, `core` falls back to a command that runners no longer accept.
      if (outputFile !== undefined)
        attempt('outputs (GITHUB_OUTPUT)', outputFile, () => callCore(() => setOutput(name, value)));
      else if (isRequired)
        unwritten.push({
          message: 'GITHUB_OUTPUT is not set, so outputs cannot be written',
          fix: 'pass the variable on to this process',
        });
    },
    writeSummary: (markdown) => {
      if (summaryFile === undefined) return;
      const summary = redact(markdown);
      attempt('summaries (GITHUB_STEP_SUMMARY)', summaryFile, () => {
        const left = MAXIMUM_SUMMARY_BYTES - statSync(summaryFile).size;
        if (Buffer.byteLength(summary) <= left) appendFileSync(summaryFile, summary);
        else
          line(
            `The summary is larger than what is left of ${MAXIMUM_SUMMARY_BYTES >> 10} KiB for this step and was left out.`,
          );
      });
    },
  };
}

function failureOf(write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

function limitationsOf(
  flavour: Flavour,
  /** A lack of outputs is no limitation of the runner. */
  hasOutputs: boolean,
  summaryFile: string | undefined,
): readonly string[] {
  const limitations: string[] = [];
  if (!hasOutputs)
    limitations.push('this runner provides no file for outputs (GITHUB_OUTPUT), so no outputs were set');
  if (flavour.summary === 'none')
    limitations.push('this runner shows neither summaries nor annotations; see the log and the report');
  else if (summaryFile === undefined)
    limitations.push(
      'this runner provides no file for summaries (GITHUB_STEP_SUMMARY), so no summary was written',
    );
  return limitations;
}

/** GitHub's own runners have had files for outputs for years; other runners, and those of GitHub Enterprise Server, may lack them. */
function isGithubItself(environment: HostOptions['environment']): boolean {
  const others = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'];
  if (others.some((name) => (environment[name] ?? '') !== '')) return false;
  return environment['GITHUB_SERVER_URL'] === 'https://github.com';
}
