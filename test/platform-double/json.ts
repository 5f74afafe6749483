/** Any value that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object whose keys may be changed. */
export type JsonObject = { [key: string]: Json };

/** Tells whether a JSON value is an object (not an array, not null). */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads JSON text that the double wrote itself or that a client sent; throws SyntaxError like JSON.parse. */
export function parseJson(text: string): Json {
  return JSON.parse(text);
}

/** Reads a JSON object, or undefined where the text is another value or no JSON at all. */
export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value = parseJson(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The value when it is a string, else an empty one (the default of an unset text field). */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The strings of a JSON array; other members and other values are left out. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
