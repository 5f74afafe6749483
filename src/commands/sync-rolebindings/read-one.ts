import { plainLine } from '../../base/plain-text.ts';
import type { Call } from '../../platform/call.ts';
import type { Client } from '../../platform/client.ts';
import { type PlatformError, undecodable } from '../../platform/errors.ts';

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

/** The error for an answer about something other than what was asked for; both are uids, or words. */
export function otherAnswer(
  { method, path }: Pick<Call<unknown>, 'method' | 'path'>,
  found: string,
  wanted: string,
): PlatformError {
  const [other, own] = [found, wanted].map((text) => plainLine(text, 200));
  return undecodable(`the answer is about \`${other}\`, not about \`${own}\``, `${method} ${path}`);
}
