import { plainLine } from '../../base/plain-text.ts';
import type { JudgedTag } from '../../domain/deprecation.ts';
import type { Location } from '../../domain/finding.ts';
import type { Problem } from '../outcome.ts';

/** A tag, or a digest without one, that is to be checked. */
export interface Target {
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
  readonly locations: readonly Location[];
}

/** A checked target. */
export interface CheckedTag extends Target {
  readonly judged: JudgedTag;
  /** Tag to move to. */
  readonly suggestion: string | undefined;
  /** Why the state is unknown. */
  readonly problems: readonly Problem[];
}

/** A tag of the organization that needs no word: only what a row of the results holds. */
export interface QuietTag {
  readonly repository: string;
  readonly tag: string;
  /** End-of-life date in milliseconds since 1970, where it is known. */
  readonly until: number | undefined;
}

/** The target with an unknown state. */
export function unknown(target: Target, problems: readonly Problem[]): CheckedTag {
  return { ...target, judged: { state: 'unknown', until: undefined }, suggestion: undefined, problems };
}

/** The target in backticks, for messages. */
export function nameOf(target: Pick<Target, 'repository' | 'tag' | 'digest'>): string {
  return `\`${plainName(target)}\``;
}

/** The target as a plain word: no other characters than names of images and tags, and digests, have. */
export function plainName({
  digest,
  repository,
  tag,
}: Pick<Target, 'repository' | 'tag' | 'digest'>): string {
  const word = (text: string): string => plainLine(text, 200).replace(/[^A-Za-z0-9._/+-]/g, '_');
  const version = tag === undefined ? '' : `:${word(tag)}`;
  // A digest was parsed as one before it came here.
  const pin = tag === undefined && digest !== undefined ? `@${digest}` : '';
  return `${word(repository)}${version}${pin}`;
}
