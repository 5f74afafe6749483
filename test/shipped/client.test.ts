import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { repositoryRoot } from '../support/repository.ts';

const shipped = inject('shipped');
const root = 'root' in shipped ? shipped.root : undefined;
const dist = join(root ?? repositoryRoot, 'dist');
const entry = join(dist, 'client', 'index.js');
const title = 'the shipped library';

describe.skipIf(root === undefined)(
  'problem' in shipped ? `${title} (skipped: ${shipped.problem})` : title,
  () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'platform-actions-consumer-'));
      const modules = join(folder, 'node_modules');
      mkdirSync(modules);
      const installed = join(modules, 'platform-actions');
      mkdirSync(installed);
      copyFileSync(join(repositoryRoot, 'package.json'), join(installed, 'package.json'));
      // A copy, since links would be followed to where `zod` is not installed.
      cpSync(join(dist, 'client'), join(installed, 'dist', 'client'), { recursive: true });
      for (const name of ['zod', '@types', 'undici-types'])
        symlinkSync(join(repositoryRoot, 'node_modules', name), join(modules, name));
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('is imported by its name and by its file, with every function of the source', async () => {
      const source = Object.keys(await import('../../src/client.ts')).toSorted();
      for (const name of ['platform-actions/client', entry]) {
        const code = `import * as api from ${JSON.stringify(name)}; console.log(JSON.stringify(Object.keys(api)))`;
        const text = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
        const names: unknown = JSON.parse(text.toString('utf8'));
        expect(names).toEqual(source);
      }
    });

    it('is one file of code and one of types', () => {
      expect(readdirSync(join(dist, 'client')).toSorted()).toEqual([
        'index.d.ts',
        'index.js',
        'package.json',
      ]);
    });

    it.each([
      ['node16', 'Node16'],
      ['nodenext', 'NodeNext'],
      ['bundler', 'ESNext'],
    ])('has types that tell right use from wrong (%s)', (moduleResolution, module) => {
      writeFileSync(
        join(folder, 'use.ts'),
        [
          "import { createPlatform, listRepos, PlatformError, type Repo } from 'platform-actions/client';",
          "const platform = createPlatform({ token: 'x' });",
          "export const repos: Promise<readonly Repo[]> = platform.all(listRepos({ name: 'x' }));",
          '// @ts-expect-error no such filter',
          'export const wrong = listRepos({ nmae: "x" });',
          'export const code = (error: unknown) => (error instanceof PlatformError ? error.code : undefined);',
          '// @ts-expect-error a name is a text',
          'export const name = async (): Promise<number> => (await repos)[0].name;',
        ].join('\n'),
      );
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            module,
            moduleResolution,
            target: 'ES2023',
            types: ['node'],
            noEmit: true,
          },
          files: ['use.ts'],
        }),
      );
      const tsc = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
      expect(() =>
        execFileSync(process.execPath, [tsc, '-p', folder], { cwd: folder, stdio: 'pipe' }),
      ).not.toThrow();
    });
  },
);
