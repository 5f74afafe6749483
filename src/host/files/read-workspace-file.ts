// Synchronous calls: a wait for the thread pool takes longer than reading a file of ordinary size, and there are four each.
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { remember } from '../../base/remember.ts';
import { errorCode, isWithin } from './files.ts';
import { oddKind, readRegular, type TextFilter, type WorkspaceFile } from './read-regular.ts';

/** Where files are read: paths are relative to `folder`, and links may lead anywhere below `root`. */
export interface ReadArea {
  readonly folder: string;
  readonly root: string;
  /** The path of a folder with its links resolved; throws if it is not there. */
  readonly realOf: (folder: string) => string;
}

/** An area for the many files of one run: each folder is resolved once. */
export function createReadArea(folder: string, root: string): ReadArea {
  return { folder, root, realOf: remember((path) => realpathSync.native(path)) };
}

/** Why a link without a target is skipped: no tool can read anything through it. */
export const LEADS_NOWHERE = 'linked to nowhere';

/** No such target, a file in place of a folder, or links in a circle. */
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/**
 * Text of a file of the workspace. A link is followed to a file of the workspace, and nowhere else. Only
 * regular files are opened, so that a pipe or a device never makes a run wait.
 */
export async function readWorkspaceFile(
  area: ReadArea,
  path: string,
  filter?: TextFilter,
): Promise<WorkspaceFile> {
  const unread = (reason: string): WorkspaceFile => ({ kind: 'unread', reason });
  const target = resolve(area.folder, path);
  try {
    // Asked this way, because creating an error takes longer than everything else here.
    const facts = lstatSync(target, { throwIfNoEntry: false });
    if (facts === undefined) return missing(path);
    const odd = oddKind(facts);
    if (odd !== undefined) return odd;
    const real = facts.isSymbolicLink()
      ? resolveLink(target)
      : join(area.realOf(dirname(target)), basename(target));
    if (real === undefined) return { kind: 'skipped', why: LEADS_NOWHERE };
    const start = area.realOf(area.folder);
    const root = area.realOf(area.root);
    const isLinked = real !== join(start, relative(area.folder, target));
    if (!isWithin(root, real)) return unread('leads out of the workspace through a link');
    if (relative(root, real).toLowerCase().split(sep).includes('.git'))
      return isLinked
        ? unread('leads into `.git` through a link')
        : { kind: 'skipped', why: 'inside `.git`' };
    const linkedTo = isLinked ? relative(start, real).split(sep).join('/') : undefined;
    return (isLinked && oddKind(lstatSync(real))) || (await readRegular({ real, linkedTo }, filter));
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return unread(`cannot be read (${code})`);
    return missing(path);
  }
}

function missing(path: string): WorkspaceFile {
  // The bytes of its name were lost when git or the file system reported it.
  if (path.includes('\uFFFD')) return { kind: 'unread', reason: 'has a name that is not UTF-8' };
  return { kind: 'skipped', why: 'not in the working tree' };
}

/** The target of a link; `undefined` if it does not exist. Throws if the system does not say. */
function resolveLink(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (NOWHERE.has(errorCode(error))) return undefined;
    throw error;
  }
}
