import { parseJson } from '../base/json-value.ts';
import { type Call, renderQuery } from './call.ts';
import { PlatformError, untilStopped } from './errors.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

/** The platform API: sends calls with the run's platform token. */
export interface Client {
  send<T>(call: Call<T>, options?: { readonly signal?: AbortSignal | undefined }): Promise<T>;
  /** Number of simultaneous requests, if known; further ones wait. */
  readonly concurrency?: number;
}

/** Number of simultaneous requests if the client does not state one. */
export const USUAL_CONCURRENCY = 8;

/** Creates a client of one origin; without `tokens`, for anonymous calls only. After a 401, the token is renewed once. */
export function createClient(options: {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly tokens: TokenSource | undefined;
  readonly concurrency?: number;
}): Required<Client> {
  const { baseUrl, concurrency = USUAL_CONCURRENCY, tokens, transport } = options;
  const sendWith = <T>(call: Call<T>, token: string | undefined, signal?: AbortSignal): Promise<T> =>
    transport({
      method: call.method,
      url: `${baseUrl}${call.path}${renderQuery(call.query)}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      idempotent: call.idempotent,
      once: call.once,
      signal,
      judge: (body) => call.decode(readBody(body)),
    });
  return {
    concurrency,
    send: async (call, { signal } = {}) => {
      if (call.anonymous === true)
        try {
          return await sendWith(call, undefined, signal);
        } catch (error) {
          // A service may ask for a credential for every operation.
          if (tokens === undefined || !isUnauthenticated(error)) throw error;
        }
      const label = `${call.method} ${call.path}`;
      if (tokens === undefined)
        throw new PlatformError('no token for the platform', {
          code: 'UNAUTHENTICATED',
          call: label,
          sent: false,
        });
      const token = await untilStopped(() => tokens.get(), signal, label);
      try {
        return await sendWith(call, token, signal);
      } catch (error) {
        if (!isUnauthenticated(error)) throw error;
        const renewed = await untilStopped(() => tokens.renew(token), signal, label);
        if (renewed === undefined) throw error;
        return sendWith(call, renewed, signal);
      }
    },
  };
}

const isUnauthenticated = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'UNAUTHENTICATED';

/** JSON of a body, `undefined` for an empty one (deletes answer with nothing or `{}`); throws if it is not JSON. */
export function readBody(body: string): unknown {
  // `trim` also removes a byte order mark, which RFC 8259 §8.1 allows.
  const text = body.trim();
  if (text === '') return undefined;
  const json = parseJson(text);
  if (json === undefined) throw new TypeError('it is not JSON');
  return json;
}
