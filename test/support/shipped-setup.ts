import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { repositoryRoot } from './repository.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with `dist`, `action.yml` and `actions`, built from the present sources; or why there is none. */
    readonly shipped: { readonly root: string } | { readonly problem: string };
  }
}

/** Everything that the bundle is made of. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', 'scripts/build.ts', 'tsconfig.build.json', 'action.yml'])
    hash.update(readFileSync(join(repositoryRoot, name)));
  for (const folder of ['src', 'actions', 'scripts/build']) {
    for (const name of readdirSync(join(repositoryRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (/\.[a-z]+[0-9]*$/.test(name))
        hash.update(name).update(readFileSync(join(repositoryRoot, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds what users get, once for each state of the sources, and tells the tests where it stands. */
export function setup(project: TestProject): void {
  const root = join(tmpdir(), `platform-actions-shipped-${fingerprint()}`);
  try {
    if (!existsSync(root)) {
      const beside = `${root}-${process.pid}`;
      mkdirSync(beside, { recursive: true });
      const words = [join(repositoryRoot, 'scripts/build.ts'), join(beside, 'dist')];
      execFileSync(process.execPath, words, { cwd: repositoryRoot, stdio: 'pipe' });
      for (const name of ['action.yml', 'actions'])
        cpSync(join(repositoryRoot, name), join(beside, name), { recursive: true });
      if (existsSync(root)) rmSync(beside, { recursive: true, force: true });
      else renameSync(beside, root);
    }
    project.provide('shipped', { root });
  } catch (error) {
    project.provide('shipped', { problem: `the bundle could not be built: ${String(error)}` });
  }
}
