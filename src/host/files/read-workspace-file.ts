// Synchronous calls: a wait for the thread pool takes longer than reading a file of ordinary size, and there are four each.
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { errorCode } from './files.ts';
import { oddKind, readRegular, searchLong, type TextFilter, type WorkspaceFile } from './read-regular.ts';

/** Where files are read: paths are relative to `folder`, and links may lead anywhere below `root`. */
export interface ReadArea {
  readonly folder: string;
  readonly root: string;
  /** Folders that were resolved before, kept for the many files of one run. */
  readonly known?: KnownFolders;
  /** The paths were listed as files and links, so that opening one of them disturbs nobody. */
  readonly areOrdinary?: boolean;
}

/** Location once links are resolved. */
interface RealPlace {
  readonly real: string;
  readonly isOutside: boolean;
  readonly isInGit: boolean;
}

interface FolderPlace extends RealPlace {
  /** A link leads to it. */
  readonly isLinked: boolean;
}

interface FilePlace extends RealPlace {
  readonly linkedTo: string | undefined;
}

export interface KnownFolders {
  /** Paths with their links resolved. */
  readonly real: Map<string, string>;
  readonly places: Map<string, FolderPlace>;
}

/** Knows no folder yet. */
export function createKnownFolders(): KnownFolders {
  return { real: new Map(), places: new Map() };
}

/** Why a link without a target is skipped: no tool can read anything through it. */
export const LEADS_NOWHERE = 'links that lead nowhere';
/** No such target, a file in place of a folder, or links in a circle. */
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** Elsewhere, opening a file would follow a link. */
const CAN_REFUSE_LINKS = process.platform !== 'win32';

/**
 * Text of a file of the workspace. A link is followed to a file of the workspace, and nowhere else. Only
 * regular files stay open, so that a pipe or a device never makes a run wait.
 */
export async function readWorkspaceFile(
  area: ReadArea,
  path: string,
  filter?: TextFilter,
): Promise<WorkspaceFile> {
  if (area.areOrdinary === true && CAN_REFUSE_LINKS) {
    const file = readAtOnce(area, path, filter);
    if (file !== undefined) return file;
  }
  return await readWithCare(area, path, resolve(area.folder, path), filter);
}

/** Opens a file that is probably ordinary without checking first; `undefined` if it is not, or is very long. */
function readAtOnce(area: ReadArea, path: string, filter: TextFilter | undefined): WorkspaceFile | undefined {
  try {
    const end = path.lastIndexOf('/');
    const name = path.slice(end + 1);
    if (end === 0 || name === '.' || name === '..') return undefined;
    const place = fileInFolder(area, path.slice(0, Math.max(0, end)), name);
    if (place.isOutside || place.isInGit) return undefined;
    return readRegular(place, filter);
  } catch {
    return undefined;
  }
}

async function readWithCare(
  area: ReadArea,
  path: string,
  target: string,
  filter: TextFilter | undefined,
): Promise<WorkspaceFile> {
  const unread = (reason: string): WorkspaceFile => ({ kind: 'unread', reason });
  try {
    // Asked this way, because creating an error takes longer than everything else here.
    const facts = lstatSync(target, { throwIfNoEntry: false });
    if (facts === undefined) return missing(path);
    const odd = oddKind(facts);
    if (odd !== undefined) return odd;
    const isLink = facts.isSymbolicLink();
    const place = isLink
      ? behindLink(area, target)
      : fileInFolder(area, relative(area.folder, dirname(target)), basename(target));
    if (place === undefined) return { kind: 'skipped', why: LEADS_NOWHERE };
    if (place.isOutside) return unread('leads out of the workspace through a link');
    if (place.isInGit)
      return place.linkedTo === undefined
        ? { kind: 'skipped', why: 'inside `.git`' }
        : unread('leads into `.git` through a link');
    const behind = place.linkedTo === undefined ? undefined : oddKind(lstatSync(place.real));
    return behind ?? readRegular(place, filter) ?? (await searchLong(place, filter));
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
function behindLink(area: ReadArea, target: string): FilePlace | undefined {
  const real = resolveIfThere(target);
  if (real === undefined) return undefined;
  const [root, start] = [realFolder(area, area.root), realFolder(area, area.folder)];
  const isLinked = real !== join(start, relative(area.folder, target));
  return { ...placeIn(root, real), linkedTo: isLinked ? shownBelow(start, real) : undefined };
}

function resolveIfThere(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (NOWHERE.has(errorCode(error))) return undefined;
    throw error;
  }
}

/** Where a file that is not a link lies; `folder` is relative to that of the area. */
function fileInFolder(area: ReadArea, folder: string, name: string): FilePlace {
  const known = area.known?.places.get(folder) ?? placeOfFolder(area, resolve(area.folder, folder));
  area.known?.places.set(folder, known);
  const { isInGit, isLinked, isOutside, real: parent } = known;
  const real = parent.endsWith(sep) ? `${parent}${name}` : `${parent}${sep}${name}`;
  return {
    real,
    isOutside,
    isInGit: isInGit || name.toLowerCase() === '.git',
    linkedTo: isLinked ? shownBelow(realFolder(area, area.folder), real) : undefined,
  };
}

function placeOfFolder(area: ReadArea, path: string): FolderPlace {
  const { folder, root } = area;
  const start = realFolder(area, folder);
  const real = realFolder(area, path);
  return {
    ...placeIn(realFolder(area, root), real),
    isLinked: real !== join(start, relative(folder, path)),
  };
}

function realFolder(area: ReadArea, path: string): string {
  const real = area.known?.real.get(path) ?? resolveFolder(area, path);
  area.known?.real.set(path, real);
  return real;
}

/** Below the folder of the area, looking at the last part alone takes a fraction of the time. */
function resolveFolder(area: ReadArea, path: string): string {
  const isBelow = path.startsWith(`${area.folder}${sep}`);
  if (!isBelow || lstatSync(path).isSymbolicLink()) return realpathSync.native(path);
  return join(realFolder(area, dirname(path)), basename(path));
}

function placeIn(root: string, real: string): RealPlace {
  const inside = relative(root, real);
  return {
    real,
    isOutside: isAbsolute(inside) || inside.split(sep)[0] === '..',
    isInGit: inside.toLowerCase().split(sep).includes('.git'),
  };
}

function shownBelow(start: string, real: string): string {
  return relative(start, real).split(sep).join('/');
}
