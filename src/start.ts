import { systemClock } from './base/clock.ts';
import type { Http } from './base/http.ts';
import { nativeVariableName } from './commands/input-names.ts';
import { parseCommandLine } from './commands/input-sources.ts';
import type { Manifest } from './commands/manifest.ts';
import { manifests } from './commands/manifests.ts';
import { createHost } from './host/create-host.ts';
import type { Host } from './host/host.ts';
import type { HostOptions } from './host/host-options.ts';
import type { Network } from './host/network.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Write = (text: string) => void;

const toStdout: Write = (text) => void process.stdout.write(text);
const toStderr: Write = (text) => void process.stderr.write(text);

/** Starts what the words and the environment ask for; gives the exit code. The composition root of every face. */
export async function start(words: readonly string[]): Promise<number> {
  const environment = process.env;
  const isAction = words.length === 0 && environment['GITHUB_ACTIONS'] === 'true';
  if (
    !isAction &&
    (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help')
  ) {
    const { renderProgramHelp } = await import('./commands/render-help.ts');
    toStdout(renderProgramHelp(manifests));
    return words.length === 0 ? 2 : 0;
  }
  const name = isAction ? (environment['INPUT_COMMAND'] ?? '').trim() : (words[0] ?? '');
  let network: Network | undefined;
  const openHttp = async (connections: number): Promise<Http> => {
    const { openNetwork } = await import('./host/network.ts');
    network ??= openNetwork(environment, connections);
    return network.http;
  };
  const host = await createHost({
    environment,
    log: isAction ? toStdout : toStderr,
    interactive: !isAction && process.stderr.isTTY === true,
    nativeInput: nativeInput(environment, isAction),
    http: () => openHttp(8),
    clock: systemClock,
    random: Math.random,
    workingDirectory: process.cwd(),
  });
  const manifest = manifests.find((candidate) => candidate.name === name);
  if (manifest === undefined) return refuseCommand(host, name, isAction);
  try {
    return await runManifest(manifest, isAction ? [] : words.slice(1), {
      environment,
      host,
      openHttp,
      // The log of a JavaScript action is its stdout: there is no reader for a payload.
      stdout: isAction ? () => undefined : toStdout,
      stdoutIsPrivate: !isAction && !isComposite(environment) && process.stdout.isTTY !== true,
    });
  } finally {
    await network?.close();
  }
}

async function runManifest(
  manifest: Manifest,
  words: readonly string[],
  machine: {
    readonly environment: Environment;
    readonly host: Host;
    readonly openHttp: (connections: number) => Promise<Http>;
    readonly stdout: Write;
    readonly stdoutIsPrivate: boolean;
  },
): Promise<number> {
  const { environment, host, openHttp, stdout, stdoutIsPrivate } = machine;
  const commandLine = parseCommandLine(manifest, words);
  if (commandLine.help) {
    const { renderCommandHelp } = await import('./commands/render-help.ts');
    toStdout(renderCommandHelp(manifest));
    return 0;
  }
  const [{ runCommand }, { loadCommand }] = await Promise.all([
    import('./commands/run-command.ts'),
    import('./commands/registered.ts'),
  ]);
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
      stdoutIsPrivate,
      load: loadCommand,
    });
  } finally {
    process.off('SIGTERM', onTerminate);
    process.off('SIGINT', onInterrupt);
  }
}

/** Composite actions set a variable for every input; their stdout is the log of the job. */
function isComposite(environment: Environment): boolean {
  return Object.keys(environment).some((name) => name.startsWith('PLATFORM_ACTIONS_INPUT_'));
}

/** Native inputs (contract §1): `INPUT_*` for the JavaScript action only, `PLATFORM_ACTIONS_INPUT_*` for composites. */
function nativeInput(environment: Environment, isAction: boolean): HostOptions['nativeInput'] {
  return (name) =>
    isAction ? environment[`INPUT_${name.toUpperCase()}`] : environment[nativeVariableName(name)];
}

function refuseCommand(host: Host, name: string, isAction: boolean): number {
  const list = manifests.map((manifest) => `\`${manifest.name}\``).join(', ');
  const what = isAction ? 'the input `command`' : 'the command';
  host.log.error(
    `${what} is ${name === '' ? 'missing' : `\`${name}\`, which does not exist`}\nchoose ${list}`,
  );
  return 2;
}
