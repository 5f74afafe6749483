import { isJsonObject, type Json, type JsonObject } from './json.ts';
import type { Settings } from './settings.ts';

/** The type of a value in proto3 JSON: what decides how an unset one is written. */
export type Shape =
  | {
      readonly kind: 'scalar';
      readonly zero: Json;
      /** Names of an enum that is taken in bodies, in the order of their numbers. */
      readonly names?: readonly string[];
    }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'map'; readonly of: Shape }
  | Message
  /** Absent where it is unset: a member of a oneof. */
  | { readonly kind: 'optional'; readonly of: Shape }
  /** A field that a decision rests on: `omitted` still writes its zero value, `omitted-all` does not. */
  | { readonly kind: 'deciding'; readonly of: Shape };

/** A message; null where it is unset. */
export type Message = { readonly kind: 'message'; readonly fields: { readonly [name: string]: Shape } };

const scalar = (zero: Json): Shape => ({ kind: 'scalar', zero });

export const text = scalar('');
export const flag = scalar(false);
export const integer = scalar(0);
/** A 64-bit number, written as text. */
export const int64 = scalar('0');
/** A timestamp or a duration: messages with a form of their own in JSON. */
export const time = scalar(null);
/** An enum by its value of number 0. */
export const enumOf = (zero: string): Shape => scalar(zero);
/** An enum that is taken in bodies. */
export const namesOf = (names: readonly string[]): Shape => ({ kind: 'scalar', zero: names[0] ?? '', names });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
export const map = (of: Shape): Shape => ({ kind: 'map', of });
/** A message: the names of its fields that are texts, and its other fields. */
export function message(texts: string, fields: Message['fields'] = {}): Message {
  const named = texts === '' ? [] : texts.split(' ').map((name) => [name, text] as const);
  return { kind: 'message', fields: { ...Object.fromEntries(named), ...fields } };
}
export const optional = (of: Shape): Shape => ({ kind: 'optional', of });
export const deciding = (of: Shape): Shape => ({ kind: 'deciding', of });

function zeroOf(shape: Shape): Json {
  switch (shape.kind) {
    case 'scalar':
      return shape.zero;
    case 'list':
      return [];
    case 'map':
      return {};
    case 'deciding':
      return zeroOf(shape.of);
    default:
      return null;
  }
}

/** A value with the zero values of all that is unset, as the gateway writes it. What is not of the shape stays as it is. */
export function complete(shape: Shape, value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (shape.kind === 'optional' || shape.kind === 'deciding') return complete(shape.of, value);
  if (Array.isArray(value))
    return shape.kind === 'list' ? value.map((item: Json) => complete(shape.of, item)) : value;
  if (!isJsonObject(value) || shape.kind === 'scalar' || shape.kind === 'list') return value;
  const result: JsonObject = { ...value };
  if (shape.kind === 'map') {
    for (const [name, item] of Object.entries(value)) result[name] = complete(shape.of, item);
    return result;
  }
  for (const [name, field] of Object.entries(shape.fields)) {
    const own = value[name];
    if (own !== undefined) result[name] = complete(field, own);
    else if (field.kind !== 'optional') result[name] = zeroOf(field);
  }
  return result;
}

/** The same of a message. */
export function completeBody(shape: Message, body: JsonObject): JsonObject {
  const whole = complete(shape, body);
  return isJsonObject(whole) ? whole : body;
}

function isZero(shape: Shape, value: Json): boolean {
  if (value === null) return true;
  if (shape.kind === 'scalar') return value === shape.zero;
  if (shape.kind === 'list') return Array.isArray(value) && value.length === 0;
  return shape.kind === 'map' && isJsonObject(value) && Object.keys(value).length === 0;
}

/** A value without zero values; fields that are not of the shape stay. */
function sparse(shape: Shape, value: Json, all: boolean): Json {
  if (value === null || typeof value !== 'object') return value;
  if (shape.kind === 'optional' || shape.kind === 'deciding') return sparse(shape.of, value, all);
  if (Array.isArray(value))
    return shape.kind === 'list' ? value.map((item: Json) => sparse(shape.of, item, all)) : value;
  if (!isJsonObject(value) || shape.kind === 'scalar' || shape.kind === 'list') return value;
  const result: JsonObject = {};
  if (shape.kind === 'map') {
    for (const [name, item] of Object.entries(value)) result[name] = sparse(shape.of, item, all);
    return result;
  }
  for (const [name, own] of Object.entries(value)) {
    const field = shape.fields[name];
    if (field === undefined) result[name] = own;
    else if (!isOmitted(field, own, all)) result[name] = sparse(field, own, all);
  }
  return result;
}

function isOmitted(field: Shape, value: Json, all: boolean): boolean {
  if (field.kind === 'optional') return value === null;
  if (field.kind === 'deciding') return all && isZero(field.of, value);
  return isZero(field, value);
}

/** A complete value in the form of the settings. */
export function written(settings: Settings, shape: Shape, value: Json): Json {
  const { zeroValues } = settings;
  return zeroValues === 'emitted' ? value : sparse(shape, value, zeroValues === 'omitted-all');
}
