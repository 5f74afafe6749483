import { describe, expect, it } from 'vitest';
import { directExports } from '../../../scripts/build/direct-exports.ts';

/** A module as webpack writes it, with its table of exports. */
const moduleOf = (table: string, body: string): string =>
  `exports.modules = { 7: ((module, target, load) => {\nload.d(target, { ${table} });\n${body}\n}) };`;

describe('an export of a module in the bundle', () => {
  it('is a function itself, if it is declared as one', () => {
    const code = moduleOf(
      'a: () => (/* binding */ one), "b-c": () => two',
      'function one() {}\nasync function* two() {}',
    );
    expect(directExports('x.cjs', code)).toContain('target.a = one;\ntarget["b-c"] = two;\nfunction one');
    expect(directExports('x.cjs', code)).not.toContain('load.d');
  });

  it.each([
    ['a constant', 'const one = () => 1;'],
    ['a class', 'class one {}'],
    ['a function that is replaced', 'function one() { one = 2; }'],
    ['a function that is replaced in a pattern', 'function one() {}\n[one] = [2];'],
    ['a function of another scope', 'function other() { function one() {} }\nvar one = other;'],
  ])('keeps its getter as %s', (_, body) => {
    const code = moduleOf('a: () => one', body);
    expect(directExports('x.cjs', code)).toBe(code);
  });

  it('keeps its getter beside functions', () => {
    const code = moduleOf(
      'a: () => one, b: () => two, c: () => other.three',
      'function one() {}\nconst two = 2;',
    );
    expect(directExports('x.cjs', code)).toContain(
      'load.d(target, { b: () => two, c: () => other.three });\ntarget.a = one;\n',
    );
  });

  it('works in the module that results', () => {
    const code = moduleOf('a: () => one, b: () => two', 'function one() { return two; }\nconst two = 2;');
    const exports: { modules?: Record<number, (...given: readonly unknown[]) => void> } = {};
    new Function('exports', directExports('x.cjs', code))(exports);
    const target: { a?: () => number; b?: number } = {};
    const load = {
      d: (to: object, table: Record<string, () => unknown>) => {
        for (const [key, get] of Object.entries(table)) Object.defineProperty(to, key, { get });
      },
    };
    exports.modules?.[7]?.({}, target, load);
    expect([target.a?.(), target.b]).toEqual([2, 2]);
  });

  it('is not looked for in code that cannot be parsed', () => {
    expect(() => directExports('x.cjs', 'function (')).toThrow('x.cjs cannot be parsed: ');
  });
});
