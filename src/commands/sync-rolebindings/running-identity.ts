import { plainLine } from '../../base/plain-text.ts';
import { type PlatformError, undecodable } from '../../platform/errors.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import { readClaims } from '../../session/sign-in.ts';
import type { Applied } from './apply/apply-state.ts';
import type { RunningIdentity } from './guards/role-refusal.ts';
import type { ObservedWorld } from './plan/observed-world.ts';
import type { SyncRolebindingsFinding } from './rules.ts';

const BINDINGS = 'GET /iam/v2/roleBindings';
const FIX =
  'Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the vendor.';

/**
 * The reason why a list of role bindings must be incomplete: whoever reads it holds a binding, which is missing. If the token
 * does not name its identity, only an empty list shows this. `undefined` if nothing is wrong.
 */
export function missingOwnBindings(world: ObservedWorld, self: RunningIdentity): string | undefined {
  const { bindings, organization } = world;
  const name = plainLine(organization.name, 100);
  if (self.kind === 'unreadable')
    return bindings.length > 0 ? undefined : `the list of role bindings of \`${name}\` is empty`;
  if (bindings.some(({ identity }) => identity.uid === self.uid)) return undefined;
  return `the list of role bindings of \`${name}\` does not contain those of the running identity \`${plainLine(self.uid, 200)}\``;
}

/** The error that stops `apply` before its first write. */
export function ownBindingsError(why: string): PlatformError {
  return undecodable(`${why}, so it is incomplete; nothing was changed`, BINDINGS);
}

/** Throws `PlatformError` if the running identity's own bindings, which the run left, are missing after the writes. */
export function requireOwnBindings(
  after: ObservedWorld,
  before: ObservedWorld,
  { tracked }: Applied,
  self: RunningIdentity,
): void {
  const done = tracked.flatMap(({ change, status }) => (status === 'done' ? change : []));
  const gone = new Set(done.flatMap((change) => (change.action === 'remove' ? change.uid : [])));
  const left = before.bindings.filter(({ uid }) => !gone.has(uid));
  if (missingOwnBindings({ ...before, bindings: left }, self) !== undefined) return;
  const why = missingOwnBindings(after, self);
  if (why !== undefined) throw undecodable(`${why}, so it is incomplete`, BINDINGS);
}

/** The warning of modes that only read. */
export function ownBindingsWarning(why: string): SyncRolebindingsFinding {
  return {
    rule: 'own-bindings-missing',
    level: 'warning',
    title: 'The list of role bindings may be incomplete',
    message: `${why.charAt(0).toUpperCase()}${why.slice(1)}: bindings may be missing from this run, and \`apply\` would stop.`,
    fix: FIX,
    fingerprint: 'own-bindings-missing',
  };
}

/** The running identity: `sub` of the platform token, minted or given; `unreadable` without one. */
export async function readRunningIdentity(tokens: TokenSource | undefined): Promise<RunningIdentity> {
  const token = await tokens?.get();
  const subject = token === undefined ? undefined : readClaims(token)?.subject;
  return subject === undefined || subject === '' ? { kind: 'unreadable' } : { kind: 'known', uid: subject };
}
