import { relative, resolve, sep } from 'node:path';
import { createGlobList, splitNegation } from '../../base/glob.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { listFiles } from '../../host/files/workspace-files.ts';
import type { PolicyPlace } from './commits.ts';
import { isFromBase } from './policy.ts';
import { listFromBase } from './read-commits.ts';

const WILDCARD = /[*?[\]{}]/;

/**
 * Paths of the policy files that a list of globs names, relative to `working-directory` with forward slashes, at the
 * commit that `policy-from` selects. A path without wildcards counts whether or not the file exists. Throws `UserError`
 * if a glob matches nothing, because a mistyped one would silently leave a file out, unless that `mayBeNone`.
 */
export async function choosePolicyFiles(
  globs: readonly string[],
  input: string,
  place: PolicyPlace,
  mayBeNone = false,
): Promise<readonly string[]> {
  const entries = globs.map((entry) => {
    const { glob, negated } = splitNegation(entry);
    const isLiteral = !WILDCARD.test(glob);
    const { workingDirectory } = place;
    const plain = () => relative(workingDirectory, resolve(workingDirectory, glob)).split(sep).join('/');
    return { entry, glob: isLiteral ? plain() : glob.replace(/^(?:\.\/)+/, ''), negated, isLiteral };
  });
  const named = entries.filter(({ negated }) => !negated);
  if (named.length === 0) throw new UserError(nothingNamed(input));
  const listed = named.every(({ isLiteral }) => isLiteral) ? [] : await list(place, named);
  const literal = named.filter(({ isLiteral }) => isLiteral).map(({ glob }) => glob);
  const isChosen = createGlobList(entries.map(({ glob, negated }) => (negated ? `!${glob}` : glob)));
  const paths = [...new Set([...literal, ...listed])].filter(isChosen);
  const problems = named
    .filter(({ glob, isLiteral }) => !isLiteral && !listed.some(createGlobList([glob])))
    .map(({ entry }) => unmatched(input, entry));
  if (mayBeNone) return paths.sort();
  if (problems.length > 0) throw new UserError(...problems);
  if (paths.length === 0) throw new UserError(nothingNamed(input));
  return paths.sort();
}

async function list(
  place: PolicyPlace,
  named: readonly { readonly glob: string; readonly isLiteral: boolean }[],
): Promise<readonly string[]> {
  const { host, signal, workingDirectory } = place;
  const { workspace } = host.context;
  if (!isFromBase(place)) return (await listFiles(workingDirectory, true, { workspace, signal })).paths;
  const starts = named.filter(({ isLiteral }) => !isLiteral).map(({ glob }) => folderBefore(glob));
  return listFromBase(place, (folder) =>
    starts.some((start) => `${start}/`.startsWith(`${folder}/`) || isBelow(folder, start)),
  );
}

const folderBefore = (glob: string): string => glob.replace(/(?:^|\/)[^/]*[*?[\]{}].*$/s, '');

function isBelow(folder: string, start: string): boolean {
  return start === '' || folder === start || folder.startsWith(`${start}/`);
}

function unmatched(input: string, glob: string): UserProblem {
  return {
    message: `\`${input}\`: \`${glob}\` matches no file`,
    fix: 'globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?',
    input,
  };
}

function nothingNamed(input: string): UserProblem {
  const fix = 'add a path or a glob that does not begin with `!`';
  return { message: `\`${input}\` names no file`, fix, input };
}
