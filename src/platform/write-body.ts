import { isRecord } from '../base/json-value.ts';
import { each } from './decode.ts';
import { requireEnumName } from './enum-name.ts';

/**
 * How to write a field: `value` as it is; `member` (of a oneof, or a time), whose empty value means that it is not set;
 * `names`, which are all that the service knows of an enum; or the fields of a message.
 */
type Rule = 'value' | 'member' | { readonly names: readonly string[] } | { readonly fields: Rules };

interface Rules {
  readonly [field: string]: Rule;
}

/** Fields of what is read, each of which may be left out of what is written. */
export type Settable<Fields> = { readonly [K in keyof Fields]?: Fields[K] | undefined };

/** The rule of each field that may be set. */
export type Writable<Fields> = { readonly [K in keyof Fields]-?: Rule };

/** Rules of fields that are written as they are. */
export const values = <const Name extends string>(...names: readonly Name[]) => each(names, 'value' as const);

/** Rules of members of a oneof and of times, whose empty value means that they are not set. */
export const members = <const Name extends string>(...names: readonly Name[]) =>
  each(names, 'member' as const);

/**
 * Body of a create or an update: only fields that may be set, so that a resource that was read can be spread into it. An
 * update sends what the caller empties, and a create sends nothing empty. Throws `TypeError` for an enum value that the
 * service does not know: it would drop it silently and answer with success.
 */
export function writeBody<Fields extends object>(
  kind: 'create' | 'update',
  fields: Fields,
  rules: Writable<Fields>,
): Readonly<Record<string, unknown>> {
  return written(kind, fields, rules, '');
}

function written(
  kind: 'create' | 'update',
  fields: object,
  rules: Rules,
  place: string,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const given: unknown = Reflect.get(fields, name);
    if (given === undefined || given === null) continue;
    const value = valueOf(kind, given, rule, `${place}${name}`);
    // An empty value empties a field; of a oneof, a time or an enum it says that nothing is set.
    const isClearable = rule === 'value' || (typeof rule === 'object' && value !== '');
    if (!isEmpty(value) || (kind === 'update' && isClearable)) body[name] = value;
  }
  return body;
}

function valueOf(kind: 'create' | 'update', value: unknown, rule: Rule, place: string): unknown {
  if (typeof rule === 'string') return value;
  if ('fields' in rule) return isRecord(value) ? written(kind, value, rule.fields, `${place}.`) : value;
  if (Array.isArray(value))
    for (const [index, one] of value.entries()) requireEnumName(`${place}.${index}`, String(one), rule.names);
  else if (value !== '') requireEnumName(place, String(value), rule.names);
  return value;
}

function isEmpty(value: unknown): boolean {
  if (value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : '';

type Names<Fields> = Extract<keyof Fields, string>;
type IsMessage<T> = T extends readonly unknown[]
  ? false
  : T extends object
    ? string extends keyof T
      ? false
      : true
    : false;

/** Fields for the mask of an update, in the query and therefore in snake_case, also those of a message: `claim_match.issuer`. */
export type MaskOf<Fields> =
  | '*'
  | {
      [K in Names<Fields>]:
        | Snake<K>
        | (IsMessage<NonNullable<Fields[K]>> extends true
            ? `${Snake<K>}.${Snake<Names<NonNullable<Fields[K]>>>}`
            : never);
    }[Names<Fields>];

/** Text of a mask, `undefined` without one. Throws `TypeError` for a mask of no fields: services disagree about what it changes. */
export function maskText(mask: readonly string[] | undefined): string | undefined {
  if (mask?.length === 0) throw new TypeError('the mask lists no field, so nothing would be changed');
  return mask?.join(',');
}
