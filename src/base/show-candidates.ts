import { plainLine } from './plain-text.ts';

/** Maximum length of a name that an error quotes. */
export const LONGEST_NAME = 100;

const MAXIMUM_SHOWN = 5;

/** Something that a name may refer to. */
interface Candidate {
  readonly uid: string;
  readonly name: string;
}

/** The first five candidates as `name (uid)`, and how many more there are. */
export function showCandidates(items: readonly Candidate[]): string {
  const shown = items
    .slice(0, MAXIMUM_SHOWN)
    .map(({ uid, name }) => `\`${plainLine(name, LONGEST_NAME)}\` (${uid})`);
  const more = items.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
