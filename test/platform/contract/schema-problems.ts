import { type Description, record } from './open-api.ts';

/** How an answer writes what is unset; `request`: only what was meant to be sent is there. */
export type Form = 'emitted' | 'omitted' | 'omitted-all' | 'request';

/** Members of oneofs, which are absent where they are unset; the description does not show them as such. */
const ONEOF_MEMBERS: ReadonlySet<string> = new Set([
  ...['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'],
  ...['issuer', 'issuerPattern', 'subject', 'subjectPattern', 'audience', 'audiencePattern'],
  ...['arn', 'arnPattern', 'userId', 'userIdPattern'],
  ...['detection', 'fixed', 'patched', 'truePositiveDetermination', 'falsePositiveDetermination'],
  ...['analysisNotPlanned', 'fixNotPlanned', 'pendingUpstreamFix', 'manual', 'nvdapi', 'scanv1'],
]);
/** Durations, which are messages although the description shows texts. */
const DURATIONS: ReadonlySet<string> = new Set(['ttl', 'requestedOverlap']);
/** Fields that a decision rests on: `omitted` writes their zero values. */
const DECIDING: ReadonlySet<string> = new Set(['totalCount', 'deprecated', 'tagStatus']);

/** RFC 3339 as protobuf writes it: no fraction, or three, six or nine digits that are not all zeros. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(?!0+Z)(?:\d{3}|\d{6}|\d{9}))?Z$/;

/** Where a value differs from a schema, one line each. */
export function schemaProblems(
  description: Description,
  schema: unknown,
  value: unknown,
  form: Form,
  place = 'it',
): readonly string[] {
  const own = description.follow(schema);
  const wrong = (what: string): readonly string[] => [`${place}: ${JSON.stringify(value)} is not ${what}`];
  if (Array.isArray(own['enum'])) return own['enum'].includes(value) ? [] : wrong('a name of the enum');
  switch (own['type']) {
    case 'string':
      return isText(own['format'], value) ? [] : wrong(`a text (${String(own['format'] ?? 'any')})`);
    case 'integer':
      return Number.isInteger(value) ? [] : wrong('an integer');
    case 'number':
      return typeof value === 'number' ? [] : wrong('a number');
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('a boolean');
    case 'array':
      if (!Array.isArray(value)) return wrong('a list');
      return value.flatMap((item, index) =>
        schemaProblems(description, own['items'], item, form, `${place}[${index}]`),
      );
    default:
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('an object');
      return objectProblems(description, own, record(value), form, place);
  }
}

function isText(format: unknown, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (format === 'date-time') return TIME.test(value);
  if (format === 'int64') return /^-?\d+$/.test(value);
  return format !== 'byte' || /^[A-Za-z0-9+/]*={0,2}$/.test(value);
}

function objectProblems(
  description: Description,
  schema: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
  form: Form,
  place: string,
): readonly string[] {
  const map = schema['additionalProperties'];
  if (typeof map === 'object' && map !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      schemaProblems(description, map, item, form, `${place}{${key}}`),
    );
  const known = record(schema['properties']);
  const problems = Object.entries(known).flatMap(([name, property]) =>
    fieldProblems(description, property, value[name], form, `${place}.${name}`, name),
  );
  const foreign = Object.keys(value).filter((name) => known[name] === undefined);
  return [...problems, ...foreign.map((name) => `${place}.${name}: is not in the description`)];
}

function fieldProblems(
  description: Description,
  property: unknown,
  value: unknown,
  form: Form,
  place: string,
  name: string,
): readonly string[] {
  const own = description.follow(property);
  const mayBeAbsent = ONEOF_MEMBERS.has(name) || form !== 'emitted';
  if (value === undefined) return mayBeAbsent ? [] : [`${place}: its zero value is missing`];
  const isMessage = own['type'] === 'object' && typeof own['additionalProperties'] !== 'object';
  const isNullable = isMessage || own['format'] === 'date-time' || DURATIONS.has(name);
  if (value === null && isNullable && form === 'emitted' && !ONEOF_MEMBERS.has(name)) return [];
  const keepsZero = ONEOF_MEMBERS.has(name) || (form === 'omitted' && DECIDING.has(name));
  if (form.startsWith('omitted') && !keepsZero && isZero(own, value))
    return [`${place}: is a zero value that should be left out`];
  return schemaProblems(description, property, value, form, place);
}

function isZero(schema: Readonly<Record<string, unknown>>, value: unknown): boolean {
  if (Array.isArray(schema['enum'])) return value === schema['enum'][0];
  if (Array.isArray(value)) return value.length === 0;
  if (schema['format'] === 'int64') return value === '0';
  const isMap = typeof schema['additionalProperties'] === 'object';
  if (isMap) return Object.keys(record(value)).length === 0;
  return value === '' || value === false || value === 0 || value === null;
}
