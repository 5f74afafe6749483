import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root of the repository. */
export const repositoryRoot = join(import.meta.dirname, '../..');

/** Every file of the repository that git tracks or would track, with forward slashes. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\0'))].filter(
    (path) => path !== '' && existsSync(join(repositoryRoot, path)),
  );
}

/** Text of a file of the repository; `undefined` where there is none. */
export function readRepositoryFile(path: string): string | undefined {
  const file = join(repositoryRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
