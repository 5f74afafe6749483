import type { Clock } from './clock.ts';
import type { Json } from './json.ts';
import type { SecretLedger } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Signer } from './signing.ts';
import type { Store } from './store.ts';
import type { UidSource } from './uid.ts';
import { complete, type Shape, written } from './wire.ts';

/** The origins under which the double answers; all equal where it runs on one port. */
export type Origins = { api: string; issuer: string; registry: string; host: string };

/** State that all parts of the double share. */
export type Core = {
  readonly store: Store;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly secrets: SecretLedger;
  readonly uids: UidSource;
  /** Signs platform and registry tokens. */
  readonly platformSigner: Signer;
  /** Signs ID tokens, as the CI host's issuer. */
  readonly hostSigner: Signer;
  /** Filled once the servers listen. */
  readonly origins: Origins;
};

/** The service areas: which of them a port answers for. */
export type Service = 'api' | 'issuer' | 'registry' | 'host';

/** The effect of a fault on the list that answers this request. */
export type ListFault =
  | 'repeat-page-token'
  | 'expire-page-token'
  | 'duplicate-rows'
  | 'empty-page'
  | 'short-list';

/** One request as a handler sees it. */
export type Call = {
  readonly core: Core;
  readonly method: string;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: string;
  /** The double's time for this request, milliseconds since 1970. */
  readonly nowMs: number;
  readonly listFault: ListFault | undefined;
  /** Receives the name of every capability that the request needs. */
  readonly needs: (capability: string) => void;
};

/** One answer: JSON text, or nothing. */
export type Reply = {
  readonly status: number;
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
};

/** A 200 with a message, its unset fields written as the settings have it. */
export function messageReply(core: Core, shape: Shape, value: Json): Reply {
  return okReply(written(core.settings, shape, complete(shape, value)));
}

/** A 200 with JSON as it stands. */
export function okReply(body: unknown): Reply {
  return { status: 200, body: JSON.stringify(body) };
}
