import { isRecord } from '../base/json-value.ts';

/** Fields that the caller needs, as a tree; `true` needs all below. The others may have any type and are then unset. */
export interface Needed {
  readonly [field: string]: Needed | boolean;
}

/**
 * Reads one value of an answer and returns it, possibly changed in place: the JSON belongs to its decoder. Throws
 * `TypeError`, which names the place, for a value of another type. `null` and absent mean the same in proto3 JSON.
 */
export type Decoder<T> = (value: unknown, needed?: Needed) => T;

/** Type that a decoder returns. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** A decoder of messages, with the names of the fields that it knows. */
export interface MessageDecoder<T> extends Decoder<T> {
  readonly fields: ReadonlySet<string>;
}

type Shape = Readonly<Record<string, Decoder<unknown>>>;
type UnsetFields<S extends Shape> = { [K in keyof S]: undefined extends Decoded<S[K]> ? K : never }[keyof S];

/** Fields of a message by the decoders of each; those that may be unset are optional. */
export type MessageOf<S extends Shape> = {
  readonly [K in Exclude<keyof S, UnsetFields<S>>]: Decoded<S[K]>;
} & { readonly [K in UnsetFields<S>]?: Decoded<S[K]> };

/** A value of the wrong type, at a place below what was decoded. */
export class Misfit extends TypeError {
  readonly #place: string;
  constructor(place = '') {
    super(`${place === '' ? 'it' : `\`${place}\``} has the wrong type`);
    this.#place = place;
  }

  get place(): string {
    return this.#place;
  }
}

/** Reads a value of a message or a list; its error names the place as seen from there. */
export function decodeAt<T>(name: string | number, decode: Decoder<T>, value: unknown, needed?: Needed): T {
  try {
    return decode(value, needed);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    throw new Misfit(error.place === '' ? String(name) : `${name}.${error.place}`);
  }
}

function valueOf<T>(is: (value: unknown) => value is T): Decoder<T> {
  return (value) => {
    if (is(value)) return value;
    throw new Misfit();
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const boolean = valueOf((value): value is boolean => typeof value === 'boolean');

/** A value that may be missing: `undefined` then. */
export function maybe<T>(decode: Decoder<T>): Decoder<T | undefined> {
  return (value, needed) => (value === undefined || value === null ? undefined : decode(value, needed));
}

function absentAs<T>(decode: Decoder<T>, fallback: () => T): Decoder<T> {
  return (value, needed) => (value === undefined || value === null ? fallback() : decode(value, needed));
}

/** Text that must be there, possibly empty. */
export const required: Decoder<string> = valueOf(isText);

/** Text that must be there and not be empty. */
export const present: Decoder<string> = valueOf((value): value is string => isText(value) && value !== '');

/** Text; empty if it is absent (proto3 JSON omits default values). */
export const text: Decoder<string> = absentAs(required, () => '');

/** Text that is absent if it is not set, such as a member of a oneof. */
export const optionalText: Decoder<string | undefined> = maybe(required);

/** The same value for each of several fields. */
export function each<const Name extends string, T>(names: readonly Name[], value: T) {
  // `fromEntries` forgets the names of the keys.
  return Object.fromEntries(names.map((name) => [name, value])) as Readonly<Record<Name, T>>;
}

/** Fields of a message that are texts. */
export const texts = <const Name extends string>(...names: readonly Name[]) => each(names, text);

/** Text, or a number from lenient servers as its text; empty if absent. */
export const scoreText: Decoder<string> = (value) => text(typeof value === 'number' ? String(value) : value);

/** One of the names that are known, or any other text. */
export type Open<Name extends string> = Name | (string & {});

/** The name of an enum value; one that the service has no name for is sent as its number, and is that number's text. */
export function enumName<const Names extends readonly string[]>(_names: Names): Decoder<Open<Names[number]>> {
  return scoreText;
}

/** A boolean; false if absent. */
export const flag: Decoder<boolean> = absentAs(boolean, () => false);

/** A boolean; `undefined` if absent, which is not the same as false. */
export const optionalFlag: Decoder<boolean | undefined> = maybe(boolean);

/** A 32-bit number; 0 if absent. */
export const integer: Decoder<number> = absentAs(valueOf(isInteger), () => 0);

/** A 64-bit count: a JSON string, or a number from lenient servers; `undefined` if absent. */
export const count: Decoder<number | undefined> = maybe((value) => {
  const isCount = isText(value) ? /^[0-9]{1,15}$/.test(value) : isInteger(value) && value >= 0;
  if (isCount) return Number(value);
  throw new Misfit();
});

/** A list; empty if absent. */
export function listOf<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return absentAs(items(item), () => []);
}

/** A list; `undefined` if absent. */
export function maybeListOf<T>(item: Decoder<T>): Decoder<readonly T[] | undefined> {
  return maybe(items(item));
}

function items<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (value, needed) => {
    if (!Array.isArray(value)) throw new Misfit();
    for (let index = 0; index < value.length; index += 1)
      value[index] = decodeAt(index, item, value[index], needed);
    return value;
  };
}

/** A map; empty if absent. */
export function mapOf<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return absentAs(
    (value) => {
      if (!isRecord(value)) throw new Misfit();
      const entries = Object.entries(value);
      return Object.fromEntries(entries.map(([name, own]) => [name, decodeAt(name, item, own)]));
    },
    () => ({}),
  );
}

/** Any object. */
export const anyMessage: MessageDecoder<Readonly<Record<string, unknown>>> = message({});

/** A message of the service; fields that the shape does not know are kept. */
export function message<S extends Shape>(shape: S): MessageDecoder<MessageOf<S>> {
  const decoders = Object.entries(shape);
  const fields = new Set(Object.keys(shape));
  const decode = (value: unknown, needed?: Needed): MessageOf<S> => {
    if (!isRecord(value)) throw new Misfit();
    // JSON has no other objects, and this one is the decoder's.
    const own = value as Record<string, unknown>;
    for (const [name, field] of decoders) {
      const given = own[name];
      const read = readField(name, field, given, needed);
      if (read !== given) own[name] = read;
    }
    for (const name in own) {
      const unknown = own[name];
      if (typeof unknown === 'object' && !fields.has(name)) own[name] = withoutNulls(unknown);
    }
    // Each field has just been read by its decoder.
    return own as MessageOf<S>;
  };
  return Object.assign(decode, { fields });
}

/** Reads a field; one that nobody needs is unset if it has the wrong type. */
function readField(name: string, decode: Decoder<unknown>, value: unknown, needed?: Needed): unknown {
  const inside = needed === undefined || needed[name];
  try {
    return decodeAt(name, decode, value, typeof inside === 'object' ? inside : undefined);
  } catch (error) {
    if ((inside ?? false) !== false || value === undefined) throw error;
    return readField(name, decode, undefined, needed);
  }
}

/** No field of the service is nested as deeply; what is deeper stays as it is, so that no answer exhausts the stack. */
const DEEPEST = 100;

/** A value without its nulls, which mean the same as absent fields; items of lists stay. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (!isRecord(value)) return value ?? undefined;
  const kept = Object.entries(value).filter(([, own]) => own !== null);
  return Object.fromEntries(kept.map(([name, own]) => [name, withoutNulls(own, depth + 1)]));
}

/** A message with something made of it. */
export function changed<T, U>(decode: MessageDecoder<T>, change: (value: T) => U): MessageDecoder<U> {
  const own = (value: unknown, needed?: Needed): U => change(decode(value, needed));
  return Object.assign(own, { fields: decode.fields });
}

/**
 * Decoder of an answer that is one message. An answer without any of its fields is something else, such as an error with
 * status 200, and is refused; `mayBeEmpty` is for operations that answer `{}` where nothing is set.
 */
export function answerOf<T>(decode: MessageDecoder<T>, mayBeEmpty = false): Decoder<T> {
  return (json, needed) => {
    if (!isRecord(json)) throw new Misfit();
    const given = Object.keys(json);
    const isNothing = mayBeEmpty && given.length === 0;
    const isOwn = given.some((name) => decode.fields.has(name) && (mayBeEmpty || json[name] !== null));
    if (!isOwn && !isNothing && decode.fields.size > 0)
      throw new TypeError(`it has none of the fields ${[...decode.fields].join(', ')}`);
    return decode(json, needed);
  };
}
