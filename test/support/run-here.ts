import { type Clock, systemClock } from '../../src/base/clock.ts';
import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import { nativeVariableName } from '../../src/commands/input-names.ts';
import { parseCommandLine } from '../../src/commands/input-sources.ts';
import { manifests } from '../../src/commands/manifests.ts';
import { loadCommand } from '../../src/commands/registered.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import { createHost } from '../../src/host/create-host.ts';
import { openNetwork } from '../../src/host/network.ts';
import type { ProcessEnd } from './run-source.ts';

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
  const manifest = manifests.find((candidate) => candidate.name === name);
  if (manifest === undefined) throw new Error(`no command ${name}`);
  const network = openNetwork(environment, 8);
  const http: Http = between === undefined ? network.http : (request) => between(request, network.http);
  const printed = { stdout: '', stderr: '' };
  const host = await createHost({
    environment,
    log: (text) => {
      printed.stderr += text;
    },
    interactive: false,
    nativeInput: (input) => environment[nativeVariableName(input)],
    http: async () => http,
    clock: hastyClock,
    random: Math.random,
    workingDirectory,
    command: manifest.name,
  });
  const commandLine = parseCommandLine(manifest, rest);
  try {
    const code = await runCommand({
      manifest,
      host,
      texts: { commandLine, native: host.input, environment },
      clock: hastyClock,
      random: Math.random,
      openHttp: async () => http,
      stop,
      stdout: (text) => {
        printed.stdout += text;
      },
      stdoutIsDropped: false,
      stdoutIsPrivate: true,
      load: loadCommand,
    });
    return { code, ...printed };
  } finally {
    await network.close();
  }
}
