import { invalidArgument } from './api-error.ts';
import { parseTimestamp } from './clock.ts';

/** Typed access to a query string by the rules of the gateway: both spellings, repeated keys, unknown names ignored. */
export type Query = {
  /** A single text; empty counts as not given; a repeated key is code 3. */
  text(name: string): string | undefined;
  /** All values of a repeatable key; commas are not split. */
  list(name: string): readonly string[];
  integer(name: string): number | undefined;
  flag(name: string): boolean;
  /** Values of an enum, by name or number, which is the place in `known`; code 3 for another one. */
  names(name: string, known: readonly string[]): readonly string[];
  /** Milliseconds of an RFC 3339 value. */
  time(name: string): number | undefined;
};

const TRUE = new Set(['1', 't', 'T', 'true', 'TRUE', 'True']);
const FALSE = new Set(['0', 'f', 'F', 'false', 'FALSE', 'False']);

/** `uidp.children_of` → `uidp.childrenOf`. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A filter is a field of a message: the message itself takes no value. */
function refuseWhole(parameters: URLSearchParams, area: string): void {
  if (parameters.has('uidp')) throw invalidArgument(area, 'uidp', 'is a message and takes no value');
}

/** A filter that is not a message has nothing inside: neither `name.x` nor `name[x]`. */
function refuseInside(parameters: URLSearchParams, names: readonly string[], area: string): void {
  for (const key of parameters.keys())
    for (const name of names)
      if (key.startsWith(`${name}.`) || key.startsWith(`${name}[`))
        throw invalidArgument(area, key, 'is not a path of the request');
}

/** Reads `parameters`; names are given in snake_case; `area` is the service area of its errors. */
export function createQuery(parameters: URLSearchParams, area: string): Query {
  refuseWhole(parameters, area);
  const list = (name: string) => {
    const camel = toCamelCase(name);
    refuseInside(parameters, [name, camel], area);
    const values = parameters.getAll(name);
    return camel === name ? values : [...values, ...parameters.getAll(camel)];
  };
  const single = (name: string) => {
    const values = list(name);
    if (values.length > 1) throw invalidArgument(area, name, 'is given more than once');
    return values[0];
  };
  return {
    list,
    text: (name) => single(name) || undefined,
    integer(name) {
      const text = single(name);
      if (text === undefined) return undefined;
      if (!/^[+-]?\d{1,9}$/.test(text)) throw invalidArgument(area, name, 'is not an integer');
      return Number(text);
    },
    flag(name) {
      const text = single(name);
      if (text === undefined || FALSE.has(text)) return false;
      if (TRUE.has(text)) return true;
      throw invalidArgument(area, name, 'is not a boolean');
    },
    names(name, known) {
      // The gateway takes the number of a value, too.
      const values = list(name).map((value) =>
        /^\d+$/.test(value) ? (known[Number(value)] ?? value) : value,
      );
      const wrong = values.find((value) => !known.includes(value));
      if (wrong !== undefined) throw invalidArgument(area, name, `"${wrong}" is not a valid value`);
      return values;
    },
    time(name) {
      const text = single(name);
      if (text === undefined) return undefined;
      const timeMs = parseTimestamp(text);
      if (timeMs === undefined) throw invalidArgument(area, name, 'is not an RFC 3339 timestamp');
      return timeMs;
    },
  };
}
