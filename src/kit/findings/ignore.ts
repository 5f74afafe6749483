import { globProblem } from '../../base/glob.ts';
import { isRecord, textOf } from '../../base/json-value.ts';
import type { Location } from '../../base/location.ts';
import { nearestNames } from '../../base/nearest-names.ts';
import { DAY_MS, parseTime } from '../../base/time.ts';
import type { UserProblem } from '../../base/user-error.ts';

/** When an entry expires: an RFC 3339 time or a date as written, and milliseconds since 1970. */
export interface Expiry {
  readonly text: string;
  readonly timeMs: number;
}

/** One entry of `ignore` in the config file; has at least one of `id`, `artifact` and `image`. */
export interface Ignore {
  /** Advisory id or alias, ignoring case. */
  readonly id?: string;
  readonly artifact?: string;
  /** Glob on images: `org/name:tag`, with or without host and `chainguard/`. */
  readonly image?: string;
  readonly reason?: string;
  readonly owner?: string;
  readonly expires?: Expiry;
  /** Why the product is not affected, in the words of OpenVEX; for `vex-file`. */
  readonly justification?: string;
  readonly place: Location;
}

/** Justifications that OpenVEX 0.2.0 knows for `not_affected`. */
export const VEX_JUSTIFICATIONS: readonly string[] = [
  'component_not_present',
  'vulnerable_code_not_present',
  'vulnerable_code_not_in_execute_path',
  'vulnerable_code_cannot_be_controlled_by_adversary',
  'inline_mitigations_already_exist',
];

/** An entry as written, with the positions of its keys for messages. */
export interface IgnoreSource {
  readonly value: unknown;
  readonly place: Location;
  readonly keyPlaces?: Readonly<Record<string, Location>>;
}

export interface IgnoreRules {
  readonly requireReason: boolean;
  /** Makes `expires` mandatory, at most this many days from now. */
  readonly maxDays: number | undefined;
}

const KEYS = ['id', 'artifact', 'image', 'reason', 'owner', 'expires', 'justification'] as const;
type Key = (typeof KEYS)[number];
const isKey = (name: string): name is Key => (KEYS as readonly string[]).includes(name); // widened to look up any text

const LONGEST_VALUE = 1000;

/** Validates every entry and reports all problems, in file order; `nowMs` is the time of the run. */
export function parseIgnores(
  sources: readonly IgnoreSource[],
  rules: IgnoreRules,
  nowMs: number,
): { readonly ignores: readonly Ignore[]; readonly problems: readonly UserProblem[] } {
  const parsed = sources.map((source) => parseIgnore(source, rules, nowMs));
  return {
    ignores: parsed.flatMap(({ ignore }) => ignore ?? []),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

function parseIgnore(
  source: IgnoreSource,
  rules: IgnoreRules,
  nowMs: number,
): { readonly ignore?: Ignore; readonly problems: readonly UserProblem[] } {
  if (!isRecord(source.value)) {
    const fix = 'Write it as `{ id: CVE-…, artifact: name, reason: …, expires: "YYYY-MM-DD" }`.';
    return { problems: [{ message: 'An entry of `ignore` is not a mapping.', fix, place: source.place }] };
  }
  const problems: UserProblem[] = [];
  const placeOf = (key: string): Location => source.keyPlaces?.[key] ?? source.place;
  const texts: Partial<Record<Key, string>> = {};
  const refused = new Set<Key>();
  for (const [key, value] of Object.entries(source.value)) {
    if (!isKey(key)) {
      problems.push({
        message: `An entry of \`ignore\` has the unknown key \`${key.slice(0, 100)}\`.`,
        fix: `${nearestNames(key, KEYS, 1)
          .map((near) => `Did you mean \`${near}\`? `)
          .join('')}Known keys are ${KEYS.map((known) => `\`${known}\``).join(', ')}.`,
        place: placeOf(key),
      });
    } else if (value !== undefined && value !== null) {
      const problem = valueProblem(key, value);
      const text = textOf(value)?.trim();
      if (problem !== undefined) {
        problems.push({ ...problem, place: placeOf(key) });
        refused.add(key);
      } else if (text !== undefined && text !== '') texts[key] = text;
    }
  }
  const { expires: text = '', ...rest } = texts;
  const timeMs = parseTime(text);
  for (const { key, ...problem } of missingProblems(texts, refused, timeMs, rules, nowMs))
    problems.push({ ...problem, place: placeOf(key) });
  if (problems.length > 0) return { problems };
  const expires = timeMs === undefined ? {} : { expires: { text, timeMs } };
  return { ignore: { ...rest, ...expires, place: source.place }, problems };
}

function valueProblem(key: Key, value: unknown): UserProblem | undefined {
  if (typeof value !== 'string') {
    const fix = key === 'expires' ? 'Put the date in quotes: `expires: "2026-12-31"`.' : 'Put it in quotes.';
    return { message: `\`${key}\` of an ignore is not text.`, fix };
  }
  if (value.length > LONGEST_VALUE)
    return { message: `\`${key}\` of an ignore is longer than ${LONGEST_VALUE} characters.` };
  if (key === 'id') return idProblem(value);
  if (key === 'justification') return justificationProblem(value.trim());
  if (key !== 'artifact' && key !== 'image') return undefined;
  const problem = globProblem(value.trim());
  if (problem === undefined) return undefined;
  return { message: `\`${key}\` of an ignore is not a usable glob: ${problem}.` };
}

/** An id with a wildcard would ignore advisories that nobody has seen yet, so none is allowed. */
function idProblem(value: string): UserProblem | undefined {
  if (!/[*?[\]{}!]/.test(value)) return undefined;
  return {
    message: `\`id\` of an ignore takes the id or an alias of one advisory, not a glob: \`${value.trim().slice(0, 100)}\`.`,
    fix: 'Add one entry for each advisory; `artifact` and `image` take globs.',
  };
}

function justificationProblem(value: string): UserProblem | undefined {
  if (value === '' || VEX_JUSTIFICATIONS.includes(value)) return undefined;
  return {
    message: `\`justification\` of an ignore is not one of OpenVEX: \`${value.slice(0, 100)}\`.`,
    fix: `Known ones are ${VEX_JUSTIFICATIONS.map((known) => `\`${known}\``).join(', ')}.`,
  };
}

type KeyProblem = UserProblem & { readonly key: Key };

/** A key whose value was refused is not missing as well. */
function missingProblems(
  texts: Readonly<Partial<Record<Key, string>>>,
  refused: ReadonlySet<Key>,
  timeMs: number | undefined,
  { maxDays, requireReason }: IgnoreRules,
  nowMs: number,
): readonly KeyProblem[] {
  const problems: KeyProblem[] = [];
  const isMissing = (key: Key): boolean => texts[key] === undefined && !refused.has(key);
  if (isMissing('id') && isMissing('artifact') && isMissing('image')) {
    const fix = 'Add `id: CVE-…`, or what the entry is about: `artifact: openssl`, `image: "python:3.9*"`.';
    problems.push({ key: 'id', message: 'An entry of `ignore` has no `id`, `artifact` or `image`.', fix });
  }
  if (requireReason && isMissing('reason')) {
    const fix = 'Add `reason: …`, or set `require-ignore-reason: false` under `advisory-gate`.';
    problems.push({ key: 'reason', message: 'An entry of `ignore` has no `reason`.', fix });
  }
  if (texts.expires !== undefined && timeMs === undefined) {
    const message = `\`expires\` of an ignore is not a date: \`${texts.expires.slice(0, 100)}\`.`;
    problems.push({ key: 'expires', message, fix: 'Write `expires: "YYYY-MM-DD"`.' });
  } else if (maxDays !== undefined && isMissing('expires')) {
    const message = 'An entry of `ignore` has no `expires`, which `max-ignore-days` requires.';
    problems.push({ key: 'expires', message, fix: `Add a date at most ${maxDays} days from now.` });
  } else if (maxDays !== undefined && Number(timeMs) > nowMs + maxDays * DAY_MS) {
    const message = `\`expires\` of an ignore is more than \`max-ignore-days\` (${maxDays}) away.`;
    problems.push({ key: 'expires', message, fix: `Choose a date at most ${maxDays} days from now.` });
  }
  return problems;
}
