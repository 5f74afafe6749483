import type { Case, CleanRun, Position, Strike } from './case.ts';
import type { Effect } from './fault-variants.ts';
import type { Job, RequestKind } from './job.ts';

/** What a case may end in, decided from the contract, the job and the fault alone. */
export interface Expectation {
  /**
   * Whether the run has to end as the clean one (`must`), may (`may`), or cannot (`no`); `enriched`: as the clean one, but
   * for what an extra of the service would have added; `free`: nothing can tell the answer from a right one.
   */
  readonly clean: 'must' | 'may' | 'no' | 'enriched' | 'free';
  /** Exit codes of a run that ends as an error. */
  readonly codes: ReadonlySet<number>;
}

const MUST: Expectation = { clean: 'must', codes: new Set() };
const ended = (clean: Expectation['clean'], ...codes: readonly number[]): Expectation => ({
  clean,
  codes: new Set(codes),
});

/** Exit codes of contract §3 for refusals. */
const REFUSALS: Readonly<Partial<Record<Effect, number>>> = {
  invalid: 2,
  unauthenticated: 3,
  forbidden: 4,
  absent: 2,
  unsupported: 5,
  redirect: 5,
};

/** Effects that leave an answer which is not the one that was asked for. */
const WRONG: readonly Effect[] = ['emptied', 'bare-object', 'odd', 'nameless', 'short'];

const WRITES: readonly RequestKind[] = ['create', 'batch', 'update', 'delete'];

/** What a case may end in. */
export function expectationOf({ job, strikes }: Case, clean: CleanRun): Expectation {
  // A run that is stopped, or whose time is up, ends with 5 wherever it was (contract §3), if it was not done by then.
  if (strikes.some(({ scope }) => scope === 'stopped')) {
    const isDone = ended('may', 5);
    return job.writes === true ? forWrites(isDone) : isDone;
  }
  if (job.hurries !== undefined) {
    const patient = expectationOf({ id: '', job: job.hurries, strikes }, clean);
    const codes = new Set([...patient.codes, 5, ...(job.writes === true ? [6] : [])]);
    return { clean: patient.clean === 'must' ? 'may' : patient.clean, codes };
  }
  const each = strikes.map((strike) => expectStrike(job, strike, clean));
  const [only] = each;
  const expected = each.length === 1 && only !== undefined ? only : expectTogether(job, strikes, each);
  return job.writes === true ? forWrites(expected) : expected;
}

/** What one fault may lead to. */
function expectStrike(job: Job, strike: Strike, clean: CleanRun): Expectation {
  const expected = expectKind(job, strike, clean);
  if (job.writes === true && isLookAfterwards(strike, clean)) return lookedAgain(expected);
  // What is said to be gone and is still there is seen afterwards.
  if (strike.position.kind === 'delete' && strike.variant.effect === 'absent') return lookedAgain(expected);
  // A package whose advisories cannot be read is named, and the others are judged: the run ends with 5 (contract §6).
  const isAsked = strike.scope !== 'once' || strike.position.kind === 'list';
  const isPackage = job.id.startsWith('gate') && isAsked && expected.codes.size > 0;
  return isPackage ? { ...expected, codes: new Set([...expected.codes, 5]) } : expected;
}

/** A read that `apply` makes after its first write: to settle a write, or to see whether anything is left (contract §7). */
function isLookAfterwards({ position }: Strike, clean: CleanRun): boolean {
  const firstWrite = clean.positions.find(({ kind }) => WRITES.includes(kind));
  return !WRITES.includes(position.kind) && firstWrite !== undefined && position.number > firstWrite.number;
}

/** It is tried again, and a look that never succeeds is exit 6. */
function lookedAgain({ clean, codes }: Expectation): Expectation {
  return { clean: clean === 'must' || clean === 'no' ? 'may' : clean, codes: new Set([...codes, 6]) };
}

function expectKind(job: Job, told: Strike, clean: CleanRun): Expectation {
  // For all but `drift`, lists of mappings and invites are lists like others.
  const isList = told.position.kind === 'mapping' && job.enriches?.includes('mapping') !== true;
  const strike = isList ? { ...told, position: { ...told.position, kind: 'list' as const } } : told;
  const { position, scope, variant } = strike;
  if (scope === 'once') return expectOnce(job, position.kind, variant.effect, strike, clean);
  if (scope === 'there' && (variant.effect === 'nameless' || variant.effect === 'short'))
    return expectIncomplete(job, position.kind, variant.effect, position, clean);
  if (scope === 'there') return expectEver(job, position.kind, variant.effect, clean);
  const rest = clean.positions.slice(position.number - 1);
  const { effect } = variant;
  // Lists that were read at the same time come in any order: the one that is short may be an empty one.
  if (effect === 'nameless' || effect === 'short')
    return inAny(rest.map((one) => expectIncomplete(job, one.kind, effect, one, clean)));
  // From there on everything fails: the run ends by what it still needs, or by a new sign-in that it tries.
  const left: RequestKind[] = rest.map(({ kind }) =>
    kind === 'mapping' && job.enriches?.includes(kind) !== true ? 'list' : kind,
  );
  // The history of this job answers with 401 by itself, which a new sign-in may mend.
  const isRefused = job.id === 'resolve-scoped' && variant.effect === 'forbidden';
  const isSignIn = isRefused || variant.effect === 'unauthenticated' || variant.effect === 'skew';
  if (isSignIn && left.some((kind) => kind !== 'registry-token' && kind !== 'metadata'))
    left.push('id-token', 'exchange');
  return inAny(left.map((kind) => expectEver(job, kind, variant.effect, clean)));
}

/** The first of several failures decides, and which is the first is not told. */
function inAny(each: readonly Expectation[]): Expectation {
  const codes = new Set(each.flatMap((one) => [...one.codes]));
  const ranks = ['no', 'free', 'enriched', 'may', 'must'] as const;
  const kinds = new Set(each.map((one) => one.clean));
  return { clean: ranks.find((rank) => kinds.has(rank)) ?? 'must', codes };
}

/** Two faults: each may be the one that decides, and where one request has both, a second 401 is final. */
function expectTogether(job: Job, strikes: readonly Strike[], each: readonly Expectation[]): Expectation {
  const isPassing = strikes.every(({ variant }) =>
    ['none', 'passing', 'limit', 'conflict'].includes(variant.effect),
  );
  // Four tries and, for writes, three looks: two failures never use them up.
  if (isPassing && each.every((one) => one.clean === 'must')) return MUST;
  const together = inAny(each);
  const isSignIn = strikes.some(({ variant }) => ['unauthenticated', 'skew'].includes(variant.effect));
  // The second fault strikes another request than in the clean run where the first one led to more requests: it may be
  // any of the job's.
  const any = clean(job, strikes);
  const codes = new Set([...together.codes, ...any.codes, ...(isSignIn ? [3] : [])]);
  if (job.id.startsWith('api')) codes.add(2);
  const loosest = (['free', 'enriched'] as const).find((kind) =>
    [...each, any].some((one) => one.clean === kind),
  );
  return { clean: loosest ?? 'may', codes };
}

/** What the effects of several faults lead to on any request. */
function clean(job: Job, strikes: readonly Strike[]): Expectation {
  const kinds: readonly RequestKind[] = ['id-token', 'exchange', 'registry-token', 'history', 'list', 'get'];
  const extras = job.enriches ?? [];
  return inAny(
    strikes.flatMap(({ variant }) =>
      [...kinds, ...extras].map((kind) => {
        const code = REFUSALS[variant.effect];
        if (extras.includes(kind)) return ended('enriched', 5);
        if (kind === 'id-token' || kind === 'exchange') return ended('may', 3, 5);
        return code === undefined ? ended('may', 5) : ended('may', code);
      }),
    ),
  );
}

/** A failure after the first write is 6, whatever it was. */
function forWrites(expected: Expectation): Expectation {
  return expected.codes.size === 0 ? expected : { ...expected, codes: new Set([...expected.codes, 6]) };
}

/** A fault that strikes one try. */
function expectOnce(
  job: Job,
  kind: RequestKind,
  effect: Effect,
  { position, variant }: Strike,
  clean: CleanRun,
): Expectation {
  if (effect === 'none') return MUST;
  const probed = expectProbe(job, kind, effect);
  if (probed !== undefined) return probed;
  // Whoever asks for the raw answer gets it.
  const isRaw = job.id === 'api' && kind === 'list';
  if (isRaw && WRONG.includes(effect)) return ended('free', 5);
  if (effect === 'nameless' || effect === 'short')
    return expectIncomplete(job, kind, effect, position, clean);
  // With `all` the rows are shown as they are, and what is no list at first may be a path that does not exist.
  if (job.id === 'api-all' && kind === 'list') {
    const isFirst = clean.positions.find((one) => one.kind === 'list')?.number === position.number;
    if (effect === 'odd' && /^field-repos\.\d/.test(variant.id)) return ended('free', 2, 5);
    if ((effect === 'emptied' || effect === 'bare-object') && isFirst) return ended('may', 2, 5);
  }
  // `doctor` looks at the first page alone and says what it has.
  if (job.id === 'doctor' && kind === 'list' && effect === 'odd') return ended('free', 5);
  if (job.id === 'doctor' && kind === 'id-token' && effect === 'skew') return ended('may', 3);
  // v1 answers with nothing where nothing is known (spec §7).
  if (kind === 'end-of-life' && (effect === 'emptied' || effect === 'bare-object'))
    return ended('enriched', 5);
  if (kind === 'metadata' && effect === 'bare-object') return ended('enriched', 5);
  // A service whose deletes answer with an object is in the contract, so that no body of a delete tells anything.
  if (kind === 'delete' && ['emptied', 'bare-object', 'odd'].includes(effect)) return MUST;
  if (effect === 'passing' || effect === 'limit') return MUST;
  if (effect === 'garbled' || effect === 'emptied' || effect === 'bare-object')
    return expectUndecodable(job, kind, effect, clean);
  // A score of another type is left out, and a description of another type is taken for none.
  if (effect === 'odd' && /^field-advisories\.\d+\.severities\.\d+\./.test(variant.id))
    return ended('enriched', 5);
  if (effect === 'odd' && /^field-identities\.\d+\.description$/.test(variant.id)) return ended('free', 5);
  if (effect === 'odd') return expectOdd(job, kind);
  // The CI's own service: 4xx is final, and so is 501, which no other try makes it able to do (contract §3: no token).
  if (kind === 'id-token') return ended('no', 3);
  if (kind === 'exchange') return expectExchange(job, effect);
  if (effect === 'conflict') return MUST;
  if (effect === 'skew' || effect === 'unauthenticated') return expectUnauthenticated(job, kind, effect);
  if (kind === 'registry-token' || kind === 'history') return expectRegistry(job, kind, effect);
  if (job.enriches?.includes(kind) === true) return ended('enriched', REFUSALS[effect] ?? 5);
  if (WRITES.includes(kind)) return expectRefusedWrite(kind, effect);
  return expectRefusedRead(job, kind, effect, position.number, clean);
}

/** An answer that cannot be decoded is not asked for again: it ends what a lasting one ends, or another way is left. */
function expectUndecodable(job: Job, kind: RequestKind, effect: Effect, clean: CleanRun): Expectation {
  const { clean: cleanly, codes } = expectEver(job, kind, effect, clean);
  return { clean: cleanly === 'no' ? 'may' : cleanly, codes };
}

/** Something wrong in an answer: either it does not matter, or it is seen at once and asked again, or it is reported. */
function expectOdd(job: Job, kind: RequestKind): Expectation {
  if (job.enriches?.includes(kind) === true) return ended('enriched', 5);
  if (kind === 'id-token') return ended('may', 3);
  return ended('may', ...(job.id.startsWith('api') ? [2, 5] : [5]));
}

/** Whether the answer to a request tells how many rows the list has: without it nothing tells that rows are missing. */
export function hasTotal({ number }: Position, clean: CleanRun): boolean {
  return /"totalCount"/.test(clean.observation.answers[number - 1] ?? '');
}

/**
 * A list that is shorter than its total, or a row without the field that decides about it (contract §10 "Complete or not at
 * all"): either it does not matter, or it is read anew, or the run ends with 5; it never changes what is concluded.
 */
function expectIncomplete(
  job: Job,
  kind: RequestKind,
  effect: Effect,
  position: Position,
  clean: CleanRun,
): Expectation {
  if (job.id === 'api' && kind === 'list') return ended('free', 5);
  if (job.enriches?.includes(kind) === true) return ended('enriched', 5);
  if (effect === 'short' && !hasTotal(position, clean)) return ended('free', 2, 5);
  // `doctor` looks at the first page alone and says what it has, `api` shows the rows as they are.
  if (job.id === 'doctor' || (job.id === 'api-all' && effect === 'nameless')) return ended('free', 5);
  return ended('may', 5);
}

function expectExchange(job: Job, effect: Effect): Expectation {
  if (effect === 'conflict') return MUST;
  // A service that refuses the list of capabilities is asked once without it (contract §2), which `doctor` reports.
  if (effect === 'invalid' && job.words[0] !== 'token')
    return job.id.startsWith('doctor') ? ended('free', 3) : MUST;
  // An issuer whose clock is off takes the ID token for one of another time, and refuses it with 401.
  return ended('no', effect === 'redirect' || effect === 'unsupported' ? 5 : 3);
}

/** One 401 is mended by a new token; an anonymous one that was made this instant is not, as nothing promises it. */
function expectUnauthenticated(job: Job, kind: RequestKind, effect: Effect): Expectation {
  const isAnonymous = job.id === 'resolve-public';
  // Public metadata is asked for without a token, so that there is none to renew.
  if (kind === 'metadata') return ended('enriched');
  if ((kind === 'registry-token' || kind === 'history') && isAnonymous)
    // The service tells of a token out of its time with 401, of one of a wrong audience with 403.
    return effect === 'skew' ? ended('may', 3, 4) : ended('may', 3);
  return MUST;
}

/** A private tag is asked for in two ways, so that one refusal leaves the other way; an anonymous one is final. */
function expectRegistry(job: Job, kind: RequestKind, effect: Effect): Expectation {
  const code = REFUSALS[effect] ?? 5;
  if (effect !== 'forbidden') return ended('no', code);
  if (job.id === 'resolve-public') return ended('no', code);
  // After the 403 of a token that the image's own token endpoint gave nothing is left, unless a 401 came before.
  return ended(kind === 'history' ? 'may' : 'may', code);
}

function expectRefusedRead(
  job: Job,
  kind: RequestKind,
  effect: Effect,
  number: number,
  clean: CleanRun,
): Expectation {
  const code = REFUSALS[effect] ?? 5;
  // A list that does not know an order is read by cursor; of another request 400 is final.
  if (effect === 'invalid') return ended(kind === 'list' ? 'may' : 'no', code);
  // The own organization of `check-deprecated` need not be visible as a group: it is found among all then.
  const isOwnGroup = job.id.startsWith('old-tags') && kind === 'get';
  if (isOwnGroup && (effect === 'forbidden' || effect === 'absent')) return ended('may', code, 5);
  if (job.writes === true) return expectRefusedLook(effect, number, clean);
  return ended('no', code);
}

/** Readings of `apply` beside the plan: a look for twins may fail, and a binding that is gone need not be removed. */
function expectRefusedLook(effect: Effect, number: number, clean: CleanRun): Expectation {
  const code = REFUSALS[effect] ?? 5;
  const firstWrite = clean.positions.find(({ kind }) => WRITES.includes(kind))?.number ?? 0;
  return ended(number < firstWrite ? 'no' : 'may', code);
}

/** `doctor` asks each list whether it answers and what it does with a filter: there, a refusal or `{}` is a result. */
function expectProbe(job: Job, kind: RequestKind, effect: Effect): Expectation | undefined {
  if (job.id !== 'doctor' || (kind !== 'list' && kind !== 'metadata')) return undefined;
  const isResult = ['invalid', 'forbidden', 'absent', 'unsupported', 'bare-object', 'short'].includes(effect);
  if (isResult) return ended('free', REFUSALS[effect] ?? 5);
  // A public list is asked for without a token, so that there is none to renew.
  return kind === 'metadata' && (effect === 'unauthenticated' || effect === 'skew')
    ? ended('free', 3)
    : undefined;
}

/** A refused write is that change's failure, unless there is another way to make it. */
function expectRefusedWrite(kind: RequestKind, effect: Effect): Expectation {
  const code = REFUSALS[effect] ?? 5;
  // Singly, then.
  if (kind === 'batch') return MUST;
  // What this run has just made may be unknown to parts of the service for a while.
  if (kind === 'create' && (effect === 'forbidden' || effect === 'absent')) return ended('may', code);
  // The service says that it is gone, which is what was wanted; it lied, and the next run finds that.
  if (kind === 'delete' && effect === 'absent') return ended('free');
  // The mask has two spellings.
  if (kind === 'update' && effect === 'invalid') return ended('may', code, 5);
  return ended('no', code);
}

/** A fault that strikes every try of a kind of request. */
function expectEver(job: Job, kind: RequestKind, effect: Effect, clean: CleanRun): Expectation {
  // However often it is asked, there is no answer.
  if (effect === 'garbled') return expectEver(job, kind, 'passing', clean);
  if (effect === 'none') return MUST;
  const probed = expectProbe(job, kind, effect);
  if (probed !== undefined) return probed;
  // Whoever asks for the raw answer gets it; with `all` what is no list may be a path that does not exist.
  if (job.id === 'api' && kind === 'list' && WRONG.includes(effect)) return ended('free', 5);
  if (job.id === 'api-all' && kind === 'list' && (effect === 'emptied' || effect === 'bare-object'))
    return ended('no', 2, 5);
  const isExtra = job.enriches?.includes(kind) === true;
  if (isExtra) {
    // A limit in days cannot be held where its dates could not be read; a service without them is another matter.
    const isOutage = ['passing', 'limit', 'conflict'].includes(effect);
    return job.id === 'old-tags-by-date' && isOutage
      ? ended('no', 5)
      : ended('enriched', effect === 'skew' ? 3 : (REFUSALS[effect] ?? 5));
  }
  if (effect === 'bare-object' || effect === 'odd') {
    if (kind === 'list' && job.id === 'doctor') return effect === 'odd' ? ended('free', 5) : ended('no', 5);
    if (kind === 'list' && effect === 'odd') return ended('may', 2, 5);
    if (kind === 'delete' || effect === 'odd') return MUST;
    if (kind === 'update' || kind === 'create') return ended('may', 5);
  }
  if (kind === 'id-token') return ended(effect === 'skew' ? 'may' : 'no', 3);
  if (['passing', 'limit', 'emptied', 'bare-object'].includes(effect))
    return effect === 'emptied' && kind === 'delete' ? MUST : expectOutage(job, kind, effect);
  if (effect === 'conflict') return expectOutage(job, kind, effect);
  if (effect === 'skew') return expectSkewEver(kind);
  if (kind === 'exchange') return ended('no', REFUSALS[effect] ?? 3, 3);
  if (kind === 'batch')
    return effect === 'unauthenticated' ? ended('no', 3) : ended('may', REFUSALS[effect] ?? 5);
  if (kind === 'delete' && effect === 'absent') return ended('free');
  // A look for a twin after the creation need not be answered.
  if (kind === 'list' && effect === 'invalid') return ended(job.writes === true ? 'may' : 'no', 2);
  const code = REFUSALS[effect] ?? 5;
  if (kind === 'registry-token' && effect !== 'absent') return ended('may', code);
  if (kind === 'history' && effect === 'forbidden') return ended('no', 4);
  const isOwnGroup = job.id.startsWith('old-tags') && kind === 'get';
  if (isOwnGroup && (effect === 'forbidden' || effect === 'absent')) return ended('may', code, 5);
  const looks = job.writes === true && (kind === 'get' || kind === 'list');
  return looks && clean.positions.some((position) => position.kind === kind)
    ? ended('may', code)
    : ended('no', code);
}

/** Nothing comes of this kind of request any more. */
function expectOutage(job: Job, kind: RequestKind, effect: Effect): Expectation {
  // The image's own token is asked for only where the other one was not taken.
  if (kind === 'registry-token' && job.id !== 'resolve-public' && job.id !== 'resolve-scoped')
    return ended('may', 5);
  // The answers are lost and not the writes: looking settles them.
  if (WRITES.includes(kind)) return ended('may', 5);
  // A look after a write that went well need not be answered.
  if (job.writes === true && (kind === 'list' || kind === 'get')) return ended('may', 5);
  return ended('no', 5, ...(effect === 'conflict' ? [2] : []));
}

/**
 * A clock that stays hours off: whoever else's tokens it judges are refused for good, with 403 by the registry's token
 * endpoint; those that were made by the same clock are good.
 */
function expectSkewEver(kind: RequestKind): Expectation {
  return kind === 'history' || kind === 'registry-token' ? ended('may', 3, 4) : ended('may', 3);
}
