import { describe, expect, it } from 'vitest';
import { repositoryKey } from '../../../src/commands/fleet/repository-entry.ts';

describe('repositoryKey', () => {
  const own = 'https://ghe.example';
  it.each([
    ['https://github.com/zep/a.git', 'https://github.com/Zep/A.git', true],
    ['https://github.com/zep/a.git', 'https://github.com/zep/a', true],
    ['https://github.com/zep/a.git', 'https://GitHub.com/zep/a/', true],
    ['https://gitlab.com/zep/team/a.git', 'https://gitlab.com/zep/Team/a.git', true],
    ['https://ghe.example/zep/a.git', 'https://ghe.example/Zep/A.git', true],
    ['https://github.com/zep/a.git', 'https://gitlab.com/zep/a.git', false],
    ['https://github.com/zep/a.git', 'https://github.com/zep/b.git', false],
    ['https://git.example/zep/a.git', 'https://git.example/Zep/A.git', false],
    ['https://git.example/zep/a.git', 'https://git.example/zep/a', false],
    ['file:///zep/a.git', 'file:///Zep/A.git', false],
    ['zep/a', 'Zep/A', false],
  ])('of %s and %s is the same: %s', (one, other, isSame) => {
    expect(repositoryKey(one, own) === repositoryKey(other, own)).toBe(isSame);
  });

  it('keeps what is not the URL of a server as it is written', () => {
    expect(repositoryKey('file:///Zep/A', 'file:///x')).toBe('file:///Zep/A');
  });
});
