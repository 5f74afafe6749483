import { plainLine } from '../../base/plain-text.ts';
import { mapPool } from '../../base/pool.ts';
import { isUidPath } from '../../base/uri.ts';
import type { Call } from '../../platform/call.ts';
import type { Client } from '../../platform/client.ts';
import {
  type ErrorCode,
  HIDDEN,
  type PlatformError,
  undecodable,
  unlessRefused,
} from '../../platform/errors.ts';
import { readNeeding } from '../../platform/pages.ts';
import { getIdentity, lookupIdentity } from '../../platform/resources/identities.ts';
import type { ClaimMatch } from '../../session/claim-match.ts';
import {
  type ObservedBinding,
  type ObservedIdentity,
  observeIdentity,
  observePerson,
  personKey,
} from './plan/observed-world.ts';

const UNKNOWN_PERSON: readonly ErrorCode[] = ['INVALID_ARGUMENT', 'NOT_FOUND', 'UNIMPLEMENTED'];

/** Uids of people by `personKey`, without those whom the service does not know or cannot look up. */
export async function lookUpPeople(
  client: Required<Client>,
  people: readonly ClaimMatch[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await mapPool(people, client.concurrency, async (person) => {
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
  client: Required<Client>,
  listed: readonly ObservedIdentity[],
  uids: readonly string[],
): Promise<readonly ObservedIdentity[]> {
  const known = new Set(listed.map(({ uid }) => uid));
  const missing = uids.filter((uid) => !known.has(uid) && isUidPath(uid));
  const found = await mapPool(missing, client.concurrency, (uid) => readIdentity(client, uid, HIDDEN));
  return found.filter((identity) => identity !== undefined);
}

/** Fields of an identity that a plan rests on; of keys and AWS it matters only that they are there. */
export const IDENTITY_NEEDS = {
  uid: true,
  name: true,
  description: false,
  claimMatch: true,
  staticKeys: {},
  awsIdentity: {},
  servicePrincipal: true,
} as const;

/** Reads one thing by its uid; throws `PlatformError`, `UNDECODABLE` for an answer that is about another one. */
export async function readOne<T extends { readonly uid: string }>(
  client: Client,
  call: Call<T>,
  uid: string,
): Promise<T> {
  const row = await client.send(call);
  if (row.uid === uid) return row;
  throw otherAnswer(call, row.uid, uid);
}

/** Reads an identity; `undefined` if the service refuses it with one of the codes. Throws like `readOne`. */
export async function readIdentity(
  client: Client,
  uid: string,
  codes: readonly ErrorCode[],
): Promise<ObservedIdentity | undefined> {
  const reading = readOne(client, readNeeding(getIdentity(uid), IDENTITY_NEEDS), uid);
  const row = await unlessRefused(codes, reading);
  return row && observeIdentity(row);
}

/** The error for an answer about something other than what was asked for; both are uids, or words. */
export function otherAnswer(
  { method, path }: Pick<Call<unknown>, 'method' | 'path'>,
  found: string,
  wanted: string,
): PlatformError {
  const [other, own] = [found, wanted].map((text) => plainLine(text, 200));
  return undecodable(`the answer is about \`${other}\`, not about \`${own}\``, `${method} ${path}`);
}
