import { groupBy } from '../../base/group-by.ts';
import type { UnreadPart, UnresolvedPart } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import { type MalformedReference, toUnread, toUnresolved } from '../../images/judge/file-findings.ts';
import { type Account, accountOf, type Skipped, type Unread } from '../../kit/run/coverage.ts';
import type { Outcome } from '../../kit/run/outcome.ts';
import { IN_OTHER_SHARDS } from '../../kit/run/shard-input.ts';
import { type CheckedTag, plainName, type QuietTag, type Target } from './checked-tag.ts';

type NamedCoverage = NonNullable<Outcome['coverage']>;

/** Merges targets by tag; a digest counts only if there is no tag. */
export function mergeTargets(targets: readonly Target[]): readonly Target[] {
  return [...groupBy(targets, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const digest = same.every((target) => target.digest === first.digest) ? first.digest : undefined;
    const isScript = same.every((target) => target.isScript === true);
    const inScripts = same.flatMap((target) => (target.isScript === true ? target.locations : []));
    const locations = same.flatMap((target) => target.locations);
    return [{ ...first, digest, isScript, inScripts, locations }];
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
  return [
    ...unread,
    ...malformed.map(
      ({ location, reason, text }): UnreadPart => ({
        kind: 'reference',
        what: text,
        why: `is malformed: ${reason}`,
        location,
      }),
    ),
  ];
}

/** Coverage of references; those to a tag of unknown state are unread. */
export function referenceCoverage(facts: {
  readonly targets: readonly Target[];
  readonly checked: readonly CheckedTag[];
  readonly unread: readonly UnreadPart[];
  readonly unresolved: readonly UnresolvedPart[];
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
  const left = { what: 'tags', why: 'excluded by `ignore-images`', count: ignored };
  const judged = checked.length - unread.length + quiet.length;
  return {
    ...accountOf(
      judged,
      [
        left,
        { what: 'repositories', why: IN_OTHER_SHARDS, count: elsewhere },
        { what: 'repositories', why: 'without tags', count: empty },
      ],
      unread.map((tag) => unknownOf(tag, tag)),
    ),
    noun: 'tag',
  };
}

function unknownOf(target: Target, tag: CheckedTag | undefined): Unread {
  const [location] = target.locations;
  const place = location === undefined ? '' : ` (${plainLine(location.file, 300)}:${location.line})`;
  const why = (tag?.problems ?? []).map(({ message }) => plainLine(message, 500)).join('; ');
  return { what: `${plainName(target)}${place}`, why: why === '' ? 'the service did not answer' : why };
}
