import { describe, expect, it } from 'vitest';
import { parseApiPath } from '../../../src/commands/api/api-request.ts';

const API = 'https://api.example';

describe('parseApiPath', () => {
  it.each([
    ['/registry/v2/repos', '/registry/v2/repos', []],
    ['/iam/v2/groups/ab12/cd34', '/iam/v2/groups/ab12/cd34', []],
    ['/iam/v2/groups:lookupGroup', '/iam/v2/groups:lookupGroup', []],
    ['/a/v1/b/sha256%3Aab', '/a/v1/b/sha256%3Aab', []],
    [
      '/registry/v2/tags?name=a%20b&uidp.ids=1&uidp.ids=2',
      '/registry/v2/tags',
      [
        ['name', 'a b'],
        ['uidp.ids', '1'],
        ['uidp.ids', '2'],
      ],
    ],
    ['/registry/v2/100%25', '/registry/v2/100%25', []],
    ['/stsx/v2/a', '/stsx/v2/a', []],
  ])('takes %s', (text, path, query) => {
    expect(parseApiPath(text, API)).toEqual({ kind: 'path', path, query });
  });

  it('takes a path whose first slash was left out', () => {
    expect(parseApiPath('registry/v2/repos?name=a', API)).toEqual({
      kind: 'path',
      path: '/registry/v2/repos',
      query: [['name', 'a']],
    });
  });

  it.each([
    ['elsewhere.example/v2/repos', 'does not start'],
    ['registry:/v2/repos', 'does not start'],
    ['registry/../iam/v2', 'does not start'],
    ['registry/v2/../repos', 'dot segment'],
    ['https://elsewhere.example/x', 'does not start'],
    ['//elsewhere.example/x', 'does not start'],
    ['', 'does not start'],
    ['/\\elsewhere.example/x', 'characters'],
    ['/a b', 'characters'],
    ['/a\nb', 'characters'],
    ['/ä', 'characters'],
    ['/a#b', 'fragment'],
    ['/', 'empty segment'],
    ['/iam/v2beta1/roles', 'beta API'],
    ['/a//b', 'empty segment'],
    ['/a/', 'empty segment'],
    ['/a/;x/b', 'empty segment'],
    ['/a/../b', 'dot segment'],
    ['/a/.', 'dot segment'],
    ['/a/%2e%2E/b', 'dot segment'],
    ['/a/.%2e/b', 'dot segment'],
    ['/a/%252e%252e/b', 'dot segment'],
    ['/a/..;/b', 'dot segment'],
    ['/a/..%2fb', 'encoded slash'],
    ['/a/%2F', 'encoded slash'],
    ['/a/x%5cy', 'encoded slash'],
    ['/a/x%00', 'control'],
    ['/a/%zz', 'broken'],
    ['/a/%ff', 'broken'],
    [`/a/%${'25'.repeat(9)}41`, 'percent-encoded several times'],
    ['/sts/exchange?aud=x', 'exchanging tokens'],
    ['/sts', 'exchanging tokens'],
    ['/STS/exchange', 'exchanging tokens'],
    ['/st%73/exchange', 'exchanging tokens'],
    ['/a"b', 'not in its plain form'],
  ])('refuses %j', (text, why) => {
    const parsed = parseApiPath(text, API);
    expect(parsed.kind).toBe('problem');
    expect(parsed.kind === 'problem' ? parsed.message : '').toContain(why);
  });
});
