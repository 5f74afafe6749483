import { counted } from '../../base/counted.ts';
import type { Finding } from '../../domain/finding.ts';
import { replaceWorkspaceFile } from '../../host/workspace-files.ts';
import type { Deps } from '../command.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { toProblems } from '../problems.ts';
import type { TagAnswers } from './ask-tags.ts';
import { chooseTargets, type PinTarget } from './choose-targets.ts';
import { gatherReferences } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { isTagless, type PinnedReference, tagKey } from './pinned-reference.ts';
import { type FileChange, type Moved, planChanges } from './plan-changes.ts';
import { readScope } from './read-scope.ts';
import { firstOutputs, referenceRows } from './reference-rows.ts';
import { renderPinSummary } from './render-pin.ts';

/** `mode: pin`: writes digests into files, or shows what it would write; only the references change. */
export async function pinReferences(inputs: ResolveDigestInputs, deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const scope = readScope(inputs, now);
  const gathered = await gatherReferences(inputs, deps, scope);
  const references = gathered.references.filter((reference) => !isTagless(reference));
  const answers = await chooseTargets(inputs, deps, references, { ...scope, now, verify: true });
  const moves = references.flatMap((reference): readonly Moved[] => {
    const target = answers.known.get(tagKey(reference));
    return target === undefined || target.record.digest === reference.reference.digest
      ? []
      : [{ reference, target }];
  });
  const { changes, findings } = planChanges(moves, gathered.files);
  const { problems, written } = inputs['dry-run']
    ? { problems: [], written: changes }
    : await writeChanges(changes, deps, inputs);
  for (const change of written) deps.host.quote(change.diff);
  return outcomeOf(inputs, {
    references,
    answers,
    moves,
    written,
    findings: [...findings, ...gathered.findings],
    problems: [...problems, ...answers.problems],
    log: gathered.log,
  });
}

/** Writes file by file; one that cannot be written does not stop the others. */
async function writeChanges(
  changes: readonly FileChange[],
  deps: Deps,
  inputs: ResolveDigestInputs,
): Promise<{ readonly problems: readonly Problem[]; readonly written: readonly FileChange[] }> {
  const problems: Problem[] = [];
  const written: FileChange[] = [];
  for (const change of changes) {
    try {
      await replaceWorkspaceFile(deps.workingDirectory, change.path, change);
      written.push(change);
    } catch (error) {
      problems.push(...toProblems(error, inputs.identity));
    }
  }
  return { problems, written };
}

interface Pinned {
  readonly references: readonly PinnedReference[];
  readonly answers: TagAnswers<PinTarget>;
  /** References whose digest is not the chosen one. */
  readonly moves: readonly Moved[];
  readonly written: readonly FileChange[];
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  readonly log: readonly string[];
}

function outcomeOf(inputs: ResolveDigestInputs, pinned: Pinned): Outcome {
  const { answers, findings, moves, problems, references, written } = pinned;
  const dryRun = inputs['dry-run'];
  const rows = referenceRows(references, {
    record: (key) => answers.known.get(key)?.record,
    problems: (key) => answers.failed.get(key) ?? [],
  });
  const files = written.map(({ shown }) => shown);
  const moved = written.flatMap((change) => change.moved);
  const isUnverified = (reference: PinnedReference): boolean => {
    const { digest } = reference.reference;
    return digest !== undefined && answers.known.get(tagKey(reference))?.unverified.has(digest) === true;
  };
  return {
    findings,
    problems,
    verdict: findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass',
    outputs: {
      ...firstOutputs(rows),
      references: rows,
      changed: files.length > 0,
      'changed-files': files,
      'unpinned-count': references.filter(({ reference }) => reference.digest === undefined).length,
      'stale-count': moves.filter(
        ({ reference }) => reference.reference.digest !== undefined && !isUnverified(reference),
      ).length,
      'unverified-count': references.filter(isUnverified).length,
    },
    summary: renderPinSummary({ changes: written, findings, problems, dryRun }),
    report: { references: rows, changedFiles: files, dryRun },
    stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
    log: [
      ...pinned.log,
      `${counted(files.length, 'file')} ${dryRun ? 'would change' : 'changed'}: ${moved.length} of ${counted(references.length, 'reference')} ${dryRun ? 'would get' : 'got'} another digest.`,
    ],
  };
}
