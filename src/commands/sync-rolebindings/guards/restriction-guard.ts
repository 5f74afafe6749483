import { counted } from '../../../base/counted.ts';
import { createGlob, createNameGlob, type Matcher } from '../../../base/glob.ts';
import { groupBy } from '../../../base/group-by.ts';
import type { Location } from '../../../base/location.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import type { Restriction } from '../file/restrictions-file.ts';
import { compareLocations } from '../file/role-file-problems.ts';
import type { MatchedEntry } from '../plan/identity-match.ts';
import { isInOrganization, type ObservedWorld } from '../plan/observed-world.ts';
import type { Change, IdentityReference } from '../plan/role-change.ts';
import {
  createGroupClearness,
  createGroupPaths,
  createIdentityClearness,
  createRoleClearness,
  knownNames,
} from '../plan/role-names.ts';
import type { Planned } from '../plan/role-plan.ts';
import { firstOf, shortName } from '../plan/role-words.ts';
import type { GuardRefusal } from './role-refusal.ts';

/** Violations of one file that are reported one by one. */
const SHOWN = 20;

/** Restrictions, and the path of each role file relative to `working-directory` by the one that people see. */
export interface FileRestrictions {
  readonly restrictions: readonly Restriction[];
  readonly paths: ReadonlyMap<string, string>;
}

/** Checks that every role file lies wholly within one restriction that matches it; without one, it may hold nothing. */
export function judgeRestrictions(
  { entries, mentioned, plan }: Planned,
  world: ObservedWorld,
  { paths, restrictions }: FileRestrictions,
): readonly GuardRefusal[] {
  const things = [
    ...entries.flatMap(touchesOfEntry),
    ...mentioned.flatMap(touchesOfChange),
    ...plan.changes.flatMap(touchesOfChange),
  ];
  const touches = restrictions.some(({ claims }) => claims !== undefined)
    ? [...things, ...entries.flatMap(writtenClaims), ...presentClaims(things, world)]
    : things;
  const bounds = restrictions.map(compile);
  const namesOf = createNaming(world);
  return [...groupBy(touches, ({ place }) => place.file)].flatMap(([file, own]) => {
    const path = paths.get(file) ?? file;
    const fitting = bounds.filter(({ files }) => files(path));
    // Thousands of touches share a few names.
    const distinct = [...new Map(own.map((touch) => [touchKey(touch), touch])).values()].map(
      (touch): NamedTouch => ({ ...touch, names: namesOf(touch) }),
    );
    const outside = fitting.map(({ allows }) => distinct.filter((touch) => !allows(touch)));
    const least = outside.reduce<readonly NamedTouch[] | undefined>(
      (best, found) => (best === undefined || found.length < best.length ? found : best),
      undefined,
    );
    const bad = [...(least ?? distinct)].sort((a, b) => compareLocations(a.place, b.place));
    return refusalsOf(file, path, bad, least === undefined);
  });
}

function compile({ claims, files, groups = [], identities = [], roles = [] }: Restriction) {
  const pairs = claims?.map(
    ({ issuer, subject }) => [createNameGlob(issuer), createNameGlob(subject)] as const,
  );
  const bounds = {
    group: boundOf(groups, createPathGlob),
    role: boundOf(roles, (glob) => createNameGlob(glob, { ignoreCase: true })),
    identity: boundOf(identities, (glob) => createNameGlob(glob)),
  };
  return {
    files: boundOf(files, createGlob).hasName,
    allows: ({ claim, kind, names, uid }: NamedTouch): boolean => {
      if (kind !== 'claims')
        return names.some(bounds[kind].hasName) || (uid !== undefined && bounds[kind].hasUid(uid));
      // Claims that are not known match nothing.
      const known = claim === undefined ? [] : [claim];
      return pairs?.some(([a, b]) => known.some(({ issuer, subject }) => a(issuer) && b(subject))) ?? true;
    },
  };
}

/** A glob of paths; `/data` is matched only by one that begins with a slash, as a star before a slash may stand for nothing. */
function createPathGlob(glob: string): Matcher {
  const matches = createGlob(glob);
  return (path) => path.startsWith('/') === glob.startsWith('/') && matches(path);
}

/** Names and uids that globs allow: a uid only if its first part is written out, because `d*` would also match uids by chance. */
function boundOf(globs: readonly string[], create: (glob: string) => Matcher) {
  const rules = globs.map((glob) => ({ glob, matches: create(glob) }));
  return {
    hasName: (name: string): boolean => rules.some(({ matches }) => matches(name)),
    hasUid: (uid: string): boolean => {
      const root = uid.replace(/\/.*/s, '').toLowerCase();
      const isOfUids = (glob: string): boolean => /^\*+$/.test(glob) || glob.toLowerCase().startsWith(root);
      return rules.some(({ glob, matches }) => isOfUids(glob) && matches(uid));
    },
  };
}

/** The name of a group counts as its uid does: a plan shows some groups by their paths. */
function touchKey({ claim, kind, name, place, uid }: Touch): string {
  const claims = claim === undefined ? [] : [claim.issuer, claim.subject];
  return JSON.stringify([kind, uid ?? null, kind === 'group' ? null : name, place.line, ...claims]);
}

/** Names that globs are matched with for a thing, beside its uid: path or name, unless another thing has it too. */
function createNaming(world: ObservedWorld): (touch: Touch) => readonly string[] {
  const { organization } = world;
  const pathOf = createGroupPaths(knownNames(world).groups, organization);
  const isClear = {
    group: createGroupClearness(world),
    role: createRoleClearness(world),
    identity: createIdentityClearness(world),
  };
  return ({ kind, name, uid }) => {
    if (kind === 'claims') return [name];
    if (uid === organization.uid && kind === 'group') return [organization.name];
    if (!isClear[kind]({ name, uid })) return [];
    if (kind === 'role') return [name];
    // A person chooses their own name, so only the uid counts.
    if (kind === 'identity')
      return uid === undefined || isInOrganization(uid, organization.uid) ? [name] : [];
    if (uid === undefined) return [];
    const path = pathOf({ uid, name });
    const levels = uid.slice(organization.uid.length).split('/').length - 1;
    // A slash in a name must not make a group look like one of another team.
    if (path?.split('/').length !== levels) return [];
    // A group may have the organization's name.
    return path === organization.name ? [`/${path}`] : [path, `/${path}`];
  };
}

function refusalsOf(
  file: string,
  path: string,
  bad: readonly NamedTouch[],
  isUnmatched: boolean,
): readonly GuardRefusal[] {
  const [first] = bad;
  if (first === undefined) return [];
  const refusal = { guard: 'restrictions', changes: [] } as const;
  const nameOf = ({ name, names, uid }: NamedTouch): string => names[0] ?? uid ?? name;
  const things = [...groupBy(bad, (touch) => `${touch.kind}\n${nameOf(touch)}`).values()];
  const many = counted(things.length, 'thing');
  if (isUnmatched) {
    const message = `No entry of \`restrictions-file\` has \`files\` that match \`${shortName(path)}\`, which therefore may not contain anything; it refers to ${many}, and 0 are allowed.`;
    const fix = 'Add an entry for this file to `restrictions-file`.';
    return [{ ...refusal, message, fix, place: first.place }];
  }
  return things.slice(0, SHOWN).map(([touch = first, ...others], index) => {
    const { claim, kind } = touch;
    const name = shortName(nameOf(touch));
    const isUnknown = kind === 'claims' && claim === undefined;
    const what = isUnknown ? `identity \`${name}\`, whose claims are not known` : `${kind} \`${name}\``;
    const rest = index === SHOWN - 1 && things.length > SHOWN ? `, and ${things.length - SHOWN} more` : '';
    const lines = [...new Set([touch, ...others].map(({ place }) => String(place.line)))];
    const where = lines.length === 1 ? '' : `lines ${firstOf(lines)}; `;
    const message = `\`${shortName(file)}\` refers to the ${what}, which \`restrictions-file\` does not allow there (${where}${index + 1} of ${many}${rest}; 0 are allowed).`;
    const fix = `Move this to another file, or add the ${kind} to the entry for this file in \`restrictions-file\`.`;
    return { ...refusal, message, fix, place: touch.place };
  });
}

/** A group, role or identity that a place in a file refers to, with its name in the organization or its name to be. */
interface Touch {
  readonly place: Location;
  readonly kind: 'group' | 'role' | 'identity' | 'claims';
  readonly uid?: string | undefined;
  /** For claims, a text to show; where they are not known, the name of their identity. */
  readonly name: string;
  /** Of the kind `claims`: issuer and subject, if they are known and no patterns. */
  readonly claim?: ClaimMatch | undefined;
}

/** The same with the names that globs are matched with. */
type NamedTouch = Touch & { readonly names: readonly string[] };

/** The claims and the look-up that an entry has in the file. */
function writtenClaims({ entry: { claim, lookup, place } }: MatchedEntry): readonly Touch[] {
  const written = [claim?.claimMatch ?? [], lookup ?? []].flat();
  return written.map((one) => claimTouch(place, one, ''));
}

/** The claims that the service has for the identities of a file; a new one has those of its entry. */
function presentClaims(things: readonly Touch[], { identities }: ObservedWorld): readonly Touch[] {
  const byUid = new Map(identities.map((identity) => [identity.uid, identity]));
  return things.flatMap(({ kind, name, place, uid }) => {
    if (kind !== 'identity' || uid === undefined) return [];
    const { issuer, subject } = byUid.get(uid) ?? {};
    const isKnown = issuer !== undefined && subject !== undefined;
    return [claimTouch(place, isKnown ? { issuer, subject } : undefined, name)];
  });
}

function claimTouch(place: Location, claim: ClaimMatch | undefined, unknown: string): Touch {
  const name = claim === undefined ? unknown : `${claim.subject} of ${claim.issuer}`;
  return { place, kind: 'claims', name, claim };
}

/** The identity that an entry refers to, under its present name and the one that the file gives it. */
function touchesOfEntry({ changeable, entry, identity: present }: MatchedEntry): readonly Touch[] {
  const { name, place, uid } = entry;
  const named = name === undefined || !changeable ? [] : [{ uid: undefined, name }];
  const all = [...(present === undefined ? [] : [present]), ...named];
  const some: readonly IdentityReference[] = all.length > 0 ? all : [{ uid, name: uid ?? '' }];
  return some.map((identity) => identityTouch(place, identity));
}

/** Everything that a change touches; a changed claim hands over every grant of its identity. */
function touchesOfChange(change: Change): readonly Touch[] {
  const { identity, place } = change;
  const handedOver = change.action === 'update' ? (change.claims?.handsOver ?? []) : [];
  const grants = change.kind === 'binding' ? [change] : handedOver;
  return [
    identityTouch(place, identity),
    ...grants.flatMap(({ group, role }): readonly Touch[] => [
      { place, kind: 'role', uid: role.uid, name: role.name },
      { place, kind: 'group', uid: group.uid, name: group.name },
    ]),
  ];
}

function identityTouch(place: Location, { name, uid }: IdentityReference): Touch {
  return { place, kind: 'identity', uid, name };
}
