import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Deps } from './command.ts';

/**
 * A path that a user gave, or one below `working-directory`, as one below the workspace with forward slashes, where
 * annotations, reports and outputs want it; as given where it is outside.
 */
export function workspacePath(
  { host, workingDirectory }: Pick<Deps, 'host' | 'workingDirectory'>,
  path: string,
): string {
  const below = relative(host.context.workspace, resolve(workingDirectory, path));
  const isInside = below !== '' && below.split(sep)[0] !== '..' && !isAbsolute(below);
  return isInside ? below.split(sep).join('/') : path;
}
