import type { Http } from '../../base/http.ts';
import { createRedactor } from '../../base/redactor.ts';
import { type Host, IdTokenError, type Log } from '../../host/host.ts';
import type { CommandRow } from './command-row.ts';
import { type RunOptions, runCommand } from './run-command.ts';
import type { Job, Question, Reply, ToInner, ToOuter } from './run-inside.ts';

/** The machine of the process, and which commands and requests are special inside another run. */
export interface ServeOptions
  extends Pick<
    RunOptions,
    'clock' | 'http' | 'lastWords' | 'manifests' | 'openThreads' | 'random' | 'watch'
  > {
  readonly findCommand: (name: string, mayBeEmpty: boolean) => CommandRow | undefined;
  /** True for requests that the outer run sends once for many inner ones. */
  readonly isShared: (request: Parameters<Http>[0]) => boolean;
  readonly stop: AbortController;
}

/**
 * Does the one job that the parent process sends, and returns its exit code. The run has the job's inputs and the machine's
 * network; all that it shows goes to the parent. A process whose parent is gone ends at once.
 */
export async function serveRun(options: ServeOptions, leave: (code: number) => never): Promise<number> {
  const { stop } = options;
  const tell = (message: ToOuter): void => void process.send?.(message, () => undefined);
  const waiting = new Map<number, (reply: Reply) => void>();
  process.once('disconnect', () => leave(5));
  const job = await new Promise<Job>((resolve) => {
    process.on('message', (message: ToInner) => {
      if (message.kind === 'job') resolve(message.job);
      else if (message.kind === 'stop') stop.abort(new Error(message.why));
      else waiting.get(message.id)?.(message.reply);
    });
  });
  let asked = 0;
  const ask = (question: Question): Promise<Reply> => {
    asked += 1;
    const id = asked;
    tell({ kind: 'question', id, question });
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  const command = options.findCommand(job.command, job.mayBeEmpty);
  if (command === undefined) throw new Error(`there is no command ${job.command}`);
  const code = await runCommand({
    ...options,
    command,
    host: createInnerHost(job, tell, ask),
    texts: {
      commandLine: { flags: new Map(job.inputs), json: false, help: false, problems: [] },
      // Never through flags, which are for what may be seen.
      native: (name) => job.secrets.find(([known]) => known === name)?.[1],
      environment: {},
    },
    http: withShared(options.http, options.isShared, ask),
    stop: stop.signal,
    stdout: () => undefined,
    stdoutIsDropped: true,
    stdoutIsPrivate: false,
  });
  // Messages arrive in order, so this one comes after all others.
  await new Promise<void>((resolve) => {
    process.send?.({ kind: 'debug', text: `exit code ${code}` } satisfies ToOuter, () => resolve());
  });
  return code;
}

/** Lets the outer run send what is shared; a request that is stopped meanwhile does not wait for it. */
function withShared(
  http: Http,
  isShared: ServeOptions['isShared'],
  ask: (question: Question) => Promise<Reply>,
): Http {
  return async (request) => {
    if (!isShared(request)) return await http(request);
    const { signal, ...rest } = request;
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const reply = await Promise.race([ask({ what: 'request', request: rest }), stopped]);
    if (reply?.what === 'response') return reply.result;
    return { kind: 'failure', reason: 'aborted', message: 'the request was stopped', sent: true };
  };
}

function createInnerHost(
  job: Job,
  tell: (message: ToOuter) => void,
  ask: (question: Question) => Promise<Reply>,
): Host {
  const { capabilities, name } = job.host;
  const debug = (text: string): void => tell({ kind: 'debug', text });
  // An inner run writes its report; the outer run decides how much of it to show.
  const log: Log = { debug, info: debug, notice: debug, warning: debug, error: debug };
  const secrets = createRedactor();
  return {
    name,
    context: job.context,
    capabilities: { ...capabilities, outputs: 'native', annotations: 'log', summary: 'none', cache: 'none' },
    log,
    idToken: async (audience, { maxAttempts, requestTimeoutMs }) => {
      const reply = await ask({ what: 'id-token', audience, limits: { maxAttempts, requestTimeoutMs } });
      if (reply.what === 'id-token') return reply.token;
      const { message, permanent, remedy } =
        reply.what === 'no-id-token' ? reply : { message: 'no answer', permanent: false, remedy: '' };
      throw new IdTokenError(message, remedy, permanent);
    },
    mask: (secret) => {
      secrets.add(secret);
      tell({ kind: 'mask', secret });
    },
    redact: secrets.redact,
    setOutput: (output, value) => tell({ kind: 'output', name: output, value }),
    annotate: () => undefined,
    writeSummary: () => undefined,
    quote: debug,
    cacheDirectory: undefined,
    unwritten: () => [],
  };
}
