import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModuleExports } from '../../../scripts/generate/module-exports.ts';
import { declarationWords } from '../../../scripts/generate/type-words.ts';
import { readRepositoryFile, repositoryRoot } from '../../support/repository.ts';

describe('a declaration in few words', () => {
  it.each([
    ['texts have no type', 'type A = { a: string; readonly b?: string; c: number }', '{ a, b?, c: number }'],
    ['an undefined field is absent', 'type A = { a: { b: boolean } | undefined }', '{ a?: { b: boolean } }'],
    [
      'lists',
      'type A = { a: Array<string | number>; b: readonly string[] }',
      '{ a: (string | number)[], b: string[] }',
    ],
    ['maps', 'type A = { a: Readonly<Record<string, string>> }', '{ a: Record<string, string> }'],
    ['bases', 'interface A extends B { readonly a: string }', 'B & { a }'],
    ['methods', 'interface A { send<T>(call: Call<T>): Promise<T>; }', '{ send(call: Call<T>): Promise<T> }'],
  ])('%s', (_, source, words) => {
    expect(declarationWords(source).words).toBe(words);
  });

  it('of a function: parameters and result', () => {
    const source =
      'declare function f(uid: string, fields: A & { readonly name: string }, mask?: readonly string[]): Call<A>';
    expect(declarationWords(source)).toMatchObject({
      words: 'f(uid, fields: A & { name }, mask?: string[])',
      result: 'Call<A>',
    });
  });

  it('keeps what is said of a field', () => {
    const [first] = declarationWords(
      'interface A {\n  /** Such as `X`. */\n  readonly a?: string;\n}',
    ).members;
    expect(first).toEqual({ name: 'a', words: 'a?', doc: 'Such as `X`.' });
  });
});

describe('the page of the library', () => {
  const page = readRepositoryFile('docs/reference/client.md') ?? '';
  const entry = join(repositoryRoot, 'src/client.ts');
  const names = readModuleExports(entry).flatMap(({ exports }) => exports.map(({ name }) => name));

  it('names every export', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
  });

  it('gives the errors once', () => {
    expect(page.match(/`FAILED_PRECONDITION`, `PERMISSION_DENIED`/g)).toBeNull();
  });
});
