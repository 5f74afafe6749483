import { createImageGlob, registryImageName } from '../../images/reference/image-glob.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { Ignore } from '../../kit/findings/ignore.ts';
import { createImageIgnores, type UsedIgnore } from '../../kit/findings/image-ignores.ts';
import type { CheckedTag } from './checked-tag.ts';
import { type DeprecationPolicy, levelOf } from './deprecation.ts';

export interface DecidedTag extends CheckedTag {
  readonly level: FindingLevel | undefined;
  readonly ignoredBy: Ignore | undefined;
}

export interface Decision {
  readonly tags: readonly DecidedTag[];
  readonly ignores: readonly UsedIgnore[];
  readonly verdict: 'pass' | 'warn' | 'fail';
}

/** Applies policy and ignores (contract §8); nothing silences an unknown state. */
export function decide(facts: {
  readonly checked: readonly CheckedTag[];
  readonly ignores: readonly Ignore[];
  readonly policy: DeprecationPolicy;
  readonly now: number;
}): Decision {
  const entries = createImageIgnores(facts.ignores, createImageGlob, facts.now);
  const tags = facts.checked.map((tag): DecidedTag => {
    const judged = levelOf(tag.judged, facts.policy, facts.now);
    const level = tag.isScript && judged === 'error' ? 'warning' : judged;
    if (level === undefined) return { ...tag, suggestion: undefined, level, ignoredBy: undefined };
    // A digest alone only matches an ignore for any tag.
    const ignoredBy = entries.find(registryImageName(tag.repository, tag.tag));
    return { ...tag, level: ignoredBy === undefined ? level : undefined, ignoredBy };
  });
  const ignores = entries.used();
  const loud = new Set(tags.map((tag) => tag.level));
  const warned =
    loud.has('warning') ||
    ignores.some(({ state, uses: count }) => state === 'expiring' || (state === 'expired' && count > 0));
  return { tags, ignores, verdict: loud.has('error') ? 'fail' : warned ? 'warn' : 'pass' };
}
