import { invalidArgument } from './api-error.ts';
import { type Json, type JsonObject, parseJsonObject } from './json.ts';
import type { Query } from './query.ts';

/** The JSON type that a field takes. */
export type FieldKind = 'string' | 'boolean' | 'strings' | 'object' | 'time';

/** One field of a resource as a client may send it. */
export type Field = {
  /** Name in JSON. */
  readonly json: string;
  /** Name in a field mask (the protocol's own spelling). */
  readonly path: string;
  readonly kind: FieldKind;
  /** Given by the service: accepted in bodies and ignored. */
  readonly output?: true;
};

/** Reads a JSON object body; code 3 otherwise. */
export function readBody(text: string, area: string): JsonObject {
  const body = parseJsonObject(text === '' ? '{}' : text);
  if (!body) throw invalidArgument(area, 'body', 'is not a JSON object');
  return body;
}

/** The value of `field` in a body, in either spelling; null counts as not given; code 3 for another type. */
export function bodyValue(body: JsonObject, field: Field, area: string): Json | undefined {
  const value = body[field.json] ?? body[field.path];
  if (value === undefined || value === null) return undefined;
  const fits = {
    string: typeof value === 'string',
    time: typeof value === 'string',
    boolean: typeof value === 'boolean',
    strings: Array.isArray(value) && value.every((item) => typeof item === 'string'),
    object: typeof value === 'object' && !Array.isArray(value),
  };
  if (!fits[field.kind]) throw invalidArgument(area, field.path, `is not of type ${field.kind}`);
  return value;
}

/** The fields of a create body; unknown ones are dropped. */
export function readCreateFields(body: JsonObject, fields: readonly Field[], area: string): JsonObject {
  const result: JsonObject = {};
  for (const field of fields)
    setField(result, field, field.output ? undefined : bodyValue(body, field, area));
  return result;
}

/** The resource after a PATCH: without mask the body's keys, with `*` all, else the listed ones (spec §4). */
export function patched(
  current: JsonObject,
  body: JsonObject,
  query: Query,
  fields: readonly Field[],
  area: string,
): JsonObject {
  const result = { ...current };
  for (const field of maskedFields(body, query, fields, area)) {
    if (!field.output) setField(result, field, bodyValue(body, field, area));
  }
  return result;
}

function maskedFields(
  body: JsonObject,
  query: Query,
  fields: readonly Field[],
  area: string,
): readonly Field[] {
  const mask = query.text('update_mask');
  if (mask === '*') return fields;
  if (mask !== undefined) {
    return mask.split(',').map((path) => {
      const field = fields.find((candidate) => candidate.path === path.trim());
      if (!field) throw invalidArgument(area, 'update_mask', `"${path}" is not a field of this resource`);
      return field;
    });
  }
  return Object.keys(body).map((key) => {
    const field = fields.find((candidate) => candidate.json === key || candidate.path === key);
    if (!field) throw invalidArgument(area, 'body', `unknown field "${key}"`);
    return field;
  });
}

function setField(target: JsonObject, field: Field, value: Json | undefined): void {
  if (value !== undefined) target[field.json] = value;
  else if (field.output) return;
  else if (field.kind === 'string') target[field.json] = '';
  else if (field.kind === 'boolean') target[field.json] = false;
  else if (field.kind === 'strings') target[field.json] = [];
  else delete target[field.json];
}
