import { groupBy } from '../../../base/group-by.ts';
import { LONGEST_NAME, nearestNames, showCandidates } from '../../../base/nearest-names.ts';
import { compareText, plainLine } from '../../../base/plain-text.ts';
import type { LocatedName } from '../file/role-file.ts';
import type { LocatedProblem } from '../file/role-file-problems.ts';
import {
  isFoundByName,
  isInOrganization,
  type Named,
  type ObservedBinding,
  type ObservedWorld,
} from './observed-world.ts';
import { shortName } from './role-words.ts';

export type ResolvedName<T> =
  | { readonly kind: 'found'; readonly found: T }
  | { readonly kind: 'problem'; readonly problem: LocatedProblem };

/** Unknown names of one search that get suggestions: finding them is slow, and a file may have thousands. */
const MAXIMUM_SUGGESTIONS = 50;

interface SearchOptions<T> {
  /** Decides between several things with one name, if it accepts exactly one of them. */
  readonly prefers?: (item: T) => boolean;
  /** Further names to suggest. */
  readonly alsoNamed?: readonly string[];
  /** Path by which a text with a slash may refer to a thing. */
  readonly pathOf?: (item: T) => string | undefined;
}

/**
 * Creates the lookup of a uid, an exact name or a path; `noun` is for messages. A uid wins over a name. An ambiguous
 * text is a problem with all candidates: what is created later must never take over a grant.
 */
export function createNameSearch<T extends Named>(
  noun: string,
  all: readonly T[],
  { alsoNamed = [], pathOf = () => undefined, prefers = () => false }: SearchOptions<T> = {},
): (wanted: LocatedName) => ResolvedName<T> {
  const byUid = new Map([...all].reverse().map((item) => [item.uid, item]));
  const byName = groupBy(all, ({ name }) => name);
  const byPath = groupBy(all, pathOf);
  const unknown = createUnknownName(noun, all);
  return (wanted) => {
    const { text } = wanted;
    const exact = byUid.get(text);
    if (exact !== undefined) return { kind: 'found', found: exact };
    const isPath = text.includes('/');
    const atPath = isPath ? (byPath.get(text.replace(/^\//, '')) ?? []) : [];
    const named = uniqueByUid([...(byName.get(text) ?? []), ...atPath]);
    const preferred = named.filter(prefers);
    const [first, second] = preferred.length > 0 ? preferred : named;
    if (first === undefined) {
      const paths = isPath ? [...byPath.keys()].flatMap((path) => path ?? []) : [];
      const names = () => [...byName.keys(), ...alsoNamed, ...paths];
      return { kind: 'problem', problem: unknown(wanted, names) };
    }
    if (second === undefined) return { kind: 'found', found: first };
    const nameOf = (item: T, path = pathOf(item)): string => (path === undefined ? item.name : `/${path}`);
    const shown = named.map((item) => ({ uid: item.uid, name: nameOf(item) }));
    return { kind: 'problem', problem: ambiguousName(noun, wanted, shown) };
  };
}

/** Creates the lookup of groups: by uid, by path (`team/data`, `/data`), or by a name that only one group has. */
export function createGroupSearch(
  groups: readonly Named[],
  organization: Named,
): (wanted: LocatedName) => ResolvedName<Named> {
  return createNameSearch('group', groups, { pathOf: createGroupPaths(groups, organization) });
}

/** Paths of names below the organization (`team/data`); `undefined` for itself and below unlisted groups. */
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

/** How groups are shown, none like another: by name, else by path, else by uid; the organization by its name. */
export function createGroupLabels(world: ObservedWorld): (group: Named) => Named {
  const { organization } = world;
  const { groups } = knownNames(world);
  const pathOf = createGroupPaths(groups, organization);
  const byName = groupBy(groups, ({ name }) => name);
  return (group) => {
    const isAlone = (byName.get(group.name) ?? []).every(({ uid }) => uid === group.uid);
    if (isAlone || group.uid === organization.uid) return group;
    const path = pathOf(group);
    return { ...group, name: path === undefined ? group.uid : `/${path}` };
  };
}

/** Words for what a binding gives: the role, and the group as it is shown. */
export function createGrantWords(
  world: ObservedWorld,
): (row: Pick<ObservedBinding, 'group' | 'role'>) => string {
  const labelOf = createGroupLabels(world);
  return ({ group, role }) => `\`${shortName(role.name)}\` on \`${shortName(labelOf(group).name)}\``;
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
    groups: uniqueByUid(groups).filter(({ uid }) => isInOrganization(uid, organization.uid)),
  };
}

function createUnknownName(
  noun: string,
  all: readonly Named[],
): (wanted: LocatedName, names: () => readonly string[]) => LocatedProblem {
  let count = 0;
  let known: string | undefined;
  return ({ place, text }, names) => {
    count += 1;
    const near = count > MAXIMUM_SUGGESTIONS ? [] : nearestNames(text, names());
    known ??= all.length === 0 ? 'none' : showCandidates(uniqueByUid(all));
    const shown = near.map((name) => `\`${plainLine(name, LONGEST_NAME)}\``).join(' or ');
    return {
      message: `There is no ${noun} \`${text}\`.`,
      fix: near.length > 0 ? `Did you mean ${shown}?` : `Known: ${known}.`,
      input: 'file',
      place,
    };
  };
}

function ambiguousName(noun: string, wanted: LocatedName, found: readonly Named[]): LocatedProblem {
  const message = `The name \`${wanted.text}\` matches more than one ${noun}: ${showCandidates(found)}.`;
  const isGroup = noun === 'group';
  const fix = isGroup
    ? 'Use the path shown for the one you mean, or its uid.'
    : 'Use the uid of the one you mean.';
  return { message, fix, input: 'file', place: wanted.place };
}

/** Whether an allowance by name means this thing and nothing else that has the name. */
type IsClear = (thing: { readonly uid: string | undefined; readonly name: string }) => boolean;

/** Whether an allowance by a role's name means this role: whoever may create roles may give them any name, in any case. */
export function createRoleClearness(world: ObservedWorld): IsClear {
  const isClear = createClearness(knownNames(world).roles, ({ name }) => name.toLowerCase());
  return (role) => role.uid?.includes('/') === false || isClear(role);
}

/** The same for identities of the organization; those that the file can find by name come before pull tokens and others. */
export function createIdentityClearness({ identities, organization }: ObservedWorld): IsClear {
  const own = uniqueByUid(identities).filter(({ uid }) => isInOrganization(uid, organization.uid));
  const findable = new Set(own.filter((one) => isFoundByName(one, organization.uid)).map(({ uid }) => uid));
  const isFindable = ({ uid }: Named): boolean => findable.has(uid);
  return createClearness(own, ({ name }) => name, isFindable);
}

/** The same for the paths of groups. */
export function createGroupClearness(world: ObservedWorld): IsClear {
  const { groups } = knownNames(world);
  const pathOf = createGroupPaths(groups, world.organization);
  return createClearness(groups, (group) => pathOf(group) ?? group.uid);
}

function createClearness(
  all: readonly Named[],
  keyOf: (thing: Named) => string,
  isPreferred: (thing: Named) => boolean = () => false,
): IsClear {
  const byKey = groupBy(all, keyOf);
  return ({ name, uid }) => {
    if (uid === undefined) return true;
    const same = byKey.get(keyOf({ name, uid })) ?? [];
    const others = same.filter((thing) => thing.uid !== uid);
    return others.length === 0 || (isPreferred({ name, uid }) && !others.some(isPreferred));
  };
}
