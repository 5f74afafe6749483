import { relative, resolve, sep } from 'node:path';
import { isWithin } from '../../host/files/files.ts';
import type { Machine } from './command.ts';

/** A part that is empty, `.` or `..`, or a backslash: the path has to be resolved. */
const ODD = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;

/** `workspacePath` for the many paths of one run. */
export function createWorkspacePath(
  deps: Pick<Machine, 'host' | 'workingDirectory'>,
): (path: string) => string {
  const folder = workspacePath(deps, '.');
  const before = folder === '.' ? '' : `${folder}/`;
  return (path) => (ODD.test(path) ? workspacePath(deps, path) : `${before}${path}`);
}

/** A path below `working-directory` relative to the workspace, with forward slashes; unchanged if it is outside. */
export function workspacePath(
  { host, workingDirectory }: Pick<Machine, 'host' | 'workingDirectory'>,
  path: string,
): string {
  const { workspace } = host.context;
  const target = resolve(workingDirectory, path);
  const isInside = isWithin(workspace, target) && target !== resolve(workspace);
  return isInside ? relative(workspace, target).split(sep).join('/') : path;
}
