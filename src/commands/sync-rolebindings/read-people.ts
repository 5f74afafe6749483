import { mapPool } from '../../base/pool.ts';
import { isUidPath } from '../../base/uri.ts';
import type { Client } from '../../platform/client.ts';
import { type ErrorCode, HIDDEN, unlessRefused } from '../../platform/errors.ts';
import { lookupIdentity } from '../../platform/resources/identities.ts';
import type { ClaimMatch } from '../../session/claim-match.ts';
import {
  type ObservedBinding,
  type ObservedIdentity,
  observePerson,
  personKey,
} from './plan/observed-world.ts';
import { readIdentity } from './read-one.ts';

const UNKNOWN_PERSON: readonly ErrorCode[] = ['INVALID_ARGUMENT', 'NOT_FOUND', 'UNIMPLEMENTED'];

/** Uids of people by `personKey`, without those whom the service does not know or cannot look up. */
export async function lookUpPeople(
  client: Client,
  people: readonly ClaimMatch[],
  concurrency: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await mapPool(people, concurrency, async (person) => {
    const looking = client.send(lookupIdentity(person.issuer, person.subject));
    const { uid = '' } = (await unlessRefused(UNKNOWN_PERSON, looking)) ?? {};
    return uid === '' ? [] : [[personKey(person), [uid]] as const];
  });
  return new Map(found.flat());
}

/** Identities that the file names and no list shows, such as people: from their bindings, or as they were looked up. */
export function peopleOf(
  bindings: readonly ObservedBinding[],
  known: readonly ObservedIdentity[],
  uids: readonly string[],
  lookedUp: ReadonlyMap<string, ClaimMatch>,
): readonly ObservedIdentity[] {
  const readable = new Set(known.map(({ uid }) => uid));
  const bound = new Map(bindings.map(({ identity }) => [identity.uid, identity]));
  return [...new Set(uids)].flatMap((uid) => {
    const person = lookedUp.get(uid);
    const holder = bound.get(uid) ?? (person === undefined ? undefined : { uid, name: uid });
    if (holder === undefined || readable.has(uid)) return [];
    return [observePerson({ ...holder, ...person }, person !== undefined)];
  });
}

/** Identities that are named by uid and not in the list, without those that do not exist or cannot be read. */
export async function readOthers(
  client: Client,
  listed: readonly ObservedIdentity[],
  uids: readonly string[],
  concurrency: number,
): Promise<readonly ObservedIdentity[]> {
  const known = new Set(listed.map(({ uid }) => uid));
  const missing = uids.filter((uid) => !known.has(uid) && isUidPath(uid));
  const found = await mapPool(missing, concurrency, (uid) => readIdentity(client, uid, HIDDEN));
  return found.filter((identity) => identity !== undefined);
}
