import { mapPool } from '../../base/pool.ts';
import type { AddBinding } from '../../domain/role-binding.ts';
import { type ApplyState, attempt, cutShort, isStopped, refuse, settle, track } from './apply-state.ts';
import { describeFailure } from './failure.ts';

/** Most bindings that one batch creates (public limit of `:batchCreate`). */
const BATCH_SIZE = 25;
/** Refused batches, with none that went well, after which batches are taken to be not offered. */
const MAXIMUM_REFUSED = 2;
const BINDING_LOOKS_MS = [0, 1000, 2000];

/** An addition and its number in the plan. */
export interface NumberedAddition {
  readonly index: number;
  readonly change: AddBinding;
}

interface ReadyAddition extends NumberedAddition {
  readonly identityUid: string;
  readonly freshUntilMs: number | undefined;
}

/** Whether batches are worth a try. */
interface BatchState {
  offered: boolean | undefined;
  refused: number;
}

/** Adds bindings: in batches of one group where the service has them, else one by one; each failure stands for itself. */
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
  // The first batch shows whether there are batches at all.
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

/** Chunks of at most 25 on one group, in the order of the plan; those of new identities apart, as they may have to wait. */
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

/** Tries a batch; false when its bindings have to be added one by one. */
async function addBatch(
  state: ApplyState,
  batches: BatchState,
  chunk: readonly ReadyAddition[],
  groupUid: string,
): Promise<boolean> {
  try {
    const bindings = chunk.map(({ change, identityUid }) => ({ identityUid, roleUid: change.role.uid }));
    const uids = await state.port.createBindings(groupUid, bindings);
    state.wrote = true;
    batches.offered = true;
    if (uids.length !== chunk.length) return addMissing(state, chunk);
    chunk.forEach(({ index }, position) => {
      const uid = uids[position];
      track(state, index, 'done', uid === undefined || uid === '' ? {} : { uid });
    });
    return true;
  } catch (error) {
    const failure = describeFailure(error);
    if (failure.outcome === 'stop') {
      const told = cutShort(state, failure);
      state.stopped ??= told;
      state.failures.push(told);
      if (failure.code === 'CANCELLED') {
        for (const { index } of chunk) track(state, index, 'failed', { note: told.message });
      }
      return true;
    }
    if (failure.outcome === 'lost') {
      state.wrote = true;
      return addMissing(state, chunk);
    }
    if (failure.outcome === 'refused') {
      batches.refused += 1;
      const isUnknown = failure.code === 'UNIMPLEMENTED' || batches.refused >= MAXIMUM_REFUSED;
      if (batches.offered === undefined && isUnknown) batches.offered = false;
    }
    return false;
  }
}

/** After a lost answer: what is there is done, the rest is added one by one. */
async function addMissing(state: ApplyState, chunk: readonly ReadyAddition[]): Promise<boolean> {
  await mapPool(chunk, state.concurrency, (addition) => addOne(state, addition, true));
  return true;
}

/** Adds one binding; `mayBeThere`: a lost batch may have made it, so it is looked for first. */
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
