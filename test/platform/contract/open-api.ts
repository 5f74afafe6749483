import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '../../../src/base/json-value.ts';
import { repositoryRoot } from '../../support/repository.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** One operation of a published description. */
export interface Described {
  readonly id: string;
  readonly method: string;
  /** Template, such as `/iam/v2/groups/{uid}`. */
  readonly path: string;
  readonly queryNames: readonly string[];
  /** Schema of the body, if it takes one. */
  readonly body: JsonRecord | undefined;
  readonly response: JsonRecord;
}

export interface Description {
  readonly operations: readonly Described[];
  /** The schema with references followed and wrappers unwrapped; `readOnly` of a wrapper is kept. */
  follow(schema: unknown): JsonRecord;
}

/** Where the descriptions are: beside the repository, or where the environment says. */
const FOLDER = process.env['OPENAPI_DESCRIPTIONS'] ?? resolve(repositoryRoot, '..', 'shared', 'reference');

/** Reads a description; `undefined` when it is not there. */
export function readDescription(version: 'v1' | 'v2'): Description | undefined {
  const file = resolve(FOLDER, `openapi-${version}.json`);
  if (!existsSync(file)) return undefined;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const schemas = record(record(record(json)['components'])['schemas']);
  const follow = (schema: unknown): JsonRecord => {
    const own = record(schema);
    const reference = own['$ref'];
    if (typeof reference === 'string') return follow(schemas[reference.split('/').at(-1) ?? '']);
    const parts = own['allOf'];
    if (Array.isArray(parts)) return { ...follow(parts[0]), readOnly: own['readOnly'] };
    return own;
  };
  const operations = Object.entries(record(record(json)['paths'])).flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, operation]) =>
      describeOperation(path, method.toUpperCase(), record(operation), follow),
    ),
  );
  return { operations, follow };
}

function describeOperation(
  path: string,
  method: string,
  operation: JsonRecord,
  follow: Description['follow'],
): Described {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].map(record) : [];
  const ok = record(record(operation['responses'])['200']);
  return {
    id: String(operation['operationId']),
    method,
    path,
    queryNames: parameters.filter((one) => one['in'] === 'query').map((one) => String(one['name'])),
    body:
      operation['requestBody'] === undefined
        ? undefined
        : follow(contentOf(record(operation['requestBody']))),
    response: follow(contentOf(ok)),
  };
}

function contentOf(holder: JsonRecord): unknown {
  return record(Object.values(record(holder['content']))[0])['schema'] ?? {};
}

export function record(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}
