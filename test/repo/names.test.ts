import { basename, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { campaign } from '../campaign.ts';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';

const files = repositoryFiles();
const code = files.filter((path) => /^(src|scripts|test|bench)\/.*\.ts$/.test(path));
const own = 'test/repo/names.test.ts';

describe('files of code', () => {
  it.each([/^(utils?|helpers?|common|misc|types|manager|service)\b/])(
    'have names that say something: not %s',
    (vague) => {
      expect(
        code.filter((path) => vague.test(basename(path)) && basename(path) !== 'common-inputs.ts'),
      ).toEqual([]);
    },
  );

  it('are in kebab-case', () => {
    const odd = code.filter(
      (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.measure|\.d)?\.ts$/.test(basename(path)),
    );
    expect(odd.filter((path) => !/\/(corpus|fixtures|golden)\//.test(path))).toEqual([]);
  });

  it('have at most 250 lines in src', () => {
    const long = code.filter(
      (path) => path.startsWith('src/') && (readRepositoryFile(path) ?? '').split('\n').length > 251,
    );
    expect(long).toEqual([]);
  });

  it('mock no modules, hide nothing from coverage, and run every test', () => {
    const forbidden = /\bvi\.mock\(|(v8|istanbul|c8) ignore|\b(it|test|describe)\.(only|todo)\b/;
    const offenders = code.filter((path) => path !== own && forbidden.test(readRepositoryFile(path) ?? ''));
    expect(offenders).toEqual([]);
  });
});

describe('names in src', () => {
  /** Names that the files of each command export for its row. */
  const ofRows = ['createRun', 'findProblems', 'gather', 'manifest', 'rules', 'run'];
  const exported = /^export (?:async )?(?:interface|type|class|const|function\*?) (\w+)/gm;

  it('mean one thing: no two files export the same', () => {
    const sources = code.filter((path) => path.startsWith('src/'));
    const names = sources.flatMap((path) => [
      ...new Set([...(readRepositoryFile(path) ?? '').matchAll(exported)].map(([, name]) => name ?? '')),
    ]);
    expect(names.length).toBeGreaterThan(sources.length);
    const again = names.filter((name, index) => names.indexOf(name) !== index);
    expect([...new Set(again)].filter((name) => !ofRows.includes(name))).toEqual([]);
  });
});

describe('the campaigns', () => {
  it.each(campaign.flatMap(spellings))('have a file %s', (glob) => {
    expect(code.some((path) => matchesGlob(path, glob))).toBe(true);
  });
});

/** The globs that one with alternatives in braces stands for. */
function spellings(glob: string): readonly string[] {
  const [whole, inside] = /\{([^}]*)\}/.exec(glob) ?? [];
  return whole === undefined ? [glob] : (inside ?? '').split(',').map((one) => glob.replace(whole, one));
}
