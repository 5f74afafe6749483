import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../support/repository.ts';

const entry = join(repositoryRoot, 'dist', 'client', 'index.js');
const isBuilt = existsSync(entry);
const title = 'the shipped library';

describe.skipIf(!isBuilt)(
  isBuilt ? title : `${title} (skipped: dist/client is not built: npm run build)`,
  () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'platform-actions-consumer-'));
      const modules = join(folder, 'node_modules');
      mkdirSync(modules);
      symlinkSync(repositoryRoot, join(modules, 'platform-actions'));
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

    it('has types that tell right use from wrong', () => {
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
            module: 'NodeNext',
            target: 'ES2023',
            types: ['node'],
            noEmit: true,
          },
          files: ['use.ts'],
        }),
      );
      const tsc = join(repositoryRoot, 'node_modules', '.bin', 'tsc');
      expect(() => execFileSync(tsc, ['-p', folder], { cwd: folder, stdio: 'pipe' })).not.toThrow();
    });
  },
);
