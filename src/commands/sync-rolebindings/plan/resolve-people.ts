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
    const { lookup, place } = entry;
    if (lookup === undefined) return entry;
    const uids = people?.get(personKey(lookup)) ?? [];
    const [uid] = uids;
    if (uids.length === 1) return { ...entry, uid };
    const person = `\`${shortName(lookup.subject)}\` of \`${shortName(lookup.issuer)}\``;
    if (uids.length > 1)
      problems.push({
        message: `Several people are ${person}: ${uids.map(shortName).join(', ')}.`,
        fix: 'Write the `uid` of the one you mean instead of `lookup`.',
        input: 'file',
        place,
      });
    // An entry that asks for nothing may be about someone who has left.
    else if (!isAbsent(entry, nowMs))
      problems.push({
        message: `The service does not know the person ${person}, or cannot look people up.`,
        fix: "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
        input: 'file',
        place,
      });
    return entry;
  });
  return { file: { ...file, identities }, problems };
}
