import { describe, expect, it } from 'vitest';
import { majorTag, repository, version } from '../../src/version.ts';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';

/** Each way in which a page, a schema or a wrapper names a version of this project. */
const NAMED: readonly RegExp[] = [
  /platform-actions\/platform-actions(?:\/[a-z/-]+)?@(v?\d[\w.-]*)/g,
  /platform-actions\.git(?:\/[a-z/-]+)?#(v?\d[\w.-]*)/g,
  /platform-actions\/platform-actions#(v?\d[\w.-]*)/g,
  /platform-actions\/platform-actions\/(?:blob|tree|raw)\/(v\d[\w.-]*)\//g,
  /raw\.githubusercontent\.com\/platform-actions\/platform-actions\/(v\d[\w.-]*)\//g,
  /\bghcr\.io\/platform-actions\/platform-actions:(\d[\w.-]*)/g,
  /\brev(?:ision)?: (v\d[\w.-]*)/g,
  /\bnpx (?:--yes )?platform-actions@(\d[\w.-]*)/g,
];
/** Azure names a task with the major version of its `task.json`. */
const TASK = /\bPlatform[A-Z][A-Za-z]+@(\d[\w.-]*)/g;

const files = repositoryFiles().filter(
  (path) => /\.(?:md|ya?ml|json|ts)$/.test(path) && !/^(?:dist|test|bench|CHANGELOG)/.test(path),
);
const namedIn = (patterns: readonly RegExp[]): readonly (readonly [string, string])[] =>
  files.flatMap((path) =>
    patterns.flatMap((pattern) =>
      [...(readRepositoryFile(path) ?? '').matchAll(pattern)].map((match) => [path, match[1] ?? ''] as const),
    ),
  );

describe('every version that is named', () => {
  it('is the major tag that a release of this commit moves, or this version', () => {
    const named = namedIn(NAMED);
    expect(named.length).toBeGreaterThan(40);
    const known = [majorTag, `v${version}`, version, version.split('.')[0]];
    expect(named.filter(([, name]) => !known.includes(name))).toEqual([]);
  });

  it('of an Azure task is the one in its task.json', () => {
    const named = namedIn([TASK]);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(([, name]) => name !== version.split('.')[0])).toEqual([]);
    const task = JSON.parse(readRepositoryFile('plugins/azure/ResolveDigest/task.json') ?? '');
    const { Major, Minor, Patch } = task.version;
    expect([Major, Minor, Patch].join('.')).toBe(version);
  });

  it('stands in a repository of one name', () => {
    expect(JSON.parse(readRepositoryFile('package.json') ?? '').repository.url).toBe(
      `git+https://github.com/${repository}.git`,
    );
  });
});
