import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../base/user-error.ts';
import { readTextFile, realFolder } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import type { ConfigFile } from './config-file.ts';

/** Config file that is read when no other is named. */
export const DEFAULT_CONFIG_FILE = '.github/platform-actions.yml';

const MAXIMUM_BYTES = 1024 * 1024;
/** A config file that says nothing. */
export const NO_CONFIG: ConfigFile = { given: () => undefined, ignores: [] };

/** Which commit policy files are read from (contract §2, §8). */
export interface PolicyPlace {
  readonly host: Host;
  readonly policyFrom: 'head' | 'base';
  readonly workingDirectory: string;
}

/** Reads policy files from the working tree, or from the base commit where the change must not decide. */
export function policyReader(place: PolicyPlace): (path: string) => Promise<string | undefined> {
  const fromBase = place.policyFrom === 'base' || place.host.context.untrustedHead;
  return (path) =>
    fromBase ? readFromBase(place, path) : readTextFile(resolve(place.workingDirectory, path), MAXIMUM_BYTES);
}

/** The config file; nothing when it is the default one and absent. Throws `UserError` with every problem. */
export async function readConfig(path: string, required: boolean, place: PolicyPlace): Promise<ConfigFile> {
  const { workspace } = place.host.context;
  const text = await policyReader(place)(path);
  if (text === undefined) {
    // `.github` stands at the root of a repository, and `working-directory` may be below it.
    const isBelow = resolve(place.workingDirectory) !== resolve(workspace);
    if (!required && isBelow) return readConfig(path, false, { ...place, workingDirectory: workspace });
    if (!required) return NO_CONFIG;
    throw new UserError({ message: `\`config-file\`: \`${path}\` does not exist`, input: 'config-file' });
  }
  const { parseConfigFile } = await import('./config-file.ts');
  const parsed = parseConfigFile(text, nameOf(resolve(place.workingDirectory, path), workspace));
  if (parsed.kind === 'problems') throw new UserError(...parsed.problems);
  return parsed.config;
}

/** Path as annotations name files: from the workspace, where the file is below it. */
function nameOf(file: string, workspace: string): string {
  const inside = relative(resolve(workspace), file);
  return inside.startsWith('..') || isAbsolute(inside) ? file : inside.split(sep).join('/');
}

async function readFromBase(place: PolicyPlace, path: string): Promise<string | undefined> {
  const { host, workingDirectory } = place;
  const { readFileAt, runGit } = await import('../host/git.ts');
  const target = resolve(workingDirectory, path);
  const present = await readTextFile(target, MAXIMUM_BYTES).catch(() => 'unreadable');
  const root = await runGit(workingDirectory, ['rev-parse', '--show-toplevel']);
  // Without a checkout there is no file that a change could have written either.
  if (root.kind === 'failed' && present === undefined && place.policyFrom === 'head') return undefined;
  const refuse = (why: string): UserError =>
    new UserError({
      message: `\`${path}\` cannot be read from the base of the change: ${why}`,
      fix: 'check the base commit out too (`fetch-depth: 0` of actions/checkout, `GIT_DEPTH: 0`, `fetchDepth: 0`), or name it in PLATFORM_BASE_COMMIT',
      input: 'policy-from',
    });
  if (root.kind === 'failed') throw refuse(root.why);
  const top = root.text.trim();
  const commit = await baseCommitOf(host, top);
  if (commit === undefined) throw refuse('the host does not tell the base commit of this run');
  // Git gives the folder with links resolved, which the workspace may be behind.
  const inside = relative(realFolder(top), join(realFolder(dirname(target)), basename(target)));
  if (inside.startsWith('..')) throw refuse('it is outside the repository');
  const answer = await readFileAt(top, commit, inside.split(sep).join('/'));
  if (answer === undefined) return undefined;
  if (answer.kind === 'failed') throw refuse(answer.why);
  return answer.text;
}

/**
 * The commit of the base. Where the workflow is the base's own, the commit that it runs for is the base's too, and the
 * one that a shallow checkout has; the one that the change was made from may be missing there.
 */
async function baseCommitOf(host: Host, top: string): Promise<string | undefined> {
  const { changeRequest, commit, untrustedHead } = host.context;
  const told = changeRequest?.baseCommit;
  if (!untrustedHead) return told ?? (await commitOfBranch(top, changeRequest?.baseRef));
  if (told === undefined || commit === undefined) return told ?? commit;
  const { runGit } = await import('../host/git.ts');
  const isHere = await runGit(top, ['cat-file', '-e', `${told}^{commit}`]);
  return isHere.kind === 'failed' ? commit : told;
}

/** Commit that a branch of the base had when it was fetched: Azure and Buildkite tell the branch only. */
async function commitOfBranch(top: string, branch: string | undefined): Promise<string | undefined> {
  if (branch === undefined) return undefined;
  const { runGit } = await import('../host/git.ts');
  const name = `refs/remotes/origin/${branch}^{commit}`;
  const found = await runGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
  return found.kind === 'failed' ? undefined : found.text.trim();
}
