import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Deps } from './command.ts';

/**
 * A path relative to `working-directory` as one relative to the workspace with forward slashes, for annotations,
 * reports and outputs; unchanged if it is outside.
 */
export function workspacePath(
  { host, workingDirectory }: Pick<Deps, 'host' | 'workingDirectory'>,
  path: string,
): string {
  const below = relative(host.context.workspace, resolve(workingDirectory, path));
  const isInside = below !== '' && below.split(sep)[0] !== '..' && !isAbsolute(below);
  return isInside ? below.split(sep).join('/') : path;
}
