import type { Place } from '../../../base/user-error.ts';
import type { MatchedEntry } from './identity-match.ts';
import type { Named } from './observed-world.ts';
import type { Change, IdentityReference } from './role-change.ts';

/** A group, role or identity that a place in a file is about, with its name in the organization or its name to be. */
export interface Touch {
  readonly place: Place;
  readonly kind: 'group' | 'role' | 'identity';
  readonly uid: string | undefined;
  readonly name: string;
}

/** The identity that an entry refers to, under its present name and the one that the file gives it. */
export function touchesOfEntry(match: MatchedEntry): readonly Touch[] {
  const { entry } = match;
  const { place } = entry;
  const present = match.kind === 'existing' ? [identityTouch(place, match.identity)] : [];
  const isNamed = entry.name !== undefined && (match.kind !== 'existing' || match.changeable);
  const named = isNamed ? [identityTouch(place, { uid: undefined, name: entry.name ?? '' })] : [];
  const unnamed = [identityTouch(place, { uid: entry.uid, name: entry.uid ?? '' })];
  return present.length + named.length > 0 ? [...present, ...named] : unnamed;
}

/** A grant: its identity, role and group. */
export function touchesOfGrant(
  place: Place,
  {
    group,
    identity,
    role,
  }: { readonly identity: IdentityReference; readonly role: Named; readonly group: Named },
): readonly Touch[] {
  return [
    identityTouch(place, identity),
    { place, kind: 'role', uid: role.uid, name: role.name },
    { place, kind: 'group', uid: group.uid, name: group.name },
  ];
}

/** What a change is about; a changed claim hands over every grant of its identity. */
export function touchesOfChange(change: Change): readonly Touch[] {
  const { identity, place } = change;
  if (change.kind === 'binding') return touchesOfGrant(place, change);
  const grants = change.action === 'update' ? (change.claims?.handsOver ?? []) : [];
  return [
    identityTouch(place, identity),
    ...grants.flatMap((grant) => touchesOfGrant(place, { ...grant, identity })),
  ];
}

function identityTouch(place: Place, { name, uid }: IdentityReference): Touch {
  return { place, kind: 'identity', uid, name };
}
