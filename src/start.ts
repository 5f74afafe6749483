import { systemClock } from './base/clock.ts';
import type { Http } from './base/http.ts';
import { unknownWord } from './base/nearest-names.ts';
import { chooseCommand, findInnerCommand, manifests } from './commands/commands.ts';
import { helpAbout, unknownTopic } from './commands/help.ts';
import { createHost } from './host/create-host.ts';
import { exitNow } from './host/end-process.ts';
import { type Face, faceOf } from './host/face.ts';
import type { Host } from './host/host.ts';
import { currentFolder } from './host/host-options.ts';
import { type Network, openNetwork } from './host/network/network.ts';
import { isTerminal, writeText } from './host/standard-streams.ts';
import { createThreads } from './host/threads.ts';
import { type RunEnd, runUntilStopped } from './host/until-stopped.ts';
import { findForeignInputs, findStrangeVariables } from './kit/inputs/foreign-inputs.ts';
import { givenText, type InputTexts, parseCommandLine } from './kit/inputs/input-sources.ts';
import type { Manifest } from './kit/manifest/manifest.ts';
import { renderCompletion, SHELLS } from './kit/manifest/render-completion.ts';
import { renderShortHelp } from './kit/manifest/render-help.ts';
import { hostEnding } from './kit/run/handover.ts';
import { runCommand } from './kit/run/run-command.ts';
import { createRunInside } from './kit/run/run-inside.ts';
import { serveRun } from './kit/run/serve-run.ts';
import { isExchange, shareExchanges } from './session/share-exchanges.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Write = (text: string) => void;

const toStdout: Write = (text) => writeText(1, text);
const toStderr: Write = (text) => writeText(2, text);

/**
 * Starts what the words and the environment ask for; returns the exit code. Threads that read files, and processes for runs
 * inside a run, start with `ownFile`. The composition root of every face.
 */
export async function start(words: readonly string[], ownFile: string): Promise<number> {
  const environment = process.env;
  const face = faceOf(words, environment);
  const byWords = face.command === undefined;
  if (byWords && (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help')) {
    const isAsked = words.length > 0;
    const text = helpAbout(words[0] === 'help' ? words[1] : undefined);
    if (text === undefined) return refuse(unknownTopic(words[1] ?? ''));
    (isAsked ? toStdout : toStderr)(text);
    return isAsked ? 0 : 2;
  }
  if (byWords && words[0] === 'completion') return printCompletion(words[1]);
  return await runUntilStopped((end) => startFace(face, words, ownFile, end));
}

/** Does the job that the parent process, which is a run of this program, sends; returns its exit code. */
export async function serve(ownFile: string): Promise<number> {
  const { http } = openNetwork({ ...process.env });
  return await runUntilStopped(({ lastWords, stop, watch }) =>
    serveRun(
      {
        ...{ clock: systemClock, http, random: Math.random, manifests, findCommand: findInnerCommand },
        ...{ isShared: isExchange, stop, watch, lastWords },
        openThreads: (data) => createThreads(ownFile, data),
      },
      exitNow,
    ),
  );
}

async function startFace(
  face: Face,
  words: readonly string[],
  ownFile: string,
  { lastWords, stop, watch }: RunEnd,
): Promise<number> {
  const environment = process.env;
  const name = face.command ?? words[0] ?? '';
  const isStep = face.kind !== 'command-line';
  let network: Network | undefined;
  // A copy: while Octokit loads, the proxy variables are hidden from it for a moment.
  const atStart = { ...environment };
  const http: Http = (request) => {
    network ??= openNetwork(atStart);
    return network.http(request);
  };
  const workingDirectory = currentFolder();
  if (workingDirectory === undefined) {
    toStderr('error: the current folder does not exist any more\nrun this in a folder that exists\n');
    return 2;
  }
  const machine = { clock: systemClock, http, random: Math.random };
  const host = await createHost({
    ...machine,
    environment,
    log: isStep ? toStdout : toStderr,
    interactive: !isStep && isTerminal(2),
    workingDirectory,
    command: name,
  });
  const command = chooseCommand(name, face);
  if (typeof command === 'string') return await refuseCommand(host, command);
  const given = face.command === undefined ? words.slice(1) : [];
  const texts = readTexts(command.manifest, given, face, host, environment);
  if (texts.commandLine.help) {
    toStdout(renderShortHelp(command.manifest));
    return 0;
  }
  const share = shareExchanges(systemClock);
  try {
    return await runCommand({
      ...{ ...machine, command, host, lastWords, manifests, texts, watch },
      runInside: createRunInside(ownFile, { host, openHttp: (onSpared) => share(http, onSpared) }),
      openThreads: (data) => createThreads(ownFile, data),
      stop: stop.signal,
      // The log of a step is its stdout, so a payload has no reader.
      stdout: isStep ? () => undefined : toStdout,
      stdoutIsDropped: isStep,
      stdoutIsPrivate: !isStep && !isWrapped(environment) && !isTerminal(1),
    });
  } finally {
    await network?.close();
  }
}

/** Texts of the inputs of a command, with the problems of names that are not inputs; some of these only cause a warning. */
export function readTexts(
  manifest: Manifest,
  words: readonly string[],
  face: Face,
  { log }: Host,
  environment: Environment,
): InputTexts {
  const commandLine = parseCommandLine(manifest, words, manifests);
  const texts = { commandLine, native: face.input, environment };
  const isApply = givenText(texts, 'mode')?.trim() === 'apply';
  const foreign = findForeignInputs(manifest, manifests, face);
  const strange = findStrangeVariables(manifest, manifests, environment, isApply);
  const problems = [...foreign, ...strange.problems, ...commandLine.problems];
  if (!commandLine.help) for (const warning of strange.warnings) log.warning(warning);
  return { ...texts, commandLine: { ...commandLine, problems } };
}

/** Composite actions and job templates set a variable for every input; their stdout is the log of the job. */
export function isWrapped(environment: Environment): boolean {
  return Object.keys(environment).some((name) => name.startsWith('PLATFORM_ACTIONS_INPUT_'));
}

/** `completion SHELL`: the script that completes commands and inputs in that shell. */
function printCompletion(name: string | undefined): number {
  const shell = SHELLS.find((known) => known === name);
  if (shell === undefined) return refuse(unknownWord('shell', name ?? '', SHELLS));
  toStdout(renderCompletion(shell, manifests));
  return 0;
}

/** Refuses a word where nothing runs that could report it; returns the exit code. */
function refuse(message: string): number {
  toStderr(`error: ${message}\n`);
  return 2;
}

async function refuseCommand(host: Host, message: string): Promise<number> {
  host.log.error(message);
  host.setOutput('result', 'error');
  if (host.finish !== undefined) await host.finish(hostEnding('error', []));
  return 2;
}
