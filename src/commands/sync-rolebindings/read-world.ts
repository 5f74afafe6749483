import { plainLine } from '../../base/plain-text.ts';
import { orProblems, UserError } from '../../base/user-error.ts';
import type { CommonInputs } from '../../kit/manifest/common-inputs.ts';
import type { Client } from '../../platform/client.ts';
import { type PlatformError, requireName, undecodable } from '../../platform/errors.ts';
import { listNeeding } from '../../platform/pages.ts';
import { readAll } from '../../platform/read-all.ts';
import { listGroups } from '../../platform/resources/groups.ts';
import { listIdentities } from '../../platform/resources/identities.ts';
import { listRoleBindings, type RoleBinding } from '../../platform/resources/role-bindings.ts';
import { listRoles } from '../../platform/resources/roles.ts';
import type { ClaimMatch } from '../../session/claim-match.ts';
import { findOrganization, isOrganizationUid, NAMED } from '../../session/organization.ts';
import type { LocatedName, RoleFile } from './file/role-file.ts';
import {
  isFoundByName,
  isInOrganization,
  type Named,
  type ObservedBinding,
  type ObservedWorld,
  observeBinding,
  observeIdentity,
  personKey,
  withNames,
} from './plan/observed-world.ts';
import { IDENTITY_NEEDS, lookUpPeople, peopleOf, readOthers } from './read-people.ts';

/** Uids that must be among the identities, wherever they are. */
function uidsIn({ bindings, identities }: RoleFile): readonly string[] {
  const bound = bindings.flatMap(({ identity, lookup }) => (lookup === undefined ? identity.text : []));
  return [
    ...identities.flatMap(({ uid }) => uid ?? []),
    ...bound.filter((text) => text.includes('/') || isOrganizationUid(text)),
  ];
}

function peopleIn(files: readonly RoleFile[]): readonly ClaimMatch[] {
  const entries = files.flatMap((file) => [...file.identities, ...file.bindings]);
  const people = entries.flatMap(({ lookup }) => lookup ?? []);
  return [...new Map(people.map((person) => [personKey(person), person])).values()];
}

/**
 * Reads groups, roles, identities and role bindings of the organization, all lists at the same time, and whom the file,
 * and the one `before` a change, refer to. Rows are filtered here too, because the service ignores unknown filters. Throws
 * `UserError` and `PlatformError`.
 */
export async function readWorld(
  inputs: CommonInputs,
  client: Required<Client>,
  file: RoleFile,
  before?: RoleFile,
): Promise<ObservedWorld> {
  const wanted = file.organization?.text ?? inputs.organization ?? inputs.identity?.split('/')[0];
  const finding = organizationOf(inputs, client, file.organization);
  const uid = wanted !== undefined && isOrganizationUid(wanted) ? wanted : (await finding).uid;
  const reading = readLists(client, uid, before === undefined ? [file] : [file, before]);
  // Waits for both, so that a wrong organization is reported rather than its consequences.
  await Promise.allSettled([finding, reading]);
  const { name } = await finding;
  return withNames({ organization: { uid, name }, ...(await reading) });
}

async function organizationOf(
  inputs: CommonInputs,
  client: Client,
  located: LocatedName | undefined,
): Promise<Named> {
  if (located === undefined) return findOrganization(inputs, client);
  const find = () => findOrganization({ ...inputs, organization: located.text }, client);
  return orProblems(find, (problems) => {
    throw new UserError(...problems.map((problem) => ({ ...problem, input: 'file', place: located.place })));
  });
}

type Lists = Omit<ObservedWorld, 'organization'>;

type BindingRow = Pick<RoleBinding, keyof typeof BINDING_NEEDS>;

/** Fields of a binding that a plan rests on. */
export const BINDING_NEEDS = {
  uid: true,
  identity: { ...NAMED, issuer: true, subject: true },
  role: NAMED,
  group: NAMED,
} as const;

async function readLists(client: Required<Client>, uid: string, files: readonly RoleFile[]): Promise<Lists> {
  const people = peopleIn(files);
  const identityUids = [...new Set(files.flatMap(uidsIn))];
  const lookingUp = lookUpPeople(client, people);
  const wanted = new Set(people.map(personKey));
  const bound = new Map<string, Set<string>>();
  const scope = { descendantsOf: uid };
  const named = ({ name, uid: own }: Named): Named => ({ uid: own, name });
  const identities = readAll(client, listNeeding(listIdentities(scope), IDENTITY_NEEDS), (row) => {
    if (!isInOrganization(row.uid, uid)) return undefined;
    const identity = observeIdentity(row);
    // Other kinds are referred to by uid only.
    if (isFoundByName(identity, uid)) requireName(row, 'identity', 'GET /iam/v2/identities');
    return identity;
  }).then(async (listed) => [...listed, ...(await readOthers(client, listed, identityUids))]);
  const isBeyond = (role: string): boolean => role.includes('/') && !isInOrganization(role, uid);
  const [bindings, groups, allRoles, known, found] = await Promise.all([
    readAll(client, listNeeding(listRoleBindings(scope), BINDING_NEEDS), (row) => {
      const observed = observedIn(row, uid);
      if (observed === undefined && isInOrganization(row.uid, uid)) throw contradictory(row.uid);
      if (wanted.size === 0 || observed === undefined) return observed;
      const key = personKey(row.identity);
      if (wanted.has(key)) bound.set(key, (bound.get(key) ?? new Set()).add(row.identity.uid));
      return observed;
    }),
    readAll(client, listNeeding(listGroups(scope), NAMED), (row) =>
      isInOrganization(row.uid, uid) ? named(row) : undefined,
    ),
    // Built-in roles are outside of every organization, so no scope contains both kinds.
    readAll(client, listNeeding(listRoles(), { ...NAMED, capabilities: false }), (row) => {
      if (!isBeyond(row.uid)) requireName(row, 'role', 'GET /iam/v2/roles');
      return { ...named(row), capabilities: row.capabilities };
    }),
    identities,
    lookingUp,
  ]);
  // A role of another organization matters only where it is held here.
  const held = new Set(bindings.map(({ role }) => role.uid));
  const roles = allRoles.filter((role) => !isBeyond(role.uid) || held.has(role.uid));
  // Names of groups are not specified: they matter only if the file refers to a group by name.
  const uidsOfGroups = new Set([uid, ...groups.map((group) => group.uid)]);
  const isMeantByName = files[0]?.bindings.some(({ group }) => group && !uidsOfGroups.has(group.text));
  if (isMeantByName) for (const group of groups) requireName(group, 'group', 'GET /iam/v2/groups');
  // Where people cannot be looked up, their bindings name them.
  const candidates = [...bound].map(([key, uids]) => [key, [...uids].sort()] as const);
  const uids = new Map<string, readonly string[]>([...candidates, ...found]);
  const lookedUp = new Map(
    people.flatMap((person) => (found.get(personKey(person)) ?? []).map((one) => [one, person] as const)),
  );
  // Identities of the organization are in its list, or do not exist.
  for (const one of lookedUp.keys()) if (isInOrganization(one, uid)) lookedUp.delete(one);
  const byUid = [...identityUids, ...[...uids.values()].flat()];
  return {
    groups,
    hasNamelessGroups: groups.some(({ name }) => name === ''),
    roles,
    identities: [...known, ...peopleOf(bindings, known, byUid, lookedUp)],
    bindings,
    people: uids,
  };
}

/** A binding of the organization; `undefined` for another one. Throws like `observeBinding`. */
export function observedIn(row: BindingRow, organizationUid: string): ObservedBinding | undefined {
  const place = row.group.uid === '' ? row.uid : row.group.uid;
  return place !== '' && !isInOrganization(place, organizationUid) ? undefined : observeBinding(row);
}

/** The error for a binding of the organization whose group is elsewhere: it may give a right here. */
function contradictory(uid: string): PlatformError {
  const shown = plainLine(uid, 200);
  const message = `the role binding \`${shown}\` contradicts itself: its group is in another organization`;
  return undecodable(message, 'GET /iam/v2/roleBindings');
}
