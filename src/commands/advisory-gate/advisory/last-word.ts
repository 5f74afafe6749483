/** The vendor's last approved word on an affecting advisory, as `fail-on-status` spells it. */
export const LAST_WORDS = [
  'affected',
  'detected',
  'pending-upstream',
  'fix-not-planned',
  'analysis-not-planned',
] as const;
export type LastWord = (typeof LAST_WORDS)[number];

/** The word in the vendor's own interface for `detected`. */
const UNDER_INVESTIGATION = 'under-investigation';

/** Choices of `fail-on-status`. */
export const STATUS_CHOICES: readonly string[] = [...LAST_WORDS, UNDER_INVESTIGATION];

/** The words in a list of statuses; `undefined` if the list is empty or has all of them, so that nothing is narrowed. */
export function readStatuses(statuses: readonly string[]): readonly LastWord[] | undefined {
  const given = new Set(statuses.map((status) => (status === UNDER_INVESTIGATION ? 'detected' : status)));
  const words = LAST_WORDS.filter((word) => given.has(word));
  return words.length === 0 || words.length === LAST_WORDS.length ? undefined : words;
}

/** A word for people, as the vendor's interface shows it. */
export function wordText(word: LastWord): string {
  return word === 'detected' ? 'under investigation' : word.replaceAll('-', ' ');
}
