import { createTwoFilesPatch } from 'diff';
import { groupBy } from '../../base/group-by.ts';
import { renderTime } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import { printImageReference } from '../../domain/image-reference.ts';
import { replaceWorkspaceFile } from '../../host/workspace-files.ts';
import { applyEdits } from '../../scan/apply-edits.ts';
import { planEdit, type TextEdit } from '../../scan/plan-edit.ts';
import type { Deps } from '../command.ts';
import { requireRegistryCredential } from '../images-input.ts';
import type { Outcome } from '../outcome.ts';
import { chooseTargets, type PinTarget } from './choose-targets.ts';
import { type GatheredReferences, gatherReferences } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { type PinnedReference, tagKey, writtenName } from './pinned-reference.ts';
import { renderPinSummary } from './render-pin.ts';

/** A changed file: paths below `working-directory`, texts before and after, the unified diff. */
export interface ChangedFile {
  readonly path: string;
  readonly after: string;
  readonly diff: string;
}

/** One reference that got another digest. */
export interface Moved {
  readonly reference: PinnedReference;
  readonly target: PinTarget;
}

/** `mode: pin`: writes digests into files, or shows what it would write; only the references change. */
export async function pinReferences(inputs: ResolveDigestInputs, deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const asOf = inputs['as-of'];
  const gathered = await gatherReferences(inputs, deps);
  // A digest without a tag in a file is a pin already, and of which tag is not known.
  const references = gathered.references.filter(
    ({ inFile, reference }) =>
      inFile === undefined || reference.tag !== undefined || reference.digest === undefined,
  );
  requireRegistryCredential(
    inputs,
    references.map(({ image }) => image),
  );
  const { problems, targets } = await chooseTargets(inputs, deps, references, { now, asOf });
  const moved = references.flatMap((reference): readonly Moved[] => {
    const target = targets.get(tagKey(reference));
    return target === undefined || target.record.digest === reference.reference.digest
      ? []
      : [{ reference, target }];
  });
  const { changes, findings } = planChanges(moved, gathered);
  if (!inputs['dry-run']) {
    for (const change of changes) {
      const encoding = gathered.files.get(change.path)?.encoding ?? 'utf8';
      await replaceWorkspaceFile(deps.workingDirectory, change.path, change.after, encoding);
    }
  }
  for (const change of changes) deps.host.quote(change.diff);
  return outcomeOf(inputs, {
    references,
    targets,
    moved,
    changes,
    findings: [...findings, ...gathered.warnings],
    problems,
    log: gathered.log,
  });
}

function planChanges(
  moved: readonly Moved[],
  gathered: GatheredReferences,
): { readonly changes: readonly ChangedFile[]; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const changes: ChangedFile[] = [];
  const inFiles = moved.filter(({ reference }) => reference.inFile !== undefined);
  for (const [path, some] of groupBy(inFiles, ({ reference }) => reference.inFile?.file ?? '')) {
    const before = gathered.files.get(path)?.text ?? '';
    const edits: TextEdit[] = [];
    for (const { reference, target } of some) {
      if (reference.inFile === undefined) continue;
      const planned = planEdit(reference.inFile.scanned, target.record.digest);
      if (!('kind' in planned)) edits.push(...planned);
      else findings.push(notEditable(reference, planned.reason));
      if (reference.reference.digest !== undefined && target.unverified.has(reference.reference.digest))
        findings.push(replaced(reference));
    }
    const after = applyEdits(before, edits);
    if (after === before) continue;
    const shown = some[0]?.reference.location?.file ?? path;
    changes.push({
      path,
      after,
      diff: createTwoFilesPatch(`a/${shown}`, `b/${shown}`, before, after, '', '', { context: 2 }).replace(
        /^=+\n/,
        '',
      ),
    });
  }
  return { changes, findings };
}

function notEditable(reference: PinnedReference, reason: string): Finding {
  const name = writtenName(reference);
  return {
    rule: 'not-editable',
    level: 'warning',
    title: 'Cannot be pinned here',
    message: `\`${name}\` was not pinned: ${reason}.`,
    artifact: name,
    ...(reference.location === undefined ? {} : { location: reference.location }),
    fingerprint: `not-editable ${reference.location?.file ?? ''} ${name}`,
  };
}

function replaced(reference: PinnedReference): Finding {
  const name = writtenName(reference);
  return {
    rule: 'unverified',
    level: 'warning',
    title: 'Unverified digest replaced',
    message: `\`${name}\`: the tag \`${reference.image.tag}\` never had this digest; it is replaced.`,
    artifact: name,
    ...(reference.location === undefined ? {} : { location: reference.location }),
    fingerprint: `replaced ${reference.location?.file ?? ''} ${name}`,
  };
}

interface Pinned {
  readonly references: readonly PinnedReference[];
  readonly targets: ReadonlyMap<string, PinTarget>;
  readonly moved: readonly Moved[];
  readonly changes: readonly ChangedFile[];
  readonly findings: readonly Finding[];
  readonly problems: Outcome['problems'];
  readonly log: readonly string[];
}

function outcomeOf(inputs: ResolveDigestInputs, pinned: Pinned): Outcome {
  const rows = rowsOf(pinned);
  const first = rows.find((row) => 'digest' in row);
  const files = pinned.changes.map((change) => change.path);
  const verb = inputs['dry-run'] ? 'would change' : 'changed';
  return {
    findings: pinned.findings,
    problems: pinned.problems,
    verdict: pinned.findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass',
    outputs: {
      ...(first === undefined
        ? {}
        : {
            digest: first['digest'] ?? '',
            reference: first['reference'] ?? '',
            'tag-updated-at': first['updatedAt'] ?? '',
          }),
      references: rows,
      changed: files.length > 0,
      'changed-files': files,
      'unpinned-count': pinned.references.filter(({ reference }) => reference.digest === undefined).length,
      'stale-count': pinned.moved.filter(({ reference, target }) => isStale(reference, target)).length,
      'unverified-count': pinned.references.filter((reference) => isUnverified(reference, pinned.targets))
        .length,
    },
    summary: renderPinSummary(pinned.changes, pinned.moved, pinned.problems, inputs['dry-run']),
    report: { references: rows, changedFiles: files, dryRun: inputs['dry-run'] },
    stdout: rows.flatMap((row) => ('digest' in row ? [row['reference'] ?? ''] : [])),
    log: [
      ...pinned.log,
      `${verb} ${files.length} files, ${pinned.moved.length} of ${pinned.references.length} references.`,
    ],
  };
}

function isStale({ reference }: PinnedReference, target: PinTarget): boolean {
  return reference.digest !== undefined && !target.unverified.has(reference.digest);
}

function isUnverified(reference: PinnedReference, targets: ReadonlyMap<string, PinTarget>): boolean {
  const { digest } = reference.reference;
  return digest !== undefined && targets.get(tagKey(reference))?.unverified.has(digest) === true;
}

/** One row for each tag, in the order of first appearance. */
function rowsOf({ problems, references, targets }: Pinned): readonly Readonly<Record<string, string>>[] {
  return [...groupBy(references, tagKey)].flatMap(
    ([key, [first]]): readonly Readonly<Record<string, string>>[] => {
      if (first === undefined) return [];
      const image = printImageReference({ ...first.reference, tag: undefined, digest: undefined });
      const target = targets.get(key);
      const base = { image, tag: first.image.tag };
      if (target === undefined) {
        const name = `\`${writtenName(first)}\``;
        return [
          {
            ...base,
            error:
              problems.find((problem) => problem.message.startsWith(name))?.message ??
              'it could not be resolved',
          },
        ];
      }
      const { digest, time } = target.record;
      return [
        {
          ...base,
          digest,
          reference: printImageReference({ ...first.image.complete, digest }),
          updatedAt: renderTime(time),
        },
      ];
    },
  );
}
