type Answer = 'yes' | 'no' | 'unknown';
type Schema = Readonly<Record<string, unknown>>;

const MAXIMUM_DEPTH = 40;
/** Schemas and patterns that are tried for all questions together: those of a hostile chart double at each level. */
const MAXIMUM_STEPS = 100_000;
/** A pattern with three repetitions takes time with the cube of the text. */
const LONGEST_TEXT = 256;
/** Keywords whose effect is not followed here. */
const UNKNOWN_KEYWORDS = [
  'not',
  'if',
  'dependentSchemas',
  'dependencies',
  'propertyNames',
  'maxProperties',
  '$dynamicRef',
  '$recursiveRef',
];

/** Whether a JSON schema of values accepts a text at a path; `*` stands for the items of a list. */
export function createSchemaCheck(text: string): (path: readonly string[], value: string) => Answer {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return () => 'unknown';
  }
  let steps = 0;
  const isOver = (): boolean => {
    steps += 1;
    return steps > MAXIMUM_STEPS;
  };
  return (path, value) => accepts(root, { root, path, value, depth: 0, isOver });
}

interface Question {
  readonly root: unknown;
  /** The rest of the path. */
  readonly path: readonly string[];
  readonly value: string;
  readonly depth: number;
  /** Counts a step; whether no more are made. */
  readonly isOver: () => boolean;
}

function accepts(schema: unknown, question: Question): Answer {
  if (schema === true) return 'yes';
  if (schema === false) return 'no';
  if (!isSchema(schema) || question.depth > MAXIMUM_DEPTH || question.isOver()) return 'unknown';
  const deeper = { ...question, depth: question.depth + 1 };
  const answers: Answer[] = [];
  if (UNKNOWN_KEYWORDS.some((keyword) => keyword in schema)) answers.push('unknown');
  const ref = schema['$ref'];
  if (ref !== undefined) answers.push(accepts(targetOf(ref, question.root), deeper));
  for (const one of listOf(schema['allOf'])) answers.push(accepts(one, deeper));
  for (const keyword of ['anyOf', 'oneOf']) {
    const some = listOf(schema[keyword]).map((one) => accepts(one, deeper));
    if (some.length > 0) answers.push(anyOf(some));
  }
  answers.push(question.path.length === 0 ? acceptsText(schema, question.value) : acceptsKey(schema, deeper));
  return allOf(answers);
}

/** The key that comes next on the path. */
function acceptsKey(schema: Schema, question: Question): Answer {
  const [key = '', ...rest] = question.path;
  const inner = { ...question, path: rest };
  if (key === '*') return schema['items'] === undefined ? 'yes' : accepts(schema['items'], inner);
  const { properties, patternProperties } = schema;
  const answers: Answer[] = [];
  if (isSchema(properties) && Object.hasOwn(properties, key)) answers.push(accepts(properties[key], inner));
  for (const [pattern, one] of Object.entries(isSchema(patternProperties) ? patternProperties : {})) {
    const matches = question.isOver() ? 'unknown' : test(pattern, key);
    if (matches !== 'no') answers.push(allOf([matches, accepts(one, inner)]));
  }
  if (answers.length > 0) return allOf(answers);
  const others = schema['additionalProperties'] ?? schema['unevaluatedProperties'];
  return others === undefined ? 'yes' : accepts(others, inner);
}

function acceptsText(schema: Schema, value: string): Answer {
  const { const: only, enum: words, maxLength, minLength, pattern, type } = schema;
  const isRefused =
    (type !== undefined && ![type].flat().includes('string')) ||
    (only !== undefined && only !== value) ||
    (Array.isArray(words) && !words.includes(value)) ||
    (typeof maxLength === 'number' && value.length > maxLength) ||
    (typeof minLength === 'number' && value.length < minLength);
  if (isRefused) return 'no';
  return typeof pattern === 'string' ? test(pattern, value) : 'yes';
}

/** Patterns of a hostile schema could take forever, so only those without repeated groups are tried. */
function test(pattern: string, text: string): Answer {
  const isSlow = /\)[*+{]|\\\d|\\k/.test(pattern) || (pattern.match(/[*+{]/g) ?? []).length > 3;
  if (isSlow || pattern.length > 200 || text.length > LONGEST_TEXT) return 'unknown';
  try {
    return new RegExp(pattern, 'u').test(text) ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

function targetOf(ref: unknown, root: unknown): unknown {
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
  const keys = ref.slice(1).split('/').slice(1);
  return keys.reduce<unknown>((at, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return isSchema(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }, root);
}

function allOf(answers: readonly Answer[]): Answer {
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

function anyOf(answers: readonly Answer[]): Answer {
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
