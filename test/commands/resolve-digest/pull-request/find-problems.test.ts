import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  branchesOfImages,
  branchNameProblem,
} from '../../../../src/commands/resolve-digest/find-problems.ts';

/** The verdict of git itself; the names of refs are files, so git's own limits on length are the system's. */
function gitAllows(name: string): boolean {
  try {
    execFileSync('git', ['check-ref-format', '--branch', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a name of a branch', () => {
  it.each([
    'main',
    'platform-actions/pins',
    'a.b',
    'ä/ö',
    'x@y',
    'a..b',
    'a/.b',
    'a.lock',
    'a.lock/b',
    'a//b',
    '/a',
    'a/',
    'a.',
    '-a',
    '@',
    'a@{b',
    'a b',
    'a~b',
    'a^b',
    'a:b',
    'a?b',
    'a*b',
    'a[b',
    'a\\b',
    'a\u0001b',
    'a\u007fb',
    'HEAD',
    '',
  ])('is judged as git does: %j', (name) => {
    expect(branchNameProblem(name) === undefined).toBe(gitAllows(name));
  });

  it('is not a full ref, and not longer than git hosts take', () => {
    expect(branchNameProblem('refs/heads/x')).toContain('begins with `refs/`');
    expect(branchNameProblem('x'.repeat(201))).toContain('longer than 200');
  });
});

describe('the branches of images', () => {
  it('are named after organization and image, and distinct', () => {
    const names = branchesOfImages('pins', [
      'acme/python',
      'acme/team/nginx',
      'acme/a-b/c',
      'acme/a/b-c',
      'acme/x.lock',
    ]);
    expect(names.get('acme/python')).toBe('pins-acme-python');
    expect(names.get('acme/team/nginx')).toBe('pins-acme-team-nginx');
    expect(names.get('acme/a-b/c')).toMatch(/^pins-acme-a-b-c-[0-9a-f]{8}$/);
    expect(new Set(names.values()).size).toBe(5);
    for (const name of names.values()) expect(branchNameProblem(name)).toBeUndefined();
  });
});
