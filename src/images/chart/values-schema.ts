import { fieldOf, isRecord, parseJson } from '../../base/json-value.ts';

type Answer = 'yes' | 'no' | 'unknown';

/** The supported keywords of a schema, besides those that only describe; any other makes the answer unknown. */
const FOLLOWED =
  /^(?:\$schema|\$id|\$defs|\$comment|definitions|title|description|default|examples|deprecated|required|type|const|enum|maxLength|minLength|pattern|properties|items|additionalProperties|unevaluatedProperties|x-.*)$/;

/** Whether a JSON schema of values accepts a text at a path; `*` stands for the items of a list. */
export function createSchemaCheck(text: string): (path: readonly string[], value: string) => Answer {
  const root = parseJson(text);
  return (path, value) => accepts(root, path, value);
}

function accepts(schema: unknown, [key, ...rest]: readonly string[], value: string): Answer {
  if (typeof schema === 'boolean') return schema ? 'yes' : 'no';
  if (!isRecord(schema)) return 'unknown';
  const answer = key === undefined ? acceptsText(schema, value) : acceptsKey(schema, key, rest, value);
  return answer === 'yes' && !Object.keys(schema).every((word) => FOLLOWED.test(word)) ? 'unknown' : answer;
}

function acceptsKey(
  schema: Readonly<Record<string, unknown>>,
  key: string,
  rest: readonly string[],
  value: string,
): Answer {
  const { additionalProperties, items, patternProperties, properties, unevaluatedProperties } = schema;
  const isOwn = isRecord(properties) && Object.hasOwn(properties, key);
  const next = isOwn ? fieldOf(properties, key) : (additionalProperties ?? unevaluatedProperties);
  const inner = key === '*' ? items : next;
  if (inner === false && !isOwn && patternProperties !== undefined) return 'unknown';
  return inner === undefined ? 'yes' : accepts(inner, rest, value);
}

function acceptsText(schema: Readonly<Record<string, unknown>>, value: string): Answer {
  const { const: only, enum: words, maxLength, minLength, pattern, type } = schema;
  const isRefused =
    (type !== undefined && ![type].flat().includes('string')) ||
    (only !== undefined && only !== value) ||
    (Array.isArray(words) && !words.includes(value)) ||
    (typeof maxLength === 'number' && value.length > maxLength) ||
    (typeof minLength === 'number' && value.length < minLength);
  if (isRefused) return 'no';
  return typeof pattern === 'string' ? matches(pattern, value) : 'yes';
}

/** Patterns of a hostile schema could take forever, so only short ones without repeated groups are tried. */
function matches(pattern: string, text: string): Answer {
  const isSlow = /\)[*+{]|\\\d|\\k/.test(pattern) || (pattern.match(/[*+{]/g) ?? []).length > 3;
  if (isSlow || pattern.length > 200 || text.length > 256) return 'unknown';
  try {
    return new RegExp(pattern, 'u').test(text) ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}
