import { groupBy } from '../../../base/group-by.ts';
import type { Location } from '../../../base/location.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { mapPool } from '../../../base/pool.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import { encodeText } from '../../../host/files/file-bytes.ts';
import type { CheckedOut } from '../../../host/git/git-tree.ts';
import type { CommitFile } from '../../../host/pull-requests.ts';
import { printImageReference } from '../../../images/reference/image-reference.ts';
import type { MovedImage } from '../../../session/package-changes.ts';
import type { FileThreads } from '../../../workspace/file-threads.ts';
import type { GatheredReferences, PinnedReference } from '../gather.ts';
import type { FileChange, Moved } from '../plan-changes.ts';
import type { DigestFinding } from '../rules.ts';

/** Findings of `pin` that its pull requests are made of. */
export interface PinnedChanges {
  /** Everything that was found, moved or not. */
  readonly references: readonly PinnedReference[];
  readonly moves: readonly Moved[];
  readonly changes: readonly FileChange[];
  readonly files: GatheredReferences['files'];
  readonly threads: FileThreads;
  /** References that could not be edited, and what could not be read. */
  readonly leftOut: readonly DigestFinding[];
  /** Whether an image failed: then nothing is opened or closed. */
  readonly hasFailed: boolean;
  /** Whether every file and reference was read. */
  readonly isComplete: boolean;
}

/** All references that move from one digest to another: a row of the pull request's table. */
export interface MovedRow {
  readonly image: MovedImage;
  /** When the tag received the new digest, and when the old one was superseded; milliseconds since 1970. */
  readonly since: number;
  readonly superseded: number | undefined;
  /** Whether the tag never had the old digest. */
  readonly isUnverified: boolean;
  readonly places: readonly Location[];
}

/** A changed file, with what is to be committed for it. */
export interface PlannedFile {
  readonly change: FileChange;
  /** As it is in the checked-out commit. */
  readonly before: Buffer;
  readonly file: CommitFile;
}

/** One pull request as it should be; without files, nothing is left for it. */
export interface PullPlan {
  /** `<org>/<name>` with `group-by: image`. */
  readonly image: string | undefined;
  readonly branch: string;
  readonly title: string;
  readonly files: readonly PlannedFile[];
}

/** The rows of changed files, in the order of their first reference. */
export function movedRows(changes: readonly FileChange[]): readonly MovedRow[] {
  const moved = changes.flatMap((change) => change.moved);
  const groups = groupBy(moved, ({ reference, target }) =>
    JSON.stringify([
      printImageReference(reference.image.complete),
      reference.reference.digest,
      target.record.digest,
    ]),
  );
  return Array.from(groups.values(), (same): MovedRow => {
    const [first] = same;
    const { image, reference } = first.reference;
    const { record, superseded, unverified } = first.target;
    const from = reference.digest;
    const { organization, repository, tag } = image;
    const name = printImageReference({ ...image.complete, digest: undefined });
    return {
      image: { organization, repository, tag, name, from, to: record.digest },
      since: record.time,
      superseded: from === undefined ? undefined : superseded.get(from),
      isUnverified: from !== undefined && unverified.has(from),
      places: same.flatMap(({ reference: { location } }) => location ?? []),
    };
  });
}

/** Identifies a set of digests for tags, whatever files they are in. */
export function digestsKey(rows: readonly MovedRow[]): string {
  const pairs = new Set(rows.map(({ image }) => `${image.repository}:${image.tag}@${image.to}`));
  return fingerprintOf('digests', ...[...pairs].sort()).slice(0, 40);
}

/** Files that are read at once: each takes a process of git. */
const AT_ONCE = 4;

/** Files in the checked-out commit by the path that was read, with the encoder for an edited text. */
export type CommittedFiles = ReadonlyMap<
  string,
  { readonly path: string; readonly mode: string; readonly encode: (text: string) => Buffer }
>;

/** Finds the changed files in the checked-out commit; one that differs there is left out, with a finding. */
export async function readCommittedFiles(
  checkedOut: CheckedOut,
  changes: readonly FileChange[],
): Promise<{ readonly files: CommittedFiles; readonly findings: readonly DigestFinding[] }> {
  const files = new Map<string, NonNullable<ReturnType<CommittedFiles['get']>>>();
  const findings: DigestFinding[] = [];
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

function leftOut({ moved, shown }: FileChange, how: string): DigestFinding {
  return {
    rule: 'not-as-committed',
    level: 'warning',
    title: 'Not in the pull request',
    message: `\`${plainLine(shown)}\` ${how} the checked-out commit, so the pull request does not contain it.`,
    location: moved[0]?.reference.location,
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
    const bytes = encode(change.after);
    return [{ change, before: encode(change.before), file: { path, mode, bytes } }];
  });
}
