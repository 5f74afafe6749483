import type { RunningIdentity } from '../../domain/role-refusal.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import { readClaims } from '../sign-in.ts';

/** The identity that runs: `sub` of the platform token, minted or given (contract §7); `unreadable` where it has none. */
export async function readRunningIdentity(tokens: TokenSource | undefined): Promise<RunningIdentity> {
  const token = await tokens?.get();
  const subject = token === undefined ? undefined : readClaims(token)?.subject;
  return subject === undefined || subject === '' ? { kind: 'unreadable' } : { kind: 'known', uid: subject };
}
