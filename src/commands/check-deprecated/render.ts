import { counted } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import type { UnreadPart } from '../../base/location.ts';
import { compareText, plainLine } from '../../base/plain-text.ts';
import { renderDate } from '../../base/time.ts';
import type { UnresolvedReference } from '../../images/read/reading.ts';
import { toUnread, toUnresolved } from '../../images/resolve/file-findings.ts';
import type { MalformedReference } from '../../images/resolve/our-references.ts';
import {
  type LoosenedIgnore,
  loosenedIgnoreFinding,
  usedIgnoreFindings,
} from '../../kit/findings/ignore-use.ts';
import { type Account, accountOf, type Skipped, type Unread } from '../../kit/run/coverage.ts';
import type { Outcome } from '../../kit/run/outcome.ts';
import { uniqueProblems } from '../../kit/run/problems.ts';
import { IN_OTHER_SHARDS } from '../../kit/run/shard-input.ts';
import { type IgnoreComment, withCommentList } from '../../workspace/comment-list.ts';
import {
  type CheckedTag,
  type DecidedTag,
  plainName,
  type QuietTag,
  type TagDecision,
  type Target,
} from './checked-tag.ts';
import { deprecationAnswer, findingsOf, ORDER, shortTagName } from './deprecation-answer.ts';
import type { DeprecationFinding, DeprecationRuleId } from './rules.ts';

/** More rows never fit into an output. */
const MAXIMUM_QUIET_OUTPUTS = 2000;

/** What was found for a scope. */
export interface GatheredTags {
  readonly checked: readonly CheckedTag[];
  readonly quiet: readonly QuietTag[];
  readonly comments: readonly IgnoreComment[];
  readonly findings: readonly DeprecationFinding[];
  readonly log: readonly string[];
  readonly coverage: NamedCoverage;
}

interface Extra extends GatheredTags {
  readonly loosened: readonly LoosenedIgnore[];
  readonly now: number;
  /** Whether the tags are those of an organization, which are too many for a row each. */
  readonly byRepository: boolean;
}

type Count = (state: (typeof ORDER)[number]) => number;

/** Renders outputs, summary and log of a decision. */
export function renderOutcome(decision: TagDecision, extra: Extra): Outcome<DeprecationRuleId> {
  const tags = sortTags(decision.tags, extra.byRepository);
  const counts = new Map<string, number>();
  for (const { ignoredBy, judged } of tags)
    if (ignoredBy === undefined) counts.set(judged.state, (counts.get(judged.state) ?? 0) + 1);
  counts.set('active', (counts.get('active') ?? 0) + extra.quiet.length);
  const count: Count = (state) => counts.get(state) ?? 0;
  const total = tags.length + extra.quiet.length;
  const rows = tags.map(resultRow);
  const results = {
    *[Symbol.iterator]() {
      yield* rows;
      for (const tag of extra.quiet) yield quietRow(tag);
    },
  };
  const text = textSummary(tags, total, count);
  const notes = [
    ...decision.ignores.flatMap(usedIgnoreFindings),
    ...extra.loosened.map(loosenedIgnoreFinding),
    ...extra.findings,
  ];
  const problems = uniqueProblems(tags.flatMap((tag) => tag.problems));
  const verdict = verdictOf(decision, extra.findings);
  return {
    findings: [...tags.flatMap(findingsOf), ...notes],
    problems,
    verdict,
    outputs: {
      deprecated: count('deprecated') > 0,
      'deprecated-count': count('deprecated'),
      'checked-count': total,
      'unknown-count': count('unknown'),
      results: [...rows, ...extra.quiet.slice(0, MAXIMUM_QUIET_OUTPUTS).map(quietRow)],
      'text-summary': text,
    },
    outputsTruncated: extra.quiet.length > MAXIMUM_QUIET_OUTPUTS,
    summary: () =>
      withCommentList(
        deprecationAnswer({ tags, total, notes, now: extra.now, byRepository: extra.byRepository }),
        extra.comments,
      ),
    coverage: extra.coverage,
    report: { results, ignoreComments: extra.comments },
    stdout: [],
    log: [...extra.log, text],
  };
}

/** An unread part fails whatever `fail-on` says, because it may hide a deprecated tag. */
function verdictOf({ verdict }: TagDecision, findings: readonly DeprecationFinding[]): Outcome['verdict'] {
  if (findings.some(({ level }) => level === 'error')) return 'fail';
  return verdict === 'pass' && findings.some(({ level }) => level === 'warning') ? 'warn' : verdict;
}

/** The worst state first; in an organization the tags of one repository together, that with the worst state first. */
function sortTags(tags: readonly DecidedTag[], byRepository: boolean): readonly DecidedTag[] {
  const version = ({ digest, tag }: DecidedTag): string => tag ?? digest ?? '';
  const rank = ({ judged }: DecidedTag): number => ORDER.indexOf(judged.state);
  const worst = new Map<string, number>();
  for (const tag of byRepository ? tags : [])
    worst.set(tag.repository, Math.min(rank(tag), worst.get(tag.repository) ?? ORDER.length));
  const rankOf = (tag: DecidedTag): number => worst.get(tag.repository) ?? rank(tag);
  return [...tags].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compareText(a.repository, b.repository) ||
      rank(a) - rank(b) ||
      compareText(version(a), version(b)),
  );
}

function textSummary(tags: readonly DecidedTag[], total: number, count: Count): string {
  const ignored = tags.filter((tag) => tag.ignoredBy !== undefined).length;
  const worst = tags.filter((tag) => tag.judged.state === 'deprecated' && tag.ignoredBy === undefined);
  const list = worst
    .slice(0, 5)
    .map((tag) => shortTagName(tag) + (tag.suggestion === undefined ? '' : ` → ${tag.suggestion}`));
  if (worst.length > list.length) list.push(`${worst.length - list.length} more`);
  // The names follow the number that they belong to.
  const named = list.length === 0 ? '' : ` (${list.join(', ')})`;
  const parts = [
    `${count('deprecated')} deprecated${named}`,
    `${count('unknown')} unknown`,
    `${count('grace')} in grace`,
    `${count('not-found')} not found`,
    `${count('active')} active`,
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
  ];
  return `${counted(total, 'image tag')} checked: ${parts.join(', ')}`;
}

function quietRow({ repository, tag, until }: QuietTag): Readonly<Record<string, unknown>> {
  const end = until === undefined ? {} : { until: renderDate(until) };
  return { image: repository, tag, state: 'active', ...end, locations: [] };
}

function resultRow(tag: DecidedTag): Readonly<Record<string, unknown>> {
  return {
    image: tag.repository,
    tag: tag.tag ?? '',
    ...(tag.digest === undefined ? {} : { digest: tag.digest }),
    state: tag.judged.state,
    ...(tag.judged.until === undefined ? {} : { until: renderDate(tag.judged.until) }),
    ...(tag.suggestion === undefined ? {} : { suggestion: tag.suggestion }),
    ...(tag.ignoredBy === undefined ? {} : { ignored: true }),
    locations: tag.locations.map(({ file, line }) => ({ file, line })),
  };
}

type NamedCoverage = NonNullable<Outcome['coverage']>;

/** Merges targets by tag; a digest counts only if there is no tag. */
export function mergeTargets(targets: readonly Target[]): readonly Target[] {
  return Array.from(groupBy(targets, keyOf).values(), (same) => {
    const [first] = same;
    const digest = same.every((target) => target.digest === first.digest) ? first.digest : undefined;
    const isScript = same.every((target) => target.isScript === true);
    const inScripts = same.flatMap((target) => (target.isScript === true ? target.locations : []));
    const locations = same.flatMap((target) => target.locations);
    return { ...first, digest, isScript, inScripts, locations };
  });
}

function keyOf({ digest, repository, tag }: Target): string {
  return `${repository} ${tag ?? digest ?? ''}`;
}

/** Unread and malformed parts of the files. */
export function unreadParts(
  unread: readonly UnreadPart[],
  malformed: readonly MalformedReference[],
): readonly UnreadPart[] {
  const wrong = malformed.map(({ location, reason, text }): UnreadPart => {
    return { kind: 'reference', what: text, why: `is malformed: ${reason}`, location };
  });
  return [...unread, ...wrong];
}

/** Coverage of references; those to a tag of unknown state are unread. */
export function referenceCoverage(facts: {
  readonly targets: readonly Target[];
  readonly checked: readonly CheckedTag[];
  readonly unread: readonly UnreadPart[];
  readonly unresolved: readonly UnresolvedReference[];
  readonly files: Account | undefined;
  readonly skipped: readonly Skipped[];
  readonly ignored: number;
}): NamedCoverage {
  const { checked, files, ignored, skipped, targets } = facts;
  const known = new Map(checked.map((tag) => [keyOf(tag), tag]));
  const unread: Unread[] = facts.unread.map(toUnread);
  let judged = 0;
  for (const target of targets) {
    const tag = known.get(keyOf(target));
    if (tag !== undefined && tag.judged.state !== 'unknown') judged += 1;
    else unread.push(unknownOf(target, tag));
  }
  const left = { what: 'references', why: 'excluded by `ignore-images`', count: ignored };
  const account = accountOf(judged, [...skipped, left], unread, facts.unresolved.map(toUnresolved));
  return { ...account, ...(files === undefined ? {} : { files }), noun: 'reference' };
}

export function organizationCoverage(
  { checked, quiet }: { readonly checked: readonly CheckedTag[]; readonly quiet: readonly QuietTag[] },
  ignored: number,
  { elsewhere, empty }: { readonly elsewhere: number; readonly empty: number },
): NamedCoverage {
  const unread = checked.filter(({ judged }) => judged.state === 'unknown');
  const judged = checked.length - unread.length + quiet.length;
  const skipped = [
    { what: 'tags', why: 'excluded by `ignore-images`', count: ignored },
    { what: 'repositories', why: IN_OTHER_SHARDS, count: elsewhere },
    { what: 'repositories', why: 'without tags', count: empty },
  ];
  const account = accountOf(
    judged,
    skipped,
    unread.map((tag) => unknownOf(tag, tag)),
  );
  return { ...account, noun: 'tag' };
}

function unknownOf(target: Target, tag: CheckedTag | undefined): Unread {
  const [location] = target.locations;
  const place = location === undefined ? '' : ` (${plainLine(location.file, 300)}:${location.line})`;
  const why = (tag?.problems ?? []).map(({ message }) => plainLine(message, 500)).join('; ');
  return { what: `${plainName(target)}${place}`, why: why === '' ? 'the service did not answer' : why };
}
