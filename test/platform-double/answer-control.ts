import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JsonObject, parseJsonObject } from './json.ts';

/** Path below which other processes steer a double. */
export const CONTROL_PATH = '/_double/';

/** Requests to a double itself, by method and name. */
export type ControlActions<Parts> = {
  readonly [operation: string]: (parts: Parts, body: JsonObject) => unknown;
};

/** Makes what answers a double's own paths; it gives false if the path is not one of them. */
export function createControl<Parts>(actions: ControlActions<Parts>) {
  return async (
    parts: Parts,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<boolean> => {
    if (!url.pathname.startsWith(CONTROL_PATH)) return false;
    const action = actions[`${request.method} ${url.pathname.slice(CONTROL_PATH.length)}`];
    const text = (await readBytes(request)).toString('utf8');
    response.setHeader('content-type', 'application/json');
    try {
      if (!action)
        throw new Error(
          `unknown: ${request.method} ${url.pathname}; known: ${Object.keys(actions).join(', ')}`,
        );
      const body = text === '' ? {} : parseJsonObject(text);
      if (!body) throw new Error('the body is not a JSON object');
      response.end(JSON.stringify((await action(parts, body)) ?? {}));
    } catch (error) {
      response.statusCode = 400;
      response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
    return true;
  };
}

/** The whole body of a request. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
