import { join } from 'node:path';
import { getOrMake } from '../base/remember.ts';
import { LEADS_NOWHERE, type ReadArea, readWorkspaceFile } from '../host/files/read-workspace-file.ts';
import { type UnreadFolder, walkFiles } from '../host/files/workspace-files.ts';
import { hasObjectId } from '../host/git/git-objects.ts';
import { type ChartFiles, isChartFile } from '../images/chart/chart-files.ts';
import type { WantedBeside } from '../images/read/file-kind.ts';

const MOST_FILES = 2000;
const MOST_CHARACTERS = 16 * 1024 * 1024;

/**
 * Creates a reader that reads each folder once. It gives `undefined` where nothing is wanted or there, and only
 * the least where not everything could be read: half of the files would be misleading.
 */
export function createBesideReader(
  area: ReadArea,
): (wanted: WantedBeside) => Promise<ChartFiles | undefined> {
  const folders = new Map<string, Promise<ChartFiles | undefined>>();
  return (wanted) => getOrMake(folders, wanted.folder, () => readFolderOrLeast(area, wanted));
}

async function readFolderOrLeast(area: ReadArea, wanted: WantedBeside): Promise<ChartFiles | undefined> {
  const files = await readFolder(area, wanted);
  return files ?? (wanted.least && readFolder(area, { ...wanted, within: wanted.least }));
}

async function readFolder(
  area: ReadArea,
  { folder, wants, within }: WantedBeside,
): Promise<ChartFiles | undefined> {
  const paths = await listFiles(area, folder, within);
  if (paths === undefined) return undefined;
  const texts = new Map<string, string>();
  let characters = 0;
  for (const path of paths.filter(wants)) {
    const file = await readWorkspaceFile(area, join(folder, path));
    if (file.kind === 'unread') return undefined;
    // The target of a link elsewhere may be there when the folder is used.
    if (file.kind === 'skipped' && file.why === LEADS_NOWHERE) return undefined;
    if (file.kind === 'skipped') continue;
    characters += file.text.length;
    texts.set(path, file.text);
    if (texts.size > MOST_FILES || characters > MOST_CHARACTERS) return undefined;
  }
  return texts.size === 0 ? undefined : texts;
}

/** The values of the charts below a chart, which may name the images whose tags are in the chart's own values. */
export async function listSubchartValues(area: ReadArea, folder: string): Promise<readonly string[]> {
  const paths = await listFiles(area, folder, ['charts']);
  return (paths ?? [])
    .filter((path) => path.endsWith('/values.yaml') && isChartFile(path))
    .map((path) => join(folder, path));
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

/** A chart of a commit: files of it, and the rest from the workspace; `undefined` if one is another git object there. */
export function chartOfCommit(
  given: ChartFiles,
  known: ChartFiles | undefined,
  others: ReadonlyMap<string, string>,
): ChartFiles | undefined {
  const files = new Map(given);
  for (const [name, id] of others) {
    if (files.has(name)) continue;
    const text = known?.get(name) ?? '';
    // Git can check files out with other line endings.
    if (![text, text.replaceAll('\r\n', '\n')].some((one) => hasObjectId(id, 'blob', Buffer.from(one))))
      return undefined;
    files.set(name, text);
  }
  return files;
}
