import { plainLine } from '../../base/plain-text.ts';
import { DAY_MS } from '../../base/time.ts';
import type { Expiry, Ignore } from './ignore.ts';
import type { FindingOf } from './rule.ts';
import type { ignoreRules } from './shared-rules.ts';

/** Number of days before its expiry from which an ignore warns. */
export const EXPIRY_WARNING_DAYS = 14;

export type DatedIgnore = Ignore & { readonly expires: Expiry };

/** Whether an entry has expired; one with a date expires at 00:00 UTC of it. */
export function isExpired(ignore: Ignore, nowMs: number): ignore is DatedIgnore {
  return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}

/** Whether an entry is still valid but expires within 14 days. */
export function isExpiring(ignore: Ignore, nowMs: number): ignore is DatedIgnore {
  if (ignore.expires === undefined || isExpired(ignore, nowMs)) return false;
  return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * DAY_MS;
}

/** Whether an entry applies to advisories only; one that names only an image applies to all findings on it. */
export function isAdvisoryIgnore(ignore: Ignore): boolean {
  return ignore.id !== undefined || ignore.artifact !== undefined;
}

/** An entry of a change that lets more through than the base did. */
export interface LoosenedIgnore {
  readonly ignore: Ignore;
  readonly kind: 'added' | 'extended';
  /** `expires` of the base's entry, for `extended`. */
  readonly before?: string;
}

const scopeKey = (ignore: Ignore): string =>
  JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);

const endOf = (ignore: Ignore): number => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;

/**
 * Entries that the change added, extended, or made permanent. An entry with another id, artifact or image is a
 * different entry, so a widened one counts as added; a changed reason or owner loosens nothing.
 */
export function findLoosenedIgnores(
  base: readonly Ignore[],
  head: readonly Ignore[],
): readonly LoosenedIgnore[] {
  const before = new Map<string, Ignore>();
  for (const ignore of base) {
    const known = before.get(scopeKey(ignore));
    if (known === undefined || endOf(ignore) > endOf(known)) before.set(scopeKey(ignore), ignore);
  }
  return head.flatMap((ignore): readonly LoosenedIgnore[] => {
    const old = before.get(scopeKey(ignore));
    if (old === undefined) return [{ ignore, kind: 'added' }];
    const { expires } = old;
    return expires !== undefined && endOf(ignore) > expires.timeMs
      ? [{ ignore, kind: 'extended', before: expires.text }]
      : [];
  });
}

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
    const message = `The ${what} expired on ${end} and no longer has any effect.`;
    return [findingOf(ignore, 'ignore-expired', level, message)];
  }
  const expiring = findingOf(ignore, 'ignore-expiring', 'warning', `The ${what} expires on ${end}.`);
  const unused = findingOf(ignore, 'ignore-unused', 'notice', `The ${what} matched nothing.`);
  return [...(state === 'expiring' ? [expiring] : []), ...(uses === 0 ? [unused] : [])];
}

/** The finding of an ignore that a change adds or extends. */
export function loosenedIgnoreFinding({ before, ignore, kind }: LoosenedIgnore): IgnoreFinding {
  const what = nameOf(ignore);
  const end = ignore.expires === undefined ? 'without an expiry date' : `until ${ignore.expires.text}`;
  const message =
    kind === 'added'
      ? `This change adds an ${what}, ${end}: ${plainLine(ignore.reason ?? '', 300)}.`
      : `This change extends the ${what}: it used to expire on ${before ?? ''} and is now valid ${end}.`;
  return findingOf(ignore, `ignore-${kind}`, 'notice', message);
}

const nameOf = ({ image }: Ignore): string => `ignore for image \`${plainLine(image ?? '', 200)}\``;

function findingOf(
  { image, place }: Ignore,
  rule: IgnoreFinding['rule'],
  level: IgnoreFinding['level'],
  message: string,
): IgnoreFinding {
  const location = { file: place.file, line: place.line };
  return { rule, level, title: 'Ignore', message, location, fingerprint: `${rule} ${image ?? ''}` };
}
