import { groupBy } from '../../../base/group-by.ts';
import { mapPool } from '../../../base/pool.ts';
import { type FailedTry, withRetries } from '../../../base/retry.ts';
import { MAXIMUM_BATCH, type RoleBindingFields } from '../../../platform/resources/role-bindings.ts';
import type { AddBinding } from '../plan/role-change.ts';
import {
  type ApplyState,
  attempt,
  cutShort,
  failedWrite,
  isOwnStop,
  isStopped,
  type MadeIdentity,
  refuse,
  settle,
  track,
} from './apply-state.ts';
import { describeFailure, type Failure } from './failure.ts';

/** Refused batches, without a successful one, after which batches count as unsupported. */
const MAXIMUM_REFUSED = 2;
const BINDING_LOOKS_MS = [0, 1000, 2000];

/** Whether to try batches. */
interface BatchState {
  offered: boolean | undefined;
  refused: number;
}

/** Adds bindings: in batches of one group if the service supports them, else singly; each failure is recorded alone. */
export async function applyAdditions(state: ApplyState, additions: readonly AddBinding[]): Promise<void> {
  const ready: AddBinding[] = [];
  for (const addition of additions) {
    if (isStopped(state)) return;
    const obstacle = obstacleTo(state, addition);
    if (obstacle === undefined) ready.push(addition);
    else await attempt(state, addition, async () => refuse(obstacle));
  }
  const batches: BatchState = { offered: undefined, refused: 0 };
  const [first, ...rest] = intoChunks(ready);
  // The first batch shows whether batches are supported.
  if (first !== undefined) await addChunk(state, batches, first);
  await mapPool(rest, state.concurrency, (chunk) => addChunk(state, batches, chunk));
}

/** The identity that gets the role; `undefined` if this run had to create it and did not. */
function identityOf({ made }: ApplyState, { identity: { name, uid } }: AddBinding): MadeIdentity | undefined {
  return uid === undefined ? made.get(name) : { uid, freshUntilMs: 0 };
}

function obstacleTo(state: ApplyState, addition: AddBinding): string | undefined {
  const identity = identityOf(state, addition);
  if (identity === undefined) return 'its identity was not created';
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

async function addChunk(state: ApplyState, batches: BatchState, chunk: readonly AddBinding[]): Promise<void> {
  const [first] = chunk;
  if (first === undefined || isStopped(state)) return;
  const mayBatch = chunk.length > 1 && batches.offered !== false;
  if (mayBatch && (await addBatch(state, batches, chunk, first.group.uid))) return;
  await mapPool(chunk, state.concurrency, (addition) => addOne(state, addition));
}

/** Tries a batch; false if its bindings must be added one by one. */
async function addBatch(
  state: ApplyState,
  batches: BatchState,
  chunk: readonly AddBinding[],
  groupUid: string,
): Promise<boolean> {
  const sent = await sendBatch(state, chunk, groupUid);
  if (sent.failed === undefined) {
    state.wrote = true;
    batches.offered = true;
    if (sent.uids.length !== chunk.length) return addMissing(state, chunk);
    chunk.forEach((addition, position) => {
      const uid = sent.uids[position];
      track(state, addition, 'done', uid === undefined || uid === '' ? {} : { uid });
    });
    return true;
  }
  const { failure } = sent;
  switch (failure.outcome) {
    case 'stop':
      failBatch(state, chunk, cutShort(state, failure));
      return true;
    case 'turned-away':
      state.outages += 1;
      failBatch(state, chunk, failure);
      return true;
    case 'lost':
      state.wrote = true;
      return addMissing(state, chunk);
    case 'refused':
      batches.refused += 1;
      if (failure.code === 'UNIMPLEMENTED' || batches.refused >= MAXIMUM_REFUSED) batches.offered ??= false;
      return false;
  }
}

type SentBatch =
  | { readonly uids: readonly string[]; readonly failed: undefined }
  | { readonly failure: Failure; readonly failed: FailedTry };

/** Sends a batch; one that was turned away (429) is waited for, because single requests would only be more of them. */
async function sendBatch(
  state: ApplyState,
  chunk: readonly AddBinding[],
  groupUid: string,
): Promise<SentBatch> {
  const bindings = chunk.map((addition) => fieldsOf(state, addition));
  const { last } = await withRetries(state, false, async (): Promise<SentBatch> => {
    try {
      return { uids: await state.port.createBindings(groupUid, bindings), failed: undefined };
    } catch (error) {
      const failure = describeFailure(error);
      return { failure, failed: failedWrite(state, failure, failure.outcome !== 'turned-away') };
    }
  });
  return last;
}

/** Gives up a whole batch; if this run may no longer send anything, what is left is not attempted. */
function failBatch(state: ApplyState, chunk: readonly AddBinding[], failure: Failure): void {
  if (failure.outcome === 'stop') state.stopped ??= failure;
  state.failures.push(failure);
  if (failure.outcome === 'stop' && !isOwnStop(failure)) return;
  for (const addition of chunk) track(state, addition, 'failed', { note: failure.message });
}

/** After a lost answer, bindings that exist are done and the rest are added one by one. */
async function addMissing(state: ApplyState, chunk: readonly AddBinding[]): Promise<boolean> {
  await mapPool(chunk, state.concurrency, (addition) => addOne(state, addition, true));
  return true;
}

/** Adds one binding; with `mayBeThere`, a lost batch may have created it, so it looks for it first. */
async function addOne(state: ApplyState, addition: AddBinding, mayBeThere = false): Promise<void> {
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
      for (const waitMs of BINDING_LOOKS_MS) {
        if (waitMs > 0) await clock.sleep(waitMs, signal);
        const uid = await look();
        if (uid !== undefined) return { uid };
      }
    }
    const uid = await settle(state, {
      send: () => port.createBinding(group.uid, fields),
      look,
      looksMs: BINDING_LOOKS_MS,
      freshUntilMs: identityOf(state, addition)?.freshUntilMs,
    });
    return { uid };
  });
}
