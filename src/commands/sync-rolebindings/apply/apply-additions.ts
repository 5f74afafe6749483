import { mapPool } from '../../../base/pool.ts';
import { type FailedTry, withRetries } from '../../../base/retry.ts';
import type { AddBinding } from '../plan/role-change.ts';
import {
  type ApplyState,
  attempt,
  cutShort,
  failedWrite,
  isOwnStop,
  isStopped,
  refuse,
  settle,
  track,
} from './apply-state.ts';
import { describeFailure, type Failure } from './failure.ts';

/** Most bindings that one batch creates (public limit of `:batchCreate`). */
const BATCH_SIZE = 25;
/** Refused batches, without a successful one, after which batches count as unsupported. */
const MAXIMUM_REFUSED = 2;
const BINDING_LOOKS_MS = [0, 1000, 2000];

export interface NumberedAddition {
  readonly index: number;
  readonly change: AddBinding;
}

interface ReadyAddition extends NumberedAddition {
  readonly identityUid: string;
  readonly freshUntilMs: number | undefined;
}

/** Whether to try batches. */
interface BatchState {
  offered: boolean | undefined;
  refused: number;
}

/**
 * Adds bindings: in batches of one group if the service supports them, else one by one; each failure is recorded on
 * its own.
 */
export async function applyAdditions(
  state: ApplyState,
  additions: readonly NumberedAddition[],
): Promise<void> {
  const ready: ReadyAddition[] = [];
  for (const addition of additions) {
    if (isStopped(state)) return;
    await attemptReady(state, addition, ready);
  }
  const batches: BatchState = { offered: undefined, refused: 0 };
  const chunks = intoChunks(ready);
  const [first, ...rest] = chunks;
  // The first batch shows whether batches are supported.
  if (first !== undefined) await addChunk(state, batches, first);
  await mapPool(rest, state.concurrency, (chunk) => addChunk(state, batches, chunk));
}

async function attemptReady(
  state: ApplyState,
  { change, index }: NumberedAddition,
  ready: ReadyAddition[],
): Promise<void> {
  const { identity } = change;
  const made = identity.uid === undefined ? state.made.get(identity.name) : undefined;
  const identityUid = identity.uid ?? made?.uid;
  if (identityUid === undefined) {
    await attempt(state, index, async () => refuse('its identity was not created'));
  } else if (state.unchanged.has(identityUid)) {
    // The role would go to whoever matches the old claims.
    await attempt(state, index, async () => refuse('the claims of its identity could not be changed'));
  } else {
    ready.push({ index, change, identityUid, freshUntilMs: made?.freshUntilMs });
  }
}

/**
 * Chunks of at most 25 for one group, in the order of the plan; those of new identities separately, as they may have
 * to wait.
 */
function intoChunks(ready: readonly ReadyAddition[]): readonly (readonly ReadyAddition[])[] {
  const kinds = new Map<string, ReadyAddition[]>();
  for (const addition of ready) {
    const key = JSON.stringify([addition.change.group.uid, addition.freshUntilMs !== undefined]);
    kinds.set(key, [...(kinds.get(key) ?? []), addition]);
  }
  return [...kinds.values()].flatMap((items) =>
    Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
      items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
    ),
  );
}

async function addChunk(
  state: ApplyState,
  batches: BatchState,
  chunk: readonly ReadyAddition[],
): Promise<void> {
  const [first] = chunk;
  if (first === undefined || isStopped(state)) return;
  const mayBatch = chunk.length > 1 && batches.offered !== false;
  if (mayBatch && (await addBatch(state, batches, chunk, first.change.group.uid))) return;
  await mapPool(chunk, state.concurrency, (addition) => addOne(state, addition));
}

/** Tries a batch; false if its bindings must be added one by one. */
async function addBatch(
  state: ApplyState,
  batches: BatchState,
  chunk: readonly ReadyAddition[],
  groupUid: string,
): Promise<boolean> {
  const sent = await sendBatch(state, chunk, groupUid);
  if (sent.kind === 'added') {
    state.wrote = true;
    batches.offered = true;
    if (sent.uids.length !== chunk.length) return addMissing(state, chunk);
    chunk.forEach(({ index }, position) => {
      const uid = sent.uids[position];
      track(state, index, 'done', uid === undefined || uid === '' ? {} : { uid });
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
    case 'refused': {
      batches.refused += 1;
      const isUnknown = failure.code === 'UNIMPLEMENTED' || batches.refused >= MAXIMUM_REFUSED;
      if (batches.offered === undefined && isUnknown) batches.offered = false;
      return false;
    }
  }
}

type SentBatch =
  | { readonly kind: 'added'; readonly uids: readonly string[]; readonly failed: undefined }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly failed: FailedTry };

/** Sends a batch; one that was turned away (429) is waited for, because single requests would only be more of them. */
async function sendBatch(
  state: ApplyState,
  chunk: readonly ReadyAddition[],
  groupUid: string,
): Promise<SentBatch> {
  const bindings = chunk.map(({ change, identityUid }) => ({ identityUid, roleUid: change.role.uid }));
  const { last } = await withRetries(state, false, async (): Promise<SentBatch> => {
    try {
      const uids = await state.port.createBindings(groupUid, bindings);
      return { kind: 'added', uids, failed: undefined };
    } catch (error) {
      const failure = describeFailure(error);
      const wasTaken = failure.outcome !== 'turned-away';
      return { kind: 'failed', failure, failed: failedWrite(state, failure, wasTaken) };
    }
  });
  return last;
}

/** Gives up a whole batch; if this run may no longer send anything, what is left is not attempted. */
function failBatch(state: ApplyState, chunk: readonly ReadyAddition[], failure: Failure): void {
  if (failure.outcome === 'stop') state.stopped ??= failure;
  state.failures.push(failure);
  if (failure.outcome === 'stop' && !isOwnStop(failure)) return;
  for (const { index } of chunk) track(state, index, 'failed', { note: failure.message });
}

/** After a lost answer, bindings that exist are done and the rest are added one by one. */
async function addMissing(state: ApplyState, chunk: readonly ReadyAddition[]): Promise<boolean> {
  await mapPool(chunk, state.concurrency, (addition) => addOne(state, addition, true));
  return true;
}

/** Adds one binding; with `mayBeThere`, a lost batch may have created it, so it looks for it first. */
async function addOne(
  state: ApplyState,
  { change, freshUntilMs, identityUid, index }: ReadyAddition,
  mayBeThere = false,
): Promise<void> {
  const { clock, port, signal } = state;
  const { group, role } = change;
  const look = async () => {
    const rows = await port.listBindings({ identityUid });
    const found = rows.filter(
      (row) => row.identity.uid === identityUid && row.role.uid === role.uid && row.group.uid === group.uid,
    );
    return found.map(({ uid }) => uid).sort()[0];
  };
  await attempt(state, index, async () => {
    if (mayBeThere) {
      for (const waitMs of BINDING_LOOKS_MS) {
        if (waitMs > 0) await clock.sleep(waitMs, signal);
        const uid = await look();
        if (uid !== undefined) return { uid };
      }
    }
    const uid = await settle(state, {
      send: () => port.createBinding(group.uid, { identityUid, roleUid: role.uid }),
      look,
      looksMs: BINDING_LOOKS_MS,
      freshUntilMs,
    });
    return { uid };
  });
}
