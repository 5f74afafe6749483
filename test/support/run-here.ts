import { type Clock, systemClock } from '../../src/base/clock.ts';
import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import { openNetwork } from '../../src/host/network/network.ts';
import { commandHere } from './command-here.ts';
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
  { between, stop }: HereOptions = {},
): Promise<ProcessEnd> {
  const network = openNetwork(environment);
  const http: Http = between === undefined ? network.http : (request) => between(request, network.http);
  const printed = { stdout: '', stderr: '' };
  const run = { words, environment, workingDirectory, http, clock: hastyClock, stop };
  try {
    const code = await commandHere(run, printed);
    return { code, ...printed };
  } finally {
    await network.close();
  }
}
