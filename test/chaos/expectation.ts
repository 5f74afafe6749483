import type { Case, CleanRun, Position, Strike } from './case.ts';
import type { Effect } from './fault-variants.ts';
import type { Job, RequestKind } from './job.ts';

/** The possible ends of a case, by the job and the class of its fault alone. */
export interface Expectation {
  /**
   * Whether the run has to end as the clean one (`must`), may (`may`), or cannot (`no`); `enriched`: as the clean one, but
   * for what an extra of the service would have added; `free`: nothing can tell the answer from a right one.
   */
  readonly clean: 'must' | 'may' | 'no' | 'enriched' | 'free';
  /** Exit codes of a run that ends as an error. */
  readonly codes: ReadonlySet<number>;
}

/** A class of faults; the first row that fits decides. What a row leaves out, it does not ask for. */
interface Row {
  readonly job?: RegExp;
  readonly kinds?: readonly RequestKind[];
  readonly effects?: readonly Effect[];
  /** Ids of the fault's variants. */
  readonly variant?: RegExp;
  /** Whether the fault strikes every try. */
  readonly lasts?: boolean;
  readonly clean: Expectation['clean'];
  /** Instead of the exit code that the effect has by itself. */
  readonly codes?: readonly number[];
}

/** Exit codes of refusals; all else is 5. */
const REFUSALS: Readonly<Partial<Record<Effect, number>>> = {
  invalid: 2,
  unauthenticated: 3,
  skew: 3,
  forbidden: 4,
  absent: 2,
};

const NO_ANSWER: readonly Effect[] = ['passing', 'limit', 'conflict'];
/** Refusals by their meaning. */
const REFUSED: readonly Effect[] = ['invalid', 'unauthenticated', 'skew', 'forbidden', 'absent'];
const UNREADABLE: readonly Effect[] = ['garbled', 'emptied', 'bare-object'];
/** The answer is not the one that was asked for, though it may look like it. */
const WRONG: readonly Effect[] = ['emptied', 'bare-object', 'odd', 'nameless', 'short'];
const TOKEN_REFUSED: readonly Effect[] = ['unauthenticated', 'skew'];
const WRITES: readonly RequestKind[] = ['create', 'batch', 'update', 'delete'];
const READS: readonly RequestKind[] = ['list', 'get'];
const REGISTRY: readonly RequestKind[] = ['registry-token', 'history'];

/** The correct outcome for each class of faults. */
const ROWS: readonly Row[] = [
  { effects: ['none'], clean: 'must' },
  // `doctor` asks each list whether it answers and what it does with a filter: a refusal or an odd answer is a result.
  {
    job: /^doctor/,
    kinds: ['list', 'history', 'metadata'],
    effects: ['bare-object', 'odd', 'nameless', 'short'],
    clean: 'free',
  },
  {
    job: /^doctor/,
    kinds: ['list', 'metadata'],
    effects: ['invalid', 'forbidden', 'absent', 'unsupported'],
    clean: 'free',
  },
  { job: /^doctor/, kinds: ['metadata'], effects: TOKEN_REFUSED, clean: 'free' },
  // Whoever asks for the raw answer gets it; with `all`, what is not a list may be a path that does not exist.
  { job: /^api$/, kinds: ['list'], effects: WRONG, clean: 'free' },
  { job: /^api-all/, kinds: ['list'], variant: /^(?:field|rows-without)-/, clean: 'free', codes: [2, 5] },
  {
    job: /^api-all/,
    kinds: ['list'],
    effects: ['odd', 'emptied', 'bare-object'],
    clean: 'may',
    codes: [2, 5],
  },
  // Deletes may answer with anything. The service says that what is to go is gone, and lies; the next run finds that.
  { kinds: ['delete'], effects: ['emptied', 'bare-object', 'odd'], clean: 'must' },
  { kinds: ['delete'], effects: ['absent'], clean: 'free', codes: [6] },
  // A score of another type is left out, and a description of another type is taken for none.
  { variant: /^field-advisories\.\d+\.severities\.\d+\./, clean: 'enriched' },
  { variant: /^field-identities\.\d+\.description$/, clean: 'free' },
  // Another try recovers from one passing fault. The CI's own service is not the platform: its refusals are final, but for
  // that of a job that it takes for pending.
  { effects: ['passing', 'limit'], lasts: false, clean: 'must' },
  { kinds: ['id-token'], effects: ['forbidden'], lasts: false, clean: 'must' },
  { kinds: ['id-token'], effects: ['odd', 'short'], clean: 'may', codes: [3] },
  { kinds: ['id-token'], effects: UNREADABLE, lasts: false, clean: 'may', codes: [3] },
  { job: /^doctor/, kinds: ['id-token'], effects: ['skew'], clean: 'may', codes: [3] },
  { kinds: ['id-token'], effects: ['skew'], lasts: true, clean: 'may', codes: [3] },
  { kinds: ['id-token'], clean: 'no', codes: [3] },
  { effects: ['conflict'], lasts: false, clean: 'must' },
  // An issuer that does not take a list of capabilities is asked without it, which `doctor` reports.
  { job: /^doctor/, kinds: ['exchange'], effects: ['invalid'], lasts: false, clean: 'free', codes: [3] },
  { job: /^(?!token)/, kinds: ['exchange'], effects: ['invalid'], lasts: false, clean: 'must' },
  { kinds: ['exchange'], effects: ['skew'], lasts: true, clean: 'may' },
  { kinds: ['exchange'], effects: REFUSED, lasts: false, clean: 'no', codes: [3] },
  {
    kinds: ['exchange'],
    effects: [...REFUSED, 'unsupported', 'redirect'],
    lasts: true,
    clean: 'no',
    codes: [2, 3, 4, 5],
  },
  // A new sign-in recovers from one 401; an anonymous token that was just made does not.
  { job: /^resolve-public/, kinds: REGISTRY, effects: TOKEN_REFUSED, clean: 'may', codes: [3, 4] },
  { effects: TOKEN_REFUSED, lasts: false, clean: 'must' },
  { effects: ['skew'], kinds: REGISTRY, clean: 'may', codes: [3, 4] },
  { effects: ['skew'], clean: 'may' },
  { job: /^api/, effects: ['odd'], clean: 'may', codes: [2, 5] },
  { effects: ['odd'], lasts: true, clean: 'may', codes: [2, 5] },
  { effects: ['odd', 'nameless', 'short'], clean: 'may' },
  // A refused batch is made singly; a lost answer to a write is settled by looking, and what is new may be unknown at first.
  { kinds: ['batch'], effects: [...REFUSED, 'unsupported', 'redirect'], lasts: false, clean: 'must' },
  { kinds: ['update'], effects: ['invalid'], clean: 'may', codes: [2, 5] },
  { kinds: WRITES, clean: 'may' },
  // The image's own token is another way to its history, and a list that does not know an order is read by cursor.
  { kinds: ['registry-token'], clean: 'may' },
  { job: /^(?!resolve-public)/, kinds: ['history'], effects: ['forbidden'], lasts: false, clean: 'may' },
  { kinds: ['list'], effects: ['invalid'], lasts: false, clean: 'may' },
  // The own organization need not be visible as a group: it is found among all then.
  { job: /^old-tags/, kinds: ['get'], effects: ['forbidden', 'absent'], clean: 'may', codes: [2, 4, 5] },
  { effects: UNREADABLE, lasts: false, clean: 'may' },
  { effects: ['conflict'], clean: 'no', codes: [2, 5] },
  { clean: 'no' },
];

/** The possible ends of a case. */
export function expectationOf({ job, strikes }: Case, clean: CleanRun): Expectation {
  // A run that is stopped, or whose time is up, ends with 5 wherever it was, if it was not done by then.
  if (strikes.some(({ scope }) => scope === 'stopped')) return forJob(job, 'may', [5]);
  if (job.hurries !== undefined) {
    const patient = expectationOf({ id: '', job: job.hurries, strikes }, clean);
    return forJob(job, patient.clean === 'must' ? 'may' : patient.clean, [...patient.codes, 5]);
  }
  const each = strikes.flatMap((strike) =>
    placesOf(strike, clean).map((at) => expectAt(job, strike, at, clean)),
  );
  const codes = new Set(each.flatMap((one) => [...one.codes]));
  const isPassing = strikes.every(({ variant }) => ['none', ...NO_ANSWER].includes(variant.effect));
  if (each.every((one) => one.clean === 'must') && (isPassing || strikes.length === 1))
    return forJob(job, 'must', []);
  // The first of several failures decides, and which is the first is not told.
  const ranks = ['no', 'free', 'enriched', 'may'] as const;
  const first = ranks.find((rank) => each.some((one) => one.clean === rank)) ?? 'may';
  if (strikes.length === 1) return forJob(job, first, [...codes]);
  // The second fault strikes another request than in the clean run where the first one led to more requests.
  const loosest =
    each.find((one) => one.clean === 'free')?.clean ?? (job.enriches === undefined ? 'may' : 'enriched');
  const usual = strikes.map(({ variant: { effect } }) => REFUSALS[effect] ?? 5);
  return forJob(job, loosest, [...codes, ...usual, 3, 5, ...(job.id.startsWith('api') ? [2] : [])]);
}

/** The requests of the clean run that a strike may be the end of. */
function placesOf({ position, scope }: Strike, clean: CleanRun): readonly Position[] {
  return scope === 'ever' ? clean.positions.slice(position.number - 1) : [position];
}

function forJob(job: Job, clean: Expectation['clean'], codes: readonly number[]): Expectation {
  // A failure after the first write is 6, whatever it was.
  const late = job.writes === true && codes.length > 0 ? [6] : [];
  return { clean, codes: new Set([...codes, ...late]) };
}

/** The possible effects of one fault on one request. */
function expectAt(job: Job, strike: Strike, position: Position, clean: CleanRun): Expectation {
  const { effect } = strike.variant;
  const lasts = strike.scope !== 'once';
  const isExtra = job.enriches?.includes(position.kind) === true;
  const kind = position.kind === 'mapping' && !isExtra ? 'list' : position.kind;
  const code = REFUSALS[effect] ?? 5;
  // Nothing tells that rows are missing.
  if (effect === 'short' && kind !== 'id-token' && !isExtra && !hasTotal(position, clean))
    return forJob(job, 'free', [2, 5]);
  if (isExtra && effect !== 'none') return expectExtra(job, kind, effect, lasts);
  const row = ROWS.find((one) => fits(one, job, kind, strike, lasts));
  if (row === undefined) throw new Error('the last row fits all');
  // A read after the first write, to settle it or to see what is left, is tried again, and one that never succeeds is 6.
  if (isLook(job, position, clean))
    return forJob(job, 'may', row.clean === 'must' ? [6] : (row.codes ?? [code]));
  // A package whose advisories cannot be read is named, and the others are judged: the run ends with 5.
  const gate = job.id.startsWith('gate') && (lasts || kind === 'list') ? [5] : [];
  // The answers of `apply` to a fault that lasts are those of the reads after its first write, too.
  const cleanly =
    row.clean === 'no' && lasts && job.writes === true && READS.includes(kind) ? 'may' : row.clean;
  return forJob(job, cleanly, [...(row.codes ?? [code]), ...gate]);
}

function fits(row: Row, job: Job, kind: RequestKind, { variant }: Strike, lasts: boolean): boolean {
  return (
    (row.job?.test(job.id) ?? true) &&
    (row.kinds?.includes(kind) ?? true) &&
    (row.effects?.includes(variant.effect) ?? true) &&
    (row.variant?.test(variant.id) ?? true) &&
    (row.lasts ?? lasts) === lasts
  );
}

/** An extra of the service: without it less is known, but a limit in days cannot be held where its dates were not read. */
function expectExtra(job: Job, kind: RequestKind, effect: Effect, lasts: boolean): Expectation {
  const isOutage = NO_ANSWER.includes(effect) || effect === 'garbled';
  if (job.id === 'old-tags-by-date' && isOutage && lasts) return { clean: 'no', codes: new Set([5]) };
  const isMended = NO_ANSWER.includes(effect) || (TOKEN_REFUSED.includes(effect) && kind !== 'metadata');
  if (isMended && !lasts) return { clean: 'must', codes: new Set() };
  return { clean: 'enriched', codes: new Set([REFUSALS[effect] ?? 5, 5]) };
}

function isLook(job: Job, { kind, number }: Position, clean: CleanRun): boolean {
  const firstWrite =
    clean.positions.find((one) => WRITES.includes(one.kind))?.number ?? Number.POSITIVE_INFINITY;
  return job.writes === true && !WRITES.includes(kind) && number > firstWrite;
}

/** Whether the answer to a request tells how many rows the list has: without it nothing tells that rows are missing. */
export function hasTotal({ number }: Position, clean: CleanRun): boolean {
  return /"totalCount"/.test(clean.observation.answers[number - 1] ?? '');
}
