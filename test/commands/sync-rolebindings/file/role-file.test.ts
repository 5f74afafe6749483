import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleFileJsonSchema } from '../../../../scripts/generate/role-file-schema.ts';
import { parseRoleFile, type RoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import { GITHUB_ISSUER } from '../../../../src/session/claim-match.ts';
import { refused } from '../../../support/refused.ts';

const read = (text: string): RoleFile => parseRoleFile(text, 'roles.yml');

/** Problems as `line:column message | fix`. */
const problems = (text: string): readonly string[] =>
  refused(() => read(text)).map(({ place, message, fix }) => {
    const at = place === undefined ? '' : `${place.line}:${place.column} `;
    return `${at}${message}${fix === undefined ? '' : ` | ${fix}`}`;
  });
const entry = (text: string) => problems(`version: 1\nidentities:\n  - ${text}\n`);

describe('the role file', () => {
  it('is read with the place of every entry', () => {
    const file = read(`version: 1
organization: acme
identities:
  - name: release-bot
    description: pushes releases
    claimMatch: { issuer: https://token.actions.githubusercontent.com, subject: "repo:acme/app:ref:refs/heads/main" }
    roles: [viewer, registry.pull]
  - { name: old-bot, state: absent }
  - { uid: abc/def, roles: [viewer], owned: true }
  - { uid: abc/0123 }
bindings:
  - { identity: release-bot, role: editor, group: sub, expires: "2027-01-31" }
  - identity: old-bot
    role: viewer
`);
    const at = (line: number, column: number) => ({ file: 'roles.yml', line, column });
    expect(file.organization).toEqual({ text: 'acme', place: at(2, 15) });
    expect(file.identities.map(({ place }) => place)).toEqual([at(4, 5), at(8, 5), at(9, 5), at(10, 5)]);
    expect(file.identities[0]).toMatchObject({
      name: 'release-bot',
      uid: undefined,
      description: 'pushes releases',
      claim: {
        kind: 'claims',
        claimMatch: { issuer: GITHUB_ISSUER, subject: 'repo:acme/app:ref:refs/heads/main' },
      },
      roles: [
        { text: 'viewer', place: at(7, 13) },
        { text: 'registry.pull', place: at(7, 21) },
      ],
      absent: false,
      owned: true,
      expires: undefined,
    });
    expect(file.identities.map(({ absent, owned }) => [absent, owned])).toEqual([
      [false, true],
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(file.bindings).toEqual([
      {
        place: at(12, 5),
        identity: { text: 'release-bot', place: at(12, 17) },
        role: { text: 'editor', place: at(12, 36) },
        group: { text: 'sub', place: at(12, 51) },
        expires: '2027-01-31',
      },
      {
        place: at(13, 5),
        identity: { text: 'old-bot', place: at(13, 15) },
        role: { text: 'viewer', place: at(14, 11) },
        group: undefined,
        expires: undefined,
      },
    ]);
  });

  it.each([
    ['ref', 'ref: refs/heads/main', 'repo:acme/app:ref:refs/heads/main'],
    ['environment', 'environment: prod', 'repo:acme/app:environment:prod'],
    ['pull request', 'pull_request: true', 'repo:acme/app:pull_request'],
    ['ids', 'pull_request: true, ids: { owner: 1, repository: "22" }', 'repo:acme@1/app@22:pull_request'],
  ])('makes the claims of a GitHub workload: %s', (_name, more, subject) => {
    const file = read(`version: 1\nidentities: [{ name: bot, github: { repository: acme/app, ${more} } }]`);
    expect(file.identities[0]?.claim).toMatchObject({
      kind: 'github',
      claimMatch: { issuer: GITHUB_ISSUER, subject },
    });
  });

  it('may have no entries at all, or empty keys', () => {
    expect(read('version: 1')).toMatchObject({ identities: [], bindings: [], organization: undefined });
    expect(read('version: 1\nidentities:\nbindings:')).toMatchObject({ identities: [], bindings: [] });
    expect(read('version: 1\nidentities: [{ name: x, roles: }]').identities[0]?.roles).toEqual([]);
  });

  it('may use anchors, which point at where the text is used', () => {
    const file = read(
      'version: 1\nidentities:\n  - { name: a, roles: &r [viewer, editor] }\n  - { name: b, roles: *r }',
    );
    expect(file.identities[1]?.roles.map(({ text, place }) => [text, place.line])).toEqual([
      ['viewer', 3],
      ['editor', 3],
    ]);
  });

  it('tells all problems at once, in the order of the file', () => {
    expect(
      problems(`version: 2
identitys: []
identities:
  - name: Release Bot
    rols: [viewer]
    github: { repository: acme, ref: main, ids: { owner: x } }
  - {}
  - name: a
    claimMatch: { issuer: acme, subject: "" }
    state: gone
bindings:
  - { identity: a, expires: 2027-02-30 }
  - viewer
`),
    ).toEqual([
      '1:10 `version` must be `1`.',
      '2:1 The file has the unknown key `identitys`. | Did you mean `identities`?',
      '4:11 `identities[0].name` may contain only lowercase letters, digits, spaces, `.`, `_` and `-`.',
      '5:5 `identities[0]` has the unknown key `rols`. | Did you mean `roles`?',
      '6:27 `identities[0].github.repository` must be `owner/name`.',
      '6:38 `identities[0].github.ref` must be a full ref such as `refs/heads/main`, not a pattern.',
      '6:49 `identities[0].github.ids.repository` is missing.',
      '6:58 `identities[0].github.ids.owner` must be a positive whole number.',
      '7:5 An entry of `identities` has neither `name` nor `uid` nor `lookup`. | Set one of them.',
      '9:27 `identities[2].claimMatch.issuer` must be the URL of a token issuer.',
      '9:42 `identities[2].claimMatch.subject` is empty.',
      '10:12 `identities[2].state` must be `present` or `absent`.',
      '12:5 `bindings[0].role` is missing.',
      '12:29 `bindings[0].expires` is not a valid calendar date.',
      '13:5 `bindings[1]` must be a mapping.',
    ]);
  });

  it.each([
    [
      'both forms of claims',
      '{ name: a, claimMatch: { issuer: "https://x", subject: s }, github: { repository: a/b, pull_request: true } }',
      '3:73 `claimMatch` and `github` cannot be used together. | Keep one of them.',
    ],
    [
      'no context',
      '{ name: a, github: { repository: a/b } }',
      '3:24 `github` has none of `ref`, `environment` and `pull_request`. | Set exactly one of them.',
    ],
    [
      'two contexts',
      '{ name: a, github: { repository: a/b, ref: refs/heads/x, environment: y } }',
      '3:24 `github` has several of `ref`, `environment` and `pull_request`. | Set exactly one of them.',
    ],
    [
      'false pull_request',
      '{ name: a, github: { repository: a/b, pull_request: false } }',
      '3:57 `identities[0].github.pull_request` must be `true` or omitted.',
    ],
    [
      'number for a date',
      '{ name: a, expires: 20270131 }',
      '3:25 `identities[0].expires` must be a date in quotes, for example "2027-01-31".',
    ],
    [
      'other date form',
      '{ name: a, expires: 31.1.2027 }',
      '3:25 `identities[0].expires` must be a date in the form YYYY-MM-DD.',
    ],
    [
      'issuer that ends in a space',
      '{ name: a, claimMatch: { issuer: "https://x ", subject: s } }',
      '3:38 `identities[0].claimMatch.issuer` must be the URL of a token issuer.',
    ],
    ['roles as text', '{ name: a, roles: viewer }', '3:23 `identities[0].roles` must be a list.'],
    ['number as name', '{ name: 12 }', '3:13 `identities[0].name` must be a string.'],
    ['text as owned', '{ uid: a, owned: yes }', '3:22 `identities[0].owned` must be `true` or `false`.'],
    [
      'far-off key',
      '{ name: a, zzzzzzzz: 1 }',
      '3:16 `identities[0]` has the unknown key `zzzzzzzz`. | Remove it.',
    ],
    [
      'key of the prototype',
      '{ name: a, __proto__: { owned: true } }',
      '3:16 `identities[0]` has the unknown key `__proto__`. | Remove it.',
    ],
    [
      'key that is a list',
      '{ name: a, [x]: 1 }',
      '3:16 A key is not plain text. | Write the key itself, not an alias, a list or a mapping.',
    ],
    [
      'alias as a key, which would hide that the key stands twice',
      '{ name: &k state, state: absent, *k : present }',
      '3:38 A key is not plain text. | Write the key itself, not an alias, a list or a mapping.',
    ],
    ['key twice as data', '{ 1: a, "1": b }', '3:13 A key appears twice in one mapping. | Keep one of them.'],
    ['key without value', '{ ? name }', '3:5 `identities[0].name` must be a string.'],
    [
      'tag',
      '!!binary aGk=',
      '3:5 The YAML is invalid: Unresolved tag: tag:yaml.org,2002:binary. | Check the indentation, and that every quote and bracket is closed, here and in the lines around.',
    ],
    ['key twice', '{ name: a, name: b }', '3:16 A key appears twice in one mapping. | Keep one of them.'],
  ])('refuses: %s', (_name, text, problem) => {
    expect(entry(text)).toEqual([problem]);
  });

  it.each([
    ['name', '{ name: a }', '{ name: a, roles: [] }', 'name `a`'],
    ['uid', '{ uid: u }', '{ uid: u }', 'uid `u`'],
    [
      'claims',
      '{ name: a, github: { repository: a/b, pull_request: true } }',
      '{ name: b, claimMatch: { issuer: "https://token.actions.githubusercontent.com", subject: "repo:a/b:pull_request" } }',
      'subject `repo:a/b:pull_request`',
    ],
  ])('refuses two entries with the same %s', (_name, one, two, shown) => {
    expect(problems(`version: 1\nidentities:\n  - ${one}\n  - ${two}`)).toEqual([
      `4:5 Two entries of \`identities\` have the ${shown}. | Merge them into one entry.`,
    ]);
  });

  it('tells a wrong anchor for each use, at the key that is wrong', () => {
    expect(
      problems(
        'version: 1\nidentities:\n  - { name: a, claimMatch: &c { issuer: "https://x", subject: s, x: 1 } }\n  - { name: b, claimMatch: *c }',
      ),
    ).toEqual([
      '3:66 `identities[0].claimMatch` has the unknown key `x`. | Remove it.',
      '3:66 `identities[1].claimMatch` has the unknown key `x`. | Remove it.',
    ]);
  });

  it.each([
    [
      'nothing',
      '',
      ['1:1 The file must be a mapping. | Begin with `version: 1`, `organization:` and `identities:`.'],
    ],
    [
      'a list',
      '- a',
      ['1:1 The file must be a mapping. | Begin with `version: 1`, `organization:` and `identities:`.'],
    ],
    [
      'several documents',
      'version: 1\n---\nversion: 1',
      ['2:1 The file has several YAML documents; only one is allowed. | Remove the lines from `---` on.'],
    ],
    ['an unclosed list', 'version: [1', [expect.stringContaining('1:12 The YAML is invalid: Flow sequence')]],
    [
      'an unknown alias',
      'version: *x',
      [expect.stringContaining('1:1 The YAML cannot be read: ReferenceError: Unresolved alias')],
    ],
    [
      'an unknown alias of many letters',
      `version: *${'x'.repeat(5000)}`,
      [expect.stringMatching(/^1:1 The YAML cannot be read: .{200,250}$/)],
    ],
    ['deep nesting', '['.repeat(100_000), [expect.stringContaining('The YAML is nested too deeply.')]],
    ['too much text', '#'.repeat(1_048_577), ['`roles.yml` is longer than 1048576 characters.']],
    [
      'a mapping that holds itself',
      'version: 1\nidentities: &a\n  - *a',
      ['3:5 `identities[0]` must be a mapping.'],
    ],
  ])('refuses: %s', (_name, text, told) => {
    expect(problems(text)).toEqual(told);
  });

  it('refuses aliases that multiply', () => {
    const lines = Array.from(
      { length: 9 },
      (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(',')}]`,
    );
    expect(problems(['a0: &a0 [x]', ...lines].join('\n'))).toEqual([
      expect.stringContaining('Excessive alias count'),
    ]);
  });

  it('tells at most ten slips of syntax', () => {
    expect(problems(`version: 1\n${'a: 1\n'.repeat(30)}`)).toHaveLength(10);
  });

  it('takes no pattern for a ref, as no subject would ever be equal to it', () => {
    expect(entry('{ name: a, github: { repository: o/r, ref: refs/heads/* } }')).toEqual([
      expect.stringContaining('not a pattern'),
    ]);
  });

  it('throws nothing but problems, and gives every problem a place or the length', () => {
    const piece = fc.constantFrom(
      'version: 1',
      '\n',
      'identities:',
      '  - ',
      '{',
      '}',
      'name: a',
      ': ',
      '*a',
      '&a ',
      '"',
      '[',
      ']',
      'roles',
      'null',
      '---',
      '\t',
      'bindings: ',
      '? ',
      '!x ',
      '|',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
        for (const { place } of refused(() => parseRoleFile(parts.join(''), 'f')))
          expect(place?.line).toBeGreaterThan(0);
      }),
    );
  });
});

describe('its JSON Schema', () => {
  const schema = roleFileJsonSchema();
  const entries = (key: string) => JSON.parse(JSON.stringify(schema)).properties[key].anyOf[0].items;

  it('refuses unknown keys and says which must be there', () => {
    expect(schema).toMatchObject({ type: 'object', required: ['version'], additionalProperties: false });
    expect(entries('bindings')).toMatchObject({
      required: ['identity', 'role'],
      additionalProperties: false,
    });
  });

  it('has the rules between keys', () => {
    expect(entries('identities')).toMatchObject({
      anyOf: [{ required: ['name'] }, { required: ['uid'] }, { required: ['lookup'] }],
      not: { anyOf: expect.arrayContaining([{ required: ['claimMatch', 'github'] }]) },
      properties: {
        name: { pattern: '^[a-z0-9 ._-]{1,}$' },
        github: {
          oneOf: [{ required: ['ref'] }, { required: ['environment'] }, { required: ['pull_request'] }],
        },
      },
    });
  });

  it('describes every key, and says that dates are quoted', () => {
    expect(entries('bindings').properties.expires.description).toContain('Quote the date');
    for (const property of Object.values(entries('identities').properties)) {
      expect(property).toHaveProperty('description');
    }
  });
});

describe('another version of YAML', () => {
  it('is refused on its line: `%YAML 1.1` would merge mappings', () => {
    const text =
      '# roles\n%YAML 1.1\n---\nversion: 1\nidentities: [&a { name: a, roles: [viewer] }, { <<: *a, name: b }]\n';
    expect(problems(text)).toEqual([
      '2:1 The file asks for YAML 1.1; only YAML 1.2 is supported. | Remove the line that begins with `%YAML`.',
    ]);
    expect(problems('%YAML 1.2\n---\nversion: 1\n')).toEqual([]);
  });
});
