import { type Call, renderQuery } from './call.ts';
import { PlatformError, parseJson } from './errors.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

/** The platform API: sends calls with the run's platform token. */
export interface Client {
  send<T>(call: Call<T>): Promise<T>;
  /** Requests in flight at once, where that is known: what is sent beyond it waits. */
  readonly concurrency?: number;
}

/**
 * Creates a client of one origin. Without `tokens` only anonymous calls can be sent. A call refused with 401 is sent
 * once more with a renewed token; throws `PlatformError`.
 */
export function createClient(options: {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly tokens: TokenSource | undefined;
  readonly concurrency?: number;
}): Client {
  const { baseUrl, concurrency, tokens, transport } = options;
  const sendWith = <T>(call: Call<T>, token: string | undefined): Promise<T> =>
    transport({
      method: call.method,
      url: `${baseUrl}${call.path}${renderQuery(call.query)}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      idempotent: call.idempotent,
      judge: (body) => call.decode(readBody(body)),
    });
  return {
    ...(concurrency === undefined ? {} : { concurrency }),
    send: async (call) => {
      if (call.anonymous === true) return sendWith(call, undefined);
      if (tokens === undefined) {
        throw new PlatformError('no token for the platform', {
          code: 'UNAUTHENTICATED',
          call: `${call.method} ${call.path}`,
        });
      }
      const token = await tokens.get();
      try {
        return await sendWith(call, token);
      } catch (error) {
        if (!(error instanceof PlatformError) || error.code !== 'UNAUTHENTICATED') throw error;
        const renewed = await tokens.renew(token);
        if (renewed === undefined) throw error;
        return sendWith(call, renewed);
      }
    },
  };
}

/** JSON of a body, `undefined` for an empty one (deletes answer with nothing or `{}`); throws when it is no JSON. */
export function readBody(body: string): unknown {
  // A byte order mark counts as a blank here: RFC 8259 §8.1 lets a reader pass over it.
  const text = body.trim();
  if (text === '') return undefined;
  const json = parseJson(text);
  if (json === undefined) throw new TypeError('it is not JSON');
  return json;
}
