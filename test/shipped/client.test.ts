import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
      // A copy, since links would be followed to where other packages are installed.
      cpSync(join(dist, 'client'), join(installed, 'dist', 'client'), { recursive: true });
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

    // With other settings and compilers, .ci/checks/17-package.sh does the same.
    it('has types that stand alone and tell right programs from wrong ones', () => {
      const files = ['right.ts', 'wrong.ts'];
      for (const name of files)
        copyFileSync(join(import.meta.dirname, 'consumers', name), join(folder, name));
      // The default `lib`, no types of other packages, and every declaration is checked.
      const compilerOptions = {
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
        target: 'ES2022',
        module: 'NodeNext',
        exactOptionalPropertyTypes: true,
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const tsc = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
      const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
      expect(stdout).toBe('');
      expect(status).toBe(0);
    });
  },
);
