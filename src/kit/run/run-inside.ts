import type { Http, HttpRequest, HttpResult } from '../../base/http.ts';
import { type Host, type HostContext, IdTokenError, type IdTokenLimits } from '../../host/host.ts';
import { startOwnProcess } from '../../host/own-process.ts';
import type { InnerRun, Machine, RunInside } from './command.ts';
import { onAbort } from './time-limit.ts';

/** The run that a process has to do, as texts. */
export interface Job {
  readonly command: string;
  readonly mayBeEmpty: boolean;
  readonly inputs: readonly (readonly [name: string, text: string])[];
  readonly secrets: readonly (readonly [name: string, text: string])[];
  readonly context: HostContext;
  readonly host: Pick<Host, 'capabilities' | 'name'>;
}

/** A question of the inner run that only the outer one can answer. */
export type Question =
  | { readonly what: 'id-token'; readonly audience: string; readonly limits: Omit<IdTokenLimits, 'signal'> }
  | { readonly what: 'request'; readonly request: Omit<HttpRequest, 'signal'> };

export type Reply =
  | { readonly what: 'id-token'; readonly token: string }
  | {
      readonly what: 'no-id-token';
      readonly message: string;
      readonly remedy: string;
      readonly permanent: boolean;
    }
  | { readonly what: 'response'; readonly result: HttpResult };

export type ToInner =
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply }
  | { readonly kind: 'stop'; readonly why: string };

export type ToOuter =
  | { readonly kind: 'mask'; readonly secret: string }
  | { readonly kind: 'debug'; readonly text: string }
  | { readonly kind: 'output'; readonly name: string; readonly value: string }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question };

/**
 * Runs commands inside a run, each in a workspace and a process of its own: the outer run hands this to its command, so
 * that no command imports another. The process has nothing of the outer run's job but the answers to its questions: an ID
 * token, and the requests that all of them share, for which `openHttp` is called once for each run. Secrets reach it through
 * its channel.
 */
export function createRunInside(
  file: string,
  outer: { readonly host: Host; readonly openHttp: (onSpared: () => void) => Http },
): RunInside {
  const masked = new Set<string>();
  const mask = (secret: string): void => {
    if (!masked.has(secret)) outer.host.mask(secret);
    masked.add(secret);
  };
  return async (inner) => {
    const { host } = outer;
    const outputs: Record<string, string> = {};
    let spared = 0;
    const http = outer.openHttp(() => {
      spared += 1;
    });
    const child = startOwnProcess(file, (message) => {
      // Its only sender is this program.
      const told = message as ToOuter;
      if (told.kind === 'mask') mask(told.secret);
      else if (told.kind === 'debug')
        host.log.debug(host.redact(`${inner.context.repository ?? ''}: ${told.text}`));
      else if (told.kind === 'output') outputs[told.name] = told.value;
      else
        void reply(told.question, { host, http, signal: inner.signal }).then((found) =>
          child.send({ kind: 'reply', id: told.id, reply: found } satisfies ToInner),
        );
    });
    child.send({ kind: 'job', job: jobOf(inner, host) } satisfies ToInner);
    const stop = (): void => {
      const { reason } = inner.signal;
      child.send({ kind: 'stop', why: reason instanceof Error ? reason.message : '' } satisfies ToInner);
    };
    const forget = [onAbort(inner.signal, stop), onAbort(inner.kill, child.kill)];
    const end = await child.ended;
    for (const forgetOne of forget) forgetOne();
    return { end, outputs, spared };
  };
}

function jobOf({ command, context, inputs, mayBeEmpty, secrets }: InnerRun, outer: Host): Job {
  return {
    command,
    mayBeEmpty,
    inputs: [...inputs],
    secrets: [...secrets],
    context: { ...outer.context, ...NO_CHANGE, ...context },
    host: { name: outer.name, capabilities: outer.capabilities },
  };
}

const NO_CHANGE: Partial<HostContext> = {
  changeRequest: undefined,
  untrustedHead: false,
  matrix: undefined,
  workflowFile: undefined,
};

async function reply(
  question: Question,
  { host, http, signal }: Pick<Machine, 'host' | 'http' | 'signal'>,
): Promise<Reply> {
  if (question.what === 'request')
    return { what: 'response', result: await http({ ...question.request, signal }) };
  try {
    const token = await host.idToken(question.audience, { ...question.limits, signal });
    return { what: 'id-token', token };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { permanent, remedy } = error instanceof IdTokenError ? error : { permanent: false, remedy: '' };
    return { what: 'no-id-token', message, remedy, permanent };
  }
}
