import { resolve } from 'node:path';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { parseRoleFile, type RoleFile } from '../../domain/role-file.ts';
import { type KeptPlan, parsePlanFile } from '../../domain/role-plan-file.ts';
import { checkWritable, isSameFile, readTextFile } from '../../host/files.ts';
import type { Deps } from '../command.ts';
import { requireIdentity } from '../session.ts';
import { workspacePath } from '../workspace-path.ts';
import { SIGN_IN_REASON } from './find-problems.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';

/** Largest plan file that is read: 10,000 changes take some 5 MiB. */
const LARGEST_PLAN_BYTES = 64 * 1024 * 1024;

/** The files of a run, read and checked before any request. */
export interface RunFiles {
  readonly file: RoleFile;
  /** The plan that `apply` compares itself with. */
  readonly kept: KeptPlan | undefined;
  /** Absolute path that `plan` writes its plan to. */
  readonly planTarget: string | undefined;
}

/** Reads the role file and a kept plan and checks where a plan goes; throws `UserError` with all that is wrong with them. */
export async function readRunFiles(inputs: SyncRolebindingsInputs, deps: Deps): Promise<RunFiles> {
  const problems: UserProblem[] = [];
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  await attempt(async () => requireSignIn(inputs));
  const file = await attempt(() => readRoleFile(inputs, deps));
  const kept = inputs.mode === 'apply' ? await attempt(() => readKeptPlan(inputs, deps)) : undefined;
  const planTarget = inputs.mode === 'plan' ? await attempt(() => planFileTarget(inputs, deps)) : undefined;
  if (file === undefined || problems.length > 0) throw new UserError(...problems);
  return { file, kept, planTarget };
}

/** Throws `UserError` where nothing says how to sign in. */
export function requireSignIn(inputs: SyncRolebindingsInputs): void {
  requireIdentity(inputs, SIGN_IN_REASON);
}

/** Reads the role file, from the base of the change where a change must not decide. Throws `UserError`. */
export async function readRoleFile(inputs: SyncRolebindingsInputs, deps: Deps): Promise<RoleFile> {
  const text = await deps.readPolicyFile(inputs.file);
  if (text === undefined) {
    throw new UserError({
      message: `\`file\`: \`${inputs.file}\` does not exist`,
      fix: 'write one (`mode: dump` prints the present state in its form), or set `file`',
      input: 'file',
    });
  }
  const parsed = parseRoleFile(text, workspacePath(deps, inputs.file));
  if (parsed.kind === 'problems') throw new UserError(...parsed.problems);
  return parsed.file;
}

/** Where `plan` and `dump` write to: a checked path that is not the role file. Throws `UserError`. */
export async function planFileTarget(
  inputs: SyncRolebindingsInputs,
  deps: Deps,
): Promise<string | undefined> {
  const named = inputs['plan-file'];
  if (named === undefined) return undefined;
  const { tempDirectory, workspace } = deps.host.context;
  const { workingDirectory } = deps;
  const target = await checkWritable(named, { workspace, tempDirectory, workingDirectory }, 'plan-file');
  if (isSameFile(target, resolve(workingDirectory, inputs.file))) {
    throw new UserError({
      message: `\`plan-file\` and \`file\` are the same file, \`${named}\`: the role file is never written over`,
      fix: 'give `plan-file` another name',
      input: 'plan-file',
    });
  }
  return target;
}

async function readKeptPlan(inputs: SyncRolebindingsInputs, deps: Deps): Promise<KeptPlan | undefined> {
  const named = inputs['plan-file'];
  if (named === undefined) return undefined;
  const text = await readTextFile(resolve(deps.workingDirectory, named), LARGEST_PLAN_BYTES);
  const fix = 'write it with `mode: plan` and the same `plan-file`, and hand it over unchanged';
  if (text === undefined)
    throw new UserError({ message: `\`plan-file\`: \`${named}\` does not exist`, fix, input: 'plan-file' });
  const read = parsePlanFile(text);
  if (read.kind === 'plan') return read.plan;
  const message = `\`plan-file\`: \`${named}\` is not a plan: ${read.reason}`;
  throw new UserError({ message, fix, input: 'plan-file' });
}
