export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A decoded JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects in a list; none in anything else. */
export const recordsIn = (list: unknown): readonly Fields[] =>
  Array.isArray(list) ? list.filter(isRecord) : [];

/** The texts in a list that are not empty; none in anything else. */
export const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.flatMap((one) => textOf(one) ?? []) : [];

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

/** A key that an object has twice, of which `JSON.parse` hides one. */
export class RepeatedKeyError extends SyntaxError {}

/** The value of a JSON text; throws `SyntaxError`, which is a `RepeatedKeyError` where an object has a key twice. */
export function parseUniqueJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const key = repeatedKey(text);
  if (key === undefined) return value;
  throw new RepeatedKeyError(`an object of its JSON has the key ${JSON.stringify(key.slice(0, 100))} twice`);
}

/** The first key that an object of a valid JSON text has twice. */
function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '}') open.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      if (isKey(text, end)) {
        const written = text.slice(at + 1, end);
        const key = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
        const keys = open.at(-1);
        if (keys?.has(key)) return key;
        keys?.add(key);
      }
      at = end;
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
}

function isKey(text: string, end: number): boolean {
  let next = end + 1;
  while (/\s/.test(text[next] ?? '')) next += 1;
  return text[next] === ':';
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
