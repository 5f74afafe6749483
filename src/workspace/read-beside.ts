import { join } from 'node:path';
import { LEADS_NOWHERE, type ReadArea, readWorkspaceFile } from '../host/files/read-workspace-file.ts';
import { type UnreadFolder, walkFiles } from '../host/files/workspace-files.ts';

/** Which files a file has to be judged with. */
export interface WantedBeside {
  /** A folder below the one that is read. */
  readonly folder: string;
  /** Files and folders in it to look at. */
  readonly within: readonly string[];
  readonly wants: (path: string) => boolean;
}

/** Texts by their path below the wanted folder. */
export type FilesBeside = ReadonlyMap<string, string>;

const MOST_FILES = 2000;
const MOST_CHARACTERS = 16 * 1024 * 1024;

/**
 * Creates a reader that reads each folder once. It gives `undefined` where nothing is wanted or there, and where not
 * everything could be read: half of the files would tell something wrong.
 */
export function createBesideReader(
  area: ReadArea,
): (wanted: WantedBeside) => Promise<FilesBeside | undefined> {
  const folders = new Map<string, Promise<FilesBeside | undefined>>();
  return async (wanted) => {
    const known = folders.get(wanted.folder) ?? readFolder(area, wanted);
    folders.set(wanted.folder, known);
    return known;
  };
}

async function readFolder(
  area: ReadArea,
  { folder, wants, within }: WantedBeside,
): Promise<FilesBeside | undefined> {
  const paths = await listFiles(area, folder, within);
  if (paths === undefined) return undefined;
  const texts = new Map<string, string>();
  let characters = 0;
  for (const path of paths.filter(wants)) {
    const file = await readWorkspaceFile(area, join(folder, path));
    if (file.kind === 'unread') return undefined;
    // What a link leads to elsewhere may be there when the folder is used.
    if (file.kind === 'skipped' && file.why === LEADS_NOWHERE) return undefined;
    if (file.kind === 'skipped') continue;
    characters += file.text.length;
    texts.set(path, file.text);
    if (texts.size > MOST_FILES || characters > MOST_CHARACTERS) return undefined;
  }
  return texts.size === 0 ? undefined : texts;
}

/** The files of these names and in these folders; `undefined` if a folder could not be read. */
async function listFiles(
  area: ReadArea,
  folder: string,
  within: readonly string[],
): Promise<readonly string[] | undefined> {
  const paths: string[] = [...within];
  for (const name of within) {
    const unread: UnreadFolder[] = [];
    const inside = await walkFiles(join(area.folder, folder, name), { others: true, unread });
    // A file is no folder, and what is not there has no files.
    if (unread.some(({ path, reason }) => path !== '.' || !/\((?:ENOENT|ENOTDIR)\)$/.test(reason)))
      return undefined;
    paths.push(...inside.map((path) => `${name}/${path}`));
  }
  return paths;
}
