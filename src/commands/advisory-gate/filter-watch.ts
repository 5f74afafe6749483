import type { Advisory } from './advisory/advisory.ts';
import type { AdvisoryQuestion } from './advisory/advisory-collection.ts';

/** Checks one row of an answer; throws where nobody asked for it. */
export type CheckRow = (row: Advisory) => void;

/** Notices that the service ignores the filters of a list: its answers then have rows that nobody asked for. */
export interface FilterWatch {
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
function isAsked(row: Advisory, question: AdvisoryQuestion, asked: ReadonlySet<string>): boolean {
  const ids = [row.advisoryId, row.legacyAdvisoryId ?? '', ...(row.aliases ?? [])];
  const values = question === 'artifactNames' ? [row.artifactName] : ids;
  return values.some((value) => asked.has(value.toLowerCase()));
}
