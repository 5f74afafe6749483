import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';

/**
 * Which rooms of src a room may import from, beside itself and `base`. Every command is a room of its own; files of src
 * itself, and the list in `commands/`, may import from all.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  base: [],
  images: [],
  platform: [],
  registry: ['platform', 'images'],
  host: [],
  kit: ['host'],
  session: ['platform', 'registry', 'kit', 'host'],
  workspace: ['images', 'kit', 'host'],
  command: ['session', 'workspace', 'platform', 'registry', 'images', 'kit', 'host'],
};

/** Rooms of values and rules: no input, no output. */
const pure =
  /^src\/(?:base|images|platform|registry|kit\/report|commands\/advisory-gate\/(?:sbom|advisory|decision|report)|commands\/sync-rolebindings\/(?:file|plan|guards|report))\//;

const files = repositoryFiles().filter((path) => /^src\/.*\.ts$/.test(path));
const sources = new Set(files);

/** `version.ts` is one constant, which every room may have. */
function roomOf(path: string): string {
  if (path === 'src/version.ts') return 'base';
  const command = /^src\/commands\/([^/]+)\//.exec(path)?.[1];
  return command === undefined ? (/^src\/([^/]+)\//.exec(path)?.[1] ?? 'main') : `commands/${command}`;
}

/** Texts in quotes that a file imports or exports from, static, dynamic and type-only. */
function importsOf(path: string): readonly string[] {
  const text = readRepositoryFile(path) ?? '';
  return [
    ...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?|^import\s+)(['"])(.+?)\1/gm),
  ].map((match) => match[2] ?? '');
}

/** Files of src that a file imports. */
function targetsOf(path: string): readonly string[] {
  return importsOf(path)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier));
}

function isAllowed(from: string, to: string): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === target || target === 'base' || ['main', 'commands'].includes(room)) return true;
  return (allowed[room.startsWith('commands/') ? 'command' : room] ?? []).includes(target);
}

const short = (path: string): string => path.replace(/^src\//, '');
const arrows = files.flatMap((from) => targetsOf(from).map((to) => ({ from, to })));
const forbidden = new Set(
  arrows
    .filter(({ from, to }) => !isAllowed(from, to))
    .map(({ from, to }) => `${short(from)} → ${short(to)}`),
);

/** Everything that a file reaches by imports of any kind. */
function reachedBy(path: string, memory = new Set<string>()): ReadonlySet<string> {
  const waiting = [path];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const target of targetsOf(next).filter((to) => sources.has(to) && !memory.has(to))) {
      memory.add(target);
      waiting.push(target);
    }
  return memory;
}

/** Files that reach each other, in groups. */
function cycles(): readonly (readonly string[])[] {
  const reached = new Map(files.map((path) => [path, reachedBy(path)]));
  const looped = files.filter((path) => reached.get(path)?.has(path));
  const groups = looped.map((path) =>
    looped
      .filter((other) => reached.get(path)?.has(other) && reached.get(other)?.has(path))
      .map(short)
      .sort(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

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

describe('imports of src', () => {
  it('are found', () => {
    expect(importsOf('src/commands/commands.ts')).toContain('./token/manifest.ts');
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(files)('go one way in %s', (path) => {
    const room = roomOf(path);
    const plain = room.startsWith('commands/') ? 'command' : room;
    expect([...Object.keys(allowed), 'main', 'commands']).toContain(plain);
    const own = [...forbidden].filter((arrow) => arrow.startsWith(`${short(path)} → `));
    expect(own).toEqual([]);
  });

  it('form no cycle, not even of types', () => {
    expect(cycles()).toEqual([]);
  });

  it.each(files.filter((path) => pure.test(path)))('do no input or output in %s', (path) => {
    const impure = importsOf(path).filter((text) => /^(node:|@actions\/|undici)/.test(text));
    expect(impure).toEqual([]);
  });

  it.each(files.filter((path) => !['host', 'main'].includes(roomOf(path))))(
    'leave the machine to the host in %s',
    (path) => {
      expect(
        importsOf(path).filter((text) => /^(@actions\/|undici|node:fs|node:child_process)/.test(text)),
      ).toEqual([]);
      expect(readRepositoryFile(path)).not.toMatch(/\bprocess\.(env|stdout|stderr|argv|exit)\b/);
    },
  );
});

describe('what every start loads', () => {
  const loaded = loadedBy(['src/main.ts', 'src/start.ts']);

  it('is found', () => {
    expect(loaded).toContain('src/kit/run/start-command.ts');
    expect(loaded).toContain('src/commands/resolve-digest/manifest.ts');
  });

  it.each([
    'zod/mini',
    'undici',
    'yaml',
    'packageurl-js',
    '@actions/core',
    'node:crypto',
    'node:child_process',
  ])('is without %s, which takes long to load', (name) => {
    expect([...loaded].filter((one) => one === name || one.startsWith(`${name}/`))).toEqual([]);
  });
});

describe('what is loaded on demand', () => {
  /** The program or a thread of it, the work of a command or of one of its modes, and large libraries; the readers of files have their own rules. */
  const seams = [
    /^src\/commands\/resolve-digest\/(?:check|pin)\.ts$/,
    /^src\/commands\/[a-z-]+\/(?:run|find-problems|compare-moved-images|check-tags|shard\/find-images)\.ts$/,
    /^src\/(?:start|kit\/run\/run-work|workspace\/serve-file-tasks)\.ts$/,
    // The parsers of files, YAML, `@actions/core`, undici, sigstore.
    /^src\/images\/read\/file-kind\.ts$/,
    /^src\/(?:kit\/config\/config-file|host\/github\/github|host\/network\/proxied-http|registry\/attestation\/verify-signature)\.ts$/,
    /^@actions\/(?:cache|github)$/,
  ];

  it.each(files.filter((path) => roomOf(path) !== 'images'))('stands at a seam in %s', (path) => {
    const text = readRepositoryFile(path) ?? '';
    const found = [...text.matchAll(/(?<!typeof )\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g)].map(
      ([, specifier = '']) =>
        specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
    );
    expect(found.filter((target) => !seams.some((seam) => seam.test(target)))).toEqual([]);
  });
});
