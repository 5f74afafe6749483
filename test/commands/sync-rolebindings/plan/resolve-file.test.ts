import { describe, expect, it } from 'vitest';
import { parseRoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import { personKey } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { resolvePeople } from '../../../../src/commands/sync-rolebindings/plan/resolve-file.ts';
import { world } from '../../../support/role-world.ts';

const ADA = { issuer: 'https://issuer', subject: 'ada' };
const NOW = Date.parse('2026-06-01T00:00:00Z');

function resolve(entry: string, people?: ReadonlyMap<string, readonly string[]>) {
  const text = `version: 1\nidentities:\n  - { lookup: { issuer: "https://issuer", subject: ada }${entry} }\n  - { name: bot }\n`;
  const parsed = parseRoleFile(text, 'roles.yml');
  const { file, problems } = resolvePeople(parsed, { ...world({}), ...(people && { people }) }, NOW);
  return { uids: file.identities.map(({ uid }) => uid), problems };
}

describe('a person of the role file', () => {
  it('gets the uid that the service knows; other entries stay', () => {
    const { problems, uids } = resolve(', roles: [viewer]', new Map([[personKey(ADA), ['uid-of-ada']]]));
    expect({ problems, uids }).toEqual({ problems: [], uids: ['uid-of-ada', undefined] });
  });

  it.each([
    ['does not know', new Map<string, readonly string[]>()],
    ['cannot look up', undefined],
  ])('that the service %s is a problem with its place', (_, people) => {
    expect(resolve(', roles: [viewer]', people).problems).toMatchObject([
      {
        message: expect.stringContaining('does not know the person `ada` of `https://issuer`'),
        input: 'file',
        place: { file: 'roles.yml', line: 3 },
      },
    ]);
  });

  it('of whom there are two is a problem with both uids', () => {
    const { problems } = resolve(', roles: [viewer]', new Map([[personKey(ADA), ['one', 'two']]]));
    expect(problems).toMatchObject([{ message: expect.stringContaining(': one, two.'), place: { line: 3 } }]);
  });

  it('who has left needs no answer where the entry asks for nothing', () => {
    expect(resolve(', state: absent', new Map())).toMatchObject({
      problems: [],
      uids: [undefined, undefined],
    });
  });
});
