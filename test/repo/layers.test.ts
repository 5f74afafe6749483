import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';

/** Which folders of src a folder may import from, beside itself; files of src itself may import from all. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  base: [],
  domain: ['base'],
  scan: ['domain', 'base'],
  report: ['domain', 'base'],
  platform: ['scan', 'report', 'domain', 'base'],
  host: ['scan', 'report', 'domain', 'base'],
  commands: ['platform', 'host', 'scan', 'report', 'domain', 'base'],
};
const pure = ['base', 'domain', 'scan', 'report'];

const files = repositoryFiles().filter((path) => /^src\/.*\.ts$/.test(path));

/** `version.ts` is one constant, which every layer may have. */
function layerOf(path: string): string {
  if (path === 'src/version.ts') return 'base';
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? 'main';
}

/** Texts in quotes that a file imports or exports from, static, dynamic and type-only. */
function importsOf(path: string): readonly string[] {
  const text = readRepositoryFile(path) ?? '';
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)(['"])(.+?)\1/gm)].map(
    (match) => match[2] ?? '',
  );
}

describe('imports of src', () => {
  it('are found', () => {
    expect(importsOf('src/commands/manifests.ts')).toContain('./token/manifest.ts');
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(files)('go one way in %s', (path) => {
    const layer = layerOf(path);
    if (layer === 'main') return;
    expect(Object.keys(allowed)).toContain(layer);
    for (const specifier of importsOf(path).filter((text) => text.startsWith('.'))) {
      const target = posix.join(posix.dirname(path), specifier);
      expect([layer, ...(allowed[layer] ?? [])], `${path} imports ${specifier}`).toContain(layerOf(target));
    }
  });

  it.each(files.filter((path) => pure.includes(layerOf(path))))('do no input or output in %s', (path) => {
    const impure = importsOf(path).filter((text) => /^(node:|@actions\/|undici)/.test(text));
    expect(impure).toEqual([]);
  });

  it.each(files.filter((path) => layerOf(path) === 'platform'))(
    'leave network, clock and machine to the caller in %s',
    (path) => {
      expect(importsOf(path).filter((text) => /^(node:|@actions\/|undici)/.test(text))).toEqual([]);
    },
  );

  it.each(files.filter((path) => !['host', 'main'].includes(layerOf(path))))(
    'leave the machine to the host in %s',
    (path) => {
      expect(
        importsOf(path).filter((text) => /^(@actions\/|undici|node:fs|node:child_process)/.test(text)),
      ).toEqual([]);
      expect(readRepositoryFile(path)).not.toMatch(/\bprocess\.(env|stdout|stderr|argv|exit)\b/);
    },
  );
});

describe('what resolve-digest loads before its first request', () => {
  /** Everything that these files import statically, packages too; types are gone when it runs. */
  function loadedBy(paths: readonly string[]): ReadonlySet<string> {
    const loaded = new Set<string>(paths);
    for (const path of loaded) {
      const text = readRepositoryFile(path) ?? '';
      for (const [, , specifier = ''] of text.matchAll(
        /^(?:import|export) (?!type\b)[^;'"]*(['"])([^'"]+)\1;$/gm,
      ))
        loaded.add(specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier);
    }
    return loaded;
  }

  const loaded = loadedBy([
    'src/main.ts',
    'src/start.ts',
    'src/commands/resolve-digest/find-problems.ts',
    'src/commands/resolve-digest/run.ts',
    'src/commands/session.ts',
    'src/host/network.ts',
  ]);

  it('is found', () => {
    expect(loaded).toContain('src/platform/registry.ts');
    expect(loaded).toContain('src/host/direct-http.ts');
  });

  it.each(['zod', 'zod/mini', 'undici', 'yaml', '@actions/cache'])(
    'is without %s, which takes time',
    (name) => {
      expect(loaded).not.toContain(name);
    },
  );
});
