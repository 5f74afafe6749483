import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { TextEncoding } from '../../host/files/workspace-files.ts';
import { editText } from '../../images/edit/edit-text.ts';
import { renderFileDiff } from '../../kit/report/file-diff.ts';
import type { PinTarget } from './choose-targets.ts';
import type { GatheredReferences } from './gather.ts';
import { isInScript, type PinnedReference, writtenName, writtenTag } from './pinned-reference.ts';
import type { ResolveDigestFinding } from './rules.ts';

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
export function planChanges(
  moves: readonly Moved[],
  files: GatheredReferences['files'],
): { readonly changes: readonly FileChange[]; readonly findings: readonly ResolveDigestFinding[] } {
  const changes: FileChange[] = [];
  const findings: ResolveDigestFinding[] = [];
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

function planFile(text: string, moves: readonly Moved[]) {
  const wanted = moves.flatMap((move) => {
    const { inFile } = move.reference;
    if (inFile === undefined) return [];
    const { rescan, scanned } = inFile;
    return [{ move, rescan, reference: scanned, digest: move.target.record.digest }];
  });
  const [first] = wanted;
  if (first === undefined) return { after: text, moved: [], findings: [] };
  const { after, moved, refused } = editText(text, wanted, first.rescan);
  const unverified = moved.filter(
    ({ reference: { image, wrongDigest }, move: { target } }) =>
      wrongDigest !== undefined || target.unverified.has(image.digest ?? ''),
  );
  return {
    after,
    moved: moved.map(({ move }) => move),
    findings: [
      ...refused.map(({ move: { move }, reason }) => notEditable(move.reference, reason)),
      ...unverified.map(({ move }) => replaced(move.reference)),
    ],
  };
}

function notEditable(reference: PinnedReference, reason: string): ResolveDigestFinding {
  const name = writtenName(reference);
  return placed(reference, {
    rule: isInScript(reference) ? 'in-script' : 'not-editable',
    level: 'warning',
    title: 'Cannot be pinned here',
    message: `\`${name}\` was not pinned: ${plainLine(reason, 400)}.`,
    artifact: name,
  });
}

function replaced(reference: PinnedReference): ResolveDigestFinding {
  const wrong = reference.inFile?.scanned.wrongDigest;
  const name =
    wrong === undefined ? writtenName(reference) : plainLine(reference.inFile?.scanned.text ?? '', 300);
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

function placed(
  { location }: PinnedReference,
  finding: Omit<ResolveDigestFinding, 'fingerprint'>,
): ResolveDigestFinding {
  const fingerprint = `${finding.rule} ${location?.file ?? ''} ${finding.artifact ?? ''}`;
  return { ...finding, ...(location === undefined ? {} : { location }), fingerprint };
}
