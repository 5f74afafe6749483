import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { TextEncoding } from '../../host/files/workspace-files.ts';
import type { Handled } from '../../host/threads.ts';
import { renderFileDiff } from '../../kit/report/file-diff.ts';
import type { FileThreads } from '../../workspace/file-threads.ts';
import type { EditedFile, FileTask } from '../../workspace/file-work.ts';
import type { PinTarget } from './ask-tags.ts';
import {
  type GatheredReferences,
  isInFile,
  isInScript,
  type PinnedReference,
  writtenName,
  writtenTag,
} from './gather.ts';
import type { DigestFinding } from './rules.ts';

export interface FileChange {
  /** Relative to `working-directory`. */
  readonly path: string;
  /** Relative to the workspace. */
  readonly shown: string;
  readonly before: string;
  readonly after: string;
  readonly encoding: TextEncoding;
  readonly diff: string;
  readonly moved: readonly Moved[];
}

export interface Moved {
  readonly reference: PinnedReference;
  readonly target: PinTarget;
}

/** Plans the edits of all files; each reference that cannot be edited is a finding. */
export async function planChanges(
  moves: readonly Moved[],
  files: GatheredReferences['files'],
  threads: FileThreads,
): Promise<{
  readonly changes: readonly FileChange[];
  readonly findings: readonly DigestFinding[];
}> {
  const wanted = Array.from(groupBy(moves, ({ reference }) => reference.file ?? '')).flatMap(
    ([path, some]) => {
      const file = files.get(path);
      const task = file && editTask(path, some, files);
      return file === undefined || task === undefined ? [] : [{ path, some, file, task }];
    },
  );
  const edited = await threads.handleOrLose(wanted.map(({ task }) => task));
  const changes: FileChange[] = [];
  const findings: DigestFinding[] = [];
  for (const [index, { file, path, some }] of wanted.entries()) {
    const { encoding, text: before } = file;
    const { after, findings: found, moved } = planFile(some, editedFile(edited[index], before, some));
    findings.push(...found);
    if (after === before) continue;
    const shown = some[0]?.reference.location?.file ?? path;
    const diff = renderFileDiff(plainLine(shown), before, after);
    changes.push({ path, shown, before, after, encoding, diff, moved });
  }
  return { changes, findings };
}

/** The edit of one file, read again as the file was read that names its images. */
function editTask(
  path: string,
  moves: readonly Moved[],
  files: GatheredReferences['files'],
): Extract<FileTask, { readonly kind: 'edit' }> | undefined {
  const readBy = moves[0]?.reference.readBy ?? path;
  const own = files.get(path);
  const reader = files.get(readBy);
  if (own === undefined || reader === undefined) return undefined;
  return {
    kind: 'edit',
    path: readBy,
    text: reader.text,
    companion: readBy === path ? undefined : { path, shown: path, text: own.text },
    builds: reader.builds,
    moves: moves.flatMap(({ reference, target }) =>
      isInFile(reference) ? [{ reference, digest: target.record.digest }] : [],
    ),
  };
}

/** The edited text; where its thread ended, the file stays as it is and says why. */
function editedFile(
  handled: Handled<EditedFile> | undefined,
  text: string,
  moves: readonly Moved[],
): EditedFile {
  if (handled?.kind === 'answer') return handled.answer;
  const reason = `reading it again ${handled?.kind === 'lost' ? handled.why : 'failed'}`;
  return { after: text, moved: [], refused: moves.map((_, move) => ({ move, reason })) };
}

function planFile(moves: readonly Moved[], { after, moved, refused }: EditedFile) {
  const done = moved.flatMap((number) => moves[number] ?? []);
  const unverified = done.filter(
    ({ reference: { reason, reference }, target }) =>
      reason !== undefined || target.unverified.has(reference.digest ?? ''),
  );
  return {
    after,
    moved: done,
    findings: [
      ...refused.flatMap(({ move, reason }) => {
        const reference = moves[move]?.reference;
        return reference === undefined ? [] : [notEditable(reference, reason)];
      }),
      ...unverified.map(({ reference }) => replaced(reference)),
    ],
  };
}

function notEditable(reference: PinnedReference, reason: string): DigestFinding {
  const name = writtenName(reference);
  return placed(reference, {
    rule: isInScript(reference) ? 'in-script' : 'not-editable',
    level: 'warning',
    title: 'Cannot be pinned here',
    message: `\`${name}\` was not pinned: ${plainLine(reason, 400)}.`,
    artifact: name,
  });
}

function replaced(reference: PinnedReference): DigestFinding {
  const { reason: wrong, text } = reference;
  const name = wrong === undefined ? writtenName(reference) : plainLine(text, 300);
  return placed(reference, {
    rule: 'unverified',
    level: 'warning',
    title: 'Unverified digest replaced',
    message:
      wrong === undefined
        ? `\`${writtenTag(reference)}\` never had the digest that it was pinned to, so \`pin\` replaces it.`
        : `\`${name}\`: ${plainLine(wrong, 300)}, so \`pin\` replaces it.`,
    artifact: name,
  });
}

function placed({ location }: PinnedReference, finding: Omit<DigestFinding, 'fingerprint'>): DigestFinding {
  const fingerprint = `${finding.rule} ${location?.file ?? ''} ${finding.artifact ?? ''}`;
  return { ...finding, location, fingerprint };
}
