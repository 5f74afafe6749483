import { describe, expect, it } from 'vitest';
import { comparePackages, packageChangesMarkdown } from '../../src/session/package-changes.ts';

const list = (text: string) =>
  text.split(' ').flatMap((word) => {
    const [name = '', version] = word.split('@');
    return name === '' ? [] : [{ name, type: 'apk', ...(version === undefined ? {} : { version }) }];
  });
const compare = (before: string, after: string) => comparePackages(list(before), list(after));

describe('the packages that differ between two images', () => {
  it.each([
    ['a@1', 'a@1', []],
    ['a@1', 'a@2', [{ name: 'a', kind: 'updated', before: ['1'], after: ['2'] }]],
    ['', 'a@1', [{ name: 'a', kind: 'added', before: [], after: ['1'] }]],
    ['a', '', [{ name: 'a', kind: 'removed', before: [''], after: [] }]],
    ['a', 'a@1', [{ name: 'a', kind: 'updated', before: [''], after: ['1'] }]],
    ['a@1 a@2', 'A@2 a@1', []],
    ['a@1 a@2', 'a@2', [{ name: 'a', kind: 'updated', before: ['1', '2'], after: ['2'] }]],
  ])('from `%s` to `%s`', (before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });

  it('are sorted by name, and a package of another type is another one', () => {
    const npm = [{ name: 'a', type: 'npm', version: '1' }];
    const changes = comparePackages([...list('z@1 a@1'), ...npm], list('z@2 a@1 m@1'));
    expect(changes.map(({ kind, name }) => [name, kind])).toEqual([
      ['a', 'removed'],
      ['m', 'added'],
      ['z', 'updated'],
    ]);
  });
});

describe('the table of packages', () => {
  const textOf = (count: number, images = 1) =>
    packageChangesMarkdown(
      Array.from({ length: images }, (_, index) => ({
        from: 'old',
        to: `new${index}`,
        changes: comparePackages([], list(Array.from({ length: count }, (__, at) => `p${at}@1`).join(' '))),
      })),
    ).map((block) => (typeof block === 'string' ? block : block.before));

  it('is nothing without a change, open up to 20 rows, and folded beyond', () => {
    expect(textOf(0)).toEqual([]);
    expect(textOf(20)).toEqual(['| Package | Change | Before | After |\n| --- | --- | --- | --- |\n']);
    expect(textOf(21)[0]).toContain('<summary>21 packages changed: 21 added, 0 removed, 0 updated</summary>');
  });

  it('names the image where there are several, and nothing in it is markup', () => {
    expect(textOf(1, 2)[0]).toContain('| Image | Package |');
    const changes = comparePackages(list('a|b<i>@1'), list('c'));
    const [block] = packageChangesMarkdown([{ from: 'old', to: 'new', changes }]);
    const row = typeof block === 'object' ? block.rows.at(0) : '';
    expect(row).toBe('| <code>a&#x7c;b&lt;i&gt;</code> | removed | `1` |  |\n');
  });
});
