import { plainLine } from '../../base/plain-text.ts';
import type { Ignore } from './ignore.ts';
import { isAdvisoryIgnore, isExpired, isExpiring, type LoosenedIgnore } from './ignore-use.ts';
import type { FindingOf } from './rule.ts';
import type { ignoreRules } from './shared-rules.ts';

type IgnoreFinding = FindingOf<typeof ignoreRules>;

/** The effect of an ignore in a run. */
export interface UsedIgnore {
  readonly ignore: Ignore;
  readonly state: 'live' | 'expiring' | 'expired';
  readonly uses: number;
}

/** The ignores of a run that concern only images. */
export interface ImageIgnores {
  readonly isEmpty: boolean;
  /** The entry that applies to an image; also counts the use of expired entries, which do not apply. */
  readonly find: (image: string) => Ignore | undefined;
  readonly used: () => readonly UsedIgnore[];
}

/** Whether an ignore concerns only an image, and no advisory. */
export function isImageIgnore(ignore: Ignore): ignore is Ignore & { readonly image: string } {
  return ignore.image !== undefined && !isAdvisoryIgnore(ignore);
}

/** Finds the entries that concern only images; `compile` makes a test of a glob. */
export function createImageIgnores(
  ignores: readonly Ignore[],
  compile: (glob: string) => (image: string) => boolean,
  now: number,
): ImageIgnores {
  const uses = new Map<Ignore, number>();
  const rules = ignores.filter(isImageIgnore).map((ignore) => ({
    ignore,
    matches: compile(ignore.image),
    state: stateOf(ignore, now),
  }));
  return {
    isEmpty: rules.length === 0,
    find: (image) => {
      const fitting = rules.filter(({ matches }) => matches(image));
      for (const { ignore } of fitting) uses.set(ignore, (uses.get(ignore) ?? 0) + 1);
      return fitting.find(({ state }) => state !== 'expired')?.ignore;
    },
    used: () => rules.map(({ ignore, state }) => ({ ignore, state, uses: uses.get(ignore) ?? 0 })),
  };
}

function stateOf(ignore: Ignore, now: number): UsedIgnore['state'] {
  if (isExpired(ignore, now)) return 'expired';
  return isExpiring(ignore, now) ? 'expiring' : 'live';
}

/** The findings of an expired, expiring or unused ignore; one that expires soon may be unused, too. */
export function usedIgnoreFindings({ ignore, state, uses }: UsedIgnore): readonly IgnoreFinding[] {
  const what = nameOf(ignore);
  const end = ignore.expires?.text ?? '';
  if (state === 'expired') {
    const level = uses > 0 ? 'warning' : 'notice';
    const message = `${what} expired on ${end} and no longer has any effect.`;
    return [findingOf(ignore, 'ignore-expired', level, message)];
  }
  return [
    ...(state === 'expiring'
      ? [findingOf(ignore, 'ignore-expiring', 'warning', `${what} expires on ${end}.`)]
      : []),
    ...(uses === 0 ? [findingOf(ignore, 'ignore-unused', 'notice', `${what} matched nothing.`)] : []),
  ];
}

/** The finding of an ignore that a change adds or extends. */
export function loosenedIgnoreFinding({ before, ignore, kind }: LoosenedIgnore): IgnoreFinding {
  const what = nameOf(ignore);
  const end = ignore.expires === undefined ? 'without an expiry date' : `until ${ignore.expires.text}`;
  const message =
    kind === 'added'
      ? `This change adds ${what}, ${end}: ${plainLine(ignore.reason ?? '', 300)}.`
      : `This change extends ${what}: it used to expire on ${before ?? ''} and is now valid ${end}.`;
  return findingOf(ignore, `ignore-${kind}`, 'notice', message);
}

const nameOf = ({ image }: Ignore): string => `the ignore for image \`${plainLine(image ?? '', 200)}\``;

function findingOf(
  { image, place }: Ignore,
  rule: IgnoreFinding['rule'],
  level: IgnoreFinding['level'],
  message: string,
): IgnoreFinding {
  const location = { file: place.file, line: place.line };
  return { rule, level, title: 'Ignore', message, location, fingerprint: `${rule} ${image ?? ''}` };
}
