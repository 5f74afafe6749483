import { counted } from '../../../base/counted.ts';
import { countBy, groupBy } from '../../../base/group-by.ts';
import { LONGEST_NAME } from '../../../base/nearest-names.ts';
import { compareText, plainLine } from '../../../base/plain-text.ts';
import { type Account, accountOf } from '../../../kit/run/coverage.ts';
import {
  identityEntrySchema,
  type RawBindingEntry,
  type RawIdentityEntry,
} from '../file/role-file-schema.ts';
import {
  isForeignUid,
  isFoundByName,
  type Named,
  type ObservedBinding,
  type ObservedIdentity,
  type ObservedWorld,
  observedRows,
  observePerson,
} from './observed-world.ts';
import { type PrintedFile, type PrintedIdentity, printRoleFile } from './print-role-file.ts';
import { grantKey } from './role-change.ts';
import {
  createGroupPaths,
  createGroupSearch,
  createNameSearch,
  knownNames,
  uniqueByUid,
} from './role-names.ts';
import { claimText } from './role-words.ts';

/** The state of an organization as entries of a role file. */
type Dump = ReturnType<typeof collectDump>;

/**
 * The current state as entries of a role file that result in an empty plan, also with `prune`. Identities with ambiguous names
 * or claims, and people, are written by uid, with a comment; those with duplicate bindings are not owned, so nothing of
 * them is pruned. Pull tokens and others that are managed elsewhere are omitted.
 */
export function collectDump(world: ObservedWorld) {
  const rows = observedRows(world);
  const identities = uniqueByUid(world.identities).filter((identity) =>
    isFoundByName(identity, world.organization.uid),
  );
  const known = knownNames(world);
  const pathOf = createGroupPaths(known.groups, world.organization);
  const nameRole = createNaming(createNameSearch('role', known.roles), ({ name }) => [name]);
  // A name with slashes may also be the path of another group.
  const nameGroup = createNaming(createGroupSearch(known.groups, world.organization), (group) => {
    if (world.hasNamelessGroups === true) return [];
    const path = pathOf(group);
    return path === undefined ? [group.name] : [group.name, `/${path}`];
  });
  const isClear = createClearness(identities, world);
  const byIdentity = groupBy(rows, ({ identity }) => identity.uid);
  const people = uniqueByUid(rows.map(({ identity }) => identity))
    .filter(({ uid }) => isForeignUid(uid, world.organization.uid))
    .map((holder) => observePerson(holder, false));
  const dump = (identity: ObservedIdentity, isNamed: boolean): DumpedIdentity => {
    const own = byIdentity.get(identity.uid) ?? [];
    const grants = [...new Map(own.map((row) => [grantKey(row), row])).values()];
    const hasDuplicates = grants.length < own.length;
    const byName = hasDuplicates || !isNamed ? undefined : entryByName(identity);
    const entry = byName ?? (hasDuplicates ? { uid: identity.uid } : { uid: identity.uid, owned: true });
    const isHome = ({ group }: ObservedBinding) => group.uid === world.organization.uid;
    const bindings = grants
      .filter((row) => !isHome(row))
      .map(({ role, group }) => ({
        groupUid: group.uid,
        entry: { identity: entry.name ?? identity.uid, role: nameRole(role), group: nameGroup(group) },
      }));
    const roles = grants.filter(isHome).map(({ role }) => nameRole(role));
    const comment = commentOf(identity, entry.name === undefined, hasDuplicates);
    return { uid: identity.uid, name: identity.name, entry, roles, bindings, comment };
  };
  const dumped = [
    ...identities.map((identity) => dump(identity, isClear(identity))),
    ...people.map((person) => dump(person, false)),
  ];
  const uids = new Set(dumped.map(({ uid }) => uid));
  /** Bindings of pull tokens and others that are managed elsewhere, which are not in it. */
  const omitted = rows.filter(({ identity }) => !uids.has(identity.uid)).length;
  return { organization: world.organization, identities: dumped, omitted };
}

/** Prints a dump as one file. `schema` is the URL of the JSON Schema for editors. */
export function printDump({ identities, omitted, organization }: Dump, schema?: string): string {
  return printRoleFile({
    organization: organization.uid,
    comments: dumpComments(omitted, schema),
    identities,
    bindings: [...identities]
      .sort((a, b) => compareText(a.name, b.name))
      .flatMap((identity) => identity.bindings.map(({ entry }) => entry)),
  });
}

/** The lines at the top of a dump. */
function dumpComments(omitted: number, schema?: string): readonly string[] {
  return [
    ...(schema === undefined ? [] : [`yaml-language-server: $schema=${schema}`]),
    ...(omitted === 0
      ? []
      : [`Omitted: ${counted(omitted, 'binding')} of pull tokens and others that are managed elsewhere`]),
  ];
}

/** Counts the bindings that a dump contains; those of identities that are managed elsewhere are omitted. */
export function coverageOfDump({ omitted }: Dump, world: ObservedWorld): Account {
  const left = { what: 'role bindings', why: 'of pull tokens and others that are managed elsewhere' };
  return accountOf(observedRows(world).length - omitted, [{ ...left, count: omitted }]);
}

/** An identity with its roles on the organization, and its bindings below. */
interface DumpedIdentity extends PrintedIdentity {
  readonly uid: string;
  readonly bindings: readonly { readonly groupUid: string; readonly entry: RawBindingEntry }[];
}

/** Facts that the entry itself does not show: the name of a uid, and why it is not owned. */
function commentOf(
  { issuer, kind, name, subject }: ObservedIdentity,
  isByUid: boolean,
  hasDuplicates: boolean,
): string {
  const isPerson = kind === 'unknown' && issuer !== undefined && subject !== undefined;
  const claims = isPerson ? [`${claimText(subject)} of ${claimText(issuer)}`] : [];
  const shown = [plainLine(name, LONGEST_NAME), ...claims].filter((text) => text !== '').join(', ');
  const lines = [
    ...(isByUid && shown !== '' ? [shown] : []),
    ...(hasDuplicates ? ['Has duplicate bindings; with `owned: true`, `prune` removes them.'] : []),
  ];
  return lines.join('\n');
}

/** The identity's entry by name and claims, if that is valid. */
function entryByName(identity: ObservedIdentity): RawIdentityEntry | undefined {
  const { description, issuer, kind, name, subject } = identity;
  const words = description === '' ? {} : { description };
  const claims = kind === 'unknown' ? {} : { claimMatch: { issuer, subject } };
  return identityEntrySchema.safeParse({ name, ...words, ...claims }).data;
}

/** Whether no other identity has the name or the claims of one, and its name is like no uid. */
function createClearness(identities: readonly ObservedIdentity[], world: ObservedWorld) {
  const claimOf = ({ issuer, subject }: ObservedIdentity) =>
    JSON.stringify([issuer ?? null, subject ?? null]);
  const names = countBy(identities, ({ name }) => name);
  const claims = countBy(identities, claimOf);
  const uids = new Set(world.identities.map(({ uid }) => uid));
  return (identity: ObservedIdentity): boolean =>
    names.get(identity.name) === 1 &&
    (identity.kind === 'unknown' || claims.get(claimOf(identity)) === 1) &&
    !isForeignUid(identity.name, world.organization.uid) &&
    (!uids.has(identity.name) || identity.name === identity.uid);
}

/** How a file refers to a thing: by the first of its texts that means it and nothing else, else by uid. */
function createNaming(
  find: ReturnType<typeof createGroupSearch>,
  textsOf: (thing: Named) => readonly string[],
): (thing: Named) => string {
  return (thing) => {
    const isMeant = (text: string): boolean => {
      if (text === '' || text === thing.uid) return false;
      const result = find({ text, place: { file: '', line: 0 } });
      return result.kind === 'found' && result.found.uid === thing.uid;
    };
    return textsOf(thing).find(isMeant) ?? thing.uid;
  };
}

/** One file of a dump that is split. */
export type DumpFile = Readonly<Record<'name' | 'text', string>>;

/** Most bytes of one file: far below what is read, and short enough to be parsed in a moment. */
const MAXIMUM_BYTES = 400_000;

/** A dump as files: one for the organization, one for each top-level group; a long one continues in another. */
export function splitDump(
  dump: Dump,
  world: ObservedWorld,
  schema: string,
  maximumBytes = MAXIMUM_BYTES,
): readonly DumpFile[] {
  const { identities, organization } = dump;
  const top = (uid: string): string => uid.split('/').slice(0, 2).join('/');
  // An identity directly below the organization is not in a group.
  const homeOf = (uid: string): string => (uid.split('/').length > 2 ? top(uid) : organization.uid);
  const byHome = groupBy(identities, ({ uid }) => homeOf(uid));
  const bindings = identities.flatMap((identity) => identity.bindings);
  const byGroup = groupBy(bindings, ({ groupUid }) => top(groupUid));
  const places = [...new Set([organization.uid, ...byHome.keys(), ...byGroup.keys()])].sort(compareText);
  const groupNames = new Map(knownNames(world).groups.map(({ name, uid }) => [uid, name]));
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const isHome = place === organization.uid;
    const comments = dumpComments(isHome ? dump.omitted : 0, schema);
    const whole: PrintedFile = {
      organization: organization.uid,
      comments,
      identities: byHome.get(place) ?? [],
      bindings: (byGroup.get(place) ?? []).map(({ entry }) => entry),
    };
    const slug = slugOf(isHome ? organization.name : (groupNames.get(place) ?? ''), place);
    return texts(whole, maximumBytes).map((text) => ({ name: freeName(slug, taken), text }));
  });
}

/** The texts of a file, cut in halves until each is short enough. */
function texts(file: PrintedFile, maximumBytes: number): readonly string[] {
  const text = printRoleFile(file);
  const { bindings, identities } = file;
  if (Buffer.byteLength(text) <= maximumBytes || bindings.length + identities.length < 2) return [text];
  const [half, middle] = [Math.ceil(identities.length / 2), Math.floor(bindings.length / 2)];
  return [
    { ...file, identities: identities.slice(0, half), bindings: bindings.slice(0, middle) },
    { ...file, identities: identities.slice(half), bindings: bindings.slice(middle) },
  ].flatMap((one) => texts(one, maximumBytes));
}

/** A file's name for a group: what every file system takes, or the last part of its uid. */
function slugOf(name: string, uid: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '')
    .slice(0, 80);
  return slug === '' ? (uid.split('/').at(-1) ?? 'group') : slug;
}

function freeName(slug: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${slug}.yml` : `${slug}-${number}.yml`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
