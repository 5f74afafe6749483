import { type Description, record } from './open-api.ts';

/** `full`: every field with a value; `default`: as proto3 JSON writes what is not set. */
export type SampleKind = 'full' | 'default';

/** A value that a schema allows. */
export function sampleOf(description: Description, schema: unknown, kind: SampleKind, depth = 0): unknown {
  const own = description.follow(schema);
  const full = kind === 'full';
  if (Array.isArray(own['enum'])) return full ? own['enum'].at(-1) : own['enum'][0];
  switch (own['type']) {
    case 'string':
      return textOf(own['format'], full);
    case 'integer':
      return full ? 7 : 0;
    case 'number':
      return full ? 7.5 : 0;
    case 'boolean':
      return full;
    case 'array':
      return full && depth < 12 ? [sampleOf(description, own['items'], kind, depth + 1)] : [];
    default:
      return objectOf(description, own, kind, depth);
  }
}

function textOf(format: unknown, full: boolean): string | null {
  if (format === 'date-time') return full ? '2026-01-02T03:04:05.678Z' : null;
  if (format === 'int64') return full ? '12' : '0';
  if (format === 'byte') return full ? 'QUJD' : '';
  return full ? 'text' : '';
}

function objectOf(
  description: Description,
  schema: Readonly<Record<string, unknown>>,
  kind: SampleKind,
  depth: number,
): unknown {
  // An unset message is null, and an unset map is empty.
  const map = schema['additionalProperties'];
  if (kind === 'default' && depth > 0) return map === undefined ? null : {};
  if (depth > 12) return {};
  const result: Record<string, unknown> = {};
  if (map !== undefined && map !== false && map !== true)
    result['key'] = sampleOf(description, map, kind, depth + 1);
  for (const [name, property] of Object.entries(record(schema['properties'])))
    result[name] = sampleOf(description, property, kind, depth + 1);
  return result;
}

/** Names of all fields that a client may write, with their place: `oidc.issuer`, `requests[].parent`, `claims{}`. */
export function writableFields(description: Description, schema: unknown, depth = 0): readonly string[] {
  const own = description.follow(schema);
  if (own['type'] === 'array')
    return writableFields(description, own['items'], depth).map((name) => `[]${name}`);
  const map = own['additionalProperties'];
  if (map !== undefined && typeof map === 'object')
    return writableFields(description, map, depth).map((name) => `{}${name}`);
  if (own['properties'] === undefined) return [''];
  return Object.entries(record(own['properties'])).flatMap(([name, property]) => {
    if (description.follow(property)['readOnly'] === true || record(property)['readOnly'] === true) return [];
    return writableFields(description, property, depth + 1).map((rest) => `.${name}${rest}`);
  });
}

/** The same of a body; `maps` are the places of maps, whose keys are data. */
export function bodyFields(body: unknown, known: ReadonlySet<string>, place = ''): readonly string[] {
  if (Array.isArray(body)) return [...new Set(body.flatMap((item) => bodyFields(item, known, `${place}[]`)))];
  if (typeof body !== 'object' || body === null) return [place];
  const isMap = [...known].some((name) => name.startsWith(`${place}{}`));
  return [
    ...new Set(
      Object.entries(body).flatMap(([name, value]) =>
        bodyFields(value, known, isMap ? `${place}{}` : `${place}.${name}`),
      ),
    ),
  ];
}

/** A value twice for each field in it: with null in its place, and without it. */
export function nullAndAbsent(
  value: unknown,
  place = 'it',
): readonly { readonly place: string; readonly asNull: unknown; readonly absent: unknown }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      nullAndAbsent(item, `${place}[${index}]`).map((pair) => ({
        place: pair.place,
        asNull: value.with(index, pair.asNull),
        absent: value.with(index, pair.absent),
      })),
    );
  if (typeof value !== 'object' || value === null) return [];
  // Values of maps are no fields: null there is no value at all.
  if (Object.keys(value).join() === 'key')
    return nullAndAbsent(record(value)['key'], `${place}{}`).map((pair) => ({
      place: pair.place,
      asNull: { key: pair.asNull },
      absent: { key: pair.absent },
    }));
  return Object.entries(value).flatMap(([name, own]) => {
    const { [name]: _, ...absent } = record(value);
    const inner = nullAndAbsent(own, `${place}.${name}`).map((pair) => ({
      place: pair.place,
      asNull: { ...value, [name]: pair.asNull },
      absent: { ...value, [name]: pair.absent },
    }));
    return [{ place: `${place}.${name}`, asNull: { ...value, [name]: null }, absent }, ...inner];
  });
}
