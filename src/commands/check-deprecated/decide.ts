import { type DeprecationPolicy, levelOf } from '../../domain/deprecation.ts';
import type { FindingLevel } from '../../domain/finding.ts';
import type { Ignore } from '../../domain/ignore.ts';
import { isAdvisoryIgnore, isExpired, isExpiring } from '../../domain/ignore-use.ts';
import { createImageGlob } from '../../domain/image-glob.ts';
import type { CheckedTag } from './checked-tag.ts';

/** A checked tag with how loud it is and the ignore that silences it. */
export interface DecidedTag extends CheckedTag {
  readonly level: FindingLevel | undefined;
  readonly ignoredBy: Ignore | undefined;
}

/** An ignore for images with what it did in this run. */
export interface UsedIgnore {
  readonly ignore: Ignore;
  readonly state: 'live' | 'expiring' | 'expired';
  readonly uses: number;
}

export interface Decision {
  readonly tags: readonly DecidedTag[];
  readonly ignores: readonly UsedIgnore[];
  readonly verdict: 'pass' | 'warn' | 'fail';
}

/** Whether an entry of `ignore` is about deprecation: it names an image and nothing else. */
export function isImageIgnore(ignore: Ignore): ignore is Ignore & { readonly image: string } {
  return ignore.image !== undefined && !isAdvisoryIgnore(ignore);
}

/** Decides by policy and ignores: an expired ignore does not ignore (contract §8), and none silences an unknown state. */
export function decide(facts: {
  readonly checked: readonly CheckedTag[];
  readonly ignores: readonly Ignore[];
  readonly policy: DeprecationPolicy;
  readonly now: number;
}): Decision {
  const uses = new Map<Ignore, number>();
  const rules = facts.ignores.filter(isImageIgnore).map((ignore) => ({
    ignore,
    matches: createImageGlob(ignore.image),
    state: stateOf(ignore, facts.now),
  }));
  const tags = facts.checked.map((tag): DecidedTag => {
    const level = levelOf(tag.judged, facts.policy, facts.now);
    if (level === undefined) return { ...tag, suggestion: undefined, level, ignoredBy: undefined };
    // A digest alone has no tag, so that only an ignore for any tag fits it.
    const name = `${tag.repository}:${tag.tag ?? ''}`;
    const fitting = rules.filter(({ matches }) => matches(name));
    for (const { ignore } of fitting) uses.set(ignore, (uses.get(ignore) ?? 0) + 1);
    const live = fitting.find(({ state }) => state !== 'expired');
    return live === undefined
      ? { ...tag, level, ignoredBy: undefined }
      : { ...tag, level: undefined, ignoredBy: live.ignore };
  });
  const ignores = rules.map(({ ignore, state }) => ({ ignore, state, uses: uses.get(ignore) ?? 0 }));
  const loud = new Set(tags.map((tag) => tag.level));
  const warned =
    loud.has('warning') ||
    ignores.some(({ state, uses: count }) => state === 'expiring' || (state === 'expired' && count > 0));
  return { tags, ignores, verdict: loud.has('error') ? 'fail' : warned ? 'warn' : 'pass' };
}

function stateOf(ignore: Ignore, now: number): UsedIgnore['state'] {
  if (isExpired(ignore, now)) return 'expired';
  return isExpiring(ignore, now) ? 'expiring' : 'live';
}
