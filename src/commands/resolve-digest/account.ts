import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import {
  malformedFinding,
  toUnread,
  toUnresolved,
  unreadFinding,
  unresolvedFinding,
} from '../../images/resolve/file-findings.ts';
import type { TagRecord } from '../../images/tag-history.ts';
import { accountOf, type Unread } from '../../kit/run/coverage.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { TagAnswers } from './ask-tags.ts';
import {
  completeName,
  type GatheredReferences,
  isInFile,
  type PinnedReference,
  skippedAs,
  tagKey,
  writtenImage,
  writtenName,
} from './gather.ts';
import { type DigestInputs, manifest } from './manifest.ts';
import type { DigestFinding } from './rules.ts';

/** The coverage of a run; `failed` are the tags whose request failed, which matter to the references that need an answer. */
export function accountFor(
  gathered: GatheredReferences,
  failed: ReadonlyMap<string, readonly Problem[]>,
  needsAnswer: (reference: PinnedReference) => boolean = () => true,
): NonNullable<Outcome['coverage']> {
  let judged = gathered.malformed.length;
  const left = { tagless: 0, managed: 0 };
  const unread: Unread[] = gathered.unread.map(toUnread);
  for (const reference of gathered.references) {
    const why = skippedAs(reference);
    const isSettled = why !== undefined || failed.size === 0 || !needsAnswer(reference);
    const problems = isSettled ? undefined : failed.get(tagKey(reference));
    if (why !== undefined) left[why] += 1;
    else if (problems === undefined) judged += 1;
    else unread.push(notAsked(reference, problems));
  }
  const skipped = [
    ...gathered.skipped,
    { what: 'references', why: 'with a digest but no tag to check it against', count: left.tagless },
    { what: 'references', why: 'that another tool writes', count: left.managed },
  ];
  const account = accountOf(judged, skipped, unread, gathered.unresolved.map(toUnresolved));
  const { fileAccount: files } = gathered;
  return { ...account, ...(files === undefined ? {} : { files }), noun: 'reference' };
}

function notAsked(reference: PinnedReference, problems: readonly Problem[]): Unread {
  const { location } = reference;
  const place = location === undefined ? '' : ` (${plainLine(location.file, 300)}:${location.line})`;
  const why = problems.map(({ message }) => plainLine(message, 500)).join('; ');
  return { what: writtenName(reference) + place, why };
}

/** Findings for unread, unresolved and malformed parts. `pin` only warns about references, which it leaves unchanged. */
export function unjudgedFindings(
  { malformed, unread, unresolved }: Pick<GatheredReferences, 'malformed' | 'unread' | 'unresolved'>,
  inputs: Pick<DigestInputs, 'fail-on' | 'mode'>,
): readonly DigestFinding[] {
  // `fail-on` is an input of `check`; the other modes keep to its default.
  const failOn: readonly string[] =
    inputs.mode === 'check' ? inputs['fail-on'] : manifest.inputs['fail-on'].default.split(',');
  const levelOf = (rule: 'unread' | 'unresolved' | 'unverified'): DigestFinding['level'] =>
    failOn.includes(rule) ? 'error' : 'warning';
  const isPin = inputs.mode === 'pin';
  return [
    ...unread.map((part) => unreadFinding(part, levelOf('unread'))),
    ...unresolved.map((part) => unresolvedFinding(part, levelOf('unresolved'))),
    ...malformed.map((one) => malformedFinding(one, isPin ? 'warning' : levelOf('unverified'))),
  ];
}

export function verdictOf(findings: readonly DigestFinding[]): Outcome['verdict'] {
  if (findings.some((finding) => finding.level === 'error')) return 'fail';
  return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}

type ReferenceRow = {
  readonly image: string;
  readonly tag: string;
} & (
  | { readonly digest: string; readonly reference: string; readonly updatedAt: string }
  | { readonly error: string }
);

/** A row for each entry of `images`, then one for each name and tag in files. */
export function referenceRows(
  references: readonly PinnedReference[],
  answers: Pick<TagAnswers<{ readonly record: TagRecord }>, 'failed' | 'known'>,
): readonly ReferenceRow[] {
  const named = references.filter((reference) => !isInFile(reference));
  const inFiles = references.filter(isInFile);
  const firsts = [...groupBy(inFiles, (reference) => completeName(reference, undefined)).values()];
  return [...named, ...firsts.map(([first]) => first)].map((reference): ReferenceRow => {
    const base = { image: writtenImage(reference), tag: reference.image.tag };
    const key = tagKey(reference);
    const record = answers.known.get(key)?.record;
    if (record === undefined)
      return { ...base, error: (answers.failed.get(key) ?? []).map(({ message }) => message).join('\n') };
    const { digest, time } = record;
    return { ...base, digest, reference: completeName(reference, digest), updatedAt: renderTime(time) };
  });
}

/** The outputs of the first image, if it succeeded. */
export function firstOutputs(rows: readonly ReferenceRow[]): Readonly<Record<string, string>> {
  const [first] = rows;
  return first === undefined || !('digest' in first)
    ? {}
    : { digest: first.digest, reference: first.reference, 'tag-updated-at': first.updatedAt };
}
