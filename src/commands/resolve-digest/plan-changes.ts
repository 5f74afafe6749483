import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { Finding } from '../../domain/finding.ts';
import type { TextEncoding } from '../../host/workspace-files.ts';
import { applyEdits } from '../../scan/apply-edits.ts';
import { planEdit, type TextEdit } from '../../scan/plan-edit.ts';
import type { PinTarget } from './choose-targets.ts';
import type { GatheredReferences } from './gather.ts';
import { type PinnedReference, writtenName } from './pinned-reference.ts';
import { renderFileDiff } from './render-diff.ts';

/** A file that is to be changed. */
export interface FileChange {
  /** Below `working-directory`. */
  readonly path: string;
  /** Below the workspace. */
  readonly shown: string;
  readonly before: string;
  readonly after: string;
  readonly encoding: TextEncoding;
  /** Unified diff. */
  readonly diff: string;
  readonly moved: readonly Moved[];
}

/** One reference that gets another digest. */
export interface Moved {
  readonly reference: PinnedReference;
  readonly target: PinTarget;
}

/** Plans the edits of all files; a reference that cannot be edited is a finding that says why. */
export function planChanges(
  moves: readonly Moved[],
  files: GatheredReferences['files'],
): { readonly changes: readonly FileChange[]; readonly findings: readonly Finding[] } {
  const changes: FileChange[] = [];
  const findings: Finding[] = [];
  for (const [path, some] of groupBy(moves, ({ reference }) => reference.inFile?.file ?? '')) {
    const file = files.get(path);
    if (file === undefined) continue;
    const planned = planFile(file.text, some);
    findings.push(...planned.findings);
    if (planned.after === file.text) continue;
    const shown = some[0]?.reference.location?.file ?? path;
    const diff = renderFileDiff(plainLine(shown), file.text, planned.after);
    changes.push({
      path,
      shown,
      before: file.text,
      after: planned.after,
      encoding: file.encoding,
      diff,
      moved: planned.moved,
    });
  }
  return { changes, findings };
}

function planFile(
  text: string,
  moves: readonly Moved[],
): { readonly after: string; readonly moved: readonly Moved[]; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const moved: Moved[] = [];
  const edits: TextEdit[] = [];
  for (const move of moves) {
    const { reference, target } = move;
    if (reference.inFile === undefined) continue;
    const planned = planEdit(reference.inFile.scanned, target.record.digest);
    if ('kind' in planned) {
      findings.push(notEditable(reference, planned.reason));
      continue;
    }
    edits.push(...planned);
    moved.push(move);
    const { digest } = reference.reference;
    if (digest !== undefined && target.unverified.has(digest)) findings.push(replaced(reference));
  }
  try {
    return { after: applyEdits(text, edits), moved, findings };
  } catch (error) {
    // Two references that want the same place: none of the file is touched.
    const why = `its edits exclude each other (${error instanceof Error ? error.message : String(error)})`;
    return {
      after: text,
      moved: [],
      findings: moves.map(({ reference }) => notEditable(reference, why)),
    };
  }
}

function notEditable(reference: PinnedReference, reason: string): Finding {
  const name = writtenName(reference);
  return placed(reference, {
    rule: 'not-editable',
    level: 'warning',
    title: 'Cannot be pinned here',
    message: `\`${name}\` was not pinned: ${plainLine(reason, 400)}.`,
    artifact: name,
  });
}

function replaced(reference: PinnedReference): Finding {
  const name = writtenName(reference);
  return placed(reference, {
    rule: 'unverified',
    level: 'warning',
    title: 'Unverified digest replaced',
    message: `\`${name}\`: the tag \`${reference.image.tag}\` never had this digest; it is replaced.`,
    artifact: name,
  });
}

function placed({ location }: PinnedReference, finding: Omit<Finding, 'fingerprint'>): Finding {
  const fingerprint = `${finding.rule} ${location?.file ?? ''} ${finding.artifact ?? ''}`;
  return { ...finding, ...(location === undefined ? {} : { location }), fingerprint };
}
