import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import parseExpression from 'spdx-expression-parse';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRepositoryFile, repositoryFiles, repositoryRoot } from '../support/repository.ts';

const dist = join(repositoryRoot, 'dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
/** The action; the library beside it is a bundle of its own. */
const scripts = files.filter((name) => /^[^/]+\.c?js$/.test(name));
const read = (path: string): string => readRepositoryFile(path) ?? expect.fail(`${path}: run npm run build`);

const packageJson = z
  .looseObject({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));
const locked = z
  .looseObject({
    packages: z.record(
      z.string(),
      z.looseObject({
        /** Absent from a workspace, which is a link. */
        version: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        link: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json'))).packages;

/** Packages that the sources import by name. */
const imported = (() => {
  const source = repositoryFiles()
    .filter((path) => /^src\/.*\.ts$/.test(path))
    .map(read)
    .join('\n');
  return Object.keys(packageJson.devDependencies).filter(
    (name) => source.includes(`'${name}'`) || source.includes(`'${name}/`),
  );
})();

const billText = read('dist/sbom.cdx.json');
const bill = z
  .looseObject({
    metadata: z.looseObject({ component: z.looseObject({ version: z.string() }) }),
    components: z.array(
      z.looseObject({
        group: z.string().optional(),
        name: z.string(),
        version: z.string(),
        'bom-ref': z.string(),
        licenses: z.array(
          z.union([
            z.object({ expression: z.string() }),
            z.object({ license: z.object({ id: z.string() }) }),
          ]),
        ),
        externalReferences: z.array(
          z.looseObject({ hashes: z.array(z.object({ alg: z.string(), content: z.string() })) }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(billText));
const bundled = bill.components.map((component) => ({
  ...component,
  id: `${component.group === undefined ? '' : `${component.group}/`}${component.name} ${component.version}`,
  folder: component['bom-ref'].split('|')[1] ?? '',
}));

/** Licenses that may stand beside Apache-2.0: they ask for their text and for nothing of ours. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

function isAllowed(expression: string): boolean {
  const judge = (node: ReturnType<typeof parseExpression>): boolean => {
    if ('license' in node) return allowed.has(node.license) && node.plus !== true;
    const [left, right] = [judge(node.left), judge(node.right)];
    return node.conjunction === 'and' ? left && right : left || right;
  };
  return judge(parseExpression(expression));
}

describe('the bill of materials of the bundle', () => {
  it('is CycloneDX 1.6', async () => {
    expect(await new JsonStrictValidator(Version.v1dot6).validate(billText)).toBeNull();
    const broken = billText.replace('"bomFormat": "CycloneDX"', '"bomFormat": "Cyclone"');
    expect(await new JsonStrictValidator(Version.v1dot6).validate(broken)).not.toBeNull();
  }, 120_000);

  it('is of this version, and tells no time and no serial number', () => {
    expect(bill.metadata.component.version).toBe(JSON.parse(read('package.json')).version);
    expect(billText).not.toMatch(/"timestamp"|"serialNumber"/);
  });

  it.each(bundled)('has $id as the lockfile has it (else: npm run build)', ({ folder, version, ...rest }) => {
    const lock = locked[folder];
    expect(lock?.version).toBe(version);
    const digest = Buffer.from(rest.externalReferences[0]?.hashes[0]?.content ?? '', 'hex').toString(
      'base64',
    );
    expect(lock).toMatchObject({ integrity: `sha512-${digest}` });
  });
});

describe('licenses', () => {
  const parts = read('dist/licenses.txt')
    .split(`\n${'-'.repeat(80)}\n`)
    .slice(1)
    .map((part) => part.split('\n\n'));

  it('of all bundled packages, and of no others, are in licenses.txt with their texts', () => {
    expect(parts.map(([name]) => name).sort()).toEqual(bundled.map(({ id }) => id).sort());
    for (const [name, expression, ...text] of parts) {
      expect(expression, name).toMatch(/^SPDX-License-Identifier: \S/);
      expect(text.join('\n').length, name).toBeGreaterThan(400);
    }
  });

  it.each(bundled)('of $id goes with Apache-2.0', ({ licenses }) => {
    for (const entry of licenses) {
      const expression = 'expression' in entry ? entry.expression : entry.license.id;
      expect(isAllowed(expression), expression).toBe(true);
    }
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['AGPL-3.0-or-later', false],
  ])('are judged by their expression: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('the bundle', () => {
  const sizes = new Map(files.map((name) => [name, statSync(join(dist, name)).size]));
  const kibibytes = (bytes: number): number => Math.ceil(bytes / 1024);

  it('starts with at most 400 KiB: load what a run may not need where it is needed', () => {
    expect(kibibytes(sizes.get('index.cjs') ?? 0)).toBeLessThanOrEqual(400);
  });

  it('has at most 9,000,000 bytes in at most 30 chunks', () => {
    // Every user downloads it at every run: before raising a bound, look for a smaller library or a part of it.
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9_000_000);
    expect(scripts.filter((name) => /^\d+\./.test(name)).length).toBeLessThanOrEqual(30);
  });

  /** Code that only one chunk may contain, and the text that reveals it. */
  const marks = {
    core: 'function toCommandProperties(',
    client: 'class HttpClient {',
    undici: 'kEnableConnectProtocol',
    octokit: 'octokit-core.js',
  };
  const scriptWith = (text: string): string => {
    const found = scripts.map((name) => read(`dist/${name}`)).filter((script) => script.includes(text));
    expect(found, text).toHaveLength(1);
    return found[0] ?? '';
  };

  it('starts with @actions/core on GitHub alone, and nowhere with an HTTP client of the toolkit, undici or Octokit', () => {
    const { core, ...lazy } = marks;
    const github = scriptWith('function createGithubHost(');
    expect(github).toContain(core);
    for (const mark of Object.values(lazy)) expect(github).not.toContain(mark);
    for (const start of [
      read('dist/index.js'),
      read('dist/index.cjs'),
      scriptWith('function createTerminalHost('),
    ])
      for (const mark of Object.values(marks)) expect(start).not.toContain(mark);
  });

  it('holds one version of undici and of each package of the toolkit', () => {
    const names = bundled
      .filter(({ group, name }) => group === '@actions' || name === 'undici')
      .map(({ group, name }) => `${group ?? ''}/${name}`);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('holds at most 76 packages: each more is one more to trust, so look for one with fewer dependencies', () => {
    expect(bundled.length).toBeLessThanOrEqual(76);
  });

  it('imports at most 23 packages: say in docs/decisions why another is worth it', () => {
    expect(imported.length).toBeLessThanOrEqual(23);
  });

  it('loads nothing but itself and Node.js: no install step, no download', () => {
    const wanted = scripts.flatMap((name) =>
      [
        ...read(`dist/${name}`).matchAll(/\brequire\("([^"]+)"\)/g),
        ...read(`dist/${name}`).matchAll(/^import .* from "([^"]+)";$/gm),
      ].map((match) => match[1] ?? ''),
    );
    expect(wanted.length).toBeGreaterThan(10);
    expect([...new Set(wanted)].filter((name) => !isBuiltin(name) && !name.startsWith('./'))).toEqual([]);
  });

  it('tells nothing of the machine that built it', () => {
    for (const name of files)
      expect(readFileSync(join(dist, name), 'utf8'), name).not.toMatch(
        /\/(?:home|Users)\/[\w.-]+\/|[A-Z]:\\Users\\|\/tmp\/platform-actions|platform-actions-build-/,
      );
  });

  it('holds the library in one file that imports nothing, where it is built', () => {
    const library = files.filter((name) => /^client\/.*\.js$/.test(name));
    for (const name of library) expect(read(`dist/${name}`)).not.toMatch(/^import\b|\brequire\(/m);
    expect(library.length).toBeLessThanOrEqual(1);
  });

  it('is whole: every chunk that is named is there', () => {
    const named = scripts.flatMap((name) =>
      [...read(`dist/${name}`).matchAll(/\b\w+\.e\((\d+)\)/g)].map((match) => `${match[1]}.index.cjs.js`),
    );
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe('an install', () => {
  it('runs no script of a package: npm ci --ignore-scripts gives all that is needed', () => {
    const withScripts = Object.entries(locked).filter(([, entry]) => entry.hasInstallScript === true);
    expect(withScripts.map(([path]) => path)).toEqual([]);
  });

  it('takes each package by its digest from the registry, none from an address or a repository', () => {
    for (const [path, entry] of Object.entries(locked)) {
      // The project itself, and its workspace with the Node.js of npm scripts.
      if (path === '' || path === 'scripts/node' || entry.link === true) continue;
      expect(entry, path).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
      expect(String(entry['resolved'] ?? 'https://registry.npmjs.org/'), path).toMatch(
        /^https:\/\/registry\.npmjs\.org\//,
      );
    }
  });

  it('of the published package adds no other package: all that is needed is in the bundle', () => {
    const described = JSON.parse(read('package.json'));
    expect(described).not.toHaveProperty('dependencies');
    expect(described).not.toHaveProperty('optionalDependencies');
    expect(described).not.toHaveProperty('peerDependencies');
  });

  it('names each version exactly', () => {
    const node = z
      .looseObject({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('scripts/node/package.json')));
    const versions = [packageJson.devDependencies, node.optionalDependencies].flatMap((all) =>
      Object.entries(all),
    );
    for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-r\.\d+)?$/);
  });
});
