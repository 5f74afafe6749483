import { compareText } from '../../../base/compare-text.ts';
import { groupBy } from '../../../base/group-by.ts';
import { nearestNames } from '../../../base/nearest-names.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { LONGEST_NAME, showCandidates } from '../../../base/show-candidates.ts';
import type { UserProblem } from '../../../base/user-error.ts';
import type { Located } from '../file/role-file.ts';
import { isWithin, type Named, type ObservedWorld } from './observed-world.ts';

export type Resolved<T> =
  | { readonly kind: 'found'; readonly found: T }
  | { readonly kind: 'problem'; readonly problem: UserProblem };

/**
 * Resolves a uid or an exact name; `noun` is for messages. A uid wins over a name. If several have the name, a single
 * one that `prefers` accepts wins; otherwise it is a problem with candidates, to which `alsoNamed` adds names.
 */
export function resolveName<T extends Named>(
  noun: string,
  wanted: Located,
  all: readonly T[],
  prefers: (item: T) => boolean = () => false,
  alsoNamed: readonly string[] = [],
): Resolved<T> {
  const index = indexOf(all);
  const byUid = index.byUid.get(wanted.text);
  if (byUid !== undefined) return { kind: 'found', found: byUid };
  const byName = uniqueByUid(index.byName.get(wanted.text) ?? []);
  const preferred = byName.filter(prefers);
  const [first, second] = preferred.length > 0 ? preferred : byName;
  if (first !== undefined && second === undefined) return { kind: 'found', found: first };
  const problem =
    first === undefined ? unknownName(noun, wanted, index, alsoNamed) : ambiguousName(noun, wanted, byName);
  return { kind: 'problem', problem };
}

/** Items by uid and by name, computed once for each list. */
interface NameIndex<T extends Named> {
  readonly byUid: ReadonlyMap<string, T>;
  readonly byName: ReadonlyMap<string, readonly T[]>;
  unique: readonly T[] | undefined;
  /** Unknown names so far: finding similar names is slow, and a file may have thousands. */
  suggestions: number;
}

/** Unknown names of one list that are reported with suggestions. */
const MAXIMUM_SUGGESTIONS = 50;

const indices = new WeakMap<readonly Named[], NameIndex<never>>();

function indexOf<T extends Named>(all: readonly T[]): NameIndex<T> {
  const held = indices.get(all);
  // Each list is stored with the index that was computed from it.
  if (held !== undefined) return held as NameIndex<T>;
  const index: NameIndex<T> = {
    byUid: new Map([...all].reverse().map((item) => [item.uid, item])),
    byName: groupBy(all, ({ name }) => name),
    unique: undefined,
    suggestions: 0,
  };
  indices.set(all, index as NameIndex<never>);
  return index;
}

/**
 * Creates the lookup of groups: by uid; by path of names below the organization, which contains a slash (`team/data`,
 * and `/data` for a direct child); or by a name that only one group has. An ambiguous text is a problem with the path
 * and uid of each group: a group created later must never take over a grant.
 */
export function createGroupSearch(
  groups: readonly Named[],
  organization: Named,
): (wanted: Located) => Resolved<Named> {
  const pathOf = createGroupPaths(groups, organization);
  const byUid = new Map(groups.map((group) => [group.uid, group]));
  const byName = groupBy(groups, ({ name }) => name);
  const byPath = groupBy(groups, pathOf);
  return (wanted) => {
    const { text } = wanted;
    const exact = byUid.get(text);
    if (exact !== undefined) return { kind: 'found', found: exact };
    const isPath = text.includes('/');
    const atPath = isPath ? (byPath.get(text.replace(/^\//, '')) ?? []) : [];
    const found = uniqueByUid([...(byName.get(text) ?? []), ...atPath]);
    const [first, second] = found;
    if (first !== undefined && second === undefined) return { kind: 'found', found: first };
    const paths = isPath ? groups.flatMap((group) => pathOf(group) ?? []) : [];
    if (first === undefined)
      return { kind: 'problem', problem: unknownName('group', wanted, indexOf(groups), paths) };
    const shown = found.map((group) => {
      const path = pathOf(group);
      return { uid: group.uid, name: path === undefined ? group.name : `/${path}` };
    });
    return { kind: 'problem', problem: ambiguousName('group', wanted, shown) };
  };
}

/**
 * Paths of names below the organization, such as `team/data`; `undefined` for the organization itself and below
 * unlisted groups.
 */
export function createGroupPaths(
  groups: readonly Named[],
  organization: Named,
): (group: Named) => string | undefined {
  const names = new Map(groups.map(({ name, uid }) => [uid, name]));
  const pathOf = (uid: string): string | undefined => {
    const name = names.get(uid);
    const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
    if (name === undefined || uid === organization.uid || parent === '') return undefined;
    if (parent === organization.uid) return name;
    const above = pathOf(parent);
    return above === undefined ? undefined : `${above}/${name}`;
  };
  return ({ uid }) => pathOf(uid);
}

/**
 * How a group is shown: as it is if no other group has its name, else by its path, or its uid where that is not known, so
 * that no two groups look the same. The organization keeps its name.
 */
export function createGroupLabels(
  groups: readonly Named[],
  organization: Named,
): <T extends Named>(group: T) => T {
  const pathOf = createGroupPaths(groups, organization);
  const byName = groupBy(groups, ({ name }) => name);
  return (group) => {
    const isAlone = (byName.get(group.name) ?? []).every(({ uid }) => uid === group.uid);
    if (isAlone || group.uid === organization.uid) return group;
    const path = pathOf(group);
    return { ...group, name: path === undefined ? group.uid : `/${path}` };
  };
}

/** Each uid once, in the order of uids. */
export function uniqueByUid<T extends Named>(items: readonly T[]): readonly T[] {
  const sorted = [...items].sort((a, b) => compareText(a.uid, b.uid) || compareText(a.name, b.name));
  return [...new Map(sorted.map((item) => [item.uid, item])).values()];
}

/** Roles and groups that are listed or mentioned in bindings, each uid once; groups of the organization only. */
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

function unknownName(
  noun: string,
  wanted: Located,
  index: NameIndex<Named>,
  alsoNamed: readonly string[],
): UserProblem {
  index.suggestions += 1;
  const names = index.suggestions > MAXIMUM_SUGGESTIONS ? [] : [...index.byName.keys(), ...alsoNamed];
  const near = nearestNames(wanted.text, names);
  index.unique ??= uniqueByUid([...index.byUid.values()]);
  const known = index.unique;
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
    message: `The name \`${wanted.text}\` matches more than one ${noun}: ${showCandidates(found)}.`,
    fix:
      noun === 'group'
        ? 'Use the path shown for the one you mean, or its uid.'
        : 'Use the uid of the one you mean.',
    input: 'file',
    place: wanted.place,
  };
}
