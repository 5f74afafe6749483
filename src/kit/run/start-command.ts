import { resolve } from 'node:path';
import type { Http } from '../../base/http.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderDuration } from '../../base/time.ts';
import { problemsOf, UserError, type UserProblem } from '../../base/user-error.ts';
import { checkWritable, isFolder, leavesWorkspace, privateFile } from '../../host/files/files.ts';
import type { HostContext } from '../../host/host.ts';
import type { PolicyPlace } from '../config/commits.ts';
import type { ConfigFile } from '../config/config-file.ts';
import { ignoreRulesOf, readIgnores } from '../config/config-ignores.ts';
import { DEFAULT_CONFIG_FILE, NO_CONFIG, readConfig } from '../config/policy.ts';
import { findModeProblems, isUsedIn } from '../inputs/foreign-inputs.ts';
import { givenText, type InputTexts, isGivenHere, readSecretFiles } from '../inputs/input-sources.ts';
import { type FindInput, readInputs } from '../inputs/read-inputs.ts';
import type { CommonInputs } from '../manifest/common-inputs.ts';
import type { Machine } from './command.ts';
import type { CommandRow } from './command-row.ts';
import { replacedProblems, writtenProblems } from './file-problems.ts';
import { openGithubEarly } from './open-github.ts';

/** Dependencies of reading the inputs of a run. */
export interface StartOptions extends Pick<Machine, 'clock' | 'host' | 'manifests'> {
  readonly command: CommandRow;
  readonly texts: InputTexts;
  /** For a base commit that is not in the checkout; without it, only the checkout is read. */
  readonly http?: Http;
  /** Wraps the inputs for their users, to observe which are used. */
  readonly watchInputs?: (inputs: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}

/** Checked inputs of a run, and what was read with them. */
export interface Started extends Pick<Machine, 'area' | 'config' | 'given' | 'problems'> {
  readonly inputs: CommonInputs;
}

/**
 * Reads and checks all inputs, before any request; throws `UserError` with all problems. `found` receives the report
 * file as soon as it is known to be writable, so that refused inputs are reported there too.
 */
export async function startCommand(
  options: StartOptions,
  found: (reportFile: string) => void = () => undefined,
): Promise<Started> {
  const { command, host, texts } = options;
  const { manifest } = command;
  const now = options.clock.now();
  const { problems: secretProblems, secrets } = await readSecretFiles(manifest, texts);
  const direct: FindInput = (name) => {
    const text = secrets.get(name)?.text ?? givenText(texts, name);
    return text === undefined ? undefined : { text };
  };
  const problems: UserProblem[] = [...texts.commandLine.problems, ...secretProblems];
  for (const [name, spec] of Object.entries(manifest.inputs)) {
    // Masked first, whatever happens to the run.
    const secret = spec.kind === 'secret' ? direct(name)?.text.trim() : undefined;
    if (secret !== undefined) host.mask(secret);
  }
  const workingDirectory = resolve(host.context.workspace, direct('working-directory')?.text.trim() ?? '.');
  const modes = manifest.inputs['mode'];
  const named = direct('mode')?.text.trim() ?? modes?.default;
  const mode = modes?.choices?.find((one) => one === named);
  const refused = applyProblem(mode, host.context);
  if (refused !== undefined) problems.push(refused);
  // A refused run sends no requests, not even for its config file.
  const config =
    refused === undefined ? await readConfigOf(options, direct, workingDirectory, problems) : NO_CONFIG;
  const isHere = (name: string): boolean => isGivenHere(texts, name);
  // Variables and the config file also serve other steps: what the mode does not use is not even read.
  const all: FindInput = (name) => {
    if (!isUsedIn(manifest, mode, name) && !isHere(name)) return undefined;
    return direct(name) ?? config.given(manifest.name, name);
  };
  const { tempDirectory, workspace } = host.context;
  const area = { workspace, tempDirectory, workingDirectory };
  const report = direct('report-file')?.text.trim();
  problems.push(
    ...(await problemsOf(() => {
      const isNamed = report !== undefined;
      found(isNamed ? checkWritable(report, area, 'report-file') : privateFile(tempDirectory, 'report.json'));
    })),
  );
  const read = readInputs(manifest.inputs, all, now);
  const values = options.watchInputs?.(read.inputs) ?? read.inputs;
  const isUnreadable = (name: string): boolean => secretProblems.some(({ input }) => input === name);
  // An input whose flag is mistyped is not reported as missing too.
  const meant = new Set(texts.commandLine.problems.map(({ input }) => input));
  const isGiven = (name: string): boolean => all(name) !== undefined || isUnreadable(name) || meant.has(name);
  const place = { area, isGiven, isGivenHere: isHere, host, config, manifests: options.manifests, now };
  problems.push(...folderProblems(direct('working-directory')?.text, workingDirectory, workspace));
  const here = Object.keys(manifest.inputs).filter(isHere);
  problems.push(...findModeProblems(manifest, { value: mode, isGiven: isGiven('mode') }, here));
  problems.push(...timeoutProblems(values, direct('request-timeout') !== undefined));
  const rules = ignoreRulesOf(manifest.name, config, values);
  problems.push(...(await problemsOf(() => readIgnores(config, rules, now))));
  const replaced = await replacedProblems(manifest, values, area);
  problems.push(...replaced);
  if (replaced.some(({ input }) => input === 'report-file')) found(privateFile(tempDirectory, 'report.json'));
  const combined = (await command.findProblems?.(values, place)) ?? [];
  const shown = [
    ...combined.filter(({ input }) => !meant.has(input ?? '') || all(input ?? '') !== undefined),
    ...(await writtenProblems(manifest, values, area)),
  ];
  const willRun = problems.length === 0 && read.kind === 'inputs' && command.reportsProblems === true;
  if (read.kind === 'problems') throw new UserError(...problems, ...shown, ...read.problems);
  if (!willRun && problems.length + shown.length > 0) throw new UserError(...problems, ...shown);
  // Every manifest spreads `commonInputs`, so its typed record has all of them.
  const inputs = values as CommonInputs;
  const given = new Set(Object.keys(manifest.inputs).filter((name) => all(name) !== undefined));
  return { inputs, config, problems: shown, given, area };
}

function timeoutProblems(inputs: Partial<CommonInputs>, isGiven: boolean): readonly UserProblem[] {
  const { timeout } = inputs;
  const requestTimeout = inputs['request-timeout'];
  if (!isGiven || timeout === undefined || requestTimeout === undefined || requestTimeout <= timeout)
    return [];
  const given = `\`${renderDuration(requestTimeout)}\``;
  const whole = `\`${renderDuration(timeout)}\``;
  const message = `\`request-timeout\` is longer than \`timeout\`: ${given} for one request, ${whole} for all`;
  const fix = `set \`request-timeout\` to at most ${whole}, or raise \`timeout\``;
  return [{ message, fix, input: 'request-timeout' }];
}

function folderProblems(
  named: string | undefined,
  folder: string,
  workspace: string,
): readonly UserProblem[] {
  if (named === undefined) return [];
  const isOutside = leavesWorkspace(workspace, folder);
  if (!isOutside && isFolder(folder)) return [];
  const why = isOutside ? 'leads out of the workspace through a link' : 'is not a folder';
  const message = `\`working-directory\`: \`${plainLine(folder)}\` ${why}`;
  return [{ message, fix: `name a folder below \`${plainLine(workspace)}\``, input: 'working-directory' }];
}

/** The config file, whose location comes from inputs that it cannot set; its problems are added to the others. */
async function readConfigOf(
  options: StartOptions,
  direct: FindInput,
  workingDirectory: string,
  problems: UserProblem[],
): Promise<ConfigFile> {
  const path = direct('config-file')?.text.trim();
  let config = NO_CONFIG;
  const wrong = await problemsOf(async () => {
    config = await readConfig(path ?? DEFAULT_CONFIG_FILE, path !== undefined, {
      host: options.host,
      policyFrom: direct('policy-from')?.text.trim() === 'base' ? 'base' : 'head',
      manifests: options.manifests,
      workingDirectory,
      github: githubOf(options, direct),
      signal: options.signal,
    });
  });
  problems.push(...wrong, ...config.problems);
  return config;
}

function githubOf(options: StartOptions, direct: FindInput): PolicyPlace['github'] {
  const { clock, host, http, signal } = options;
  if (http === undefined) return undefined;
  const opener = { clock, host, http, signal: signal ?? new AbortController().signal };
  const textOf = (name: string): string | undefined => direct(name)?.text.trim();
  return async () => openGithubEarly(opener, textOf);
}

/** Why `apply` is refused here: a change must not take effect before it is merged. */
function applyProblem(
  mode: string | undefined,
  { changeEvent, event }: HostContext,
): UserProblem | undefined {
  if (mode !== 'apply' || !changeEvent) return undefined;
  return {
    message: `\`mode: apply\` is refused on pull-request and merge-request events${event === undefined ? '' : ` (this one is \`${event}\`)`}`,
    fix: 'use `mode: plan` here, and apply on a push to the protected branch',
    input: 'mode',
  };
}
