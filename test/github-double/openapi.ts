import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  parseJsonObject,
  textOf,
} from '../platform-double/json.ts';
import { type FieldError, GithubError, validationFailed } from './github-error.ts';

/** GitHub's published description of one REST operation. */
export type Published = {
  readonly docs: string;
  /** Throws a 422 where the body has unknown, missing or wrongly typed fields; 400 where one must be JSON. */
  checkBody(text: string): JsonObject;
  /** Throws a 422 for parameters that GitHub does not publish, or values outside their type. */
  checkQuery(query: URLSearchParams): void;
  /** Why this is not an answer that GitHub could give with this status; empty when it is. */
  answerProblems(status: number, body: Json): readonly string[];
};

const source = parseJsonObject(readFileSync(new URL('./fixtures/rest.json', import.meta.url), 'utf8')) ?? {};
const operations = objectOf(source.operations);
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false });
formats.default(ajv);
ajv.addSchema({ $id: 'github', components: objectOf(source.components) });

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The schema with references into the published components, and closed where it describes an input. */
function prepared(schema: Json, isInput: boolean): Json {
  if (Array.isArray(schema)) return schema.map((item: Json) => prepared(item, isInput));
  if (!isJsonObject(schema)) return schema;
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(schema))
    result[key] = key === '$ref' ? `github${textOf(value)}` : prepared(value, isInput);
  const isClosable = isInput && isJsonObject(schema.properties) && schema.type !== undefined;
  if (isClosable && schema.additionalProperties === undefined) result.additionalProperties = false;
  return result;
}

const compiled = new Map<string, ValidateFunction>();

function validator(key: string, schema: Json, isInput: boolean): ValidateFunction {
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const value = prepared(schema, isInput);
  const made = ajv.compile(isJsonObject(value) ? value : {});
  compiled.set(key, made);
  return made;
}

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function bodyError(on: string, validate: ValidateFunction): GithubError {
  const [first] = validate.errors ?? [];
  const resource = on.includes('/pulls') ? 'PullRequest' : on.includes('/git/') ? 'Git' : 'Issue';
  const named = first?.params['missingProperty'] ?? first?.params['additionalProperty'];
  const field = typeof named === 'string' ? named : (first?.instancePath.slice(1) ?? '');
  if (first?.keyword === 'required')
    return new GithubError(422, `Invalid request.\n\n"${field}" wasn't supplied.`, {
      errors: [{ resource, field, code: 'missing_field' }],
    });
  if (first?.keyword === 'additionalProperties')
    return new GithubError(422, `Invalid request.\n\n"${field}" is not a permitted key.`, {
      errors: [{ resource, field, code: 'invalid' }],
    });
  const error: FieldError = { resource, field, code: 'invalid' };
  return new GithubError(422, `Invalid request.\n\n\`${field}\` ${first?.message ?? 'is invalid'}.`, {
    errors: [error],
  });
}

function checkBody(on: string, operation: JsonObject, text: string): JsonObject {
  if (operation.body === undefined) {
    if (text !== '' && text !== '{}') throw new GithubError(400, 'Problems parsing JSON');
    return {};
  }
  if (text === '' && operation.bodyRequired !== true) return {};
  const body = parseJsonObject(text);
  if (body === undefined)
    throw new GithubError(400, text === '' ? 'Body should be a JSON object' : 'Problems parsing JSON');
  const validate = validator(`${on} body`, operation.body, true);
  if (!validate(body)) throw bodyError(on, validate);
  return body;
}

/** A query value as the type that its schema wants, so that the schema can judge it. */
function typed(schema: JsonObject, value: string): Json {
  if (schema.type === 'integer' && /^-?\d+$/.test(value)) return Number(value);
  if (schema.type === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
  return value;
}

function checkQuery(on: string, operation: JsonObject, query: URLSearchParams): void {
  const known = objectOf(operation.query);
  for (const [name, value] of query) {
    const schema = known[name];
    if (!isJsonObject(schema)) throw validationFailed({ resource: 'Query', field: name, code: 'unknown' });
    const problems = problemsOf(validator(`${on}?${name}`, schema, true), typed(schema, value));
    if (problems.length > 0) throw validationFailed({ resource: 'Query', field: name, code: 'invalid' });
  }
}

/** The published rules of an operation such as `GET /repos/{owner}/{repo}`; throws for one that is not extracted. */
export function published(on: string): Published {
  const operation = operations[on];
  if (!isJsonObject(operation)) throw new Error(`${on} is not in fixtures/rest.json`);
  const responses = objectOf(operation.responses);
  return {
    docs: textOf(operation.docs),
    checkBody: (text) => checkBody(on, operation, text),
    checkQuery: (query) => checkQuery(on, operation, query),
    answerProblems(status, body) {
      const schema = responses[String(status)];
      if (schema === undefined) return [`GitHub does not publish status ${status} for ${on}`];
      return schema === true ? [] : problemsOf(validator(`${on} ${status}`, schema, false), body);
    },
  };
}

/** The operations that are described. */
export function publishedOperations(): string[] {
  return Object.keys(operations);
}
