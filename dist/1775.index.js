export const id = 1775;
export const ids = [1775];
export const modules = {

/***/ 1775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyPlan: () => (/* binding */ applyPlan)
});

// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/domain/role-refusal.js
var role_refusal = __webpack_require__(65804);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/commands/problems.js
var problems = __webpack_require__(61447);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/failure.js



/** Longest text of the service that is told. */
const LONGEST = 300;
/** Answers that do not tell whether the write was made. */
const LOST = new Set([
    'CONNECTION',
    'TIMEOUT',
    'UNDECODABLE',
    'INTERNAL',
    'UNKNOWN',
    'DEADLINE_EXCEEDED',
    'UNAVAILABLE',
    'ABORTED',
    'DATA_LOSS',
]);
/** Judges what a request of `apply` threw. */
function describeFailure(error) {
    const [problem] = (0,problems/* toProblems */.e)(error, undefined);
    const kind = problem?.kind ?? 'service';
    if (!(error instanceof errors/* PlatformError */.Wk)) {
        const outcome = kind === 'unauthenticated' ? 'stop' : 'refused';
        return { outcome, code: 'OTHER', httpStatus: 0, kind, message: (0,plain_text/* plainLine */.h0)(problem?.message ?? '') };
    }
    const { code, httpStatus } = error;
    const status = httpStatus === 0 ? '' : `, HTTP status ${httpStatus}`;
    const message = [`${(0,plain_text/* plainLine */.h0)(error.message, LONGEST)} (${code}${status})`, ...details(error)].join('; ');
    return { outcome: outcomeOf(error), code, httpStatus, kind, message };
}
function outcomeOf({ code, sent }) {
    if (code === 'CANCELLED' || code === 'UNAUTHENTICATED')
        return 'stop';
    if (code === 'CONNECTION' && !sent)
        return 'turned-away';
    if (code === 'RESOURCE_EXHAUSTED')
        return 'turned-away';
    return LOST.has(code) ? 'lost' : 'refused';
}
/** Typed details of an answer (spec §7): broken preconditions, fields, what was not found, reason, terms to accept. */
function details(error) {
    const { fieldViolations, others, preconditions, resource } = error.details;
    const told = [
        ...preconditions.map(({ type, description }) => `${type}: ${description}`),
        ...fieldViolations.map(({ field, description }) => `${field}: ${description}`),
        ...(resource === undefined ? [] : [`${resource.type} ${resource.name}`]),
        ...(error.reason === '' || error.reason === error.code
            ? []
            : [`reason ${error.reason} of ${error.domain}`]),
        ...others.map((detail) => JSON.stringify(detail) ?? ''),
    ];
    const lines = told.map((line) => (0,plain_text/* plainLine */.h0)(line, LONGEST));
    if (error.code !== 'PERMISSION_DENIED')
        return lines;
    return [
        ...lines,
        'the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization',
    ];
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply-state.js

/** Outages after which no more is waited for. */
const PATIENCE = 3;
/** Times that a request is sent before its change is given up. */
const MAXIMUM_SENT = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;
/** Whether nothing more may be begun. */
function isStopped(state) {
    return state.stopped !== undefined || state.signal.aborted;
}
/** Sets the state of change number `index`. */
function track(state, index, status, more = {}) {
    const change = state.plan.changes[index];
    if (change === undefined)
        return;
    state.tracked[index] = { change, status, ...more };
    const settled = state.tracked.filter((one) => one.status === 'done' || one.status === 'failed').length;
    state.progress?.(settled, state.tracked.length);
}
/** Makes one change; a failure is recorded with it, and ends the run only when nothing else can be done. */
async function attempt(state, index, body) {
    if (isStopped(state))
        return;
    try {
        track(state, index, 'done', await body());
    }
    catch (error) {
        const failure = error instanceof Settled ? error.failure : describeFailure(error);
        if (failure.outcome === 'stop')
            state.stopped ??= failure;
        state.failures.push(failure);
        track(state, index, 'failed', { note: failure.message });
    }
}
/** A change that was given up, with the last failure. */
class Settled extends Error {
    failure;
    constructor(failure) {
        super(failure.message);
        this.name = 'Settled';
        this.failure = failure;
    }
}
/** Gives up a change for a reason of our own. */
function refuse(message) {
    throw new Settled({
        outcome: 'refused',
        code: 'FAILED_PRECONDITION',
        httpStatus: 0,
        kind: 'service',
        message,
    });
}
/**
 * Sends a write until it is done or refused. A lost answer is settled by looking, and only when nothing is seen it is sent
 * again; a 403 or 404 on what this run made is waited for. Throws `Settled`.
 */
async function settle(state, write) {
    let waitMs = FIRST_WAIT_MS;
    for (let sent = 1;; sent += 1) {
        if (isStopped(state))
            refuse('the run was stopped before this was done');
        let failure;
        try {
            const made = await write.send();
            state.wrote = true;
            state.outages = 0;
            return made;
        }
        catch (error) {
            failure = describeFailure(error);
        }
        if (failure.code === 'CANCELLED')
            throw giveUp(state, cutShort(state, failure));
        if (failure.outcome === 'lost' || failure.code === 'ALREADY_EXISTS') {
            state.wrote ||= failure.outcome === 'lost';
            const seen = await look(state, write, failure);
            if (seen.kind === 'there')
                return seen.found;
            if (seen.kind === 'unknown') {
                const message = `${failure.message}; whether it was done could not be seen`;
                throw giveUp(state, { ...failure, message });
            }
        }
        const { clock, signal } = state;
        const isYoung = clock.now() < (write.freshUntilMs ?? 0);
        if (isYoung && (failure.code === 'NOT_FOUND' || failure.code === 'PERMISSION_DENIED')) {
            await clock.sleep(waitMs, signal);
            waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
            sent = 0;
            continue;
        }
        const mayPass = failure.outcome === 'lost' || failure.outcome === 'turned-away';
        if (!mayPass || sent >= MAXIMUM_SENT || state.outages >= PATIENCE)
            throw giveUp(state, failure);
        await clock.sleep(waitMs, signal);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
}
/** A write whose answer was not waited for any more may have been made all the same. */
function cutShort(state, failure) {
    if (failure.code !== 'CANCELLED')
        return failure;
    state.wrote = true;
    return { ...failure, message: `${failure.message}; whether it was done is not known` };
}
function giveUp(state, failure) {
    if (failure.outcome === 'lost' || failure.outcome === 'turned-away')
        state.outages += 1;
    return new Settled(failure);
}
async function look(state, write, failure) {
    // A service that says that it is not available has hardly done it.
    const looks = failure.httpStatus === 503 ? write.looksMs.slice(0, 2) : write.looksMs;
    const waits = state.outages >= PATIENCE ? [0] : looks;
    let answered = false;
    for (const waitMs of waits) {
        if (waitMs > 0)
            await state.clock.sleep(waitMs, state.signal);
        if (isStopped(state))
            return { kind: 'unknown' };
        try {
            const found = await write.look();
            if (found !== undefined)
                return { kind: 'there', found };
            answered = true;
        }
        catch (error) {
            const failure = describeFailure(error);
            if (failure.outcome === 'stop')
                throw new Settled(failure);
            answered = false;
        }
    }
    return { kind: answered ? 'absent' : 'unknown' };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply-additions.js



/** Most bindings that one batch creates (public limit of `:batchCreate`). */
const BATCH_SIZE = 25;
/** Refused batches, with none that went well, after which batches are taken to be not offered. */
const MAXIMUM_REFUSED = 2;
const BINDING_LOOKS_MS = [0, 1000, 2000];
/** Adds bindings: in batches of one group where the service has them, else one by one; each failure stands for itself. */
async function applyAdditions(state, additions) {
    const ready = [];
    for (const addition of additions) {
        if (isStopped(state))
            return;
        await attemptReady(state, addition, ready);
    }
    const batches = { offered: undefined, refused: 0 };
    const chunks = intoChunks(ready);
    const [first, ...rest] = chunks;
    // The first batch shows whether there are batches at all.
    if (first !== undefined)
        await addChunk(state, batches, first);
    await (0,pool/* mapPool */.Pk)(rest, state.concurrency, (chunk) => addChunk(state, batches, chunk));
}
async function attemptReady(state, { change, index }, ready) {
    const { identity } = change;
    const made = identity.uid === undefined ? state.made.get(identity.name) : undefined;
    const identityUid = identity.uid ?? made?.uid;
    if (identityUid === undefined) {
        await attempt(state, index, async () => refuse('its identity was not created'));
    }
    else if (state.unchanged.has(identityUid)) {
        // The role would go to whoever matches the old claims.
        await attempt(state, index, async () => refuse('the claims of its identity could not be changed'));
    }
    else {
        ready.push({ index, change, identityUid, freshUntilMs: made?.freshUntilMs });
    }
}
/** Chunks of at most 25 on one group, in the order of the plan; those of new identities apart, as they may have to wait. */
function intoChunks(ready) {
    const kinds = new Map();
    for (const addition of ready) {
        const key = JSON.stringify([addition.change.group.uid, addition.freshUntilMs !== undefined]);
        kinds.set(key, [...(kinds.get(key) ?? []), addition]);
    }
    return [...kinds.values()].flatMap((items) => Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) => items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)));
}
async function addChunk(state, batches, chunk) {
    const [first] = chunk;
    if (first === undefined || isStopped(state))
        return;
    const mayBatch = chunk.length > 1 && batches.offered !== false;
    if (mayBatch && (await addBatch(state, batches, chunk, first.change.group.uid)))
        return;
    await (0,pool/* mapPool */.Pk)(chunk, state.concurrency, (addition) => addOne(state, addition));
}
/** Tries a batch; false when its bindings have to be added one by one. */
async function addBatch(state, batches, chunk, groupUid) {
    try {
        const bindings = chunk.map(({ change, identityUid }) => ({ identityUid, roleUid: change.role.uid }));
        const uids = await state.port.createBindings(groupUid, bindings);
        state.wrote = true;
        batches.offered = true;
        if (uids.length !== chunk.length)
            return addMissing(state, chunk);
        chunk.forEach(({ index }, position) => {
            const uid = uids[position];
            track(state, index, 'done', uid === undefined || uid === '' ? {} : { uid });
        });
        return true;
    }
    catch (error) {
        const failure = describeFailure(error);
        if (failure.outcome === 'stop') {
            const told = cutShort(state, failure);
            state.stopped ??= told;
            state.failures.push(told);
            if (failure.code === 'CANCELLED') {
                for (const { index } of chunk)
                    track(state, index, 'failed', { note: told.message });
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
            if (batches.offered === undefined && isUnknown)
                batches.offered = false;
        }
        return false;
    }
}
/** After a lost answer: what is there is done, the rest is added one by one. */
async function addMissing(state, chunk) {
    await (0,pool/* mapPool */.Pk)(chunk, state.concurrency, (addition) => addOne(state, addition, true));
    return true;
}
/** Adds one binding; `mayBeThere`: a lost batch may have made it, so it is looked for first. */
async function addOne(state, { change, freshUntilMs, identityUid, index }, mayBeThere = false) {
    const { clock, port, signal } = state;
    const { group, role } = change;
    const look = async () => {
        const rows = await port.listBindings({ identityUid });
        const found = rows.filter((row) => row.identity.uid === identityUid && row.role.uid === role.uid && row.group.uid === group.uid);
        return found.map(({ uid }) => uid).sort()[0];
    };
    await attempt(state, index, async () => {
        if (mayBeThere) {
            for (const waitMs of BINDING_LOOKS_MS) {
                if (waitMs > 0)
                    await clock.sleep(waitMs, signal);
                const uid = await look();
                if (uid !== undefined)
                    return { uid };
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

// EXTERNAL MODULE: ./build/domain/role-binding.js
var role_binding = __webpack_require__(95573);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply-identities.js


/** How long a new identity may be unknown to parts of the service. */
const FRESH_MS = 30_000;
/** A second identity with the same claims would be worse than a wait. */
const IDENTITY_LOOKS_MS = [0, 1000, 2000, 4000, 8000];
const UPDATE_LOOKS_MS = [0, 1000, 2000];
/** Creates an identity under the organization, unless another run has made it meanwhile. */
async function applyCreation(state, index, change) {
    await attempt(state, index, async () => {
        const { clock, made, plan, port } = state;
        const { name } = change.identity;
        const { claimMatch, description } = change;
        const look = async () => (await meantIdentities(state, change))[0]?.uid;
        const there = await look();
        let own;
        const uid = there ??
            (await settle(state, {
                send: async () => {
                    own = await port.createIdentity(plan.organization.uid, { name, description, claimMatch });
                    return own;
                },
                look,
                looksMs: IDENTITY_LOOKS_MS,
            }));
        const settled = there === undefined
            ? await settleTwins(state, change, { uid, own })
            : { uid, note: 'it was there already' };
        made.set(name, { uid: settled.uid, freshUntilMs: clock.now() + FRESH_MS });
        return settled;
    });
}
/**
 * Two runs that create one identity at the same moment make two, which the next plan could not tell apart. So after the
 * creation it is looked again: the oldest is used, and the run that made another one takes that away, which is seconds old
 * and has no bindings. What cannot be settled so is told.
 */
async function settleTwins(state, change, { own, uid }) {
    try {
        const found = await meantIdentities(state, change);
        const [oldest, ...others] = found;
        if (oldest === undefined || oldest.uid === own || others.length === 0)
            return { uid };
        // Which one is older can only be told where both are listed.
        if (own === undefined || !found.some((identity) => identity.uid === own)) {
            const uids = others.map((identity) => identity.uid).join(', ');
            return { uid: oldest.uid, note: `another run made it too; delete what is left of ${uids}` };
        }
        const note = await removeOwn(state, own);
        return { uid: oldest.uid, note };
    }
    catch {
        // The identity is made; a twin, if there is one, is told by the next plan.
        return { uid };
    }
}
/** Takes away the identity that this run has just made, which nothing is bound to yet. */
async function removeOwn({ port }, own) {
    const left = `another run made it at the same moment; delete the identity ${own}, which is not used`;
    try {
        if ((await port.listBindings({ identityUid: own })).length > 0)
            return left;
        await port.deleteIdentity(own);
        return 'another run made it at the same moment, and the one of this run was taken away again';
    }
    catch {
        return left;
    }
}
/** Identities that are what the change makes, the oldest first; where times are equal or missing, in the order of uids. */
async function meantIdentities({ port }, change) {
    const found = (await port.listIdentities(change.identity.name)).filter((identity) => isMeant(identity, change));
    return found.toSorted((a, b) => (0,role_binding/* compareText */.n6)(a.createTime, b.createTime) || (0,role_binding/* compareText */.n6)(a.uid, b.uid));
}
function isMeant(identity, { claimMatch, identity: { name } }) {
    const { issuer, kind, subject } = identity;
    return (kind === 'claim-match' &&
        identity.name === name &&
        issuer === claimMatch.issuer &&
        subject === claimMatch.subject);
}
/** Changes claims, name or description; an identity whose claims could not be changed gets nothing new in this run. */
async function applyUpdate(state, index, change) {
    const { port, tracked, unchanged } = state;
    const { claims, description, identity, name } = change;
    const fields = {
        ...(name === undefined ? {} : { name: name.to }),
        ...(description === undefined ? {} : { description: description.to }),
        ...(claims === undefined ? {} : { claimMatch: { ...claims.kept, ...claims.to } }),
    };
    const isDone = (now) => (name === undefined || now.name === name.to) &&
        (description === undefined || now.description === description.to) &&
        (claims === undefined || (now.issuer === claims.to.issuer && now.subject === claims.to.subject));
    await attempt(state, index, async () => {
        const after = await settle(state, {
            send: () => port.updateIdentity(identity.uid, fields),
            look: async () => {
                const now = await port.getIdentity(identity.uid);
                return now !== undefined && isDone(now) ? now : undefined;
            },
            looksMs: UPDATE_LOOKS_MS,
        });
        if (!isDone(after))
            refuse('the service answered, but the identity is as it was');
        return {};
    });
    if (claims !== undefined && tracked[index]?.status !== 'done')
        unchanged.add(identity.uid);
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply-removals.js




const REMOVAL_LOOKS_MS = [0, 1000, 2000];
/** Removes bindings; those of `owner` on the organization one after the other, as each has to see what the last one left. */
async function applyRemovals(state, removals) {
    const isOwner = ({ change }) => isOwnerOfOrganization(state, change);
    const others = removals.filter((removal) => !isOwner(removal));
    await (0,pool/* mapPool */.Pk)(others, state.concurrency, (removal) => applyRemoval(state, removal));
    for (const removal of removals.filter(isOwner))
        await applyRemoval(state, removal);
}
/**
 * Removes a binding after reading again: it still has to be what the plan saw, a duplicate only goes while its twin is
 * there, and the last `owner` of the organization stays; so two runs at once do no harm.
 */
async function applyRemoval(state, { change, index }) {
    const { port, removed } = state;
    await attempt(state, index, async () => {
        const now = await port.getBinding(change.uid);
        if (now !== undefined && !isSameGrant(now, change)) {
            refuse('it was changed meanwhile, and is left as it is');
        }
        await checkTwin(state, change);
        await checkOwner(state, change);
        await settle(state, {
            send: () => removeIfThere(state, change.uid),
            look: async () => ((await port.getBinding(change.uid)) === undefined ? true : undefined),
            looksMs: REMOVAL_LOOKS_MS,
        });
        removed.add(change.uid);
        return now === undefined ? { note: 'it was gone already' } : {};
    });
}
function isSameGrant(row, { group, identity, role }) {
    return row.identity.uid === identity.uid && row.role.uid === role.uid && row.group.uid === group.uid;
}
function isOwnerOfOrganization(state, { group, role }) {
    return role.name === role_refusal/* OWNER */.y && group.uid === state.plan.organization.uid;
}
async function checkTwin({ port }, change) {
    if (change.keeps === undefined)
        return;
    const twin = await port.getBinding(change.keeps);
    if (twin === undefined || !isSameGrant(twin, change)) {
        refuse('the binding that it duplicates is gone, so this one stays');
    }
}
/** Another binding of the same role has to stay: one that is read now, or one that this run added. */
async function checkOwner(state, change) {
    if (!isOwnerOfOrganization(state, change))
        return;
    const { group, role, uid } = change;
    const rows = await state.port.listBindings({ groupUid: group.uid, roleUid: role.uid });
    const isOther = (row) => row.uid !== uid &&
        !state.removed.has(row.uid) &&
        row.role.uid === role.uid &&
        row.group.uid === group.uid;
    const wasAdded = state.tracked.some(({ change: other, status }) => other.action === 'add' &&
        status === 'done' &&
        other.role.uid === role.uid &&
        other.group.uid === group.uid);
    if (!rows.some(isOther) && !wasAdded)
        refuse('it is the last `owner` of the organization, which is kept');
}
/** Deletes; a binding that is gone counts as deleted. */
async function removeIfThere({ port }, uid) {
    try {
        await port.deleteBinding(uid);
    }
    catch (error) {
        if (!(error instanceof errors/* PlatformError */.Wk) || error.code !== 'NOT_FOUND')
            throw error;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply.js






/**
 * Makes the changes of a plan that no guard blocks (contract §7): claim changes, identities, additions, other changes,
 * removals. One failed change does not stop the rest; a second run finishes the work. Never throws.
 */
async function applyPlan(plan, options) {
    const state = {
        ...options,
        plan,
        tracked: plan.changes.map((change) => ({ change, status: 'planned' })),
        made: new Map(),
        unchanged: new Set(),
        removed: new Set(),
        wrote: false,
        outages: 0,
        stopped: undefined,
        failures: [],
    };
    const inPool = (items, work) => (0,pool/* mapPool */.Pk)(items, state.concurrency, work);
    const updates = numbered(plan, (change) => change.action === 'update');
    const claims = updates.filter(({ change }) => change.claims !== undefined);
    const words = updates.filter(({ change }) => change.claims === undefined);
    await inPool(claims, ({ change, index }) => applyUpdate(state, index, change));
    const creations = numbered(plan, (change) => change.action === 'create');
    await inPool(creations, ({ change, index }) => applyCreation(state, index, change));
    await applyAdditions(state, numbered(plan, (change) => change.action === 'add'));
    await inPool(words, ({ change, index }) => applyUpdate(state, index, change));
    await applyRemovals(state, numbered(plan, (change) => change.action === 'remove'));
    return conclude(state);
}
function numbered(plan, is) {
    return plan.changes.flatMap((change, index) => (is(change) ? [{ index, change }] : []));
}
function conclude(state) {
    const { failures, signal, stopped, tracked } = state;
    const applied = tracked.filter(({ status }) => status === 'done').length;
    const failed = tracked.filter(({ status }) => status === 'failed').length;
    const left = tracked.length - applied;
    if (left === 0)
        return { tracked, applied, failed, problems: [] };
    const reason = signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
    const why = stopped?.message ?? (isStopped(state) ? reason : failures[0]?.message);
    const message = `${left} of ${(0,role_refusal/* countOf */.p)(tracked.length, 'change')} could not be made${why === undefined ? '' : `: ${why}`}`;
    const kind = state.wrote || applied > 0 ? 'partial' : (stopped?.kind ?? failures[0]?.kind ?? 'service');
    const fix = 'mend what is told, then run again: a second run finishes the work';
    return { tracked, applied, failed, problems: [{ kind, message, fix }] };
}


/***/ })

};
