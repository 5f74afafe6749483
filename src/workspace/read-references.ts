import type { Finding } from '../kit/findings/finding.ts';
import { applyIgnoreComments, type WithComments } from './ignore-comments.ts';
import type { BaseRun } from './read-base.ts';
import { type ReadWorkspace, readWorkspace } from './read-workspace.ts';
import { findRemovedReferences } from './removed-references.ts';

/** The references of files after ignore comments. */
export type FileReferences = WithComments<ReadWorkspace> & {
  /** References of the base that the change removes. */
  readonly removed: readonly Finding<'removed-reference'>[];
};

/** Reads the references of the files that `globs` name, as `readWorkspace`, and applies ignore comments to them. */
export async function readReferences(globs: readonly string[], run: BaseRun): Promise<FileReferences> {
  const read = await readWorkspace(globs, run.deps, run.names);
  const removed = await findRemovedReferences(globs, read, run);
  return { ...(await applyIgnoreComments(read, run)), removed };
}
