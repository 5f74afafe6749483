import type { Place, UserProblem } from '../../../base/user-error.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import { showPlace } from './place-words.ts';

/** What of an entry no other entry may have. */
interface Distinct {
  readonly place: Place;
  readonly name: string | undefined;
  readonly uid: string | undefined;
  readonly lookup: ClaimMatch | undefined;
  readonly claim: { readonly claimMatch: ClaimMatch } | undefined;
}

/** A problem for each entry that has the name, uid, person or claims of an earlier one, in the same file or another. */
export function repeatedEntries(entries: readonly Distinct[]): readonly LocatedProblem[] {
  const first = new Map<string, Distinct>();
  return entries.flatMap((entry) => {
    const { claim, lookup, name, place, uid } = entry;
    const keys: readonly (readonly [key: string, shown: string, at: string])[] = [
      ...(name === undefined ? [] : [['name', `name \`${name}\``, name] as const]),
      ...(uid === undefined ? [] : [['uid', `uid \`${uid}\``, uid] as const]),
      ...(lookup === undefined
        ? []
        : [['lookup', `person \`${lookup.subject}\``, claimKey(lookup)] as const]),
      ...(claim === undefined
        ? []
        : [['claim', `subject \`${claim.claimMatch.subject}\``, claimKey(claim.claimMatch)] as const]),
    ];
    return keys.flatMap(([kind, shown, value]) => {
      const key = JSON.stringify([kind, value]);
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, entry);
      if (earlier === undefined) return [];
      const where =
        earlier.place.file === place.file ? '' : ` (the other one is in ${showPlace(earlier.place)})`;
      return [
        {
          message: `Two entries of \`identities\` have the ${shown}${where}.`,
          fix: 'Merge them into one entry.',
          input: 'file',
          place,
        },
      ];
    });
  });
}

const claimKey = ({ issuer, subject }: ClaimMatch): string => JSON.stringify([issuer, subject]);

/** A problem with its place. */
export type LocatedProblem = UserProblem & { readonly place: Place };
