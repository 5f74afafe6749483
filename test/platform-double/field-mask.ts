import { invalidArgument } from './api-error.ts';
import { parseTimestamp } from './clock.ts';
import { isJsonObject, type Json, type JsonObject, parseJsonObject } from './json.ts';
import { type Query, toCamelCase } from './query.ts';
import type { Message, Shape } from './wire.ts';

/** Fields of which a message holds one at most. */
const ONEOFS: readonly (readonly string[])[] = [
  ['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'],
  ['issuer', 'issuerPattern'],
  ['subject', 'subjectPattern'],
  ['audience', 'audiencePattern'],
  ['arn', 'arnPattern'],
  ['userId', 'userIdPattern'],
];

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

const nameIn = ({ fields }: Message, key: string): string =>
  Object.hasOwn(fields, key) ? key : toCamelCase(key);

/**
 * A message as the gateway reads it: in either spelling, without null, unknown fields and unknown names of enums; code 3
 * for a value of another type.
 */
export function readMessage(body: JsonObject, shape: Message, area: string): JsonObject {
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(body)) {
    const name = nameIn(shape, key);
    const own = shape.fields[name];
    const read = own && readValue(value, own, area, key);
    if (read !== undefined) result[name] = read;
  }
  return result;
}

function readValue(value: Json, shape: Shape, area: string, place: string): Json | undefined {
  if (value === null) return undefined;
  const wrong = (what: string) => invalidArgument(area, 'body', `${place}: is not ${what}`);
  switch (shape.kind) {
    case 'optional':
    case 'deciding':
      return readValue(value, shape.of, area, place);
    case 'list':
      if (!Array.isArray(value)) throw wrong('a list');
      return value.flatMap((item: Json) => readValue(item, shape.of, area, place) ?? []);
    case 'map':
      if (!isJsonObject(value)) throw wrong('a map');
      for (const item of Object.values(value)) readValue(item ?? null, shape.of, area, place);
      return value;
    case 'message':
      if (!isJsonObject(value)) throw wrong('a message');
      return readMessage(value, shape, area);
    default:
      return readScalar(value, shape, wrong);
  }
}

function readScalar(
  value: Json,
  { names, zero }: Extract<Shape, { kind: 'scalar' }>,
  wrong: (what: string) => Error,
): Json | undefined {
  if (zero === null) {
    const text = String(value);
    if (parseTimestamp(text) === undefined && !/^\d+(?:\.\d+)?s$/.test(text)) throw wrong('a time');
  } else if (zero === '' && typeof value !== 'string') throw wrong('a text');
  else if (typeof zero === 'boolean' && typeof value !== 'boolean') throw wrong('a boolean');
  else if (typeof zero === 'string' && typeof value !== 'string' && typeof value !== 'number')
    throw wrong('a name');
  if (names === undefined) return value;
  // An enum takes the number of a value, too; another name is dropped silently, and its field stays in the mask.
  const name = typeof value === 'number' ? names[value] : value;
  return names.find((known) => known === name);
}

/**
 * The resource after a PATCH: without mask what the body has, down to the fields of its messages; with `*` all, else
 * the listed ones. An unknown key of the body is code 3, with a mask too. Of fields that are not `writable` nothing changes.
 */
export function patched(
  current: JsonObject,
  body: JsonObject,
  query: Query,
  writable: readonly string[],
  area: string,
  shape: Message,
): JsonObject {
  const sent = readMessage(body, shape, area);
  return changesOf(body, query, area, shape)
    .filter(([name = '']) => writable.includes(name))
    .reduce((result, path) => withInside(result, path, valueAt(sent, path)), current);
}

/** The places that a PATCH changes: each a field, or a field inside a message. */
function changesOf(
  body: JsonObject,
  query: Query,
  area: string,
  shape: Message,
): readonly (readonly string[])[] {
  const given = leavesOf(body, shape, area);
  const mask = query.text('update_mask');
  if (mask === undefined) return given;
  if (mask === '*') return Object.keys(shape.fields).map((name) => [name]);
  return mask.split(',').map((path) => {
    const places = path.trim().split('.');
    if (!hasPlace(shape, places))
      throw invalidArgument(area, 'update_mask', `"${path}" is not a field of this resource`);
    return places.map((place) => nameIn(shape, place));
  });
}

/** Whether a message has a field at this place, in the spelling of masks. */
function hasPlace(shape: Shape | undefined, inside: readonly string[]): boolean {
  const [head, ...rest] = inside;
  if (head === undefined) return true;
  const own = shape?.kind === 'optional' || shape?.kind === 'deciding' ? shape.of : shape;
  if (own?.kind !== 'message' || head !== head.toLowerCase()) return false;
  const inner = own.fields[nameIn(own, head)];
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
    const name = nameIn(own, key);
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
  else if (value === undefined) delete result[name];
  else result[name] = value;
  // Setting a member of a oneof unsets the others.
  const twins = value === undefined ? [] : (ONEOFS.find((names) => names.includes(name)) ?? []);
  for (const twin of twins) if (twin !== name) delete result[twin];
  return result;
}
