import { PlatformError } from '../../platform/errors.ts';
import type { AdvisoryQuestion } from './advisory/advisory-collection.ts';

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
