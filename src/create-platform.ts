import type { Http } from './base/http.ts';
import { openSender, type Sender } from './host/network/http-client.ts';
import { namesProxy } from './host/network/proxies.ts';
import { createFetchHttp } from './platform/fetch-http.ts';
// The library is one file: what `openPlatform` loads only when it is used is in it.
import './platform/read-all.ts';
import { openPlatform, type Platform, type PlatformOptions } from './session/open-platform.ts';

/** Opens the platform; nothing is sent yet. Calls throw `PlatformError`. Throws `TypeError` if the origin is not a valid one. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const http = options.fetch === undefined ? usualHttp() : createFetchHttp(options.fetch);
  // A program may outlive an outage of the issuer.
  return openPlatform(options, { http, retriesFailures: true }).platform;
}

const firstFetch = globalThis.fetch;
/** Where undici keeps the dispatcher of the global `fetch`. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');
/** Connections of all platforms of this process. */
let direct: Sender | undefined;

/** The default sender: the global `fetch` if the caller replaced or configured it, otherwise a connection of our own. */
function usualHttp(): Http {
  const isReplaced = globalThis.fetch !== firstFetch || Reflect.has(globalThis, DISPATCHER);
  if (isReplaced || !isNode() || namesProxy(process.env)) return createFetchHttp(globalThis.fetch);
  direct ??= openSender();
  const { send } = direct;
  return (request) => send(new URL(request.url), request);
}

/** Deno and Bun call themselves Node too. */
function isNode(): boolean {
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') return false;
  return !('deno' in process.versions || 'bun' in process.versions);
}
