import { describe, expect, it } from 'vitest';
import { generatedNotice } from '../../scripts/generate/generated.ts';
import { renderAll } from '../../scripts/generate/renderers.ts';
import { emptySection, expectedText } from '../../scripts/generate/sections.ts';
import { commands } from '../../src/commands/commands.ts';
import type { CommandRow } from '../../src/kit/run/command-row.ts';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';

const generated = renderAll(commands);

describe('generated files', () => {
  it.each(generated.map((file) => [file.path, file] as const))(
    '%s is current (else: npm run generate)',
    (path, file) => {
      const current = readRepositoryFile(path);
      expect(current).toBe(expectedText(file, current));
    },
  );

  it('are all generated still', () => {
    const paths = new Set(generated.map((file) => file.path));
    const stale = repositoryFiles().filter(
      (path) =>
        /\.(md|ya?ml|json)$/.test(path) &&
        !paths.has(path) &&
        readRepositoryFile(path)?.includes(generatedNotice),
    );
    expect(stale).toEqual([]);
  });
});

describe('the generator', () => {
  const first = commands[0] ?? expect.fail('there are commands');
  const withDescription = (description: string): CommandRow => ({
    ...first,
    manifest: { ...first.manifest, inputs: { odd: { kind: 'text', description } } },
  });

  it.each(['', '  '])('refuses the empty description %j', (description) => {
    expect(() => renderAll([withDescription(description)])).toThrow('`odd` has an empty description');
  });

  it('refuses an expression in a description, which a runner would evaluate', () => {
    expect(() => renderAll([withDescription('the ${{ github.token }}')])).toThrow('holds an expression');
  });

  it('refuses two commands of one name', () => {
    const manifest = withDescription('x');
    expect(() => renderAll([manifest, manifest])).toThrow('generated twice');
  });
});

describe('sections', () => {
  const file = {
    kind: 'sections',
    path: 'x.md',
    scaffold: `# X\n\n${emptySection('table')}\n`,
    sections: { table: 'new $& text' },
  } as const;

  it('keep what stands around the markers', () => {
    const current = expectedText(file, undefined).replace('# X', '# Own words');
    expect(expectedText(file, current)).toBe(current);
    expect(current).toContain('new $& text');
  });

  it.each([
    ['no markers', '# X'],
    ['markers twice', `${emptySection('table')}\n${emptySection('table')}`],
    ['a marker that is not closed', emptySection('table').split('\n')[0] ?? ''],
    ['markers in the wrong order', emptySection('table').split('\n').reverse().join('\n')],
  ])('are refused with %s', (_, text) => {
    expect(() => expectedText(file, text)).toThrow('markers of `table`');
  });
});
