import { describe, expect, it } from 'vitest';
import {
  mergeRoleFiles,
  parseRoleFile,
  type RoleFile,
} from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import {
  compareLocations,
  lineWords,
} from '../../../../src/commands/sync-rolebindings/file/role-file-problems.ts';
import { refused } from '../../../support/refused.ts';

function read(name: string, text: string): RoleFile {
  return parseRoleFile(`version: 1\n${text}`, name);
}

function problemsOf(...files: readonly RoleFile[]): readonly string[] {
  const problems = refused(() => mergeRoleFiles(files));
  return problems.map(({ message, place }) => `${place?.file}:${place?.line} ${message}`);
}

const PERSON = 'lookup: { issuer: "https://issuer", subject: ada }';

describe('several role files', () => {
  it('are one: their entries in order, and the organization of whichever names it', () => {
    const merged = mergeRoleFiles([
      read('a.yml', 'identities: [{ name: one }]'),
      read('b.yml', 'organization: acme\nidentities: [{ name: two }]'),
      read('c.yml', 'organization: acme\nbindings: [{ identity: one, role: viewer }]'),
    ]);
    expect(merged).toMatchObject({
      organization: { text: 'acme', place: { file: 'b.yml' } },
      identities: [{ name: 'one' }, { name: 'two' }],
      bindings: [{ place: { file: 'c.yml' } }],
    });
  });

  it('cannot be about two organizations', () => {
    expect(problemsOf(read('a.yml', 'organization: acme'), read('b.yml', 'organization: other'))).toEqual([
      'b.yml:2 `organization` is `other` here and `acme` in `a.yml:2`.',
    ]);
  });

  it.each([
    ['name', 'name: a'],
    ['uid', 'uid: abc'],
    ['person', PERSON],
  ])('cannot have two entries with one %s', (what, entry) => {
    const text = `identities: [{ ${entry} }]`;
    const [problem] = problemsOf(read('a.yml', text), read('b.yml', text));
    expect(problem).toMatch(
      new RegExp(`^b\\.yml:2 Two entries of \`identities\` have the ${what} .*\`a\\.yml:2\`\\)\\.$`),
    );
  });
});

describe('an entry for a person', () => {
  it.each([
    ['uid', 'uid: abc', 'Keep one of them.'],
    [
      'description',
      'description: text',
      'Remove `description`: the file gives a person roles and changes nothing else.',
    ],
  ])('cannot have %s beside `lookup`', (key, field, fix) => {
    expect(refused(() => read('a.yml', `identities: [{ ${PERSON}, ${field} }]`))).toMatchObject([
      { message: `\`lookup\` and \`${key}\` cannot be used together.`, fix },
    ]);
  });
});

describe('places', () => {
  const at = (file: string, line: number, column: number) => ({ file, line, column });

  it('are ordered by file, line and column', () => {
    const ordered = [at('a', 1, 1), at('a', 1, 2), at('a', 2, 1), at('b', 1, 1)];
    expect([...ordered].reverse().sort(compareLocations)).toEqual(ordered);
  });

  it('in the file of a message have only their line', () => {
    expect(lineWords(at('a', 3, 1), at('a', 9, 1))).toBe('line 3');
    expect(lineWords(at('b', 3, 1), at('a', 9, 1))).toBe('line 3 of `b`');
  });
});
