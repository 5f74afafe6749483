import { plainLine } from '../../base/plain-text.ts';
import type { Call } from '../../platform/call.ts';
import type { Client } from '../../platform/client.ts';
import { type ErrorCode, type PlatformError, undecodable, unlessRefused } from '../../platform/errors.ts';
import { readNeeding } from '../../platform/needing.ts';
import { getIdentity } from '../../platform/resources/identities.ts';
import { type ObservedIdentity, observeIdentity } from './plan/observed-world.ts';

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
