import { plainLine } from '../../base/plain-text.ts';
import { mapPool } from '../../base/pool.ts';
import { UserError } from '../../base/user-error.ts';
import { observeBinding, observeIdentity } from '../../domain/observed-rows.ts';
import {
  isWithin,
  type Named,
  type ObservedBinding,
  type ObservedIdentity,
  type ObservedWorld,
} from '../../domain/role-binding.ts';
import type { Located, RoleFile } from '../../domain/role-file.ts';
import { withNames } from '../../domain/world-names.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { readAll } from '../../platform/read-all.ts';
import { listGroups } from '../../platform/resources/groups.ts';
import { getIdentity, listIdentities } from '../../platform/resources/identities.ts';
import { listRoleBindings, type RoleBinding } from '../../platform/resources/role-bindings.ts';
import { listRoles } from '../../platform/resources/roles.ts';
import { findOrganization, isOrganizationUid } from '../organization.ts';
import type { CommonInputs } from '../session.ts';

/** What to read: `organization` of the file wins over the input. */
export interface WorldQuestion {
  readonly organization: Located | undefined;
  /** Uids that have to be among the identities wherever they stand. */
  readonly identityUids: readonly string[];
}

/** What a role file needs to know. */
export function questionOf(file: RoleFile): WorldQuestion {
  const entries = file.identities.flatMap(({ uid }) => uid ?? []);
  const bound = file.bindings
    .map(({ identity }) => identity.text)
    .filter((text) => text.includes('/') || isOrganizationUid(text));
  return { organization: file.organization, identityUids: [...new Set([...entries, ...bound])] };
}

/**
 * Reads groups, roles, identities and role bindings of the organization, each list once and all at the same time. Rows are
 * filtered here too, since the service ignores filters that it does not know. Throws `UserError` and `PlatformError`.
 */
export async function readWorld(
  inputs: CommonInputs,
  client: Client,
  question: WorldQuestion,
): Promise<ObservedWorld> {
  const wanted = question.organization?.text ?? inputs.organization ?? inputs.identity?.split('/')[0];
  const finding = organizationOf(inputs, client, question.organization);
  const uid = wanted !== undefined && isOrganizationUid(wanted) ? wanted : (await finding).uid;
  const reading = readLists(client, uid, question.identityUids, inputs.concurrency);
  // Both are waited for, so that a wrong organization is told rather than what it led to.
  await Promise.allSettled([finding, reading]);
  const { name } = await finding;
  return withNames({ organization: { uid, name }, ...(await reading) });
}

async function organizationOf(
  inputs: CommonInputs,
  client: Client,
  located: Located | undefined,
): Promise<Named> {
  if (located === undefined) return findOrganization(inputs, client);
  try {
    return await findOrganization({ ...inputs, organization: located.text }, client);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const at = { input: 'file', place: located.place };
    throw new UserError(...error.problems.map((problem) => ({ ...problem, ...at })));
  }
}

type Lists = Omit<ObservedWorld, 'organization'>;

async function readLists(
  client: Client,
  uid: string,
  identityUids: readonly string[],
  concurrency: number,
): Promise<Lists> {
  const scope = { descendantsOf: uid };
  const named = (row: Named): Named => ({ uid: row.uid, name: row.name });
  const identities = readAll(client, listIdentities(scope), (row) =>
    isWithin(row.uid, uid) ? observeIdentity(row) : undefined,
  ).then(async (listed) => [...listed, ...(await readOthers(client, listed, identityUids, concurrency))]);
  const [bindings, groups, roles, known] = await Promise.all([
    readAll(client, listRoleBindings(scope), (row) => observedIn(row, uid)),
    readAll(client, listGroups(scope), (row) => (isWithin(row.uid, uid) ? named(row) : undefined)),
    // Built-in roles stand outside of every organization, so that no scope has both kinds.
    readAll(client, listRoles(), (row) =>
      !row.uid.includes('/') || isWithin(row.uid, uid) ? named(row) : undefined,
    ),
    identities,
  ]);
  return { groups, roles, identities: [...known, ...onlyBound(bindings, known, identityUids)], bindings };
}

/** Identities that are named by uid and can be seen in bindings only, as people of other organizations are. */
function onlyBound(
  bindings: readonly ObservedBinding[],
  known: readonly ObservedIdentity[],
  uids: readonly string[],
): readonly ObservedIdentity[] {
  const readable = new Set(known.map(({ uid }) => uid));
  const bound = new Map(bindings.map(({ identity }) => [identity.uid, identity]));
  return uids
    .filter((uid) => !readable.has(uid))
    .flatMap((uid) => bound.get(uid) ?? [])
    .map(observeIdentity);
}

/** A binding of the organization; throws for one that does not say whom it gives which role. */
export function observedIn(row: RoleBinding, organizationUid: string): ObservedBinding | undefined {
  const place = row.group.uid === '' ? row.uid : row.group.uid;
  if (place !== '' && !isWithin(place, organizationUid)) return undefined;
  const observed = observeBinding(row);
  if (observed !== undefined) return observed;
  throw new PlatformError(
    `role binding \`${plainLine(row.uid, 200)}\` does not say whom it gives which role, so it cannot be judged`,
    { code: 'UNDECODABLE', call: 'GET /iam/v2/roleBindings' },
  );
}

/** Identities that are named by uid and not in the list; those that do not exist or cannot be read are left out. */
async function readOthers(
  client: Client,
  listed: readonly ObservedIdentity[],
  uids: readonly string[],
  concurrency: number,
): Promise<readonly ObservedIdentity[]> {
  const known = new Set(listed.map(({ uid }) => uid));
  const missing = uids.filter((uid) => !known.has(uid) && isPath(uid));
  const found = await mapPool(missing, concurrency, async (uid) => {
    try {
      return observeIdentity(await client.send(getIdentity(uid)));
    } catch (error) {
      const isHidden =
        error instanceof PlatformError &&
        ['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'].includes(error.code);
      if (!isHidden) throw error;
      return undefined;
    }
  });
  return found.filter((identity) => identity !== undefined);
}

/** Whether a text can stand in a path: no empty and no dot segments. */
function isPath(uid: string): boolean {
  return uid.split('/').every((segment) => !['', '.', '..'].includes(segment));
}
