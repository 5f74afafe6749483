import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node renovate-extract.ts <folder of the package renovate> <file with a JSON list of folders> <pattern or ''>`: prints
 * what Renovate's own extractors find, as JSON: a list of images for each folder, which is taken for a repository. Files
 * are matched with the patterns of each manager; managers without any, which users have to switch on, get the given pattern.
 */
interface Dependency {
  readonly datasource?: string;
  readonly skipReason?: string;
  readonly packageName?: string;
  readonly depName?: string;
  readonly currentValue?: string | null;
  readonly currentDigest?: string;
  readonly registryUrls?: readonly string[];
}
interface PackageFile {
  readonly deps: readonly Dependency[];
}
type Maybe<T> = T | null | Promise<T | null>;
interface Manager {
  readonly defaultConfig: {
    readonly managerFilePatterns?: readonly string[];
    readonly registryAliases?: Readonly<Record<string, string>>;
  };
  readonly supportedDatasources?: readonly string[];
  readonly extractAllPackageFiles?: (
    config: object,
    files: readonly string[],
  ) => Maybe<readonly PackageFile[]>;
  readonly extractPackageFile?: (text: string, file: string, config: object) => Maybe<PackageFile>;
}

const [, , renovate = '', list = '', pattern = ''] = process.argv;
const folders: readonly string[] = JSON.parse(readFileSync(list, 'utf8'));
const load = async <T>(file: string): Promise<T> =>
  await import(pathToFileURL(join(renovate, 'dist', file)).href);
const { getManagers } = await load<{ getManagers: () => ReadonlyMap<string, Manager> }>(
  'modules/manager/index.js',
);
const { GlobalConfig } = await load<{ GlobalConfig: { set: (config: object) => void } }>('config/global.js');
const { matchRegexOrGlob } = await load<{ matchRegexOrGlob: (file: string, pattern: string) => boolean }>(
  'util/string-match.js',
);
// The other managers read no images; some of them start package managers.
const managers = [...getManagers()].filter(
  ([name, { supportedDatasources = [] }]) =>
    name === 'github-actions' || supportedDatasources.includes('docker'),
);

const found: string[][] = [];
for (const folder of folders) {
  GlobalConfig.set({ localDir: folder });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)));
  const images: string[] = [];
  for (const [, manager] of managers) images.push(...(await imagesOf(manager, folder, files)));
  found.push(images);
}
process.stdout.write(JSON.stringify(found));

async function imagesOf(manager: Manager, folder: string, files: readonly string[]): Promise<string[]> {
  const { managerFilePatterns = [], registryAliases = {} } = manager.defaultConfig;
  const patterns = managerFilePatterns.length > 0 ? managerFilePatterns : [pattern].filter(Boolean);
  const own = files.filter((file) => patterns.some((one) => matchRegexOrGlob(file, one)));
  if (own.length === 0) return [];
  const extracted = await extract(manager, folder, own, { registryAliases });
  return extracted
    .flatMap(({ deps }) => deps)
    .filter(({ datasource, skipReason }) => datasource === 'docker' && skipReason === undefined)
    .map(textOf);
}

/** A dependency as an image reference; some managers keep the registry apart. */
function textOf({ currentDigest, currentValue, depName, packageName = depName, registryUrls }: Dependency) {
  const registry = registryUrls?.[0]?.replace(/^https?:\/\/|\/$/g, '');
  return [
    registry === undefined ? '' : `${registry}/`,
    packageName,
    currentValue && `:${currentValue}`,
    currentDigest && `@${currentDigest}`,
  ].join('');
}

/** The references that a manager finds in its files; nothing where it throws, as some do for YAML that is not valid. */
async function extract(
  { extractAllPackageFiles, extractPackageFile }: Manager,
  folder: string,
  files: readonly string[],
  config: object,
): Promise<readonly PackageFile[]> {
  try {
    if (extractAllPackageFiles) return (await extractAllPackageFiles(config, files)) ?? [];
    const read = async (file: string) =>
      (await extractPackageFile?.(readFileSync(join(folder, file), 'utf8'), file, config)) ?? [];
    return (await Promise.all(files.map(read))).flat();
  } catch {
    return [];
  }
}
