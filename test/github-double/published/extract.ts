import { readFileSync, writeFileSync } from 'node:fs';
import { isJsonObject, type Json, type JsonObject, parseJson, textOf } from '../../platform-double/json.ts';
import { OPERATIONS } from './operations.ts';

/*
 * Takes the operations that the double serves out of GitHub's published description of its REST API:
 *
 *   npm pack @octokit/openapi@<version> && tar xzf octokit-openapi-*.tgz
 *   node test/github-double/published/extract.ts package/generated/api.github.com.json [output]
 *
 * The package is 470 MB, so it is not a dependency; what is taken out is committed as `fixtures/rest.json`. Texts and examples
 * are left out, and OpenAPI's `nullable` becomes JSON Schema's `null` type. Nothing else is changed.
 */

const DROPPED = new Set([
  'description',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'title',
  'x-github',
]);
const FORMATS = new Set(['uri', 'date-time', 'date', 'email', 'uuid']);

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** JSON Schema of an OpenAPI 3.0 schema. */
function schemaOf(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((item: Json) => schemaOf(item));
  if (!isJsonObject(value)) return value;
  const schema: JsonObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (isNames) schema[key] = schemaOf(inner);
    else if (key === 'enum' || key === 'required' || key === 'const' || key === 'default')
      schema[key] = inner;
    else if (key === 'format' && !FORMATS.has(textOf(inner))) continue;
    else if (key === 'nullable' || DROPPED.has(key) || key.startsWith('x-')) continue;
    else schema[key] = schemaOf(inner, key === 'properties');
  }
  return !isNames && value.nullable === true ? nullable(schema) : schema;
}

function nullable(schema: JsonObject): JsonObject {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const withNull =
    Array.isArray(schema.enum) && !schema.enum.includes(null) ? [...schema.enum, null] : schema.enum;
  return { ...schema, type: [schema.type, 'null'], ...(withNull === undefined ? {} : { enum: withNull }) };
}

function at(document: JsonObject, reference: string): JsonObject {
  let found: Json = document;
  for (const name of reference.slice(2).split('/')) found = asObject(asObject(found)[name]);
  return asObject(found);
}

function resolved(document: JsonObject, value: Json | undefined): JsonObject {
  const object = asObject(value);
  return typeof object.$ref === 'string' ? at(document, object.$ref) : object;
}

/** The schema of a body; of any of them where one status has several JSON media types. */
function contentSchema(part: JsonObject): Json | undefined {
  const schemas = Object.entries(asObject(part.content))
    .filter(([type]) => /json$|\.object$/.test(type))
    .flatMap(([, content]) => {
      const { schema } = asObject(content);
      return schema === undefined ? [] : [schemaOf(schema)];
    });
  return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
}

function operationOf(document: JsonObject, on: string): JsonObject {
  const [method = '', path = ''] = on.split(' ');
  const operation = asObject(asObject(asObject(document.paths)[path])[method.toLowerCase()]);
  if (operation.responses === undefined) throw new Error(`GitHub does not publish ${on}`);
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  const query: JsonObject = {};
  for (const parameter of parameters.map((one: Json) => resolved(document, one)))
    if (parameter.in === 'query') query[textOf(parameter.name)] = schemaOf(parameter.schema ?? {});
  const responses: JsonObject = {};
  for (const [status, response] of Object.entries(asObject(operation.responses)))
    responses[status] = contentSchema(resolved(document, response)) ?? true;
  const request = resolved(document, operation.requestBody);
  const body = contentSchema(request);
  return {
    docs: textOf(asObject(operation.externalDocs).url),
    query,
    responses,
    ...(body === undefined ? {} : { body, bodyRequired: request.required === true }),
  };
}

function collect(document: JsonObject, value: Json, schemas: JsonObject): void {
  if (Array.isArray(value)) for (const item of value) collect(document, item, schemas);
  if (!isJsonObject(value)) return;
  const name = textOf(value.$ref).replace('#/components/schemas/', '');
  if (name !== '' && schemas[name] === undefined) {
    const schema = schemaOf(at(document, textOf(value.$ref)));
    schemas[name] = schema;
    collect(document, schema, schemas);
  }
  for (const inner of Object.values(value)) collect(document, inner, schemas);
}

const [file = '', output] = process.argv.slice(2);
const document = asObject(parseJson(readFileSync(file, 'utf8')));
const operations: JsonObject = {};
for (const on of OPERATIONS) operations[on] = operationOf(document, on);
const schemas: JsonObject = {};
collect(document, operations, schemas);
const source = `@octokit/openapi ${textOf(asObject(document.info).version)} (MIT), api.github.com.json`;
const lines = JSON.stringify({ source, operations, components: { schemas } }, undefined, 1);
writeFileSync(output ?? new URL('../fixtures/rest.json', import.meta.url), `${lines}\n`);
