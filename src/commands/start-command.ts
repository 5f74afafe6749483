import { resolve } from 'node:path';
import type { Clock } from '../base/clock.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError, type UserProblem } from '../base/user-error.ts';
import { checkWritable, privateFile } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import type { ConfigFile } from './config-file.ts';
import { givenText, type InputTexts, readSecretFiles } from './gather-inputs.ts';
import { inputProblems } from './input-problems.ts';
import type { Manifest } from './manifest.ts';
import { DEFAULT_CONFIG_FILE, NO_CONFIG, readConfig } from './policy.ts';
import { type GivenInput, readInputs } from './read-inputs.ts';
import type { CommonInputs } from './session.ts';

/** What the inputs of a run are read with. */
export interface StartOptions {
  readonly manifest: Manifest;
  readonly host: Host;
  readonly texts: InputTexts;
  readonly clock: Clock;
}

/** Checked inputs of a run with what was read on the way. */
export interface Started {
  readonly inputs: CommonInputs;
  readonly config: ConfigFile;
  readonly given: ReadonlySet<string>;
  readonly workingDirectory: string;
}

/**
 * Reads and checks every input, before any request; throws `UserError` with all that is wrong with all of them. `found`
 * is told the report file as soon as it is known to be writable: a refused input is reported there, too.
 */
export async function startCommand(
  options: StartOptions,
  found: (reportFile: string) => void = () => undefined,
): Promise<Started> {
  const { host, manifest, texts } = options;
  const now = options.clock.now();
  const { problems: secretProblems, secrets } = await readSecretFiles(manifest, texts);
  const direct: GivenInput = (name) => {
    const text = secrets.get(name)?.text ?? givenText(texts, name);
    return text === undefined ? undefined : { text };
  };
  const problems: UserProblem[] = [...texts.commandLine.problems, ...secretProblems];
  for (const [name, spec] of Object.entries(manifest.inputs)) {
    // Masked before anything else, whatever becomes of the run.
    const secret = spec.kind === 'secret' ? direct(name)?.text.trim() : undefined;
    if (secret !== undefined) host.mask(secret);
  }
  const workingDirectory = resolve(host.context.workspace, direct('working-directory')?.text.trim() ?? '.');
  const config = await readConfigOf(options, direct, workingDirectory, problems);
  const all: GivenInput = (name) => direct(name) ?? config.given(manifest.name, name);
  const reportFile = await reportPath(host, direct('report-file')?.text.trim(), workingDirectory, problems);
  if (reportFile !== '') found(reportFile);
  const read = readInputs(manifest.inputs, all, now);
  const { tempDirectory, workspace } = host.context;
  const area = { workspace, tempDirectory, workingDirectory };
  const isUnreadable = (name: string): boolean => secretProblems.some(({ input }) => input === name);
  const place = { area, isGiven: (name: string) => all(name) !== undefined || isUnreadable(name) };
  problems.push(...(await folderProblems(direct('working-directory')?.text, workingDirectory)));
  problems.push(...timeoutProblems(read.inputs, direct('request-timeout') !== undefined));
  problems.push(...(await ignoreProblems(manifest, config, read.inputs, now)));
  const others = problems.length > 0 || read.kind === 'problems';
  problems.push(...(await inputProblems(manifest, read.inputs, place, others)));
  if (read.kind === 'problems') throw new UserError(...problems, ...read.problems);
  if (problems.length > 0) throw new UserError(...problems);
  const inputs = commonOf(read.inputs);
  const given = new Set(Object.keys(manifest.inputs).filter((name) => all(name) !== undefined));
  return { inputs, config, given, workingDirectory };
}

function timeoutProblems(inputs: Partial<CommonInputs>, isGiven: boolean): readonly UserProblem[] {
  const { timeout } = inputs;
  const requestTimeout = inputs['request-timeout'];
  if (!isGiven || timeout === undefined || requestTimeout === undefined || requestTimeout <= timeout)
    return [];
  return [{ message: '`request-timeout` is longer than `timeout`', input: 'request-timeout' }];
}

async function folderProblems(named: string | undefined, folder: string): Promise<readonly UserProblem[]> {
  if (named === undefined) return [];
  const { isFolder } = await import('../host/workspace-files.ts');
  if (await isFolder(folder)) return [];
  return [
    {
      message: `\`working-directory\`: \`${plainLine(folder)}\` is not a folder`,
      input: 'working-directory',
    },
  ];
}

/** The config file, which is found by inputs that it cannot set itself; its problems are added to the others. */
async function readConfigOf(
  { host }: StartOptions,
  direct: GivenInput,
  workingDirectory: string,
  problems: UserProblem[],
): Promise<ConfigFile> {
  const path = direct('config-file')?.text.trim();
  const policyFrom = direct('policy-from')?.text.trim() === 'base' ? 'base' : 'head';
  try {
    return await readConfig(path ?? DEFAULT_CONFIG_FILE, path !== undefined, {
      host,
      policyFrom,
      workingDirectory,
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems);
    return NO_CONFIG;
  }
}

/** What is wrong with the ignores of the config file, whichever command runs: told with the other problems. */
async function ignoreProblems(
  manifest: Manifest,
  config: ConfigFile,
  inputs: Readonly<Record<string, unknown>>,
  now: number,
): Promise<readonly UserProblem[]> {
  if (config.ignores.length === 0) return [];
  const { findIgnoreProblems, ignoreRulesOf } = await import('./config-ignores.ts');
  return findIgnoreProblems(config, ignoreRulesOf(manifest.name, config, inputs), now);
}

async function reportPath(
  host: Host,
  named: string | undefined,
  workingDirectory: string,
  problems: UserProblem[],
): Promise<string> {
  const { tempDirectory, workspace } = host.context;
  if (named === undefined) return privateFile(tempDirectory, 'report.json');
  try {
    return await checkWritable(named, { workspace, tempDirectory, workingDirectory }, 'report-file');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems);
    return '';
  }
}

function commonOf(inputs: object): CommonInputs {
  // Every manifest spreads `commonInputs`, so its typed record has all of them.
  return inputs as CommonInputs;
}
