import type { Http } from '../../base/http.ts';
import type { Host, HostContext, Log } from '../../host/host.ts';
import type { InnerRun, RunInside } from './command.ts';
import type { CommandRow } from './command-row.ts';
import { type RunOptions, runCommand } from './run-command.ts';

/**
 * Runs commands inside a run, each in a workspace of its own: the outer run hands this to its command, so that no command
 * imports another. The inner run has the outer one's network, clock and ID token, but nothing else of its job: no inputs,
 * no change request, no annotations, no summary. `wrapHttp` is called once for each inner run.
 */
export function createRunInside(
  findCommand: (name: string) => CommandRow | undefined,
  outer: Pick<RunOptions, 'clock' | 'host' | 'manifests' | 'openHttp' | 'openThreads' | 'random'>,
  wrapHttp: (http: Http) => Http = (http) => http,
): RunInside {
  const masked = new Set<string>();
  const mask = (secret: string): void => {
    if (!masked.has(secret)) outer.host.mask(secret);
    masked.add(secret);
  };
  return async (inner) => {
    const command = findCommand(inner.command);
    if (command === undefined) throw new Error(`there is no command ${inner.command}`);
    const outputs: Record<string, string> = {};
    let http: Http | undefined;
    const exitCode = await runCommand({
      ...outer,
      command,
      host: innerHost({ ...outer.host, mask }, inner, outputs),
      texts: {
        commandLine: { flags: new Map(inner.inputs), json: false, help: false, problems: [] },
        // Never through flags, which are for what may be seen.
        native: (name) => inner.secrets.get(name),
        environment: {},
      },
      openHttp: async (connections) => {
        http ??= wrapHttp(await outer.openHttp(connections));
        return http;
      },
      stop: inner.signal,
      stdout: () => undefined,
      stdoutIsDropped: true,
      stdoutIsPrivate: false,
    });
    return { exitCode, outputs };
  };
}

function innerHost(outer: Host, inner: InnerRun, outputs: Record<string, string>): Host {
  const debug = (text: string): void => outer.log.debug(`${inner.context.repository ?? ''}: ${text}`);
  // An inner run writes its report; the outer run decides how much of it to show.
  const log: Log = { debug, info: debug, notice: debug, warning: debug, error: debug };
  return {
    name: outer.name,
    context: { ...outer.context, ...NO_CHANGE, ...inner.context },
    capabilities: {
      ...outer.capabilities,
      outputs: 'native',
      annotations: 'log',
      summary: 'none',
      cache: 'none',
    },
    log,
    input: () => undefined,
    idToken: outer.idToken,
    person: outer.person,
    mask: outer.mask,
    redact: outer.redact,
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    annotate: () => undefined,
    writeSummary: () => undefined,
    group: (_, body) => body(),
    quote: debug,
    progress: () => undefined,
    cacheDirectory: undefined,
    limitations: [],
    unwritten: () => [],
  };
}

/** Facts of the outer run's job about its own repository. */
const NO_CHANGE: Partial<HostContext> = {
  changeRequest: undefined,
  untrustedHead: false,
  matrix: undefined,
  workflowFile: undefined,
};
