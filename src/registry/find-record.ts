import { DAY_MS } from '../base/time.ts';
import { latestMoment, sortRecords, type TagRecord } from '../images/tag-history.ts';
import { inOrder, MAXIMUM_RECORDS, type ReadWindow, standstill, vanished } from './history-reader.ts';

/**
 * How far before a bound to look first. A date is usually one while the tag was alive: a month before it contains a
 * record, and rarely a thousand. A cooldown applies to every tag, also to those that have not moved for months.
 */
export const FIRST_WINDOW_MS = { date: 30 * DAY_MS, cooldown: 365 * DAY_MS } as const;
/** Target number of records of a narrowed window: well below the cap, so that it is rarely cut. */
const AIM = 400;
const SURELY_FITS = 800;
/** Maximum number of requests of a search; an honest history needs a dozen. */
const MAXIMUM_REQUESTS = 60;

export type FoundRecord =
  /** `recent` are the records around it that were seen during the search, oldest first, the found one last. */
  | { readonly kind: 'found'; readonly record: TagRecord; readonly recent: readonly TagRecord[] }
  /** The tag has no record at the bound; `first` is when it appeared, `undefined` if it never did. */
  | { readonly kind: 'none'; readonly first: TagRecord | undefined };

/**
 * The record in effect at `bound` (without one, the newest that is not in the future), with as few requests as possible. A history below the cap
 * of 1000 takes one request, also at a bound while the tag was alive; a longer one is searched by its density, then by
 * bisection. Correct under either inclusivity, either order of an answer, and whichever end of it is cut. Throws
 * `PlatformError` (`UNDECODABLE`) if the service's answers leave the record unknown.
 */
export async function findRecord(
  unordered: ReadWindow,
  bound: number | undefined,
  now: number,
  firstWindowMs: number = FIRST_WINDOW_MS.date,
): Promise<FoundRecord> {
  const read = inOrder(unordered);
  const top = bound ?? now;
  if (Number.isNaN(top)) throw new TypeError('NaN is not a time');
  const latest = bound ?? latestMoment(now);
  // One millisecond more, so that an exclusive end includes the record at the bound.
  const end = bound === undefined ? {} : { end: bound + 1 };
  let start: number | undefined = bound === undefined ? undefined : bound - firstWindowMs;
  let search: Search | undefined;
  for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
    const window = { ...(start === undefined ? {} : { start }), ...end };
    const answer = judgeAnswer(await read(window), { start, latest });
    if (answer.kind === 'whole' && search !== undefined && answer.last.time < search.below)
      throw vanished(search.below);
    if (answer.kind === 'whole') return { kind: 'found', record: answer.last, recent: answer.records };
    if (answer.kind === 'beyond') throw standstill(top);
    if (answer.kind === 'empty') {
      if (start === undefined) return { kind: 'none', first: await findFirst(read) };
      // A known record is missing only under an exclusive bound, in a millisecond that fills an answer.
      if (search !== undefined && start <= search.below) throw standstill(search.below);
      search = search === undefined ? undefined : { ...search, emptyFrom: start };
      start = search === undefined ? undefined : nextStart(search, top);
    } else if (search === undefined || answer.last.time > search.below) {
      search = advance(search, answer.records, answer.last.time);
      start = nextStart(search, top);
    } else {
      // Nothing new including the previous millisecond; try without it. If that adds nothing either, that millisecond fills
      // an answer.
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
  /** Full, but with later records only. */
  | { readonly kind: 'beyond' };

function judgeAnswer(
  raw: readonly TagRecord[],
  { latest, start }: { readonly latest: number; readonly start: number | undefined },
): Answer {
  const isFull = raw.length >= MAXIMUM_RECORDS;
  const answer = sortRecords(raw);
  const upTo = answer.filter(({ time }) => time <= latest);
  const last = upTo.at(-1);
  // If there is a record beyond the bound, all up to the bound are there.
  if (last !== undefined && isFull && upTo.length === answer.length)
    return { kind: 'cut', records: upTo, last };
  // A record from before the window says nothing about the window.
  const records = upTo.filter(({ time }) => time >= (start ?? time));
  const newest = records.at(-1);
  if (newest !== undefined) return { kind: 'whole', records, last: newest };
  return { kind: isFull && last === undefined ? 'beyond' : 'empty' };
}

/** Facts about a history longer than one answer; times in milliseconds since 1970. */
interface Search {
  /** The newest record of the first full answer, from which distances are measured. */
  readonly base: number;
  /** The newest record seen; the result is not older. */
  readonly below: number;
  readonly emptyFrom: number | undefined;
  /** Milliseconds between the records of the last full answer. */
  readonly spacing: number;
}

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
 * Where to search next: where the rest certainly fits; near the top, where a living tag has its newest record;
 * otherwise at the geometric mean of the possible distances, since an old tag may have stopped anywhere.
 */
function nextStart({ base, below, emptyFrom, spacing }: Search, top: number): number {
  const fits = SURELY_FITS * spacing;
  const ceiling = emptyFrom ?? Math.max(top, below) + 1;
  if (ceiling - below <= fits) return below - 1;
  if (emptyFrom === undefined) return Math.floor(ceiling - AIM * spacing);
  const mean = base + Math.sqrt(Math.max(below - base, fits) * (ceiling - base));
  return Math.floor(Math.min(mean, (below + ceiling) / 2));
}

/** The first record of a tag; the oldest come first, unless a server cuts them off. */
async function findFirst(read: ReadWindow): Promise<TagRecord | undefined> {
  let first: TagRecord | undefined;
  for (let requests = 1; requests <= MAXIMUM_REQUESTS; requests += 1) {
    const answer = await read(first === undefined ? {} : { end: first.time });
    const oldest = sortRecords(answer).at(0);
    if (oldest === undefined || (first !== undefined && oldest.time >= first.time)) break;
    first = oldest;
    if (answer.length < MAXIMUM_RECORDS) break;
  }
  return first;
}
