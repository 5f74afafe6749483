import { systemClock } from './base/clock.ts';
import type { Http } from './base/http.ts';
import { parseCommandLine } from './commands/input-sources.ts';
import type { Manifest } from './commands/manifest.ts';
import { manifests } from './commands/manifests.ts';
import { loadCommand } from './commands/registered.ts';
import { runCommand } from './commands/run-command.ts';
import { createHost } from './host/create-host.ts';
import { type Face, faceOf } from './host/face.ts';
import type { Host } from './host/host.ts';
import type { Network } from './host/network.ts';
import { isTerminal, writeText } from './host/standard-streams.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Write = (text: string) => void;

const toStdout: Write = (text) => writeText(1, text);
const toStderr: Write = (text) => writeText(2, text);

/** Starts what the words and the environment ask for; gives the exit code. The composition root of every face. */
export async function start(words: readonly string[]): Promise<number> {
  const environment = process.env;
  const face = faceOf(words, environment);
  const byWords = face.command === undefined;
  if (byWords && (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help')) {
    const { renderProgramHelp } = await import('./commands/render-help.ts');
    const isAsked = words.length > 0;
    (isAsked ? toStdout : toStderr)(renderProgramHelp(manifests));
    return isAsked ? 0 : 2;
  }
  const name = face.command ?? words[0] ?? '';
  const isStep = face.kind !== 'command-line';
  let network: Network | undefined;
  const openHttp = async (connections: number): Promise<Http> => {
    const { openNetwork } = await import('./host/network.ts');
    network ??= openNetwork(environment, connections);
    return network.http;
  };
  const host = await createHost({
    environment,
    log: isStep ? toStdout : toStderr,
    get interactive() {
      return !isStep && isTerminal(2);
    },
    nativeInput: face.input,
    http: () => openHttp(8),
    clock: systemClock,
    random: Math.random,
    workingDirectory: process.cwd(),
    command: name,
  });
  const manifest = manifests.find((candidate) => candidate.name === name);
  if (manifest === undefined) return await refuseCommand(host, name, face);
  try {
    return await runManifest(manifest, byWords ? words.slice(1) : [], {
      unknown: face.names.filter((given) => !Object.hasOwn(manifest.inputs, given)),
      environment,
      host,
      openHttp,
      // The log of a step is its stdout: there is no reader for a payload.
      stdout: isStep ? () => undefined : toStdout,
      stdoutIsDropped: isStep,
      stdoutIsPrivate: !isStep && !isWrapped(environment) && !isTerminal(1),
    });
  } finally {
    await network?.close();
  }
}

async function runManifest(
  manifest: Manifest,
  words: readonly string[],
  machine: {
    /** Names that were given in the face's own form, and are no inputs. */
    readonly unknown: readonly string[];
    readonly environment: Environment;
    readonly host: Host;
    readonly openHttp: (connections: number) => Promise<Http>;
    readonly stdout: Write;
    readonly stdoutIsDropped: boolean;
    readonly stdoutIsPrivate: boolean;
  },
): Promise<number> {
  const { environment, host, openHttp, stdout, stdoutIsDropped, stdoutIsPrivate } = machine;
  const parsed = parseCommandLine(manifest, words);
  const problems = machine.unknown.map((given) => ({
    message: `\`${given}\` is not an input of \`${manifest.name}\``,
  }));
  const commandLine = { ...parsed, problems: [...problems, ...parsed.problems] };
  if (commandLine.help) {
    const { renderCommandHelp } = await import('./commands/render-help.ts');
    toStdout(renderCommandHelp(manifest));
    return 0;
  }
  const stop = new AbortController();
  const onSignal = (signal: string) => (): void => stop.abort(new Error(`stopped by ${signal}`));
  const [onTerminate, onInterrupt] = [onSignal('SIGTERM'), onSignal('SIGINT')];
  process.once('SIGTERM', onTerminate);
  process.once('SIGINT', onInterrupt);
  try {
    return await runCommand({
      manifest,
      host,
      texts: { commandLine, native: host.input, environment },
      clock: systemClock,
      random: Math.random,
      openHttp,
      stop: stop.signal,
      stdout,
      stdoutIsDropped,
      stdoutIsPrivate,
      load: loadCommand,
    });
  } finally {
    process.off('SIGTERM', onTerminate);
    process.off('SIGINT', onInterrupt);
  }
}

/** Composite actions and job templates set a variable for every input; their stdout is the log of the job. */
function isWrapped(environment: Environment): boolean {
  return Object.keys(environment).some((name) => name.startsWith('PLATFORM_ACTIONS_INPUT_'));
}

async function refuseCommand(host: Host, name: string, face: Face): Promise<number> {
  const list = manifests.map((manifest) => `\`${manifest.name}\``).join(', ');
  const what = face.command === undefined ? 'the command' : 'the input `command`';
  host.log.error(
    `${what} is ${name === '' ? 'missing' : `\`${name}\`, which does not exist`}\nchoose ${list}`,
  );
  host.setOutput('result', 'error');
  await host.finish?.({ result: 'error', findings: [] });
  return 2;
}
