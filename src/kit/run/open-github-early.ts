import type { Clock } from '../../base/clock.ts';
import type { Http } from '../../base/http.ts';
import { createSend } from '../../base/retry.ts';
import type { Host } from '../../host/host.ts';
import { type OpenedGithub, openGithub } from './open-github.ts';

/** Limits of requests before the inputs are read: their defaults. */
const EARLY_LIMITS = { maxAttempts: 4, requestTimeoutMs: 30_000 };
/** Connections, unless `concurrency` sets another usable number. */
const EARLY_CONNECTIONS = 8;

/** Opens GitHub's API before the inputs are read; `textOf` is the text of an input as it was given. */
export async function openGithubEarly(
  options: {
    readonly clock: Clock;
    readonly host: Host;
    readonly openHttp: (connections: number) => Promise<Http>;
    readonly signal: AbortSignal;
  },
  textOf: (input: string) => string | undefined,
): Promise<OpenedGithub> {
  const { clock, host, openHttp } = options;
  const connections = Number(textOf('concurrency') ?? Number.NaN);
  // The first caller decides the number of connections.
  const isUsable = Number.isInteger(connections) && connections >= 1 && connections <= 64;
  const http: Http = async (request) => (await openHttp(isUsable ? connections : EARLY_CONNECTIONS))(request);
  const send = createSend({ http, clock, signal: options.signal, random: Math.random, ...EARLY_LIMITS });
  return openGithub(textOf('github-token') || undefined, { host, send });
}
