import { type Clock, systemClock } from '../../src/base/clock.ts';
import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import { commands, manifests } from '../../src/commands/commands.ts';
import { createHost } from '../../src/host/create-host.ts';
import { openNetwork } from '../../src/host/network/network.ts';
import { parseCommandLine } from '../../src/kit/inputs/input-sources.ts';
import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import { runCommand } from '../../src/kit/run/run-command.ts';
import type { ProcessEnd } from './run-source.ts';
import { openThreadsHere } from './threads-here.ts';

/** The real time, with waits a fiftieth as long. */
const hastyClock: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / 50, signal),
};

/** How a run in this process may differ. */
export interface HereOptions {
  readonly stop?: AbortSignal;
  /** Stands between the command and the network, to send on or to answer. */
  readonly between?: (request: HttpRequest, send: Http) => Promise<HttpResult>;
}

/** Runs a command line in this process, as in a terminal with `environment` alone, over the real network. */
export async function runHere(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  workingDirectory: string,
  { between, stop = new AbortController().signal }: HereOptions = {},
): Promise<ProcessEnd> {
  const [name, ...rest] = words;
  const command = commands.find((row) => row.manifest.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const network = openNetwork(environment);
  const http: Http = between === undefined ? network.http : (request) => between(request, network.http);
  const printed = { stdout: '', stderr: '' };
  const host = await createHost({
    environment,
    log: (text) => {
      printed.stderr += text;
    },
    interactive: false,
    http,
    clock: hastyClock,
    random: Math.random,
    workingDirectory,
    command: command.manifest.name,
  });
  const commandLine = parseCommandLine(command.manifest, rest);
  try {
    const code = await runCommand({
      openThreads: openThreadsHere,
      command,
      manifests,
      host,
      texts: { commandLine, native: (input) => environment[nativeVariableName(input)], environment },
      clock: hastyClock,
      random: Math.random,
      http,
      stop,
      stdout: (text) => {
        printed.stdout += text;
      },
      stdoutIsDropped: false,
      stdoutIsPrivate: true,
    });
    return { code, ...printed };
  } finally {
    await network.close();
  }
}
