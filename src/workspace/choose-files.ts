import { resolve } from 'node:path';
import { createGlob, createGlobList } from '../base/glob.ts';
import { didYouMean } from '../base/nearest-names.ts';
import { plainLine } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import { isFolder, isWithin } from '../host/files/files.ts';
import { createReadArea, type ReadArea, readWorkspaceFile } from '../host/files/read-workspace-file.ts';
import { listFiles, type UnreadFolder } from '../host/files/workspace-files.ts';
import type { Finding } from '../kit/findings/finding.ts';
import type { Machine } from '../kit/run/command.ts';

/** Which files a run looks at. */
export interface ChosenFiles {
  /** Below `working-directory`, with forward slashes. */
  readonly paths: readonly string[];
  /** Those that `files` names without a wildcard. */
  readonly inFull: ReadonlySet<string>;
  /** Globs of `files` that match no file, while others do. */
  readonly unmatched: readonly string[];
  readonly unreadFolders: readonly UnreadFolder[];
  /** All files that could be chosen. */
  readonly listed: readonly string[];
}

/** Where files are read: below `working-directory`, with links that may lead anywhere in the workspace. */
export function readAreaOf({ host, workingDirectory }: Pick<Machine, 'host' | 'workingDirectory'>): ReadArea {
  const { workspace } = host.context;
  return createReadArea(
    workingDirectory,
    isWithin(workspace, workingDirectory) ? workspace : workingDirectory,
  );
}

/**
 * The files that `files` names, by default every tracked one. Throws `UserError` where there is nothing at all to look at:
 * no file, or globs of which none matches one.
 */
export async function chooseFiles(globs: readonly string[], deps: Machine): Promise<ChosenFiles> {
  const folder = deps.workingDirectory;
  if (!isFolder(folder)) {
    throw new UserError({
      message: `\`working-directory\`: \`${plainLine(folder)}\` is not a folder`,
      fix: 'name a folder of the checkout',
      input: 'working-directory',
    });
  }
  const { byGit, paths, unread } = await listFiles(folder, globs.length > 0, {
    workspace: deps.host.context.workspace,
    signal: deps.signal,
  });
  if (!byGit)
    deps.host.log.info(
      'This is not a git checkout, or git is missing: every file below the folder is scanned.',
    );
  if (globs.length > 0)
    return { ...(await matchFiles(globs, paths, deps)), unreadFolders: unread, listed: paths };
  if (paths.length === 0 && unread.length === 0) {
    throw new UserError({
      message: `there is nothing to look at: ${byGit ? 'git tracks no file' : 'there is no file'} in \`${plainLine(folder)}\``,
      fix: `is the repository checked out? Run the checkout step before this one, or name its folder in \`working-directory\`${byGit ? '; in your own checkout, add the files with `git add`' : ''}`,
    });
  }
  return { paths, inFull: new Set(), unmatched: [], unreadFolders: unread, listed: paths };
}

/** A glob without `./` at its begin, also after the `!` of an exclusion. */
export const plainGlob = (glob: string): string => glob.replace(/^(!?)(?:\.\/)+/, '$1');

async function matchFiles(
  globs: readonly string[],
  listed: readonly string[],
  deps: Machine,
): Promise<Omit<ChosenFiles, 'listed' | 'unreadFolders'>> {
  const known = new Set(listed);
  const plain = globs.map(plainGlob);
  // A file named in full counts even where git ignores it.
  const literal = plain.filter((glob) => !/[*?[\]{}!]/.test(glob));
  const others: string[] = [];
  for (const path of literal)
    if (!known.has(path) && (await isThere(readAreaOf(deps), path))) others.push(path);
  const paths = [...listed.filter(createGlobList(plain)), ...others];
  const inFull = new Set(literal);
  const unmatched = plain.filter(
    (glob) => !glob.startsWith('!') && !others.includes(glob) && !listed.some(createGlob(glob)),
  );
  if (paths.length > 0) return { paths, inFull, unmatched };
  const near = literal.flatMap((glob) => didYouMean(glob, listed) ?? []);
  throw new UserError({
    message: `\`files\` matches no file below \`${plainLine(deps.workingDirectory)}\`: ${plainLine(plain.slice(0, 3).join(', '))}`,
    fix:
      near[0] ??
      'globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?',
    input: 'files',
  });
}

async function isThere(area: ReadArea, path: string): Promise<boolean> {
  if (!isWithin(area.folder, resolve(area.folder, path))) return false;
  return (await readWorkspaceFile(area, path)).kind !== 'skipped';
}

/** A file that is named but cannot be scanned, or all that `files` matches: a green run would seem to have checked them. */
export function unknownFileFinding(file?: string): Finding<'unknown-file'> {
  const what =
    file === undefined
      ? 'Nothing that `files` matches is'
      : `\`${plainLine(file)}\` is named by \`files\`, but is not`;
  return {
    rule: 'unknown-file',
    level: 'warning',
    title: 'Unsupported file type',
    message: `${what} a supported file type.`,
    location: file === undefined ? undefined : { file, line: 1 },
    fingerprint: `unknown-file ${file ?? ''}`,
  };
}

/** One glob of several in an input that matches nothing: most likely it is mistyped. */
export function unmatchedGlobFinding(glob: string, input: 'files' | 'repos'): Finding<'unmatched-glob'> {
  const name = plainLine(glob, 300);
  return {
    rule: 'unmatched-glob',
    level: 'warning',
    title: 'Glob matches nothing',
    message: `\`${name}\` in \`${input}\` matches no ${input === 'files' ? 'file' : 'repository'}.`,
    fingerprint: `unmatched-glob ${input === 'files' ? '' : `${input} `}${name}`,
  };
}
