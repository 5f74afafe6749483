import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from './core.ts';
import type { FaultRule, Faults } from './faults.ts';
import { isJsonObject, type JsonObject, parseJsonObject, textOf, textsOf } from './json.ts';
import type { RequestLog } from './request-log.ts';
import { applySettings, type SettingsPatch } from './settings.ts';
import { type IdTokenClaims, mintIdToken, mintPlatformToken } from './tokens.ts';

/** Path below which other processes steer the double. */
export const CONTROL_PATH = '/_double/';

export type ControlParts = { readonly core: Core; readonly faults: Faults; readonly log: RequestLog };

type Action = (parts: ControlParts, body: JsonObject) => unknown;

/** What can be asked of the double itself, by method and name. */
const ACTIONS: { readonly [operation: string]: Action } = {
  'GET settings': ({ core }) => core.settings,
  'PATCH settings': ({ core }, body) => {
    // Safe: applySettings refuses unknown names; the test that sends the patch owns the values.
    applySettings(core.settings, body as unknown as SettingsPatch);
    return core.settings;
  },
  'GET faults': ({ faults }) => faults.list().map(({ rule, struck }) => ({ ...rule, struck: struck() })),
  'POST faults': ({ faults }, body) => {
    if (!isJsonObject(body.fault)) throw new Error('`fault` is missing');
    // Safe: a fault of an unknown kind strikes without effect; `on` is checked by add.
    return faults.add(body as unknown as FaultRule).rule;
  },
  'DELETE faults': ({ faults }) => faults.clear(),
  'GET requests': ({ log }) => log.all(),
  'DELETE requests': ({ log }) => log.reset(),
  'GET secrets': ({ core }) => core.secrets.all(),
  'GET origins': ({ core }) => core.origins,
  // Safe: claims of a token that a test asks for are the test's own business.
  'POST id-tokens': async ({ core }, body) => ({
    token: await mintIdToken(core, body as unknown as IdTokenClaims),
  }),
  'POST platform-tokens': ({ core }, body) =>
    mintPlatformToken(core, {
      identityUid: textOf(body.identityUid),
      audiences: body.audiences === undefined ? [core.origins.api] : textsOf(body.audiences),
    }),
};

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Answers the double's own paths; false if the path is not one of them. */
export async function control(
  parts: ControlParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (!url.pathname.startsWith(CONTROL_PATH)) return false;
  const action = ACTIONS[`${request.method} ${url.pathname.slice(CONTROL_PATH.length)}`];
  const text = await readText(request);
  response.setHeader('content-type', 'application/json');
  try {
    if (!action)
      throw new Error(
        `unknown: ${request.method} ${url.pathname}; known: ${Object.keys(ACTIONS).join(', ')}`,
      );
    const body = text === '' ? {} : parseJsonObject(text);
    if (!body) throw new Error('the body is not a JSON object');
    response.end(JSON.stringify((await action(parts, body)) ?? {}));
  } catch (error) {
    response.statusCode = 400;
    response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
  return true;
}
