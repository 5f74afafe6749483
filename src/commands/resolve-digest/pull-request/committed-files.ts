import { plainLine } from '../../../base/plain-text.ts';
import { mapPool } from '../../../base/pool.ts';
import { encodeText } from '../../../host/files/file-bytes.ts';
import type { CheckedOut } from '../../../host/git/git-tree.ts';
import type { FileChange } from '../plan-changes.ts';
import type { ResolveDigestFinding } from '../rules.ts';
import type { PlannedFile } from './pull-plan.ts';

/** Files that are read at once: each takes a process of git. */
const AT_ONCE = 4;

/** What the checked-out commit has for a file: the bytes that an edited text becomes, by the path that was read. */
export type CommittedFiles = ReadonlyMap<
  string,
  { readonly path: string; readonly mode: string; readonly encode: (text: string) => Buffer }
>;

/**
 * Finds the changed files in the checked-out commit. A file is left out, with a finding, if it is not there or differs:
 * the pull request would contain changes that nobody asked for.
 */
export async function readCommittedFiles(
  checkedOut: CheckedOut,
  changes: readonly FileChange[],
): Promise<{ readonly files: CommittedFiles; readonly findings: readonly ResolveDigestFinding[] }> {
  const files = new Map<string, NonNullable<ReturnType<CommittedFiles['get']>>>();
  const findings: ResolveDigestFinding[] = [];
  const read = await mapPool(changes, AT_ONCE, async (change) => {
    const path = checkedOut.pathOf(change.path);
    return { change, path, blob: path === undefined ? undefined : await checkedOut.read(path) };
  });
  for (const { blob, change, path } of read) {
    const encode = blob?.kind === 'blob' ? encoderOf(change, blob.bytes) : undefined;
    if (path !== undefined && blob?.kind === 'blob' && encode !== undefined)
      files.set(change.path, { path, mode: blob.mode, encode });
    else findings.push(leftOut(change, blob?.kind === 'blob' ? 'differs from' : 'is not a file of'));
  }
  return { files, findings };
}

/** Windows may check text out with other line endings than the commit has. */
function encoderOf(
  { before, encoding }: FileChange,
  committed: Buffer,
): ((text: string) => Buffer) | undefined {
  const plain = (text: string): Buffer => encodeText(text, encoding);
  const unix = (text: string): Buffer => encodeText(text.replaceAll('\r\n', '\n'), encoding);
  return [plain, unix].find((encode) => encode(before).equals(committed));
}

function leftOut({ moved, shown }: FileChange, how: string): ResolveDigestFinding {
  const location = moved[0]?.reference.location;
  return {
    rule: 'not-as-committed',
    level: 'warning',
    title: 'Not in the pull request',
    message: `\`${plainLine(shown)}\` ${how} the checked-out commit, so the pull request does not contain it.`,
    ...(location === undefined ? {} : { location }),
    fingerprint: `not-as-committed ${shown}`,
  };
}

/** The changed files that are in the commit, as they will be. */
export function plannedFiles(
  changes: readonly FileChange[],
  committed: CommittedFiles,
): readonly PlannedFile[] {
  return changes.flatMap((change) => {
    const found = committed.get(change.path);
    if (found === undefined) return [];
    const { encode, mode, path } = found;
    return [{ change, file: { path, mode, bytes: encode(change.after) } }];
  });
}
