import { nearestNames } from '../base/nearest-names.ts';
import { plainLine } from '../base/plain-text.ts';
import type { UserProblem } from '../base/user-error.ts';
import { compareText, isWithin, type Named, type ObservedWorld } from './role-binding.ts';
import type { Located } from './role-file.ts';

/** Candidates that an error shows. */
const MAXIMUM_SHOWN = 5;
const LONGEST_NAME = 100;

export type Resolved<T> =
  | { readonly kind: 'found'; readonly found: T }
  | { readonly kind: 'problem'; readonly problem: UserProblem };

/**
 * Finds what a uid or an exact name means; `noun` is for messages. A uid wins over a name. Of several with one name, those
 * that `prefers` holds for win if there is just one of them; otherwise it is a problem with candidates, to which
 * `alsoNamed` adds names.
 */
export function resolveName<T extends Named>(
  noun: string,
  wanted: Located,
  all: readonly T[],
  prefers: (item: T) => boolean = () => false,
  alsoNamed: readonly string[] = [],
): Resolved<T> {
  const byUid = all.find((item) => item.uid === wanted.text);
  if (byUid !== undefined) return { kind: 'found', found: byUid };
  const byName = uniqueByUid(all.filter((item) => item.name === wanted.text));
  const preferred = byName.filter(prefers);
  const [first, second] = preferred.length > 0 ? preferred : byName;
  if (first !== undefined && second === undefined) return { kind: 'found', found: first };
  const problem =
    first === undefined ? unknownName(noun, wanted, all, alsoNamed) : ambiguousName(noun, wanted, byName);
  return { kind: 'problem', problem };
}

/** The group that a path of names below the organization means, such as `team/sub`; `undefined` unless it is just one. */
export function groupAtPath(path: string, groups: readonly Named[], organization: Named): Named | undefined {
  const names = new Map(groups.map(({ name, uid }) => [uid, name]));
  const pathOf = (uid: string): string => {
    const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
    // A folder that is not listed has no name that a file could say.
    const name = names.get(uid) ?? '\0';
    return parent === organization.uid || parent === '' ? name : `${pathOf(parent)}/${name}`;
  };
  const [only, other] = groups.filter(({ uid }) => uid !== organization.uid && pathOf(uid) === path);
  return other === undefined ? only : undefined;
}

/** One item of each uid, in the order of uids. */
export function uniqueByUid<T extends Named>(items: readonly T[]): readonly T[] {
  const sorted = [...items].sort((a, b) => compareText(a.uid, b.uid) || compareText(a.name, b.name));
  return [...new Map(sorted.map((item) => [item.uid, item])).values()];
}

/** Roles and groups that are listed or that bindings mention, one of each uid; groups of the organization only. */
export function knownNames(world: ObservedWorld): {
  readonly roles: readonly Named[];
  readonly groups: readonly Named[];
} {
  const { organization, bindings } = world;
  const groups = [...bindings.map(({ group }) => group), ...world.groups, organization];
  return {
    roles: uniqueByUid([...bindings.map(({ role }) => role), ...world.roles]),
    groups: uniqueByUid(groups).filter(({ uid }) => isWithin(uid, organization.uid)),
  };
}

/** Shows candidates as `name (uid)`. */
export function showCandidates(items: readonly Named[]): string {
  const shown = items
    .slice(0, MAXIMUM_SHOWN)
    .map(({ uid, name }) => `\`${plainLine(name, LONGEST_NAME)}\` (${uid})`);
  const more = items.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

function unknownName(
  noun: string,
  wanted: Located,
  all: readonly Named[],
  alsoNamed: readonly string[],
): UserProblem {
  const near = nearestNames(wanted.text, [...all.map(({ name }) => name), ...alsoNamed]);
  const known = uniqueByUid(all);
  return {
    message: `There is no ${noun} \`${wanted.text}\`.`,
    fix:
      near.length > 0
        ? `Did you mean ${near.map((name) => `\`${plainLine(name, LONGEST_NAME)}\``).join(' or ')}?`
        : `Known: ${known.length === 0 ? 'none' : showCandidates(known)}.`,
    input: 'file',
    place: wanted.place,
  };
}

function ambiguousName(noun: string, wanted: Located, found: readonly Named[]): UserProblem {
  return {
    message: `The name \`${wanted.text}\` means more than one ${noun}: ${showCandidates(found)}.`,
    fix: `Write the uid of the one that is meant${noun === 'group' ? `, or its path, such as \`folder/${wanted.text}\`` : ''}.`,
    input: 'file',
    place: wanted.place,
  };
}
