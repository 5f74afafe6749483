import type { Location } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import type { JudgedTag } from './deprecation.ts';

/** A tag, or a digest without one, to check. */
export interface Target {
  /** `<org>[/<folder>…]/<image>`. */
  readonly repository: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
  readonly locations: readonly Location[];
  /** It only stands in scripts: what is found about it never fails a run. */
  readonly isScript?: boolean;
  /** Those of its locations that are in scripts. */
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

export function nameOf(target: Pick<Target, 'repository' | 'tag' | 'digest'>): string {
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
