import type { UserProblem } from '../../../base/user-error.ts';
import type { IdentityEntry, RoleFile } from '../file/role-file.ts';
import { isAbsent } from './identity-match.ts';
import { type ObservedWorld, personKey } from './observed-world.ts';
import { shortName } from './role-words.ts';

/** The file with the uids of the people that it refers to by issuer and subject; unknown and ambiguous people are problems. */
export function resolvePeople(
  file: RoleFile,
  { people }: ObservedWorld,
  nowMs: number,
): { readonly file: RoleFile; readonly problems: readonly UserProblem[] } {
  const problems: UserProblem[] = [];
  const identities = file.identities.map((entry): IdentityEntry => {
    if (entry.lookup === undefined) return entry;
    const [uid, ...others] = people?.get(personKey(entry.lookup)) ?? [];
    if (uid !== undefined && others.length === 0) return { ...entry, uid };
    if (uid !== undefined) {
      problems.push(severalPeople(entry, entry.lookup, [uid, ...others]));
      return entry;
    }
    // An entry that asks for nothing may be about someone who has left.
    if (!isAbsent(entry, nowMs)) problems.push(unknownPerson(entry, entry.lookup));
    return entry;
  });
  return { file: { ...file, identities }, problems };
}

function severalPeople(
  { place }: IdentityEntry,
  { issuer, subject }: NonNullable<IdentityEntry['lookup']>,
  uids: readonly string[],
): UserProblem {
  return {
    message: `Several people are \`${shortName(subject)}\` of \`${shortName(issuer)}\`: ${uids.map(shortName).join(', ')}.`,
    fix: 'Write the `uid` of the one you mean instead of `lookup`.',
    input: 'file',
    place,
  };
}

function unknownPerson(
  { place }: IdentityEntry,
  { issuer, subject }: NonNullable<IdentityEntry['lookup']>,
): UserProblem {
  return {
    message: `The service does not know the person \`${shortName(subject)}\` of \`${shortName(issuer)}\`, or cannot look people up.`,
    fix: "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
    input: 'file',
    place,
  };
}
