import { describe, expect, test } from 'vitest';
import { createSchemaCheck } from '../../../src/images/chart/values-schema.ts';

const check = (schema: unknown, path: readonly string[] = [], value = 'v1') =>
  createSchemaCheck(JSON.stringify(schema))(path, value);

describe('a schema of values', () => {
  test.each<[unknown, 'yes' | 'no' | 'unknown']>([
    [true, 'yes'],
    [false, 'no'],
    [{}, 'yes'],
    [[], 'unknown'],
    ['text', 'unknown'],
    [{ type: 'string' }, 'yes'],
    [{ type: ['string', 'null'] }, 'yes'],
    [{ type: 'integer' }, 'no'],
    [{ const: 'v1' }, 'yes'],
    [{ const: 'v2' }, 'no'],
    [{ enum: ['v1'] }, 'yes'],
    [{ enum: ['v2'] }, 'no'],
    [{ maxLength: 1 }, 'no'],
    [{ maxLength: 2, minLength: 2 }, 'yes'],
    [{ minLength: 3 }, 'no'],
    [{ pattern: '^v' }, 'yes'],
    [{ pattern: '^x' }, 'no'],
    [{ pattern: '^(v1)?$' }, 'yes'],
    [{ pattern: '(' }, 'unknown'],
    [{ pattern: '^(a+)+$' }, 'unknown'],
    [{ pattern: '(v)\\1' }, 'unknown'],
    [{ pattern: 'a*b*c*d*' }, 'unknown'],
    [{ pattern: 'v'.repeat(300) }, 'unknown'],
    [{ not: { const: 'v2' } }, 'unknown'],
    [{ allOf: [{ type: 'string' }, { pattern: '^v' }] }, 'unknown'],
    [{ type: 'integer', allOf: [true] }, 'no'],
    [{ $ref: '#/$defs/a', $defs: { a: true } }, 'unknown'],
    [{ $ref: '#' }, 'unknown'],
    [{ title: 'A tag', default: '', 'x-order': 1 }, 'yes'],
  ])('%j accepts a text: %s', (schema, expected) => {
    expect(check(schema)).toBe(expected);
  });

  test.each<[unknown, readonly string[], 'yes' | 'no' | 'unknown']>([
    [{ properties: { a: { type: 'integer' } } }, ['a'], 'no'],
    [{ properties: { a: { properties: { b: true } } } }, ['a', 'b'], 'yes'],
    [{ properties: {} }, ['a'], 'yes'],
    [{ properties: { b: true }, additionalProperties: false }, ['a'], 'no'],
    [{ additionalProperties: { type: 'string' } }, ['a'], 'yes'],
    [{ unevaluatedProperties: false }, ['a'], 'no'],
    [{ patternProperties: { '^a': true }, additionalProperties: false }, ['a'], 'unknown'],
    [{ patternProperties: { '(': true } }, ['a'], 'unknown'],
    [{ maxProperties: 2 }, ['a'], 'unknown'],
    [{ items: { properties: { a: false } } }, ['*', 'a'], 'no'],
    [{ items: { properties: { a: true } } }, ['*', 'a'], 'yes'],
    [{ type: 'array' }, ['*', 'a'], 'yes'],
    [{ properties: { a: true } }, ['toString'], 'yes'],
  ])('%j accepts a text at %j: %s', (schema, path, expected) => {
    expect(check(schema, path)).toBe(expected);
  });

  test('that is not JSON is unknown', () => {
    expect(createSchemaCheck('{')([], 'x')).toBe('unknown');
  });
});
