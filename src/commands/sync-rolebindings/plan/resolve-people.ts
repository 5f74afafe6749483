import type { Location } from '../../../base/location.ts';
import type { UserProblem } from '../../../base/user-error.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import type { BindingEntry, IdentityEntry, RoleFile } from '../file/role-file.ts';
import { stateOf } from './identity-match.ts';
import { type ObservedWorld, personKey } from './observed-world.ts';
import { shortName } from './role-words.ts';

/** The file with uids for `lookup`; unknown and ambiguous people are problems, except in entries that ask for nothing. */
export function resolvePeople(
  file: RoleFile,
  { people }: ObservedWorld,
  nowMs: number,
): { readonly file: RoleFile; readonly problems: readonly UserProblem[] } {
  const problems: UserProblem[] = [];
  const uidOf = (lookup: ClaimMatch, place: Location, isOver: boolean): string | undefined => {
    const uids = people?.get(personKey(lookup)) ?? [];
    if (uids.length === 1) return uids[0];
    const tell = (message: string, fix: string) => problems.push({ message, fix, input: 'file', place });
    const person = `\`${shortName(lookup.subject)}\` of \`${shortName(lookup.issuer)}\``;
    if (uids.length > 1)
      tell(
        `Several people are ${person}: ${uids.map(shortName).join(', ')}.`,
        'Write the `uid` of the one you mean instead of `lookup`.',
      );
    else if (!isOver)
      tell(
        `The service does not know the person ${person}, or cannot look people up.`,
        "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
      );
    return undefined;
  };
  const identities = file.identities.map((entry): IdentityEntry => {
    const { lookup, place } = entry;
    if (lookup === undefined) return entry;
    const uid = uidOf(lookup, place, stateOf(entry, nowMs) !== 'present');
    return uid === undefined ? entry : { ...entry, uid };
  });
  const bindings = file.bindings.flatMap((entry): readonly BindingEntry[] => {
    const { identity, lookup, place } = entry;
    if (lookup === undefined) return [entry];
    const uid = uidOf(lookup, place, stateOf(entry, nowMs) !== 'present');
    // Without a uid, the subject must not be taken for the name of an identity.
    return uid === undefined ? [] : [{ ...entry, identity: { ...identity, text: uid } }];
  });
  return { file: { ...file, identities, bindings }, problems };
}
