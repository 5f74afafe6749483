import { PlatformError } from '../../platform/errors.ts';
import type { AdvisoryQuestion } from './advisory/advisory-collection.ts';
import type { NeededAdvisory } from './advisory/needed-advisory.ts';

/** Codes of failures that a single record or name can cause while the others are readable. */
const PARTIAL: ReadonlySet<string> = new Set([
  'INTERNAL',
  'UNKNOWN',
  'DATA_LOSS',
  'UNDECODABLE',
  'INVALID_ARGUMENT',
]);
/** Failed parts after which a service that has never answered counts as broken. */
const MAXIMUM_SILENT_FAILURES = 8;
/** Failed parts after which nothing is split further: enough to find about eight unreadable names. */
const MAXIMUM_FAILURES = 64;

/** A name or an id whose advisories could not be read, and why. */
export interface UnreadValue {
  readonly question: AdvisoryQuestion;
  readonly value: string;
  readonly error: unknown;
}

/**
 * Creates a reader that halves a list which fails because of a single value, until that value is known by name and
 * all others are read. Any other failure, such as an outage, is passed to `stop`. The number of failures is bounded;
 * beyond it, a list is reported as unread as a whole.
 */
export function createPartReader(options: {
  readonly read: (question: AdvisoryQuestion, values: readonly string[]) => Promise<void>;
  readonly stop: (reason: unknown) => void;
}): { readonly read: typeof options.read; readonly unread: () => readonly UnreadValue[] } {
  const unread: UnreadValue[] = [];
  let failures = 0;
  let hasAnswered = false;
  const canSplit = (): boolean => failures < (hasAnswered ? MAXIMUM_FAILURES : MAXIMUM_SILENT_FAILURES);
  const read = async (question: AdvisoryQuestion, values: readonly string[]): Promise<void> => {
    try {
      await options.read(question, values);
      hasAnswered = true;
    } catch (error) {
      failures += 1;
      const isPartial = error instanceof PlatformError && PARTIAL.has(error.code);
      if (isPartial && values.length > 1 && canSplit()) {
        const middle = Math.ceil(values.length / 2);
        await Promise.all([read(question, values.slice(0, middle)), read(question, values.slice(middle))]);
        return;
      }
      for (const value of values) unread.push({ question, value, error });
      if (!isPartial) options.stop(error);
    }
  };
  return { read, unread: () => unread };
}

/** Bytes of the values of one filter: URLs stay under 8 KiB, with room for origin, path and paging. */
const FILTER_BYTES = 6500;
export const LONGEST_NAME_BYTES = 4096;

/** Bytes that one value of a repeated query parameter takes, its separator included. */
export function queryLength(key: string, value: string): number {
  const encoded = /^[\w.*-]*$/.test(value)
    ? value.length
    : new URLSearchParams([['', value]]).toString().length - 1;
  return key.length + encoded + 2;
}

/** Splits the values of a repeated query parameter so that each part fits a URL; at most `most` values a part. */
export function batchNames(
  key: string,
  values: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let room = 0;
  for (const value of values) {
    const length = queryLength(key, value);
    const last = batches.at(-1);
    if (last === undefined || length > room || last.length >= most) {
      batches.push([value]);
      room = FILTER_BYTES - length;
    } else {
      last.push(value);
      room -= length;
    }
  }
  return batches;
}

/** Checks one row of an answer; throws where nobody asked for it. */
type CheckRow = (row: NeededAdvisory) => void;

/** Notices that the service ignores the filters of a list: its answers then have rows that nobody asked for. */
interface FilterWatch {
  /** Reads an answer, and ends early, without an error, once the filters are known to be ignored. */
  watch(
    question: AdvisoryQuestion,
    values: readonly string[],
    read: (check: CheckRow) => Promise<void>,
  ): Promise<void>;
  areIgnored(): boolean;
  /** Settles with the first page of the first answer, or its failure: until then, no other request is worth sending. */
  readonly opened: Promise<void>;
}

class IgnoredFilter extends Error {}

/** Starts the watch of one run. */
export function createFilterWatch(): FilterWatch {
  let ignored = false;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    opened,
    areIgnored: () => ignored,
    watch: async (question, values, read) => {
      const asked = new Set(values.map((value) => value.toLowerCase()));
      try {
        await read((row) => {
          ignored ||= !isAsked(row, question, asked);
          open();
          if (ignored) throw new IgnoredFilter();
        });
      } catch (error) {
        if (!(error instanceof IgnoredFilter)) throw error;
      } finally {
        open();
      }
    },
  };
}

/** Whether a row fits its filter, in any case of letters. */
function isAsked(row: NeededAdvisory, question: AdvisoryQuestion, asked: ReadonlySet<string>): boolean {
  const ids = [row.advisoryId, row.legacyAdvisoryId ?? '', ...(row.aliases ?? [])];
  const values = question === 'artifactNames' ? [row.artifactName] : ids;
  return values.some((value) => asked.has(value.toLowerCase()));
}
