import { isNewestFirst, orderAnswer, type TagRecord } from '../domain/tag-history.ts';
import { MAXIMUM_RECORDS, type ReadWindow, standstill } from './history-reader.ts';

const DAY_MS = 86_400_000;
/**
 * How far before a bound to look first. A date is asked about while the tag lives: a month before it holds a record, and
 * seldom a thousand. A cooldown is asked of every tag, also of those that have not moved for months.
 */
export const FIRST_WINDOW_MS = { date: 30 * DAY_MS, cooldown: 365 * DAY_MS } as const;
/** Records that a narrowed window should hold: well below the cap, so that it is rarely cut. */
const AIM = 400;
const SURELY_FITS = 800;
/** Requests after which a look-up gives up: an honest history needs a dozen. */
const MAXIMUM_REQUESTS = 60;

export type FoundRecord =
  /** `recent` are the records around it that were seen on the way, oldest first, the found one last. */
  | { readonly kind: 'found'; readonly record: TagRecord; readonly recent: readonly TagRecord[] }
  /** The tag has no record at the bound; `first` is when it appeared, `undefined` when it never did. */
  | { readonly kind: 'none'; readonly first: TagRecord | undefined };

/**
 * The record that holds at `bound` (the newest without one), with as few requests as the history allows. A history below
 * the cap of 1000 takes one request, at a bound while the tag was alive too; a longer one is searched by its own density,
 * then by halves. Right under either inclusivity, either order of an answer, and whichever end of it is cut. Throws
 * `PlatformError` (`UNDECODABLE`) where the service's answers leave the record unknown.
 */
export async function findRecord(
  read: ReadWindow,
  bound: number | undefined,
  now: number,
  firstWindowMs: number = FIRST_WINDOW_MS.date,
): Promise<FoundRecord> {
  const top = bound ?? now;
  // One millisecond more, so that an exclusive end still has the record at the bound.
  const end = bound === undefined ? {} : { end: bound + 1 };
  let start: number | undefined = bound === undefined ? undefined : bound - firstWindowMs;
  let search: Search | undefined;
  let newestFirst = false;
  for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
    const raw = await read({ ...(start === undefined ? {} : { start }), ...end });
    newestFirst = isNewestFirst(raw, newestFirst);
    const answer = judgeAnswer(raw, newestFirst, bound);
    if (answer.kind === 'whole') return { kind: 'found', record: answer.last, recent: answer.records };
    if (answer.kind === 'beyond') throw standstill(top);
    if (answer.kind === 'empty') {
      if (start === undefined) return { kind: 'none', first: await findFirst(read) };
      // A record that was seen is left out only by an exclusive bound, in a millisecond that fills an answer.
      if (search !== undefined && start <= search.below) throw standstill(search.below);
      search = search === undefined ? undefined : { ...search, emptyFrom: start };
      start = search === undefined ? undefined : nextStart(search, top);
    } else if (search === undefined || answer.last.time > search.below) {
      search = advance(search, answer.records, answer.last.time);
      start = nextStart(search, top);
    } else {
      // Nothing new with the millisecond before; try without it. Nothing new again: that millisecond fills an answer.
      if (start === search.below) throw standstill(search.below);
      start = search.below;
    }
  }
  throw standstill(top);
}

interface Records {
  readonly records: readonly TagRecord[];
  /** The newest of them. */
  readonly last: TagRecord;
}

type Answer =
  /** All records from the start of the window up to the bound. */
  | ({ readonly kind: 'whole' } & Records)
  /** Newer records may be missing. */
  | ({ readonly kind: 'cut' } & Records)
  | { readonly kind: 'empty' }
  /** Full, but of later records only. */
  | { readonly kind: 'beyond' };

/** An answer up to the bound: whole, cut (newer records may be missing), or without any. */
function judgeAnswer(
  raw: readonly TagRecord[],
  newestFirst: boolean,
  bound = Number.POSITIVE_INFINITY,
): Answer {
  const isFull = raw.length >= MAXIMUM_RECORDS;
  const answer = orderAnswer(raw, newestFirst);
  const records = answer.filter(({ time }) => time <= bound);
  const last = records.at(-1);
  if (last === undefined) return { kind: isFull ? 'beyond' : 'empty' };
  // Where a record beyond the bound is there, all up to the bound are.
  return { kind: isFull && records.length === answer.length ? 'cut' : 'whole', records, last };
}

/** What is known of a history that is longer than an answer; times in milliseconds since 1970. */
interface Search {
  /** The newest record of the first full answer: how far the history goes on is measured from here. */
  readonly base: number;
  /** The newest record seen; the one looked for is not older. */
  readonly below: number;
  /** From here on there is no record. */
  readonly emptyFrom: number | undefined;
  /** Milliseconds between the records of the last full answer. */
  readonly spacing: number;
}

/** The search after another answer that was cut. */
function advance(search: Search | undefined, records: readonly TagRecord[], newest: number): Search {
  const oldest = records.reduce((least, { time }) => Math.min(least, time), newest);
  return {
    base: search?.base ?? newest,
    below: Math.max(newest, search?.below ?? newest),
    emptyFrom: search?.emptyFrom,
    spacing: Math.max(1, (newest - oldest) / records.length),
  };
}

/**
 * Where to ask next: where the rest surely fits; near the top, where a living tag has its newest record; else at the
 * geometric mean of the distances that are still possible, since an old tag may have stopped anywhere.
 */
function nextStart({ base, below, emptyFrom, spacing }: Search, top: number): number {
  const fits = SURELY_FITS * spacing;
  const ceiling = emptyFrom ?? Math.max(top, below) + 1;
  if (ceiling - below <= fits) return below - 1;
  if (emptyFrom === undefined) return Math.floor(ceiling - AIM * spacing);
  const mean = base + Math.sqrt(Math.max(below - base, fits) * (ceiling - base));
  return Math.floor(Math.min(mean, (below + ceiling) / 2));
}

/** The first record of a tag: the oldest come first, unless a server cuts them off. */
async function findFirst(read: ReadWindow): Promise<TagRecord | undefined> {
  let first: TagRecord | undefined;
  for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
    const answer = await read(first === undefined ? {} : { end: first.time });
    const oldest = orderAnswer(answer).at(0);
    if (oldest === undefined || (first !== undefined && oldest.time >= first.time)) break;
    first = oldest;
    if (answer.length < MAXIMUM_RECORDS) break;
  }
  return first;
}
