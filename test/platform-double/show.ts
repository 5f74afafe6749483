import type { Core } from './core.ts';
import { type Row, textColumn } from './database.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import type { Kind } from './kinds.ts';
import { bodyOf } from './store.ts';

/** Turns a stored body into what clients see before fields are cut to the floor. */
export type Hydrate = (core: Core, body: JsonObject) => JsonObject;

/** A resource as the settings show it: all public fields, or those of the specification only. */
export function shown(core: Core, kind: Kind, body: JsonObject): JsonObject {
  if (core.settings.extras.fields) return body;
  const result: JsonObject = {};
  for (const key of kind.floorFields) {
    const value = body[key];
    if (value !== undefined) result[key] = value;
  }
  if (isJsonObject(result.claimMatch)) {
    const { issuer = '', subject = '' } = result.claimMatch;
    result.claimMatch = { issuer, subject };
  }
  return result;
}

/** A renderer of list rows; the stored text goes out as it is where nothing is added or cut. */
export function rowRenderer(core: Core, kind: Kind, hydrate: Hydrate | undefined): (row: Row) => string {
  if (!hydrate && core.settings.extras.fields) return (row) => textColumn(row, 'json');
  return (row) => {
    const body = bodyOf(row);
    return JSON.stringify(shown(core, kind, hydrate ? hydrate(core, body) : body));
  };
}
