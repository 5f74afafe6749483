import type { TokenSource } from '../../platform/token-source.ts';
import { readClaims } from '../../session/sign-in.ts';
import type { RunningIdentity } from './guards/role-refusal.ts';

/** The running identity: `sub` of the platform token, minted or given (contract §7); `unreadable` without one. */
export async function readRunningIdentity(tokens: TokenSource | undefined): Promise<RunningIdentity> {
  const token = await tokens?.get();
  const subject = token === undefined ? undefined : readClaims(token)?.subject;
  return subject === undefined || subject === '' ? { kind: 'unreadable' } : { kind: 'known', uid: subject };
}
