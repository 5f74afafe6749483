import { plainLine } from '../../base/plain-text.ts';
import { orProblems, UserError, type UserProblem } from '../../base/user-error.ts';
import { isFromBase } from '../../kit/config/policy.ts';
import { choosePolicyFiles } from '../../kit/config/policy-files.ts';
import type { PolicyPlace } from '../../kit/config/read-commits.ts';
import { readFromBase } from '../../kit/config/read-from-base.ts';
import { workspacePath } from '../../kit/run/workspace-path.ts';
import type { Deps } from '../../session/command.ts';
import { mergeRoleFiles } from './file/merge-role-files.ts';
import { parseLongRoleFile, type RoleFile } from './file/role-file.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';
import { LARGEST_FILE_BYTES, placeOf } from './read-files.ts';

/** The role files before a change, or why they cannot be compared; `undefined` outside of a change. */
export type BaseFiles =
  | { readonly kind: 'base'; readonly file: RoleFile }
  | { readonly kind: 'unread'; readonly why: string };

/** Reads the role files of the base, with which a change is compared. Never throws a `UserError`: the plan needs none. */
export async function readBaseFiles(
  inputs: SyncRolebindingsInputs,
  deps: Deps,
): Promise<BaseFiles | undefined> {
  const { changeRequest, untrustedHead } = deps.host.context;
  const place = placeOf(inputs, deps);
  // Where the base decides, the files are the base's own.
  if ((changeRequest === undefined && !untrustedHead) || isFromBase(place)) return undefined;
  const base: PolicyPlace = { ...place, policyFrom: 'base' };
  const read = async (): Promise<BaseFiles> => {
    const files: RoleFile[] = [];
    for (const path of await choosePolicyFiles(inputs.file, 'file', base, true)) {
      const text = await readFromBase(base, path, LARGEST_FILE_BYTES);
      const parsed =
        text === undefined ? undefined : await parseLongRoleFile(text, workspacePath(deps, path));
      if (parsed?.kind === 'problems') throw new UserError(...parsed.problems);
      if (parsed !== undefined) files.push(parsed.file);
    }
    const merged = mergeRoleFiles(files);
    return merged.kind === 'file' ? { kind: 'base', file: merged.file } : unreadBase(merged.problems);
  };
  return orProblems(read, unreadBase);
}

function unreadBase([problem]: readonly UserProblem[]): BaseFiles {
  return { kind: 'unread', why: plainLine(problem?.message ?? '', 300) };
}
