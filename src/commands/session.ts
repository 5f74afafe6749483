import { type Clock, LONGEST_TIMER_MS } from '../base/clock.ts';
import type { Http } from '../base/http.ts';
import { plainLine } from '../base/plain-text.ts';
import { createLimiter } from '../base/pool.ts';
import { UserError } from '../base/user-error.ts';
import type { Host } from '../host/host.ts';
import { type Client, createClient } from '../platform/client.ts';
import { issuerOf } from '../platform/issuer-url.ts';
import { createRegistry, type Registry } from '../platform/registry.ts';
import type { TokenSource } from '../platform/token-source.ts';
import { createTransport, type Transport } from '../platform/transport.ts';
import { version } from '../version.ts';
import type { commonInputs } from './common-inputs.ts';
import type { InputsOf } from './manifest.ts';
import { type SignInOptions, tokenSource } from './sign-in.ts';

export type CommonInputs = InputsOf<typeof commonInputs>;

/** Everything that a command asks the service with; tokens are minted when first needed. */
export interface Session {
  readonly client: Client;
  readonly registry: Registry;
  readonly transport: Transport;
  /** The machine's network, for other services than the platform's; such requests are not counted. */
  readonly http: Http;
  readonly platformTokens: TokenSource | undefined;
  readonly registryTokens: TokenSource | undefined;
  readonly signIn: SignInOptions;
  readonly issuerUrl: string;
  /** Audience of registry tokens: the registry's host, with its port. */
  readonly registryAudience: string;
  /** Requests so far, tries included. */
  readonly requests: { readonly count: number; readonly retried: number };
}

/** Opens a session over the network; nothing is sent yet. */
export function openSession(
  inputs: CommonInputs,
  deps: {
    readonly host: Host;
    readonly http: Http;
    readonly clock: Clock;
    readonly random: () => number;
    readonly signal: AbortSignal;
  },
): Session {
  const { clock, host, signal } = deps;
  const requests = { count: 0, retried: 0 };
  const apiUrl = inputs['api-url'];
  const registryUrl = inputs['registry-url'];
  const issuerUrl = inputs['issuer-url'] ?? issuerOf(apiUrl);
  const registryAudience = new URL(registryUrl).host;
  const transport = createTransport({
    http: deps.http,
    clock,
    random: deps.random,
    maxAttempts: inputs['max-attempts'],
    requestTimeoutMs: Math.min(inputs['request-timeout'], inputs.timeout, LONGEST_TIMER_MS),
    limiter: createLimiter(inputs.concurrency),
    signal,
    userAgent: `platform-actions/${version} (${host.name})`,
    trace: (trace) => {
      requests.count += 1;
      if (trace.attempt > 1) requests.retried += 1;
      const { attempt, method, milliseconds, outcome, path } = trace;
      host.log.debug(
        `${method} ${plainLine(path, 500)} ${outcome} try ${attempt} ${Math.round(milliseconds)} ms`,
      );
    },
  });
  const signIn: SignInOptions = {
    host,
    transport,
    clock,
    signal,
    issuerUrl,
    identity: inputs.identity,
    idTokenAudience: inputs['id-token-audience'],
  };
  const platformTokens = tokenSource(signIn, apiUrl, inputs.token);
  const registryTokens = tokenSource(signIn, registryAudience, inputs['registry-token']);
  return {
    client: createClient({
      baseUrl: apiUrl,
      transport,
      tokens: platformTokens,
      concurrency: inputs.concurrency,
    }),
    registry: createRegistry({ registryUrl, transport, tokens: registryTokens, mask: host.mask }),
    transport,
    http: deps.http,
    platformTokens,
    registryTokens,
    signIn,
    issuerUrl,
    registryAudience,
    requests,
  };
}

/** Throws the usage error of a command that cannot do without the platform's credential. */
export function requireIdentity(
  inputs: Partial<Pick<CommonInputs, 'identity' | 'token'>>,
  why: string,
): void {
  if (inputs.identity !== undefined || inputs.token !== undefined) return;
  throw new UserError({
    message: `\`identity\` is needed: ${why}`,
    fix: 'set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform',
    input: 'identity',
  });
}
