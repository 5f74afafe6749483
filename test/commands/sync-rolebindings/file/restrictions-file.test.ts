import { describe, expect, it } from 'vitest';
import { restrictionsJsonSchema } from '../../../../scripts/generate/role-file-schema.ts';
import { parseRestrictions } from '../../../../src/commands/sync-rolebindings/file/restrictions-file.ts';
import { refused } from '../../../support/refused.ts';

const problemsOf = (text: string): readonly string[] =>
  refused(() => parseRestrictions(text, 'r.yml')).map(
    ({ fix, input, message, place }) => `${place?.line} ${input}: ${message}${fix ?? ''}`,
  );

describe('the restrictions file', () => {
  it('has the lists of its entries', () => {
    expect(
      parseRestrictions('version: 1\nrestrictions: [{ files: [a.yml], roles: [viewer] }]', 'r.yml'),
    ).toEqual([{ files: ['a.yml'], roles: ['viewer'] }]);
  });

  it.each([
    ['restrictions: []', '1 restrictions-file: `version` is missing.'],
    ['version: 2\nrestrictions: []', '1 restrictions-file: `version` must be `1`.'],
    [
      'version: 1\nrestrictions: [{ roles: [x] }]',
      '2 restrictions-file: `restrictions[0].files` is missing.',
    ],
    [
      'version: 1\nrestrictions: [{ files: x }]',
      '2 restrictions-file: `restrictions[0].files` must be a list.',
    ],
    [
      'version: 1\nrestrictions:\n  - { files: ["!a"] }',
      '3 restrictions-file: `restrictions[0].files[0]` is not a usable glob',
    ],
    ['version: 1\nrestrictions:\n  - { files: [a], role: [x] }', 'Did you mean `roles`?'],
    [
      'version: 1\nrestrictions:\n  - { files: [a], claims: [{ issuer: "{x", subject: y }] }',
      '3 restrictions-file: `restrictions[0].claims[0].issuer` is not a usable glob',
    ],
    [
      'version: 1\nrestrictions:\n  - { files: [a], claims: [{ issuer: x }] }',
      '`restrictions[0].claims[0].subject` is missing',
    ],
    ['version: 1\nrestrictions:\n  - { files: [a], claims: [{ iss: x }] }', 'Did you mean `issuer`?'],
    ['version: 1\nversion: 1', '2 restrictions-file: A key appears twice'],
  ])('%j is a problem with its place', (text, problem) => {
    expect(problemsOf(text).join('\n')).toContain(problem);
  });

  it('has a JSON Schema for editors', () => {
    expect(restrictionsJsonSchema()).toMatchObject({ required: ['version', 'restrictions'] });
  });
});
