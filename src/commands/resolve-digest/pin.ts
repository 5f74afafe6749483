import { counted } from '../../base/counted.ts';
import { replaceWorkspaceFile } from '../../host/files/workspace-files.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { Deps } from '../../session/command.ts';
import type { MovedImageFacts } from '../../session/package-changes.ts';
import { toProblems } from '../../session/problems.ts';
import { withCommentList } from '../../workspace/comment-list.ts';
import { openFileThreads } from '../../workspace/file-threads.ts';
import { accountFor, firstOutputs, referenceRows, unjudgedFindings, verdictOf } from './account.ts';
import { chooseTargets, type PinTarget, type TagAnswers } from './ask-tags.ts';
import {
  type GatheredReferences,
  gatherReferences,
  isInScript,
  type PinnedReference,
  readScope,
  skippedAs,
  tagKey,
} from './gather.ts';
import type { DigestInputs } from './manifest.ts';
import { type FileChange, type Moved, planChanges } from './plan-changes.ts';
import { type KeptPulls, keepPulls } from './pull-request/keep-pulls.ts';
import { openTarget } from './pull-request/open-target.ts';
import { plannedText, pullOutputs, pullRows, renderPullSummary } from './pull-request/pull-outcome.ts';
import type { PinnedChanges } from './pull-request/pull-plan.ts';
import { pinAnswer } from './render.ts';
import type { DigestFinding, DigestRuleId } from './rules.ts';

/** `mode: pin`: writes digests into files or keeps a pull request with them, or shows the changes. */
export async function pinReferences(
  inputs: DigestInputs,
  deps: Deps,
  facts: MovedImageFacts,
): Promise<Outcome<DigestRuleId>> {
  if (!inputs['pull-request']) return pinInto(inputs, deps);
  const target = await openTarget(inputs, deps);
  try {
    return await pinInto(inputs, deps, (found) => keepPulls(inputs, deps, target, found, facts));
  } finally {
    target.checkedOut.close();
  }
}

/** `keep` keeps the pull requests of the changes that were found, if they are not to be written. */
async function pinInto(
  inputs: DigestInputs,
  deps: Deps,
  keep?: (found: PinnedChanges) => Promise<KeptPulls>,
): Promise<Outcome<DigestRuleId>> {
  const now = deps.clock.now();
  const scope = readScope(inputs, now);
  const gathered = await gatherReferences(inputs, deps, scope);
  const threads = openFileThreads(deps, scope.names);
  const whole = gathered.references.filter((reference) => skippedAs(reference) === undefined);
  const references = [...whole, ...gathered.repairs];
  const answers = await chooseTargets(inputs, deps, references, scope, true);
  const moves = references.flatMap((reference): readonly Moved[] => {
    const target = answers.known.get(tagKey(reference));
    return target === undefined || target.record.digest === reference.reference.digest
      ? []
      : [{ reference, target }];
  });
  const { changes, findings } = await planChanges(moves, gathered.files, threads);
  const left = leftMalformed(gathered, changes);
  const unjudged = unjudgedFindings(left, inputs);
  const kept = await keep?.({
    references,
    moves,
    changes,
    files: gathered.files,
    threads,
    leftOut: [...findings.filter(({ rule }) => rule === 'not-editable'), ...unjudged],
    hasFailed: answers.problems.length > 0,
    isComplete: answers.problems.length === 0 && left.unread.length + left.malformed.length === 0,
  });
  const { problems, written } =
    kept !== undefined || inputs['dry-run']
      ? { problems: kept?.problems ?? [], written: changes }
      : await writeChanges(changes, deps, inputs);
  for (const change of written) deps.host.quote(change.diff);
  const pinned = outcomeOf(inputs, {
    now,
    references,
    answers,
    moves,
    written,
    findings: [...findings, ...(kept?.findings ?? []), ...unjudged, ...gathered.findings],
    problems: [...problems, ...answers.problems],
    gathered,
  });
  return kept === undefined ? pinned : withPulls(inputs, deps, pinned, kept);
}

function withPulls(
  inputs: DigestInputs,
  { host }: Deps,
  pinned: Outcome<DigestRuleId>,
  kept: KeptPulls,
): Outcome<DigestRuleId> {
  const dryRun = inputs['dry-run'];
  if (dryRun) for (const planned of kept.planned) host.quote(plannedText(planned));
  return {
    ...pinned,
    outputs: { ...pinned.outputs, ...pullOutputs(inputs, kept) },
    summary: () => {
      const answer = pinned.summary();
      return { ...answer, actions: [renderPullSummary(kept, dryRun), ...answer.actions] };
    },
    report: { ...pinned.report, pullRequests: pullRows(kept.kept) },
    log: [...pinned.log, ...kept.log],
  };
}

function leftMalformed(
  { malformed, unread, unresolved }: GatheredReferences,
  changes: readonly FileChange[],
) {
  const moved = new Set<unknown>(changes.flatMap((change) => change.moved.map(({ reference }) => reference)));
  return {
    unread,
    unresolved,
    malformed: malformed.filter((one) => !moved.has(one)),
  };
}

/** Writes each file; one failure does not stop the others. */
async function writeChanges(
  changes: readonly FileChange[],
  deps: Deps,
  inputs: DigestInputs,
): Promise<{ readonly problems: readonly Problem[]; readonly written: readonly FileChange[] }> {
  const problems: Problem[] = [];
  const written: FileChange[] = [];
  for (const change of changes) {
    try {
      await replaceWorkspaceFile(deps.area, change.path, change);
      written.push(change);
    } catch (error) {
      problems.push(...toProblems(error, inputs.identity));
    }
  }
  return { problems, written };
}

interface Pinned {
  readonly now: number;
  readonly references: readonly PinnedReference[];
  readonly answers: TagAnswers<PinTarget>;
  readonly moves: readonly Moved[];
  readonly written: readonly FileChange[];
  readonly findings: readonly DigestFinding[];
  readonly problems: readonly Problem[];
  readonly gathered: GatheredReferences;
}

const NO_FILES =
  'No file was read, so nothing could be pinned: `mode: pin` pins references in files, and `images` alone names none.';

function outcomeOf(inputs: DigestInputs, pinned: Pinned): Outcome<DigestRuleId> {
  const { answers, findings, gathered, moves, problems, references, written } = pinned;
  // With a pull request, the files themselves stay as they are.
  const dryRun = inputs['dry-run'] || inputs['pull-request'];
  const rows = referenceRows(references, answers);
  const files = written.map(({ shown }) => shown);
  const moved = written.flatMap((change) => change.moved);
  const [would, get] = dryRun ? ['would change', 'would get'] : ['changed', 'got'];
  const isUnverified = (reference: PinnedReference): boolean => {
    const { digest } = reference.reference;
    return digest !== undefined && answers.known.get(tagKey(reference))?.unverified.has(digest) === true;
  };
  return {
    findings,
    problems,
    verdict: verdictOf(findings),
    outputs: {
      ...firstOutputs(rows),
      references: rows,
      changed: files.length > 0,
      'changed-files': files,
      'unpinned-count': references.filter(isUnpinned).length,
      'stale-count': moves.filter(
        ({ reference }) =>
          reference.reference.digest !== undefined && !isUnverified(reference) && !isInScript(reference),
      ).length,
      'unverified-count': references.filter(isUnverified).length + gathered.malformed.length,
      'unread-count': gathered.unread.length,
      'unresolved-count': gathered.unresolved.length,
    },
    summary: () =>
      withCommentList(pinAnswer({ changes: written, findings, dryRun, now: pinned.now }), gathered.comments),
    coverage: accountFor(gathered, answers.failed),
    report: { references: rows, changedFiles: files, dryRun, ignoreComments: gathered.comments },
    stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
    ...(dryRun && files.length > 0 ? { next: { mode: 'pin', 'dry-run': undefined } } : {}),
    log: [
      ...gathered.log,
      ...(gathered.fileAccount === undefined ? [NO_FILES] : []),
      `${counted(files.length, 'file')} ${would}: ${moved.length} of ${counted(references.length, 'reference')} ${get} a new digest.`,
    ],
  };
}

/** Without any digest, not even a malformed one, and not in a script. */
function isUnpinned(pinned: PinnedReference): boolean {
  return !isInScript(pinned) && pinned.reference.digest === undefined && pinned.reason === undefined;
}
