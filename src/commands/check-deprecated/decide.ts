import { createImageGlob } from '../../images/image-glob.ts';
import type { FindingLevel } from '../../kit/finding.ts';
import type { Ignore } from '../../kit/ignore.ts';
import { isAdvisoryIgnore, isExpired, isExpiring } from '../../kit/ignore-use.ts';
import type { CheckedTag } from './checked-tag.ts';
import { type DeprecationPolicy, levelOf } from './deprecation.ts';

export interface DecidedTag extends CheckedTag {
  readonly level: FindingLevel | undefined;
  readonly ignoredBy: Ignore | undefined;
}

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

/** Whether an ignore concerns only an image, so deprecation. */
export function isImageIgnore(ignore: Ignore): ignore is Ignore & { readonly image: string } {
  return ignore.image !== undefined && !isAdvisoryIgnore(ignore);
}

/** Applies policy and ignores (contract §8); nothing silences an unknown state. */
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
    const judged = levelOf(tag.judged, facts.policy, facts.now);
    const level = tag.isScript && judged === 'error' ? 'warning' : judged;
    if (level === undefined) return { ...tag, suggestion: undefined, level, ignoredBy: undefined };
    // A digest alone only matches an ignore for any tag.
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
