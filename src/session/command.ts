import { LONGEST_TIMER_MS } from '../base/clock.ts';
import { plainLine } from '../base/plain-text.ts';
import type { Host } from '../host/host.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';
import type { CapabilityNeed } from '../kit/manifest/manifest.ts';
import type { Machine } from '../kit/run/command.ts';
import type { Outcome } from '../kit/run/outcome.ts';
import { ExplainedError } from '../kit/run/problems.ts';
import type { Client } from '../platform/client.ts';
import type { PlatformError } from '../platform/errors.ts';
import { issuerOf, mintToken, type Narrowing } from '../platform/mint-token.ts';
import type { TokenLimits } from '../platform/resources/sts.ts';
import type { RequestTrace } from '../platform/transport.ts';
import { version } from '../version.ts';
import { type OpenedPlatform, openPlatform } from './open-platform.ts';
import { toProblems } from './problems.ts';
import { askIdToken, explainExchange, personalTokens, type SignInOptions } from './sign-in.ts';

/** Machine and service of a command, as arguments. */
export interface Deps extends Machine {
  readonly session: ReturnType<typeof openSession>;
}

/** A command's `Run` with a session. */
export type Work<Inputs, RuleId extends string = never> = (
  inputs: Inputs,
  deps: Deps,
) => Promise<Outcome<RuleId>>;

/** Opens a session for work; what the service refuses is thrown as an `ExplainedError`. */
export function withSession<Inputs extends CommonInputs, Result>(
  work: (inputs: Inputs, deps: Deps) => Promise<Result>,
  needs: readonly CapabilityNeed[],
): (inputs: Inputs, machine: Machine) => Promise<Result> {
  return async (inputs, machine) => {
    const session = openSession(inputs, needs, machine);
    machine.counts?.(session.requests);
    try {
      return await work(inputs, { ...machine, session });
    } catch (error) {
      throw new ExplainedError(toProblems(error, inputs.identity), { cause: error });
    }
  };
}

/**
 * Opens the platform for a run, as the library does: everything that a command needs for requests to the service. Nothing
 * is sent yet, and tokens are obtained on first use.
 */
function openSession(
  inputs: CommonInputs,
  needs: readonly CapabilityNeed[],
  { clock, host, http, random, signal }: Machine,
) {
  const { concurrency, identity, token } = inputs;
  /** Number of requests so far, including retries. */
  const requests = { count: 0, retried: 0 };
  const limits = {
    maxAttempts: inputs['max-attempts'],
    // A `timeout` of nothing ends the run by itself.
    requestTimeoutMs: Math.max(1, Math.min(inputs['request-timeout'], inputs.timeout, LONGEST_TIMER_MS)),
  };
  const issuerUrl = inputs['issuer-url'] ?? issuerOf(inputs['api-url']);
  const idTokenAudience = inputs['id-token-audience'];
  const signIn: SignInOptions = { host, signal, ...limits, issuerUrl, identity, idTokenAudience };
  const registryToken = inputs['registry-token'];
  let narrowing: ReturnType<typeof createNarrowing> | undefined;
  const open = (changes: readonly string[]): OpenedPlatform =>
    openPlatform(
      {
        ...limits,
        apiUrl: inputs['api-url'],
        issuerUrl,
        registryUrl: inputs['registry-url'],
        concurrency,
        signal,
        userAgent: `platform-actions/${version} (${host.name})`,
        onSecret: host.mask,
        onRequest: (trace) => {
          requests.count += 1;
          if (trace.attempt > 1) requests.retried += 1;
          host.log.debug(traceLine(trace, host));
        },
        ...(token === undefined ? {} : { token }),
        ...(registryToken === undefined ? {} : { registryToken }),
        ...(identity === undefined ? {} : { identity, idToken: () => askIdToken(signIn) }),
      },
      {
        ...{ http, clock, random, redact: host.redact, explain: explainExchange(signIn, clock) },
        personal: personalTokens(inputs, host, signal),
        narrowing: (audience) => {
          narrowing = createNarrowing(needs, inputs, audience, host.log.notice, changes);
          return narrowing;
        },
      },
    );
  const opened = open([]);
  const isLimited = (): boolean =>
    token === undefined &&
    host.person?.token === undefined &&
    inputs['least-privilege'] &&
    narrowing?.isGivenUp() !== true;
  const { client, platformTokens, registry, registryAudience, registryTokens, ways } = opened;
  return {
    client,
    /** The client with which planned changes are made: its token also holds the capabilities of these kinds of change. */
    clientFor: async (changes: readonly string[]): Promise<Client> => {
      // A token that was given, or that has no list, is the only one.
      if (!isLimited()) return client;
      const second = open(changes);
      // A refused sign-in has to end the run before its first write.
      await second.platformTokens?.get();
      return second.client;
    },
    registry,
    platformTokens,
    registryTokens,
    issuerUrl,
    registryAudience,
    signIn,
    /** Obtains a new token of an audience. */
    mint: (audience: string) => mintToken(ways, audience),
    requests,
    /** `given up` once the service has refused the list of capabilities. */
    narrowing: () => (narrowing?.isGivenUp() === true ? 'given up' : 'in force'),
  };
}

function traceLine({ attempt, method, milliseconds, outcome, path }: RequestTrace, { redact }: Host): string {
  return `${method} ${plainLine(redact(path), 500)} ${outcome} try ${attempt} ${Math.round(milliseconds)} ms`;
}

/** Inputs that decide what a token is limited to; `capabilities` and `scopes` are those of `token` and `api`. */
export type NarrowingInputs = Readonly<Record<string, unknown>>;

/** Capabilities that these inputs and planned changes need for an audience, sorted; `undefined` if none are declared. */
export function neededCapabilities(
  needs: readonly CapabilityNeed[],
  audience: CapabilityNeed['audience'],
  inputs: NarrowingInputs,
  changes: readonly string[] = [],
): readonly string[] | undefined {
  const isPlanned = ({ change }: CapabilityNeed): boolean => change === undefined || changes.includes(change);
  const rows = needs.filter((need) => need.audience === audience && isPlanned(need) && counts(need, inputs));
  if (rows.length === 0) return undefined;
  return [...new Set(rows.flatMap(({ capabilities }) => capabilities))].sort();
}

function counts({ when = {} }: CapabilityNeed, inputs: NarrowingInputs): boolean {
  return Object.entries(when).every(([name, values]) => {
    const given = String(inputs[name] ?? '');
    return values.some((value) => {
      if (value === '?*') return given !== '';
      return value.endsWith('*') ? given.startsWith(value.slice(0, -1)) : given === value;
    });
  });
}

/** Limits tokens to what the user names, else to the command's needs; only the latter are given up, with a `notice`. */
export function createNarrowing(
  needs: readonly CapabilityNeed[],
  inputs: NarrowingInputs,
  registryAudience: string,
  notice: (text: string) => void,
  changes: readonly string[] = [],
): Narrowing & { readonly isGivenUp: () => boolean } {
  const named = textsOf(inputs['capabilities']);
  const scopes = textsOf(inputs['scopes']);
  const isLeast = inputs['least-privilege'] !== false;
  let isGivenUp = false;
  const capabilitiesOf = (audience: string): readonly string[] | undefined => {
    if (named.length > 0) return named;
    if (!isLeast || isGivenUp) return undefined;
    const of = audience === registryAudience ? 'registry' : 'platform';
    return neededCapabilities(needs, of, inputs, changes);
  };
  return {
    isGivenUp: () => isGivenUp,
    limitsOf: (audience): TokenLimits => {
      const capabilities = capabilitiesOf(audience);
      return {
        ...(capabilities === undefined ? {} : { capabilities }),
        ...(scopes.length === 0 ? {} : { scopes }),
      };
    },
    withoutCapabilities: () =>
      named.length > 0 ? undefined : { ...(scopes.length === 0 ? {} : { scopes }) },
    givenUp: (error: PlatformError) => {
      if (isGivenUp) return;
      isGivenUp = true;
      notice(
        `The service refused the list of capabilities (${plainLine(error.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`,
      );
    },
  };
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
