"use strict";
exports.id = 7995;
exports.ids = [7995];
exports.modules = {

  7995:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  applyPlan: () => (  applyPlan)
});

var counted = __webpack_require__(34150);
var pool = __webpack_require__(24344);
var plain_text = __webpack_require__(38086);
var errors = __webpack_require__(34779);
var problems = __webpack_require__(96299);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply/failure.js



const LONGEST = 300;
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
function describeFailure(error) {
    const [problem] = (0,problems .e)(error, undefined);
    const kind = problem?.kind ?? 'service';
    if (!(error instanceof errors .Wk)) {
        const outcome = kind === 'unauthenticated' ? 'stop' : 'refused';
        return {
            outcome,
            code: 'OTHER',
            httpStatus: 0,
            sent: false,
            kind,
            message: (0,plain_text .h0)(problem?.message ?? ''),
        };
    }
    const { httpStatus, sent } = error;
    const code = error.code === 'CANCELLED' && httpStatus !== 0 ? 'GIVEN_UP' : error.code;
    const status = httpStatus === 0 ? '' : `, HTTP status ${httpStatus}`;
    const message = [`${(0,plain_text .h0)(error.message, LONGEST)} (${error.code}${status})`, ...details(error)].join('; ');
    return { outcome: outcomeOf(error), code, httpStatus, sent, kind, message };
}
function outcomeOf({ code, httpStatus, sent }) {
    if (code === 'UNAUTHENTICATED')
        return 'stop';
    if (code === 'CANCELLED')
        return httpStatus === 0 ? 'stop' : 'lost';
    if (code === 'CONNECTION' && !sent)
        return 'turned-away';
    if (code === 'RESOURCE_EXHAUSTED')
        return 'turned-away';
    return LOST.has(code) ? 'lost' : 'refused';
}
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
    const lines = told.map((line) => (0,plain_text .h0)(line, LONGEST));
    if (error.code !== 'PERMISSION_DENIED')
        return lines;
    return [
        ...lines,
        'the running identity needs `owner`, or a role with the capabilities role_bindings.* and identity.* on the organization',
    ];
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply/apply-state.js

const PATIENCE = 3;
const MAXIMUM_SENT = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;
function isStopped(state) {
    return state.stopped !== undefined || state.signal.aborted;
}
const isSettled = (status) => status === 'done' || status === 'failed';
function track(state, index, status, more = {}) {
    const change = state.plan.changes[index];
    if (change === undefined)
        return;
    const before = state.tracked[index]?.status;
    state.tracked[index] = { change, status, ...more };
    if (isSettled(status) && !isSettled(before))
        state.settled += 1;
    state.progress?.(state.settled, state.tracked.length);
}
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
class Settled extends Error {
    failure;
    constructor(failure) {
        super(failure.message);
        this.name = 'Settled';
        this.failure = failure;
    }
}
function refuse(message) {
    throw new Settled({
        outcome: 'refused',
        code: 'FAILED_PRECONDITION',
        httpStatus: 0,
        sent: false,
        kind: 'service',
        message,
    });
}
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
        if (isOwnStop(failure))
            throw giveUp(state, cutShort(state, failure));
        if (failure.outcome === 'lost' || failure.code === 'ALREADY_EXISTS') {
            state.wrote ||= failure.outcome === 'lost';
            const seen = await look(state, write, failure);
            if (seen.kind === 'there')
                return seen.found;
            if (seen.kind === 'unknown') {
                const message = `${failure.message}; it is not known whether the change was made`;
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
function isOwnStop({ code, outcome }) {
    return code === 'CANCELLED' && outcome === 'stop';
}
function cutShort(state, failure) {
    if (!isOwnStop(failure) || !failure.sent)
        return failure;
    state.wrote = true;
    return { ...failure, message: `${failure.message}; it is not known whether the change was made` };
}
function giveUp(state, failure) {
    if (failure.outcome === 'lost' || failure.outcome === 'turned-away')
        state.outages += 1;
    return new Settled(failure);
}
async function look(state, write, failure) {
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

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply/apply-additions.js



const BATCH_SIZE = 25;
const MAXIMUM_REFUSED = 2;
const BINDING_LOOKS_MS = [0, 1000, 2000];
const BATCH_WAITS_MS = [2000, 8000, 20_000];
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
    if (first !== undefined)
        await addChunk(state, batches, first);
    await (0,pool .P)(rest, state.concurrency, (chunk) => addChunk(state, batches, chunk));
}
async function attemptReady(state, { change, index }, ready) {
    const { identity } = change;
    const made = identity.uid === undefined ? state.made.get(identity.name) : undefined;
    const identityUid = identity.uid ?? made?.uid;
    if (identityUid === undefined) {
        await attempt(state, index, async () => refuse('its identity was not created'));
    }
    else if (state.unchanged.has(identityUid)) {
        await attempt(state, index, async () => refuse('the claims of its identity could not be changed'));
    }
    else {
        ready.push({ index, change, identityUid, freshUntilMs: made?.freshUntilMs });
    }
}
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
    await (0,pool .P)(chunk, state.concurrency, (addition) => addOne(state, addition));
}
async function addBatch(state, batches, chunk, groupUid) {
    const sent = await sendBatch(state, chunk, groupUid);
    if (sent.kind === 'added') {
        state.wrote = true;
        batches.offered = true;
        if (sent.uids.length !== chunk.length)
            return addMissing(state, chunk);
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
            if (batches.offered === undefined && isUnknown)
                batches.offered = false;
            return false;
        }
    }
}
async function sendBatch(state, chunk, groupUid) {
    const bindings = chunk.map(({ change, identityUid }) => ({ identityUid, roleUid: change.role.uid }));
    for (let attempts = 1;; attempts += 1) {
        try {
            return { kind: 'added', uids: await state.port.createBindings(groupUid, bindings) };
        }
        catch (error) {
            const failure = describeFailure(error);
            const waitMs = BATCH_WAITS_MS[attempts - 1];
            const mayWait = failure.outcome === 'turned-away' && state.outages < PATIENCE && !isStopped(state);
            if (!mayWait || waitMs === undefined)
                return { kind: 'failed', failure };
            await state.clock.sleep(waitMs, state.signal);
        }
    }
}
function failBatch(state, chunk, failure) {
    if (failure.outcome === 'stop')
        state.stopped ??= failure;
    state.failures.push(failure);
    if (failure.outcome === 'stop' && !isOwnStop(failure))
        return;
    for (const { index } of chunk)
        track(state, index, 'failed', { note: failure.message });
}
async function addMissing(state, chunk) {
    await (0,pool .P)(chunk, state.concurrency, (addition) => addOne(state, addition, true));
    return true;
}
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

var time = __webpack_require__(22475);
var role_binding = __webpack_require__(39052);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply/apply-identities.js



const FRESH_MS = 30_000;
const IDENTITY_LOOKS_MS = [0, 1000, 2000, 4000, 8000];
const UPDATE_LOOKS_MS = [0, 1000, 2000];
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
            : { uid, note: 'it already existed' };
        made.set(name, { uid: settled.uid, freshUntilMs: clock.now() + FRESH_MS });
        return settled;
    });
}
async function settleTwins(state, change, { own, uid }) {
    try {
        const found = await meantIdentities(state, change);
        const [oldest, ...others] = found;
        if (oldest === undefined || oldest.uid === own || others.length === 0)
            return { uid };
        if (own === undefined || !found.some((identity) => identity.uid === own)) {
            const uids = others.map((identity) => identity.uid).join(', ');
            return {
                uid: oldest.uid,
                note: `another run created it too; delete any of these that still exist: ${uids}`,
            };
        }
        const note = await removeOwn(state, own);
        return { uid: oldest.uid, note };
    }
    catch {
        return { uid };
    }
}
async function removeOwn({ port }, own) {
    const left = `another run created it at the same time; delete the unused identity ${own}`;
    try {
        if ((await port.listBindings({ identityUid: own })).length > 0)
            return left;
        await port.deleteIdentity(own);
        return 'another run created it at the same time, so the one from this run was deleted';
    }
    catch {
        return left;
    }
}
async function meantIdentities({ port }, change) {
    const found = (await port.listIdentities(change.identity.name)).filter((identity) => isMeant(identity, change));
    const madeAt = ({ createTime }) => (0,time .pe)(createTime) ?? 0;
    return found.toSorted((a, b) => madeAt(a) - madeAt(b) || (0,role_binding .n6)(a.uid, b.uid));
}
function isMeant(identity, { claimMatch, identity: { name } }) {
    const { issuer, kind, subject } = identity;
    return (kind === 'claim-match' &&
        identity.name === name &&
        issuer === claimMatch.issuer &&
        subject === claimMatch.subject);
}
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
            refuse('the service reported success, but the identity is unchanged');
        return {};
    });
    if (claims !== undefined && tracked[index]?.status !== 'done')
        unchanged.add(identity.uid);
}

var role_refusal = __webpack_require__(47186);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply/apply-removals.js




const REMOVAL_LOOKS_MS = [0, 1000, 2000];
async function applyRemovals(state, removals) {
    const isOwner = ({ change }) => isOwnerOfOrganization(state, change);
    const others = removals.filter((removal) => !isOwner(removal));
    await (0,pool .P)(others, state.concurrency, (removal) => applyRemoval(state, removal));
    for (const removal of removals.filter(isOwner))
        await applyRemoval(state, removal);
}
async function applyRemoval(state, { change, index }) {
    const { port, removed } = state;
    await attempt(state, index, async () => {
        const now = await port.getBinding(change.uid);
        if (now !== undefined && !isSameGrant(now, change)) {
            refuse('it was changed in the meantime, so it was left alone');
        }
        await checkTwin(state, change);
        await checkOwner(state, change);
        await settle(state, {
            send: () => removeIfThere(state, change.uid),
            look: async () => ((await port.getBinding(change.uid)) === undefined ? true : undefined),
            looksMs: REMOVAL_LOOKS_MS,
        });
        removed.add(change.uid);
        return now === undefined ? { note: 'it was already gone' } : {};
    });
}
function isSameGrant(row, { group, identity, role }) {
    return row.identity.uid === identity.uid && row.role.uid === role.uid && row.group.uid === group.uid;
}
function isOwnerOfOrganization(state, { group, role }) {
    return role.name === role_refusal .y && group.uid === state.plan.organization.uid;
}
async function checkTwin({ port }, change) {
    if (change.keeps === undefined)
        return;
    const twin = await port.getBinding(change.keeps);
    if (twin === undefined || !isSameGrant(twin, change)) {
        refuse('the binding that it duplicates is gone, so this one stays');
    }
}
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
        refuse('it is the last `owner` binding of the organization, which must stay');
}
async function removeIfThere({ port }, uid) {
    try {
        await port.deleteBinding(uid);
    }
    catch (error) {
        if (!(error instanceof errors .Wk) || error.code !== 'NOT_FOUND')
            throw error;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/apply/apply.js






async function applyPlan(plan, options) {
    const state = {
        ...options,
        plan,
        tracked: plan.changes.map((change) => ({ change, status: 'planned' })),
        made: new Map(),
        unchanged: new Set(),
        removed: new Set(),
        settled: 0,
        wrote: false,
        outages: 0,
        stopped: undefined,
        failures: [],
    };
    options.begun?.(() => conclude({ ...state, wrote: true }));
    const inPool = (items, work) => (0,pool .P)(items, state.concurrency, work);
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
    const message = `${left} of ${(0,counted .hS)(tracked.length, 'change')} could not be made${why === undefined ? '' : `: ${why}`}`;
    const kind = state.wrote || applied > 0 ? 'partial' : (stopped?.kind ?? failures[0]?.kind ?? 'service');
    const fix = 'fix the errors above, then run again; a second run finishes the work';
    return { tracked, applied, failed, problems: [{ kind, message, fix }] };
}


  }),

  96299:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  toProblems),
    v: () => (  toProblemsOf)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _host_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85531);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34779);
  var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19478);





const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U)
        return [
            {
                kind: 'unauthenticated',
                message: about + error.message,
                fix: error.lines.join('\n'),
                ...(error.copy === undefined ? {} : { copy: error.copy }),
            },
        ];
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__  .Wk)
        return [fromPlatform(error, identity, about)];
    return (0,_kit_problems_js__WEBPACK_IMPORTED_MODULE_1__  .iU)(error, subject);
}
function toProblemsOf(error, identity, subject) {
    const isSignIn = error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_0__  .Z || error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U;
    return toProblems(error, identity, isSignIn ? '' : subject);
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(callWords(error.call), 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function callWords(call) {
    return call.replace(/\?.*$/s, '');
}
const OTHER_AUDIENCE = 'if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry';
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const messages = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (messages.length > 0)
        return messages.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization';
        }
        const roles = error.call.includes('/vulnerabilities/') ? '`viewer`' : '`registry.pull` or `viewer`';
        const fix = `give the identity a role with the missing capability, such as ${roles}, on the organization`;
        return identity === undefined ? `${fix}\n${OTHER_AUDIENCE}` : fix;
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CONNECTION')
        return 'check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`';
    if (error.code === 'UNAVAILABLE')
        return 'the service is unavailable at the moment: run again later';
    if (error.code === 'RESOURCE_EXHAUSTED')
        return 'too many requests for the service: run again later, or with a lower `concurrency`';
    if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
}


  })

};
;