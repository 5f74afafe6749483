import { resolve } from 'node:path';
import { plainLine } from '../../base/plain-text.ts';
import { giveTurn } from '../../base/pool.ts';
import { orProblems, problemsOf, UserError, type UserProblem } from '../../base/user-error.ts';
import { isSameFile } from '../../host/files/file-identity.ts';
import { checkWritable, readTextFile } from '../../host/files/files.ts';
import { basePlaceOf } from '../../kit/config/base-ignores.ts';
import type { PolicyPlace } from '../../kit/config/commits.ts';
import { isFromBase } from '../../kit/config/policy.ts';
import { choosePolicyFiles } from '../../kit/config/policy-files.ts';
import { readCommitted, readFromBase } from '../../kit/config/read-commits.ts';
import { workspacePath } from '../../kit/run/workspace-path.ts';
import { stoppedError } from '../../platform/errors.ts';
import type { Deps } from '../../session/command.ts';
import { parseRestrictions, type Restriction } from './file/restrictions-file.ts';
import { mergeRoleFiles, parseLongRoleFile, type RoleFile } from './file/role-file.ts';
import type { FileRestrictions } from './guards/restriction-guard.ts';
import type { RoleInputs } from './manifest.ts';
import { type KeptPlan, parsePlanFile } from './plan/role-plan-file.ts';

/** Largest plan file that is read: 10,000 changes take about 5 MiB. */
const LARGEST_PLAN_BYTES = 64 * 1024 * 1024;

/** Largest role or restrictions file that is read. */
export const LARGEST_FILE_BYTES = 1024 * 1024;

/** The files of a run, read and checked before any request. */
export type RunFiles = Awaited<ReturnType<typeof readRunFiles>>;

/** Reads the role files and a kept plan and checks where to write the plan; throws `UserError` with all problems. */
export async function readRunFiles(inputs: RoleInputs, deps: Deps) {
  const problems = [...deps.problems];
  const attempt = <T>(work: () => T | Promise<T>): Promise<T | undefined> =>
    orProblems(work, (found) => {
      problems.push(...found);
      return undefined;
    });
  const files = await attempt(() => readRoleFiles(inputs, deps));
  const restrictions = await attempt(() => readRestrictions(inputs, deps));
  const kept = inputs.mode === 'apply' ? await attempt(() => readKeptPlan(inputs, deps)) : undefined;
  const isWritable = !problems.some(({ input }) => input === 'plan-file');
  const planTarget =
    inputs.mode === 'plan' && isWritable
      ? await attempt(() => planFileTarget(inputs, deps, files?.paths ?? []))
      : undefined;
  const file = files?.file;
  if (file !== undefined && file.identities.length + file.bindings.length === 0)
    problems.push(emptyFile(inputs.file));
  if (file === undefined || problems.length > 0) throw new UserError(...problems);
  const paths = new Map(files?.paths.map((path) => [workspacePath(deps, path), path]));
  const bounds: FileRestrictions | undefined = restrictions && { restrictions, paths };
  return { file, restrictions: bounds, kept, planTarget };
}

/** A file without any entry compares nothing: it would pass whatever the organization looks like. */
function emptyFile(files: readonly string[]): UserProblem {
  const shown = files.map((file) => `\`${plainLine(file, 200)}\``).join(', ');
  return {
    message: `\`file\`: ${shown} has neither \`identities\` nor \`bindings\`, so there is nothing to compare with the organization`,
    fix: 'list the identities that the file owns (`mode: dump` prints the current state in this format)',
    input: 'file',
  };
}

/** Reads the role files as one, from the base if a change must not decide, and their relative paths. Throws `UserError`. */
export async function readRoleFiles(
  inputs: RoleInputs,
  deps: Deps,
): Promise<{ readonly paths: readonly string[]; readonly file: RoleFile }> {
  const paths = await choosePolicyFiles(inputs.file, 'file', placeOf(inputs, deps));
  return { paths, file: await joinRoleFiles(paths, deps, deps.readPolicyFile, missingFile(inputs.file)) };
}

/** Reads role files as one, with what `missing` makes of those that do not exist. Throws `UserError` with all problems. */
async function joinRoleFiles(
  paths: readonly string[],
  deps: Deps,
  read: (path: string) => Promise<string | undefined>,
  missing?: (path: string) => UserProblem,
): Promise<RoleFile> {
  const files: RoleFile[] = [];
  const problems: UserProblem[] = [];
  for (const path of paths) {
    const text = await read(path);
    if (text === undefined) problems.push(...[missing?.(path) ?? []].flat());
    else {
      const wrong = await problemsOf(async () => {
        files.push(await parseLongRoleFile(text, workspacePath(deps, path)));
      });
      problems.push(...wrong);
    }
    // Parsing is a stretch of computing: between files, a signal can end the run.
    await giveTurn();
    if (deps.signal.aborted) throw stoppedError(deps.signal, 'reading the role files');
  }
  if (problems.length > 0) throw new UserError(...problems);
  return mergeRoleFiles(files);
}

/** The role files before a change, or why they cannot be compared; neither outside of a change. */
interface BaseFiles {
  readonly file?: RoleFile;
  readonly why?: string;
}

/** Reads the role files of the base, with which a change is compared. Never throws a `UserError`: the plan needs none. */
export async function readBaseRoleFiles(inputs: RoleInputs, deps: Deps): Promise<BaseFiles> {
  const { changeRequest, untrustedHead } = deps.host.context;
  const place = placeOf(inputs, deps);
  // Where the base decides, the files are the base's own.
  if ((changeRequest === undefined && !untrustedHead) || isFromBase(place)) return {};
  const base: PolicyPlace = { ...place, policyFrom: 'base' };
  const read = async (): Promise<BaseFiles> => {
    const paths = await choosePolicyFiles(inputs.file, 'file', base, true);
    const file = await joinRoleFiles(paths, deps, (path) => readFromBase(base, path, LARGEST_FILE_BYTES));
    return { file };
  };
  return orProblems(read, ([problem]) => ({ why: plainLine(problem?.message ?? '', 300) }));
}

/** The role files that exist or are named in full, which nothing may overwrite. */
export function namedRoleFiles(inputs: RoleInputs, deps: Deps): Promise<readonly string[]> {
  const choose = () => choosePolicyFiles(inputs.file, 'file', placeOf(inputs, deps));
  // The first dump is made before there are any role files.
  return orProblems(choose, () => []);
}

const missingFile =
  (named: readonly string[]) =>
  (path: string): UserProblem => ({
    message: `\`file\`: \`${plainLine(path, 200)}\` does not exist`,
    fix: named.includes(path)
      ? 'create it (`mode: dump` prints the current state in this format), or set `file` to its path'
      : 'git tracks it, but it is not in the working tree: restore it, or delete it with `git rm`',
    input: 'file',
  });

/** The commits that the files of a run are read from. */
function placeOf(inputs: RoleInputs, deps: Deps): PolicyPlace {
  return { ...basePlaceOf(inputs, deps), policyFrom: inputs['policy-from'] };
}

/** Reads the restrictions from a commit, never from the working tree. Throws `UserError`. */
async function readRestrictions(inputs: RoleInputs, deps: Deps): Promise<readonly Restriction[] | undefined> {
  const input = 'restrictions-file';
  const path = inputs[input];
  if (path === undefined) return undefined;
  const text = await readCommitted(placeOf(inputs, deps), path, LARGEST_FILE_BYTES, input);
  if (text === undefined) {
    throw new UserError({
      message: `\`${input}\`: \`${plainLine(path, 200)}\` does not exist in the commit that it is read from`,
      fix: 'commit it on the base branch first: a change cannot set its own restrictions',
      input,
    });
  }
  return parseRestrictions(text, workspacePath(deps, path));
}

/** The checked path that `plan` and `dump` write to; it is not one of the role files. Throws `UserError`. */
export async function planFileTarget(
  inputs: RoleInputs,
  deps: Deps,
  roleFiles: readonly string[],
): Promise<string | undefined> {
  const named = inputs['plan-file'];
  if (named === undefined) return undefined;
  const message = `\`plan-file\` is \`${plainLine(named, 200)}\`, a folder, which only \`mode: dump\` can write`;
  if (named.endsWith('/')) throw planFileError(message, 'give it the name of a file');
  return writableTarget(named, inputs, deps, roleFiles);
}

function planFileError(message: string, fix: string): UserError {
  return new UserError({ message, fix, input: 'plan-file' });
}

/** Checks one path below `plan-file`. Throws `UserError`. */
export function writableTarget(
  named: string,
  inputs: RoleInputs,
  deps: Deps,
  roleFiles: readonly string[],
): string {
  const target = checkWritable(named, deps.area, 'plan-file');
  const others = [...roleFiles, inputs['restrictions-file'] ?? []].flat();
  const message = `\`plan-file\` and \`file\` are the same file, \`${named}\`: the role file is never overwritten`;
  if (others.some((path) => isSameFile(target, resolve(deps.workingDirectory, path))))
    throw planFileError(message, 'give `plan-file` another name');
  return target;
}

async function readKeptPlan(inputs: RoleInputs, deps: Deps): Promise<KeptPlan | undefined> {
  const named = inputs['plan-file'];
  if (named === undefined) return undefined;
  const text = await readTextFile(resolve(deps.workingDirectory, named), LARGEST_PLAN_BYTES);
  const fix = 'write it with `mode: plan` and the same `plan-file`, and pass it on unchanged';
  if (text === undefined) throw planFileError(`\`plan-file\`: \`${named}\` does not exist`, fix);
  const read = parsePlanFile(text);
  if (read.kind === 'plan') return read.plan;
  throw planFileError(`\`plan-file\`: \`${named}\` is not a plan: ${read.reason}`, fix);
}
