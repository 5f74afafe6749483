import type { Location } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import { createImageGlob, registryImageName } from '../../images/reference/image-glob.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { Ignore } from '../../kit/findings/ignore.ts';
import { createImageIgnores, type UsedIgnore } from '../../kit/findings/ignore-use.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { type DeprecationPolicy, type JudgedTag, levelOf } from './deprecation.ts';

/** A tag, or a digest without one, to check. */
export interface Target {
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
  readonly locations: readonly Location[];
  /** It occurs in scripts only, so findings about it never fail a run. */
  readonly isScript?: boolean;
  readonly inScripts?: readonly Location[];
}

export interface CheckedTag extends Target {
  readonly judged: JudgedTag;
  readonly suggestion: string | undefined;
  readonly problems: readonly Problem[];
}

/** The result row of an organization tag without findings. */
export interface QuietTag {
  readonly repository: string;
  readonly tag: string;
  /** Its end-of-life date in milliseconds since 1970. */
  readonly until: number | undefined;
}

export function unknown(target: Target, problems: readonly Problem[]): CheckedTag {
  return { ...target, judged: { state: 'unknown', until: undefined }, suggestion: undefined, problems };
}

export function tagNameOf(target: Pick<Target, 'repository' | 'tag' | 'digest'>): string {
  return `\`${plainName(target)}\``;
}

/** The target with only the characters of image names, tags and digests. */
export function plainName({
  digest,
  repository,
  tag,
}: Pick<Target, 'repository' | 'tag' | 'digest'>): string {
  const word = (text: string): string => plainLine(text, 200).replace(/[^A-Za-z0-9._/+-]/g, '_');
  const version = tag === undefined ? '' : `:${word(tag)}`;
  const pin = tag === undefined && digest !== undefined ? `@${digest}` : '';
  return `${word(repository)}${version}${pin}`;
}

/** The whole name to move to, ready to copy. */
export function suggestedName({ repository, suggestion }: CheckedTag): string {
  return plainName({ repository, tag: suggestion, digest: undefined });
}

export interface DecidedTag extends CheckedTag {
  readonly level: FindingLevel | undefined;
  readonly ignoredBy: Ignore | undefined;
}

export interface TagDecision {
  readonly tags: readonly DecidedTag[];
  readonly ignores: readonly UsedIgnore[];
  readonly verdict: 'pass' | 'warn' | 'fail';
}

/** Applies policy and ignores; nothing silences an unknown state. */
export function decideTags(facts: {
  readonly checked: readonly CheckedTag[];
  readonly ignores: readonly Ignore[];
  readonly policy: DeprecationPolicy;
  readonly now: number;
}): TagDecision {
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
