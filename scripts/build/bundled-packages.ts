import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parseExpression from 'spdx-expression-parse';
import { z } from 'zod';

/** A package of npm with code in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX license expression. */
  readonly license: string;
  /** Texts of its license and notice files, in the order of their names. */
  readonly texts: readonly string[];
  /** Folder below the root of the repository, with forward slashes. */
  readonly folder: string;
  /** Address of the archive in the public registry, and its digest in hex as the lockfile has it. */
  readonly archive: { readonly url: string; readonly sha512: string } | undefined;
  /** Folders of the bundled packages that it depends on. */
  readonly dependsOn: readonly string[];
}

type StatsModule = {
  readonly nameForCondition?: string | null | undefined;
  readonly chunks?: readonly unknown[] | undefined;
  readonly modules?: readonly StatsModule[] | undefined;
};
const statsModule: z.ZodType<StatsModule> = z.lazy(() =>
  z.looseObject({
    nameForCondition: z.string().nullish(),
    chunks: z.array(z.unknown()).optional(),
    modules: z.array(statsModule).optional(),
  }),
);
const stats = z.looseObject({ modules: z.array(statsModule) });
const packageFile = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.looseObject({ name: z.string() })]).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});

/** Licenses that packages name in words of their own, by what they write: read in their license files. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'Apache Licence Version 2.0 (http://www.apache.org/licenses/LICENSE-2.0)': 'Apache-2.0',
};

/** SPDX expression of what a package names as its license; throws if it is not a valid expression and not known. */
function licenseExpression(text: string): string {
  const expression = (OWN_WORDS[text] ?? text).replace(/^\((.*)\)$/, '$1');
  parseExpression(expression);
  return expression;
}

/**
 * Packages whose modules stand in a chunk, from the bundler's statistics, sorted by folder; `root` is the repository's.
 * Throws where a package has no license text.
 */
export function bundledPackages(root: string, statsText: string): readonly BundledPackage[] {
  const lock = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;
  const folders = new Set<string>();
  const visit = (module: StatsModule): void => {
    const path = module.nameForCondition?.replaceAll('\\', '/') ?? '';
    const folder = /.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
    if (folder !== null) folders.add(folderBelow(root, path, folder[0]));
    for (const inner of module.modules ?? []) visit(inner);
  };
  for (const module of stats.parse(JSON.parse(statsText)).modules)
    if ((module.chunks ?? []).length > 0) visit(module);
  return [...folders].sort().map((folder) => {
    const described = readPackage(root, folder);
    const { name, version, dependencies } = described;
    const digest = /^sha512-(\S+)$/.exec(lock[folder]?.integrity ?? '')?.[1];
    return {
      name,
      version,
      license: licenseExpression(described.license),
      texts: licenseTexts(root, folder, described),
      folder,
      archive:
        digest === undefined
          ? undefined
          : { url: archiveUrl(name, version), sha512: Buffer.from(digest, 'base64').toString('hex') },
      dependsOn: Object.keys(dependencies ?? {})
        .map((wanted) => nearest(folder, wanted, folders))
        .filter((found) => found !== undefined)
        .sort(),
    };
  });
}

function folderBelow(root: string, path: string, folder: string): string {
  const top = `${root.replaceAll('\\', '/')}/`;
  if (!path.startsWith(top)) throw new Error(`${path} is bundled and not below ${top}`);
  // A staged package is a copy of the installed one.
  return folder.slice(top.length, -1).replace(/^build\//, '');
}

function readPackage(root: string, folder: string): z.infer<typeof packageFile> {
  return packageFile.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
}

/** Folder of a dependency as Node.js looks it up: beside, then further out. */
function nearest(from: string, wanted: string, folders: ReadonlySet<string>): string | undefined {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    if (folders.has(`${base}/node_modules/${wanted}`)) return `${base}/node_modules/${wanted}`;
    if (!base.includes('/node_modules/')) break;
  }
  return folders.has(`node_modules/${wanted}`) ? `node_modules/${wanted}` : undefined;
}

function archiveUrl(name: string, version: string): string {
  return `https://registry.npmjs.org/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`;
}

function licenseTexts(
  root: string,
  folder: string,
  described: z.infer<typeof packageFile>,
): readonly string[] {
  const files = readdirSync(join(root, folder))
    .filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
    .sort();
  const texts = files.map((file) => tidy(readFileSync(join(root, folder, file), 'utf8')));
  return files.some((file) => !/^notice/i.test(file)) ? texts : [standardText(root, described), ...texts];
}

/** The usual text of the license that a package names without holding its text. */
function standardText(root: string, described: z.infer<typeof packageFile>): string {
  const { author, license, name } = described;
  // This project has the text of its own license already.
  const file =
    license === 'Apache-2.0'
      ? join(root, 'LICENSE')
      : join(root, 'scripts/build/license-texts', `${license}.txt`);
  if (!existsSync(file))
    throw new Error(
      `${name} is bundled and holds no license text\nread its license, and add the usual text as ${file}`,
    );
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  const note = `The package holds no license text: it names ${license}, by ${holder}. Its usual text:`;
  return `${note}\n\n${tidy(readFileSync(file, 'utf8'))}`;
}

function tidy(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}
