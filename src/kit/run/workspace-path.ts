import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Machine } from './command.ts';

/** A part that is empty, `.` or `..`, or a backslash: the path has to be resolved. */
const ODD = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;

/** `workspacePath` for the many paths of one run. */
export function createWorkspacePath(
  deps: Pick<Machine, 'host' | 'workingDirectory'>,
): (path: string) => string {
  const { workspace } = deps.host.context;
  const folder = relative(workspace, deps.workingDirectory).split(sep).join('/');
  const isOutside = isAbsolute(folder) || folder.split('/')[0] === '..';
  const before = folder === '' || isOutside ? '' : `${folder}/`;
  return (path) => (ODD.test(path) ? workspacePath(deps, path) : `${before}${path}`);
}

/** A path below `working-directory` relative to the workspace, with forward slashes; unchanged if it is outside. */
export function workspacePath(
  { host, workingDirectory }: Pick<Machine, 'host' | 'workingDirectory'>,
  path: string,
): string {
  const below = relative(host.context.workspace, resolve(workingDirectory, path));
  const isInside = below !== '' && below.split(sep)[0] !== '..' && !isAbsolute(below);
  return isInside ? below.split(sep).join('/') : path;
}
