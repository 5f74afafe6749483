import { counted } from '../../base/counted.ts';
import { renderTime } from '../../base/time.ts';
import type { MalformedReference } from '../../images/resolve/our-references.ts';
import { judgePin, type TagRecord, withoutFuture } from '../../images/tag-history.ts';
import type { Machine, Run } from '../../kit/run/command.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { findRecord } from '../../registry/find-record.ts';
import { readRecordsOf } from '../../registry/history-cache.ts';
import { type Deps, withSession } from '../../session/command.ts';
import { withCommentList } from '../../workspace/comment-list.ts';
import { accountFor, unjudgedFindings, verdictOf } from './account.ts';
import { askTags, named, type TagAnswers, unknownTag } from './ask-tags.ts';
import {
  applyIgnores,
  type CheckedReference,
  type CheckedState,
  checkFinding,
  compareStates,
  countStates,
  isNotChecked,
  isPinnable,
} from './check-findings.ts';
import {
  type AskedImages,
  completeName,
  gatherReferences,
  isInScript,
  type PinnedReference,
  readScope,
  skippedAs,
  tagKey,
  writtenImage,
} from './gather.ts';
import { type DigestInputs, manifest } from './manifest.ts';
import { checkAnswer } from './render-check.ts';
import type { DigestRuleId } from './rules.ts';

/** `mode: check`: finds unpinned references, stale pins and unverified digests. */
export const checkReferences: Run<DigestInputs, DigestRuleId> = async (inputs, deps) => {
  const now = deps.clock.now();
  const scope = readScope(inputs, now);
  const gathered = await gatherReferences(inputs, deps, scope);
  const judged = await judgeAll(inputs, deps, gathered.references, scope);
  const { failed, problems } = judged;
  const { checked, findings: ignoreFindings } = await applyIgnores(inputs, deps, judged.checked, now);
  const notes = [...unjudgedFindings(gathered, inputs), ...gathered.findings, ...ignoreFindings];
  const findings = [
    ...checked
      .toSorted(compareStates)
      .flatMap((reference) => checkFinding(reference, inputs['fail-on'], now)),
    ...notes,
  ];
  const count = countStates(checked);
  const verdict = verdictOf(findings);
  const rows = [...checked.map(rowOf), ...gathered.malformed.map(malformedRow)];
  const unverified = count('unverified') + gathered.malformed.length;
  const unchecked = checked.filter(isNotChecked).length;
  return {
    findings,
    problems,
    verdict,
    outputs: {
      references: rows,
      'unpinned-count': count('unpinned'),
      'stale-count': count('stale'),
      'unverified-count': unverified,
      'unread-count': gathered.unread.length,
      'unresolved-count': gathered.unresolved.length,
    },
    summary: () =>
      withCommentList(checkAnswer(checked, { failOn: inputs['fail-on'], now, notes }), gathered.comments),
    coverage: accountFor(gathered, failed, ({ reference }) => reference.digest !== undefined),
    report: { references: rows, ignoreComments: gathered.comments },
    stdout: checked.map(fullName),
    ...(isPinnable(checked) ? { next: { mode: 'pin', 'dry-run': 'true' } } : {}),
    log: [
      ...gathered.log,
      `${counted(rows.length - unchecked, 'reference')} checked: ${unverified} unverified, ${count('unknown')} unknown, ${count('unpinned')} unpinned, ${count('stale')} stale.`,
      ...(unchecked === 0
        ? []
        : [
            `${counted(unchecked, 'reference')} not checked: ${count('managed')} that another tool writes, ${count('tagless')} with a digest but no tag.`,
          ]),
      ...(gathered.unread.length === 0 ? [] : [`${counted(gathered.unread.length, 'file')} unread.`]),
      ...(gathered.unresolved.length === 0
        ? []
        : [`${counted(gathered.unresolved.length, 'reference')} unresolved.`]),
    ],
  };
};

async function judgeAll(
  inputs: DigestInputs,
  deps: Machine,
  references: readonly PinnedReference[],
  scope: AskedImages,
) {
  const { bound, forwardOnly, now } = scope;
  const pinned = references.filter(
    (reference) => reference.reference.digest !== undefined && skippedAs(reference) === undefined,
  );
  const { failed, known, problems } = await judgePins(inputs, deps, pinned, scope);
  const checked = references.map((reference): CheckedReference => {
    const { digest } = reference.reference;
    const as = (state: CheckedState, since?: number, why: readonly Problem[] = []): CheckedReference => ({
      ...reference,
      state,
      since,
      problems: why,
      ignoredBy: undefined,
    });
    const skipped = skippedAs(reference);
    if (skipped !== undefined) return as(skipped);
    if (digest === undefined) return as('unpinned');
    const tag = known.get(tagKey(reference));
    if (tag === undefined) return as('unknown', undefined, failed.get(tagKey(reference)));
    const state = judgePin(tag.records, digest);
    if (state.kind !== 'superseded') return as(state.kind === 'current' ? 'pinned' : 'unverified');
    const isOld = inputs['max-age'] === undefined || now - state.since > inputs['max-age'];
    // A pin that `pin` would keep with the same inputs is not stale: a cooldown never moves one backwards, a date does.
    const isKept = bound !== undefined && (forwardOnly ? state.since > bound : tag.atBound === digest);
    return as(isOld && !isKept ? 'stale' : 'superseded', state.since);
  });
  return { checked, failed, problems };
}

function malformedRow({ location, reason, text }: MalformedReference): Readonly<Record<string, unknown>> {
  return { image: text, error: reason, state: 'unverified', file: location.file, line: location.line };
}

function rowOf(checked: CheckedReference): Readonly<Record<string, unknown>> {
  const { image, location, problems, reference, since, state } = checked;
  const isUnknown = state === 'unknown';
  // JSON leaves out what is undefined.
  return {
    image: writtenImage(checked),
    tag: state === 'tagless' ? undefined : image.tag,
    digest: isUnknown ? undefined : reference.digest,
    error: isUnknown ? problems.map(({ message }) => message).join('\n') : undefined,
    reference: isUnknown ? undefined : fullName(checked),
    state,
    ignored: checked.ignoredBy === undefined ? undefined : true,
    inScript: isInScript(checked) ? true : undefined,
    supersededAt: since === undefined ? undefined : renderTime(since),
    file: location?.file,
    line: location?.line,
  };
}

/** With host, organization and digest; a digest that has no tag in the file gets none here. */
function fullName({ image, reference, state }: CheckedReference): string {
  const named = state === 'tagless' ? { ...image, complete: { ...image.complete, tag: undefined } } : image;
  return completeName({ image: named }, reference.digest);
}

interface PinnedTag {
  /** The whole history of its pins. */
  readonly records: readonly TagRecord[];
  /** The digest that `pin` writes for a date; `undefined` without one, and where the tag had none then. */
  readonly atBound: string | undefined;
}

/** Reads the histories of the tags of pins, in a session; a check without pins needs none. */
async function judgePins(
  inputs: DigestInputs,
  checkDeps: Machine,
  pinned: readonly PinnedReference[],
  { bound, forwardOnly, now }: AskedImages,
): Promise<TagAnswers<PinnedTag>> {
  if (pinned.length === 0) return { known: new Map(), failed: new Map(), problems: [] };
  const ask = (_: DigestInputs, deps: Deps) =>
    askTags(inputs, deps, pinned, async ({ kept, key, read, references }) => {
      const digests = references.flatMap(({ reference }) => reference.digest ?? []);
      const all = await named(key, readRecordsOf(read, digests, kept));
      const records = withoutFuture(all, deps.clock.now());
      if (records.length === 0) throw unknownTag(key);
      if (bound === undefined || forwardOnly) return { records, atBound: undefined };
      const found = await findRecord(read, bound, now);
      return { records, atBound: found.kind === 'found' ? found.record.digest : undefined };
    });
  return withSession(ask, manifest.capabilities)(inputs, checkDeps);
}
