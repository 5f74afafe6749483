import { groupBy } from '../../../base/group-by.ts';
import { mapPool } from '../../../base/pool.ts';
import { withRetries } from '../../../base/retry.ts';
import { MAXIMUM_BATCH, type RoleBindingFields } from '../../../platform/resources/role-bindings.ts';
import type { AddBinding } from '../plan/role-change.ts';
import {
  type ApplyState,
  attempt,
  failedWrite,
  isOwnStop,
  isStopped,
  LOOKS_MS,
  type MadeIdentity,
  refuse,
  settle,
  track,
  trySend,
} from './apply-state.ts';

/** Refused batches, without a successful one, after which batches count as unsupported. */
export const MAXIMUM_REFUSED = 2;

/** Adds bindings: in batches of one group if the service supports them, else singly; each failure is recorded alone. */
export async function applyAdditions(state: ApplyState, additions: readonly AddBinding[]): Promise<void> {
  const ready: AddBinding[] = [];
  for (const addition of additions) {
    if (isStopped(state)) return;
    const obstacle = obstacleTo(state, addition);
    if (obstacle === undefined) ready.push(addition);
    else await attempt(state, addition, async () => refuse(obstacle));
  }
  const [first, ...rest] = intoChunks(ready);
  // The first batch shows whether batches are supported.
  if (first !== undefined) await addChunk(state, first);
  await mapPool(rest, state.concurrency, (chunk) => addChunk(state, chunk));
}

/** The identity that gets the role; `undefined` if this run had to create it and did not. */
function identityOf({ made }: ApplyState, { identity: { name, uid } }: AddBinding): MadeIdentity | undefined {
  return uid === undefined ? made.get(name) : { uid, freshUntilMs: 0 };
}

function obstacleTo(state: ApplyState, addition: AddBinding): string | undefined {
  const identity = identityOf(state, addition);
  if (identity === undefined) return 'the identity was not created';
  // The role would go to whoever matches the old claims.
  return state.unchanged.has(identity.uid) ? 'the claims of its identity could not be changed' : undefined;
}

function fieldsOf(state: ApplyState, addition: AddBinding): RoleBindingFields {
  return { identityUid: identityOf(state, addition)?.uid ?? '', roleUid: addition.role.uid };
}

/** Chunks of at most 25 for one group, in the order of the plan; those of new identities apart, as they may have to wait. */
function intoChunks(ready: readonly AddBinding[]): readonly (readonly AddBinding[])[] {
  const chunks = groupBy(ready, ({ group, identity }) =>
    JSON.stringify([group.uid, identity.uid === undefined]),
  );
  return [...chunks.values()].flatMap((items) =>
    Array.from({ length: Math.ceil(items.length / MAXIMUM_BATCH) }, (_, index) =>
      items.slice(index * MAXIMUM_BATCH, (index + 1) * MAXIMUM_BATCH),
    ),
  );
}

async function addChunk(state: ApplyState, chunk: readonly AddBinding[]): Promise<void> {
  const [first] = chunk;
  if (first === undefined || isStopped(state)) return;
  const isBatch = chunk.length > 1 && state.batchesLeft > 0;
  const rest = isBatch ? await addBatch(state, chunk, first.group.uid) : 'unsent';
  if (rest === 'none') return;
  await mapPool(chunk, state.concurrency, (addition) => addOne(state, addition, rest === 'unsure'));
}

/** Tries a batch; the result says what is left to add one by one: after a lost answer, its bindings may exist. */
async function addBatch(
  state: ApplyState,
  chunk: readonly AddBinding[],
  groupUid: string,
): Promise<'none' | 'unsure' | 'unsent'> {
  const bindings = chunk.map((addition) => fieldsOf(state, addition));
  // One that was turned away (429) is waited for, because single requests would only be more of them.
  const { last } = await withRetries(state, false, async () => {
    const sent = await trySend(state, () => state.port.createBindings(groupUid, bindings));
    if (sent.failure === undefined) return { ...sent, failed: undefined };
    return { ...sent, failed: failedWrite(state, sent.failure, sent.failure.outcome !== 'turned-away') };
  });
  if (last.failure === undefined) {
    state.batchesLeft = Number.POSITIVE_INFINITY;
    const uids = last.value;
    if (uids.length !== chunk.length) return 'unsure';
    chunk.forEach((addition, position) => {
      track(state, addition, 'done', uids[position] ? { uid: uids[position] } : {});
    });
    return 'none';
  }
  const { failure } = last;
  const { code, message, outcome } = failure;
  if (outcome === 'lost') {
    state.wrote = true;
    return 'unsure';
  }
  if (outcome === 'refused') {
    // A service that has no batches refuses every one, so its first refusal is enough.
    state.batchesLeft -= code === 'UNIMPLEMENTED' ? MAXIMUM_REFUSED : 1;
    return 'unsent';
  }
  if (outcome === 'stop') state.stopped ??= failure;
  else state.outages += 1;
  state.failures.push(failure);
  // If this run may no longer send anything, what is left is not attempted.
  const isAttempted = outcome !== 'stop' || isOwnStop(failure);
  if (isAttempted) for (const addition of chunk) track(state, addition, 'failed', { note: message });
  return 'none';
}

/** Adds one binding; with `mayBeThere`, a lost batch may have created it, so it looks for it first. */
async function addOne(state: ApplyState, addition: AddBinding, mayBeThere: boolean): Promise<void> {
  const { clock, port, signal } = state;
  const { group, role } = addition;
  const fields = fieldsOf(state, addition);
  const { identityUid } = fields;
  const look = async () => {
    const rows = await port.listBindings({ identityUid });
    const found = rows.filter((row) => row.role.uid === role.uid && row.group.uid === group.uid);
    return found.map(({ uid }) => uid).sort()[0];
  };
  await attempt(state, addition, async () => {
    if (mayBeThere) {
      for (const waitMs of LOOKS_MS) {
        if (waitMs > 0) await clock.sleep(waitMs, signal);
        const uid = await look();
        if (uid !== undefined) return { uid };
      }
      // The batch was the first send of this binding.
      if (state.maxAttempts === 1) refuse('the answer to its batch was lost, and `max-attempts` is 1');
    }
    const uid = await settle(state, {
      send: () => port.createBinding(group.uid, fields),
      look,
      freshUntilMs: identityOf(state, addition)?.freshUntilMs,
      spent: mayBeThere ? 1 : 0,
    });
    return { uid };
  });
}
