import { invalidArgument } from './api-error.ts';
import { parseTimestamp } from './clock.ts';
import { isJsonObject, type Json, type JsonObject, parseJsonObject } from './json.ts';
import { type Query, toCamelCase } from './query.ts';
import type { Message, Shape } from './wire.ts';

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
  /** Names of an enum: others are dropped silently, and the field stays in the mask. */
  readonly names?: readonly string[];
  /** The same of enums inside a message. */
  readonly inner?: { readonly [name: string]: readonly string[] };
};

/** Fields of which a message holds one at most. */
const ONEOFS = [
  ['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'],
  ['issuer', 'issuerPattern'],
  ['subject', 'subjectPattern'],
  ['audience', 'audiencePattern'],
  ['arn', 'arnPattern'],
  ['userId', 'userIdPattern'],
] as const;

/** Reads a JSON object body; code 3 otherwise, and where a body sets two members of a oneof. */
export function readBody(text: string, area: string): JsonObject {
  const body = parseJsonObject(text === '' ? '{}' : text);
  if (!body) throw invalidArgument(area, 'body', 'is not a JSON object');
  refuseBoth(body, area);
  return body;
}

function refuseBoth(body: JsonObject, area: string): void {
  for (const names of ONEOFS) {
    const [first, second] = names.filter((name) => body[name] !== undefined && body[name] !== null);
    if (second !== undefined)
      throw invalidArgument(area, 'body', `oneof is already set: ${first}, ${second}`);
  }
  for (const value of Object.values(body)) if (isJsonObject(value)) refuseBoth(value, area);
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
  const numbered = withNamesOfNumbers(field, value);
  if (numbered === value && !fits[field.kind])
    throw invalidArgument(area, field.path, `is not of type ${field.kind}`);
  if (field.kind === 'time' && parseTimestamp(String(value)) === undefined)
    throw invalidArgument(area, field.path, 'is not an RFC 3339 timestamp');
  return withKnownNames(field, numbered);
}

/** Enum values may be given by their number. */
function withNamesOfNumbers({ names }: Field, value: Json): Json {
  const nameOf = (one: Json): Json => (typeof one === 'number' ? (names?.[one] ?? String(one)) : one);
  if (names === undefined) return value;
  return Array.isArray(value) ? value.map(nameOf) : nameOf(value);
}

/** Refuses a value inside a message that proto JSON does not allow for its field; unknown fields are dropped by the gateway. */
export function requireProtoJson(body: JsonObject, shape: Message, area: string): void {
  for (const [key, value] of Object.entries(body)) {
    const own = shape.fields[key] ?? shape.fields[toCamelCase(key)];
    if (own !== undefined) requireValue(value, own, area, key);
  }
}

function requireValue(value: Json, shape: Shape, area: string, place: string): void {
  if (value === null) return;
  const wrong = (what: string) => invalidArgument(area, 'body', `${place}: is not ${what}`);
  switch (shape.kind) {
    case 'optional':
    case 'deciding':
      requireValue(value, shape.of, area, place);
      return;
    case 'list':
      if (!Array.isArray(value)) throw wrong('a list');
      for (const item of value) requireValue(item, shape.of, area, place);
      return;
    case 'map':
      if (!isJsonObject(value)) throw wrong('a map');
      for (const item of Object.values(value)) requireValue(item ?? null, shape.of, area, place);
      return;
    case 'message':
      if (!isJsonObject(value)) throw wrong('a message');
      requireProtoJson(value, shape, area);
      return;
    default:
      requireScalar(value, shape.zero, wrong);
  }
}

function requireScalar(value: Json, zero: Json, wrong: (what: string) => Error): void {
  if (zero === null) {
    const text = String(value);
    if (parseTimestamp(text) === undefined && !/^\d+(?:\.\d+)?s$/.test(text)) throw wrong('a time');
  } else if (zero === '' && typeof value !== 'string') throw wrong('a text');
  else if (typeof zero === 'boolean' && typeof value !== 'boolean') throw wrong('a boolean');
}

function withKnownNames({ inner = {}, names }: Field, value: Json): Json | undefined {
  const isKnown = (known: readonly string[], name: Json) => typeof name === 'string' && known.includes(name);
  if (names !== undefined && Array.isArray(value)) return value.filter((name: Json) => isKnown(names, name));
  if (names !== undefined) return isKnown(names, value) ? value : undefined;
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([key, item]) => {
    const known = inner[key];
    return known === undefined || isKnown(known, item);
  });
  return Object.fromEntries(kept);
}

/** The fields of a create body; unknown ones are dropped. */
export function readCreateFields(body: JsonObject, fields: readonly Field[], area: string): JsonObject {
  const result: JsonObject = {};
  for (const field of fields)
    setField(result, field, field.output ? undefined : bodyValue(body, field, area));
  return result;
}

/** A target of a PATCH: a field, or a field inside a message. */
type Change = { readonly field: Field; readonly inside: readonly string[] };

/**
 * The resource after a PATCH: without mask what the body has, down to the fields of its messages; with `*` all, else
 * the listed ones. An unknown key of the body is code 3, with a mask too.
 */
export function patched(
  current: JsonObject,
  body: JsonObject,
  query: Query,
  fields: readonly Field[],
  area: string,
  shape: Message,
): JsonObject {
  let result = { ...current };
  for (const { field, inside } of changesOf(body, query, fields, area, shape)) {
    if (field.output) continue;
    const value = bodyValue(body, field, area);
    if (inside.length === 0) setField(result, field, value);
    else result = withInside(result, [field.json, ...inside], valueAt(value, inside));
    if (value !== undefined) clearSiblings(result, field.json);
  }
  return result;
}

function changesOf(
  body: JsonObject,
  query: Query,
  fields: readonly Field[],
  area: string,
  shape: Message,
): readonly Change[] {
  const given = Object.keys(body).flatMap((key) => {
    const field = fields.find((candidate) => candidate.json === key || candidate.path === key);
    if (!field) throw invalidArgument(area, 'body', `unknown field "${key}"`);
    return leavesOf(body[key], shape.fields[field.json], area).map((inside) => ({ field, inside }));
  });
  const mask = query.text('update_mask');
  if (mask === undefined) return given;
  if (mask === '*') return fields.map((field) => ({ field, inside: [] }));
  return mask.split(',').map((path) => {
    const [head = '', ...inside] = path.trim().split('.');
    const field = fields.find((candidate) => candidate.path === head);
    if (!field || !hasPlace(shape.fields[field.json], inside))
      throw invalidArgument(area, 'update_mask', `"${path}" is not a field of this resource`);
    return { field, inside: inside.map(toCamelCase) };
  });
}

/** Whether a message has a field at this place, in the spelling of masks. */
function hasPlace(shape: Shape | undefined, inside: readonly string[]): boolean {
  const [head, ...rest] = inside;
  if (head === undefined) return true;
  const own = shape?.kind === 'optional' || shape?.kind === 'deciding' ? shape.of : shape;
  if (own?.kind !== 'message' || head !== head.toLowerCase()) return false;
  const inner = own.fields[toCamelCase(head)];
  return inner !== undefined && hasPlace(inner, rest);
}

/** The places inside a value that a body sets: those of a message's own fields, else the value as a whole. */
function leavesOf(
  value: Json | undefined,
  shape: Shape | undefined,
  area: string,
): readonly (readonly string[])[] {
  const own = shape?.kind === 'optional' || shape?.kind === 'deciding' ? shape.of : shape;
  if (!isJsonObject(value) || own?.kind !== 'message' || Object.keys(value).length === 0) return [[]];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = toCamelCase(key);
    const inner = own.fields[name];
    if (inner === undefined) throw invalidArgument(area, 'body', `unknown field "${key}"`);
    return leavesOf(item, inner, area).map((rest) => [name, ...rest]);
  });
}

function valueAt(value: Json | undefined, inside: readonly string[]): Json | undefined {
  let place: Json | undefined = value;
  for (const name of inside) place = isJsonObject(place) ? place[name] : undefined;
  return place;
}

function withInside(target: JsonObject, path: readonly string[], value: Json | undefined): JsonObject {
  const [name = '', ...rest] = path;
  const result = { ...target };
  const own = result[name];
  if (rest.length > 0) result[name] = withInside(isJsonObject(own) ? own : {}, rest, value);
  else if (value === undefined || value === null) delete result[name];
  else {
    result[name] = value;
    clearSiblings(result, name);
  }
  return result;
}

/** Setting a member of a oneof unsets the others. */
function clearSiblings(target: JsonObject, name: string): void {
  for (const names of ONEOFS) {
    const members: readonly string[] = names;
    if (!members.includes(name)) continue;
    for (const other of members) if (other !== name) delete target[other];
  }
}

function setField(target: JsonObject, field: Field, value: Json | undefined): void {
  if (value !== undefined) target[field.json] = value;
  else if (field.output) return;
  else if (field.kind === 'string' && field.names === undefined) target[field.json] = '';
  else if (field.kind === 'boolean') target[field.json] = false;
  else if (field.kind === 'strings') target[field.json] = [];
  else delete target[field.json];
}
