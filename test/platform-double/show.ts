import type { Core } from './core.ts';
import { type Row, textColumn } from './database.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { Kind } from './kinds.ts';
import { bodyOf } from './store.ts';
import { completeBody, written } from './wire.ts';

/** Turns a stored body into what clients see before fields are cut to the floor. */
export type Hydrate = (core: Core, body: JsonObject) => JsonObject;

/** A complete resource as the settings show it: all public fields or those of the specification, with zero values or without. */
export function shown(core: Core, kind: Kind, body: JsonObject): Json {
  return written(core.settings, kind.message, cut(core, kind, body));
}

function cut(core: Core, kind: Kind, body: JsonObject): JsonObject {
  if (!core.settings.floor) return body;
  const result: JsonObject = {};
  for (const key of kind.floorFields) {
    const value = body[key];
    if (value !== undefined) result[key] = value;
  }
  // The bindings of the specification show less of their identity.
  if (kind.key === 'roleBindings' && isJsonObject(result.identity)) {
    const { email: _email, ...identity } = result.identity;
    result.identity = identity;
  }
  if (isJsonObject(result.claimMatch)) {
    const { issuer = '', subject = '' } = result.claimMatch;
    result.claimMatch = { issuer, subject };
  }
  return result;
}

/** A stored body with what is looked up for it. */
export function hydrated(core: Core, kind: Kind, hydrate: Hydrate | undefined, body: JsonObject): JsonObject {
  return hydrate ? completeBody(kind.message, hydrate(core, body)) : body;
}

/** A renderer of list rows; the stored text goes out as it is where nothing is added or cut. */
export function rowRenderer(core: Core, kind: Kind, hydrate: Hydrate | undefined): (row: Row) => string {
  const isPlain = !core.settings.floor && core.settings.zeroValues === 'emitted';
  if (!hydrate && isPlain) return (row) => textColumn(row, 'json');
  return (row) => {
    const body = bodyOf(row);
    return JSON.stringify(shown(core, kind, hydrated(core, kind, hydrate, body)));
  };
}
