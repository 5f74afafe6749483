export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of a decoded JSON value; `undefined` for anything but an object. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** The value of a JSON text; `undefined` if it is invalid. `redact` changes every text in it. */
export function parseJson(text: string, redact?: (text: string) => string): unknown {
  try {
    return JSON.parse(text, redact && ((_, value) => (typeof value === 'string' ? redact(value) : value)));
  } catch {
    return undefined;
  }
}

/** Text of a version, which some generators write as a number. */
export function versionTextOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value);
}

/** The value if it is a non-empty string. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Whether two values of JSON are the same; the order of fields is irrelevant, and an absent field is `undefined`. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameJson(value, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSameJson(one[name], other[name]),
  );
}
